"""Archives of blocks that hold nothing: a few bytes that would keep a machine busy for minutes."""

from __future__ import annotations

import gzip
import struct
import tracemalloc
import zipfile
from pathlib import Path

import pytest

from caposaldo.boards import vasl
from tests.aslsk.grounds import board
from tests.boards.archives import CODES, Canvas, archive, grid_of, in_blocks, painted, zipped
from tests.boards.test_hostile import GOOD, grid, refusal

JAVA = bytes.fromhex("aced0005")
EMPTY_BLOCK = b"\x77\x00"
STORED_NOTHING = b"\x00\x00\x00\xff\xff"
"""A block of packed data that is stored as it is and holds nothing."""
LAST_NOTHING = b"\x01\x00\x00\xff\xff"
MEGABYTE = 1024 * 1024


def packed(path: Path, data: bytes) -> Path:
    """Write an archive with some grid, packed once more."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
        made.writestr("BoardMetadata.xml", GOOD)
        made.writestr("LOSData", data)
    return path


def stretched(path: Path, name: str, body: bytes) -> Path:
    """Write an archive in which an empty member is packed as `body`."""
    with zipfile.ZipFile(path, "w") as made:
        made.writestr("BoardMetadata.xml", GOOD)
        made.writestr("LOSData", grid())
    whole = path.read_bytes()
    end = whole.rindex(b"PK\5\6")
    count, _, begin = struct.unpack_from("<HII", whole, end + 10)
    sizes = struct.pack("<3I2H", 0, len(body), 0, len(name), 0)
    how = struct.pack("<5H", 20, 0, zipfile.ZIP_DEFLATED, 0, 0x21)
    member = b"PK\3\4" + how + sizes + name.encode() + body
    entry = (
        b"PK\1\2" + struct.pack("<H", 20) + how + sizes + struct.pack("<3H2I", 0, 0, 0, 0, begin)
    )
    old = whole[begin:end].replace(name.encode(), name.encode()[:-1] + b"_")
    listing = old + entry + name.encode()
    tail = struct.pack("<4H2IH", 0, 0, count + 1, count + 1, len(listing), begin + len(member), 0)
    path.write_bytes(whole[:begin] + member + listing + b"PK\5\6" + tail)
    return path


def costs(file: Path) -> tuple[str, int]:
    """Return why a file is refused, and the megabytes that were needed at most to find out."""
    tracemalloc.start()
    try:
        return refusal(file), tracemalloc.get_traced_memory()[1] // MEGABYTE
    finally:
        tracemalloc.stop()


def test_a_grid_of_empty_blocks_is_refused_at_the_first(tmp_path: Path) -> None:
    file = packed(tmp_path / "bdq", gzip.compress(JAVA + EMPTY_BLOCK * (4 * MEGABYTE)))
    assert file.stat().st_size < 1000
    said, megabytes = costs(file)
    assert said == "LOSData is made of empty blocks; fetch the board again"
    assert megabytes < 40


def test_more_empty_blocks_than_any_grid_has_bytes_are_not_even_unpacked(tmp_path: Path) -> None:
    file = packed(tmp_path / "bdq", gzip.compress(JAVA + EMPTY_BLOCK * (9 * MEGABYTE)))
    said, megabytes = costs(file)
    assert "LOSData is too large for a board" in said
    assert megabytes < 60


def test_a_grid_of_blocks_of_one_byte_is_refused(tmp_path: Path) -> None:
    file = packed(tmp_path / "bdq", gzip.compress(JAVA + b"\x77\x01\x00" * 100_000))
    assert refusal(file) == "LOSData is made of empty blocks; fetch the board again"


def test_of_many_packed_streams_one_after_the_other_the_first_is_read(tmp_path: Path) -> None:
    file = packed(tmp_path / "bdq", gzip.compress(b"", mtime=0) * 50_000)
    assert refusal(file) == "LOSData is packed in empty blocks; fetch the board again"


def test_a_grid_packed_in_empty_blocks_is_refused(tmp_path: Path) -> None:
    head = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
    body = head + STORED_NOTHING * MEGABYTE + LAST_NOTHING + bytes(8)
    file = packed(tmp_path / "bdq", body)
    assert refusal(file) == "LOSData is packed in empty blocks; fetch the board again"


@pytest.mark.parametrize("name", ["BoardMetadata.xml", "LOSData"])
def test_a_member_packed_in_empty_blocks_is_refused(tmp_path: Path, name: str) -> None:
    file = stretched(tmp_path / "bdq", name, STORED_NOTHING * MEGABYTE + LAST_NOTHING)
    said, megabytes = costs(file)
    assert said == f"{name} is packed in empty blocks; fetch the board again"
    assert megabytes < 4


def test_a_list_of_empty_members_without_end_is_not_read(tmp_path: Path) -> None:
    sizes = struct.pack("<6H3I5H2I", 20, 20, 0, 0, 0, 0x21, 0, 0, 0, 1, *[0] * 6)
    listing = (b"PK\1\2" + sizes + b"a") * 20_000
    file = tmp_path / "bdq"
    file.write_bytes(listing + struct.pack("<4s4H2IH", b"PK\5\6", 0, 0, 9, 9, len(listing), 0, 0))
    said, megabytes = costs(file)
    assert said == "the archive has far too many members; fetch the board again"
    assert megabytes < 4


def test_an_archive_larger_than_any_board_is_not_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = archive(tmp_path / "bdq", Canvas(5, 3))
    monkeypatch.setattr(vasl, "LARGEST_ARCHIVE", 100)
    assert "is too large for a board; check that it is the right file" in refusal(file)


@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_packing_that_no_board_uses_is_refused(tmp_path: Path, method: int) -> None:
    # Such a member may ask for any amount of memory before its first byte.
    with zipfile.ZipFile(tmp_path / "bdq", "w", method) as made:
        made.writestr("BoardMetadata.xml", GOOD)
        made.writestr("LOSData", grid())
    assert "is packed as no board is; fetch the board again" in refusal(tmp_path / "bdq")


def test_a_scan_of_stripes_is_refused_before_each_is_followed(tmp_path: Path) -> None:
    canvas = Canvas(33, 10)
    for column in canvas.codes:
        column[::2] = bytes([CODES["stone"]] * len(column[::2]))
    said = refusal(archive(tmp_path / "bdq", canvas))
    assert said.endswith("draw nothing; fetch the board again")


def test_a_grid_that_is_hardly_packed_at_all_is_read(tmp_path: Path) -> None:
    plain = in_blocks(grid_of(painted(board(columns=5, rows=3, stone=("C2",)))))
    members = {"BoardMetadata.xml": GOOD, "LOSData": gzip.compress(plain, 0)}
    assert vasl.read_archive(zipped(tmp_path / "bdq", members)).columns == 5
