"""What happens to support weapons and to markers on the map."""

from __future__ import annotations

import pytest

from caposaldo.aslsk import groundverbs, verbs, weaponverbs
from caposaldo.aslsk.table import Charge
from caposaldo.kernel.rules import rule
from caposaldo.proofs import proves
from tests.aslsk.scenes import hex_of, still, told, unit, weapon

WHY = rule("SK 4.0")
LINES = ("german g1 4-6-7 B5", "german g2 4-6-7 B5", "german gw1 MMG g1", "russian r1 4-4-7 J5")


def test_4_0_a_weapon_is_dropped_recovered_and_handed_over() -> None:
    game = still(*LINES)
    weaponverbs.drop(game, weapon(game, "gw1"), WHY)
    assert game.table.where(weapon(game, "gw1")) == hex_of(game, "B5")
    assert game.table.held(unit(game, "g1").id) == []
    weaponverbs.recover(game, weapon(game, "gw1"), unit(game, "g2"), rule("SK 3.1b"))
    assert weapon(game, "gw1").holder == "g2"
    weaponverbs.hand_over(game, weapon(game, "gw1"), unit(game, "g1"), rule("SK 3.1d"))
    assert [each.id for each in game.table.held(unit(game, "g1").id)] == ["gw1"]
    assert told(game) == ["dropped", "recovered", "handed-over"]


def test_4_0_a_weapon_goes_where_its_holder_goes() -> None:
    game = still(*LINES)
    verbs.move(game, [unit(game, "g1")], hex_of(game, "C5"), rule("SK 3.3"))
    assert game.table.where(weapon(game, "gw1")) == hex_of(game, "C5")


def test_4_0_a_weapon_malfunctions_is_repaired_and_destroyed() -> None:
    game = still(*LINES)
    weaponverbs.malfunction(game, weapon(game, "gw1"), rule("SK F17"))
    assert weapon(game, "gw1").malfunctioned
    weaponverbs.repair(game, weapon(game, "gw1"), rule("SK 3.1c"))
    assert not weapon(game, "gw1").malfunctioned
    weaponverbs.destroy(game, weapon(game, "gw1"), WHY)
    assert (weapon(game, "gw1").holder, weapon(game, "gw1").place) == ("", -2)
    assert told(game) == ["malfunctioned", "repaired", "destroyed"]


def test_weapons_are_marked_by_themselves() -> None:
    game = still(*LINES)
    weaponverbs.mark_weapons(game, [weapon(game, "gw1")], "prep", rule("SK 3.2"))
    weaponverbs.mark_weapons(game, [weapon(game, "gw1")], "prep", rule("SK 3.2"))
    assert (weapon(game, "gw1").fire, unit(game, "g1").fire) == ("prep", "")
    assert told(game) == ["marked"]
    assert weaponverbs.note_weapon(game, weapon(game, "gw1"), "moved").marks == ("moved",)


def test_a_unit_that_never_entered_takes_its_weapons_out_with_it() -> None:
    game = still("group german turn=1 edge=north", "german g1 4-6-7 off:1", "german gw1 LMG g1")
    verbs.eliminate(game, unit(game, "g1"), rule("SK M11"))
    assert weapon(game, "gw1").place == -2
    assert game.told()[-1].facts["out"] is True


@proves("SK M18", 4)
def test_M18_only_the_largest_residual_stays_in_a_hex() -> None:
    game = still(*LINES)
    hex = hex_of(game, "C5")
    for value in (2, 4, 1):
        groundverbs.leave_residual(game, hex, value, rule("SK X3"))
    assert game.table.residual == {hex: 4}
    assert told(game) == ["residual-left", "residual-left"]


def test_smoke_and_charges_lie_on_the_map() -> None:
    game = still(*LINES, "german gw2 DC g2")
    groundverbs.lay_smoke(game, hex_of(game, "C5"), rule("SK M10"))
    charge = Charge(weapon(game, "gw2").id, unit(game, "g2").id, hex_of(game, "C5"), 10, False)
    groundverbs.place_charge(game, charge, rule("SK 4.3"))
    assert list(game.table.charges) == [charge]
    groundverbs.spend_charge(game, charge)
    assert list(game.table.charges) == []
    assert game.table.smoke == frozenset([hex_of(game, "C5")])
    assert told(game) == ["smoke-laid", "charge-placed"]


MELEE = ("german g1 4-6-7 B5", "russian r1 4-4-7 B5", "russian r2 4-4-7 B5", "melee B5")


def test_A7_a_melee_ends_when_one_side_is_gone() -> None:
    game = still(*MELEE)
    verbs.eliminate(game, unit(game, "r1"), rule("SK 3.8b"))
    assert game.table.melee
    verbs.eliminate(game, unit(game, "r2"), rule("SK 3.8b"))
    assert not game.table.melee
    assert told(game)[-1] == "melee-ends"


@proves("SK A7", 1)
@proves("SK A7", 5)
@pytest.mark.parametrize(
    ("reading", "broken", "goes_on"),
    [
        ("any_unbroken", ("r1", "r2"), True),
        ("any_unbroken", ("r1", "r2", "g1"), False),
        ("each_side", ("r1",), True),
        ("each_side", ("r1", "r2"), False),
        ("until_all_broken", ("r1", "r2"), True),
        ("until_all_broken", ("g1",), True),
        ("until_all_broken", ("r1", "r2", "g1"), False),
    ],
)
def test_A7_how_long_a_melee_lasts_is_a_reading(
    reading: str, broken: tuple[str, ...], goes_on: bool
) -> None:
    game = still(*MELEE, f"option melee_hold {reading}")
    for id in broken:
        verbs.break_unit(game, unit(game, id), rule("SK 5.6"))
    assert bool(game.table.melee) == goes_on


def test_3_8c_a_melee_begins_once() -> None:
    game = still("german g1 4-6-7 B5", "russian r1 4-4-7 B5")
    for _ in range(2):
        groundverbs.lock(game, hex_of(game, "B5"), rule("SK 3.8c"))
    assert told(game) == ["melee-begins"]
