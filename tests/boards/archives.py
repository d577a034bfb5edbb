"""VASL board archives as the tests make them: a vector board painted in pixels."""

from __future__ import annotations

import gzip
import struct
import zipfile
from itertools import pairwise
from pathlib import Path

from caposaldo.aslsk.board import TERRAINS, Board
from caposaldo.aslsk.hexes import centre
from caposaldo.aslsk.outlines import filled_hex

CODES = {"open": 0, "grain": 24, "stone": 41, "wooden": 50, "woods": 60, "orchard": 63}
ACROSS, DOWN = 56.25 / 36, 64.5 / 48
Spots = list[tuple[float, float]]


class Canvas:
    """A grid of pixels, one list for each column."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.width = int(56.25 * (columns - 1))
        self.height = int(64.5 * rows)
        self.codes = [bytearray(self.height) for _ in range(self.width)]

    def fill(self, spots: Spots, code: int) -> None:
        """Paint the pixels whose middles lie inside an outline given in pixels."""
        left, right = min(x for x, _ in spots), max(x for x, _ in spots)
        for x in range(max(int(left) - 1, 0), min(int(right) + 1, self.width)):
            middle = x + 0.5
            cuts = []
            for at, (x2, y2) in enumerate(spots):
                x1, y1 = spots[at - 1]
                if (x1 <= middle) != (x2 <= middle):
                    cuts.append(y1 + (y2 - y1) * (middle - x1) / (x2 - x1))
            cuts.sort()
            for top, bottom in zip(cuts[::2], cuts[1::2], strict=True):
                low, high = max(round(top), 0), min(round(bottom), self.height)
                if low < high:
                    self.codes[x][low:high] = bytes([code]) * (high - low)


def painted(board: Board, road: int = 66) -> Canvas:
    """Paint a board as a scan of it would look."""
    canvas = Canvas(board.columns, board.rows)
    for cell, terrain in board.terrain.items():
        if TERRAINS[terrain] == "orchard":
            canvas.fill(_spots(filled_hex(cell)), CODES["orchard"])
    for each in board.roads:
        dots = [centre(cell) for cell in each.path]
        for (x1, y1), (x2, y2) in pairwise(dots):
            across, down = (4, 0) if x1 == x2 else (0, 5)
            strip = ((x1 - across, y1 - down), (x2 - across, y2 - down),
                     (x2 + across, y2 + down), (x1 + across, y1 + down))  # fmt: skip
            canvas.fill(_spots(strip), road)
    for drawing in board.drawings:
        canvas.fill(_spots(drawing.outline), CODES[TERRAINS[drawing.terrain]])
    return canvas


def _spots(outline: tuple[tuple[int, int], ...]) -> Spots:
    return [(x * ACROSS, y * DOWN) for x, y in outline]


def grid_of(canvas: Canvas, elevation: int = 0) -> bytes:
    """Return the numbers of a scan as a Java stream holds them, before it is packed."""
    body = struct.pack(">4i", canvas.columns, canvas.rows, canvas.width, canvas.height)
    codes = b"".join(canvas.codes)
    pixels = bytearray([elevation]) * (2 * len(codes))
    pixels[1::2] = codes
    return body + bytes(pixels) + bytes(canvas.columns * (canvas.rows + 1))


def in_blocks(numbers: bytes) -> bytes:
    """Wrap numbers in the blocks of a Java stream, long ones and a short one at the end."""
    stream = bytearray.fromhex("aced0005")
    for at in range(0, len(numbers), 1024):
        block = numbers[at : at + 1024]
        if len(block) < 256:
            stream += bytes((0x77, len(block))) + block
        else:
            stream += b"\x7a" + struct.pack(">i", len(block)) + block
    return bytes(stream)


def archive(path: Path, canvas: Canvas, name: str = "q", elevation: int = 0) -> Path:
    """Write a whole archive."""
    described = f'<?xml version="1.0"?><boardMetadata name="{name}" hasHills="FALSE"/>'
    packed = gzip.compress(in_blocks(grid_of(canvas, elevation)), 1)
    return zipped(path, {"BoardMetadata.xml": described.encode(), "LOSData": packed})


def zipped(path: Path, members: dict[str, bytes]) -> Path:
    with zipfile.ZipFile(path, "w") as made:
        for name, data in members.items():
            made.writestr(name, data)
    return path
