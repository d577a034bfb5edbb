"""A board read from its file (docs/boards.md); what cannot be read is told in one sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from caposaldo.aslsk.board import (
    DIRT,
    GRAIN,
    OPEN,
    PAVED,
    TERRAINS,
    WOODS,
    Board,
    Building,
    Drawing,
    Label,
    Road,
    arms,
)
from caposaldo.aslsk.boardfields import (
    id_of,
    is_set,
    number_of,
    outline_of,
    rect_of,
    scale_of,
    split,
    words_of,
)
from caposaldo.aslsk.filling import fill
from caposaldo.aslsk.hexes import (
    MOST_COLUMNS,
    Cell,
    Point,
    cell_name,
    cells_of,
    centre,
    column_name,
    is_on,
    read_cell,
    side_between,
)
from caposaldo.aslsk.houses import houses_in
from caposaldo.kernel.codec import fingerprint, listing, mapping, text, whole
from caposaldo.kernel.errors import UnreadableFile

EDGE: Final[str] = "edge"
LISTED: Final[tuple[str, ...]] = ("woods", "orchard", "grain")
DRAWN: Final[tuple[str, ...]] = ("woods", "grain")
MATERIALS: Final[tuple[str, ...]] = ("stone", "wooden")
OUTLINES: Final[tuple[str, ...]] = ("outline", "outlines", "rects")
MOST_ROWS: Final[int] = 40
KNOWN: Final[tuple[str, ...]] = (
    "building", "columns", "geomorphic", "id", "name", "pixels", "road", "rows", "scale",
    "shape", "terrain", "title",
)  # fmt: skip


def read_board(data: object) -> Board:
    """Read a board from its parsed TOML."""
    return _Reader(mapping(data, "a board")).board()


class _Reader:
    """A board being read: its size is known before its hexes are."""

    def __init__(self, data: Mapping[str, object]) -> None:
        for field in sorted(data):
            if field not in KNOWN:
                raise UnreadableFile(f"a board has no field {field!r}; see docs/boards.md")
        self.data: Final = data
        self.columns: Final = number_of(data, "columns", 3, MOST_COLUMNS - 1)
        self.rows: Final = number_of(data, "rows", 1, MOST_ROWS)
        if self.columns % 2 == 0:
            raise UnreadableFile(f"columns is {self.columns}; give an odd number")
        self.scale: Final[Point] = scale_of(data.get("scale", [1, 1]))
        cells = cells_of(self.columns, self.rows)
        self.terrain: Final[dict[Cell, int]] = dict.fromkeys(cells, OPEN)

    def board(self) -> Board:
        self._listed()
        roads = tuple([self._road(entry) for entry in self._tables("road")])
        ways = arms(roads, self.columns, self.rows)
        pixels = is_set(self.data, "pixels")
        buildings, walls = self._buildings(ways, pixels)
        shapes = self._shapes()
        drawn = [*shapes, *walls]
        if not pixels:
            drawn += fill(self.terrain, ways, shapes, (self.columns, self.rows), self.scale)
        return Board(
            id_of(self.data),
            words_of(self.data.get("title", ""), "title"),
            self.columns,
            self.rows,
            is_set(self.data, "geomorphic"),
            pixels,
            self.scale,
            self.terrain,
            tuple(drawn),
            tuple(buildings),
            roads,
            tuple([self._label(entry) for entry in self._tables("name")]),
            self._hash(drawn),
        )

    def _hash(self, drawn: list[Drawing]) -> str:
        """Hash all that sight depends on."""
        lines = [[each.terrain, [list(point) for point in each.outline]] for each in drawn]
        ground = [[*cell, self.terrain[cell]] for cell in sorted(self.terrain)]
        return fingerprint([self.columns, self.rows, list(self.scale), ground, lines])

    def _tables(self, field: str) -> list[Mapping[str, object]]:
        found = listing(self.data.get(field, []), f"{field} (write [[{field}]])")
        return [mapping(entry, f"each [[{field}]]") for entry in found]

    def _listed(self) -> None:
        """Read the hexes of [terrain]."""
        given = mapping(self.data.get("terrain", {}), "terrain")
        for kind in sorted(given):
            if kind not in LISTED:
                names = ", ".join(LISTED)
                raise UnreadableFile(f"terrain has {kind!r}; give hexes of {names}")
            for cell in self._cells(given[kind], f"terrain.{kind}"):
                self._settle(cell, TERRAINS.index(kind))

    def _settle(self, cell: Cell, terrain: int) -> None:
        before = self.terrain[cell]
        if before not in (OPEN, terrain):
            names = f"{TERRAINS[before]} and {TERRAINS[terrain]}"
            raise UnreadableFile(f"{cell_name(cell)} is both {names}; take it out of one of them")
        self.terrain[cell] = terrain

    def _buildings(
        self, ways: Mapping[Cell, list[int]], pixels: bool
    ) -> tuple[list[Building], list[Drawing]]:
        found: list[Building] = []
        walls: list[Drawing] = []
        for number, entry in enumerate(self._tables("building"), start=1):
            what = f"building {number}"
            material = text(entry.get("material"), f"material of {what}")
            if material not in MATERIALS:
                raise UnreadableFile(f"{what} is of {material!r}; write stone or wooden")
            terrain = TERRAINS.index(material)
            cells = self._cells(entry.get("hexes"), f"hexes of {what}")
            if not cells:
                raise UnreadableFile(f"{what} has no hexes; name at least one")
            for cell in cells:
                self._settle(cell, terrain)
            name = words_of(entry["name"], f"name of {what}") if "name" in entry else {}
            found.append(Building(terrain, cells, name))
            if not pixels and not any(field in entry for field in OUTLINES):
                walls += self._houses(terrain, cells, ways)
                continue
            for outline in self._outlines(entry, f"{what} in {cell_name(cells[0])}"):
                walls.append(Drawing(terrain, outline, cells))
        return found, walls

    def _houses(
        self, terrain: int, cells: tuple[Cell, ...], ways: Mapping[Cell, list[int]]
    ) -> list[Drawing]:
        """Return the usual houses in the hexes of a building that nobody drew."""
        across, down = self.scale
        found: list[Drawing] = []
        for outline in houses_in(cells, ways, (self.columns, self.rows)):
            scaled = tuple([(x * across, y * down) for x, y in outline])
            found.append(Drawing(terrain, scaled, cells, made=True))
        return found

    def _shapes(self) -> list[Drawing]:
        found: list[Drawing] = []
        for number, entry in enumerate(self._tables("shape"), start=1):
            what = f"shape {number}"
            kind = text(entry.get("kind"), f"kind of {what}")
            if kind not in DRAWN:
                raise UnreadableFile(f"{what} is of {kind!r}; write woods or grain")
            cells = self._cells(entry.get("hexes", []), f"hexes of {what}")
            for outline in self._outlines(entry, what):
                found.append(Drawing(WOODS if kind == "woods" else GRAIN, outline, cells))
        return found

    def _outlines(self, entry: Mapping[str, object], what: str) -> list[tuple[Point, ...]]:
        origin = (0, 0)
        if "at" in entry:
            x, y = centre(self._cell(text(entry["at"], f"at of {what}"), what))
            origin = (x * self.scale[0], y * self.scale[1])
        if "rects" in entry:
            rects = listing(entry["rects"], f"rects of {what}")
            return [rect_of(rect, what, origin) for rect in rects]
        given = [entry["outline"]] if "outline" in entry else entry.get("outlines")
        found = listing(given, f"outline or outlines of {what}")
        return [outline_of(points, what, origin) for points in found]

    def _road(self, entry: Mapping[str, object]) -> Road:
        kind = text(entry.get("kind"), "kind of a road")
        if kind not in (PAVED, DIRT):
            raise UnreadableFile(f"a road is {kind!r}; write paved or dirt")
        words = split(entry.get("path"), "path of a road")
        begins = words[:1] == [EDGE]
        ends = len(words) > 1 and words[-1] == EDGE
        inner = words[1 if begins else 0 : len(words) - 1 if ends else len(words)]
        path = self._cells(list(inner), "path of a road")
        if not path:
            raise UnreadableFile("a road has no path; name its hexes")
        for at in range(1, len(path)):
            if side_between(path[at - 1], path[at]) < 0:
                names = f"{cell_name(path[at - 1])} to {cell_name(path[at])}"
                raise UnreadableFile(
                    f"a road jumps from {names}, which do not adjoin; name each hex"
                )
        return Road(kind, path, begins, ends)

    def _label(self, entry: Mapping[str, object]) -> Label:
        cell = self._cell(text(entry.get("at"), "at of a name"), "a name")
        size = whole(entry.get("size", 16), "size of a name")
        return Label(cell, words_of(entry.get("text"), "text of a name"), size)

    def _cells(self, given: object, what: str) -> tuple[Cell, ...]:
        """Read a list of hexes and of runs in one column, backwards too."""
        found: list[Cell] = []
        for word in split(given, what):
            first, dash, last = word.partition("-")
            begin = self._cell(first, what)
            end = self._cell(last, what) if dash else begin
            if begin[0] != end[0]:
                raise UnreadableFile(f"{what}: {word} is no run in one column")
            going = 2 if end[1] >= begin[1] else -2
            found += [(begin[0], down) for down in range(begin[1], end[1] + going, going)]
        return tuple(found)

    def _cell(self, name: str, what: str) -> Cell:
        cell = read_cell(name)
        if cell is None or not is_on(cell, self.columns, self.rows):
            last = f"{column_name(self.columns - 1)}{self.rows}"
            raise UnreadableFile(
                f"{what}: the board has no hex {name!r}; it goes from A1 to {last}"
            )
        return cell
