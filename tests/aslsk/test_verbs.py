"""What happens to units: broken, pinned, reduced, wounded, replaced, eliminated, promoted."""

from __future__ import annotations

import pytest

from caposaldo.aslsk import verbs
from caposaldo.kernel.rules import rule
from caposaldo.proofs import proves
from tests.aslsk.scenes import hex_of, still, told, unit, weapon

WHY = rule("SK 5.6")


@proves("SK M7", 5)
def test_by_the_published_rules_a_unit_that_breaks_is_DM_and_neither_CX_nor_pinned() -> None:
    game = still("option cx_broken off", "german g1 4-6-7 B5 cx pinned", "russian r1 4-4-7 J5")
    broken = verbs.break_unit(game, unit(game, "g1"), WHY)
    assert broken is unit(game, "g1")
    assert (broken.broken, broken.dm, broken.cx, broken.pinned) == (True, True, False, False)
    assert broken.morale == 7
    [event] = game.told()
    assert (event.kind, event.rules, event.facts["hex"]) == ("broke", (WHY,), "B5")


@proves("SK M7", 6)
def test_by_the_player_aid_a_unit_that_breaks_stays_CX() -> None:
    game = still("german g1 4-6-7 B5 cx pinned", "russian r1 4-4-7 J5")
    broken = verbs.break_unit(game, unit(game, "g1"), WHY)
    assert (broken.broken, broken.dm, broken.cx, broken.pinned) == (True, True, True, False)
    fresh = still("german g1 4-6-7 B5", "russian r1 4-4-7 J5")
    assert not verbs.break_unit(fresh, unit(fresh, "g1"), WHY).cx


def test_DM_is_put_on_once_and_taken_off() -> None:
    game = still("german g1 4-6-7 B5 broken", "russian r1 4-4-7 J5")
    desperate = verbs.make_dm(game, unit(game, "g1"), WHY)
    assert verbs.make_dm(game, desperate, WHY) is desperate
    verbs.clear_dm(game, [desperate], WHY)
    verbs.clear_dm(game, [], WHY)
    assert not unit(game, "g1").dm
    assert told(game) == ["desperate", "dm-ends"]


@proves("SK F15", 2)
def test_F15_a_unit_is_not_pinned_twice_in_a_player_turn() -> None:
    game = still("german g1 4-6-7 B5", "russian r1 4-4-7 J5")
    pinned = verbs.pin(game, unit(game, "g1"), WHY)
    verbs.unpin(game, [pinned], WHY)
    again = verbs.pin(game, unit(game, "g1"), WHY)
    assert not again.pinned
    assert told(game) == ["pinned", "pins-end"]


def test_a_unit_that_rallies_is_in_order_again() -> None:
    game = still("german g1 4-6-7 B5 broken dm", "russian r1 4-4-7 J5")
    rallied = verbs.rally(game, unit(game, "g1"), rule("SK 3.1f"))
    assert (rallied.broken, rallied.dm) == (False, False)
    assert told(game) == ["rallied"]


@proves("SK V8", 1)
@proves("SK V5", 3)
def test_V8_a_squad_becomes_the_half_squad_of_its_class_in_the_same_state() -> None:
    game = still("german g1 4-6-7 B5 broken dm", "german g2 5-4-8 C5 pinned cx prep +moved")
    one = verbs.reduce(game, unit(game, "g1"), WHY)
    two = verbs.reduce(game, unit(game, "g2"), WHY)
    assert one is not None
    assert two is not None
    assert (one.type.name, one.broken, one.dm) == ("2-4-7", True, True)
    assert (two.type.name, two.pinned, two.cx, two.fire) == ("2-3-8", True, True, "prep")
    assert two.marks == ("moved",)
    assert game.table.losses["german"] == 2


@proves("SK V8", 2)
def test_V8_a_half_squad_is_eliminated_and_its_weapons_stay_in_the_hex() -> None:
    game = still("german g1 2-4-7 B5 broken dm", "german gw1 MMG g1", "russian r1 4-4-7 J5")
    assert verbs.reduce(game, unit(game, "g1"), WHY) is None
    assert unit(game, "g1").place < 0
    assert (weapon(game, "gw1").holder, weapon(game, "gw1").place) == ("", hex_of(game, "B5"))
    assert [each.id for each in game.table.lying(hex_of(game, "B5"))] == ["gw1"]
    assert game.table.losses["german"] == 1
    assert game.table.here(hex_of(game, "B5")) == []


@proves("SK V8", 3)
def test_V8_a_half_squad_keeps_the_weapons_of_its_squad() -> None:
    game = still("german g1 4-6-7 B5", "german gw1 HMG g1", "german gw2 LMG g1")
    assert verbs.reduce(game, unit(game, "g1"), WHY) is not None
    assert [each.id for each in game.table.held(unit(game, "g1").id)] == ["gw1", "gw2"]


@proves("SK 5.5", 1)
@pytest.mark.parametrize(
    ("before", "roll", "lives"),
    [("", "4", True), ("", "5", False), (" wounded", "3", True), (" wounded", "4", False)],
)
def test_5_5_a_leader_is_wounded_or_dies_of_it(before: str, roll: str, lives: bool) -> None:
    game = still(f"german g1 8-1 B5{before}", "russian r1 4-4-7 J5", rig=roll)
    hurt = verbs.reduce(game, unit(game, "g1"), WHY)
    assert (hurt is not None) == lives
    assert unit(game, "g1").on_map == lives
    assert game.table.losses["german"] == (0 if lives else 2)


