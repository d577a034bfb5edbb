"""Laying boards together: who owns a hex, its names, houses, roads and edges (SKB1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from caposaldo.aslsk.board import Board, Building, Drawing, arms, is_half, side_off
from caposaldo.aslsk.hexes import SIDES, Cell, Point, cell_name
from caposaldo.aslsk.parts import OFF_MAP, Part
from caposaldo.kernel.errors import UnreadableFile

Frame: TypeAlias = tuple[int, int, int, int]

ROAD_OFF: Final[int] = 1 << SIDES
"""The bit of a hex whose road runs off the map through its centre."""
WHOLE: Final[int] = 0
CUT_ALONG: Final[int] = 1
CUT_DOWN: Final[int] = 2
"""How the edge of the map cuts a half hex: along a row, or down a column."""
EDGES: Final[tuple[str, ...]] = ("low_rows", "high_columns", "high_rows", "low_columns")


@dataclass(frozen=True)
class House:
    """A building of a map and its hexes that are in play."""

    terrain: int
    hexes: tuple[int, ...]
    name: dict[str, str]


def refuse_bad_parts(parts: Sequence[Part]) -> None:
    """Refuse boards that cannot lie together, whatever their hexes."""
    if not parts:
        raise UnreadableFile("a map has no board; name one")
    for part in parts:
        if part.across % 2:
            raise UnreadableFile(f"a board lies {part.across} columns across; give an even number")
    ids = [part.board.id for part in parts]
    if len(set(ids)) != len(ids):
        raise UnreadableFile("a board lies on the map twice; copy its file under another id")


def owners(parts: Sequence[Part]) -> dict[Cell, list[tuple[Part, Cell]]]:
    """Say which boards have each hex of the map; boards share half hexes only."""
    owners: dict[Cell, list[tuple[Part, Cell]]] = {}
    for part in parts:
        for cell in part.cells():
            owners.setdefault(part.place(cell), []).append((part, cell))
    for found in owners.values():
        if len(found) > 1:
            for part, cell in found:
                if not is_half(cell, part.board.columns, part.board.rows):
                    raise UnreadableFile(
                        f"two boards lie on one another in {part.board.id}{cell_name(cell)};"
                        " lay them edge to edge"
                    )
    return owners


def names(parts: Sequence[Part], at: dict[Cell, int]) -> tuple[dict[str, int], tuple[str, ...]]:
    """Name hexes as printed, after the board's id if there are several boards."""
    index: dict[str, int] = {}
    names = [""] * len(at)
    for part in parts:
        before = part.board.id if len(parts) > 1 else ""
        for cell in part.cells():
            number = at[part.place(cell)]
            name = before + cell_name(cell)
            index[name] = number
            names[number] = names[number] or name
    return index, tuple(names)


def houses(parts: Sequence[Part], at: dict[Cell, int]) -> tuple[tuple[House, ...], tuple[int, ...]]:
    """List the buildings in play, and for each hex the number of its building."""
    houses: list[House] = []
    house = [OFF_MAP] * len(at)
    for part, building in _buildings(parts):
        inside = [at[part.place(cell)] for cell in building.cells if part.place(cell) in at]
        for each in inside:
            house[each] = len(houses) if house[each] < 0 else house[each]
        if inside:
            houses.append(House(building.terrain, tuple(sorted(inside)), building.name))
    return tuple(houses), tuple(house)


def _buildings(parts: Sequence[Part]) -> Iterator[tuple[Part, Building]]:
    for part in parts:
        for building in part.board.buildings:
            yield part, building


def roads(parts: Sequence[Part], at: dict[Cell, int], shared: frozenset[int]) -> bytes:
    """Return for each hex a bit for each side a road crosses, and ROAD_OFF."""
    roads = [0] * len(at)
    for part in parts:
        board = part.board
        for cell, sides in arms(board.roads, board.columns, board.rows).items():
            number = at.get(part.place(cell), OFF_MAP)
            if number >= 0:
                for side in sides:
                    roads[number] |= 1 << part.side(side)
        for cell in _road_ends(board):
            number = at.get(part.place(cell), OFF_MAP)
            if number >= 0 and number not in shared:
                roads[number] |= ROAD_OFF
    return bytes(roads)


def _road_ends(board: Board) -> Iterator[Cell]:
    """Give the half hexes in which a road runs off the board."""
    for road in board.roads:
        ends = [road.path[0]] if road.begins_at_edge else []
        ends += [road.path[-1]] if road.ends_at_edge else []
        for cell in ends:
            if side_off(cell, board.columns, board.rows) < 0:
                yield cell


def cuts(cells: list[Cell], owners: dict[Cell, list[tuple[Part, Cell]]]) -> bytes:
    """Say how the edge of the map cuts each hex."""
    cuts: list[int] = []
    for place in cells:
        part, cell = owners[place][0]
        board = part.board
        if len(owners[place]) > 1 or not is_half(cell, board.columns, board.rows):
            cuts.append(WHOLE)
        else:
            cuts.append(CUT_DOWN if cell[0] in (0, board.columns - 1) else CUT_ALONG)
    return bytes(cuts)


def drawings(parts: Sequence[Part], scale: Point) -> Iterator[Drawing]:
    """Give the drawings of all boards where they lie on the map."""
    for part in parts:
        given: tuple[Cell, ...] = ()
        placed: tuple[Cell, ...] = ()
        for each in part.board.drawings:
            outline = tuple([part.point(point, scale) for point in each.outline])
            if each.cells is not given:
                # A scan draws one building in hundreds of parts.
                given, placed = each.cells, tuple([part.place(cell) for cell in each.cells])
            yield Drawing(each.terrain, outline, placed)


def frame(drawing: Drawing) -> Frame:
    """Return the left, top, right and bottom of a drawing."""
    xs, ys = [x for x, _ in drawing.outline], [y for _, y in drawing.outline]
    return min(xs), min(ys), max(xs), max(ys)


def edges(cells: list[Cell], neighbours: tuple[tuple[int, ...], ...]) -> dict[str, tuple[int, ...]]:
    """List the hexes on each edge of the map, from which one leaves it."""
    left, right = min(cell[0] for cell in cells), max(cell[0] for cell in cells)
    every = range(len(cells))
    return {
        "low_rows": tuple([each for each in every if neighbours[each][0] < 0]),
        "high_columns": tuple([each for each in every if cells[each][0] == right]),
        "high_rows": tuple([each for each in every if neighbours[each][3] < 0]),
        "low_columns": tuple([each for each in every if cells[each][0] == left]),
    }
