"""A map: boards joined along their edges, turned or not, some columns only (SKB1).

Hexes of a map are small whole numbers, column by column and top to bottom; everything else is
looked up by them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from math import lcm
from typing import Final

from caposaldo.aslsk import laying
from caposaldo.aslsk.board import Drawing
from caposaldo.aslsk.hexes import SIDES, Cell, Point, distance, step
from caposaldo.aslsk.laying import CUT_ALONG, CUT_DOWN, ROAD_OFF, WHOLE, Frame, House
from caposaldo.aslsk.parts import OFF_MAP, Part
from caposaldo.kernel.codec import fingerprint
from caposaldo.kernel.errors import UnreadableFile

__all__ = [
    "CUT_ALONG", "CUT_DOWN", "OFF_MAP", "ROAD_OFF", "WHOLE", "House", "Map", "Part", "make",
]  # fmt: skip

WIDEST: Final[int] = 64


@dataclass(frozen=True)
class Map:
    """All that is fixed about the ground of a game; lists are by hex."""

    key: str
    parts: tuple[Part, ...]
    scale: Point
    cells: tuple[Cell, ...]
    names: tuple[str, ...]
    index: dict[str, int]
    at: dict[Cell, int]
    terrain: bytes
    neighbours: tuple[tuple[int, ...], ...]
    roads: bytes
    """For each hex a bit for each side a road crosses, and ROAD_OFF."""
    house: tuple[int, ...]
    houses: tuple[House, ...]
    shared: frozenset[int]
    cut: bytes
    drawings: tuple[Drawing, ...]
    frames: tuple[Frame, ...]
    """The left, top, right and bottom of each drawing."""
    edges: dict[str, tuple[int, ...]]
    ranges: list[bytes] = field(default_factory=list, compare=False, repr=False)
    """From each hex the range to every other; empty where nobody has asked yet."""

    @property
    def size(self) -> int:
        """How many hexes there are."""
        return len(self.cells)

    def find(self, name: str) -> int:
        """Return the hex of a name, or say that there is none."""
        if name not in self.index:
            raise UnreadableFile(
                f"the map has no hex {name!r}; it has {self.names[0]} to {self.names[-1]}"
            )
        return self.index[name]

    def distance(self, a: int, b: int) -> int:
        """Return the range between two hexes (SKB2)."""
        return self.ranges_from(a)[b]

    def ranges_from(self, a: int) -> bytes:
        """Return the range from a hex to every other; the longest map has far less than 256."""
        if not self.ranges:
            self.ranges.extend([b""] * self.size)
        known = self.ranges[a]
        if not known:
            cell = self.cells[a]
            known = bytes([distance(cell, other) for other in self.cells])
            self.ranges[a] = known
        return known

    def has_road(self, a: int, side: int) -> bool:
        """Tell whether a road crosses a side of a hex, off the map too."""
        if not self.roads[a] >> side & 1:
            return False
        other = self.neighbours[a][side]
        return other < 0 or bool(self.roads[other] >> (side + 3) % SIDES & 1)

    def of_board(self, id: str) -> tuple[int, ...]:
        """Return the hexes of one board that it shares with no other (SKB1)."""
        found: list[int] = []
        for part in self.parts:
            if part.board.id == id:
                found += [self.at[part.place(cell)] for cell in part.cells()]
        return tuple([each for each in sorted(found) if each not in self.shared])


def make(parts: Sequence[Part]) -> Map:
    """Lay boards together and number their hexes."""
    laying.refuse_bad_parts(parts)
    owners = laying.owners(parts)
    cells = sorted(owners)
    at = {cell: number for number, cell in enumerate(cells)}
    if distance(_corner(cells, min), _corner(cells, max)) > WIDEST:
        raise UnreadableFile(f"the map is more than {WIDEST} hexes long; take a board away")
    shared = frozenset([at[cell] for cell in cells if len(owners[cell]) > 1])
    scale = (
        lcm(*[part.board.scale[0] for part in parts]),
        lcm(*[part.board.scale[1] for part in parts]),
    )
    index, names = laying.names(parts, at)
    houses, house = laying.houses(parts, at)
    drawings = tuple(laying.drawings(parts, scale))
    neighbours = tuple(
        [tuple([at.get(step(cell, side), OFF_MAP) for side in range(SIDES)]) for cell in cells]
    )
    return Map(
        _key(parts),
        tuple(parts),
        scale,
        tuple(cells),
        names,
        index,
        at,
        bytes([max(part.board.terrain[own] for part, own in owners[cell]) for cell in cells]),
        neighbours,
        laying.roads(parts, at, shared),
        house,
        houses,
        shared,
        laying.cuts(cells, owners),
        drawings,
        tuple([laying.frame(each) for each in drawings]),
        laying.edges(cells, neighbours),
    )


def _corner(cells: list[Cell], pick: Callable[[Iterable[int]], int]) -> Cell:
    return pick([cell[0] for cell in cells]), pick([cell[1] for cell in cells])


def _key(parts: Sequence[Part]) -> str:
    laid = [[part.board.hash, part.turned, part.across, part.down, part.columns] for part in parts]
    return fingerprint(laid)
