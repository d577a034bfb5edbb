"""Where the hexes of a map lie among the character cells of a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final


@dataclass(frozen=True)
class Size:
    """How many cells a hex takes: from column to column, and from row to row (an even number)."""

    pitch: int
    height: int


SIZES: Final = (Size(13, 6), Size(11, 6), Size(9, 6), Size(9, 4), Size(7, 4))


@dataclass(frozen=True)
class Span:
    """One line of a hex: where it begins and how many cells it has."""

    x: int
    y: int
    width: int


def lines_of(x: int, y: int, size: Size) -> list[Span]:
    """Return the lines of a hex whose box begins at a cell, from the top."""
    half = size.height // 2
    widest = size.pitch + half - 1
    indents = [*range(half - 1, -1, -1), *range(half)]
    return [Span(x + indent, y + line, widest - 2 * indent) for line, indent in enumerate(indents)]


class Grid:
    """A map of straight columns; even ones stand half a hex nearer to the last row."""

    def __init__(self, columns: int, rows: int, from_south: bool, size: Size) -> None:
        self.columns: Final = columns
        self.rows: Final = rows
        self.from_south: Final = from_south
        self.size: Final = size
        self.width: Final = columns * size.pitch + size.height // 2 - 1
        self.height: Final = rows * size.height + (size.height // 2 if columns > 1 else 0)

    def hexes(self) -> Iterator[str]:
        """Give the name of every hex, column by column."""
        for column in range(1, self.columns + 1):
            for row in range(1, self.rows + 1):
                yield f"{column:02}{row:02}"

    def has(self, place: str) -> bool:
        """Tell whether a name is that of a hex on this map."""
        if len(place) != 4 or not (place.isascii() and place.isdecimal()):
            return False
        return 1 <= int(place[:2]) <= self.columns and 1 <= int(place[2:]) <= self.rows

    def corner(self, place: str) -> tuple[int, int]:
        """Return the cell at the upper left of a hex's box."""
        column, row = int(place[:2]), int(place[2:])
        down = (row - 1) * self.size.height + (self.size.height // 2 if column % 2 == 0 else 0)
        y = self.height - self.size.height - down if self.from_south else down
        return (column - 1) * self.size.pitch, y

    def spans(self, place: str) -> list[Span]:
        """Return the lines of a hex from the top; together the hexes leave no cell free."""
        return lines_of(*self.corner(place), self.size)

    def step(self, place: str, right: int, down: int) -> str:
        """Return the hex one step away on the screen, or the same at the edge of the map."""
        column, row = int(place[:2]) + right, int(place[2:]) + (-down if self.from_south else down)
        found = f"{column:02}{row:02}" if column > 0 and row > 0 else ""
        return found if self.has(found) else place

    def at_west(self, place: str) -> bool:
        """Tell whether a hex stands on the left edge of the map."""
        return place[:2] == "01"


def best_size(columns: int, rows: int, width: int, height: int) -> Size:
    """Return the largest size that fits a space, or the smallest there is."""
    for size in SIZES:
        grid = Grid(columns, rows, False, size)
        if grid.width <= width and grid.height <= height:
            return size
    return SIZES[-1]


def grid_of(scenario: Mapping[str, Any], size: Size) -> Grid:
    """Lay out the map of a scenario."""
    return Grid(
        int(scenario["columns"]), int(scenario["rows"]), scenario["first_row"] == "south", size
    )
