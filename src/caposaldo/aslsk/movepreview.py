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
from caposaldo.aslsk.firekinds import KINDS
from caposaldo.aslsk.knowledge import tells_sight
from caposaldo.aslsk.moving import Stack, members
from caposaldo.aslsk.phases import MOVING, ROAD_RATE
from caposaldo.aslsk.reach import reachable
from caposaldo.aslsk.seeing import in_sight
from caposaldo.aslsk.starter import Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit, UnitId, WeaponId, waits
from caposaldo.aslsk.view import Shows
from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Outcome, Preview
from caposaldo.kernel.rules import RuleId, rule, total

COSTS: Final[RuleId] = rule("SK M4")
GRENADES: Final[RuleId] = rule("SK M10")
HANDLING: Final[RuleId] = rule("SK M9")
PLACING: Final[RuleId] = rule("SK M20")


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
        detail["threats"] = _threats(table, [unit], unit.place, by_road=False)
        return Preview(wanted.notation, PLACING, [], [], [], "", detail)
    return None


def _step(table: StarterTable, frame: Stack, wanted: Action, hex: int) -> Preview:
    group, by_road = members(table, frame), wanted.verb == "road"
    detail = _costs(table, frame, group, entry_cost(table, hex, by_road))
    detail["threats"] = _threats(table, group, hex, by_road)
    then = _after(table, group, hex, by_road)
    targets = tuple([unit.id for unit in group])
    attack = Attack(FIRST, table.enemy, hex, targets)
    return Preview(wanted.notation, COSTS, [], modifiers(then, attack, told=False), [], "", detail)


def _smoke(table: StarterTable, frame: Stack, wanted: Action) -> Preview:
    unit = table.units[UnitId(wanted.args[0])]
    good = smoke.chances(table, unit)
    stops = 1 if good < FACES else 0
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


def _after(table: StarterTable, group: Sequence[Unit], hex: int, by_road: bool) -> StarterTable:
    """Return the table as it is when the stack has taken its step."""
    then = table.copy()
    assert isinstance(then, StarterTable)
    for unit in group:
        there = unit.marked(MOVING).unmarked(ROAD_RATE).but(place=hex)
        then.put(there.marked(ROAD_RATE) if by_road else there)
    return then


def _threats(
    table: StarterTable, group: Sequence[Unit], hex: int, by_road: bool
) -> list[dict[str, object]]:
    """List the enemies who could answer a step into a hex, if sight may be told (SK X15)."""
    if not tells_sight(table):
        return []
    then = _after(table, group, hex, by_road)
    targets = tuple([unit.id for unit in group])
    found: list[dict[str, object]] = []
    for enemy in table.on_map(table.enemy):
        away = table.battle.ground.distance(enemy.place, hex)
        guns = table.held(enemy.id)
        reach = KINDS[FIRST].reach
        if max([reach(then, enemy, None), *[reach(then, enemy, gun) for gun in guns]]) < away:
            continue
        if in_sight(then, enemy.place, hex):
            attack = Attack(FIRST, enemy.side, hex, targets, firers=(enemy.id,))
            where = table.battle.name(enemy.place)
            drm = total(modifiers(then, attack))
            found.append({"unit": enemy.id, "hex": where, "range": away, "drm": drm})
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
