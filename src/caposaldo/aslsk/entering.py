"""Coming onto the map over its edge, in the turn of one's group or never (SK M11)."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk import arrival
from caposaldo.aslsk.arrival import is_expected
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit
from caposaldo.aslsk.verbs import eliminate
from caposaldo.kernel.rules import RuleId, rule

ENTRY: Final[RuleId] = rule("SK M11")


def is_due(table: StarterTable, unit: Unit) -> bool:
    """Tell whether a unit waits off the map and its turn to enter has come."""
    return is_expected(table, unit)


def entry_hexes(table: StarterTable, unit: Unit) -> tuple[int, ...]:
    """Return the hexes of the edge by which a unit that waits enters the map."""
    return arrival.entry_hexes(table, unit)


def lose_late(game: Starter) -> None:
    """Eliminate the units of ATT that have entered neither by moving nor by advancing (SK M11)."""
    table = game.table
    for unit in list(table.units.values()):
        if unit.side == table.side and is_due(table, unit):
            eliminate(game, unit, ENTRY)
