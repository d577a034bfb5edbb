from itertools import product
from math import isclose, prod

import pytest

from caposaldo import library
from caposaldo.mortain.advice.field import TOLL, Field
from caposaldo.mortain.advice.position import Position
from caposaldo.mortain.advice.weights import Weights
from caposaldo.mortain.advice.worth import Judge, at_least
from caposaldo.mortain.kind import MortainKind


def field(scenario: str = "postcard") -> Field:
    kind = library.game("mortain")
    assert isinstance(kind, MortainKind)
    return Field(kind.battles[scenario])


def worth(*lines: str) -> float:
    game = library.from_position("mortain", "\n".join(("turn 3", "card AS", *lines)))
    there = field()
    return Judge(there, Weights()).worth(Position(there, game.view("german")))


@pytest.mark.parametrize("wanted", [1, 2, 3, 4, 5])
def test_the_chance_of_enough_escapes_is_the_sum_over_all_ways(wanted: int) -> None:
    chances = [0.1, 0.5, 0.7, 0.9]
    every = sum(
        prod(c if got else 1 - c for c, got in zip(chances, way, strict=True))
        for way in product((False, True), repeat=4)
        if sum(way) >= wanted
    )
    assert isclose(at_least(chances, wanted), every, abs_tol=1e-12)


@pytest.mark.parametrize("scenario", ["postcard", "sector"])
def test_an_open_road_is_as_long_as_the_map_and_a_held_hex_costs_a_toll(scenario: str) -> None:
    there = field(scenario)
    free = there.roads(set())
    assert [free[place] for place in range(there.size)] == [c - 1 for c in there.columns]
    wall = {place for place in range(there.size) if there.columns[place] == 3}
    walled = there.roads(wall)
    for place in range(there.size):
        behind = there.columns[place] >= 3
        assert walled[place] == free[place] + (TOLL if behind else 0)


ALL_GERMANS = (
    *("ge-stug 0503", "ge-37 0503", "ge-38 0504", "ge-pz1 0504"),
    *("ge-pz2 0505", "ge-df 0505", "ge-d 0602", "ge-102 0602"),
)
SOME_US = ("us-117 0203", "us-119 0302", "us-cca 0102", "us-ccr west")


def test_every_step_lost_by_a_side_is_a_loss_to_it() -> None:
    whole = worth(*ALL_GERMANS, *SOME_US)
    for i in range(len(ALL_GERMANS)):
        hurt = (*ALL_GERMANS[:i], f"{ALL_GERMANS[i]} flipped", *ALL_GERMANS[i + 1 :])
        assert worth(*hurt, *SOME_US) < whole, ALL_GERMANS[i]
    for i in range(3):
        us = (*SOME_US[:i], f"{SOME_US[i]} flipped", *SOME_US[i + 1 :])
        assert worth(*ALL_GERMANS, *us) > whole, SOME_US[i]


def test_a_german_who_cannot_bring_five_out_hopes_only_for_the_us_units_to_die() -> None:
    four = ALL_GERMANS[:4]
    assert worth(*four, *SOME_US) < 0.2
    assert worth(*four, "us-117 0203 flipped") > worth(*four, *SOME_US)


def test_time_runs_out() -> None:
    game_early = worth(*ALL_GERMANS, *SOME_US)
    late = library.from_position(
        "mortain", "\n".join(("turn 6", "card AS", "deck 2C JOKER", *ALL_GERMANS, *SOME_US))
    )
    there = field()
    assert Judge(there, Weights()).worth(Position(there, late.view("german"))) < game_early / 2
