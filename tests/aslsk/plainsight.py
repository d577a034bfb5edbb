"""The rule of sight once more, from its words and with fractions only, to try the other against.

Nothing here is quick or shared with the rules: a hex is six corners, a drawing is its outline, and
both sides of the line are asked at a place in every stretch between two things that it meets.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TypeAlias

from caposaldo.aslsk.board import Drawing
from caposaldo.aslsk.maps import CUT_ALONG, CUT_DOWN, Map

Place: TypeAlias = tuple[Fraction, Fraction]
Cell: TypeAlias = tuple[int, int]

WALLS = (3, 4, 5)
ORCHARD, GRAIN = 2, 1
HAIR = Fraction(1, 10**18)
"""How far beside the line one looks: nearer than anything that lies off it."""


class Ruler:
    """A line between two hexes of a map, and the stretches it is made of."""

    def __init__(self, ground: Map, a: int, b: int) -> None:
        self.ground = ground
        self.ends = (ground.cells[a], ground.cells[b])
        self.start, self.end = (self._dot(cell) for cell in self.ends)
        meetings = {Fraction(0), Fraction(1)}
        for cell in self._cells_near():
            meetings |= self._meetings(self._hexagon(cell))
        for drawing in ground.drawings:
            meetings |= self._meetings([_place(point) for point in drawing.outline])
        marks = sorted(meetings)
        self.middles = [(marks[at] + marks[at + 1]) / 2 for at in range(len(marks) - 1)]

    def _dot(self, cell: Cell) -> Place:
        sx, sy = self.ground.scale
        return Fraction(36 * cell[0] * sx), Fraction(24 * cell[1] * sy)

    def _hexagon(self, cell: Cell) -> list[Place]:
        x, y = self._dot(cell)
        sx, sy = self.ground.scale
        corners = ((-12, -24), (12, -24), (24, 0), (12, 24), (-12, 24), (-24, 0))
        return [(x + sx * dx, y + sy * dy) for dx, dy in corners]

    def _cells_near(self) -> list[Cell]:
        """List all hexes of the map that lie within the frame of the line, and around it."""
        (c1, d1), (c2, d2) = self.ends
        return [
            (c, d)
            for c, d in self.ground.cells
            if min(c1, c2) - 1 <= c <= max(c1, c2) + 1 and min(d1, d2) - 2 <= d <= max(d1, d2) + 2
        ]

    def at(self, along: Fraction) -> Place:
        (x1, y1), (x2, y2) = self.start, self.end
        return x1 + (x2 - x1) * along, y1 + (y2 - y1) * along

    def beside(self, along: Fraction, hand: int) -> Place:
        """Return the place a hair off the line on one hand."""
        (x1, y1), (x2, y2) = self.start, self.end
        x, y = self.at(along)
        return x - hand * HAIR * (y2 - y1), y + hand * HAIR * (x2 - x1)

    def _meetings(self, outline: Sequence[Place]) -> set[Fraction]:
        """Return where on the line an outline meets it, the ends of edges that lie on it too."""
        found: set[Fraction] = set()
        (x1, y1), (x2, y2) = self.start, self.end
        dx, dy = x2 - x1, y2 - y1
        for at, (px, py) in enumerate(outline):
            qx, qy = outline[at - 1]
            p = dx * (py - y1) - dy * (px - x1)
            q = dx * (qy - y1) - dy * (qx - x1)
            if p == 0:
                found.add((dx * (px - x1) + dy * (py - y1)) / (dx * dx + dy * dy))
            if p * q < 0:
                share = p / (p - q)
                mx, my = px + (qx - px) * share, py + (qy - py) * share
                found.add((dx * (mx - x1) + dy * (my - y1)) / (dx * dx + dy * dy))
        return {along for along in found if 0 <= along <= 1}

    def is_drawn(self, place: Place, kinds: Sequence[int]) -> bool:
        return any(
            drawing.terrain in kinds and _is_in(drawing, place) for drawing in self.ground.drawings
        )

    def hexes_at(self, along: Fraction) -> list[int]:
        """Return the hexes that hold a place of the line, two where it runs along their side."""
        here = self.at(along)
        return [
            self.ground.at[cell]
            for cell in self._cells_near()
            if _is_within(self._hexagon(cell), here)
        ]

    def is_blocked(self) -> bool:
        """Tell whether a building or wood lies on both sides of some stretch (SKB4)."""
        own = [self.ground.at[cell] for cell in self.ends]
        for along in self.middles:
            hexes = self.hexes_at(along)
            if not hexes or any(each in own for each in hexes):
                continue
            left, right = (self.is_drawn(self.beside(along, hand), WALLS) for hand in (1, -1))
            if (left and right) or ((left or right) and self._is_on_edge(hexes)):
                return True
        return False

    def _is_on_edge(self, hexes: list[int]) -> bool:
        """Tell whether the line runs along the edge of the map, in a half hex."""
        cut = self.ground.cut
        (c1, d1), (c2, d2) = self.ends
        edge = CUT_ALONG if d1 == d2 else CUT_DOWN if c1 == c2 else -1
        own = [cut[self.ground.at[cell]] for cell in self.ends]
        return (
            own == [edge, edge]
            and len(hexes) == 1
            and cut[hexes[0]] == edge
            and self._centred(hexes[0])
        )

    def _centred(self, hex: int) -> bool:
        x, y = self._dot(self.ground.cells[hex])
        return x == self.start[0] == self.end[0] or y == self.start[1] == self.end[1]

    def touches(self, cell: Cell) -> bool:
        """Tell whether the line meets a hex, be it in a corner only."""
        hexagon = self._hexagon(cell)
        return bool(self._meetings(hexagon)) or _is_within(hexagon, self.start)

    def has_grain(self, hex: int) -> bool:
        """Tell whether the line runs through or along grain drawn in a hex (SKB5)."""
        hexagon = self._hexagon(self.ground.cells[hex])
        for along in self.middles:
            if not _is_within(hexagon, self.at(along)):
                continue
            for hand in (1, -1):
                near = self.beside(along, hand)
                if _is_within(hexagon, near) and self.is_drawn(near, (GRAIN,)):
                    return True
        return False

    def hindrance(self, smoke: Mapping[int, int], orchard: bool, grain: bool) -> int:
        """Return the sum of the hindrances: at each range the hex that has most (SKB5)."""
        rings: dict[int, int] = {}
        whole = away(*self.ends)
        for hex, cell in enumerate(self.ground.cells):
            value = 0
            if self.touches(cell):
                value += smoke.get(hex, 0)
                if cell not in self.ends:
                    assert away(self.ends[0], cell) < whole > away(self.ends[1], cell)
                    is_orchard = orchard and self.ground.terrain[hex] == ORCHARD
                    value += is_orchard or (grain and self.has_grain(hex))
            ring = away(self.ends[0], cell)
            rings[ring] = max(rings.get(ring, 0), value)
        return sum(rings.values())


def away(one: Cell, other: Cell) -> int:
    """Count the hexes from one to another by their three axes."""
    dc, dd = other[0] - one[0], other[1] - one[1]
    assert (dc + dd) % 2 == 0
    q, r = dc, (dd - dc) // 2
    return max(abs(q), abs(r), abs(q + r))


def _place(point: tuple[int, int]) -> Place:
    return Fraction(point[0]), Fraction(point[1])


def _is_within(hexagon: Sequence[Place], place: Place) -> bool:
    """Tell whether a place lies in a hex or on its border; its corners go clockwise."""
    x, y = place
    for at, (px, py) in enumerate(hexagon):
        qx, qy = hexagon[at - 1]
        if (px - qx) * (y - qy) - (py - qy) * (x - qx) < 0:
            return False
    return True


def _is_in(drawing: Drawing, place: Place) -> bool:
    """Tell whether a place lies in a drawing: a ray from it crosses the outline an odd time."""
    x, y = place
    inside = False
    for at, (px, py) in enumerate(drawing.outline):
        qx, qy = drawing.outline[at - 1]
        if (py > y) != (qy > y) and x < qx + (px - qx) * (y - qy) / (py - qy):
            inside = not inside
    return inside
