"""Reading a VASL board archive: a zip file with a description and a grid of terrain by pixels.

The grid is a gzip file of Java block data: columns, rows, width and height as four numbers, then
for each x and each y an elevation and a code of terrain.
"""

from __future__ import annotations

import io
import re
import struct
import zipfile
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from caposaldo.boards.vaslname import METADATA, name_in
from caposaldo.kernel.errors import UnreadableFile

GRID: Final = "LOSData"
LARGEST_ARCHIVE: Final = 64 * 1024 * 1024
LARGEST_LISTING: Final = 256 * 1024
"""Bytes of the list of members at an archive's end; each takes fifty or more."""
LARGEST_GRID: Final = 16 * 1024 * 1024
"""Bytes of a grid as it is unpacked; the largest board that can be has fifteen million."""
LARGEST_METADATA: Final = 1024 * 1024
MOST_BLOCKS: Final = 65_536
"""Blocks of a Java stream, which are of 1024 bytes but for the last."""
_ZIP: Final = b"PK\3\4"
_HEADER: Final = bytes.fromhex("aced0005")
_SHORT_BLOCK: Final = 0x77
_LONG_BLOCK: Final = 0x7A
_SIZES: Final = struct.Struct(">4i")
HEX_PIXELS: Final = (56.25, 64.5)
"""Pixels from one column to the next, and from one row to the next."""
# What unpacking raises for bytes that were damaged or packed in ways unknown here.
_DAMAGE: Final = (
    EOFError, OSError, RuntimeError, ValueError, struct.error, zipfile.BadZipFile, zlib.error,
)  # fmt: skip
_METHODS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
"""The ways of packing that Java knows."""
_GZIP: Final = 31


@dataclass(frozen=True)
class Archive:
    """What an archive holds: its name, its size in hexes and pixels, and terrain column by column.

    `codes` has one byte for each pixel, the columns of pixels one after the other.
    """

    name: str
    columns: int
    rows: int
    width: int
    height: int
    codes: bytes


def is_archive(path: Path) -> bool:
    """Tell whether a file is a zip archive, or the beginning of one."""
    if zipfile.is_zipfile(path):
        return True
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(_ZIP)) == _ZIP


def read_archive(path: Path) -> Archive:
    """Read an archive, or say what is wrong with it."""
    if path.stat().st_size > LARGEST_ARCHIVE:
        raise UnreadableFile(f"{path} is too large for a board; check that it is the right file")
    with _Listing(path) as file, _opened(file, path) as archive:
        file.listed = True
        described = _member(archive, METADATA, LARGEST_METADATA)
        packed = _member(archive, GRID, LARGEST_GRID)
    name = name_in(described) or path.name
    grid = _blocks(_unpacked(packed))
    if len(grid) < _SIZES.size:
        raise UnreadableFile(f"{GRID} is cut short; fetch the board again")
    columns, rows, width, height = _SIZES.unpack_from(grid)
    _refuse_size(columns, rows, width, height)
    pixels = grid[_SIZES.size : _SIZES.size + 2 * width * height]
    if len(pixels) < 2 * width * height:
        raise UnreadableFile(f"{GRID} is cut short; fetch the board again")
    if any(pixels[::2]):
        raise UnreadableFile("the board has hills, which this game does not know; take a flat one")
    return Archive(name, columns, rows, width, height, pixels[1::2])


class _Listing(io.FileIO):
    """A file that gives no more at once than its list of members may be, until that was read."""

    listed = False

    def read(self, size: int | None = -1) -> bytes:
        if self.listed:
            return super().read(size)
        wanted = LARGEST_LISTING + 1
        found = super().read(wanted if size is None or size < 0 else min(size, wanted))
        if len(found) > LARGEST_LISTING:
            raise UnreadableFile("the archive has far too many members; fetch the board again")
        return found


def _opened(file: io.FileIO, path: Path) -> zipfile.ZipFile:
    try:
        return zipfile.ZipFile(file)
    except _DAMAGE as error:
        raise UnreadableFile(
            f"{path} is no whole zip archive; fetch the board again or choose a VASL board file"
        ) from error


def _refuse_size(columns: int, rows: int, width: int, height: int) -> None:
    """Refuse a grid that cannot lie under a board with hexes of VASL's size."""
    if not (3 <= columns <= 51 and columns % 2 and 1 <= rows <= 40):
        raise UnreadableFile(
            f"{GRID} speaks of {columns} x {rows} hexes, as no board has; fetch the board again"
        )
    across, down = HEX_PIXELS
    # Boards are cut to whole pixels, so that a hex may come out a little larger or smaller.
    if abs(width / (columns - 1) - across) > 1 or abs(height / rows - down) > 1:
        raise UnreadableFile(
            f"{GRID} has {width} x {height} pixels for {columns} x {rows} hexes;"
            " fetch the board again"
        )


def _member(archive: zipfile.ZipFile, name: str, largest: int) -> bytes:
    try:
        found = archive.getinfo(name)
    except KeyError as error:
        raise UnreadableFile(
            f"the archive has no {name}; choose a VASL board with line of sight data"
        ) from error
    if found.file_size > largest:
        raise UnreadableFile(f"{name} is too large for a board; check that it is the right file")
    if found.compress_type not in _METHODS:
        raise UnreadableFile(f"{name} is packed as no board is; fetch the board again")
    _refuse_empty(name, found.compress_size, found.file_size)
    try:
        return archive.read(found)
    except _DAMAGE as error:
        raise UnreadableFile(f"{name} cannot be unpacked; fetch the board again") from error


def _refuse_empty(name: str, packed: int, size: int) -> None:
    """Refuse what is packed in blocks that hold nothing: real packing is hardly ever larger."""
    if packed > size + size // 100 + 1024:
        raise UnreadableFile(f"{name} is packed in empty blocks; fetch the board again")


def _unpacked(data: bytes) -> bytes:
    """Unpack the first of the streams that a gzip file may hold; a board has one."""
    unpacking = zlib.decompressobj(_GZIP)
    try:
        found = unpacking.decompress(data, LARGEST_GRID + 1)
    except zlib.error as error:
        raise UnreadableFile(f"{GRID} cannot be unpacked; fetch the board again") from error
    if len(found) > LARGEST_GRID:
        raise UnreadableFile(f"{GRID} is too large for a board; check that it is the right file")
    if not unpacking.eof:
        raise UnreadableFile(f"{GRID} is cut short; fetch the board again")
    _refuse_empty(GRID, len(data), len(found))
    return found


def _blocks(data: bytes) -> bytes:
    """Put together the blocks of a Java stream of plain numbers."""
    if not data.startswith(_HEADER):
        raise UnreadableFile(f"{GRID} is no Java stream; fetch the board again")
    found: list[bytes] = []
    at = len(_HEADER)
    while at < len(data):
        if data[at] == _SHORT_BLOCK and at + 2 <= len(data):
            begin, length = at + 2, data[at + 1]
        elif data[at] == _LONG_BLOCK and at + 5 <= len(data):
            begin, length = at + 5, int.from_bytes(data[at + 1 : at + 5], "big")
        else:
            raise UnreadableFile(f"{GRID} holds more than numbers; fetch the board again")
        if not length or len(found) == MOST_BLOCKS:
            raise UnreadableFile(f"{GRID} is made of empty blocks; fetch the board again")
        found.append(data[begin : begin + length])
        at = begin + length
    return b"".join(found)


def short_name(name: str) -> str:
    """Return the small letters of a board's name, less the bd before it; they may be none."""
    return re.sub(r"[^a-z]", "", re.sub(r"^bd", "", Path(name).stem.lower()))[:12]
