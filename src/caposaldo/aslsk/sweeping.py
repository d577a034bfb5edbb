"""Tracing all lines of a map at once: pairs that lie alike share the hexes their lines touch."""

from __future__ import annotations

from array import array
from math import gcd
from typing import Final, TypeAlias

from caposaldo.aslsk.board import ORCHARD
from caposaldo.aslsk.clumps import Clump, clumps_of
from caposaldo.aslsk.hexes import side_between
from caposaldo.aslsk.lines import ALONG, CORNER, INSIDE, Line, line_to
from caposaldo.aslsk.maps import CUT_ALONG, CUT_DOWN, Map
from caposaldo.aslsk.pieced import pieces_of
from caposaldo.aslsk.pieces import Piece

_OBSTACLE: Final[int] = 1
_HINDERS: Final[int] = 2
_BANK: Final[int] = 4
"""The flag of a half hex whose obstacles lie along the edge of the map."""

_Span: TypeAlias = tuple[int, int]


class _Slope:
    """One way in which lines run, and between which heights they cross what is drawn in a hex."""

    __slots__ = ("dx", "dy", "fields", "grazed", "walls")

    def __init__(self, dx: int, dy: int) -> None:
        self.dx: Final = dx
        self.dy: Final = dy
        self.walls: Final[dict[int, list[_Span]]] = {}
        self.fields: Final[dict[int, list[_Span]]] = {}
        self.grazed: Final[dict[tuple[int, int], bool]] = {}
        """Whether grain in a hex lies along a line of some height that does not cross it."""

    def spans(self, clumps: list[Clump]) -> list[_Span]:
        """Return the spans of clumps over this slope."""
        return [clump.span(self.dx, self.dy) for clump in clumps]


class _Ways:
    """The hexes that lines alike touch, as steps on the grid."""

    __slots__ = ("along", "centres", "inside", "rings")

    def __init__(self) -> None:
        self.inside: Final[list[tuple[int, int]]] = []
        """Hexes that the line crosses, and its height there."""
        self.along: Final[list[tuple[int, int]]] = []
        """Hexes with a side that the line runs along, and the side's bit."""
        self.centres: Final[list[int]] = []
        """Hexes whose centre the line crosses."""
        self.rings: Final[list[tuple[int, int, int, int, bool]]] = []
        """Every hex, the height, the bits of its range from either end; if more than a corner."""


