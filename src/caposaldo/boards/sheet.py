"""The map of a game as one picture: its boards where they lie, and each hex with its facts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from caposaldo.aslsk.board import TERRAINS
from caposaldo.aslsk.hexes import Cell, Point, centre
from caposaldo.aslsk.laying import CUT_ALONG, CUT_DOWN
from caposaldo.aslsk.maps import Map, Part
from caposaldo.aslsk.outlines import filled_hex
from caposaldo.boards.drawing import layers, picture_size, spot
from caposaldo.boards.roofs import path

DRAWN: Final = ("ground", "grain", "orchards", "roads", "woods", "buildings")
"""The layers of a board that lie on the map as they are; names and hexes stay upright."""
HALF_WIDE: Final = 24
HALF_HIGH: Final = 24
"""Points from the centre of a hex to its outermost corner, and to its upper side."""


def sheet(ground: Map) -> dict[str, Any]:
    """Return the picture of a map, layer by layer, and what can be said of each hex."""
    parts = [(part, layers(part.board)) for part in ground.parts]
    return {
        "key": ground.key,
        "box": _box(ground),
        "layers": {
            name: "".join([_laid(part, drawn[name]) for part, drawn in parts]) for name in DRAWN
        },
        "grid": "".join([_outline(cell) for cell in ground.cells]),
        "hexes": {ground.names[at]: _hex(ground, at) for at in range(ground.size)},
        "labels": [label for part in ground.parts for label in _labels(ground, part)],
        "buildings": [
            {"hexes": [ground.names[hex] for hex in house.hexes], "name": house.name}
            for house in ground.houses
        ],
    }


def _laid(part: Part, drawn: str) -> str:
    """Put a layer of a board where the board lies, turned as it is turned."""
    if not drawn:
        return ""
    width, height = picture_size(part.board)
    left, top = spot((36 * part.across, 48 * part.down))
    moved = f"translate({left:g} {top:g})"
    if part.turned:
        moved = f"translate({left + width:g} {top + height:g}) rotate(180)"
    return f'<g transform="{moved}">{drawn}</g>'


def _outline(cell: Cell) -> str:
    return path([spot(point) for point in filled_hex(cell)])


def _box(ground: Map) -> list[float]:
    """Return the left, top, width and height of what is in play; half hexes end at the edge."""
    lefts, rights, tops, bottoms = zip(*_reaches(ground), strict=True)
    left, top = spot((min(lefts), min(tops)))
    right, bottom = spot((max(rights), max(bottoms)))
    return [round(value, 1) for value in (left, top, right - left, bottom - top)]


def _reaches(ground: Map) -> Iterator[tuple[int, int, int, int]]:
    """Give for each hex how far it reaches to the left, right, top and bottom."""
    columns = [cell[0] for cell in ground.cells]
    rows = [cell[1] for cell in ground.cells]
    for at, cell in enumerate(ground.cells):
        x, y = centre(cell)
        cut = ground.cut[at]
        first, last = cell[0] == min(columns), cell[0] == max(columns)
        upper, lower = cell[1] == min(rows), cell[1] == max(rows)
        yield (
            x - (0 if cut == CUT_DOWN and first else HALF_WIDE),
            x + (0 if cut == CUT_DOWN and last else HALF_WIDE),
            y - (0 if cut == CUT_ALONG and upper else HALF_HIGH),
            y + (0 if cut == CUT_ALONG and lower else HALF_HIGH),
        )


def _hex(ground: Map, at: int) -> dict[str, Any]:
    x, y = spot(centre(ground.cells[at]))
    return {
        "x": round(x, 1),
        "y": round(y, 1),
        "terrain": TERRAINS[ground.terrain[at]],
        "road": bool(ground.roads[at]),
        "house": ground.house[at],
        "near": [ground.names[near] for near in ground.neighbours[at] if near >= 0],
    }


def _labels(ground: Map, part: Part) -> Iterator[dict[str, Any]]:
    for label in part.board.labels:
        cell = part.place(label.cell)
        if cell in ground.at:
            x, y = spot(_below(centre(cell)))
            yield {"x": round(x, 1), "y": round(y, 1), "size": label.size, "text": label.text}


def _below(dot: Point) -> Point:
    """Return where a name is written: under the dot of its hex."""
    return dot[0], dot[1] + 12
