import json
import sys
from math import isclose
from pathlib import Path

import polars
import pytest

from caposaldo.lab.files import write_study
from caposaldo.lab.study import Row, Study

SIDES = ("german", "us")


def row(number: int, german: str, us: str, winner: str) -> Row:
    levels = {"german": german, "us": us}
    by = "" if not winner else "a" if levels[winner] == "regular" else "b"
    return Row(number, number // 2, levels, winner, by, "some-reason", 6, 100 + number)


def study() -> Study:
    rows = (
        row(0, "regular", "random", "german"),
        row(1, "random", "regular", "us"),
        row(2, "regular", "random", "us"),
        row(3, "random", "regular", "us"),
    )
    return Study("mortain", "postcard", SIDES, ("regular", "random"), {}, 0, rows)


def test_sides_and_players_are_counted_apart() -> None:
    german, us = study().side("german"), study().side("us")
    assert (german["wins"], us["wins"]) == (1, 3)
    assert german["as"] == {"regular": 0.5, "random": 0.0}
    assert us["as"] == {"regular": 1.0, "random": 0.5}


def test_the_match_is_scored_by_pairs() -> None:
    match = study().match()
    assert (match["pairs"], match["score"]) == (2, 0.75)
    assert match["low"] == pytest.approx(0.26, abs=0.01)
    assert match["high"] == 1.0


def test_ends_are_listed_the_commonest_first() -> None:
    assert [(end["winner"], end["games"]) for end in study().reasons()] == [
        ("us", 3),
        ("german", 1),
    ]


def test_means_are_of_all_games() -> None:
    data = study().data()
    assert data["turns"] == 6
    assert isinstance(data["answers"], float)
    assert isclose(data["answers"], 101.5)


def test_a_study_is_written_as_json_and_parquet(tmp_path: Path) -> None:
    files = write_study(study(), tmp_path / "new")
    assert [file.name for file in files] == ["results.json", "games.parquet"]
    assert json.loads(files[0].read_text("utf-8"))["games"] == 4
    table = polars.read_parquet(files[1])
    assert table["winner"].to_list() == ["german", "us", "us", "us"]
    assert table["german"].to_list() == ["regular", "random"] * 2


def test_without_polars_the_games_are_csv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    files = write_study(study(), tmp_path)
    lines = files[1].read_text("utf-8").splitlines()
    assert files[1].name == "games.csv"
    assert lines[0] == "number,seed,german,us,winner,by,reason,turns,answers"
    assert lines[1] == "0,0,regular,random,german,a,some-reason,6,100"