@proves("SK V8", 4)
@pytest.mark.parametrize(
    ("leader", "morale", "leadership"), [("8-0", 7, 1), ("9-2", 8, -1), ("6+1", 5, 2)]
)
def test_V8_a_wounded_leader_is_one_worse_in_morale_and_leadership(
    leader: str, morale: int, leadership: int
) -> None:
    game = still(f"german g1 {leader} B5", f"german g2 {leader} B5 broken", rig="1 1")
    hurt = verbs.wound(game, unit(game, "g1"), WHY)
    assert hurt is not None
    assert (hurt.morale, hurt.leadership) == (morale, leadership)
    broken = verbs.wound(game, unit(game, "g2"), WHY)
    assert broken is not None
    assert broken.morale == unit(game, "g2").smc.broken - 1


@proves("SK V6", 5)
def test_V6_leaders_are_replaced_along_their_chain_and_a_6_plus_1_goes_no_lower() -> None:
    game = still("german g1 10-2 B5 broken dm", "russian r1 4-4-7 J5")
    names = ["10-2"]
    while (worse := verbs.replace_unit(game, unit(game, "g1"))).type.name != names[-1]:
        names.append(worse.type.name)
    assert names == ["10-2", "9-2", "9-1", "8-1", "8-0", "7-0", "6+1"]
    assert unit(game, "g1").broken


@proves("SK V6", 4)
@proves("SK V6", 6)
@proves("SK E3", 4)
@pytest.mark.parametrize(
    ("before", "after"), [("4-6-7", "4-4-7"), ("4-3-6", "4-3-6"), ("8-3-8", "8-3-8")]
)
def test_V6_a_unit_is_replaced_if_there_is_a_lower_quality_and_it_is_not_exempt(
    before: str, after: str
) -> None:
    game = still(f"german g1 {before} B5 broken dm", "russian r1 4-4-7 J5")
    replaced = verbs.replace_unit(game, unit(game, "g1"))
    assert (replaced.type.name, replaced.broken, replaced.dm) == (after, True, True)
    assert told(game) == (["replaced"] if before != after else [])


def test_5_9_a_new_leader_takes_the_next_number_and_stands_with_his_unit() -> None:
    game = still("german g3 4-6-7 B5", "russian r1 4-4-7 J5", "russian r2 8-0 J5")
    leader = verbs.promote(game, unit(game, "g3"), "8-0", False, rule("SK A6"))
    assert (leader.id, leader.side, leader.place) == ("g4", "german", hex_of(game, "B5"))
    assert list(game.table.units) == ["g3", "g4", "r1", "r2"]
    assert [each.id for each in game.table.here(leader.place)] == ["g3", "g4"]


def test_units_go_together_and_are_told_in_one_sentence() -> None:
    game = still("german g1 4-6-7 B5", "german g2 8-1 B5", "russian r1 4-4-7 J5")
    verbs.move(game, [unit(game, "g1"), unit(game, "g2")], hex_of(game, "C5"), rule("SK 3.3"))
    [event] = game.told()
    assert (event.kind, event.facts["units"], event.facts["from"]) == (
        "moved",
        ["g1", "g2"],
        ["B5"],
    )
    assert [each.id for each in game.table.here(hex_of(game, "C5"))] == ["g1", "g2"]
    assert hex_of(game, "B5") not in game.table.stacks


def test_a_stack_is_in_the_order_of_the_numbers_however_it_came_together() -> None:
    game = still(
        "german g2 4-6-7 B5", "german g10 4-6-7 C5", "german g1 8-1 D5", "sides russian german"
    )
    for id in ("g10", "g2", "g1"):
        verbs.move(game, [unit(game, id)], hex_of(game, "E5"), rule("SK 3.3"))
    assert [each.id for each in game.table.here(hex_of(game, "E5"))] == ["g1", "g2", "g10"]


def test_a_reinforcement_enters_and_one_that_is_not_sent_stays_away() -> None:
    lines = ("group german turn=1 edge=north", "german g1 4-6-7 off:1", "german g2 4-6-7 off:1")
    game = still(*lines, "russian r1 4-4-7 J5")
    verbs.move(game, [unit(game, "g1")], hex_of(game, "C1"), rule("SK M11"))
    verbs.keep_away(game, unit(game, "g2"), rule("SK V9"))
    assert told(game) == ["entered", "absent"]
    assert not unit(game, "g2").on_map


@proves("SK V4", 3)
def test_V4_a_unit_that_has_left_takes_its_weapons_along_and_is_worth_its_points() -> None:
    game = still("german g1 9-2 B5", "german gw1 LMG g1", "russian r1 4-4-7 J5")
    verbs.exit_map(game, unit(game, "g1"))
    [event] = game.told()
    assert (event.kind, event.facts["points"]) == ("exited", 3)
    assert weapon(game, "gw1").holder == "g1"
    assert not unit(game, "g1").on_map
    assert game.table.losses["german"] == 0


def test_fire_markers_are_put_on_and_told_once() -> None:
    game = still("german g1 4-6-7 B5", "german g2 4-6-7 B5 first", "russian r1 4-4-7 J5")
    own = [unit(game, "g1"), unit(game, "g2")]
    verbs.mark_fired(game, own, "first", rule("SK 3.3.3a"))
    verbs.mark_fired(game, own[1:], "first", rule("SK 3.3.3a"))
    [event] = game.told()
    assert (event.facts["units"], event.facts["marker"]) == (["g1"], "@marker-first-fire")


def test_a_unit_is_exhausted_once_and_remembers_what_is_noted() -> None:
    game = still("german g1 4-6-7 B5", "russian r1 4-4-7 J5")
    tired = verbs.exhaust(game, unit(game, "g1"), rule("SK M7"))
    assert verbs.exhaust(game, tired, rule("SK M7")) is tired
    assert verbs.note(game, tired, "moved").marks == ("moved",)
    assert verbs.note(game, unit(game, "g1"), "moved").marks == ("moved",)
    assert told(game) == ["exhausted"]
