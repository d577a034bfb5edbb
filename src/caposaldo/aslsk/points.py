"""Victory points of units, the same for losses and for exit (SK V5)."""

from __future__ import annotations

from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import EXITED, Unit


def worth(table: StarterTable, unit: Unit) -> int:
    """Return the points of a unit as it is now (SK V5)."""
    if unit.leader:
        return unit.smc.points
    tables = table.battle.box.tables
    return tables.squad_points if unit.squad else tables.half_squad_points


def exited(table: StarterTable, side: str) -> list[Unit]:
    """Return the units of a side that have left the map."""
    return [unit for unit in table.units.values() if unit.side == side and unit.place == EXITED]


def exit_points(table: StarterTable, side: str) -> int:
    """Return the points of the units of a side that have left the map."""
    return sum([worth(table, unit) for unit in exited(table, side)])


def half_squads_out(table: StarterTable, side: str) -> int:
    """Count the units of a side that have left the map, in half-squads."""
    return sum([2 if unit.squad else 1 for unit in exited(table, side) if not unit.leader])
