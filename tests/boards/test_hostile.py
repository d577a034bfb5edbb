"""Archives that are damaged, or made to do harm: one sentence that says what to do, at no cost."""

from __future__ import annotations

import gzip
import io
import struct
import zipfile
from functools import cache
from pathlib import Path

import pytest

from caposaldo.boards import pixels
from caposaldo.boards.pixels import board_of
from caposaldo.boards.vasl import is_archive, read_archive
from caposaldo.boards.writing import write_board
from caposaldo.kernel.chance import stream
from caposaldo.kernel.errors import UnreadableFile
from tests.aslsk.grounds import board, data_of
from tests.boards.archives import CODES, Canvas, archive, grid_of, in_blocks, painted, zipped
from tests.boards.owned import run

GOOD = b'<boardMetadata name="q" hasHills="FALSE"/>'
ADVICE = ("fetch the board again", "check that it is the right file", "choose a VASL board")
MANY = '<!DOCTYPE a [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]><a name="&b;"/>'


@cache
def grid() -> bytes:
    return gzip.compress(in_blocks(grid_of(painted(board(columns=5, rows=3, stone=("C2",))))), 1)


def sized(columns: int, rows: int, width: int, height: int) -> bytes:
    """Return a grid that says it has some size, and a few pixels."""
    return gzip.compress(in_blocks(struct.pack(">4i", columns, rows, width, height) + bytes(900)))


def refusal(file: Path) -> str:
    with pytest.raises(UnreadableFile) as refused:
        board_of(read_archive(file), "q")
    return str(refused.value)


@pytest.mark.parametrize(
    "described",
    [
        MANY.encode(),
        f'<?xml version="1.0" encoding="UTF-16"?>{MANY}'.encode("utf-16"),
        b'<!DOCTYPE a SYSTEM "file:///etc/hosts"><a/>',
    ],
    ids=["entities", "entities-in-utf-16", "another-file"],
)
def test_definitions_in_the_description_are_refused_in_every_encoding(
    tmp_path: Path, described: bytes
) -> None:
    file = zipped(tmp_path / "bdq", {"BoardMetadata.xml": described, "LOSData": grid()})
    assert "definitions of its own; fetch the board again" in refusal(file)


@pytest.mark.parametrize("encoding", ["strange", "utf-7", "big5", "hex"])
def test_a_description_in_an_unknown_encoding_is_refused(tmp_path: Path, encoding: str) -> None:
    described = f'<?xml version="1.0" encoding="{encoding}"?><a/>'.encode()
    file = zipped(tmp_path / "bdq", {"BoardMetadata.xml": described, "LOSData": grid()})
    assert "is no XML; fetch the board again" in refusal(file)


def test_a_description_in_another_encoding_is_read(tmp_path: Path) -> None:
    described = '<?xml version="1.0" encoding="UTF-16"?><a name="bdq"><b name="x"/></a>'
    members = {"BoardMetadata.xml": described.encode("utf-16"), "LOSData": grid()}
    assert read_archive(zipped(tmp_path / "q", members)).name == "bdq"


@pytest.mark.parametrize("member", ["BoardMetadata.xml", "LOSData"])
def test_what_unpacks_to_far_too_much_is_refused(tmp_path: Path, member: str) -> None:
    members = {"BoardMetadata.xml": GOOD, "LOSData": grid(), member: bytes(65 << 20)}
    with zipfile.ZipFile(tmp_path / "bdq", "w", zipfile.ZIP_DEFLATED) as made:
        for name, data in members.items():
            made.writestr(name, data)
    assert (tmp_path / "bdq").stat().st_size < 100_000
    assert f"{member} is too large for a board" in refusal(tmp_path / "bdq")


def test_a_grid_that_unpacks_to_far_too_much_is_refused(tmp_path: Path) -> None:
    packed = gzip.compress(bytes(65 << 20))
    file = zipped(tmp_path / "bdq", {"BoardMetadata.xml": GOOD, "LOSData": packed})
    assert "LOSData is too large for a board" in refusal(file)


