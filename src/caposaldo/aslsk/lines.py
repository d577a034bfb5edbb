"""Which hexes a line from centre to centre touches; it depends on where the ends lie only.

Hexes of a grid look alike from every centre, so that one answer serves all pairs of hexes that lie
alike.
"""

from __future__ import annotations

from math import gcd
from typing import Final

from caposaldo.aslsk.hexes import Cell, distance

INSIDE: Final[int] = 2
ALONG: Final[int] = 1
CORNER: Final[int] = 0


class Touch:
    """A hex that a line touches: from where to where on the line, how, and at which range.

    Places on the line are counted in parts of `Line.parts`; `turn` is positive when the hex's
    centre lies to the one side of the line and negative on the other. Each such hex lies on a
    shortest way between the ends: its ranges from both add up to theirs, so that it is nearer to
    each than they are to each other (SKB5).
    """

    __slots__ = ("across", "begin", "down", "end", "how", "range", "turn")

    def __init__(self, cell: Cell, begin: int, end: int, how: int, to: Cell) -> None:
        self.across: Final = cell[0]
        self.down: Final = cell[1]
        self.begin: Final = begin
        self.end: Final = end
        self.how: Final = how
        self.turn: Final = to[0] * cell[1] - to[1] * cell[0]
        self.range: Final = distance((0, 0), cell)


class Line:
    """A line to another hex: the hexes it touches on the way, the two at its ends left out."""

    __slots__ = ("enters", "leaves", "parts", "range", "touches")

    def __init__(self, parts: int, leaves: int, enters: int, to: Cell) -> None:
        self.parts: Final = parts
        self.leaves: Final = leaves
        self.enters: Final = enters
        self.range: Final = distance((0, 0), to)
        self.touches: Final[list[Touch]] = []


_known: dict[Cell, Line] = {}


def line_to(across: int, down: int) -> Line:
    """Return the line to the hex that lies so many columns across and doubled rows down."""
    known = _known.get((across, down))
    if known is None:
        known = _known[across, down] = _trace(across, down)
    return known


def _trace(across: int, down: int) -> Line:
    slopes = (down, 3 * across + down, 3 * across - down)
    parts = 1
    for slope in slopes:
        if slope:
            parts = parts * abs(slope) // gcd(parts, abs(slope))
    to = (across, down)
    # A line leaves its own hex where it meets the hex's border, and enters the other likewise.
    leaves = _meeting(slopes, parts, (0, 0))[1]
    line = Line(parts, leaves, parts - leaves, to)
    found: list[Touch] = []
    for cell in _near(across, down):
        begin, end, how = _meeting(slopes, parts, cell)
        if begin <= end and cell not in ((0, 0), to):
            found.append(Touch(cell, begin, end, how if begin < end else CORNER, to))
    found.sort(key=lambda touch: (touch.begin, touch.end, touch.across, touch.down))
    line.touches.extend(found)
    return line


def _meeting(slopes: tuple[int, int, int], parts: int, cell: Cell) -> tuple[int, int, int]:
    """Say from where to where a line runs in a hex; the end lies before the begin if it misses."""
    across, down = cell
    begin, end, how = 0, parts, INSIDE
    offsets = (down, 3 * across + down, 3 * across - down)
    for at in range(3):
        slope, offset, width = slopes[at], offsets[at], 1 if at == 0 else 2
        if slope == 0:
            if abs(offset) > width:
                return 1, 0, CORNER
            if abs(offset) == width:
                how = ALONG
            continue
        one = (offset - width) * (parts // slope)
        other = (offset + width) * (parts // slope)
        begin = max(begin, min(one, other))
        end = min(end, max(one, other))
    return begin, end, how


def _near(across: int, down: int) -> list[Cell]:
    """List the hexes that the line might touch."""
    found: list[Cell] = []
    going = 1 if across >= 0 else -1
    steps = abs(across)
    for column in range(-1, steps + 2):
        # The rows at which the line stands within one column to the left and right.
        first = down * max(column - 1, 0) // steps if steps else 0
        last = down * min(column + 1, steps) // steps if steps else down
        low, high = min(first, last) - 3, max(first, last) + 3
        for row in range(low, high + 1):
            if (column + row) % 2 == 0:
                found.append((going * column, row))
    return found
