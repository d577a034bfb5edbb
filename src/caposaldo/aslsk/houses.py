"""Houses that nobody drew: one in each hex of a building, joined where its hexes adjoin (SKB3)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from caposaldo.aslsk.board import is_half
from caposaldo.aslsk.filling import on_board
from caposaldo.aslsk.hexes import CORNERS, MIDDLES, SIDES, Cell, Point, centre, step
from caposaldo.aslsk.outlines import Outline, wood_in
from caposaldo.aslsk.pieces import double_area, is_convex

SQUARE: Final[tuple[Point, ...]] = ((-14, -16), (14, -16), (14, 16), (-14, 16))
"""A house that stands alone, square in the picture."""
NO_WOODS: Final[tuple[Cell, ...]] = ()


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
        return _beside(cell, roads)
    joined: list[int] = []
    if not is_half(cell, size[0], size[1]):
        joined = [side for side in range(SIDES) if step(cell, side) in cells]
    return _moved(_wings(joined) if joined else list(SQUARE), cell)


def _beside(cell: Cell, roads: list[int]) -> Outline:
    """Return a house on the larger ground beside a road, which keeps its strip."""
    ground = max(wood_in(cell, NO_WOODS, roads), key=lambda part: abs(double_area(part)))
    corners = list(ground) if double_area(ground) > 0 else list(reversed(ground))
    if not is_convex(corners):
        return tuple(corners)
    count = len(corners)
    x, y = sum([point[0] for point in corners]), sum([point[1] for point in corners])
    # A quarter of the way to the middle, so that the house stands clear of its neighbours.
    return tuple(
        [((3 * count * px + x) // (4 * count), (3 * count * py + y) // (4 * count))
         for px, py in corners]
    )  # fmt: skip


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
