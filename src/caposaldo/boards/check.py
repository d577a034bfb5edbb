"""Everything that is wrong with a board, with the hex where it is wrong (docs/boards.md)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from typing import Final

from caposaldo.aslsk.board import (
    FULL_COLUMNS,
    FULL_ROWS,
    TERRAINS,
    Board,
    Building,
    Drawing,
    Road,
    arms,
    is_building,
    is_half,
    is_obstacle,
    side_off,
)
from caposaldo.aslsk.crossing import Crossing
from caposaldo.aslsk.hexes import MIDDLES, Cell, cell_name, centre, read_cell
from caposaldo.aslsk.pieces import double_area
from caposaldo.boards.measuring import area_in, crosses_itself, share_ground

EXITS: Final = ("Q1", "Q10", "A3", "A8", "GG3", "GG8")


class Fault:
    """Something wrong with a board: the key of a sentence (`board-fault-...`) and its facts."""

    __slots__ = ("facts", "key")

    def __init__(self, key: str, **facts: str | int) -> None:
        self.key: Final = key
        self.facts: Final[dict[str, str | int]] = facts

    @property
    def hexes(self) -> list[str]:
        """The hexes where it shows, the one at fault first."""
        told = [str(self.facts.get(name, "")) for name in ("hex", "hexes", "others")]
        return [name for name in dict.fromkeys(" ".join(told).split()) if read_cell(name)]

    def data(self) -> dict[str, object]:
        """Return the fault as JSON-ready data."""
        return {"key": self.key, "facts": dict(self.facts)}


def faults(board: Board) -> list[Fault]:
    """List the faults of a board, each with its hexes."""
    found = [*_road_faults(board)]
    if not board.pixels:
        found += _drawing_faults(board)
        found += _overlaps(board)
        found += _roads_in_drawings(board)
    if board.geomorphic:
        found += _edge_faults(board)
    return found


def _drawing_faults(board: Board) -> Iterator[Fault]:
    for drawing in board.drawings:
        if not drawing.made:
            simple = _outline_fault(board, drawing)
            yield from [simple] if simple else _hex_faults(board, drawing)
    for building in board.buildings:
        walls = [each for each in board.drawings if _is_wall(each, building)]
        for cell in building.cells:
            if not any(_area_in(board, wall, cell) for wall in walls):
                yield Fault("hex-without-building", hex=cell_name(cell))


def _is_wall(drawing: Drawing, building: Building) -> bool:
    return drawing.cells == building.cells and drawing.terrain == building.terrain


def _outline_fault(board: Board, drawing: Drawing) -> Fault | None:
    facts = _facts(drawing)
    width, height = board.size
    right, bottom = width * board.scale[0], height * board.scale[1]
    for x, y in drawing.outline:
        if not (0 <= x <= right and 0 <= y <= bottom):
            return Fault("off-the-board", x=x, y=y, **facts)
    if crosses_itself(drawing.outline):
        return Fault("crosses-itself", **facts)
    if double_area(drawing.outline) == 0:
        return Fault("no-inside", **facts)
    return None


def _facts(drawing: Drawing) -> dict[str, str]:
    terrain = f"@board-terrain-{TERRAINS[drawing.terrain]}"
    return {"terrain": terrain, "hexes": _names(drawing.cells)}


def _hex_faults(board: Board, drawing: Drawing) -> Iterator[Fault]:
    facts = _facts(drawing)
    for cell in drawing.cells:
        if board.terrain[cell] != drawing.terrain:
            kind = f"@board-terrain-{TERRAINS[board.terrain[cell]]}"
            yield Fault("other-terrain", hex=cell_name(cell), found=kind, **facts)
    areas = [_area_in(board, drawing, cell) for cell in drawing.cells]
    if sum(areas) != abs(double_area(drawing.outline)):
        outside = tuple(sorted(_reached(board, drawing) - set(drawing.cells)))
        yield Fault("reaches-out", outside=_names(outside), **facts)
    if not is_building(drawing.terrain):
        for cell, area in zip(drawing.cells, areas, strict=True):
            if not area:
                yield Fault("misses-hex", hex=cell_name(cell), **facts)


def _area_in(board: Board, drawing: Drawing, cell: Cell) -> Fraction:
    """Return twice the area that a drawing has in a hex."""
    return area_in(drawing.outline, cell, board.scale)


def _reached(board: Board, drawing: Drawing) -> set[Cell]:
    return {cell for cell in board.terrain if _area_in(board, drawing, cell)}


def _overlaps(board: Board) -> Iterator[Fault]:
    frames = [_frame(each) for each in board.drawings]
    for one, other in combinations(range(len(board.drawings)), 2):
        a, b = frames[one], frames[other]
        if a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]:
            continue
        first, second = board.drawings[one], board.drawings[other]
        same = first.cells == second.cells and first.terrain == second.terrain
        if same and is_building(first.terrain):
            continue
        if share_ground(first.outline, second.outline):
            facts, others = _facts(first), _facts(second)
            yield Fault("overlap", other=others["terrain"], others=others["hexes"], **facts)


def _frame(drawing: Drawing) -> tuple[int, int, int, int]:
    xs, ys = [x for x, _ in drawing.outline], [y for _, y in drawing.outline]
    return min(xs), min(ys), max(xs), max(ys)


def _road_faults(board: Board) -> Iterator[Fault]:
    for road in board.roads:
        if len(road.path) == 1 and not (road.begins_at_edge or road.ends_at_edge):
            yield Fault("road-of-one-hex", hex=cell_name(road.path[0]))
        for cell in _ends_at_edge(road):
            half = is_half(cell, board.columns, board.rows)
            if not half and side_off(cell, board.columns, board.rows) < 0:
                yield Fault("road-not-at-edge", hex=cell_name(cell))


def _ends_at_edge(road: Road) -> list[Cell]:
    first = [road.path[0]] if road.begins_at_edge else []
    return [*first, road.path[-1]] if road.ends_at_edge else first


def _roads_in_drawings(board: Board) -> Iterator[Fault]:
    sx, sy = board.scale
    for cell, sides in arms(board.roads, board.columns, board.rows).items():
        x, y = centre(cell)
        for side in sides:
            crossing = Crossing()
            end = ((x + MIDDLES[side][0]) * sx, (y + MIDDLES[side][1]) * sy)
            for drawing in board.drawings:
                if is_obstacle(drawing.terrain) and cell in drawing.cells:
                    crossing.add(drawing.outline, (x * sx, y * sy), end)
            if crossing.both(Fraction(0), Fraction(1)):
                yield Fault("road-through-drawing", hex=cell_name(cell))
                break


def _edge_faults(board: Board) -> Iterator[Fault]:
    if (board.columns, board.rows) != (FULL_COLUMNS, FULL_ROWS):
        yield Fault("not-full-size", columns=FULL_COLUMNS, rows=FULL_ROWS)
        return
    exits = [cell for road in board.roads for cell in _ends_at_edge(road)]
    wanted = [cell for name in EXITS if (cell := read_cell(name)) is not None]
    for cell in wanted:
        if cell not in exits:
            yield Fault("no-exit", hex=cell_name(cell))
    for cell in exits:
        if cell not in wanted:
            yield Fault("strange-exit", hex=cell_name(cell), exits=", ".join(EXITS))
    for cell, terrain in board.terrain.items():
        if is_building(terrain) and is_half(cell, board.columns, board.rows):
            yield Fault("building-on-edge", hex=cell_name(cell))


def _names(cells: tuple[Cell, ...]) -> str:
    return " ".join(cell_name(cell) for cell in cells) or "-"
