"""The modifiers of attacks by fire: cover, hindrance, movers, leaders (SK 5.2, M17)."""

from __future__ import annotations

from typing import Final

import pytest

from caposaldo.aslsk.attackkinds import CHARGE, FINAL, FIRST, FLAME, PREP, RESIDUAL
from caposaldo.aslsk.attackrecord import Attack, targets_of
from caposaldo.aslsk.cowering import shift_on_doubles
from caposaldo.aslsk.direction import director
from caposaldo.aslsk.firedrm import modifiers
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.units import UnitId, WeaponId
from caposaldo.kernel.rules import total
from caposaldo.proofs import proves
from tests.aslsk.scenes import hex_of, still

BY_STATE: Final = "option exposure_after by_state"
AS_BEFORE: Final = "option exposure_after as_before"


def drm(game: Starter, made: Attack) -> dict[str, int]:
    return {modifier.label: modifier.value for modifier in modifiers(game.table, made)}


def at_movers(game: Starter, hex: str, kind: str = FIRST) -> dict[str, int]:
    """The modifiers of g1's fire at r1."""
    firers = () if kind == RESIDUAL else (UnitId("g1"),)
    value = 2 if kind == RESIDUAL else 0
    made = Attack(kind, "german", hex_of(game, hex), (UnitId("r1"),), firers, value=value)
    return drm(game, made)


@proves("SK 5.2", 5)
@proves("SK 3.3.3a", 6)
@pytest.mark.parametrize(
    ("lines", "wanted"),
    [
        (("russian r1 4-4-7 C3 +moving",), {"ffmo": -1, "ffnam": -1}),
        (("russian r1 4-4-7 C3 +moving +assault",), {"ffmo": -1}),
        (("hex C3 orchard", "russian r1 4-4-7 C3 +moving"), {"ffnam": -1}),
        (("hex C3 stone", "russian r1 4-4-7 C3 +moving"), {"tem": 3, "ffnam": -1}),
        ((BY_STATE, "russian r1 4-4-7 C3 pinned +moving"), {}),
        ((BY_STATE, "russian r1 4-4-7 C3 broken dm +moving +assault"), {"ffmo": -1, "ffnam": -1}),
        ((AS_BEFORE, "russian r1 4-4-7 C3 pinned +moving"), {"ffmo": -1, "ffnam": -1}),
        ((AS_BEFORE, "russian r1 4-4-7 C3 pinned +moving +assault"), {"ffmo": -1}),
        ((AS_BEFORE, "russian r1 4-4-7 C3 broken dm +moving"), {"ffmo": -1, "ffnam": -1}),
        ((AS_BEFORE, "russian r1 4-4-7 C3 broken dm +moving +assault"), {"ffmo": -1}),
        (("russian r1 4-4-7 C3",), {}),
    ],
)
def test_52_movers_in_the_open_and_without_care(
    lines: tuple[str, ...], wanted: dict[str, int]
) -> None:
    game = still("german g1 4-6-7 C5", *lines)
    assert at_movers(game, "C3") == wanted
    # Residual knows no line, but the same movers (SK M18).
    assert at_movers(game, "C3", RESIDUAL) == wanted


@proves("SK B3", 3)
def test_B3_an_orchard_gives_no_cover_but_it_is_not_open_ground() -> None:
    game = still("german g1 4-6-7 C5", "hex C3 orchard", "russian r1 4-4-7 C3 +moving")
    orchard = game.table.battle.terrain(hex_of(game, "C3"))
    assert (orchard.tem, orchard.cost, orchard.hindrance, orchard.open_ground) == (0, 2, 1, False)
    assert "ffmo" not in at_movers(game, "C3")
    assert "tem" not in at_movers(game, "C3")


def test_hindrance_and_smoke_spare_a_mover_ffmo() -> None:
    orchard = still("german g1 4-6-7 C5", "hex C4 orchard", "russian r1 4-4-7 C3 +moving")
    assert at_movers(orchard, "C3") == {"hindrance": 1, "ffnam": -1}
    smoke = still("german g1 4-6-7 C5", "smoke C3", "russian r1 4-4-7 C3 +moving")
    assert at_movers(smoke, "C3") == {"smoke": 2, "ffnam": -1}
    assert at_movers(smoke, "C3", RESIDUAL) == {"ffnam": -1}


@proves("SK 3.4", 3)
@proves("SK M19", 3)
def test_M19_only_fire_at_movers_knows_ffmo_and_ffnam() -> None:
    game = still("german g1 4-6-7 C5", "russian r1 4-4-7 C3 +moving")
    assert at_movers(game, "C3", FINAL) == {}
    assert at_movers(game, "C3", PREP) == {}


@proves("SK F15", 5)
def test_F15_a_pinned_mover_is_spared_while_others_of_its_stack_are_not() -> None:
    stack = ("russian r1 4-4-7 C3 pinned +moving", "russian r2 4-4-7 C3 +moving")
    game = still(BY_STATE, "german g1 4-6-7 C5", *stack)
    assert at_movers(game, "C3") == {}
    both = Attack(
        FIRST, "german", hex_of(game, "C3"), (UnitId("r1"), UnitId("r2")), (UnitId("g1"),)
    )
    assert drm(game, both) == {"ffmo": -1, "ffnam": -1}


