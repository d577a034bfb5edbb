"""What a step, smoke or a pick-up will cost and risk, and what a moving stack shows (SK 3.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk import handling, smoke
from caposaldo.aslsk.allowance import left, written
from caposaldo.aslsk.attackkinds import FIRST
from caposaldo.aslsk.attackrecord import Attack
from caposaldo.aslsk.costs import entry_cost
from caposaldo.aslsk.dice import FACES
from caposaldo.aslsk.firedrm import modifiers
from caposaldo.aslsk.knowledge import tells_sight
from caposaldo.aslsk.moving import Stack, members
from caposaldo.aslsk.phases import MOVING, ROAD_RATE, SHOT, SPENT, SWEPT
from caposaldo.aslsk.reach import reachable
from caposaldo.aslsk.starter import Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.threatening import swept, threats
from caposaldo.aslsk.tracks import LAYING, OFF_ROAD, figure, name_of, noted
from caposaldo.aslsk.units import Unit, UnitId, WeaponId, waits
from caposaldo.aslsk.view import Shows
from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Outcome, Preview
from caposaldo.kernel.rules import RuleId, rule

COSTS: Final[RuleId] = rule("SK M4")
GRENADES: Final[RuleId] = rule("SK M10")
HANDLING: Final[RuleId] = rule("SK M9")
PLACING: Final[RuleId] = rule("SK M20")
HERE: Final[tuple[str, ...]] = (SPENT, SHOT, SWEPT, ROAD_RATE)
"""The marks of a mover that hold for the hex it is in."""


def preview(game: Starter, frame: Step, wanted: Action) -> Preview | None:
    """Say what an action of a moving stack costs and risks; None if it does neither."""
    assert isinstance(frame, Stack)
    table = game.table
    if wanted.verb in ("go", "road"):
        hex = table.battle.ground.index[wanted.args[0]]
        return _step(table, frame, wanted, hex)
    if wanted.verb == "smoke":
        return _smoke(table, frame, wanted)
    if wanted.verb == "recover":
        unit = table.units[UnitId(wanted.args[1])]
        good = handling.chances(unit)
        odds = _odds({"picked-up": good, "not-picked-up": FACES - good})
        detail = _costs(table, frame, [unit], handling.COST)
        return Preview(wanted.notation, HANDLING, [], smoke.modifiers(unit), odds, "", detail)
    if wanted.verb == "charge":
        unit = table.units[UnitId(table.weapons[WeaponId(wanted.args[0])].holder)]
        cost = entry_cost(table, table.battle.ground.index[wanted.args[1]])
        detail = _costs(table, frame, [unit], cost)
        detail |= _risks(table, _stayed(table, unit, cost), [unit], unit.place)
        return Preview(wanted.notation, PLACING, [], [], [], "", detail)
    return None


def _step(table: StarterTable, frame: Stack, wanted: Action, hex: int) -> Preview:
    group, by_road = members(table, frame), wanted.verb == "road"
    cost = entry_cost(table, hex, by_road)
    then = _after(table, group, hex, cost, by_road)
    detail = {**_costs(table, frame, group, cost), **_risks(table, then, group, hex)}
    targets = tuple([unit.id for unit in group])
    attack = Attack(FIRST, table.enemy, hex, targets)
    return Preview(wanted.notation, COSTS, [], modifiers(then, attack, told=False), [], "", detail)


def _smoke(table: StarterTable, frame: Stack, wanted: Action) -> Preview:
    unit = table.units[UnitId(wanted.args[0])]
    good = smoke.chances(table, unit)
    stops = len([dr for dr in range(good + 1, FACES + 1) if smoke.ends(table, unit, dr)])
    odds = _odds({"smoke-placed": good, "no-smoke": FACES - good - stops, "smoke-stops": stops})
    cost = smoke.cost_of(unit, table.battle.ground.index[wanted.args[1]])
    detail = _costs(table, frame, [unit], cost)
    return Preview(wanted.notation, GRENADES, [], smoke.modifiers(unit), odds, "", detail)


def _odds(faces: dict[str, int]) -> list[Outcome]:
    return [Outcome(key, count, FACES) for key, count in faces.items() if count]


def _costs(
    table: StarterTable, frame: Stack, units: Sequence[Unit], cost: int
) -> dict[str, object]:
    """Say what is spent, and what each has before that."""
    group = members(table, frame)
    return {
        "mf": written(cost),
        "left": {unit.id: written(max(0, left(table, group, unit))) for unit in units},
    }


def _after(
    table: StarterTable, group: Sequence[Unit], hex: int, cost: int, by_road: bool
) -> StarterTable:
    """Return the table as it is when the stack has taken its step."""
    then = table.copy()
    assert isinstance(then, StarterTable)
    for unit in group:
        over = [mark for mark in unit.marks if name_of(mark) in HERE]
        there = unit.unmarked(*over).marked(MOVING).marked(f"{SPENT}:{cost}").but(place=hex)
        gone = noted(there, OFF_ROAD)
        then.put(gone.marked(ROAD_RATE) if by_road else gone)
    return then


def _stayed(table: StarterTable, unit: Unit, cost: int) -> StarterTable:
    """Return the table as it is when a unit has spent MF in the hex where it is."""
    then = table.copy()
    assert isinstance(then, StarterTable)
    before = figure(unit, SPENT)
    there = unit.unmarked(f"{SPENT}:{before}").marked(MOVING).marked(LAYING)
    then.put(there.marked(f"{SPENT}:{before + cost}"))
    return then


def _risks(
    table: StarterTable, then: StarterTable, group: Sequence[Unit], hex: int
) -> dict[str, object]:
    """Say what may strike those who spend MF in a hex: fire if sight may be told, residual FP."""
    movers = tuple([unit.id for unit in group])
    found: dict[str, object] = {"threats": []}
    strike = swept(then, movers, hex)
    if strike is not None:
        found["swept"] = strike
    if tells_sight(table):
        found["threats"] = threats(then, movers, hex)
    return found


def shows(game: Starter, frame: Step) -> dict[str, object]:
    """Show a moving stack: who is in it, what each has left, and where it can go."""
    assert isinstance(frame, Stack)
    table = game.table
    # Fire may have taken some out of the game while DEF is still asked.
    group = [unit for unit in members(table, frame) if unit.on_map or waits(unit.place)]
    reach = reachable(table, group) if group else {}
    name = table.battle.ground.names
    return {
        "moving": {
            "units": list(frame.units),
            "later": list(frame.later),
            "left": {unit.id: written(max(0, left(table, group, unit))) for unit in group},
            "reach": {name[hex]: written(cost) for hex, cost in sorted(reach.items())},
        }
    }


SHOWS: Final[dict[str, Shows]] = {Stack.KIND: shows}
