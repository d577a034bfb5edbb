"""Exact odds of the Starter Kit from numbers alone."""

from __future__ import annotations

import json
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from caposaldo.cli.app import app

RUN = CliRunner()


def run(*words: str) -> Result:
    return RUN.invoke(app, ["odds", "aslsk", *words], env={"LC_ALL": "C"})


def odds(*words: str) -> Any:  # noqa: ANN401 - what JSON holds
    result = run(*words, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def shares(found: list[dict[str, Any]]) -> dict[str, str]:
    return {entry["key"]: f"{entry['chances']}/{entry['of']}" for entry in found}


def test_fire_has_its_column_and_36ths_and_a_squad_1296ths() -> None:
    found = odds("fire", "--fp", "8", "--drm", "2", "--cower", "1", "--morale", "7")
    assert found["column"] == 8
    assert found["method"] == "exact"
    assert shares(found["odds"]) == {
        "result-2MC": "3/36",
        "result-1MC": "7/36",
        "result-NMC": "4/36",
        "result-PTC": "7/36",
        "result-none": "15/36",
    }
    assert found["squad"]["morale"] == 7
    assert {entry["of"] for entry in found["squad"]["odds"]} == {1296}
    assert sum(entry["chances"] for entry in found["squad"]["odds"]) == 1296


def test_fire_below_one_factor_is_no_attack() -> None:
    found = odds("fire", "--fp", "0.5")
    assert (found["column"], shares(found["odds"])) == (0, {"result-none": "36/36"})


def test_a_morale_check_knows_the_ELR_and_who_is_broken() -> None:
    assert shares(odds("mc", "--morale", "7", "--drm", "1", "--elr", "2")["odds"]) == {
        "fate-reduced-broken": "1/36",
        "fate-replaced": "9/36",
        "fate-broken": "11/36",
        "fate-pinned": "5/36",
        "fate-unaffected": "10/36",
    }
    assert shares(odds("mc", "--morale", "7", "--broken")["odds"]) == {
        "fate-eliminated": "1/36",
        "fate-reduced": "14/36",
        "fate-unaffected": "21/36",
    }


def test_a_rally_succeeds_up_to_morale() -> None:
    found = shares(odds("rally", "--morale", "7", "--drm", "2")["odds"])
    assert found == {"rally-works": "10/36", "rally-reduced": "1/36", "rally-fails": "25/36"}
    assert "rally-works" in shares(
        odds("rally", "--morale", "2", "--drm", "4", "--two-rallies")["odds"]
    )


@pytest.mark.parametrize(
    ("attack", "defence", "column", "kill"),
    [("9", "5", "3-2", 6), ("5", "4", "1-1", 5), ("4", "6", "1-2", 4), ("1", "9", "<1-8", 0)],
)
def test_close_combat_has_its_column_and_kill_number(
    attack: str, defence: str, column: str, kill: int
) -> None:
    found = odds("cc", "--attack", attack, "--defence", defence)
    assert (found["column"], found["kill"]) == (column, kill)
    assert sum(entry["chances"] for entry in found["odds"]) == 36


def test_an_ambush_needs_a_dr_lower_by_three() -> None:
    assert shares(odds("ambush")["odds"]) == {
        "ambush": "6/36",
        "ambushed": "6/36",
        "no-ambush": "24/36",
    }
    assert shares(odds("ambush", "--drm", "-1", "--enemy-drm", "1")["odds"])["ambush"] == "15/36"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("fire", "--fp", "-1"), "--fp"),
        (("fire", "--fp", "0.3"), "firepower cannot be 0.3"),
        (("mc", "--morale", "13"), "--morale"),
        (("cc", "--attack", "4", "--defence", "0"), "--defence above 0"),
    ],
)
def test_wrong_numbers_are_refused_with_what_to_do(words: tuple[str, ...], says: str) -> None:
    result = run(*words)
    assert result.exit_code != 0
    assert says in result.output


def test_the_odds_are_told_in_both_languages() -> None:
    assert "Column 8" in run("fire", "--fp", "8", "--morale", "7").stdout
    told = run("fire", "--fp", "8", "--morale", "7", "--lang", "it").stdout
    assert "Colonna 8" in told
    assert "inchiodata" in told
    assert "Odds 3-2, kill number 6" in run("cc", "--attack", "9", "--defence", "5").stdout
    assert "rallies" in run("rally", "--morale", "7").stdout
    assert "you ambush" in run("ambush").stdout
    assert "broken" in run("mc", "--morale", "7").stdout


@pytest.mark.parametrize(
    "words",
    [
        ("fire", "--fp", "inf"),
        ("cc", "--attack", "inf", "--defence", "3"),
        ("cc", "--attack", "3", "--defence", "inf"),
    ],
)
def test_firepower_without_end_is_refused_with_a_sentence(words: tuple[str, ...]) -> None:
    result = run(*words)
    assert result.exit_code != 0
    assert "firepower cannot be inf" in result.output
    assert "Traceback" not in result.output
