"""Sides of hexes along which a line is blocked: drawings reach them from both hexes (SKB4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import lcm
from typing import TypeAlias

from caposaldo.aslsk.hexes import ACROSS, SIDES, Cell, Point, step
from caposaldo.aslsk.pieces import Half, Piece

_Side: TypeAlias = tuple[Cell, int]
_Stretch: TypeAlias = tuple[int, int, int, int, int]
"""From where to where across the map, each as x and w, and on which hand."""


def closed_sides(
    pieces: Mapping[Cell, Sequence[Piece]], halves: Sequence[Half], scale: Point
) -> dict[Cell, int]:
    """Return a bit for each side of a hex of which some length has pieces on either hand.

    The half planes are those of a hex, as `halves_of` gives them for its corners.
    """
    touching: dict[_Side, list[_Stretch]] = {}
    for cell, found in pieces.items():
        for corners in found:
            _add_touches(touching, cell, corners, halves, ACROSS * cell[0] * scale[0])
    closed: dict[Cell, int] = {}
    for (cell, side), stretches in touching.items():
        if _meet(stretches):
            beyond = step(cell, side)
            closed[cell] = closed.get(cell, 0) | 1 << side
            closed[beyond] = closed.get(beyond, 0) | 1 << side + SIDES // 2
    return closed


def _add_touches(
    touching: dict[_Side, list[_Stretch]],
    cell: Cell,
    corners: Piece,
    halves: Sequence[Half],
    origin: int,
) -> None:
    """Add the edges of a piece that lie on a side of its hex."""
    x, w = corners[-3], corners[-1]
    on = _lines_through(x, corners[-2], w, halves)
    for at in range(0, len(corners), 3):
        before_x, before_w, before_on = x, w, on
        x, w = corners[at], corners[at + 2]
        on = _lines_through(x, corners[at + 1], w, halves)
        if not on & before_on:
            continue
        # Side n runs from corner n to the next, the half plane of that number from the one before.
        side = ((on & before_on).bit_length() - 2) % SIDES
        far = side >= SIDES // 2
        key = (step(cell, side), side - SIDES // 2) if far else (cell, side)
        stretch = (before_x + origin * before_w, before_w, x + origin * w, w, int(far))
        touching.setdefault(key, []).append(stretch)


def _lines_through(x: int, y: int, w: int, halves: Sequence[Half]) -> int:
    """Return a bit for each half plane on whose border a corner lies."""
    found = 0
    for at, (a, b, c) in enumerate(halves):
        if a * x + b * y == c * w:
            found |= 1 << at
    return found


def _meet(stretches: Sequence[_Stretch]) -> bool:
    """Tell whether stretches of both hands have some length in common."""
    whole = lcm(*[lcm(one[1], one[3]) for one in stretches])
    ends = [(x1 * (whole // w1), x2 * (whole // w2), hand) for x1, w1, x2, w2, hand in stretches]
    reach: list[int | None] = [None, None]
    for low, high, hand in sorted([(min(x1, x2), max(x1, x2), hand) for x1, x2, hand in ends]):
        other, own = reach[1 - hand], reach[hand]
        if other is not None and low < other:
            return True
        reach[hand] = high if own is None else max(own, high)
    return False
