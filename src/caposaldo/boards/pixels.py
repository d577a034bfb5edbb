"""A grid of terrain pixels made into a board (docs/boards.md, Boards imported from VASL)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from math import gcd
from typing import Any, Final

from caposaldo.aslsk.board import TERRAINS, WOODS
from caposaldo.aslsk.hexes import Cell, cell_name
from caposaldo.boards.dominant import BUILDINGS, Ground, Settled, settle
from caposaldo.boards.scanroads import roads_in
from caposaldo.boards.vasl import Archive
from caposaldo.kernel.errors import UnreadableFile

CODES: Final = {
    0: "open", 24: "grain", 40: "stone", 41: "stone", 50: "wooden", 60: "woods", 63: "orchard",
    65: "dirt", 66: "paved",
}  # fmt: skip
OBSTACLES: Final = ("stone", "wooden", "woods")
HATCHING: Final = 3
"""How many pixels a field drawn as hatching grows, and shrinks again, before it is read."""
MOST_RECTS: Final = 40_000
"""How many rectangles the pixels of a scan may make; a board has a tenth of that."""
MOST_WALLS: Final = 100
"""How many times a column of pixels may come upon a building; a town has a tenth of that."""


def board_of(archive: Archive, id: str) -> dict[str, Any]:
    """Return an archive as the data of a board file."""
    sx, px = _scale(36 * (archive.columns - 1), archive.width)
    sy, py = _scale(48 * archive.rows, archive.height)
    drawn = read_ground(archive)
    _refuse_noise(max(_walls(drawn)), MOST_WALLS)
    _refuse_noise(len(Strips(drawn, (px, py)).rects("grain")))
    ground = filled_fields(drawn)
    settled = settle(ground)
    strips = Strips(ground, (px, py))
    named = TERRAINS[1 : WOODS + 1]
    data: dict[str, Any] = {
        "id": id,
        "title": {"en": f"Board {id}", "it": f"Tavola {id}"},
        "columns": archive.columns,
        "rows": archive.rows,
        "pixels": True,
        "scale": [sx, sy],
        "terrain": {kind: _listed(settled.terrain, kind) for kind in named},
        "building": [_building(settled, strips, number) for number in range(len(settled.houses))],
        "shape": [],
        "road": list(roads_in(ground)),
    }
    for kind in ("woods", "grain"):
        rects = strips.rects(kind)
        if rects:
            data["shape"].append({"kind": kind, "hexes": [], "rects": rects})
    _refuse_noise(sum(len(entry["rects"]) for entry in (*data["building"], *data["shape"])))
    return data


def _walls(ground: Ground) -> Iterator[int]:
    """Count for each column of pixels how often it comes upon a building."""
    for kind in BUILDINGS:
        for mask in ground.masks[kind]:
            yield (mask & ~(mask << 1)).bit_count()


def _refuse_noise(found: int, most: int | None = None) -> None:
    """Refuse pixels that nobody drew, before they fill the memory."""
    if found > (MOST_RECTS if most is None else most):
        raise UnreadableFile(
            "the pixels of the board are strewn about and draw nothing; fetch the board again"
        )


def read_ground(archive: Archive) -> Ground:
    """Sort the pixels by terrain, a whole number of bits for each column of pixels."""
    strange = sorted(set(archive.codes) - set(CODES))
    if strange:
        raise UnreadableFile(
            f"the board has terrain of VASL code {strange[0]}, which this game does not know;"
            " take a board of the Starter Kit"
        )
    height = archive.height
    masks: dict[str, list[int]] = {}
    for kind in sorted(set(CODES.values())):
        wanted = bytes(48 + (CODES.get(code) == kind) for code in range(256))
        # The first pixel of a column is the lowest bit.
        drawn = archive.codes.translate(wanted).decode()
        masks[kind] = [
            int(drawn[x * height : (x + 1) * height][::-1], 2) for x in range(archive.width)
        ]
    return Ground(archive.columns, archive.rows, archive.width, height, masks)


def filled_fields(ground: Ground) -> Ground:
    """Fill the fields that are drawn as hatching; a road through one stays a road."""
    fields = [
        filled & bare
        for filled, bare in zip(
            _closed(ground.masks["grain"], ground.height), ground.masks["open"], strict=True
        )
    ]
    grain = [mask | field for mask, field in zip(ground.masks["grain"], fields, strict=True)]
    bare = [mask & ~field for mask, field in zip(ground.masks["open"], fields, strict=True)]
    return replace(ground, masks={**ground.masks, "grain": grain, "open": bare})


class Strips:
    """The pixels that block or hinder, as rectangles in points of the board."""

    def __init__(self, ground: Ground, pixel: tuple[int, int]) -> None:
        self.pixel: Final = pixel
        self.height: Final = ground.height
        walls = [sum(ground.masks[kind][x] for kind in OBSTACLES) for x in range(ground.width)]
        inner = _inner(walls, ground.height)
        self.kept: Final = {
            kind: [mask & within for mask, within in zip(ground.masks[kind], inner, strict=True)]
            for kind in OBSTACLES
        }
        self.kept["grain"] = _inner(ground.masks["grain"], ground.height)

    def rects(self, kind: str, only: list[int] | None = None) -> list[list[int]]:
        """Return the rectangles of a kind, or of those of its pixels that are wanted."""
        px, py = self.pixel
        found: list[list[int]] = []
        growing: dict[tuple[int, int], int] = {}
        columns = self.kept[kind]
        for x in range(len(columns) + 1):
            mask = columns[x] if x < len(columns) else 0
            if only is not None and x < len(columns):
                mask &= only[x]
            runs = set(_runs(mask))
            for run in sorted(set(growing) - runs):
                found.append([growing.pop(run) * px, run[0] * py, x * px, run[1] * py])
            for run in runs:
                growing.setdefault(run, x)
        return sorted(found)


def _runs(mask: int) -> Iterator[tuple[int, int]]:
    for run in re.finditer("1+", bin(mask)[:1:-1]):
        yield run.start(), run.end()


def _inner(columns: list[int], height: int) -> list[int]:
    """Keep the pixels whose four neighbours are drawn too; the drawing goes on off the board."""
    full = (1 << height) - 1
    last = len(columns) - 1
    found = []
    for x, mask in enumerate(columns):
        down = (mask << 1 | mask & 1) & full
        up = mask >> 1 | mask & 1 << height - 1
        found.append(mask & down & up & columns[max(x - 1, 0)] & columns[min(x + 1, last)])
    return found


def _closed(columns: list[int], height: int) -> list[int]:
    """Fill the gaps of a field that is drawn as hatching: grow it, and shrink it again."""
    grown = columns
    for _ in range(HATCHING):
        grown = _grown(grown, height)
    for _ in range(HATCHING):
        grown = _shrunk(grown, height)
    return grown


def _grown(columns: list[int], height: int) -> list[int]:
    """Add the eight neighbours of every pixel."""
    full = (1 << height) - 1
    tall = [(mask | mask << 1 | mask >> 1) & full for mask in columns]
    last = len(tall) - 1
    return [tall[max(x - 1, 0)] | tall[x] | tall[min(x + 1, last)] for x in range(len(tall))]


def _shrunk(columns: list[int], height: int) -> list[int]:
    """Keep the pixels whose eight neighbours are there too; the drawing goes on off the board."""
    top = 1 << height - 1
    tall = [mask & (mask << 1 | mask & 1) & (mask >> 1 | mask & top) for mask in columns]
    last = len(tall) - 1
    return [tall[max(x - 1, 0)] & tall[x] & tall[min(x + 1, last)] for x in range(len(tall))]


def _scale(points: int, pixels: int) -> tuple[int, int]:
    """Return how many parts a point has, and a pixel, so that both come out whole."""
    common = gcd(points, pixels)
    return pixels // common, points // common


def _listed(terrain: dict[Cell, str], kind: str) -> list[str]:
    return [cell_name(cell) for cell in sorted(terrain) if terrain[cell] == kind]


def _building(settled: Settled, strips: Strips, number: int) -> dict[str, Any]:
    house = settled.houses[number]
    return {
        "material": house.material,
        "hexes": [cell_name(cell) for cell in house.cells],
        "rects": strips.rects(house.drawn, house.masks),
    }
