"""Breakdown of machine guns (SK 4.1, X8, F17), X# of flamethrowers and charges (SK F18)."""

from __future__ import annotations

import pytest

from caposaldo.aslsk import attackkinds as kinds
from caposaldo.aslsk import breakdown
from caposaldo.aslsk.breakdown import MALFUNCTIONS, REMOVED
from caposaldo.aslsk.dice import Roll
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.units import WeaponId
from caposaldo.proofs import proves
from tests.aslsk.scenes import still, told, unit, weapon

PUBLISHED = "preset published"


def scene(gun: str = "MMG g1", marks: str = "", user: str = "4-6-7", *more: str) -> Starter:
    return still(f"german g1 {user} B5", "russian r1 4-4-7 C5", f"german gw1 {gun} {marks}", *more)


def harm(game: Starter, kind: str, gun: str = "gw1") -> dict[str, list[int]]:
    """The Original DR that harm a gun, by what they do to it."""
    found: dict[str, list[int]] = {}
    held = weapon(game, gun)
    for original in range(2, 13):
        done = breakdown.outcome(game.table, held, unit(game, held.holder), kind, original)
        if done:
            found.setdefault(done, []).append(original)
    return found


@proves("SK 4.1", 4)
def test_4_1_an_original_dr_at_or_over_B_malfunctions_the_gun() -> None:
    assert harm(scene(), kinds.PREP) == {MALFUNCTIONS: [12]}
    russian = still("russian r1 4-4-7 B5", "german g1 4-6-7 C5", "russian rw1 LMG r1")
    assert harm(russian, kinds.FIRST, "rw1") == {MALFUNCTIONS: [11, 12]}


@proves("SK 4.1", 6)
@proves("SK X8", 2)
@proves("SK X8", 3)
@proves("SK X8", 4)
@pytest.mark.parametrize("kind", [kinds.SUBSEQUENT, kinds.PROTECTIVE, kinds.FINAL])
def test_X8_B12_lowered_to_10_malfunctions_at_10_or_11_and_12_removes(kind: str) -> None:
    assert harm(scene(marks="first"), kind) == {MALFUNCTIONS: [10, 11], REMOVED: [12]}


def test_X8_an_unmarked_gun_in_the_defensive_fire_phase_has_its_own_number() -> None:
    assert harm(scene(), kinds.FINAL) == {MALFUNCTIONS: [12]}


@proves("SK X8", 5)
@proves("SK X8", 9)
@pytest.mark.parametrize(
    ("reading", "expected"),
    [
        ("at_or_above", {MALFUNCTIONS: [9, 10], REMOVED: [11, 12]}),
        ("exact", {MALFUNCTIONS: [9, 10, 12], REMOVED: [11]}),
    ],
)
def test_X8_what_a_roll_above_the_number_does_is_a_reading(
    reading: str, expected: dict[str, list[int]]
) -> None:
    game = still(
        f"option mg_removal {reading}",
        "russian r1 4-4-7 B5",
        "german g1 4-6-7 C5",
        "russian rw1 MMG r1 first",
    )
    assert harm(game, kinds.SUBSEQUENT, "rw1") == expected


@proves("SK X8", 8)
@pytest.mark.parametrize("kind", [kinds.SUBSEQUENT, kinds.PROTECTIVE])
def test_X8_by_the_player_aids_line_B_is_lowered_in_the_defensive_fire_phase_only(
    kind: str,
) -> None:
    game = scene("MMG g1", "first", "4-6-7", "option mg_second_fire defensive_phase_only")
    assert harm(game, kind) == {MALFUNCTIONS: [12]}
    assert harm(game, kinds.FINAL) == {MALFUNCTIONS: [10, 11], REMOVED: [12]}


@proves("SK F17", 6)
@proves("SK 3.3recover", 2)
@proves("SK 4.0", 9)
@proves("SK F20", 1)
def test_F17_inexperience_and_capture_lower_the_number_and_add_up() -> None:
    lines = ("russian r1 4-4-7 B5", "russian r2 4-2-6 B5", "german g1 4-6-7 C5")
    own = still(*lines, "russian rw1 HMG r1", "russian rw2 HMG r2")
    assert harm(own, kinds.PREP, "rw1") == {MALFUNCTIONS: [12]}
    assert harm(own, kinds.PREP, "rw2") == {MALFUNCTIONS: [11, 12]}
    captured = still(*lines, "german gw1 HMG r1", "german gw2 HMG r2")
    assert harm(captured, kinds.PREP, "gw1") == {MALFUNCTIONS: [10, 11, 12]}
    assert harm(captured, kinds.PREP, "gw2") == {MALFUNCTIONS: [9, 10, 11, 12]}
    labels = breakdown.number_modifiers_of(
        captured.table, weapon(captured, "gw2"), unit(captured, "r2")
    )
    assert [(each.value, each.rule, each.label) for each in labels] == [
        (-1, "SK F17", "inexperienced-user"),
        (-2, "SK F20", "captured"),
    ]


