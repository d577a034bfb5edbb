"""What the adviser makes of the mountain: its sums are those of the rules, height is worth some."""

from __future__ import annotations

import pytest

from caposaldo.upfront.advice.chances import Chances, Volleys
from caposaldo.upfront.advice.gunnery import Gunnery
from caposaldo.upfront.advice.reading import Reading
from caposaldo.upfront.advice.weights import read_weights
from tests.players.test_upfront_reading import advice, compare
from tests.upfront.boxes import kind
from tests.upfront.scenes import given

FIELD = "option battlefield mountain"
LEVELS = (
    FIELD,
    "nations german russian",
    "german A 2 g1 g3 g4.assists=g3",
    "mark german A level:3",
    "german B 2 g31",
    "mark german B level:1",
    "german C 1 g25 g5.assists=g25 g6",
    "ground german C 76",
    "mark german C level:1",
    "russian A 1 r1 r2 r4",
    "mark russian A level:1",
    "ground russian A 55",
    "russian B 2 r3 r5",
    "mark russian B level:2",
    "russian C 1 r34",
    "russian D 1 r6 r7",
    "mark russian D level:4",
    "hand german 96 66",
)


def ranked(*lines: str, play: str = "") -> list[tuple[str, float]]:
    scene = given(*lines)
    if play:
        scene.play(play)
    game = scene.game
    asked = game.decision()
    assert asked is not None
    adviser = kind().adviser("A", {"battlefield": "mountain"})
    offered = [option.notation for option in asked.options]
    return [(each.notation, each.score) for each in adviser.rank(game.view(asked.seat), offered)]


@pytest.mark.parametrize("but", ["", "mark german C level:1", "ground german C 76"])
def test_strength_over_levels_is_that_of_the_rules(but: str) -> None:
    table = given(*[line for line in LEVELS if line != but]).game.table
    view = given(*[line for line in LEVELS if line != but]).game.view("german")
    box = kind().box.fielded(kind().box.fields["mountain"])
    reading = Reading(view, box, box.scenarios["A"])
    weights = read_weights(advice())
    guns = Gunnery(reading, Chances(reading.table["unseen"]), Volleys(box.deck), weights)
    assert compare(table, reading, guns) > 5


def test_a_group_above_its_enemies_stays_there() -> None:
    lines = (FIELD, "nations german russian", "german A 2 g1 g3 g4.assists=g3 g5 g6")
    enemy = ("russian A 2 r1 r2 r4 r5", "mark russian A level:1", "hand german 14 96")
    found = dict(ranked(*lines, "mark german A level:3", *enemy, play="move A 14 sideways"))
    assert found["down"] < found["decline"]


def test_another_hill_is_for_ones_own_men_and_not_for_the_enemy() -> None:
    lines = (
        FIELD,
        "nations german russian",
        "phase first-terrain",
        "german A 0 g1 g3 g4 g5",
        "german B 0 g2 g6",
        "russian A 0 r1 r3 r4 r5",
        "russian B 0 r2 r6",
        "hand german 76 103 60 54 57",
        "hand russian 61 63 66 68",
    )
    own = dict(ranked(*lines, play="lay 76 A"))
    theirs = dict(ranked(*lines, play="lay 76 >A"))
    assert own["stack 103"] > theirs["stack 103"]
    assert theirs["decline"] > theirs["stack 103"]


def test_a_hill_is_worth_more_on_the_mountain_than_its_figure_says() -> None:
    lines = (
        FIELD,
        "nations german russian",
        "german A 2 g1 g3 g4.assists=g3",
        "ground german A 9>forward",
        "russian A 2 r1 r2 r4 r5",
        "hand german 76",
    )
    scored = dict(ranked(*lines))
    assert scored["terrain A 76"] > scored["open A 76"]


def test_an_overrun_downhill_is_worth_more_only_where_the_slope_counts_for_it() -> None:
    lines = (
        FIELD,
        "nations german russian",
        "german A 3 g31",
        "mark german A level:2",
        "german B 1 g3 g4",
        "russian A 2 r3 r4 r5",
        "hand german 1",
    )
    game = given(*lines).game
    agreed = {"battlefield": "mountain"}
    plain, sloping = [
        next(iter(kind().adviser("A", options).rank(game.view("german"), ["overrun A>A 1"]))).score
        for options in (agreed, {**agreed, "overrun-slope": "yes"})
    ]
    assert sloping > plain
