"""What is chosen before a game is given on the command line like a reading."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from caposaldo import library
from caposaldo.cli.app import app
from caposaldo.cli.sit import Wanted
from caposaldo.kernel.errors import UnreadableFile
from tests.kernel.duel_shelf import put_on_the_shelf

RUN = CliRunner()


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch)


def said(*words: str) -> str:
    result = RUN.invoke(app, list(words), env={"LC_ALL": "C"})
    assert result.exit_code == 0, result.output
    return result.stdout


def test_games_lists_the_choices_of_each_scenario() -> None:
    assert "--reading side-1=north|south" in said("games")
    games = {game["id"]: game for game in json.loads(said("games", "--json"))}
    scenario = games["chosen-duel"]["scenarios"][0]
    assert scenario["choices"] == {"side-1": ["north", "south"], "side-2": ["south", "north"]}
    assert scenario["seats"] == ["north", "south"]
    assert games["duel"]["scenarios"][0]["choices"] == {}


def test_simulate_takes_a_choice_like_a_reading() -> None:
    asked = ("simulate", "chosen-duel", "--players", "random", "--games", "1", "--workers", "1")
    chosen = (
        "--reading",
        "side-1=south",
        "--reading",
        "side-2=north",
        "--reading",
        "ties=attacker",
    )
    found = json.loads(said(*asked, *chosen, "--json"))
    assert [side["side"] for side in found["sides"]] == ["south", "north"]
    assert found["readings"] == {"ties": "attacker", "side-1": "south", "side-2": "north"}


@pytest.mark.parametrize(
    ("side", "readings", "options"),
    [
        ("", [], {}),
        ("south", [], {}),
        ("south", ["side-2=north"], {"side-2": "north", "side-1": "south"}),
        ("west", [], {}),
        ("north", ["side-1=south"], {"side-1": "south", "side-2": "north"}),
    ],
)
def test_the_side_one_plays_counts_as_the_choice_of_it(
    side: str, readings: list[str], options: dict[str, str]
) -> None:
    assert Wanted("chosen-duel", "", side, "random", 1, readings).options() == options


def test_a_choice_that_cannot_be_is_refused_with_those_there_are() -> None:
    wanted = Wanted("chosen-duel", "", "", "random", 1, ["side-1=west"])
    with pytest.raises(UnreadableFile, match="choose one of: north, south"):
        library.start("chosen-duel", options=wanted.options())
