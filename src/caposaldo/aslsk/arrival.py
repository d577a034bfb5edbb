"""Who of those that wait off the map is expected in this turn, and by which edge (SK 3.1a, V9)."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.phases import DUE, HELD_BACK
from caposaldo.aslsk.places import edge_hexes
from caposaldo.aslsk.scenario import Group
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit, group_at, waits

BELOW_TURN: Final[str] = "dr_below_turn"
"""Of a group: it comes once a dr is below the number of the turn."""


def group_of(table: StarterTable, unit: Unit) -> Group:
    """Return the group with which a unit waits off the map."""
    return table.battle.scenario.groups[group_at(unit.place)]


def comes_late(table: StarterTable, group: Group) -> bool:
    """Tell whether what is left of a group are those who were held back (SK V9)."""
    return group.held_back is not None and table.turn != group.turn


def is_expected(table: StarterTable, unit: Unit) -> bool:
    """Tell whether a unit waits off the map and enters in this turn, or never."""
    if not waits(unit.place) or HELD_BACK in unit.marks:
        return False
    group = group_of(table, unit)
    if group.when == BELOW_TURN:
        return DUE in unit.marks
    if group.held_back is not None and comes_late(table, group):
        return table.turn >= group.held_back.turn
    return group.turn <= table.turn


def entry_hexes(table: StarterTable, unit: Unit) -> tuple[int, ...]:
    """Return the hexes of the edge by which a unit that waits enters the map."""
    battle, group = table.battle, group_of(table, unit)
    if group.held_back is None or not comes_late(table, group):
        return battle.entries(group)
    edges = [battle.scenario.edges.get(edge, edge) for edge in group.held_back.edges]
    found = [edge_hexes(battle.ground, edge, "", "") for edge in edges]
    return tuple(sorted({hex for each in found for hex in each}))
