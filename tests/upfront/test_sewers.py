"""Sewers: the chances shown before one goes down, and what a group below is worth (T3.7)."""

from fractions import Fraction
from typing import Any

import pytest

from caposaldo.library import AnyGame
from caposaldo.upfront.points import territory
from caposaldo.upfront.prisoners import captors
from tests.upfront.forks import fate, known, man_odds, shown, spread, told
from tests.upfront.scenes import given, when

PILE = "pile 1 2 4 26 21 8 41 7 5"
CITY = "option battlefield city"


def position(lines: str) -> AnyGame:
    return given(CITY, *lines.split(" | "), PILE).game


def cards_at_the_goal(game: AnyGame) -> list[int]:
    table: Any = game.view("german")["table"]
    return [goal["cards"] for goal in table["sides"]["german"]["goals"]]


def test_t3_7_the_odds_of_the_search() -> None:
    game = position("german A 2 g1 g4 | ground german A 71 | american A 1 a1")
    preview = game.preview("search A")
    assert preview is not None
    assert preview.rule == "UF T3.7"
    found = spread(game, "search A", say=told({"searches found": "success", "": "failure"}))
    assert shown(preview) == found == {"success": Fraction(3, 9), "failure": Fraction(6, 9)}


@pytest.mark.parametrize("man", ["g4", "g1", "g9.unarmed", "g8"])
def test_t3_7_going_down_shows_what_a_turn_below_asks_of_everybody(man: str) -> None:
    lines = f"german A 2 {man} | ground german A 71 | american A 1 a1 | american B 1 a4"
    before = position(f"{lines} | mark german A sewer-entrance | hand german 12")
    preview = before.preview("descend A 12 sideways")
    assert preview is not None
    assert preview.odds == []
    assert preview.detail["note"] == ["at-the-start-of-every-turn-below"]
    below = position(
        f"{lines} | mark german A sewer-entrance below | discards 12 | turn american | phase refill"
    )
    id = man.partition(".")[0]
    found = spread(below, "stay", say=fate(below, id))
    assert man_odds(preview, id) == found
    assert 0 < found["pinned"] < 1


@pytest.mark.parametrize("answer", ["decline", "hero g4 30"])
def test_t3_7_the_check_of_a_pinned_man_with_a_hero_and_without(answer: str) -> None:
    game = position(
        "german A 2 g4.pinned | ground german A 71 | mark german A sewer-entrance below"
        " | german B 1 g1 | american A 3 a1 | hand german 30 | turn american | phase refill"
    )
    game.answer("stay")
    preview = game.preview(answer)
    assert preview is not None
    assert preview.rule == "UF T3.7"
    labels = [line.label for line in preview.modifiers]
    assert labels == (["panic-value"] if answer == "decline" else ["morale"])
    if answer == "decline":
        assert shown(preview) == spread(game, answer, say=fate(game, "g4"))
    else:
        assert shown(preview) == spread(
            game, answer, say=told({"pinned": "pinned", "": "unharmed"})
        )


def test_t3_7_the_odds_of_a_booby_trap() -> None:
    scene = given(
        CITY,
        "scenario C",
        "german A 3 g1 g4",
        "ground german A 71",
        "mark german A sewer-entrance below",
        "american A 1 a1 a3",
        "american B 1 a4 a6",
        "ground american B 117",
        "hand german 12",
        "hand american 108",
        PILE,
    )
    when(scene, "surface A 12")
    preview = scene.game.preview("mine 108")
    for man in ("g1", "g4"):
        assert man_odds(preview, man) == spread(scene.game, "mine 108", say=fate(scene.game, man))
    assert preview is not None
    assert preview.rule == "UF T3.7"
    assert sum(known(preview.odds).values()) == 1


def test_t3_7_a_group_below_scores_nothing_and_holds_no_ground() -> None:
    lines = "german A 3 g1 g4 | german B 3 g2 g5 | ground german A 71 | ground german B 95"
    game = position(f"{lines} | mark german A sewer-entrance below | american A 1 a1")
    table = game.table
    assert territory(table, table.groups["german-A"]) == 0
    assert territory(table, table.groups["german-B"]) == 6
    at_goal = "german A 4 g1 g4 g5 g6 | ground german A 71 | american A 0 a1 | american B 1 a3"
    held = given(CITY, *at_goal.split(" | "), "strength german 4").game
    below = given(
        CITY, *at_goal.split(" | "), "strength german 4", "mark german A sewer-entrance below"
    ).game
    assert cards_at_the_goal(held) == [4]
    assert cards_at_the_goal(below) == [0]


@pytest.mark.parametrize(
    ("german", "american", "found"),
    [("", "", ["american-A"]), ("below", "", []), ("", "below", []), ("below", "below", [])],
)
def test_t3_7_nobody_is_taken_prisoner_below(german: str, american: str, found: list[str]) -> None:
    lines = "german A 3 g1 g4 | ground german A 71 | american A 2 a1 a3 | ground american A 95"
    marks = [f"mark german A {german}"] * bool(german) + [f"mark american A {american}"] * bool(
        american
    )
    game = given(CITY, *lines.split(" | "), *marks).game
    assert captors(game.table, game.table.groups["german-A"]) == found
