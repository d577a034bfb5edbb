"""Leaders who direct fire (SK F7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk.attackkinds import CHARGE, FLAME, RESIDUAL
from caposaldo.aslsk.attackrecord import Attack, origins
from caposaldo.aslsk.phases import DIRECTED
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit
from caposaldo.kernel.rules import Modifier, RuleId, rule

DIRECTION: Final[RuleId] = rule("SK F7")
UNLED: Final[tuple[str, ...]] = (FLAME, CHARGE, RESIDUAL)
"""What no leader directs."""


def director(table: StarterTable, attack: Attack) -> Unit | None:
    """Return the leader whose modifier an attack has: the worst, if every hex has one (SK F7)."""
    if not attack.leaders or attack.kind in UNLED:
        return None
    leaders = [table.units[id] for id in attack.leaders]
    places = [leader.place for leader in leaders]
    if any(hex not in places for hex in origins(table, attack)):
        return None
    return max(leaders, key=_poorness)


def leadership(table: StarterTable, attack: Attack) -> list[Modifier]:
    """Return the leadership of an attack, also when it is 0: then nobody cowers (SK F7)."""
    leader = director(table, attack)
    if leader is None:
        return []
    return [Modifier(leader.leadership, DIRECTION, "leadership", {"unit": leader.id})]


def directed_before(leader: Unit) -> list[str]:
    """Return the firers that a leader has directed in this turn, nobody if he has not."""
    begin = f"{DIRECTED}:"
    for mark in leader.marks:
        if mark.startswith(begin):
            return mark[len(begin) :].split(",")
    return []


def direction_mark(members: Sequence[str]) -> str:
    """Return the mark of a leader who directed these firers."""
    return f"{DIRECTED}:{','.join(members)}"


def _poorness(leader: Unit) -> tuple[int, int]:
    return leader.leadership, leader.rank
