"""Morale checks and pin task checks, unit by unit and hex by hex (SK 5.6, 5.8, F13 to F15, V6)."""

from __future__ import annotations

from typing import Final

import pytest

from caposaldo.aslsk.checks import OUTCOMES, check, morale_checks, pin_checks
from caposaldo.aslsk.dice import Roll
from caposaldo.aslsk.onecheck import BROKEN, ELIMINATED, PASSED, PINNED
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.units import UnitId
from caposaldo.aslsk.verbs import facts_of
from caposaldo.kernel.chance import RiggedChance
from caposaldo.kernel.rules import Modifier, rule, total
from caposaldo.proofs import proves
from tests.aslsk.scenes import still, told, unit

WHY: Final = rule("SK 5.8")
PLUS: Final = [Modifier(1, WHY, "check-number")]


def ids(*names: str) -> list[UnitId]:
    return [UnitId(name) for name in names]


def used_up(game: Starter) -> bool:
    assert isinstance(game.chance, RiggedChance)
    return not game.chance.left


def checked(game: Starter, kind: str = "morale-check") -> list[tuple[str, int]]:
    """Who checked, in which order and with which sum of modifiers."""
    events = [event for event in game.told() if event.kind == kind]
    return [(str(event.facts["unit"]), total(event.modifiers)) for event in events]


@proves("SK 5.6", 2)
def test_5_6_a_final_DR_over_the_morale_breaks_with_DM() -> None:
    game = still("german g1 4-6-7 B5 cx", "russian r1 4-4-7 J5", rig="3,5")
    assert check(game, unit(game, "g1"), [], WHY) == BROKEN
    broken = unit(game, "g1")
    assert (broken.broken, broken.dm, broken.type.name) == (True, True, "4-6-7")
    [event] = [event for event in game.told() if event.kind == "morale-check"]
    assert event.rules == (rule("SK 5.6"), WHY)
    assert event.facts == {
        **facts_of(game.table, unit(game, "g1")),
        "coloured": 3,
        "white": 5,
        "final": 8,
        "morale": 7,
        "outcome": "@check-failed",
    }


@proves("SK 5.6", 2)
def test_5_6_a_broken_unit_that_fails_is_DM_and_reduced() -> None:
    # Its DM adds nothing to a morale check: that counts when it rallies.
    game = still(
        "german g1 4-6-7 B5 broken",
        "german g2 4-6-7 C5 broken dm",
        "russian r1 4-4-7 J5",
        rig="3,5 3,3",
    )
    assert check(game, unit(game, "g1"), [], WHY) == BROKEN
    assert check(game, unit(game, "g2"), [], WHY) == PASSED
    assert (unit(game, "g1").type.name, unit(game, "g1").dm) == ("2-4-7", True)
    assert unit(game, "g2").type.name == "4-6-7"


@proves("SK 5.6", 3)
@proves("SK F15", 1)
def test_5_6_a_final_DR_equal_to_the_morale_pins() -> None:
    game = still("german g1 4-6-7 B5", "russian r1 4-4-7 J5", rig="2,4")
    assert check(game, unit(game, "g1"), list(PLUS), WHY) == PINNED
    assert unit(game, "g1").pinned
    assert not unit(game, "g1").broken


def test_F15_a_unit_that_was_pinned_in_the_turn_passes_with_its_very_morale() -> None:
    lines = ["german g1 4-6-7 B5 +was-pinned", "german g2 4-6-7 C5 pinned +was-pinned"]
    game = still(*lines, "russian r1 4-4-7 J5", rig="3,4 3,4")
    assert check(game, unit(game, "g1"), [], WHY) == PASSED
    assert check(game, unit(game, "g2"), [], WHY) == PINNED
    assert not unit(game, "g1").pinned


def test_R9_a_broken_unit_that_rolls_its_morale_is_stopped_without_a_marker() -> None:
    game = still("german g1 4-6-7 B5 broken dm", "russian r1 4-4-7 J5", rig="3,4")
    assert check(game, unit(game, "g1"), [], WHY) == PINNED
    assert not unit(game, "g1").pinned


@proves("SK 5.6", 4)
@proves("SK F14", 1, 2, 3)
def test_F14_an_original_12_fails_whatever_the_morale() -> None:
    helped = [Modifier(-3, WHY, "check-leader")]
    game = still(
        "elr german 5",
        "german g1 10-2 B5",
        "german g2 4-6-7 C5",
        "german g3 4-6-7 D5 broken",
        "german g4 4-6-7 E5",
        "russian r1 4-4-7 J5",
        rig="6,6 3 6,6 6,6 5,6",
    )
    assert check(game, unit(game, "g1"), list(helped), WHY) == BROKEN
    assert (unit(game, "g1").broken, unit(game, "g1").wounded) == (True, True)
    assert check(game, unit(game, "g2"), [], WHY) == BROKEN
    assert (unit(game, "g2").type.name, unit(game, "g2").dm) == ("2-4-7", True)
    assert check(game, unit(game, "g3"), [], WHY) == ELIMINATED
    assert unit(game, "g3").place < 0
    # A Final 12 is no Original 12.
    assert check(game, unit(game, "g4"), list(PLUS), WHY) == BROKEN
    assert unit(game, "g4").squad
    assert used_up(game)


