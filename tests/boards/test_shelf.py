"""The user's own boards and the tables kept on disk."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from caposaldo.aslsk import sighttable
from caposaldo.aslsk.atlas import Atlas, use_shelf
from caposaldo.aslsk.boardfile import read_board
from caposaldo.aslsk.maps import Part, make
from caposaldo.boards.cache import SightCache
from caposaldo.boards.folders import cache_folder, shelf_folder
from caposaldo.boards.shelf import FolderShelf, at_hand, box, open_board, open_shelf
from caposaldo.boards.writing import bare, write_board
from caposaldo.kernel.errors import UnreadableFile
from tests.aslsk.grounds import ground


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("sys.platform", "linux")
    yield
    use_shelf(None)
    sighttable.use_store(None)
    sighttable.forget()


def test_the_folders_are_those_of_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert cache_folder() == tmp_path / "cache" / "caposaldo"
    assert shelf_folder() == tmp_path / "data" / "caposaldo" / "boards"
    monkeypatch.setenv("XDG_CACHE_HOME", "")
    assert cache_folder() == Path.home() / ".cache" / "caposaldo"
    monkeypatch.setattr("sys.platform", "darwin")
    assert cache_folder() == Path.home() / "Library" / "Caches" / "caposaldo"
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    assert cache_folder() == tmp_path / "caposaldo"


def test_a_table_is_kept_on_disk_and_a_damaged_one_made_anew(tmp_path: Path) -> None:
    cache = SightCache(tmp_path / "sight")
    sighttable.use_store(cache)
    made = ground(columns=7, rows=4, stone=("D2",))
    wanted = sighttable.of(made).blocked
    (file,) = (tmp_path / "sight").iterdir()
    assert file.name == f"{made.key}.sight"
    sighttable.forget()
    assert sighttable.of(made).blocked == wanted
    file.write_bytes(file.read_bytes()[:50])
    sighttable.forget()
    assert sighttable.of(made).blocked == wanted
    assert len(file.read_bytes()) > 50


def test_a_cache_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder", "utf-8")
    cache = SightCache(blocked / "sight")
    cache.keep("key", b"data")
    assert cache.fetch("key") is None


def test_an_opened_shelf_gives_its_boards_to_every_game() -> None:
    open_shelf()
    FolderShelf().put(write_board(bare("brook", 9, 6)))
    assert Atlas({}).board("brook").columns == 9
    assert at_hand(FolderShelf()).ids() == [*box(), "brook"]
    sighttable.of(make([Part(Atlas({}).board("brook"))]))
    assert len(list((cache_folder() / "sight").iterdir())) == 1


def test_a_shelf_refuses_what_is_no_board_and_reads_no_other_file(tmp_path: Path) -> None:
    shelf = FolderShelf(tmp_path)
    with pytest.raises(UnreadableFile, match="no TOML"):
        shelf.put("columns = ")
    with pytest.raises(UnreadableFile, match="columns"):
        shelf.put('id = "x"')
    assert shelf.ids() == []
    (tmp_path.parent / "secret.toml").write_text("id = 1", "utf-8")
    assert shelf.fetch("../secret") is None


def test_a_file_of_bytes_is_no_board(tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(UnreadableFile, match="no text"):
        open_board(file)


def test_the_box_has_two_small_boards_for_lessons() -> None:
    sizes = {id: (data["columns"], data["rows"]) for id, data in box().items()}
    assert sizes["lane"] == (9, 6)
    assert sizes["hamlet"] == (13, 8)
    assert all(read_board(data).drawings for data in box().values())
