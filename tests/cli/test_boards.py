"""The commands about boards."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from caposaldo.cli.app import app
from tests.aslsk.grounds import board
from tests.boards.archives import archive, painted

RUN = CliRunner()
TIMES = "\N{MULTIPLICATION SIGN}"


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("sys.platform", "linux")


def run(*words: str | Path) -> Result:
    return RUN.invoke(app, ["boards", *[str(word) for word in words]], env={"LC_ALL": "C"})


def said(result: Result, code: int = 0) -> str:
    assert result.exit_code == code, result.output
    return result.stdout


def test_a_new_board_is_without_fault_and_can_be_drawn(tmp_path: Path) -> None:
    file, picture = tmp_path / "brook.toml", tmp_path / "brook.svg"
    assert said(run("new", file)) == f"{file} written.\n"
    assert said(run("check", file)) == f"{file}: no fault, 346 hexes.\n"
    assert said(run("check", file, "--lang", "it")) == f"{file}: nessun errore, 346 esagoni.\n"
    assert said(run("draw", file, "-o", picture)) == f"{picture} written.\n"
    assert picture.read_text("utf-8").startswith("<svg")


def test_faults_are_listed_with_their_hexes(tmp_path: Path) -> None:
    file = tmp_path / "brook.toml"
    said(run("new", file, "--columns", "9", "--rows", "6"))
    text = file.read_text("utf-8") + '\n[[road]]\nkind = "dirt"\npath = ["edge", "C3", "C4"]\n'
    file.write_text(text, "utf-8")
    assert said(run("check", file), 1).startswith("C3: the road ends at the edge")
    told = json.loads(said(run("check", file, "--json", "--lang", "it"), 1))
    assert told["playable"] is False
    assert told["faults"][0]["key"] == "road-not-at-edge"
    assert told["faults"][0]["facts"] == {"hex": "C3"}
    assert told["faults"][0]["text"].startswith("C3: la strada")


def test_a_file_that_cannot_be_read_is_a_fault_too(tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_text("columns = 4", "utf-8")
    assert "must be a whole number" in said(run("check", file), 1)
    assert json.loads(said(run("check", file, "--json"), 1))["faults"][0]["key"] == "unreadable"


def test_boards_at_hand_are_listed_and_named_by_their_ids(tmp_path: Path) -> None:
    listed = said(run("list"))
    assert f"lane  The lane, 9 {TIMES} 6\n" in listed
    assert said(run("check", "lane")) == "lane: no fault, 58 hexes.\n"
    found = json.loads(said(run("list", "--json")))
    assert {entry["id"] for entry in found} >= {"lane", "hamlet"}
    assert "choose from" in said(run("check", "nowhere"), 1)
    assert said(run("draw", "lane", "-o", tmp_path / "x.svg")).endswith("written.\n")


def test_a_board_file_is_taken_onto_the_shelf(tmp_path: Path) -> None:
    file = tmp_path / "brook.toml"
    said(run("new", file, "--columns", "9", "--rows", "6"))
    assert said(run("import", file)).startswith("Board brook is on your shelf: ")
    assert f"brook  Brook, 9 {TIMES} 6, yours\n" in said(run("list"))
    again = run("import", file)
    assert again.exit_code == 2
    assert "add --overwrite" in again.stderr
    said(run("import", file, "--overwrite"))
    wrong = run("import", file, "--id", "other")
    assert "leave --id out" in wrong.stderr


def test_a_board_of_the_game_is_not_replaced(tmp_path: Path) -> None:
    file = tmp_path / "lane.toml"
    said(run("new", file, "--columns", "9", "--rows", "6"))
    result = run("import", file)
    assert result.exit_code == 2
    assert "another id" in result.stderr


def test_an_archive_is_taken_onto_the_shelf(tmp_path: Path) -> None:
    file = archive(tmp_path / "bdq", painted(board(columns=5, rows=3, stone=("C2",))))
    assert said(run("import", file, "--lang", "it")).startswith("La tavola q è sul tuo scaffale")
    assert said(run("check", "q")) == "q: no fault, 17 hexes.\n"
    said(run("import", file, "--id", "other"))
    assert json.loads(said(run("list", "--json")))[-1] | {"hash": ""} == {
        "id": "q", "title": {"en": "Board q", "it": "Tavola q"}, "columns": 5, "rows": 3,
        "geomorphic": False, "hash": "", "own": True,
    }  # fmt: skip


def test_an_archive_without_a_name_in_letters_asks_for_one(tmp_path: Path) -> None:
    file = archive(tmp_path / "bd01", painted(board(columns=5, rows=3)), name="01")
    result = run("import", file)
    assert result.exit_code == 2
    assert "--id" in result.stderr


def test_a_broken_board_on_the_shelf_hides_no_other(tmp_path: Path) -> None:
    shelf = tmp_path / "data" / "caposaldo" / "boards"
    shelf.mkdir(parents=True)
    (shelf / "bad.toml").write_text("id = ", "utf-8")
    listed = run("list")
    assert "lane" in listed.stdout
    assert "bad.toml" in listed.stderr


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["new", "x.toml", "--columns", "8"], "give an odd number"),
        (["new", "1.toml"], "no letters for an id"),
        (["import", "nowhere.toml"], "no file"),
        (["draw", "lane"], "Missing option"),
    ],
)
def test_errors_are_one_sentence_that_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(*words)
    assert result.exit_code == 2
    assert told in result.stderr


def test_nothing_is_overwritten_unasked(tmp_path: Path) -> None:
    file = tmp_path / "brook.toml"
    file.write_text("mine", "utf-8")
    assert "add --overwrite" in run("new", file).stderr
    assert "add --overwrite" in run("draw", "lane", "-o", file).stderr
    assert file.read_text("utf-8") == "mine"
