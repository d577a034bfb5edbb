"""How far a stack can still go, hex by hex, for those who look before they move (SK M4, M5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk.allowance import ROAD_BONUS, allowance
from caposaldo.aslsk.costs import entry_cost, has_road_rate, keeps_to_road
from caposaldo.aslsk.entering import entry_hexes
from caposaldo.aslsk.phases import ASSAULT
from caposaldo.aslsk.stacking import has_room
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.tracks import OFF_ROAD, PAID, figure, has_stepped
from caposaldo.aslsk.units import Unit

ON: Final[int] = 1
OFF: Final[int] = 0


def reachable(table: StarterTable, group: Sequence[Unit]) -> dict[int, int]:
    """Return the hexes a stack can reach with what it has, and their whole cost in halves.

    What the enemy does to it on the way is left out.
    """
    careful = any(ASSAULT in unit.marks for unit in group)
    if careful and any(has_stepped(unit) for unit in group):
        return {}
    rest = min([allowance(table, group, unit) - figure(unit, PAID) for unit in group])
    if careful:
        rest -= 1
    start = OFF if any(OFF_ROAD in unit.marks for unit in group) else ON
    first = group[0]
    places = entry_hexes(table, first) if first.place < 0 else ()
    best: dict[tuple[int, int], int] = {}
    front = _steps(table, group, (first.place, start), 0, rest, places)
    while front:
        following: list[tuple[tuple[int, int], int]] = []
        for state, cost in front:
            if state in best and best[state] <= cost:
                continue
            best[state] = cost
            if not careful:
                following += _steps(table, group, state, cost, rest)
        front = following
    found: dict[int, int] = {}
    for (hex, _), cost in best.items():
        found[hex] = min(cost, found.get(hex, cost))
    found.pop(first.place, None)
    return found


def _steps(
    table: StarterTable,
    group: Sequence[Unit],
    state: tuple[int, int],
    paid: int,
    rest: int,
    places: Sequence[int] = (),
) -> list[tuple[tuple[int, int], int]]:
    """Return the next hexes from a hex with what has been paid by then."""
    origin, road = state
    around = places or table.battle.ground.neighbours[origin]
    found: list[tuple[tuple[int, int], int]] = []
    for hex in around:
        if hex < 0 or not _is_free(table, group, hex):
            continue
        for by_road in (False, True):
            if by_road and not has_road_rate(table, origin, hex):
                continue
            stays = road == ON and keeps_to_road(table, origin, hex, by_road)
            cost = paid + entry_cost(table, hex, by_road)
            if cost <= rest + (ROAD_BONUS if stays else 0):
                found.append(((hex, ON if stays else OFF), cost))
    return found


def _is_free(table: StarterTable, group: Sequence[Unit], hex: int) -> bool:
    if hex not in table.stacks:
        return True
    side = group[0].side
    return not table.enemies_in(hex, side) and has_room(table, hex, side, group)
