"""Inexperienced squads and half-squads (SK V7)."""

from __future__ import annotations

from caposaldo.aslsk.counters import CONSCRIPT, GREEN
from caposaldo.aslsk.goodorder import good_leaders
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit


def inexperienced(table: StarterTable, unit: Unit) -> bool:
    """Tell whether a unit is inexperienced where it stands (SK V7)."""
    return unproven(unit, unit.on_map and bool(good_leaders(table, unit.place, unit.side)))


def unproven(unit: Unit, led: bool) -> bool:
    """Tell whether a unit is inexperienced if it has a leader in good order with it or not."""
    if unit.leader:
        return False
    quality = unit.mmc.quality
    return quality == CONSCRIPT or (quality == GREEN and not led)
