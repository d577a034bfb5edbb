"""Infantry and armour side by side cover each other (28.71, 28.72)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Modifier, rule
from caposaldo.upfront.byhand import hands
from caposaldo.upfront.firepower import Aim
from caposaldo.upfront.groups import Group
from caposaldo.upfront.heights import level_of
from caposaldo.upfront.ranges import adjacent
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.underground import is_below

BY_INFANTRY: Final = Modifier(-1, rule("UF 28.71"), "escorted-by-infantry")
BY_ARMOUR: Final = Modifier(-1, rule("UF 28.72"), "escorted-by-armour")


def escort(aim: Aim) -> list[Modifier]:
    """List what a group's escort takes off an attack on it, but snipers and mines (28.71, 28.72).

    Infantry helps an AFV only against men who go for it with their hands (28.7).
    """
    target = aim.target
    if not target.armoured:
        return [BY_ARMOUR] if escorted(aim.table, target) else []
    if not aim.boxed or not hands(aim):
        return []
    return [BY_INFANTRY] if escorted(aim.table, target) else []


def escorted(table: UpFrontTable, group: Group) -> bool:
    """Tell whether an AFV has infantry beside it, or infantry an AFV, at its range number."""
    return any(
        other.armoured != group.armoured and side_by_side(group, other)
        for other in table.groups.values()
    )


def side_by_side(group: Group, other: Group) -> bool:
    """Tell whether another group of a side is where it protects a group (28.71, M5.1, T3.7)."""
    return (
        other.side == group.side
        and other.range == group.range
        and adjacent(other, group)
        and level_of(other) == level_of(group)
        and not is_below(other)
    )
