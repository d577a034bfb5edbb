"""Where the hexes of a Starter Kit map lie among the character cells of a terminal."""

from __future__ import annotations

from math import floor
from typing import Final

from caposaldo.boards.ground import STEPS, Map, Point
from caposaldo.terminal.grid import Size, Span, lines_of

SIZES: Final = (Size(11, 6), Size(9, 6), Size(9, 4), Size(7, 4), Size(7, 2))
SCROLLED: Final = (Size(7, 4), Size(7, 2))
"""The sizes of a map that is seen in part: the larger one where enough lines are to be had."""
LINES: Final = 18


class CellGrid:
    """A map of any boards, turned or joined, at one size."""

    def __init__(self, ground: Map, size: Size) -> None:
        columns = [column for column, _ in ground.cells]
        downs = [down for _, down in ground.cells]
        self._ground: Final = ground
        self._left: Final = min(columns)
        self._top: Final = min(downs)
        self._half: Final = size.height // 2
        self.size: Final = size
        across = max(columns) - self._left + 1
        self.width: Final = across * size.pitch + self._half - 1
        self.height: Final = (max(downs) - self._top) * self._half + size.height

    def corner(self, hex: int) -> tuple[int, int]:
        """Return the cell at the upper left of a hex's box."""
        column, down = self._ground.cells[hex]
        return (column - self._left) * self.size.pitch, (down - self._top) * self._half

    def spans(self, hex: int) -> list[Span]:
        """Return the lines of a hex from the top."""
        return lines_of(*self.corner(hex), self.size)

    def step(self, hex: int, right: int, down: int) -> int:
        """Return the hex one step away on the screen, or the same at the edge of the map."""
        column, row = self._ground.cells[hex]
        # Going right and left one stays level: a little down and a little up in turn.
        level = 1 if column % 2 == 0 else -1
        wanted = [(column + right, row + level), (column + right, row - level)]
        if down:
            wanted = [(column, row + 2 * down)]
        return next((self._ground.at[cell] for cell in wanted if cell in self._ground.at), hex)

    def arm(self, hex: int, side: int) -> list[Point]:
        """Return the cells of a road from the middle of a hex to one of its sides."""
        x, y = self.corner(hex)
        wide, high = self.size.pitch, self._half
        middle = (x + (wide + high - 1) / 2, y + high - 0.5)
        across, down = STEPS[side]
        end = (middle[0] + across * wide / 2, middle[1] + down * high / 2)
        parts = max(wide, 2 * high)
        found = [
            (
                floor(middle[0] + (end[0] - middle[0]) * at / parts),
                floor(middle[1] + (end[1] - middle[1]) * at / parts),
            )
            for at in range(parts + 1)
        ]
        return list(dict.fromkeys(found))


def best_size(ground: Map, room: tuple[int, int]) -> Size:
    """Return the largest size at which the whole map is seen, or one to scroll."""
    for size in SIZES:
        grid = CellGrid(ground, size)
        if grid.width <= room[0] and grid.height <= room[1]:
            return size
    return SCROLLED[0 if room[1] >= LINES else 1]
