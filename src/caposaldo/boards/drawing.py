"""A board as a picture: layers of SVG from the very outlines that sight uses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from html import escape
from itertools import pairwise
from typing import Final

from caposaldo.aslsk.board import (
    DIRT,
    GRAIN,
    ORCHARD,
    STONE,
    WOODEN,
    WOODS,
    Board,
    Drawing,
    Road,
    is_building,
    side_off,
)
from caposaldo.aslsk.hexes import MIDDLES, Cell, Point, cell_name, centre
from caposaldo.aslsk.outlines import filled_hex
from caposaldo.boards.palette import style
from caposaldo.boards.planting import crowns, lights, orchard, shadows, wood
from caposaldo.boards.roofs import Spot, path, roof, shadow

ACROSS: Final = 5 / 3
DOWN: Final = ACROSS * 3**0.5 / 2
"""Pixels for a point across and down: hexes come out regular, 60 from column to column."""
WIDTHS: Final = {"paved": (16.5, 13.5), "dirt": (12.0, 9.5)}


def draw(board: Board, lang: str = "en") -> str:
    """Return the picture of a board as a whole SVG document."""
    return _document(board, layers(board, lang), style(), lang)


def layers(board: Board, lang: str = "en") -> dict[str, str]:
    """Return the content of each layer, bottom to top, for those who put them together."""
    width, height = picture_size(board)
    return {
        "ground": f'<rect class="l-open" width="{width:g}" height="{height:g}"/>',
        "grain": "".join(_grain(board)),
        "orchards": "".join(_orchards(board)),
        "roads": "".join(_roads(board)),
        "woods": "".join(_woods(board)),
        "buildings": "".join(_buildings(board)),
        "grid": f'<path class="grid" d="{_grid(board)}"/>',
        "coordinates": "".join(_coordinates(board)),
        "names": "".join(_labels(board, lang)),
    }


def picture_size(board: Board) -> tuple[float, float]:
    """Return the width and height of the picture."""
    width, height = board.size
    return round(width * ACROSS, 1), round(height * DOWN, 1)


def _document(board: Board, parts: dict[str, str], sheet: str, lang: str) -> str:
    width, height = picture_size(board)
    title = escape(board.title.get(lang, board.id))
    groups = "\n".join(f'<g id="{name}">{content}</g>' for name, content in parts.items())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="board" width="{width:g}"'
        f' height="{height:g}" viewBox="0 0 {width:g} {height:g}" role="img">\n'
        f"<title>{title}</title>\n<style>{sheet}</style>\n{groups}\n</svg>\n"
    )


def spot(point: Point, scale: Point = (1, 1)) -> Spot:
    """Return where a point lies in the picture."""
    return point[0] / scale[0] * ACROSS, point[1] / scale[1] * DOWN


def _outline(board: Board, drawing: Drawing) -> str:
    return path([spot(point, board.scale) for point in drawing.outline])


def _of(board: Board, terrain: int) -> list[Drawing]:
    return [each for each in board.drawings if each.terrain == terrain]


def _merged(board: Board, terrain: int) -> str:
    return "".join(_outline(board, each) for each in _of(board, terrain))


def _grain(board: Board) -> Iterable[str]:
    drawn = _merged(board, GRAIN)
    if not drawn:
        return
    yield f'<clipPath id="{board.id}-grain"><path d="{drawn}"/></clipPath>'
    yield f'<path class="grain" d="{drawn}"/>'
    ticks = []
    for cell in _cells(board, GRAIN):
        x, y = spot(centre(cell))
        for row in range(-4, 5):
            for at in range(-4, 5):
                px = x + 8.4 * at + 3 * (row % 2) - row
                py = y + 7.6 * row + 0.6 * at
                ticks.append(f"M{px:.1f} {py:.1f}l3.6 -.4m-3.6 .4l2.2 2.8")
    yield f'<path class="grain-l" clip-path="url(#{board.id}-grain)" d="{"".join(ticks)}"/>'


def _cells(board: Board, terrain: int) -> list[Cell]:
    return [cell for cell in sorted(board.terrain) if board.terrain[cell] == terrain]


def _orchards(board: Board) -> Iterable[str]:
    for cell in _cells(board, ORCHARD):
        yield f'<path class="orch" d="{path([spot(point) for point in filled_hex(cell)])}"/>'
    trees = [tree for cell in _cells(board, ORCHARD) for tree in orchard(spot(centre(cell)))]
    yield shadows(trees)
    yield from crowns(trees, "tree")
    yield lights(trees)


def _roads(board: Board) -> Iterable[str]:
    # Tracks run under streets, and all casings under all surfaces.
    roads = sorted(board.roads, key=lambda road: road.kind != DIRT)
    passed = Counter([cell for road in roads for cell in set(road.path)])
    crossings = {cell for cell, times in passed.items() if times > 1}
    ways = [(road, _way(board, road, crossings)) for road in roads]
    for layer in (0, 1):
        for road, way in ways:
            wide = WIDTHS[road.kind][layer]
            dash = ' stroke-dasharray="9 5"' if road.kind == DIRT and layer == 0 else ""
            tone = "rde" if layer == 0 else "rdf trk" if road.kind == DIRT else "rdf"
            yield f'<path class="road {tone}" stroke-width="{wide:g}"{dash} d="{way}"/>'


def _way(board: Board, road: Road, crossings: set[Cell]) -> str:
    """Return the path of a road: through the hexsides' middles, bending in the hexes.

    Where roads meet they go straight to the centre, so that they do meet.
    """
    dots = [centre(cell) for cell in road.path]
    first = _off(board, road.path[0]) if road.begins_at_edge else dots[0]
    last = _off(board, road.path[-1]) if road.ends_at_edge else dots[-1]
    gates = [((one[0] + other[0]) // 2, (one[1] + other[1]) // 2) for one, other in pairwise(dots)]
    x, y = spot(first)
    way = f"M{x:.1f} {y:.1f}"
    for cell, gate in zip(road.path, [*gates, last], strict=True):
        (cx, cy), (x, y) = spot(centre(cell)), spot(gate)
        bend = "L" if cell in crossings else "Q"
        way += f"{bend}{cx:.1f} {cy:.1f} {x:.1f} {y:.1f}"
    return way


def _off(board: Board, cell: Cell) -> Point:
    """Return the point at which a road leaves the board."""
    x, y = centre(cell)
    side = side_off(cell, board.columns, board.rows)
    return (x, y) if side < 0 else (x + MIDDLES[side][0], y + MIDDLES[side][1])


def _woods(board: Board) -> Iterable[str]:
    drawn = _merged(board, WOODS)
    if not drawn:
        return
    yield f'<clipPath id="{board.id}-woods"><path d="{drawn}"/></clipPath>'
    yield f'<path class="woode" d="{drawn}"/><path class="wood" d="{drawn}"/>'
    yield f'<g clip-path="url(#{board.id}-woods)">'
    trees = [tree for cell in _cells(board, WOODS) for tree in wood(spot(centre(cell)))]
    yield from crowns(trees, "crown")
    yield lights(trees)
    yield "</g>"


def _buildings(board: Board) -> Iterable[str]:
    walls = [each for each in board.drawings if is_building(each.terrain)]
    if board.pixels:
        # A scan has strips of pixels, not roofs.
        for terrain, tone in ((STONE, "st1"), (WOODEN, "wd1")):
            yield f'<path class="{tone}" d="{_merged(board, terrain)}"/>'
        return
    spots = [[spot(point, board.scale) for point in each.outline] for each in walls]
    yield from (shadow(each) for each in spots)
    for each, outline in zip(walls, spots, strict=True):
        yield from roof(outline, each.terrain == STONE)


def _grid(board: Board) -> str:
    return "".join(path([spot(point) for point in filled_hex(cell)]) for cell in board.terrain)


def _coordinates(board: Board) -> Iterable[str]:
    for cell, terrain in board.terrain.items():
        x, y = spot(centre(cell))
        anchor = "start" if cell[0] == 0 else "end" if cell[0] == board.columns - 1 else "middle"
        tx = x + {"start": 3, "end": -3, "middle": 0}[anchor]
        ty = y - 24.4 if cell[1] else y + 10.2
        yield (
            f'<text class="coord" text-anchor="{anchor}" x="{tx:.1f}" y="{ty:.1f}">'
            f"{cell_name(cell)}</text>"
        )
        if terrain == STONE:
            corner = f'x="{x - 1.8:.1f}" y="{y - 1.8:.1f}"'
            yield f'<rect class="dot" {corner} width="3.6" height="3.6"/>'
        else:
            yield f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="1.6"/>'


def _labels(board: Board, lang: str) -> Iterable[str]:
    for label in board.labels:
        x, y = spot(centre(label.cell))
        said = escape(label.text.get(lang, ""))
        yield (
            f'<text class="place" x="{x:.1f}" y="{y + 18:.1f}" font-size="{label.size}">'
            f"{said}</text>"
        )
