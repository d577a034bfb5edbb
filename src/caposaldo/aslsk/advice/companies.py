"""Who moves together: a leader takes squads along, others go by themselves (SK M2, M3)."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.advice.judging import Judge
from caposaldo.aslsk.movedeeds import movable
from caposaldo.aslsk.units import Unit

TAKEN: Final[int] = 2
"""So many squads go with a leader."""


def companies(judge: Judge) -> list[list[Unit]]:
    """Return the stacks in which the units that may move would go, in the order of numbers."""
    places: dict[int, list[Unit]] = {}
    for unit in movable(judge.table):
        places.setdefault(unit.place, []).append(unit)
    found: list[list[Unit]] = []
    for units in places.values():
        found += _parted(judge, units)
    return found


def company_of(judge: Judge, unit: Unit) -> list[Unit]:
    """Return those with whom a unit would go, itself included."""
    units = [other for other in movable(judge.table) if other.place == unit.place]
    for company in _parted(judge, units):
        if unit in company:
            return company
    return [unit]


def _parted(judge: Judge, units: list[Unit]) -> list[list[Unit]]:
    """Part the units of a place: each leader with squads that have the same aim, the rest alone.

    A leader who has men to rally goes nowhere.
    """
    leaders = [unit for unit in units if unit.leader and not _is_needed(judge, unit)]
    squads = [unit for unit in units if not unit.leader]
    squads.sort(key=lambda unit: _load(judge, unit))
    found: list[list[Unit]] = []
    for leader in leaders:
        if not squads:
            found.append([leader])
            continue
        aim = judge.goals.of(squads[0])
        taken = [unit for unit in squads if judge.goals.of(unit) is aim][:TAKEN]
        squads = [unit for unit in squads if unit not in taken]
        company = [*taken, leader]
        company.sort(key=_by_rank)
        found.append(company)
    return [*found, *[[unit] for unit in squads]]


def _is_needed(judge: Judge, leader: Unit) -> bool:
    """Tell whether a leader has broken men to rally and is the best for it."""
    if not leader.on_map:
        return False
    there = judge.table.of_side(leader.place, leader.side)
    if not any(unit.broken and not unit.leader for unit in there):
        return False
    able = [unit for unit in there if unit.leader and not unit.broken]
    return min(able, key=_merit).id == leader.id


def _load(judge: Judge, unit: Unit) -> tuple[int, int]:
    """Order squads: those with weapons to carry have most of a leader."""
    return -sum([weapon.type.pp for weapon in judge.table.held(unit.id)]), unit.rank


def _merit(leader: Unit) -> tuple[int, int]:
    return leader.leadership, leader.rank


def _by_rank(unit: Unit) -> int:
    return unit.rank
