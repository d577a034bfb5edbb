"""Parts of the map that scenarios name: set-up areas and the hexes that decide (SK V1, B1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from caposaldo.aslsk.board import TERRAINS, is_building
from caposaldo.aslsk.hexes import Cell, column_name, read_cell, row_of
from caposaldo.aslsk.maps import Map
from caposaldo.kernel.errors import UnreadableFile

BUILDING: Final[str] = "building"
ALL_ROWS: Final[tuple[int, int]] = (0, 99)
MOST_COLUMNS: Final[int] = 52


PLACE: Final = (
    "beyond", "board", "centre", "columns", "hexes", "line", "radius", "rows", "terrain",
)  # fmt: skip
"""What may be said of a part of the map."""


@dataclass(frozen=True)
class Where:
    """Hexes by what they have in common; what is left out does not matter.

    A piece that names a board leaves out the hexes it shares with another (SK B1). `line` is a
    row of hexes and `beyond` the side of it that is meant. `radius` counts from `centre`.
    """

    board: str = ""
    columns: str = ""
    rows: tuple[int, int] = ALL_ROWS
    hexes: tuple[str, ...] = ()
    line: tuple[str, ...] = ()
    beyond: str = ""
    centre: str = ""
    radius: int = 0
    terrain: str = ""


def read_where(data: Mapping[str, Any]) -> Where:
    """Read a part of the map from parsed TOML."""
    first, last = data.get("rows", ALL_ROWS)
    return Where(
        board=data.get("board", ""),
        columns=data.get("columns", ""),
        rows=(first, last),
        hexes=tuple(data.get("hexes", ())),
        line=tuple(data.get("line", ())),
        beyond=str(data.get("beyond", "")).replace(" ", "_"),
        centre=data.get("centre", ""),
        radius=data.get("radius", 0),
        terrain=data.get("terrain", ""),
    )


def hexes_in(ground: Map, where: Where) -> tuple[int, ...]:
    """Return the hexes of the map that a scenario means."""
    named = frozenset([ground.find(name) for name in where.hexes])
    centre = ground.find(where.centre) if where.centre else -1
    first, last = _columns(where.columns)
    found: list[int] = []
    for part in ground.parts:
        if where.board and part.board.id != where.board:
            continue
        for cell in part.cells():
            hex = ground.at[part.place(cell)]
            if (
                (not named or hex in named)
                and first <= cell[0] <= last
                and where.rows[0] <= row_of(cell) <= where.rows[1]
                and (not where.line or _beyond(where, cell))
                and (centre < 0 or ground.distance(centre, hex) <= where.radius)
                and _has(ground.terrain[hex], where.terrain)
                and not (where.board and hex in ground.shared)
            ):
                found.append(hex)
    return tuple(sorted(set(found)))


def union(ground: Map, pieces: Iterable[Where]) -> frozenset[int]:
    """Return the hexes of several parts of the map together."""
    return frozenset([hex for piece in pieces for hex in hexes_in(ground, piece)])


def whole_buildings(ground: Map, hexes: Iterable[int]) -> tuple[int, ...]:
    """Return the hexes with all hexes of the buildings they belong to."""
    found: list[int] = []
    for hex in hexes:
        house = ground.house[hex]
        found += ground.houses[house].hexes if house >= 0 else [hex]
    return tuple(sorted(set(found)))


def first_hex(ground: Map, house: int) -> int:
    """Return the hex that stands for a building: the first that belongs to no other."""
    return min([hex for hex in ground.houses[house].hexes if ground.house[hex] == house])


def edge_hexes(ground: Map, edge: str, first: str = "", last: str = "") -> tuple[int, ...]:
    """Return the hexes of an edge of the map, or those between two of its hexes."""
    if edge not in ground.edges:
        raise UnreadableFile(f"a map has no edge {edge!r}; write one of {', '.join(ground.edges)}")
    along = ground.edges[edge]
    if not first and not last:
        return along
    ends = [ground.cells[ground.find(name)] for name in (first, last) if name]
    columns = [cell[0] for cell in ends]
    downs = [cell[1] for cell in ends]
    upright = edge.endswith("columns")
    return tuple(
        [
            hex
            for hex in along
            if (
                min(downs) <= ground.cells[hex][1] <= max(downs)
                if upright
                else min(columns) <= ground.cells[hex][0] <= max(columns)
            )
        ]
    )


def _columns(named: str) -> tuple[int, int]:
    if not named:
        return 0, MOST_COLUMNS
    letters = [column_name(number) for number in range(MOST_COLUMNS)]
    first, _, last = named.partition("-")
    if first not in letters or last not in letters:
        raise UnreadableFile(f"{named!r} are no columns; write A-V")
    return letters.index(first), letters.index(last)


def _has(code: int, wanted: str) -> bool:
    if not wanted:
        return True
    return is_building(code) if wanted == BUILDING else TERRAINS[code] == wanted


def _beyond(where: Where, cell: Cell) -> bool:
    """Tell whether a hex lies beyond the line, not on it."""
    corners = [read_cell(name) for name in where.line]
    for at in range(1, len(corners)):
        one, two = corners[at - 1], corners[at]
        if one is None or two is None:
            raise UnreadableFile(f"{' '.join(where.line)} is no line of hexes")
        if one[0] <= cell[0] <= two[0]:
            over = (cell[1] - one[1]) * (two[0] - one[0]) - (two[1] - one[1]) * (cell[0] - one[0])
            return over > 0 if where.beyond == "high_rows" else over < 0
    return False
