"""Reinforcements: who is due, by dice, and whom one may hold back (SK 3.1a, V9)."""

from __future__ import annotations

from typing import Final

import pytest

from caposaldo import library
from caposaldo.aslsk.arrival import entry_hexes, is_expected
from caposaldo.aslsk.rally import RallyPhase
from caposaldo.aslsk.reinforcing import lay_out
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.units import UnitId, off_map, waits
from caposaldo.kernel.rules import rule
from caposaldo.proofs import proves
from tests.aslsk.scenes import owners_kit, still, told, unit
from tests.aslsk.test_checks import used_up

POOR: Final = "russian r1 4-4-7 J5"


def published(scenario: str, turn: int, side: str, rig: str = "") -> Starter:
    """A published scenario at the start of a rally phase, with everybody who enters off the map."""
    kind = owners_kit()
    roster = kind.battle(kind.setup(scenario, {})).roster
    lines = [f"scenario {scenario}", f"turn {side} {turn} rally"]
    for id, entering in roster.units.items():
        if waits(entering.place):
            group = roster.unit_group[id].index + 1
            lines.append(f"{entering.side} {id} {entering.type.name} off:{group}")
    return still(*lines, rig=rig, kind=kind)


def expected(game: Starter) -> list[str]:
    units = game.table.units.values()
    return [f"{it.id} {it.type.name}" for it in units if is_expected(game.table, it)]


@proves("SK 3.1a", 1)
@proves("SK V2", 4)
def test_3_1a_ATT_alone_lays_out_those_who_enter_in_this_turn() -> None:
    lines = ["group german turn=2 edge=north", "group german turn=3 edge=north"]
    lines += ["group russian turn=2 edge=south", "german g1 4-6-7 off:1", "german g2 8-0 off:2"]
    game = still(*lines, "russian r1 4-4-7 off:3", "turn german 2 rally")
    lay_out(game)
    [event] = game.told()
    assert (event.kind, event.facts["units"]) == ("reinforcements", ["g1"])
    assert event.rules == (rule("SK 3.1a"),)
    assert [is_expected(game.table, unit(game, id)) for id in ("g1", "g2")] == [True, False]


def test_3_1a_nothing_is_said_when_nobody_is_due() -> None:
    game = still("german g1 4-6-7 B5", POOR, "turn german 2 rally")
    lay_out(game)
    assert told(game) == []


@proves("SK V9", 3)
@proves("SK 3.1a", 1)
@pytest.mark.parametrize(("dr", "number"), [(1, 4), (3, 4), (4, 3), (6, 3)])
def test_V9_a_dr_says_how_many_half_squads_come(dr: int, number: int) -> None:
    game = published("S5", 1, "american", rig=str(dr))
    lay_out(game)
    halves = [name for name in expected(game) if name.endswith("3-4-6")]
    assert len(halves) == number
    assert told(game).count("absent") == 4 - number
    # The group of the second turn is diced for in the second turn.
    assert told(game).count("reinforcements-diced") == 1
    assert used_up(game)


@proves("SK V9", 3)
@pytest.mark.parametrize(("turn", "dr", "comes"), [(2, 1, True), (2, 2, False), (4, 3, True)])
def test_V9_a_group_comes_when_its_dr_is_below_the_turn(turn: int, dr: int, comes: bool) -> None:
    game = published("S2", turn, "russian", rig=str(dr))
    lay_out(game)
    assert bool(expected(game)) == comes
    assert ("reinforcements" in told(game)) == comes
    # One dr is all there is in a turn, and its answer stays what it was.
    lay_out(game)
    assert told(game).count("reinforcements-awaited") == 1
    assert bool(expected(game)) == comes
    assert used_up(game)


def test_V9_a_group_is_not_diced_for_before_its_turn_nor_in_the_others_rally_phase() -> None:
    early, other = published("S2", 1, "russian"), published("S2", 3, "german")
    for game in (early, other):
        lay_out(game)
        assert "reinforcements-awaited" not in told(game)


@proves("SK V9", 1)
def test_V9_what_the_scenario_lets_one_hold_back_enters_in_its_later_turn() -> None:
    game = published("S6", 1, "russian")
    mmc = [id for id, it in game.table.units.items() if waits(it.place) and not it.leader]
    smc = [id for id, it in game.table.units.items() if waits(it.place) and it.leader]
    game.advance()
    asked = game.decision()
    assert asked is not None
    assert (asked.seat, asked.prompt) == ("russian", "hold-back")
    for id in mmc[:5]:
        game.answer(f"hold-back {id}")
    refusal = game.why_not("russian", f"hold-back {mmc[5]}")
    assert refusal is not None
    assert refusal.key == "enough-held-back"
    game.answer(f"hold-back {smc[0]}")
    # Nobody else may stay, so that the question is over.
    asked = game.decision()
    assert asked is None or asked.prompt != "hold-back"
    kept = game.table.units[mmc[0]]
    assert not is_expected(game.table, kept)
    assert is_expected(game.table, game.table.units[mmc[5]])
    # The marks go with the turn; who is still off the map then was held back.
    later = published("S6", 3, "russian").table
    assert is_expected(later, later.units[mmc[0]])
    between = published("S6", 2, "russian").table
    assert not is_expected(between, between.units[mmc[0]])
    wide, first = entry_hexes(later, kept), entry_hexes(game.table, kept)
    assert set(first) < set(wide)


@proves("SK V9", 1)
def test_V9_holding_back_is_refused_with_its_reason() -> None:
    game = published("S6", 1, "russian")
    game.table.put(unit(game, "r1").marked("held-back"))
    game.advance()
    german = next(id for id in game.table.units if id.startswith("g"))
    wanted = {"hold-back r99": "no-such-unit", f"hold-back {german}": "not-to-hold-back"}
    wanted["hold-back r1"] = "not-to-hold-back"
    for notation, key in wanted.items():
        refusal = game.why_not("russian", notation)
        assert refusal is not None
        assert (refusal.key, refusal.rule) == (key, rule("SK V9"))


def test_V9_the_weapons_of_those_held_back_are_counted() -> None:
    game = published("S6", 1, "russian")
    table = game.table
    for weapon, holder in (("rw1", "r1"), ("rw2", "r1"), ("rw3", "r2")):
        gun = next(each for id, each in table.weapons.items() if id == weapon)
        table.hold(gun.but(holder=holder, place=-5))
    game.advance()
    game.answer("hold-back r1")
    refusal = game.why_not("russian", "hold-back r2")
    assert refusal is not None
    assert refusal.key == "enough-held-back"
    assert game.why_not("russian", "hold-back r3") is None
    assert table.units[UnitId("r1")].place == off_map(
        table.battle.roster.unit_group[UnitId("r1")].index
    )


def test_the_rally_phase_is_saved_and_read_back_at_every_step() -> None:
    for step in RallyPhase.STEPS:
        frame = RallyPhase(step)
        assert frame.data() == {"frame": "aslsk.rally_phase", "step": step}
        assert frame.copy().data() == frame.data()
    lines = "turn german 2 rally\ngerman g1 4-6-7 B5\ngerman gw1 MMG B5\nrussian r1 4-4-7 J5"
    game = library.from_position("aslsk", lines)
    again = library.load(game.save())
    assert again.state() == game.state()
    asked = again.decision()
    assert asked is not None
    assert asked.prompt == "recovery"
