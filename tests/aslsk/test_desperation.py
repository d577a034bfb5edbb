"""Desperation morale from fire and from enemies who come close (SK X2, R4)."""

from __future__ import annotations

from typing import Final

import pytest

from caposaldo.aslsk.checks import check
from caposaldo.aslsk.desperation import by_fire, near
from caposaldo.aslsk.firetable import NO_COLUMN
from caposaldo.kernel.rules import rule
from caposaldo.proofs import proves
from tests.aslsk.scenes import hex_of, still, told, unit
from tests.aslsk.test_checks import ids

WHY: Final = rule("SK 3.2")
LINES: Final = ("german g1 4-6-7 B5 broken", "german g2 4-6-7 B5", "russian r1 4-4-7 J5")


@proves("SK X2", 1, 3, 7)
@pytest.mark.parametrize(
    ("drm", "may_cower", "dm"),
    [(2, False, True), (3, False, False), (1, True, True), (2, True, False)],
)
def test_X2_an_attack_that_could_have_hurt_makes_DM_whatever_the_dice(
    drm: int, may_cower: bool, dm: bool
) -> None:
    # No dice are asked for: what was rolled does not matter.
    game = still("option dm_by_fire possible_nmc", *LINES)
    by_fire(game, ids("g1", "g2"), 0, drm, may_cower, WHY)
    assert unit(game, "g1").dm == dm
    assert not unit(game, "g2").dm
    if dm:
        assert [event.rules for event in game.told()] == [(rule("SK X2"),)]


@proves("SK X2", 8)
@proves("SK 3.2", 2)
def test_X2_any_shot_makes_DM_as_the_player_aid_says() -> None:
    game = still("option dm_by_fire any_shot", *LINES)
    by_fire(game, ids("g1", "g2"), 0, 6, True, WHY)
    assert unit(game, "g1").dm
    assert [event.rules for event in game.told()] == [(WHY,)]


def test_F1_less_than_one_firepower_is_no_attack_and_makes_no_DM() -> None:
    game = still("option dm_by_fire any_shot", *LINES)
    by_fire(game, ids("g1"), NO_COLUMN, 0, False, WHY)
    assert not unit(game, "g1").dm


@proves("SK X2", 2)
@proves("SK R4", 1, 2)
def test_R4_an_enemy_who_comes_next_to_it_makes_a_broken_unit_DM() -> None:
    game = still(
        "german g1 4-6-7 B5 broken",
        "german g2 4-6-7 C5",
        "german g3 4-6-7 E6 broken",
        "russian r1 4-4-7 C6",
        "russian r2 4-4-7 B7 broken",
    )
    near(game, hex_of(game, "B7"), "russian")
    assert told(game) == []
    near(game, hex_of(game, "C6"), "russian")
    # g3 stands two hexes away, in plain sight: that alone makes nobody desperate.
    assert [unit(game, id).dm for id in ("g1", "g2", "g3")] == [True, False, False]
    assert game.told()[0].rules == (rule("SK R4"),)


@proves("SK R4", 1)
def test_R4_breaking_makes_DM() -> None:
    game = still("german g1 4-6-7 B5", "russian r1 4-4-7 J5", rig="4,4")
    check(game, unit(game, "g1"), [], WHY)
    assert unit(game, "g1").dm


def test_R4_an_enemy_in_its_hex_makes_it_DM_too() -> None:
    game = still("german g1 4-6-7 B5 broken", "russian r1 4-4-7 B5")
    near(game, hex_of(game, "B5"), "russian")
    assert unit(game, "g1").dm