class Sweep:
    """The table of a map being filled.

    Hexes stand on a padded grid of cells, so that a step to another hex is one addition. A line is
    blocked by a clump that has corners on both sides of it, by a hexside that it runs along with
    obstacles on either hand, and along the edge of the map by those on one hand.
    """

    def __init__(self, ground: Map) -> None:
        size = ground.size
        self.ground: Final = ground
        self.size: Final = size
        self.blocked: Final = bytearray(size * size)
        self.orchard: Final[array[int]] = array("Q", bytes(8 * size * size))
        self.grain: Final[array[int]] = array("Q", bytes(8 * size * size))
        self.numbers: Final = bytearray(size * size)
        self.orchards: Final = bytearray(size * size)
        """How many hexes hinder a line, and how many of them are orchards."""
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
        self.closed: Final = bytearray(cells)
        self.walls: Final[list[list[Clump]]] = [[] for _ in range(cells)]
        self.fields: Final[list[list[Clump]]] = [[] for _ in range(cells)]
        self.grown: Final[list[list[Piece]]] = [[] for _ in range(cells)]
        self.trees: Final = bytearray(cells)
        self.grid: Final[list[int]] = []
        self._lay_out()

    def _lay_out(self) -> None:
        pieces = pieces_of(self.ground)
        for number, (column, down) in enumerate(self.ground.cells):
            at = (column - self.left) * self.stride + down - self.top
            self.grid.append(at)
            self.hex_at[at] = number
            self.walls[at] = clumps_of(pieces.obstacles[number])
            self.fields[at] = clumps_of(pieces.grain[number])
            self.grown[at] = pieces.grain[number]
            self.closed[at] = pieces.closed[number]
            orchard = self.ground.terrain[number] == ORCHARD
            self.trees[at] = orchard
            cut = self.ground.cut[number]
            dx, dy = int(cut == CUT_ALONG), int(cut == CUT_DOWN)
            self.flags[at] = (
                (_OBSTACLE if pieces.obstacles[number] else 0)
                | (_HINDERS if orchard or pieces.grain[number] else 0)
                | (_BANK if cut and _any_meets(pieces.obstacles[number], dx, dy, 0) else 0)
            )

    def run(self) -> None:
        """Trace all pairs, those that lie alike together."""
        sx, sy = self.ground.scale
        for dc in range(self.across + 1):
            for dd in range(-self.down, self.down + 1):
                if gcd(dc, dd) == 1 and (dc > 0 or dd > 0):
                    slope = _Slope(3 * sx * dc, 2 * sy * dd)
                    times = 1 + (dc + dd) % 2
                    for far in range(times, self._farthest(dc, abs(dd)) + 1, times):
                        self._trace_alike(far * dc, far * dd, far, slope)

    def _farthest(self, dc: int, dd: int) -> int:
        """Return how many times a step fits on the map."""
        if dc == 0:
            return self.down // dd
        return min(self.across // dc, self.down // dd) if dd else self.across // dc

    def _trace_alike(self, dc: int, dd: int, times: int, slope: _Slope) -> None:
        ways = self._ways(line_to(dc, dd), times)
        edge = CUT_ALONG if dd == 0 else CUT_DOWN if dc == 0 else -1
        cut = self.ground.cut
        step = dc * self.stride + dd
        for a in range(self.size):
            start = self.grid[a]
            end = start + step
            if end < 0 or end >= len(self.hex_at) or self.hex_at[end] < 0:
                continue
            b = self.hex_at[end]
            if (
                self._crosses(start, ways, slope)
                or (ways.along and self._is_closed(start, ways))
                or (cut[a] == edge == cut[b] and self._meets_bank(start, ways, edge))
            ):
                self.blocked[a * self.size + b] = self.blocked[b * self.size + a] = 1
            else:
                self._hinder(a, b, ways, slope)

    def _ways(self, line: Line, times: int) -> _Ways:
        sx, sy = self.ground.scale
        found = _Ways()
        for touch in line.touches:
            offset = touch.across * self.stride + touch.down
            base = -72 * sx * sy * (touch.turn // times)
            if touch.how == INSIDE:
                found.inside.append((offset, base))
            if touch.turn == 0:
                found.centres.append(offset)
            ahead, back = 1 << touch.range, 1 << line.range - touch.range
            found.rings.append((offset, base, ahead, back, touch.how != CORNER))
        along = [touch for touch in line.touches if touch.how == ALONG]
        for at, touch in enumerate(along):
            # The two hexes of a side come one after the other; one of them may lie off the map.
            other = along[at ^ 1]
            side = side_between((touch.across, touch.down), (other.across, other.down))
            found.along.append((touch.across * self.stride + touch.down, 1 << side))
        return found

    def _crosses(self, start: int, ways: _Ways, slope: _Slope) -> bool:
        """Tell whether a line crosses obstacles within a hex."""
        flags = self.flags
        known = slope.walls
        for offset, base in ways.inside:
            at = start + offset
            if flags[at] & _OBSTACLE:
                spans = known.get(at)
                if spans is None:
                    spans = known[at] = slope.spans(self.walls[at])
                for low, high in spans:
                    if low < base < high:
                        return True
        return False

    def _is_closed(self, start: int, ways: _Ways) -> bool:
        """Tell whether a line runs along a hexside with obstacles on either hand."""
        return any(self.closed[start + offset] & side for offset, side in ways.along)

    def _meets_bank(self, start: int, ways: _Ways, edge: int) -> bool:
        """Tell whether a line along the edge of the map meets obstacles in a half hex."""
        for offset in ways.centres:
            at = start + offset
            if self.flags[at] & _BANK and self.ground.cut[self.hex_at[at]] == edge:
                return True
        return False

    def _hinder(self, a: int, b: int, ways: _Ways, slope: _Slope) -> None:
        """Note the ranges from either end at which orchard and grain hinder a line."""
        start = self.grid[a]
        flags = self.flags
        trees = trees_back = grain = grain_back = number = orchards = 0
        for offset, base, ahead, back, runs in ways.rings:
            at = start + offset
            if not flags[at] & _HINDERS:
                continue
            if self.trees[at]:
                trees |= ahead
                trees_back |= back
                orchards += 1
            if runs and self.fields[at] and self._meets_field(at, base, slope):
                grain |= ahead
                grain_back |= back
                number += not self.trees[at]
        if trees or grain:
            self._count(a, b, number + orchards, orchards)
        if trees:
            self.orchard[a * self.size + b] = trees
            self.orchard[b * self.size + a] = trees_back
        if grain:
            self.grain[a * self.size + b] = grain
            self.grain[b * self.size + a] = grain_back

    def _count(self, a: int, b: int, number: int, orchards: int) -> None:
        for at in (a * self.size + b, b * self.size + a):
            self.numbers[at], self.orchards[at] = number, orchards

    def _meets_field(self, at: int, base: int, slope: _Slope) -> bool:
        """Tell whether a line runs through or along grain in a hex."""
        spans = slope.fields.get(at)
        if spans is None:
            spans = slope.fields[at] = slope.spans(self.fields[at])
        grazes = False
        for low, high in spans:
            if low < base < high:
                return True
            grazes = grazes or low == base or base == high
        return grazes and self._grazes_field(at, base, slope)

    def _grazes_field(self, at: int, base: int, slope: _Slope) -> bool:
        """Tell whether a line that crosses no grain in a hex runs along some."""
        known = slope.grazed.get((at, base))
        if known is None:
            known = _any_meets(self.grown[at], slope.dx, slope.dy, base)
            slope.grazed[at, base] = known
        return known


def _any_meets(pieces: list[Piece], dx: int, dy: int, base: int) -> bool:
    return any(_meets(corners, dx, dy, base) for corners in pieces)


def _meets(corners: Piece, dx: int, dy: int, base: int) -> bool:
    """Tell whether a line runs through a piece or along an edge of it."""
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
    return (left > 0 and right > 0) or on > 1
