"""What else men on the move can do: smoke, picking weapons up, charges (SK M9, M10, M20)."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.advice.judging import Judge
from caposaldo.aslsk.advice.marches import CARE, March, Marches
from caposaldo.aslsk.advice.movingweights import CHARGE, PICK_UP, SMOKE_FROM
from caposaldo.aslsk.advice.stations import Stations
from caposaldo.aslsk.advice.threats import STANDING, drm_at
from caposaldo.aslsk.counters import MG
from caposaldo.aslsk.dice import FACES
from caposaldo.aslsk.firetable import WHOLE
from caposaldo.aslsk.smoke import chances, cost_of
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.tracks import PAID, figure, noted
from caposaldo.aslsk.units import Unit, UnitId, WeaponId

NEVER: Final[float] = -1000.0


def smoke_worth(judge: Judge, marches: Marches, ways: list[March], words: str) -> float:
    """Return what a stack's way is worth that begins with smoke in a hex.

    It is thought of only where the way leads through a hex that is dangerous.
    """
    if not ways or ways[0].risk < SMOKE_FROM or ways[0].mode == CARE:
        return NEVER
    id, name = words.split()
    hex = judge.battle.ground.index[name]
    unit = judge.table.units[UnitId(id)]
    if hex != unit.place and ways[0].first != f"go {name}":
        return NEVER
    if hex in judge.table.smoke:
        return NEVER
    chance = chances(judge.table, unit) / FACES
    cost = cost_of(unit, hex)
    open_way = _then(judge, marches.group, unit, cost, None)
    veiled = _then(judge, marches.group, unit, cost, hex)
    return chance * veiled + (1 - chance) * open_way


def _then(judge: Judge, group: list[Unit], unit: Unit, cost: int, smoke: int | None) -> float:
    """Return what the best way is worth after smoke was thrown, or failed."""
    table = judge.table.copy()
    assert isinstance(table, StarterTable)
    if smoke is not None:
        table.smoke = table.smoke | {smoke}
    table.put(noted(unit, f"{PAID}:{figure(unit, PAID) + cost}"))
    then = Judge(judge.reading, judge.harms, judge.fields, table)
    marches = Marches(then, Stations(then), [table.units[each.id] for each in group])
    ways = marches.best()
    stay = marches.stay()
    return max(stay, ways[0].value) if ways else stay


def pick_up_worth(judge: Judge, words: str) -> float:
    """Return what it is worth to pick a weapon up here."""
    weapon, id = words.split()
    table = judge.table
    unit, gun = table.units[UnitId(id)], table.weapons[WeaponId(weapon)]
    if judge.threats.is_seen(unit.place) or gun.malfunctioned:
        return NEVER
    return handling_worth(judge, unit, gun.type.kind == MG)


def handling_worth(judge: Judge, unit: Unit, is_gun: bool) -> float:
    """Return what a weapon is worth to a unit: less if it has one, or is no squad."""
    if not is_gun:
        return PICK_UP / 2 if unit.squad else NEVER
    has = [each for each in judge.table.held(unit.id) if each.type.kind == MG]
    if has:
        return PICK_UP / 10
    return PICK_UP if unit.squad else PICK_UP / 3


def charge_worth(judge: Judge, words: str) -> float:
    """Return what it is worth to place a charge on a hex."""
    weapon, name = words.split()
    hex = judge.battle.ground.index[name]
    table = judge.table
    targets = table.enemies_in(hex, judge.seat)
    if not targets or table.of_side(hex, judge.seat):
        return NEVER
    gun = table.weapons[WeaponId(weapon)]
    holder = table.units[UnitId(gun.holder)]
    column = judge.harms.fire.column_for(gun.type.fp * WHOLE)
    drm = drm_at(table, holder.place, hex, STANDING)
    return CHARGE * judge.harms.of(column, drm, 0, targets)
