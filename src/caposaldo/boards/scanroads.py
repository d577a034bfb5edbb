"""The roads of a scan: where road pixels lie on the middles of hexsides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from caposaldo.aslsk.board import is_half, side_off
from caposaldo.aslsk.hexes import MIDDLES, Cell, cell_name, cells_of, is_on, step
from caposaldo.boards.dominant import ROADS, Ground

NEAR: Final = 2
"""How many pixels a road may miss the middle of a hexside by."""


def roads_in(ground: Ground) -> Iterator[dict[str, Any]]:
    """Give a road for each hexside that one crosses, and for each edge where one leaves."""
    for cell in cells_of(ground.columns, ground.rows):
        for side in (1, 2, 3):
            other = step(cell, side)
            kind = _road_at(ground, cell, side)
            if kind and is_on(other, ground.columns, ground.rows):
                yield {"kind": kind, "path": [cell_name(cell), cell_name(other)]}
        if kind := _leaving(ground, cell):
            yield {"kind": kind, "path": ["edge", cell_name(cell)]}


def _leaving(ground: Ground, cell: Cell) -> str:
    side = side_off(cell, ground.columns, ground.rows)
    if side >= 0:
        return _road_at(ground, cell, side)
    if is_half(cell, ground.columns, ground.rows):
        return _road_near(ground, *ground.spot(cell[0], cell[1]))
    return ""


def _road_at(ground: Ground, cell: Cell, side: int) -> str:
    x, y = MIDDLES[side]
    return _road_near(ground, *ground.spot(cell[0] + x / 36, cell[1] + y / 24))


def _road_near(ground: Ground, x: int, y: int) -> str:
    low, high = max(y - NEAR, 0), min(y + NEAR + 1, ground.height)
    window = (1 << high) - (1 << low)
    columns = range(max(x - NEAR, 0), min(x + NEAR + 1, ground.width))
    counts = {
        kind: sum((ground.masks[kind][at] & window).bit_count() for at in columns) for kind in ROADS
    }
    if not any(counts.values()):
        return ""
    return max(ROADS, key=lambda kind: counts[kind])
