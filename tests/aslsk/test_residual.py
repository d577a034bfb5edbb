"""Residual firepower: how much an attack leaves and whom it strikes (SK 3.3.3r, X3, X4, M18)."""

from __future__ import annotations

import pytest

from caposaldo.aslsk.attackkinds import FIRST
from caposaldo.aslsk.attackrecord import Attack
from caposaldo.aslsk.residual import aimed_at, marker_of, outside, struck_at
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.units import UnitId, WeaponId
from caposaldo.proofs import proves
from tests.aslsk.scenes import hex_of, still, unit

PUBLISHED = ("preset published", "option los_check free", "turn russian 1 movement")
MOVER = "russian r1 4-4-7 J5 +moving +spent:2"


def attack(game: Starter, *firers: str, leaders: str = "", hex: str = "J5") -> Attack:
    units = tuple([UnitId(id) for id in firers if "w" not in id])
    weapons = tuple([WeaponId(id) for id in firers if "w" in id])
    directing = tuple([UnitId(id) for id in leaders.split()])
    return Attack(FIRST, "german", hex_of(game, hex), (UnitId("r1"),), units, weapons, directing)


@proves("SK X3", 8)
@proves("SK E1", 2)
def test_ER1_4_FP_through_an_orchard_leave_1() -> None:
    game = still(*PUBLISHED, "german g1 4-6-7 G5", "hex H5 orchard", MOVER)
    assert marker_of(game.table, attack(game, "g1")) == 1


@proves("SK X3", 8)
@proves("SK X3", 3)
@proves("SK E1", 2)
def test_ER2_the_same_by_a_CX_firer_leaves_none_even_under_a_leader_of_minus_2() -> None:
    lines = ("german g1 4-6-7 G5 cx", "german g2 10-2 G5", "hex H5 orchard", MOVER)
    game = still(*PUBLISHED, *lines)
    fire = attack(game, "g1", leaders="g2")
    assert outside(game.table, fire) == 2
    assert marker_of(game.table, fire) == 0


@proves("SK X3", 3, 9, 10)
@pytest.mark.parametrize(
    ("reading", "lowered", "left"),
    [("every_outside_drm", 3, 1), ("hindrance_only", 1, 4), ("hindrance_hexes", 1, 4)],
)
def test_X3_by_the_player_aid_only_hindrance_lowers_it(
    reading: str, lowered: int, left: int
) -> None:
    lines = ("german g1 4-6-7 G5 cx", "german g2 8-3-8 G5", "german g3 6+1 G5", MOVER)
    option = f"option residual_reduction {reading}"
    game = still(*PUBLISHED, option, *lines, "hex H5 orchard")
    fire = attack(game, "g1", "g2", leaders="g3")
    assert outside(game.table, fire) == lowered
    assert marker_of(game.table, fire) == left


@proves("SK X3", 10)
@pytest.mark.parametrize(
    ("smoke", "points", "hexes"),
    [("H5", 2, 1), ("H5 J5", 4, 2), ("G5", 3, 1), ("H4", 0, 0), ("I5", 2, 1)],
)
def test_X3_by_the_player_aid_one_for_each_hex_that_hinders(
    smoke: str, points: int, hexes: int
) -> None:
    lines = ("german g1 8-3-8 G5", MOVER, f"smoke {smoke}")
    for reading, lowered in (("hindrance_only", points), ("hindrance_hexes", hexes)):
        game = still(*PUBLISHED, f"option residual_reduction {reading}", *lines)
        fire = attack(game, "g1")
        assert outside(game.table, fire) == lowered
        # What nobody may know yet lowers nothing.
        assert outside(game.table, fire, told=False) == 0


@proves("SK X3", 10)
def test_X3_of_a_group_the_line_counts_that_is_hindered_most() -> None:
    lines = ("german g1 4-6-7 G5", "german g2 4-6-7 F5", MOVER, "smoke H5", "hex G4 orchard")
    game = still(*PUBLISHED, "option residual_reduction hindrance_hexes", *lines)
    assert outside(game.table, attack(game, "g1")) == 1
    assert outside(game.table, attack(game, "g1", "g2")) == outside(game.table, attack(game, "g2"))


@proves("SK X3", 4)
@pytest.mark.parametrize("terrain", ["", "hex J5 stone", "hex J5 orchard"])
def test_X3_neither_cover_nor_a_good_leader_nor_how_it_moves_changes_it(terrain: str) -> None:
    lines = ("german g1 4-6-7 G5", "german g2 10-2 G5", MOVER, terrain)
    game = still(*PUBLISHED, *lines)
    assert marker_of(game.table, attack(game, "g1", leaders="g2")) == 2


@proves("SK X3", 7)
@proves("SK 3.3.3r", 2)
def test_X3_a_gun_that_broke_or_kept_its_rate_is_left_out_with_the_same_shift() -> None:
    game = still(*PUBLISHED, "german g1 4-6-7 G5", "german gw1 MMG g1", MOVER)
    both = attack(game, "g1", "gw1")
    gun = (WeaponId("gw1"),)
    assert marker_of(game.table, both) == 4
    assert marker_of(game.table, both, 0, gun) == 2
    assert marker_of(game.table, both, 1) == 2
    assert marker_of(game.table, both, 1, gun) == 1
    alone = attack(game, "gw1")
    assert (marker_of(game.table, alone), marker_of(game.table, alone, 0, gun)) == (2, 0)


def at(game: Starter, *movers: str, hex: str = "J5") -> tuple[str, ...]:
    """Return whom residual in a hex strikes, of those who spent MF there."""
    found = aimed_at(game.table, [UnitId(id) for id in movers], hex_of(game, hex))
    return () if found is None else found.targets


@proves("SK X4", 1)
@proves("SK X4", 3)
@proves("SK X4", 4)
@pytest.mark.parametrize(
    ("marks", "struck"),
    [
        ("+moving", True),
        ("+moving +swept:-2", False),
        ("+moving +swept:-1", True),
        ("+moving +assault +swept:-1", False),
        ("+moving +assault +swept:0", True),
        ("pinned +moving +swept:-2", False),
    ],
)
def test_X4_residual_strikes_a_unit_once_in_a_hex_and_again_only_at_a_lower_DRM(
    marks: str, struck: bool
) -> None:
    game = still(*PUBLISHED, "german g1 4-6-7 A1", f"russian r1 4-4-7 J5 {marks}", "residual J5 4")
    assert at(game, "r1") == (("r1",) if struck else ())


@proves("SK X4", 5)
@proves("SK 3.3.3r", 3)
def test_X4_by_the_player_aid_it_strikes_at_every_expenditure() -> None:
    lines = ("german g1 4-6-7 A1", "russian r1 4-4-7 J5 +moving +swept:-2", "residual J5 4")
    game = still(*PUBLISHED, "option residual_repeat every_expenditure", *lines)
    assert at(game, "r1") == ("r1",)
    assert at(game, "r1", hex="K5") == ()


@proves("SK M18", 3)
def test_M18_it_strikes_who_spends_MF_in_the_hex_not_who_only_stands_there() -> None:
    lines = ("german g1 4-6-7 A1", "russian r1 4-4-7 J5 +moving", "russian r2 4-4-7 J5")
    game = still(*PUBLISHED, *lines, "residual J5 4")
    assert at(game, "r1") == ("r1",)
    assert struck_at(unit(game, "r2")) is None
