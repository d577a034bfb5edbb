"""Smoke exponents that a scenario raises for a kind of squad (SK V9, M10)."""

from __future__ import annotations

from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit


def raised(table: StarterTable, unit: Unit) -> int:
    """Return how much higher the smoke exponent of a squad is in this scenario."""
    found = table.battle.specials.exponents
    return sum([each.add for each in found if each.whose == unit.type.name])
