"""On which stretches of a line a drawing lies to its left and to its right, exactly."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TypeAlias

from caposaldo.aslsk.hexes import Point

Stretch: TypeAlias = tuple[Fraction, Fraction]
"""From where to where on a line; its start is 0 and its end is 1."""


class Crossing:
    """The stretches of a line that have a drawing on one side, and on the other."""

    __slots__ = ("left", "right")

    def __init__(self) -> None:
        self.left: list[Stretch] = []
        self.right: list[Stretch] = []

    def add(self, outline: Sequence[Point], start: Point, end: Point) -> None:
        """Take in one more outline."""
        if _is_beside(outline, start, end):
            return
        seen = _seen_from(outline, start, end)
        events = sorted({place for place in _events(seen) if 0 <= place <= 1} | {_ZERO, _ONE})
        for at in range(1, len(events)):
            begin, close = events[at - 1], events[at]
            left, right = _sides(seen, (begin + close) / 2)
            if left:
                self.left.append((begin, close))
            if right:
                self.right.append((begin, close))

    def both(self, low: Fraction, high: Fraction) -> Stretch | None:
        """Return the first stretch of some length that has drawings on both sides."""
        left, right = _within(self.left, low, high), _within(self.right, low, high)
        found = [
            stretch
            for one in left
            for other in right
            if (stretch := common(one, other)) is not None
        ]
        return min(found) if found else None

    def either(self, low: Fraction, high: Fraction) -> Stretch | None:
        """Return the first stretch of some length with a drawing on one side at least."""
        found = [*_within(self.left, low, high), *_within(self.right, low, high)]
        return min(found) if found else None


def _within(stretches: list[Stretch], low: Fraction, high: Fraction) -> list[Stretch]:
    """Return what of some stretches lies between two places, where it has some length."""
    return [
        (max(begin, low), min(close, high))
        for begin, close in stretches
        if begin < high and close > low and low < high
    ]


_ZERO = Fraction(0)
_ONE = Fraction(1)
_Seen: TypeAlias = list[tuple[Fraction, int]]


def common(*stretches: Stretch) -> Stretch | None:
    """Return what stretches have in common, if it has some length."""
    low = max([stretch[0] for stretch in stretches])
    high = min([stretch[1] for stretch in stretches])
    return (low, high) if low < high else None


def _is_beside(outline: Sequence[Point], start: Point, end: Point) -> bool:
    """Tell whether an outline lies wholly on one side of the line."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    sides = [dx * (y - start[1]) - dy * (x - start[0]) for x, y in outline]
    return min(sides) > 0 or max(sides) < 0


def _seen_from(outline: Sequence[Point], start: Point, end: Point) -> _Seen:
    """Say of each corner how far along the line it lies, and on which side.

    Along is measured by x, or by y where the line runs straight down.
    """
    dx, dy = end[0] - start[0], end[1] - start[1]
    found: _Seen = []
    for x, y in outline:
        along = Fraction(x - start[0], dx) if dx else Fraction(y - start[1], dy)
        found.append((along, dx * (y - start[1]) - dy * (x - start[0])))
    return found


def _events(seen: _Seen) -> list[Fraction]:
    """List where an outline meets the line."""
    found: list[Fraction] = []
    for at, (along, side) in enumerate(seen):
        before, other = seen[at - 1]
        if side == 0:
            found.append(along)
        elif (side < 0) != (other < 0) and other != 0:
            found.append(before + (along - before) * Fraction(other, other - side))
    return found


def _sides(seen: _Seen, place: Fraction) -> tuple[bool, bool]:
    """Tell whether the drawing lies just left and just right of a place on the line."""
    left = right = 0
    for at, (along, side) in enumerate(seen):
        before, other = seen[at - 1]
        if (before <= place) == (along <= place):
            continue
        height = other + (side - other) * (place - before) / (along - before)
        left += height > 0
        right += height < 0
    return left % 2 == 1, right % 2 == 1
