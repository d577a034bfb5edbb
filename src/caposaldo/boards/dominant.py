"""What each hex of a scan is: the terrain under its dot, or a building that has no dot."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from caposaldo.aslsk.board import is_half
from caposaldo.aslsk.hexes import Cell, cells_of
from caposaldo.boards.blobs import Blob, blobs_of

BUILDINGS = ("stone", "wooden")
FILLING = ("woods", "orchard", "grain")
ROADS = ("dirt", "paved")
WOODS_ROAD = Fraction(2, 5)
"""Where the dot lies on a road, the part of the rest of the hex that makes it woods."""
ROOFED = Fraction(8, 100)
"""The part of a hex whose dot lies beside a roof that makes it a hex of the building (B3)."""


@dataclass(frozen=True)
class Ground:
    """A scan: for each kind of terrain and each column of pixels, a bit for each pixel."""

    columns: int
    rows: int
    width: int
    height: int
    masks: dict[str, list[int]]

    def spot(self, x: float, y: float) -> tuple[int, int]:
        """Return the pixel nearest to a place given in columns and doubled rows."""
        px = int(x * self.width / (self.columns - 1))
        py = int(y * self.height / (2 * self.rows))
        return min(max(px, 0), self.width - 1), min(max(py, 0), self.height - 1)

    def kind_at(self, x: int, y: int) -> str:
        """Return the terrain of a pixel."""
        return next(kind for kind, columns in self.masks.items() if columns[x] >> y & 1)

    def bands(self, cell: Cell) -> list[tuple[int, int]]:
        """List the columns of pixels of a hex, each with a mask of its rows."""
        step, half = self.width / (self.columns - 1), self.height / (2 * self.rows)
        found: list[tuple[int, int]] = []
        reached = range(int((cell[0] - 1) * step), int((cell[0] + 1) * step) + 1)
        for x in [x for x in reached if 0 <= x < self.width]:
            off = abs((x + 0.5) / step - cell[0])
            # A hex is widest at its middle: two thirds of a column to either side.
            reach = 1.0 if off <= 1 / 3 else 2 - 3 * off
            if reach <= 0:
                continue
            low = max(round((cell[1] - reach) * half), 0)
            high = min(round((cell[1] + reach) * half), self.height)
            if low < high:
                found.append((x, (1 << high) - (1 << low)))
        return found


@dataclass(frozen=True)
class House:
    """A building of a scan: its hexes, and the pixels that are drawn of it."""

    material: str
    drawn: str
    cells: list[Cell]
    masks: list[int]


@dataclass
class Settled:
    """The terrain of every hex, and the buildings."""

    terrain: dict[Cell, str] = field(default_factory=dict)
    houses: list[House] = field(default_factory=list)


def settle(ground: Ground) -> Settled:
    """Settle what each hex is."""
    cells = cells_of(ground.columns, ground.rows)
    bands = {cell: ground.bands(cell) for cell in cells}
    settled = Settled({cell: _under_dot(ground, cell, bands[cell]) for cell in cells})
    blobs = [blob for kind in BUILDINGS for blob in blobs_of(kind, ground.masks[kind])]
    homes = [_homes(blob, bands, settled) for blob in blobs]
    _roofed(ground, bands, list(zip(blobs, homes, strict=True)), settled)
    for blob, shares in zip(blobs, homes, strict=True):
        _claim(blob, shares, ground, settled)
    for blob, shares in zip(blobs, homes, strict=True):
        _house(blob, shares, settled)
    return settled


def _under_dot(ground: Ground, cell: Cell, bands: list[tuple[int, int]]) -> str:
    kind = ground.kind_at(*ground.spot(cell[0], cell[1]))
    if kind in BUILDINGS or kind in FILLING:
        return kind
    counts = {
        each: sum((ground.masks[each][x] & band).bit_count() for x, band in bands)
        for each in (*FILLING, *ROADS)
    }
    whole = sum(band.bit_count() for _, band in bands)
    if kind in ROADS:
        # The road takes its ground from both sides: what counts is the rest of the hex.
        whole -= counts["dirt"] + counts["paved"]
        if counts["woods"] > WOODS_ROAD * whole:
            return "woods"
    most = max(FILLING, key=lambda each: counts[each])
    return most if 2 * counts[most] > whole else "open"


def _homes(
    blob: Blob, bands: dict[Cell, list[tuple[int, int]]], settled: Settled
) -> dict[Cell, int]:
    """Count how many pixels of a building lie in each hex."""
    found: dict[Cell, int] = {}
    left, right = blob.left, blob.right
    for cell in settled.terrain:
        if not bands[cell] or bands[cell][0][0] >= right or bands[cell][-1][0] < left:
            continue
        share = sum(
            (blob.masks[x - left] & band).bit_count()
            for x, band in bands[cell]
            if left <= x < right
        )
        if share:
            found[cell] = share
    return found


def _roofed(
    ground: Ground,
    bands: dict[Cell, list[tuple[int, int]]],
    roofs: list[tuple[Blob, dict[Cell, int]]],
    settled: Settled,
) -> None:
    """Give the hexes whose dot a roof misses to the building that covers most of them (B3)."""
    most: dict[Cell, tuple[int, str]] = {}
    for blob, shares in roofs:
        for cell, share in shares.items():
            if share > most.get(cell, (0, ""))[0]:
                most[cell] = (share, blob.kind)
    for cell, (share, kind) in most.items():
        # Half hexes hold no building: the other half may be another board's.
        if settled.terrain[cell] in BUILDINGS or is_half(cell, ground.columns, ground.rows):
            continue
        if share > ROOFED * sum(band.bit_count() for _, band in bands[cell]):
            settled.terrain[cell] = kind


def _claim(blob: Blob, shares: dict[Cell, int], ground: Ground, settled: Settled) -> None:
    """Give a building that lies under no dot the hex that holds most of it."""
    dotted = any(blob.holds(*ground.spot(cell[0], cell[1])) for cell in shares)
    if not dotted and shares:
        home = max(sorted(shares), key=lambda cell: shares[cell])
        if settled.terrain[home] not in BUILDINGS:
            settled.terrain[home] = blob.kind


def _house(blob: Blob, shares: dict[Cell, int], settled: Settled) -> None:
    """Make a building of a blob; one that has no hex of its own joins the hex it lies in most."""
    cells = [cell for cell in sorted(shares) if settled.terrain[cell] == blob.kind]
    if not cells and shares:
        home = max(sorted(shares), key=lambda cell: shares[cell])
        cells = [home]
    material = settled.terrain[cells[0]] if cells else blob.kind
    if cells:
        settled.houses.append(House(material, blob.kind, cells, blob.spread()))
