"""Pieces of a hex that hang together: a line crosses them when corners lie on either side of it.

Pieces with a stretch of their edges in common have one inside, and no line parts it without
crossing it. A scan has hundreds of pieces in a hex, but few clumps, and few corners matter.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd, lcm
from typing import Final, TypeAlias

from caposaldo.aslsk.hexes import Point
from caposaldo.aslsk.pieces import Piece, turning

_Edge: TypeAlias = tuple[int, int, int]
"""From where to where it runs, and the piece it bounds."""
_Bearer: TypeAlias = tuple[int, int, int]
"""The straight line that an edge lies on."""


class Clump:
    """The outermost corners of some pieces, `weight` times as far from the centre of the hex."""

    __slots__ = ("corners", "weight")

    def __init__(self, corners: list[Point], weight: int) -> None:
        self.corners: Final = corners
        self.weight: Final = weight

    def span(self, dx: int, dy: int) -> tuple[int, int]:
        """Return two whole heights over a slope.

        A line of a whole height crosses the clump if it runs between them; it may touch it if it
        has one of them, and otherwise it passes by.
        """
        x, y = self.corners[0]
        low = high = dx * y - dy * x
        for x, y in self.corners:
            height = dx * y - dy * x
            if height < low:
                low = height
            elif height > high:
                high = height
        return low // self.weight, -(-high // self.weight)


def clumps_of(pieces: list[Piece]) -> list[Clump]:
    """Put the pieces of a hex together that hang together."""
    if not pieces:
        return []
    weight = lcm(*[w for corners in pieces for w in corners[2::3]])
    scaled = [_scaled(corners, weight) for corners in pieces]
    together: dict[int, list[Point]] = {}
    for number, first in enumerate(_joined(scaled)):
        together.setdefault(first, []).extend(scaled[number])
    return [Clump(outermost(points), weight) for points in together.values()]


def outermost(points: Sequence[Point]) -> list[Point]:
    """Return the corners of the smallest convex outline round points."""
    ordered = sorted(set(points))
    return _bent(ordered)[:-1] + _bent(ordered[::-1])[:-1]


def _bent(ordered: Sequence[Point]) -> list[Point]:
    """Return the corners of one side of the outline, from the first point to the last."""
    kept: list[Point] = []
    for point in ordered:
        while len(kept) > 1 and turning(kept[-2], kept[-1], point) <= 0:
            kept.pop()
        kept.append(point)
    return kept


def _scaled(corners: Piece, weight: int) -> list[Point]:
    return [
        (corners[at] * (weight // corners[at + 2]), corners[at + 1] * (weight // corners[at + 2]))
        for at in range(0, len(corners), 3)
    ]


def _joined(scaled: Sequence[Sequence[Point]]) -> list[int]:
    """Return for each piece the first one of those it hangs together with."""
    first = list(range(len(scaled)))
    if len(scaled) == 1:
        return first
    for edges in _edges(scaled).values():
        edges.sort()
        reach, owner = edges[0][1], edges[0][2]
        for low, high, number in edges[1:]:
            if low < reach:
                _join(first, owner, number)
            if high > reach:
                reach, owner = high, number
    return [_first(first, number) for number in range(len(first))]


def _edges(scaled: Sequence[Sequence[Point]]) -> dict[_Bearer, list[_Edge]]:
    """Sort all edges by the straight lines they lie on."""
    found: dict[_Bearer, list[_Edge]] = {}
    for number, points in enumerate(scaled):
        before_x, before_y = points[-1]
        for x, y in points:
            dx, dy = x - before_x, y - before_y
            if dx:
                common = gcd(dx, dy) if dx > 0 else -gcd(dx, dy)
                dx, dy = dx // common, dy // common
                edge = (min(x, before_x), max(x, before_x), number)
                found.setdefault((dx, dy, dx * y - dy * x), []).append(edge)
            elif dy:
                edge = (min(y, before_y), max(y, before_y), number)
                found.setdefault((0, 1, x), []).append(edge)
            before_x, before_y = x, y
    return found


def _join(first: list[int], one: int, other: int) -> None:
    a, b = _first(first, one), _first(first, other)
    first[max(a, b)] = min(a, b)


def _first(first: list[int], number: int) -> int:
    while first[number] != number:
        first[number] = first[first[number]]
        number = first[number]
    return number
