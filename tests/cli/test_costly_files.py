"""Files that would take all memory are refused by every command in one sentence, with code 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.test_errors import refused, run

COSTLY = "title = 'x'\na" + ".a" * 20_000 + " = 1\n"
"""As the parser of the standard library reads it: 1.5 GB."""
TOLD = "the key in line 2 has more than 10 parts; write fewer dots"


@pytest.fixture
def costly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("sys.platform", "linux")
    file = tmp_path / "x.toml"
    file.write_text(COSTLY, "utf-8")
    return file


@pytest.mark.parametrize(
    "words",
    [
        ("design", "check"),
        ("design", "show"),
        ("design", "draw"),
        ("design", "buy", "FILE", "attacker"),
        ("boards", "import"),
        ("boards", "draw", "FILE", "-o", "x.svg"),
        ("boards", "sight", "FILE", "A1", "A2"),
        ("case",),
    ],
    ids=" ".join,
)
def test_a_file_with_an_endless_key_is_refused(words: tuple[str, ...], costly: Path) -> None:
    named = words if "FILE" in words else (*words, "FILE")
    said = refused(run(*[str(costly) if word == "FILE" else word for word in named]))
    assert TOLD in said


def test_boards_check_lists_it_as_a_fault(costly: Path) -> None:
    result = run("boards", "check", str(costly))
    assert result.exit_code == 1
    assert TOLD in result.stdout


def test_a_folder_of_data_files_is_read_with_the_same_care(tmp_path: Path) -> None:
    (tmp_path / "nations.toml").write_text(COSTLY, "utf-8")
    said = refused(run("--data", str(tmp_path), "games"))
    assert f"nations.toml cannot be read: {TOLD}" in said


def test_a_folder_of_tests_is_read_with_the_same_care(tmp_path: Path) -> None:
    (tmp_path / "cases").mkdir()
    (tmp_path / "cases" / "x.toml").write_text(COSTLY, "utf-8")
    assert TOLD in refused(run("rules", "coverage", "--tests", str(tmp_path)))


def test_a_design_over_sixty_four_kilobytes_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_text("# " + "x" * 65_536, "utf-8")
    assert "larger than 64 kB" in refused(run("design", "check", str(file)))
