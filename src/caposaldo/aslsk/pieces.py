"""Outlines cut into convex pieces, hex by hex, exactly.

A line crosses the inside of a convex piece when some of its corners lie on either side: that is
what makes all lines of a map cheap. Whole numbers only: fractions would take most of the time.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import gcd
from typing import TypeAlias

from caposaldo.aslsk.hexes import Point

Corner: TypeAlias = tuple[int, int, int]
"""x, y and w > 0, standing for the point (x/w, y/w)."""
Half: TypeAlias = tuple[int, int, int]
"""The points with a x + b y <= c."""
Piece: TypeAlias = tuple[int, ...]
"""Corners x, y, w one after the other."""


def turning(a: Point, b: Point, c: Point) -> int:
    """Return twice the area of a triangle, positive when it turns from x towards y."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def double_area(outline: Sequence[Point]) -> int:
    """Return twice the area of an outline, positive when it turns from x towards y."""
    total = 0
    for at, (x, y) in enumerate(outline):
        before_x, before_y = outline[at - 1]
        total += before_x * y - before_y * x
    return total


def exact_area(corners: Sequence[Corner]) -> Fraction:
    """Return twice the area of exact corners."""
    total = Fraction(0)
    for at, (x, y, w) in enumerate(corners):
        before_x, before_y, before_w = corners[at - 1]
        total += Fraction(before_x * y - before_y * x, before_w * w)
    return abs(total)


def convex_parts(outline: Sequence[Point]) -> list[list[Point]]:
    """Cut an outline into convex parts; a convex one stays whole."""
    points = _without_straights(list(outline))
    if len(points) < 3:
        return []
    if double_area(points) < 0:
        points.reverse()
    if is_convex(points):
        return [points]
    return _ears(points)


def is_convex(points: Sequence[Point]) -> bool:
    """Tell whether an outline that turns from x towards y never turns back."""
    return all(
        turning(points[at - 2], points[at - 1], points[at]) >= 0 for at in range(len(points))
    )


def without_doubles(points: Sequence[Point]) -> list[Point]:
    """Leave out corners that stand where the one before them stands, or at the end the first."""
    kept = [point for at, point in enumerate(points) if at == 0 or point != points[at - 1]]
    while len(kept) > 1 and kept[-1] == kept[0]:
        kept.pop()
    return kept


def _without_straights(points: list[Point]) -> list[Point]:
    """Leave out corners that lie on a straight line, and doubled ones."""
    kept = points
    while True:
        kept = without_doubles(kept)
        going = [
            kept[at]
            for at in range(len(kept))
            if turning(kept[at - 1], kept[at], kept[(at + 1) % len(kept)]) != 0
        ]
        if len(going) == len(kept):
            return kept
        kept = going


def _ears(points: list[Point]) -> list[list[Point]]:
    """Cut off triangles one by one."""
    parts: list[list[Point]] = []
    left = points
    while len(left) > 3:
        at = _ear(left)
        if at < 0:
            break
        parts.append([left[at - 1], left[at], left[(at + 1) % len(left)]])
        left = _without_straights(left[:at] + left[at + 1 :])
    if len(left) >= 3:
        parts.append(left)
    return parts


def _ear(points: list[Point]) -> int:
    """Return a corner that can be cut off, -1 if the outline crosses itself."""
    for at in range(len(points)):
        a, b, c = points[at - 1], points[at], points[(at + 1) % len(points)]
        if turning(a, b, c) > 0 and not any(
            _holds(a, b, c, point) for point in points if point not in (a, b, c)
        ):
            return at
    return -1


def _holds(a: Point, b: Point, c: Point, point: Point) -> bool:
    return turning(a, b, point) >= 0 and turning(b, c, point) >= 0 and turning(c, a, point) >= 0


def clip(corners: Sequence[Corner], halves: Sequence[Half]) -> list[Corner]:
    """Return what of a part lies in all of the half planes; nothing if it has no area."""
    left = list(corners)
    for a, b, c in halves:
        heights = [a * x + b * y - c * w for x, y, w in left]
        if max(heights) <= 0:
            continue
        if min(heights) >= 0:
            return []
        kept: list[Corner] = []
        for at, corner in enumerate(left):
            before, height = heights[at - 1], heights[at]
            if (before < 0 < height) or (height < 0 < before):
                kept.append(_cut(left[at - 1], corner, before, height))
            if height <= 0:
                kept.append(corner)
        left = kept
    return left


def _cut(one: Corner, other: Corner, height: int, other_height: int) -> Corner:
    """Return where an edge meets the border of a half plane, in lowest terms."""
    x = one[0] * other_height - other[0] * height
    y = one[1] * other_height - other[1] * height
    w = one[2] * other_height - other[2] * height
    common = gcd(x, y, w) if w > 0 else -gcd(x, y, w)
    return x // common, y // common, w // common


def exact(points: Sequence[Point]) -> list[Corner]:
    """Return points as exact corners."""
    return [(x, y, 1) for x, y in points]


def halves_of(outline: Sequence[Point]) -> list[Half]:
    """Return the half planes whose common part is a convex outline turning from x towards y."""
    found: list[Half] = []
    for at, (x, y) in enumerate(outline):
        before_x, before_y = outline[at - 1]
        a, b = y - before_y, before_x - x
        found.append((a, b, a * x + b * y))
    return found


def piece(corners: Sequence[Corner]) -> Piece:
    """Return corners one after the other."""
    found: list[int] = []
    for x, y, w in corners:
        found += [x, y, w]
    return tuple(found)
