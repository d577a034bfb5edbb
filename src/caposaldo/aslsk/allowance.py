"""How many movement factors a unit has: quality, leader, running, load and road (SK M1, M2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk.counters import CONSCRIPT, GREEN
from caposaldo.aslsk.phases import ASSAULT
from caposaldo.aslsk.portage import lost
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.tables import MF
from caposaldo.aslsk.tracks import BURDEN, ON_ROAD, PAID, figure, has_begun, leaders_at_start
from caposaldo.aslsk.units import Unit

ROAD_BONUS: Final[int] = MF
"""What a unit has more that stays on the road all the way (SK M5, N4)."""
ROWS: Final[dict[str, str]] = {GREEN: "green", CONSCRIPT: "conscript"}
"""The row of the allowance table for each quality that has its own."""


def row_of(unit: Unit) -> str:
    """Name the row of the allowance table that a unit has (SK M1)."""
    if unit.leader:
        return "wounded" if unit.wounded else "smc"
    return ROWS.get(unit.mmc.quality, "mmc")


def is_led(group: Sequence[Unit], unit: Unit) -> bool:
    """Tell whether a leader moves with a unit, as he did from its start (SK M2)."""
    leaders = [other.id for other in group if other.leader]
    if not leaders or not has_begun(unit):
        return bool(leaders)
    first = leaders_at_start(unit)
    return any(id in first for id in leaders)


def allowance(table: StarterTable, group: Sequence[Unit], unit: Unit) -> int:
    """Return the MF, in halves, of a unit that moves with a group, without the road bonus.

    In this phase a unit of ATT is CX only if it double-times.
    """
    row = table.battle.box.tables.allowances[row_of(unit)]
    whole = row.of(is_led(group, unit), unit.cx)
    return max(0, whole - max(figure(unit, BURDEN), lost(table, group, unit)))


def left(table: StarterTable, group: Sequence[Unit], unit: Unit) -> int:
    """Return the MF, in halves, that a unit has not spent yet; below 0 if it has lost some."""
    bonus = ROAD_BONUS if ON_ROAD in unit.marks else 0
    return allowance(table, group, unit) + bonus - figure(unit, PAID)


def can_pay(
    table: StarterTable, group: Sequence[Unit], unit: Unit, cost: int, on_road: bool
) -> bool:
    """Tell whether a unit can spend MF; assault movement must leave some (SK M4, M6).

    `on_road` says that it has the road bonus for it.
    """
    most = allowance(table, group, unit) + (ROAD_BONUS if on_road else 0)
    total = figure(unit, PAID) + cost
    return total < most if ASSAULT in unit.marks else total <= most


def written(halves: int) -> str:
    """Write halves of MF as they are spoken: 3 is 1½."""
    whole, rest = divmod(halves, MF)
    if not rest:
        return str(whole)
    return f"{whole or ''}½"
