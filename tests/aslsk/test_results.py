"""What the results of the fire table do (SK 5.8, F12, F19, X14)."""

from __future__ import annotations

from typing import Final

import pytest

from caposaldo.aslsk.effects import read_effect
from caposaldo.aslsk.results import apply
from caposaldo.aslsk.starter import Starter
from caposaldo.kernel.rules import rule
from caposaldo.proofs import proves
from tests.aslsk.scenes import hex_of, still, told, unit, weapon
from tests.aslsk.test_checks import checked, ids, used_up

WHY: Final = rule("SK 5.1")
FOE: Final = "russian r1 4-4-7 J5"
EIGHT: Final = 4
"""The place of column 8 in the fire table."""


def states(game: Starter, *names: str) -> list[str]:
    found: list[str] = []
    for name in names:
        it = unit(game, name)
        state = "dead" if it.place < 0 else "broken" if it.broken else "fine"
        found.append(f"{it.type.name} {state}")
    return found


def test_a_result_without_effect_changes_nothing() -> None:
    game = still("german g1 4-6-7 B5", FOE)
    apply(game, read_effect("-"), ids("g1"), EIGHT, WHY)
    assert told(game) == []


@proves("SK 5.8", 3)
@pytest.mark.parametrize(("text", "drm"), [("NMC", 0), ("2MC", 2)])
def test_5_8_all_check_their_morale_with_the_number_of_the_result(text: str, drm: int) -> None:
    game = still("german g1 4-6-7 B5", "german g2 2-4-7 B5", FOE, rig="1,1 1,2")
    apply(game, read_effect(text), ids("g1", "g2"), EIGHT, WHY)
    assert checked(game) == [("g1", drm), ("g2", drm)]


@proves("SK 5.8", 3)
def test_LI2_a_1MC_leaves_the_squad_and_breaks_the_half_squad() -> None:
    game = still("german g1 4-6-7 B5", "german g2 2-4-7 B5", FOE, rig="2,3 4,3")
    apply(game, read_effect("1MC"), ids("g1", "g2"), 6, WHY)
    assert states(game, "g1", "g2") == ["4-6-7 fine", "2-4-7 broken"]


@proves("SK 5.8", 4)
def test_5_8_PTC_is_a_pin_check_for_all() -> None:
    game = still("german g1 4-6-7 B5", "german g2 4-6-7 B5 broken", FOE, rig="4,4")
    apply(game, read_effect("PTC"), ids("g1", "g2"), EIGHT, WHY)
    assert unit(game, "g1").pinned
    assert used_up(game)


@proves("SK 5.8", 2)
@proves("SK F12", 2)
def test_LI6_K_3_reduces_one_and_all_check_the_new_half_squad_too() -> None:
    game = still("german g1 4-6-7 B5", "german g2 2-4-7 B5", FOE, rig="5 2 1,2 2,2")
    apply(game, read_effect("K/3"), ids("g1", "g2"), 6, WHY)
    assert states(game, "g1", "g2") == ["2-4-7 fine", "2-4-7 fine"]
    assert checked(game) == [("g1", 3), ("g2", 3)]
    assert (unit(game, "g1").pinned, unit(game, "g2").pinned) == (False, True)


@proves("SK F12", 3)
def test_F12_a_leader_reduced_is_wounded_and_checks_with_his_worse_morale() -> None:
    game = still("german g1 8-0 B5", FOE, rig="4 3,3")
    apply(game, read_effect("K/1"), ids("g1"), EIGHT, WHY)
    assert unit(game, "g1").wounded
    # 6 and 1 is 7, the morale of a wounded 8-0.
    assert unit(game, "g1").pinned


@proves("SK F12", 3)
def test_F12_a_leader_who_dies_of_it_does_not_check_but_is_lost() -> None:
    game = still("german g1 8-1 B5", "german g2 4-6-7 B5", FOE, rig="6 2 5 1,1 1,1")
    apply(game, read_effect("K/1"), ids("g1", "g2"), EIGHT, WHY)
    assert checked(game) == [("g2", 1), ("g2", 1)]
    assert used_up(game)


@proves("SK 5.8", 1)
@proves("SK F12", 1)
def test_LI7_1KIA_kills_the_highest_and_breaks_the_other() -> None:
    game = still("german g1 4-6-7 B5", "german g2 2-4-7 B5", FOE, rig="4 2")
    apply(game, read_effect("1KIA"), ids("g1", "g2"), 6, WHY)
    assert states(game, "g1", "g2") == ["4-6-7 dead", "2-4-7 broken"]
    assert unit(game, "g2").dm
    assert used_up(game)


