"""How often one firer fires at one mover in a hex: as often as MF were spent there (SK M14).

A unit's own firepower and each weapon are counted by themselves. The count stands on the mover, so
that it goes when he enters another hex.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from caposaldo.aslsk.phases import SHOT, SPENT
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.tables import MF
from caposaldo.aslsk.units import Unit, UnitId
from caposaldo.kernel.rules import RuleId, rule

COUNT: Final[RuleId] = rule("SK M14")


def spent_here(mover: Unit) -> int:
    """Return the whole MF that a mover has spent in its present hex."""
    for mark in mover.marks:
        name, _, halves = mark.partition(":")
        if name == SPENT:
            return int(halves) // MF
    return 0


def times(mover: Unit, firer: str) -> int:
    """Return how often a unit or a weapon has fired at a mover in its present hex."""
    for mark in mover.marks:
        name, _, value = mark.partition(":")
        if name == SHOT:
            who, _, number = value.partition(".")
            if who == firer:
                return int(number)
    return 0


def may_fire_again(movers: Sequence[Unit], firer: str) -> bool:
    """Tell whether a firer has attacks left against every one of the movers (SK M14)."""
    return all(times(mover, firer) < spent_here(mover) for mover in movers)


def count_shots(game: Starter, firers: Iterable[str], movers: Iterable[UnitId]) -> None:
    """Count an attack of these firers on those movers who are still on the map."""
    table = game.table
    shooting = list(firers)
    for id in movers:
        mover = table.units[id]
        if not mover.on_map:
            continue
        for firer in shooting:
            before = times(mover, firer)
            mover = mover.unmarked(f"{SHOT}:{firer}.{before}")
            mover = mover.marked(f"{SHOT}:{firer}.{before + 1}")
        table.put(mover)


def forget_shots(game: Starter, mover: Unit, marks: Iterable[str]) -> Unit:
    """Take off marks of a mover that held for the hex it has left."""
    names = list(marks)
    over = [mark for mark in mover.marks if mark.partition(":")[0] in names]
    game.table.put(mover.unmarked(*over))
    return game.table.units[mover.id]
