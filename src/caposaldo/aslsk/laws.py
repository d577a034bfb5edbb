"""What holds of every table, whatever was played: nothing appears, vanishes or floats."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.counters import DC
from caposaldo.aslsk.marklaws import mark_fault
from caposaldo.aslsk.notelaws import note_fault
from caposaldo.aslsk.phases import PHASES
from caposaldo.aslsk.special import lasting
from caposaldo.aslsk.stacking import too_many
from caposaldo.aslsk.table import SET_UP, StarterTable, armed, in_order, stacked
from caposaldo.aslsk.units import (
    ABSENT,
    EXITED,
    HELD,
    LOST,
    UNPLACED,
    Unit,
    UnitId,
    group_at,
    waits,
)

HIGHEST: Final[int] = 12
"""No DR is higher, and no X# (SK F18)."""


def fault(table: StarterTable) -> str | None:
    """Say what cannot be on a table; None when everything can."""
    broken = _counters(table) or _places(table) or _weapons(table) or _markers(table)
    return broken or mark_fault(table) or note_fault(table) or lasting.fault(table)


def _counters(table: StarterTable) -> str | None:
    """Units and weapons of the scenario stay in the game, and only leaders are made."""
    roster = table.battle.roster
    for id in roster.units:
        if id not in table.units or table.units[id].side != roster.units[id].side:
            return f"{id} is missing"
    if set(roster.weapons) - set(table.weapons):
        return "a weapon of the scenario is missing"
    if roster.units:
        made = [unit for id, unit in table.units.items() if id not in roster.units]
        if any(not unit.leader for unit in made) or len(table.weapons) > len(roster.weapons):
            return "there are counters that the scenario does not have"
    if list(table.units) != list(in_order(table.battle, table.units)):
        return "the units are not in their order"
    return None


def _places(table: StarterTable) -> str | None:
    if table.stacks != stacked(table.units.values()):
        return "the stacks disagree with the units"
    for unit in table.units.values():
        if not _may_be(table, unit):
            return f"{unit.id} cannot be where it is"
        if table.phase == SET_UP and not _may_be_set_up(table, unit):
            return f"{unit.id} cannot be set up so"
    for hex in table.stacks:
        for side in table.battle.sides:
            if too_many(table, table.of_side(hex, side)):
                return f"{table.battle.name(hex)} holds too many {side} units"
    return None


def _may_be(table: StarterTable, unit: Unit) -> bool:
    if unit.dm and not unit.broken:
        return False
    if unit.place == UNPLACED or waits(unit.place):
        return _may_wait(table, unit)
    return unit.place >= 0 or unit.place in (LOST, EXITED, ABSENT)


def _may_wait(table: StarterTable, unit: Unit) -> bool:
    """Tell whether a unit can be where it waits to be set up, or to enter with its group."""
    first = table.battle.roster.units.get(unit.id)
    if first is not None:
        return unit.place == first.place and (unit.place != UNPLACED or table.phase == SET_UP)
    return waits(unit.place) and (
        table.battle.scenario.groups[group_at(unit.place)].side == unit.side
    )


def _may_be_set_up(table: StarterTable, unit: Unit) -> bool:
    """Tell whether a unit of the scenario is itself, and in the area of its group if anywhere."""
    roster = table.battle.roster
    first = roster.units.get(unit.id)
    # What a position leaves out is lost, also from a set-up.
    if first is None or unit.place == LOST:
        return True
    if unit.type.name != first.type.name:
        return False
    if unit.place == first.place:
        return True
    area = table.battle.areas[roster.unit_group[unit.id].index]
    return first.place == UNPLACED and unit.place in area


def _weapons(table: StarterTable) -> str | None:
    if table.arms != armed(table.weapons.values()):
        return "the weapons disagree with their holders"
    for weapon in table.weapons.values():
        if (weapon.place == HELD) != bool(weapon.holder):
            return f"{weapon.id} is held and lies somewhere, or neither"
        if weapon.holder:
            holder = table.units.get(UnitId(weapon.holder))
            if holder is None or holder.place in (LOST, ABSENT):
                return f"{weapon.id} is held by nobody who is there"
        elif weapon.place == EXITED or (
            (weapon.place == UNPLACED or waits(weapon.place)) and table.phase != SET_UP
        ):
            return f"{weapon.id} was given to nobody"
    return None


def _markers(table: StarterTable) -> str | None:
    battle = table.battle
    if set(table.losses) != set(battle.sides):
        return "the losses are not those of the two sides"
    if (table.phase == SET_UP) != (table.turn == 0) or not _is_turn(table):
        return f"there is no turn {table.turn}"
    if table.phase != SET_UP and table.phase not in PHASES:
        return f"there is no phase {table.phase}"
    markers = battle.box.tables.residual.markers
    if any(value not in markers or value == 0 for value in table.residual.values()):
        return "there is a residual marker of no known value"
    for hex in sorted(table.melee):
        if len({unit.side for unit in table.here(hex)}) < 2:
            return f"there is a melee in {battle.name(hex)} without two sides"
    for house in table.houses:
        if house < 0:
            return "control of a building is claimed where there is none"
    return _charges(table)


def _is_turn(table: StarterTable) -> bool:
    return 0 <= table.turn <= table.battle.scenario.turns


def _charges(table: StarterTable) -> str | None:
    placed = [charge.weapon for charge in table.charges]
    if len(set(placed)) < len(placed):
        return "a charge was placed twice"
    for charge in table.charges:
        weapon = table.weapons.get(charge.weapon)
        if weapon is None or charge.placer not in table.units:
            return "a charge was placed by nobody"
        if weapon.type.kind != DC or not 0 < charge.number <= HIGHEST:
            return f"{charge.weapon} is no charge that can go off"
    return None