@proves("SK F12", 1)
@pytest.mark.parametrize(
    ("reading", "rig", "left"),
    [
        ("all_tied", "4 4", ["4-6-7 dead", "2-4-7 dead"]),
        ("reroll", "4 4 2 3", ["4-6-7 broken", "2-4-7 dead"]),
    ],
)
def test_LI8_two_that_tie_are_both_eliminated_or_roll_again(
    reading: str, rig: str, left: list[str]
) -> None:
    option = f"option selection_ties {reading}"
    game = still(option, "german g1 4-6-7 B5", "german g2 2-4-7 B5", FOE, rig=rig)
    apply(game, read_effect("1KIA"), ids("g1", "g2"), 6, WHY)
    assert states(game, "g1", "g2") == left
    assert used_up(game)


@proves("SK F12", 4)
def test_LI9_a_leader_dies_the_squad_breaks_and_passes_its_check() -> None:
    game = still("russian r1 4-4-7 B5", "russian r2 8-0 B5", "german g1 4-6-7 J5", rig="1 6 2,2")
    apply(game, read_effect("1KIA"), ids("r1", "r2"), 6, WHY)
    assert states(game, "r1", "r2") == ["4-4-7 broken", "8-0 dead"]
    assert checked(game) == [("r1", 0)]


@proves("SK 5.8", 1)
@proves("SK F12", 1)
def test_F12_the_already_broken_are_reduced_by_a_KIA() -> None:
    lines = ["german g1 4-6-7 B5", "german g2 4-6-7 B5 broken", "german g3 2-4-7 B5 broken", FOE]
    game = still(*lines, rig="6 2 2")
    apply(game, read_effect("1KIA"), ids("g1", "g2", "g3"), 6, WHY)
    assert states(game, "g1", "g2", "g3") == ["4-6-7 dead", "2-4-7 broken", "2-4-7 dead"]
    assert unit(game, "g2").dm


def test_F12_a_broken_leader_reduced_to_death_by_a_KIA_is_lost() -> None:
    lines = ["german g1 4-6-7 B5", "german g2 8-0 B5 broken", "german g3 4-6-7 C5", FOE]
    game = still(*lines, rig="6 2 5")
    apply(game, read_effect("1KIA"), ids("g1", "g2"), 6, WHY)
    assert states(game, "g1", "g2") == ["4-6-7 dead", "8-0 dead"]
    assert used_up(game)


def test_F11_fire_into_a_melee_selects_among_both_sides() -> None:
    lines = ["german g1 4-6-7 B5", "russian r1 4-4-7 B5", "melee B5"]
    game = still(*lines, rig="2 5")
    apply(game, read_effect("1KIA"), ids("g1", "r1"), 6, WHY)
    assert states(game, "g1", "r1") == ["4-6-7 broken", "4-4-7 dead"]


@proves("SK 5.8", 1)
@proves("SK X14", 1, 2, 3)
@proves("SK E3", 5)
@pytest.mark.parametrize(
    ("dr", "gone", "malfunctioned"),
    [(1, True, False), (2, True, False), (3, False, True), (4, False, False), (6, False, False)],
)
def test_X14_a_weapon_of_the_dead_is_diced_for_on_the_column(
    dr: int, gone: bool, malfunctioned: bool
) -> None:
    lines = ["german g1 4-6-7 B5", "german gw1 MMG g1", "german gw2 LMG g1", FOE]
    game = still(*lines, rig=f"{dr} 6")
    apply(game, read_effect("1KIA"), ids("g1"), EIGHT, WHY)
    gun = weapon(game, "gw1")
    assert (gun.place < 0, gun.malfunctioned) == (gone, malfunctioned)
    if not gone:
        assert (gun.holder, gun.place) == ("", hex_of(game, "B5"))
    assert weapon(game, "gw2").place == hex_of(game, "B5")
    assert not weapon(game, "gw2").malfunctioned
    assert used_up(game)


@proves("SK X14", 4)
def test_X14_one_dr_for_all_the_weapons_of_a_unit_if_so_agreed() -> None:
    lines = ["option sw_loss_dr per_unit", "german g1 4-6-7 B5", FOE]
    game = still(*lines, "german gw1 MMG g1", "german gw2 LMG g1 malfunctioned", rig="3")
    apply(game, read_effect("1KIA"), ids("g1"), EIGHT, WHY)
    assert (weapon(game, "gw1").malfunctioned, weapon(game, "gw2").malfunctioned) == (True, True)
    assert told(game).count("malfunctioned") == 1
    assert used_up(game)
