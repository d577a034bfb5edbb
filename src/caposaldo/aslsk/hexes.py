"""Hexes of a board: their names, their places on the grid of points, and ranges (SKB1, SKB2).

A cell is a column counted from A = 0 and a doubled row: 2 x row - 1 in the columns A, C, E...,
2 x row in B, D, F... Two steps of the doubled row are one hex. Points are whole numbers, so that
sight never rounds; a picture shrinks their y by half the root of 3.
"""

from __future__ import annotations

import re
from typing import Final, TypeAlias

Cell: TypeAlias = tuple[int, int]
Point: TypeAlias = tuple[int, int]

ACROSS: Final[int] = 36
"""Points from one column to the next."""
DOWN: Final[int] = 24
"""Points of one doubled row, half a hex."""

# Clockwise from the top; side n lies opposite side n + 3, corner n before side n.
STEPS: Final[tuple[Cell, ...]] = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
MIDDLES: Final[tuple[Point, ...]] = ((0, -24), (18, -12), (18, 12), (0, 24), (-18, 12), (-18, -12))
CORNERS: Final[tuple[Point, ...]] = ((-12, -24), (12, -24), (24, 0), (12, 24), (-12, 24), (-24, 0))
SIDES: Final[int] = 6

_LETTERS: Final[str] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_NAME: Final = re.compile(r"([A-Z])(\1?)([0-9]|[1-9][0-9])")
MOST_COLUMNS: Final[int] = 2 * len(_LETTERS)


def column_name(column: int) -> str:
    """Return the letters of a column: A to Z, then AA, BB and so on."""
    return _LETTERS[column % 26] * (1 + column // 26)


def doubled(column: int, row: int) -> int:
    """Return the doubled row of a row in a column."""
    return 2 * row - 1 + column % 2


def row_of(cell: Cell) -> int:
    """Return the row printed on a hex."""
    return (cell[1] + 1) // 2


def cell_name(cell: Cell) -> str:
    """Return the name printed on a hex, such as N5."""
    return f"{column_name(cell[0])}{row_of(cell)}"


def read_cell(name: str) -> Cell | None:
    """Read the name of a hex; None if it is none."""
    found = _NAME.fullmatch(name)
    if found is None:
        return None
    column = _LETTERS.index(found[1]) + (26 if found[2] else 0)
    return column, doubled(column, int(found[3]))


def centre(cell: Cell) -> Point:
    """Return the centre dot of a hex."""
    return ACROSS * cell[0], DOWN * cell[1]


def step(cell: Cell, side: int) -> Cell:
    """Return the hex beyond a side."""
    across, down = STEPS[side]
    return cell[0] + across, cell[1] + down


def side_between(cell: Cell, other: Cell) -> int:
    """Return the side of a hex beyond which an adjacent one lies, -1 if they are not adjacent."""
    for side in range(SIDES):
        if step(cell, side) == other:
            return side
    return -1


def distance(cell: Cell, other: Cell) -> int:
    """Return the range between two hexes (SKB2)."""
    across, down = abs(cell[0] - other[0]), abs(cell[1] - other[1])
    return across + max(0, (down - across) // 2)


def is_on(cell: Cell, columns: int, rows: int) -> bool:
    """Tell whether a board of that size has a hex (SKB1)."""
    column, down = cell
    return 0 <= column < columns and 0 <= down <= 2 * rows and (column + down) % 2 == 1


def cells_of(columns: int, rows: int) -> list[Cell]:
    """List the hexes of a board column by column, top to bottom (SKB1)."""
    return [
        (column, down)
        for column in range(columns)
        for down in range(1 - column % 2, 2 * rows + 1, 2)
    ]
