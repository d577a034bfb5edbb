"""The woods and fields that nobody drew, filling their hexes up to the edge of the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from caposaldo.aslsk.board import GRAIN, WOODS, Drawing
from caposaldo.aslsk.hexes import ACROSS, DOWN, Cell, Point
from caposaldo.aslsk.outlines import Outline, filled_hex, wood_in
from caposaldo.aslsk.pieces import Half, clip, exact


def fill(
    terrain: Mapping[Cell, int],
    arms: Mapping[Cell, list[int]],
    shapes: Sequence[Drawing],
    size: tuple[int, int],
    scale: Point,
) -> list[Drawing]:
    """Return the drawings of woods and grain hexes that no shape names (SKB6)."""
    named = {(each.terrain, cell) for each in shapes for cell in each.cells}
    woods = [cell for cell in terrain if terrain[cell] == WOODS]
    found: list[Drawing] = []
    for cell in sorted(terrain):
        kind = terrain[cell]
        if kind not in (WOODS, GRAIN) or (kind, cell) in named:
            continue
        outlines = (
            wood_in(cell, set(woods), arms.get(cell, [])) if kind == WOODS else [filled_hex(cell)]
        )
        for outline in outlines:
            kept = on_board(outline, size)
            if kept:
                scaled = tuple([(x * scale[0], y * scale[1]) for x, y in kept])
                found.append(Drawing(kind, scaled, (cell,), made=True))
    return found


def on_board(outline: Outline, size: tuple[int, int]) -> Outline:
    """Cut an outline at the edges of the board, which it meets in whole points."""
    right, bottom = ACROSS * (size[0] - 1), 2 * DOWN * size[1]
    if all(0 <= x <= right and 0 <= y <= bottom for x, y in outline):
        return outline
    edges: list[Half] = [(-1, 0, 0), (1, 0, right), (0, -1, 0), (0, 1, bottom)]
    points: list[Point] = []
    for x, y, w in clip(exact(outline), edges):
        assert w == 1
        if not points or points[-1] != (x, y):
            points.append((x, y))
    return tuple(points)
