"""An owner's own data files are checked, used, and named in what is recorded."""

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from caposaldo import library
from caposaldo.kernel.errors import UnreadableFile


@pytest.fixture(autouse=True)
def package_data_afterwards() -> Iterator[None]:
    yield
    library.use_package_data()


def own_deck(folder: Path, old: str = "", new: str = "") -> Path:
    text = files("caposaldo.upfront").joinpath("data", "action_deck.toml").read_text("utf-8")
    assert old in text
    (folder / "action_deck.toml").write_text(text.replace(old, new, 1), "utf-8")
    return folder


def test_a_folder_may_hold_only_a_deck_and_the_rest_comes_from_the_package(tmp_path: Path) -> None:
    assert library.use_data(own_deck(tmp_path, "no = 1\n", "no = 1\n")) == []
    kind = library.game("upfront")
    assert len(kind.choices("A")["side-1"]) == 7


def test_a_changed_figure_is_in_force(tmp_path: Path) -> None:
    library.use_data(own_deck(tmp_path, "rn = 2\n", "rn = 3\n"))
    kind = library.game("upfront")
    assert kind.setup("A", {}).readings["data"].startswith("own-")


def test_a_broken_deck_is_refused_in_one_sentence_that_names_the_card(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFile, match=r"action_deck\.toml.*card 1\b"):
        library.use_data(own_deck(tmp_path, "rn = 2\n", "rn = 9\n"))


def test_a_file_that_is_no_toml_is_refused(tmp_path: Path) -> None:
    (tmp_path / "weapons.toml").write_text("[[weapon", "utf-8")
    with pytest.raises(UnreadableFile, match=r"weapons\.toml cannot be read"):
        library.use_data(tmp_path)


def test_an_empty_folder_is_refused_and_the_names_are_told(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFile, match=r"none of the data files .*personalities\.toml"):
        library.use_data(tmp_path)


def test_a_record_made_with_other_files_asks_for_them(tmp_path: Path) -> None:
    library.use_data(own_deck(tmp_path, "rn = 2\n", "rn = 3\n"))
    record = library.make_record(library.start("upfront", seed=1), {})
    library.use_package_data()
    with pytest.raises(UnreadableFile, match="--data"):
        library.replay(record)


def test_a_figure_against_what_sources_say_is_pointed_out(tmp_path: Path) -> None:
    doubts = library.use_data(own_deck(tmp_path, 'colour = "black"', 'colour = "red"'))
    assert any(doubt.startswith("known: ") for doubt in doubts)
