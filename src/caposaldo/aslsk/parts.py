"""A board as it lies on a map: moved, turned round, some of its columns in play (SKB1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from caposaldo.aslsk.board import Board
from caposaldo.aslsk.hexes import SIDES, Cell, Point, cells_of, column_name
from caposaldo.kernel.errors import UnreadableFile

OFF_MAP: Final[int] = -1


@dataclass(frozen=True)
class Part:
    """A board as it lies on a map: `across` columns and `down` rows from the map's corner."""

    board: Board
    turned: bool = False
    across: int = 0
    down: int = 0
    columns: str = ""
    """The columns in play, such as `A-V`; all of them if none are named."""

    def cells(self) -> list[Cell]:
        """List the hexes of the board that are in play."""
        first, last = _columns(self)
        board = self.board
        return [cell for cell in cells_of(board.columns, board.rows) if first <= cell[0] <= last]

    def place(self, cell: Cell) -> Cell:
        """Return where a hex of the board lies on the map."""
        column, down = cell
        if self.turned:
            column, down = self.board.columns - 1 - column, 2 * self.board.rows - down
        return column + self.across, down + 2 * self.down

    def side(self, side: int) -> int:
        """Return which side of a hex of the map a side of the board is."""
        return (side + 3) % SIDES if self.turned else side

    def point(self, point: Point, scale: Point) -> Point:
        """Return where a point of a drawing lies on a map of a finer scale."""
        own = self.board.scale
        x, y = point[0] * (scale[0] // own[0]), point[1] * (scale[1] // own[1])
        if self.turned:
            width, height = self.board.size
            x, y = width * scale[0] - x, height * scale[1] - y
        return x + 36 * self.across * scale[0], y + 48 * self.down * scale[1]


def _columns(part: Part) -> tuple[int, int]:
    if not part.columns:
        return 0, part.board.columns - 1
    letters = [column_name(number) for number in range(part.board.columns)]
    first, _, last = part.columns.partition("-")
    if first not in letters or last not in letters or letters.index(first) > letters.index(last):
        raise UnreadableFile(f"{part.columns!r} are no columns of the board; write A-V")
    return letters.index(first), letters.index(last)
