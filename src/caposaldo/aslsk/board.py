"""A board: what each hex is, the outlines drawn in it, its roads and names (SKB1, SKB3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from caposaldo.aslsk.hexes import SIDES, Cell, Point, side_between

OPEN: Final[int] = 0
GRAIN: Final[int] = 1
ORCHARD: Final[int] = 2
WOODS: Final[int] = 3
WOODEN: Final[int] = 4
STONE: Final[int] = 5
# In this order the heavier of two half hexes that meet comes later.
TERRAINS: Final[tuple[str, ...]] = ("open", "grain", "orchard", "woods", "wooden", "stone")

OBSTACLES: Final[tuple[int, ...]] = (WOODS, WOODEN, STONE)

PAVED: Final[str] = "paved"
DIRT: Final[str] = "dirt"

FULL_COLUMNS: Final[int] = 33
FULL_ROWS: Final[int] = 10


@dataclass(frozen=True)
class Drawing:
    """An outline on the board: what is drawn, where it runs, and the hexes it belongs to."""

    terrain: int
    outline: tuple[Point, ...]
    cells: tuple[Cell, ...]
    made: bool = False
    """Whether nobody drew it and it fills a hex of itself."""


@dataclass(frozen=True)
class Building:
    """One building, of one hex or several."""

    terrain: int
    cells: tuple[Cell, ...]
    name: dict[str, str]


@dataclass(frozen=True)
class Road:
    """A road from hex to hex; it may begin and end on the edge of the board."""

    kind: str
    path: tuple[Cell, ...]
    begins_at_edge: bool
    ends_at_edge: bool


@dataclass(frozen=True)
class Label:
    """A name on the map."""

    cell: Cell
    text: dict[str, str]
    size: int


@dataclass(frozen=True)
class Board:
    """A whole board; points of drawings are multiplied by `scale`; `pixels` tells of a scan."""

    id: str
    title: dict[str, str]
    columns: int
    rows: int
    geomorphic: bool
    pixels: bool
    scale: Point
    terrain: dict[Cell, int]
    drawings: tuple[Drawing, ...]
    buildings: tuple[Building, ...]
    roads: tuple[Road, ...]
    labels: tuple[Label, ...]
    hash: str

    @property
    def size(self) -> Point:
        """The width and height in points, not scaled."""
        return 36 * (self.columns - 1), 48 * self.rows


def is_building(terrain: int) -> bool:
    """Tell whether a kind of terrain is a building."""
    return terrain >= WOODEN


def is_obstacle(terrain: int) -> bool:
    """Tell whether a drawing of this terrain blocks the line of sight (SKB3)."""
    return terrain >= WOODS


def arms(roads: tuple[Road, ...], columns: int, rows: int) -> dict[Cell, list[int]]:
    """Return the sides by which roads leave each hex they pass, off the board included."""
    found: dict[Cell, set[int]] = {}
    for road in roads:
        for cell in road.path:
            found.setdefault(cell, set())
        for at in range(1, len(road.path)):
            before, cell = road.path[at - 1], road.path[at]
            side = side_between(before, cell)
            found[before].add(side)
            found[cell].add((side + 3) % SIDES)
        if road.begins_at_edge:
            found[road.path[0]].add(side_off(road.path[0], columns, rows))
        if road.ends_at_edge:
            found[road.path[-1]].add(side_off(road.path[-1], columns, rows))
    return {cell: sorted(sides - {-1}) for cell, sides in found.items()}


def is_half(cell: Cell, columns: int, rows: int) -> bool:
    """Tell whether the edge of the board runs through the centre of a hex (SKB1)."""
    return cell[0] in (0, columns - 1) or cell[1] in (0, 2 * rows)


def side_off(cell: Cell, columns: int, rows: int) -> int:
    """Return the side by which a road leaves the board, -1 where the edge cuts the hex in two."""
    if is_half(cell, columns, rows):
        return -1
    return 0 if cell[1] == 1 else 3 if cell[1] == 2 * rows - 1 else -1
