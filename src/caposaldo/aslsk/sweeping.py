"""Tracing all lines of a map at once: pairs that lie alike share the hexes their lines touch."""

from __future__ import annotations

from array import array
from typing import Final

from caposaldo.aslsk.board import ORCHARD
from caposaldo.aslsk.lines import CORNER, line_to
from caposaldo.aslsk.maps import WHOLE, Map
from caposaldo.aslsk.pieced import pieces_of
from caposaldo.aslsk.pieces import Piece
from caposaldo.aslsk.sight import obstruction

_OBSTACLE: Final[int] = 1
_HINDERS: Final[int] = 2
_LEFT: Final[int] = 1
_RIGHT: Final[int] = 2
_BOTH: Final[int] = 3


class Sweep:
    """The table of a map being filled.

    Hexes stand on a padded grid of cells, so that a step to another hex is one addition. A convex
    piece is crossed when it has corners on both sides of the line; where one piece only lies along
    the line on the left and another on the right, the exact tracing of `sight` decides.
    """

    def __init__(self, ground: Map) -> None:
        size = ground.size
        self.ground: Final = ground
        self.size: Final = size
        self.blocked: Final = bytearray(size * size)
        self.orchard: Final[array[int]] = array("Q", bytes(8 * size * size))
        self.grain: Final[array[int]] = array("Q", bytes(8 * size * size))
        self.left: Final = min([cell[0] for cell in ground.cells]) - 2
        self.top: Final = min([cell[1] for cell in ground.cells]) - 4
        self.across: Final = max([cell[0] for cell in ground.cells]) - self.left - 2
        self.down: Final = max([cell[1] for cell in ground.cells]) - self.top - 4
        # So much padding that no line of the map runs into the next column of the grid.
        self.stride: Final = 2 * self.down + 9
        self.wide: Final = self.across + 5
        cells = self.wide * self.stride
        self.hex_at: Final[list[int]] = [-1] * cells
        self.flags: Final = bytearray(cells)
        self.walls: Final[list[list[Piece]]] = [[] for _ in range(cells)]
        self.fields: Final[list[list[Piece]]] = [[] for _ in range(cells)]
        self.trees: Final = bytearray(cells)
        self.grid: Final[list[int]] = []
        self._lay_out()

    def _lay_out(self) -> None:
        pieces = pieces_of(self.ground)
        for number, (column, down) in enumerate(self.ground.cells):
            at = (column - self.left) * self.stride + down - self.top
            self.grid.append(at)
            self.hex_at[at] = number
            self.walls[at] = pieces.obstacles[number]
            self.fields[at] = pieces.grain[number]
            orchard = self.ground.terrain[number] == ORCHARD
            self.trees[at] = orchard
            self.flags[at] = (_OBSTACLE if pieces.obstacles[number] else 0) | (
                _HINDERS if orchard or pieces.grain[number] else 0
            )

    def run(self) -> None:
        """Trace all pairs, those that lie alike together."""
        for dc in range(self.across + 1):
            for dd in range(-self.down, self.down + 1):
                if (dc + dd) % 2 == 0 and (dc > 0 or dd > 0):
                    self._trace_alike(dc, dd)

    def _trace_alike(self, dc: int, dd: int) -> None:
        line = line_to(dc, dd)
        sx, sy = self.ground.scale
        ways: list[tuple[int, int]] = []
        rings: list[tuple[int, int, int, int, bool]] = []
        for touch in line.touches:
            offset = touch.across * self.stride + touch.down
            base = -72 * sx * sy * touch.turn
            if touch.how != CORNER:
                ways.append((offset, base))
            ahead, back = 1 << touch.range, 1 << line.range - touch.range
            rings.append((offset, base, ahead, back, touch.how != CORNER))
        dx, dy = 3 * sx * dc, 2 * sy * dd
        step = dc * self.stride + dd
        for a in range(self.size):
            start = self.grid[a]
            end = start + step
            if end < 0 or end >= len(self.hex_at) or self.hex_at[end] < 0:
                continue
            b = self.hex_at[end]
            if self._is_blocked(a, b, ways, dx, dy):
                self.blocked[a * self.size + b] = self.blocked[b * self.size + a] = 1
            else:
                self._hinder(a, b, rings, dx, dy)

    def _is_blocked(self, a: int, b: int, ways: list[tuple[int, int]], dx: int, dy: int) -> bool:
        start = self.grid[a]
        flags = self.flags
        beside = 0
        for offset, base in ways:
            at = start + offset
            if flags[at] & _OBSTACLE:
                for corners in self.walls[at]:
                    sides = _sides(corners, dx, dy, base)
                    if sides == _BOTH:
                        return True
                    beside |= sides
        if not beside:
            return False
        # Only lines along the map's edge can be blocked by drawings on one side of them.
        on_edge = self.ground.cut[a] != WHOLE and self.ground.cut[a] == self.ground.cut[b]
        return (beside == _BOTH or on_edge) and obstruction(self.ground, a, b) is not None

    def _hinder(
        self,
        a: int,
        b: int,
        rings: list[tuple[int, int, int, int, bool]],
        dx: int,
        dy: int,
    ) -> None:
        start = self.grid[a]
        flags = self.flags
        for offset, base, ahead, back, runs in rings:
            at = start + offset
            if not flags[at] & _HINDERS:
                continue
            if self.trees[at]:
                self.orchard[a * self.size + b] |= ahead
                self.orchard[b * self.size + a] |= back
            if runs and _any_meets(self.fields[at], dx, dy, base):
                self.grain[a * self.size + b] |= ahead
                self.grain[b * self.size + a] |= back


def _any_meets(pieces: list[Piece], dx: int, dy: int, base: int) -> bool:
    return any(_sides(corners, dx, dy, base) for corners in pieces)


def _sides(corners: Piece, dx: int, dy: int, base: int) -> int:
    """Say on which sides of a line a piece lies with some length; 0 if it does not meet it so."""
    left = right = on = 0
    at = 0
    while at < len(corners):
        height = dx * corners[at + 1] - dy * corners[at] - corners[at + 2] * base
        if height > 0:
            left += 1
        elif height < 0:
            right += 1
        else:
            on += 1
        at += 3
    if left and right:
        return _BOTH
    if on < 2:
        return 0
    return _LEFT if left else _RIGHT
