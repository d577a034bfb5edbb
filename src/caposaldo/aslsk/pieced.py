"""The drawings of a map as convex pieces, hex by hex, counted from the hex's centre."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk.board import is_obstacle
from caposaldo.aslsk.hexes import ACROSS, CORNERS, DOWN, Cell, Point
from caposaldo.aslsk.hexsides import closed_sides
from caposaldo.aslsk.maps import Map
from caposaldo.aslsk.pieces import Half, Piece, clip, convex_parts, exact, halves_of, piece

_REACH: Final[int] = 24
"""How far a hex reaches from its centre, across and down."""


class Pieces:
    """What is drawn in each hex: obstacles, and grain."""

    __slots__ = ("closed", "grain", "obstacles")

    def __init__(self, size: int) -> None:
        self.obstacles: list[list[Piece]] = [[] for _ in range(size)]
        self.grain: list[list[Piece]] = [[] for _ in range(size)]
        self.closed: list[int] = [0] * size
        """A bit for each side of a hex along which obstacles lie on either hand."""


def pieces_of(ground: Map) -> Pieces:
    """Cut all drawings of a map."""
    walls, fields = _Shares(ground.scale), _Shares(ground.scale)
    for each in ground.drawings:
        shares = walls if is_obstacle(each.terrain) else fields
        for part in convex_parts(each.outline):
            shares.add(part)
    closed = closed_sides(walls.rims, walls.halves, ground.scale)
    found = Pieces(ground.size)
    for number, cell in enumerate(ground.cells):
        found.obstacles[number] = walls.pieces.get(cell, [])
        found.grain[number] = fields.pieces.get(cell, [])
        found.closed[number] = closed.get(cell, 0)
    return found


class _Shares:
    """What each hex has of some drawings; drawings may reach hexes off the map."""

    __slots__ = ("halves", "pieces", "rims", "scale")

    def __init__(self, scale: Point) -> None:
        self.scale: Final = scale
        self.halves: Final[list[Half]] = halves_of(
            [(x * scale[0], y * scale[1]) for x, y in CORNERS]
        )
        self.pieces: Final[dict[Cell, list[Piece]]] = {}
        self.rims: Final[dict[Cell, list[Piece]]] = {}
        """The pieces that may touch a side of their hex."""

    def add(self, part: Sequence[Point]) -> None:
        """Give each hex what of a convex part lies in it."""
        sx, sy = self.scale
        xs, ys = [x for x, _ in part], [y for _, y in part]
        left, right, top, bottom = min(xs), max(xs), min(ys), max(ys)
        high, slant = _REACH * sy, 2 * _REACH * sx * sy
        for cell in _cells_near(left, right, top, bottom, self.scale):
            x, y = ACROSS * cell[0] * sx, DOWN * cell[1] * sy
            # The nearest and the farthest that the frame of the part has, seen from the centre.
            down = max(top - y, y - bottom, 0)
            if down >= high or 2 * sy * max(left - x, x - right, 0) + sx * down >= slant:
                continue
            down = max(bottom - y, y - top)
            across = max(right - x, x - left)
            inside = down < high and 2 * sy * across + sx * down < slant
            corners = exact([(px - x, py - y) for px, py in part])
            if not inside:
                corners = clip(corners, self.halves)
            if not corners:
                continue
            cut = piece(corners)
            self.pieces.setdefault(cell, []).append(cut)
            if inside:
                return
            self.rims.setdefault(cell, []).append(cut)


def _cells_near(left: int, right: int, top: int, bottom: int, scale: Point) -> list[Cell]:
    """List the cells whose hexes a frame might reach into."""
    wide, high = ACROSS * scale[0], DOWN * scale[1]
    reach = _REACH * scale[0]
    return [
        (column, down)
        for column in range((left - reach) // wide + 1, -((-right - reach) // wide))
        for down in range((top - high) // high + 1, -((-bottom - high) // high))
        if (column + down) % 2 == 1
    ]
