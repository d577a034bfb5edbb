"""Subsequent first fire: those who have fired fire again, at the nearest enemy only (SK M15)."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.knowledge import tells_sight
from caposaldo.aslsk.seeing import in_sight
from caposaldo.aslsk.table import StarterTable
from caposaldo.kernel.rules import Refusal, RuleId, rule

AGAIN: Final[RuleId] = rule("SK 3.3.3b")
NEAREST: Final[RuleId] = rule("SK M15")
ADJACENT: Final[int] = 1
"""Up to this range a line is never blocked: the hexes at its ends do not block (SK 3.2los)."""


def is_nearest(table: StarterTable, hex: int, side: str, target: int) -> bool:
    """Tell whether a side sees from a hex no enemy nearer than the target (SK M15)."""
    return _nearer(table, hex, side, target, looks=True) < 0


def passed_over(table: StarterTable, hex: int, side: str, target: int) -> Refusal | None:
    """Say that a nearer enemy is in sight; where sight is not told, only one next to the firer."""
    nearer = _nearer(table, hex, side, target, looks=tells_sight(table))
    if nearer < 0:
        return None
    return Refusal("nearer-enemy", NEAREST, {"hex": table.battle.name(nearer)})


def _nearer(table: StarterTable, hex: int, side: str, target: int, *, looks: bool) -> int:
    """Return the hex of an enemy in sight who is nearer than the target, -1 if there is none.

    Without `looks` only those count who are in sight whatever stands between.
    """
    distance = table.battle.ground.distance
    reach = distance(hex, target)
    found = -1
    for other in table.stacks:
        away = distance(hex, other)
        if away >= reach or (0 <= found < other) or not table.enemies_in(other, side):
            continue
        if away <= ADJACENT or (looks and in_sight(table, hex, other)):
            found = other
    return found
