from itertools import product
from math import isclose, prod

import pytest

from caposaldo import library
from caposaldo.mortain.advice.field import TOLL, Field
from caposaldo.mortain.advice.position import Card, Position
from caposaldo.mortain.advice.volley import best_shot
from caposaldo.mortain.advice.weights import Weights
from caposaldo.mortain.advice.worth import Judge, at_least
from caposaldo.mortain.kind import MortainKind
from caposaldo.scene import Scene


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


def advised(*lines: str, play: tuple[str, ...] = ()) -> dict[str, str]:
    """Return the reason the adviser has for every option of a position."""
    scene = Scene("mortain", "\n".join(lines))
    for line in play:
        scene.play(line)
    game = scene.game
    asked = game.decision()
    assert asked is not None
    options = [option.notation for option in asked.options]
    adviser = game.kind.adviser("postcard")
    assert adviser is not None
    return {one.notation: one.reason for one in adviser.rank(game.view(asked.seat), options)}


BESIDE_ONLY = "reading tiger-free beside"
APART = ("card AS", "ge-37 0503", "ge-102 0602", "us-117 0502", "us-cca west")


def test_a_tiger_free_with_any_unit_is_advised_to_fire_along_from_another_hex() -> None:
    assert advised(*APART, play=("fire us-117",)) == {
        "with ge-37": "adds-fire",
        "with ge-102": "adds-fire",
    }
    found = advised(BESIDE_ONLY, *APART, play=("fire us-117",))
    assert sorted(found.values()) == ["adds-fire", "adds-nothing"]


def test_a_tiger_free_with_any_unit_is_advised_to_fire_along_on_a_face_card() -> None:
    lines = ("card KS", "ge-37 0503", "ge-38 0503", *APART[2:])
    assert set(advised(*lines, play=("fire us-117",)).values()) == {"adds-fire"}
    found = advised(BESIDE_ONLY, *lines, play=("fire us-117",))
    assert found["with ge-102"] == "adds-nothing"


def test_on_a_card_used_up_the_shot_of_a_free_tiger_is_still_weighed() -> None:
    lines = ("card AS", "ge-37 0905", "ge-102 0602", "us-117 0502 flipped", "us-cca west")
    found = advised(*lines, play=("activate ge-37; move 0805",))
    assert found["fire us-117"] == "finish-off"
    assert "activate ge-102" in found


def test_suppression_for_each_firer_is_counted_for_each_by_the_adviser() -> None:
    there = field()
    lines = ("turn 2", "card 10S", "marker air 0503", "ge-37 0503", "ge-38 0503", "us-117 0504")
    odds = []
    for value in ("once", "each"):
        game = library.from_position("mortain", "\n".join((f"reading suppression {value}", *lines)))
        view = game.view("german")
        shot = best_shot(there, Position(there, view), Card(there, view), 5, there.unit["us-117"])
        preview = game.preview("fire us-117")
        assert preview is not None
        hit = next(outcome for outcome in preview.odds if outcome.key == "hit")
        assert isclose(shot.chance, hit.chances / hit.of)
        odds.append(shot.chance)
    assert odds[1] < odds[0]


def test_a_marker_without_a_target_is_not_told_a_hex() -> None:
    found = advised("turn 2", "card 5H", "us-117 0101", "ge-37 east")
    assert found["air"] == "wastes-marker"
