"""The drawings of a map as convex pieces, hex by hex, counted from the hex's centre."""

from __future__ import annotations

from collections.abc import Sequence

from caposaldo.aslsk.board import is_obstacle
from caposaldo.aslsk.hexes import ACROSS, CORNERS, DOWN, Cell, Point
from caposaldo.aslsk.maps import Map
from caposaldo.aslsk.pieces import Half, Piece, clip, convex_parts, exact, halves_of, piece


class Pieces:
    """What is drawn in each hex: obstacles, and grain."""

    __slots__ = ("grain", "obstacles")

    def __init__(self, size: int) -> None:
        self.obstacles: list[list[Piece]] = [[] for _ in range(size)]
        self.grain: list[list[Piece]] = [[] for _ in range(size)]


def pieces_of(ground: Map) -> Pieces:
    """Cut all drawings of a map."""
    found = Pieces(ground.size)
    for each in ground.drawings:
        lists = found.obstacles if is_obstacle(each.terrain) else found.grain
        for part in convex_parts(each.outline):
            _share(ground, part, lists)
    for pieces in [*found.obstacles, *found.grain]:
        # A large piece is the likelier to be crossed, and one is enough.
        pieces.sort(key=_extent, reverse=True)
    return found


def _share(ground: Map, part: Sequence[Point], lists: list[list[Piece]]) -> None:
    """Give each hex what of a part lies in it."""
    for cell in _cells_near(part, ground.scale):
        number = ground.at.get(cell, -1)
        if number < 0:
            continue
        origin = (ACROSS * cell[0] * ground.scale[0], DOWN * cell[1] * ground.scale[1])
        halves = _hex_halves(origin, ground.scale)
        if all(a * x + b * y <= c for a, b, c in halves for x, y in part):
            lists[number].append(piece(exact(part), origin))
            return
        if any(all(a * x + b * y >= c for x, y in part) for a, b, c in halves):
            continue
        kept = clip(exact(part), halves)
        if kept:
            lists[number].append(piece(kept, origin))


def _cells_near(part: Sequence[Point], scale: Point) -> list[Cell]:
    """List the cells whose hexes a part might reach into."""
    xs, ys = [x for x, _ in part], [y for _, y in part]
    wide, high = ACROSS * scale[0], DOWN * scale[1]
    left, right = (min(xs) - wide) // wide, (max(xs) + wide) // wide
    top, bottom = (min(ys) - high) // high, (max(ys) + high) // high
    return [
        (column, down)
        for column in range(left, right + 1)
        for down in range(top, bottom + 1)
        if (column + down) % 2 == 1
    ]


def _hex_halves(origin: Point, scale: Point) -> list[Half]:
    return halves_of([(origin[0] + x * scale[0], origin[1] + y * scale[1]) for x, y in CORNERS])


def _extent(corners: Piece) -> float:
    xs = [corners[at] / corners[at + 2] for at in range(0, len(corners), 3)]
    ys = [corners[at + 1] / corners[at + 2] for at in range(0, len(corners), 3)]
    return (max(xs) - min(xs)) * (max(ys) - min(ys))
