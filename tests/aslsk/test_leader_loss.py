"""The loss of a leader shakes those who looked up to him (SK 5.7, F16)."""

from __future__ import annotations

from typing import Final

import pytest

from caposaldo.aslsk.checks import check, morale_checks
from caposaldo.aslsk.effects import read_effect
from caposaldo.aslsk.results import apply
from caposaldo.kernel.rules import rule
from caposaldo.proofs import proves
from tests.aslsk.scenes import still, told, unit
from tests.aslsk.test_checks import checked, ids, used_up

WHY: Final = rule("SK 5.1")
KIA: Final = read_effect("1KIA")
FOE: Final = "russian r1 4-4-7 J5"


@proves("SK 5.7", 1)
@proves("SK F12", 4)
@proves("SK F16", 1, 2, 3)
def test_LL1_a_9_1_killed_makes_the_broken_squad_take_a_1MC_on_its_broken_morale() -> None:
    # Selection: the leader 6, the squad 2; the squad breaks, then checks: 7 and 1 is over 7.
    game = still("german g1 9-1 B5", "german g2 4-6-7 B5", FOE, rig="6 2 3,4")
    apply(game, KIA, ids("g1", "g2"), 4, WHY)
    assert unit(game, "g1").place < 0
    assert (unit(game, "g2").type.name, unit(game, "g2").broken) == ("2-4-7", True)
    assert checked(game) == [("g2", 1)]
    # The loss counts when the result is complete: the squad has broken before it checks.
    assert told(game).index("broke") < told(game).index("leader-lost")
    assert used_up(game)


@proves("SK F16", 1)
def test_LL1_a_unit_of_no_lower_morale_takes_none() -> None:
    game = still("german g1 8-0 B5", "german g2 9-1 B5", "german g3 4-6-8 B5", FOE, rig="6 1 1")
    apply(game, KIA, ids("g1", "g2", "g3"), 4, WHY)
    assert checked(game) == []
    assert used_up(game)


@proves("SK F16", 3, 5)
@pytest.mark.parametrize(("leader", "drm"), [("8-0", 0), ("8-1", 1)])
def test_LL2_LL3_a_broken_leader_eliminated_shakes_lower_morale_only(leader: str, drm: int) -> None:
    lines = [f"german g1 {leader} B5 broken", "german g2 4-6-8 B5", "german g3 4-6-7 B5", FOE]
    game = still(*lines, rig="6,6 1,1")
    check(game, unit(game, "g1"), [], WHY)
    assert unit(game, "g1").place < 0
    assert checked(game) == [("g1", 0), ("g3", drm)]
    assert used_up(game)


@proves("SK 5.7", 2)
@proves("SK F16", 2)
@proves("SK E2", 4)
def test_5_7_a_leader_broken_makes_the_unbroken_take_a_pin_check() -> None:
    game = still(
        "german g1 9-1 B5",
        "german g2 4-6-7 B5",
        "german g3 4-6-7 B5 broken",
        "german g4 4-6-7 B5 pinned",
        "german g5 4-6-7 C5",
        FOE,
        rig="5,5 3,4",
    )
    check(game, unit(game, "g1"), [], WHY)
    assert checked(game, "pin-check") == [("g2", 1)]
    assert unit(game, "g2").pinned
    assert used_up(game)


@proves("SK 5.7", 1)
@proves("SK F16", 1)
def test_F16_nobody_checks_in_close_combat() -> None:
    lines = ["german g1 9-1 B5 broken", "german g2 4-6-7 B5", "russian r1 4-4-7 B5", "melee B5"]
    game = still(*lines, rig="6,6")
    check(game, unit(game, "g1"), [], WHY)
    assert checked(game) == [("g1", 0)]


@proves("SK F16", 4)
def test_F16_two_leaders_lost_are_two_checks() -> None:
    lines = ["german g1 9-1 B5", "german g2 8-0 B5", "german g3 4-6-7 B5", FOE]
    game = still("option selection_ties all_tied", *lines, rig="6 6 1 1,1 1,1")
    apply(game, KIA, ids("g1", "g2", "g3"), 4, WHY)
    assert checked(game) == [("g3", 1), ("g3", 0)]


def test_F16_a_leader_who_breaks_over_the_loss_of_another_is_a_loss_himself() -> None:
    lines = ["german g1 10-2 B5 broken", "german g2 8-1 B5", "german g3 4-6-7 B5", FOE]
    game = still(*lines, rig="6,6 4,3 2,2 2,2")
    check(game, unit(game, "g1"), [], WHY)
    # The 8-1 fails at +2, so nobody helps the squad; then it takes a pin check for him.
    assert checked(game) == [("g1", 0), ("g2", 2), ("g3", 2)]
    assert checked(game, "pin-check") == [("g3", 1)]
    assert used_up(game)


@proves("SK F16", 5)
def test_F16_the_wound_he_had_counts_in_the_morale_of_the_lost_leader() -> None:
    lines = ["german g1 8-0 B5 wounded", "german g2 4-6-7 B5", FOE]
    game = still(*lines, rig="5,4")
    check(game, unit(game, "g1"), [], WHY)
    assert unit(game, "g1").broken
    assert checked(game, "pin-check") == []


def test_F13_a_better_leader_steadies_those_who_lost_another() -> None:
    lines = ["german g1 9-2 B5", "german g2 8-0 B5 broken", "german g3 4-6-7 B5", FOE]
    game = still(*lines, rig="6,6 1,1")
    check(game, unit(game, "g2"), [], WHY)
    assert checked(game) == [("g2", 0), ("g3", -2)]


def test_5_7_the_losses_of_many_checks_count_after_all_of_them() -> None:
    lines = ["german g1 9-1 B5", "german g2 4-6-7 B5", FOE]
    game = still(*lines, rig="5,5 1,1 1,1")
    morale_checks(game, ids("g1", "g2"), [], WHY)
    kinds = [kind for kind in told(game) if kind.endswith(("check", "lost"))]
    assert kinds == ["morale-check", "morale-check", "leader-lost", "pin-check"]