def test_F14_a_half_squad_is_eliminated_by_an_original_12() -> None:
    game = still("german g1 2-4-7 B5", "russian r1 4-4-7 J5", rig="6,6")
    assert check(game, unit(game, "g1"), [], WHY) == ELIMINATED
    assert unit(game, "g1").place < 0


def test_F14_a_leader_may_die_of_the_wound_of_an_original_12() -> None:
    game = still("german g1 8-1 B5", "russian r1 4-4-7 J5", rig="6,6 5")
    assert check(game, unit(game, "g1"), [], WHY) == ELIMINATED


@proves("SK 5.6", 5)
@proves("SK V6", 1, 2, 3, 8)
@pytest.mark.parametrize(("dice", "left"), [("4,5", "4-6-7"), ("4,6", "4-4-7")])
def test_V6_failing_by_more_than_the_ELR_replaces_the_unit(dice: str, left: str) -> None:
    lines = ["elr german 2", "german g1 4-6-7 B5", "russian r1 4-4-7 J5"]
    game = still(*lines, rig=dice)
    assert check(game, unit(game, "g1"), [], WHY) == BROKEN
    found = unit(game, "g1")
    assert (found.type.name, found.broken, found.dm) == (left, True, True)


@proves("SK V6", 3)
def test_V6_a_broken_unit_is_reduced_but_never_replaced() -> None:
    game = still("elr german 0", "german g1 4-6-7 B5 broken", "russian r1 4-4-7 J5", rig="5,6")
    assert check(game, unit(game, "g1"), [], WHY) == BROKEN
    assert unit(game, "g1").type.name == "2-4-7"
    assert "replaced" not in told(game)


@proves("SK 5.6", 5)
def test_5_6_underlined_morale_is_exempt_from_the_ELR() -> None:
    lines = ["elr german 0", "german g1 8-3-8 B5", "german g2 5-4-8 C5", "russian r1 4-4-7 J5"]
    game = still(*lines, rig="5,6 5,6")
    check(game, unit(game, "g1"), [], WHY)
    check(game, unit(game, "g2"), [], WHY)
    assert (unit(game, "g1").type.name, unit(game, "g1").broken) == ("8-3-8", True)
    assert unit(game, "g2").type.name == "4-4-7"


@proves("SK V6", 7)
def test_V6_the_unit_is_reduced_first_and_the_half_squad_replaced() -> None:
    game = still("elr german 2", "german g1 4-6-7 B5", "russian r1 4-4-7 J5", rig="6,6")
    assert check(game, unit(game, "g1"), [], WHY) == BROKEN
    assert unit(game, "g1").type.name == "2-3-7"
    kinds = [kind for kind in told(game) if kind in ("broke", "reduced", "replaced")]
    assert kinds == ["broke", "reduced", "replaced"]


def test_X9_a_roll_already_made_is_the_checks_own() -> None:
    game = still("german g1 4-6-7 B5", "russian r1 4-4-7 J5")
    assert check(game, unit(game, "g1"), [], WHY, Roll(3, 4)) == PINNED
    assert check(game, unit(game, "g1"), [], WHY, Roll(6, 6)) == BROKEN
    assert set(OUTCOMES) == {PASSED, PINNED, BROKEN, ELIMINATED}


@proves("SK 5.6", 1)
@proves("SK F13", 1, 2)
def test_F13_the_best_leader_checks_first_and_helps_the_others() -> None:
    game = still(
        "german g1 4-6-7 B5",
        "german g2 8-1 B5",
        "german g3 9-2 B5",
        "german g4 4-6-7 C5",
        "russian r1 4-4-7 J5",
        rig="1,1 1,1 4,5 1,1",
    )
    morale_checks(game, ids("g1", "g2", "g3", "g4"), [], WHY)
    assert checked(game) == [("g3", 0), ("g2", -2), ("g1", -2), ("g4", 0)]
    assert unit(game, "g1").pinned


@proves("SK 5.6", 1)
@proves("SK F13", 2)
@pytest.mark.parametrize("dice", ["4,5", "5,5"])
def test_F13_a_leader_who_is_pinned_or_breaks_does_not_help(dice: str) -> None:
    lines = ["german g1 8-1 B5", "german g2 9-1 B5", "german g3 4-6-7 B5", "russian r1 4-4-7 J5"]
    # The 9-1 fails; the next leader passes and helps in his place.
    rig = f"{dice} 1,1 1,1" if dice == "4,5" else f"{dice} 1,1 1,1 1,1 1,1"
    game = still(*lines, rig=rig)
    morale_checks(game, ids("g1", "g2", "g3"), [], WHY)
    assert checked(game) == [("g2", 0), ("g1", 0), ("g3", -1)]
    assert used_up(game)


