"""A bare board with the few hexes that matter, for positions and cases (docs/notation.md)."""

from __future__ import annotations

from typing import Any, Final

from caposaldo.aslsk.hexes import centre, read_cell
from caposaldo.kernel.errors import UnreadableFile

FIELD: Final[str] = "field"
USUAL: Final[str] = "17x10"
WIDEST: Final[int] = 33
LONGEST: Final[int] = 20
LISTED: Final[tuple[str, ...]] = ("woods", "orchard", "grain")
BUILT: Final[tuple[str, ...]] = ("stone", "wooden")
HOUSE: Final[tuple[tuple[int, int], ...]] = ((-10, -16), (10, -16), (10, 16), (-10, 16))
"""The outline of a house, from the middle of its hex."""


class BareField:
    """A board in the making: open ground, and what lines such as `hex N5 stone` put on it."""

    __slots__ = ("buildings", "columns", "roads", "rows", "terrain")

    def __init__(self, size: str) -> None:
        columns, _, rows = size.partition("x")
        if not (columns.isdecimal() and rows.isdecimal()) or not (
            3 <= int(columns) <= WIDEST and 1 <= int(rows) <= LONGEST
        ):
            raise UnreadableFile(f"write the size as {USUAL}, at most {WIDEST}x{LONGEST}")
        # A board has an odd number of columns.
        self.columns: Final = int(columns) + 1 - int(columns) % 2
        self.rows: Final = int(rows)
        self.terrain: Final[dict[str, list[str]]] = {kind: [] for kind in LISTED}
        self.buildings: Final[list[dict[str, Any]]] = []
        self.roads: Final[list[dict[str, Any]]] = []

    def take(self, words: list[str]) -> None:
        """Read a line about the ground."""
        match words:
            case ["hex", *hexes, kind] if kind in LISTED and hexes:
                self.terrain[kind] += hexes
            case ["hex", *hexes, kind] if kind in BUILT and hexes:
                for hex in hexes:
                    self._build(kind, [hex])
            case ["building", *hexes, kind] if kind in BUILT and hexes:
                self._build(kind, hexes)
            case ["road", *hexes] if hexes:
                self.roads.append({"kind": "dirt", "path": hexes})
            case _:
                kinds = ", ".join((*LISTED, *BUILT))
                raise UnreadableFile(f"write it as in: hex N5 stone; the terrain is one of {kinds}")

    def _build(self, kind: str, hexes: list[str]) -> None:
        """Put a house into each hex; together they are one building."""
        outlines: list[list[list[int]]] = []
        for name in hexes:
            cell = read_cell(name)
            if cell is None:
                raise UnreadableFile(f"there is no hex {name!r}")
            x, y = centre(cell)
            outlines.append([[x + across, y + down] for across, down in HOUSE])
        self.buildings.append({"material": kind, "hexes": hexes, "outlines": outlines})

    def data(self) -> dict[str, Any]:
        """Return the board as its file would be parsed."""
        return {
            "id": FIELD,
            "columns": self.columns,
            "rows": self.rows,
            "terrain": self.terrain,
            "building": self.buildings,
            "road": self.roads,
        }