@pytest.mark.parametrize(
    ("user", "number"), [("5-4-8", 10), ("4-6-7", 8), ("4-3-6", 7), ("8-1", 8)]
)
@proves("SK F18", 1)
@proves("SK F18", 2)
@proves("SK 4.2", 6)
def test_F18_the_number_of_a_flamethrower_depends_on_its_user(user: str, number: int) -> None:
    game = scene("FT g1", "", user)
    assert harm(game, kinds.FLAME) == {REMOVED: list(range(number, 13))}


@proves("SK F18", 3)
@pytest.mark.parametrize(("user", "number"), [("5-4-8", 12), ("4-6-7", 10), ("4-3-6", 9)])
def test_F18_the_number_of_a_charge_depends_on_its_placer(user: str, number: int) -> None:
    game = scene("DC g1", "", user)
    assert breakdown.number(game.table, weapon(game, "gw1"), unit(game, "g1")) == number


def test_F18_a_captured_flamethrower_has_2_less() -> None:
    game = still("german g1 5-4-8 B5", "russian r1 4-4-7 C5", "russian rw1 FT g1")
    assert breakdown.number(game.table, weapon(game, "rw1"), unit(game, "g1")) == 8


def test_4_1_the_gun_that_breaks_down_stays_and_can_be_mended() -> None:
    game = scene()
    ids = [WeaponId("gw1")]
    assert breakdown.break_down(game, ids, [kinds.PREP], Roll(6, 5)) == []
    assert breakdown.break_down(game, ids, [kinds.PREP], Roll(6, 6)) == ids
    assert weapon(game, "gw1").malfunctioned
    assert told(game) == ["malfunctioned"]


def test_X8_the_gun_that_is_removed_is_out_of_the_game() -> None:
    game = scene(marks="first")
    ids = [WeaponId("gw1")]
    assert breakdown.break_down(game, ids, [kinds.FINAL], Roll(6, 6)) == ids
    breakdown.scrap(game, ids)
    assert (weapon(game, "gw1").holder, weapon(game, "gw1").place) == ("", -2)
    assert game.told()[-1].rules == ("SK X8",)


@proves("SK X8", 7)
def test_X8_random_selection_names_the_gun_of_several() -> None:
    game = still(
        "german g1 4-6-7 B5", "german g2 4-6-7 B5", "russian r1 4-4-7 C5",
        "german gw1 MMG g1", "german gw2 LMG g2", "russian rw1 LMG g1",
        rig="3 5",
    )  # fmt: skip
    ids = [WeaponId("gw1"), WeaponId("gw2"), WeaponId("rw1")]
    # The captured LMG is the only one that an 11 reaches; a 12 reaches all three.
    assert breakdown.break_down(game, ids, [kinds.PREP] * 3, Roll(6, 5)) == ids[2:]
    assert breakdown.break_down(game, ids[:2], [kinds.PREP] * 2, Roll(6, 6)) == ids[1:2]
    assert (weapon(game, "gw1").malfunctioned, weapon(game, "gw2").malfunctioned) == (False, True)
    assert told(game) == ["malfunctioned", "selected", "malfunctioned"]


@pytest.mark.parametrize(
    ("reading", "rig", "broken"),
    [("all_tied", "4 4", ["gw1", "gw2"]), ("reroll", "4 4 1 3", ["gw2"])],
)
def test_F19_guns_that_tie_break_down_together_or_roll_again(
    reading: str, rig: str, broken: list[str]
) -> None:
    game = still(
        f"option selection_ties {reading}",
        "german g1 4-6-7 B5", "german g2 4-6-7 B5", "russian r1 4-4-7 C5",
        "german gw1 MMG g1", "german gw2 LMG g2",
        rig=rig,
    )  # fmt: skip
    ids = [WeaponId("gw1"), WeaponId("gw2")]
    assert breakdown.break_down(game, ids, [kinds.PREP] * 2, Roll(6, 6)) == broken
