"""Outlines that nobody drew: a hex filled by its wood or field, less the strip of a road (SKB6)."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeAlias

from caposaldo.aslsk.hexes import CORNERS, MIDDLES, SIDES, Cell, Point, centre, step

Outline: TypeAlias = tuple[Point, ...]


def filled_hex(cell: Cell) -> Outline:
    """Return the whole hex."""
    x, y = centre(cell)
    return tuple([(x + dx, y + dy) for dx, dy in CORNERS])


def wood_in(cell: Cell, woods: Collection[Cell], arms: list[int]) -> list[Outline]:
    """Return the wood that fills a hex through which a road leaves by the sides `arms`.

    A corner is cut where neither hex beyond it has woods. The strip of a road is half as wide as
    a hexside.
    """
    ring = _ring(cell, woods)
    if not arms:
        return [_moved([point for part in ring for point in part[0]], cell)]
    parts = []
    for at, arm in enumerate(arms):
        following = arms[(at + 1) % len(arms)]
        parts.append(_moved(_between(ring, arm, following), cell))
    return parts


def _ring(cell: Cell, woods: Collection[Cell]) -> list[tuple[list[Point], Point, Point]]:
    """Give for each corner its points, and for the side after it the quarter points."""
    ring = []
    for n in range(SIDES):
        # Corner n lies between side n - 1 and side n.
        lonely = step(cell, n) not in woods and step(cell, (n + 5) % SIDES) not in woods
        points = [_quarter(n, n + 5), _quarter(n, n + 1)] if lonely else [CORNERS[n]]
        ring.append((points, _quarter(n, n + 1), _quarter(n + 1, n)))
    return ring


def _quarter(near: int, far: int) -> Point:
    """Return the point a quarter of the way from one corner to another."""
    (x1, y1), (x2, y2) = CORNERS[near % SIDES], CORNERS[far % SIDES]
    return x1 + (x2 - x1) // 4, y1 + (y2 - y1) // 4


def _between(ring: list[tuple[list[Point], Point, Point]], arm: int, following: int) -> list[Point]:
    """Go clockwise from the far edge of one arm's strip to the near edge of the next."""
    turn = (following - arm - 1) % SIDES + 1
    points = [ring[arm][2]]
    for n in range(arm + 1, arm + turn + 1):
        points += ring[n % SIDES][0]
    points.append(ring[following][1])
    points += _elbow(arm, turn)
    kept: list[Point] = []
    for point in points:
        if not kept or kept[-1] != point:
            kept.append(point)
    return kept


def _elbow(arm: int, turn: int) -> list[Point]:
    """Return where the strips of two arms meet, on the clockwise side of the first."""
    if turn == 3:
        return []
    if turn == SIDES:
        # The road ends in the middle of the hex: the wood closes behind it.
        x, y = MIDDLES[arm]
        ends = (_quarter(arm, arm + 1), _quarter(arm + 1, arm))
        return [(px - x, py - y) for px, py in ends]
    if turn % 2:
        x, y = CORNERS[(arm + (turn + 1) // 2) % SIDES]
        return [(x // 2, y // 2)]
    x, y = MIDDLES[(arm + turn // 2) % SIDES]
    return [(x // 3, y // 3)]


def _moved(points: list[Point], cell: Cell) -> Outline:
    x, y = centre(cell)
    return tuple([(x + px, y + py) for px, py in points])
