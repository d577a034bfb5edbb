"""How many units of a side a hex holds (SK X5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit
from caposaldo.kernel.rules import Refusal, RuleId, rule

LIMIT: Final[RuleId] = rule("SK X5")
HALF: Final[int] = 1
WHOLE: Final[int] = 2
"""What a half-squad and a squad count, in halves of a squad."""
MOST_HALVES: Final[int] = 6
MOST_COUNTERS: Final[int] = 3
MOST_LEADERS: Final[int] = 4


def too_many(table: StarterTable, units: Iterable[Unit]) -> bool:
    """Tell whether units of one side are more than a hex may hold."""
    halves, counters, leaders = 0, 0, 0
    for unit in units:
        if unit.leader:
            leaders += 1
        else:
            counters += 1
            halves += WHOLE if unit.squad else HALF
    if leaders > MOST_LEADERS:
        return True
    if table.battle.options.counters_stack:
        return counters > MOST_COUNTERS
    return halves > MOST_HALVES


def has_room(table: StarterTable, hex: int, side: str, newcomers: Sequence[Unit]) -> bool:
    """Tell whether a hex can take more units of a side; those there already count once."""
    if hex not in table.stacks and len(newcomers) == 1:
        return True
    new = [unit.id for unit in newcomers]
    there = [unit for unit in table.of_side(hex, side) if unit.id not in new]
    return not too_many(table, [*there, *newcomers])


def crowded(table: StarterTable, hex: int, side: str, newcomers: Sequence[Unit]) -> Refusal | None:
    """Say that a hex cannot take more units of a side; None when it can."""
    if has_room(table, hex, side, newcomers):
        return None
    return Refusal("hex-full", LIMIT, {"hex": table.battle.name(hex)})
