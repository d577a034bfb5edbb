"""Houses that nobody drew: one in each hex of a building, joined where its hexes adjoin (SKB3)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from caposaldo.aslsk.board import is_half
from caposaldo.aslsk.filling import on_board
from caposaldo.aslsk.hexes import ACROSS, CORNERS, DOWN, MIDDLES, SIDES, Cell, Point, centre, step
from caposaldo.aslsk.outlines import Outline

SQUARE: Final[tuple[Point, ...]] = ((-14, -16), (14, -16), (14, 16), (-14, 16))
"""A house that stands alone, square in the picture."""


def houses_in(
    cells: Collection[Cell], roads: Mapping[Cell, list[int]], size: tuple[int, int]
) -> list[Outline]:
    """Return the house of each hex of a building; `roads` are the sides by which roads leave."""
    found: list[Outline] = []
    for cell in cells:
        outline = on_board(_house(cell, cells, roads.get(cell, []), size), size)
        if outline:
            found.append(outline)
    return found


def _house(cell: Cell, cells: Collection[Cell], roads: list[int], size: tuple[int, int]) -> Outline:
    if roads:
        return _beside(cell, roads, size)
    joined: list[int] = []
    if not is_half(cell, size[0], size[1]):
        joined = [side for side in range(SIDES) if step(cell, side) in cells]
    return _moved(_wings(joined) if joined else list(SQUARE), cell)


def _beside(cell: Cell, roads: list[int], size: tuple[int, int]) -> Outline:
    """Return a house as far from the roads of its hex as can be, or a square one if none fits."""
    best, room = _moved(list(SQUARE), cell), 0
    for way in range(2 * SIDES):
        gap = min([_gap(way, 2 * side) for side in roads])
        outline = _moved(_lodge(way, gap), cell)
        if gap > room and _is_whole(outline, size):
            best, room = outline, gap
    return best


def _is_whole(outline: Outline, size: tuple[int, int]) -> bool:
    right, bottom = ACROSS * (size[0] - 1), 2 * DOWN * size[1]
    return all(0 <= x <= right and 0 <= y <= bottom for x, y in outline)


def _gap(one: int, other: int) -> int:
    """Return the angle between two ways out of a hex, in twelfths of the circle."""
    turn = (one - other) % (2 * SIDES)
    return min(turn, 2 * SIDES - turn)


def _lodge(way: int, gap: int) -> list[Point]:
    """Return a house on the way to a side (even) or to a corner, smaller where there is less room.

    Its measures are parts of 24: of the way out to its middle, to its walls, and along the wall.
    """
    if way % 2 == 0:
        side = way // 2
        out = MIDDLES[side]
        (x1, y1), (x2, y2) = CORNERS[side], CORNERS[(side + 1) % SIDES]
        along = (x2 - x1, y2 - y1)
        middle, deep, long = (13, 7, 10) if gap > 2 else (17, 5, 5)
    else:
        side = (way + 1) // 2 % SIDES
        out, along = CORNERS[side], MIDDLES[(side + 1) % SIDES]
        middle, deep, long = (12, 5, 12) if gap > 1 else (15, 4, 5)
    return [
        (_part(out[0], middle + u * deep, along[0], v * long),
         _part(out[1], middle + u * deep, along[1], v * long))
        for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]  # fmt: skip


def _part(out: int, share: int, along: int, other: int) -> int:
    """Return the nearest whole number to so many parts of two lengths."""
    return (2 * (out * share + along * other) + 24) // 48


def _wings(joined: list[int]) -> list[Point]:
    """Return a house with a wing to each of some sides, five sixths of a hexside wide."""
    points: list[Point] = []
    for at, side in enumerate(joined):
        following = joined[(at + 1) % len(joined)]
        points += [_gate(side, -1), _gate(side, 1)]
        points += _corner(side, (following - side - 1) % SIDES + 1)
    return points


def _gate(side: int, turn: int) -> Point:
    """Return where the wall of a wing meets its hexside, before or after its middle."""
    (x1, y1), (x2, y2) = CORNERS[side], CORNERS[(side + 1) % SIDES]
    x, y = MIDDLES[side]
    return x + turn * (x2 - x1) * 5 // 12, y + turn * (y2 - y1) * 5 // 12


def _corner(side: int, turn: int) -> list[Point]:
    """Return where the walls of a wing and of the next one meet, clockwise."""
    if turn == 3:
        return []
    if turn == SIDES:
        x, y = MIDDLES[side]
        back = (-5 * x // 3, -5 * y // 3)
        after, before = _gate(side, 1), _gate(side, -1)
        return [
            (after[0] + back[0], after[1] + back[1]),
            (before[0] + back[0], before[1] + back[1]),
        ]
    if turn % 2:
        x, y = CORNERS[(side + (turn + 1) // 2) % SIDES]
        return [(5 * x // 6, 5 * y // 6)]
    x, y = MIDDLES[(side + turn // 2) % SIDES]
    return [(5 * x // 9, 5 * y // 9)]


def _moved(points: list[Point], cell: Cell) -> Outline:
    x, y = centre(cell)
    return tuple([(x + px, y + py) for px, py in points])