@proves("SK B6", 2)
def test_B6_the_woods_do_not_cover_who_came_by_the_road() -> None:
    game = still(
        "hex C3 woods", "road C1 C2 C3 C4 C5", "german g1 4-6-7 C5", "russian r1 4-4-7 C3 +moving"
    )
    assert at_movers(game, "C3") == {"tem": 1, "ffnam": -1}
    fast = still(
        "hex C3 woods",
        "road C1 C2 C3 C4 C5",
        "german g1 4-6-7 C5",
        "russian r1 4-4-7 C3 +moving +road-rate",
    )
    assert "tem" not in at_movers(fast, "C3")
    assert "tem" not in at_movers(fast, "C3", RESIDUAL)


def test_winter_camouflage_spares_assault_movers_of_its_side_ffmo() -> None:
    line = "russian r1 4-4-7 C3 +moving +assault"
    game = still("special winter_camouflage side=russian", "german g1 4-6-7 C5", line)
    assert at_movers(game, "C3") == {}
    other = still("special winter_camouflage side=german", "german g1 4-6-7 C5", line)
    assert at_movers(other, "C3") == {"ffmo": -1}


@proves("SK F7", 2)
def test_F7_leadership_needs_a_leader_in_every_hex_and_is_the_worst() -> None:
    game = still(
        "german g1 4-6-7 C5",
        "german g2 4-6-7 D5",
        "german g3 9-2 C5",
        "german g4 8-0 D5",
        "russian r1 4-4-7 C3",
    )
    one = Attack(
        PREP,
        "german",
        hex_of(game, "C3"),
        firers=(UnitId("g1"), UnitId("g2")),
        leaders=(UnitId("g3"),),
    )
    assert director(game.table, one) is None
    assert shift_on_doubles(game.table, one) == 1
    both = one.by(one.firers, (), (UnitId("g3"), UnitId("g4")))
    assert drm(game, both) == {"leadership": 0}
    assert shift_on_doubles(game.table, both) == 0
    alone = one.by((UnitId("g1"),), (), (UnitId("g3"),))
    assert drm(game, alone) == {"leadership": -2}


@proves("SK F6", 2)
@proves("SK E1", 5)
def test_F6_a_leader_who_is_cx_tires_the_fire_he_directs() -> None:
    game = still("german g1 4-6-7 C5", "german g2 8-0 C5 cx", "russian r1 4-4-7 C3")
    made = Attack(PREP, "german", hex_of(game, "C3"), firers=(UnitId("g1"),))
    assert drm(game, made) == {}
    assert drm(game, made.by(made.firers, (), (UnitId("g2"),))) == {"cx": 1, "leadership": 0}


@proves("SK F8", 6)
@proves("SK 5.3", 1)
def test_F8_who_cannot_cower() -> None:
    game = still(
        "german g1 4-6-7 C5",
        "german g2 9-1 C5",
        "german gw1 MMG g2",
        "german gw2 FT g1",
        "russian r1 4-4-7 C4",
    )
    target = hex_of(game, "C4")
    gun = Attack(PREP, "german", target, weapons=(WeaponId("gw1"),))
    flame = Attack(FLAME, "german", target, weapons=(WeaponId("gw2"),))
    assert shift_on_doubles(game.table, gun) == 0
    assert shift_on_doubles(game.table, flame) == 1
    for kind in (CHARGE, RESIDUAL):
        assert shift_on_doubles(game.table, Attack(kind, "german", target, value=4)) == 0


def test_a_charge_knows_cover_and_its_placers_exhaustion_only() -> None:
    lines = (
        "hex C4 stone",
        "hex C3 orchard",
        "smoke C4",
        "german g1 5-4-8 C5 cx",
        "german gw1 DC C5",
        "russian r1 4-4-7 C4",
        "charge gw1 g1 C4 12 cx",
    )
    plain = still("preset published", *lines)
    made = Attack(CHARGE, "german", hex_of(plain, "C4"), weapons=(WeaponId("gw1"),), value=30)
    assert drm(plain, made) == {"tem": 3, "cx": 1}
    aid = still(*lines)
    assert drm(aid, made) == {"tem": 3, "smoke": 2, "cx": 1}


def test_a_flamethrower_knows_no_cover() -> None:
    game = still(
        "hex C4 stone",
        "smoke C4",
        "german g1 5-4-8 C5 cx",
        "german gw1 FT g1",
        "russian r1 4-4-7 C4",
    )
    made = Attack(FLAME, "german", hex_of(game, "C4"), weapons=(WeaponId("gw1"),))
    assert drm(game, made) == {"smoke": 2, "cx": 1}


@proves("SK F11", 2, 3, 4)
def test_F11_whom_an_attack_hits() -> None:
    lines = ("german g1 4-6-7 C5", "german g2 4-6-7 C3", "russian r1 4-4-7 C3", "russian r2 8-0 C3")
    game = still(*lines)
    whole = Attack(PREP, "german", hex_of(game, "C3"), firers=(UnitId("g1"),))
    assert [unit.id for unit in targets_of(game.table, whole)] == ["r1", "r2"]
    one = Attack(FIRST, "german", hex_of(game, "C3"), (UnitId("r1"),), (UnitId("g1"),))
    assert [unit.id for unit in targets_of(game.table, one)] == ["r1"]
    melee = still(*lines, "melee C3")
    assert [unit.id for unit in targets_of(melee.table, whole)] == ["g2", "r1", "r2"]


def test_without_sight_told_no_hindrance_shows() -> None:
    game = still("hex C4 orchard", "german g1 4-6-7 C5", "smoke C3", "russian r1 4-4-7 C3")
    made = Attack(PREP, "german", hex_of(game, "C3"), firers=(UnitId("g1"),))
    assert total(modifiers(game.table, made)) == 3
    assert modifiers(game.table, made, told=False) == []
