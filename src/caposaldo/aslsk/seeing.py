"""Sight as the table stands: lines of the map, smoke, and the sum that blocks (SK X1, X6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from caposaldo.aslsk.sight import NO_SMOKE
from caposaldo.aslsk.special.snow import veil
from caposaldo.aslsk.table import StarterTable

TOO_MUCH: Final[int] = 6
"""The sum of hindrances at which a line is blocked, or, by the player aid, above which."""


def smoke_from(table: StarterTable, firer: int) -> Mapping[int, int]:
    """Return what the smoke of each hex is worth to fire from a hex (SK X6)."""
    if not table.smoke:
        return NO_SMOKE
    smoke = table.battle.box.tables.smoke
    found = dict.fromkeys(sorted(table.smoke), smoke.hindrance)
    if firer in found and table.battle.options.smoke_out_costs_more:
        found[firer] = min(smoke.most, smoke.hindrance + smoke.out)
    return found


def hindrance(table: StarterTable, firer: int, target: int) -> int:
    """Return the sum of the hindrances of a line; terrain and smoke at one range count once.

    Falling snow comes on top of them (SK V9).
    """
    total = table.battle.sights.hindrance(firer, target, smoke_from(table, firer))
    return total + veil(table, firer, target) if table.lasting else total


def hindering_hexes(table: StarterTable, firer: int, target: int) -> int:
    """Count the hexes that hinder a line; falling snow counts by its points (SK X3)."""
    found = table.battle.sights.hexes(firer, target, smoke_from(table, firer))
    return found + veil(table, firer, target) if table.lasting else found


def in_sight(table: StarterTable, firer: int, target: int) -> bool:
    """Tell whether a line is neither blocked by a drawing nor hindered too much (SK X1)."""
    if firer == target:
        return True
    if not table.battle.sights.is_clear(firer, target):
        return False
    total = hindrance(table, firer, target)
    return total < TOO_MUCH if table.battle.options.six_blocks else total <= TOO_MUCH
