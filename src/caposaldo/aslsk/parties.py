"""Who stands with whom in a close combat: leaders beside a squad or half-squad, or alone (SK A4).

A party attacks as one and is attacked as one. It is known by its head: the squad or half-squad, or
whoever stands alone. `pairs` are words as `g1:g3`, leader and head, or `g1:` of one alone.
"""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit, UnitId

BESIDE: Final[str] = ":"


def pair(leader: UnitId, head: str) -> str:
    """Write beside whom a leader stands; the empty head is for one alone."""
    return f"{leader}{BESIDE}{head}"


def companions(table: StarterTable, hex: int, side: str) -> list[Unit]:
    """Return the squads and half-squads beside which a leader of the side may fight in a hex."""
    return [unit for unit in table.of_side(hex, side) if not unit.leader and not unit.broken]


def undecided(table: StarterTable, hex: int, side: str, pairs: tuple[str, ...]) -> list[Unit]:
    """Return the leaders of a side who must still say where they stand (SK A4)."""
    if not companions(table, hex, side):
        return []
    said = [word.partition(BESIDE)[0] for word in pairs]
    return [
        unit
        for unit in table.of_side(hex, side)
        if unit.leader and not unit.broken and unit.id not in said
    ]


def parties(
    table: StarterTable, hex: int, side: str, pairs: tuple[str, ...]
) -> dict[UnitId, tuple[UnitId, ...]]:
    """Return the parties of a side in a hex by their heads, each with its head first."""
    beside: dict[str, str] = {}
    for word in pairs:
        leader, _, head = word.partition(BESIDE)
        beside[leader] = head
    here = table.of_side(hex, side)
    found: dict[UnitId, tuple[UnitId, ...]] = {
        unit.id: (unit.id,) for unit in here if not unit.leader
    }
    for unit in here:
        if unit.leader:
            head = UnitId(beside.get(unit.id, ""))
            # His companions may have been lost to an ambush; then he is alone.
            if head in found and not unit.broken:
                found[head] = (*found[head], unit.id)
            else:
                found[unit.id] = (unit.id,)
    return found