@pytest.mark.parametrize(
    ("size", "told"),
    [
        ((4, 3, 169, 193), "4 x 3 hexes, as no board has"),
        ((53, 10, 2925, 645), "53 x 10 hexes, as no board has"),
        ((33, -1, 1800, 645), "33 x -1 hexes, as no board has"),
        ((33, 10, 1800, -645), "1800 x -645 pixels for 33 x 10 hexes"),
        ((33, 10, 1 << 30, 1 << 30), "pixels for 33 x 10 hexes"),
        ((33, 10, 645, 1800), "645 x 1800 pixels for 33 x 10 hexes"),
        ((33, 10, 900, 322), "900 x 322 pixels for 33 x 10 hexes"),
        ((33, 10, 1800, 645), "cut short"),
    ],
)
def test_a_grid_of_another_size_than_its_hexes_is_refused(
    tmp_path: Path, size: tuple[int, int, int, int], told: str
) -> None:
    members = {"BoardMetadata.xml": GOOD, "LOSData": sized(*size)}
    said = refusal(zipped(tmp_path / "bdq", members))
    assert told in said
    assert said.endswith("; fetch the board again")


@pytest.mark.parametrize("kind", ["woods", "stone", "grain"])
def test_pixels_that_draw_nothing_are_refused(
    tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas = Canvas(9, 6)
    chance = stream(1, "noise")
    for column in canvas.codes:
        column[:] = bytes([CODES[kind] * (chance.below(20, "pixel") > 0) for _ in column])
    file = archive(tmp_path / "bdq", canvas)
    monkeypatch.setattr(pixels, "MOST_RECTS", 4000)
    assert refusal(file).endswith("draw nothing; fetch the board again")


def packed_with(method: int) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", method) as archived:
        archived.writestr("BoardMetadata.xml", GOOD)
        archived.writestr("LOSData", grid())
    return made.getvalue()


@pytest.mark.parametrize(
    "method", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA]
)
def test_whatever_byte_is_wrong_it_is_told_in_a_sentence(tmp_path: Path, method: int) -> None:
    whole = packed_with(method)
    chance = stream(method, "damage")
    file = tmp_path / "bdq"
    told: list[str] = []
    for _ in range(250):
        damaged = bytearray(whole)
        # Half of the damage is done to the list of members at the end.
        last = len(whole) if chance.below(2, "where") else 160
        damaged[-1 - chance.below(last, "at")] = chance.below(256, "byte")
        file.write_bytes(damaged[: len(whole) - chance.below(2, "cut") * chance.below(99, "less")])
        if not is_archive(file):
            continue
        try:
            board_of(read_archive(file), "q")
        except UnreadableFile as refused:
            told.append(str(refused))
    assert len(told) > 50
    assert [said for said in told if not any(advice in said for advice in ADVICE)] == []


def test_a_name_that_leads_elsewhere_stays_on_the_shelf(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("sys.platform", "linux")
    described = b'<boardMetadata name="../../../evil"/>'
    file = zipped(tmp_path / "bdq", {"BoardMetadata.xml": described, "LOSData": grid()})
    assert run("boards", "import", file).exit_code == 0
    assert [path.name for path in (tmp_path / "data").rglob("*.toml")] == ["evil.toml"]
    wrong = run("boards", "import", file, "--id", "../x")
    assert wrong.exit_code == 2
    assert "Traceback" not in wrong.output
    assert len([*tmp_path.rglob("*.toml")]) == 1
    file = zipped(tmp_path / "bd01", {"BoardMetadata.xml": b'<a name="01"/>', "LOSData": grid()})
    nameless = run("boards", "import", file)
    assert nameless.exit_code == 2
    assert "give it one with --id" in nameless.output
    taken = zipped(tmp_path / "b", {"BoardMetadata.xml": b'<a name="rione"/>', "LOSData": grid()})
    assert "give yours another id" in run("boards", "import", taken).output


def test_the_beginning_of_an_archive_is_told_from_a_board_file(tmp_path: Path) -> None:
    file = tmp_path / "bdq"
    file.write_bytes(packed_with(zipfile.ZIP_DEFLATED)[:200])
    assert is_archive(file)
    assert "is no whole zip archive; fetch the board again" in refusal(file)
    assert not is_archive(tmp_path / "nothing")


def test_a_board_file_with_faults_stays_off_the_shelf(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("sys.platform", "linux")
    file = tmp_path / "own.toml"
    crossed = ((-10, -16), (10, 16), (10, -16), (-10, 16))
    file.write_text(write_board(data_of(columns=9, rows=6, stone={"E3": [crossed]}, id="own")))
    refused = run("boards", "import", file)
    assert refused.exit_code == 2
    assert "the board has a fault; see what to mend with: caposaldo boards check" in refused.output
    file.write_text(write_board(data_of(columns=9, rows=6, stone=("E3",), id="own")))
    assert run("boards", "import", file).exit_code == 0


def test_a_board_of_a_size_that_none_has_is_not_begun(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    refused = run("boards", "new", file, "--columns", "99")
    assert refused.exit_code == 2
    assert "columns is 99; give 3 to 51" in refused.output
    assert not file.exists()