def test_F13_a_leader_helps_no_leader_of_his_own_morale() -> None:
    lines = ["german g1 9-1 B5", "german g2 9-1 B5", "russian r1 4-4-7 J5"]
    game = still(*lines, rig="1,1 1,1")
    morale_checks(game, ids("g1", "g2"), [], WHY)
    assert checked(game) == [("g1", 0), ("g2", 0)]


@proves("SK F13", 2)
def test_F13_a_leader_of_the_hex_helps_though_he_does_not_check_himself() -> None:
    lines = ["german g1 9-1 B5", "german g2 8-0 B5", "german g3 4-6-7 B5", "russian r1 4-4-7 J5"]
    game = still(*lines, rig="1,1 1,1")
    morale_checks(game, ids("g2", "g3"), [], WHY)
    assert checked(game) == [("g2", -1), ("g3", -1)]


@pytest.mark.parametrize("state", ["broken", "pinned", "+gunner"])
def test_F13_broken_pinned_and_busy_leaders_do_not_help(state: str) -> None:
    lines = [f"german g1 9-1 B5 {state}", "german g2 4-6-7 B5", "russian r1 4-4-7 J5"]
    game = still(*lines, rig="1,1 1,1")
    morale_checks(game, ids("g1", "g2"), [], WHY)
    assert checked(game) == [("g1", 0), ("g2", 0)]


@proves("SK F13", 3)
def test_F13_a_leader_with_plus_1_gives_it_to_the_others() -> None:
    lines = ["russian r1 6+1 B5", "russian r2 4-4-7 B5", "german g1 4-6-7 J5"]
    game = still(*lines, rig="1,1 3,3")
    morale_checks(game, ids("r1", "r2"), [], WHY)
    assert checked(game) == [("r1", 0), ("r2", 1)]
    assert unit(game, "r2").pinned


@proves("SK F13", 4)
@proves("SK E1", 1)
def test_F13_CX_modifies_neither_morale_checks_nor_pin_checks() -> None:
    lines = ["german g1 4-6-7 B5 cx", "russian r1 4-4-7 J5"]
    game = still(*lines, rig="3,3 3,4")
    morale_checks(game, ids("g1"), [], WHY)
    pin_checks(game, ids("g1"), WHY)
    assert checked(game) == [("g1", 0)]
    assert checked(game, "pin-check") == [("g1", 0)]
    assert not unit(game, "g1").pinned


def test_F11_each_side_of_a_melee_has_its_own_leader_and_its_own_ELR() -> None:
    game = still(
        "elr german 0",
        "elr russian 4",
        "german g1 9-1 B5",
        "german g2 4-6-7 B5",
        "russian r1 4-4-7 B5",
        "melee B5",
        rig="1,1 4,5 4,5",
    )
    morale_checks(game, ids("g1", "g2", "r1"), [], WHY)
    assert checked(game) == [("g1", 0), ("g2", -1), ("r1", 0)]
    assert (unit(game, "g2").type.name, unit(game, "r1").type.name) == ("4-4-7", "4-4-7")
    assert unit(game, "r1").broken


@proves("SK 5.8", 4)
@proves("SK F15", 1, 2)
def test_5_8_a_pin_check_pins_over_the_morale_and_spares_the_broken_and_pinned() -> None:
    game = still(
        "german g1 9-1 B5",
        "german g2 8-0 B5",
        "german g3 4-6-7 B5",
        "german g4 4-6-7 B5",
        "german g5 4-6-7 B5 broken",
        "german g6 4-6-7 C5 pinned",
        "russian r1 4-4-7 J5",
        rig="4,5 1,1 4,4 4,5",
    )
    pin_checks(game, ids("g1", "g2", "g3", "g4", "g5", "g6"), WHY)
    assert checked(game, "pin-check") == [("g1", 0), ("g2", -1), ("g3", -1), ("g4", -1)]
    assert [unit(game, id).pinned for id in ("g1", "g2", "g3", "g4")] == [False, False, False, True]


@proves("SK 5.8", 4)
def test_5_8_a_leader_who_fails_the_pin_check_does_not_help() -> None:
    lines = ["german g1 9-1 B5", "german g2 4-6-7 B5", "russian r1 4-4-7 J5"]
    game = still(*lines, rig="5,5 4,4")
    pin_checks(game, ids("g1", "g2"), WHY)
    assert checked(game, "pin-check") == [("g1", 0), ("g2", 0)]
    assert unit(game, "g2").pinned


def test_those_who_are_gone_check_nothing() -> None:
    game = still("german g1 4-6-7 lost", "german g2 4-6-7 B5", "russian r1 4-4-7 J5")
    morale_checks(game, ids("g1"), [], WHY)
    pin_checks(game, ids("g1"), WHY)
    assert told(game) == []
