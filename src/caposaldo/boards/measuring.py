"""Outlines measured exactly: whether they cross themselves, what they cover, what they share.

A board is checked again and again while it is drawn, and most of it has not changed; so what was
measured is kept.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from typing import Final, TypeAlias

from caposaldo.aslsk.hexes import Cell, Point
from caposaldo.aslsk.outlines import filled_hex
from caposaldo.aslsk.pieces import clip, convex_parts, exact, exact_area, halves_of, turning

Outline: TypeAlias = tuple[Point, ...]

KEPT: Final = 8192


@lru_cache(maxsize=KEPT)
def crosses_itself(outline: Outline) -> bool:
    """Tell whether an outline crosses or touches itself."""
    edges = [(outline[at - 1], outline[at]) for at in range(len(outline))]
    last = len(edges) - 1
    for one, other in combinations(range(len(edges)), 2):
        a, b = edges[one]
        c, d = edges[other]
        if other == one + 1 or (one == 0 and other == last):
            # Neighbours share a corner; they must not fold back on each other.
            shared, p, q = (b, a, d) if other == one + 1 else (a, b, c)
            if turning(p, shared, q) == 0 and _between(shared, p, q):
                return True
        elif _meet(a, b, c, d):
            return True
    return False


@lru_cache(maxsize=KEPT)
def area_in(outline: Outline, cell: Cell, scale: Point) -> Fraction:
    """Return twice the area that an outline has in a hex."""
    hex = [(x * scale[0], y * scale[1]) for x, y in filled_hex(cell)]
    halves = halves_of(hex)
    parts = [part for part in _parts(outline) if not _apart(part, hex)]
    return sum([exact_area(clip(exact(part), halves)) for part in parts], Fraction(0))


@lru_cache(maxsize=KEPT)
def share_ground(first: Outline, second: Outline) -> bool:
    """Tell whether two outlines have more than their edges in common."""
    return any(not _apart(part, other) for part in _parts(first) for other in _parts(second))


@lru_cache(maxsize=KEPT)
def _parts(outline: Outline) -> list[list[Point]]:
    return convex_parts(outline)


def _apart(one: list[Point], other: list[Point]) -> bool:
    """Tell whether two convex parts have no ground in common: an edge of one parts them."""
    return _parted(one, other) or _parted(other, one)


def _parted(one: list[Point], other: list[Point]) -> bool:
    return any(
        all(turning(one[at - 1], one[at], point) <= 0 for point in other) for at in range(len(one))
    )


def _between(corner: Point, p: Point, q: Point) -> bool:
    """Tell whether two points in one line with a corner lie on the same side of it."""
    across = (p[0] - corner[0]) * (q[0] - corner[0]) + (p[1] - corner[1]) * (q[1] - corner[1])
    return across > 0


def _meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Tell whether two stretches have a point in common."""
    if max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0]):
        return False
    if max(a[1], b[1]) < min(c[1], d[1]) or max(c[1], d[1]) < min(a[1], b[1]):
        return False
    one, other = turning(a, b, c), turning(a, b, d)
    three, four = turning(c, d, a), turning(c, d, b)
    return not (one * other > 0 or three * four > 0)
