"""Boards imported from VASL archives, which the tests paint themselves."""

from __future__ import annotations

import gzip
from functools import cache
from pathlib import Path

import pytest

from caposaldo.aslsk.board import TERRAINS, Board
from caposaldo.aslsk.boardfile import read_board
from caposaldo.aslsk.hexes import cell_name, read_cell
from caposaldo.aslsk.maps import Map, Part, make
from caposaldo.aslsk.sight import look
from caposaldo.aslsk.sighttable import compute
from caposaldo.boards.check import faults
from caposaldo.boards.drawing import draw
from caposaldo.boards.pixels import board_of
from caposaldo.boards.shelf import FolderShelf, at_hand, box, parse
from caposaldo.boards.vasl import is_archive, read_archive, short_name
from caposaldo.boards.writing import write_board
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.proofs import proves
from tests.aslsk.grounds import board
from tests.boards.archives import Canvas, archive, grid_of, in_blocks, painted, zipped


@cache
def hamlet() -> Board:
    return read_board(box()["hamlet"])


@pytest.fixture(scope="module")
def scanned(tmp_path_factory: pytest.TempPathFactory) -> Board:
    file = archive(tmp_path_factory.mktemp("vasl") / "bdq", painted(hamlet()))
    return read_board(parse(write_board(board_of(read_archive(file), "q"))))


def test_a_scan_has_the_size_and_the_terrain_of_what_was_painted(scanned: Board) -> None:
    assert (scanned.columns, scanned.rows, scanned.scale) == (13, 8, (25, 43))
    differing = {
        cell_name(cell): (TERRAINS[terrain], TERRAINS[scanned.terrain[cell]])
        for cell, terrain in hamlet().terrain.items()
        if terrain != scanned.terrain[cell]
    }
    assert differing == {}
    assert faults(scanned) == []


def test_a_scan_has_the_buildings_of_what_was_painted(scanned: Board) -> None:
    def hexes(made: Board) -> set[tuple[str, ...]]:
        return {tuple(sorted(cell_name(cell) for cell in house.cells)) for house in made.buildings}

    assert hexes(scanned) == hexes(hamlet())


def test_a_scan_has_the_roads_of_what_was_painted(scanned: Board) -> None:
    plain, made = make([Part(hamlet())]), make([Part(scanned)])
    for each in range(plain.size):
        for side in range(6):
            if plain.has_road(each, side) and plain.neighbours[each][side] >= 0:
                assert made.has_road(each, side), plain.names[each]
            elif plain.neighbours[each][side] >= 0:
                assert not made.has_road(each, side), plain.names[each]


def test_sight_on_pixels_is_sight_on_the_outlines_but_for_what_grazes(scanned: Board) -> None:
    plain, made = make([Part(hamlet())]), make([Part(scanned)])
    vectors, pixels = compute(plain).blocked, compute(made).blocked
    same = sum(one == other for one, other in zip(vectors, pixels, strict=True))
    assert same / len(vectors) > 0.97
    # What differs is freed: the drawing must show a pixel on both sides of the line.
    closed = sum(other > one for one, other in zip(vectors, pixels, strict=True))
    assert closed / len(vectors) < 0.005


def test_the_table_of_a_scan_equals_the_tracing_of_single_lines(scanned: Board) -> None:
    made = make([Part(scanned)])
    table = compute(made)
    for a in range(0, made.size, 11):
        for b in range(0, made.size, 9):
            assert look(made, a, b).is_clear == (not table.blocked[a * made.size + b])


def small(tmp_path: Path, **given: object) -> Map:
    file = archive(tmp_path / "bdq", painted(board(columns=5, rows=3, **given)))
    return make([Part(read_board(board_of(read_archive(file), "q")))])


def test_a_house_that_misses_its_dot_belongs_to_the_hex_that_holds_most_of_it(
    tmp_path: Path,
) -> None:
    beside = [((8, -10), (17, -10), (17, 10), (8, 10))]
    made = small(tmp_path, stone={"C2": beside})
    assert [made.names[each] for each in made.houses[0].hexes] == ["C2"]
    assert TERRAINS[made.terrain[made.find("C2")]] == "stone"


def test_a_woods_road_hex_of_a_scan_is_woods_and_one_sees_along_the_road(tmp_path: Path) -> None:
    made = small(tmp_path, woods="C2 C3", roads=["C1-C3"])
    assert TERRAINS[made.terrain[made.find("C2")]] == "woods"
    assert look(made, made.find("C1"), made.find("C3")).is_clear
    assert not look(made, made.find("B1"), made.find("D2")).is_clear


# What scans draw otherwise than boards do


def read(tmp_path: Path, canvas: Canvas) -> Map:
    return make([Part(read_board(board_of(read_archive(archive(tmp_path / "bdq", canvas)), "q")))])


def kind(made: Map, name: str) -> str:
    return TERRAINS[made.terrain[made.find(name)]]


def dot(canvas: Canvas, name: str) -> tuple[int, int]:
    """Return the pixel of a hex's centre dot."""
    column, row = read_cell(name) or (0, 0)
    across = column * canvas.width / (canvas.columns - 1)
    return int(across), int(row * canvas.height / (2 * canvas.rows))


@proves("SK B3", 1)
@pytest.mark.parametrize(("code", "material"), [(41, "stone"), (50, "wooden")])
def test_a_hex_whose_dot_the_roof_just_misses_belongs_to_the_house_of_three(
    code: int, material: str, tmp_path: Path
) -> None:
    canvas = Canvas(9, 5)
    (x, top), (_, low) = dot(canvas, "C2"), dot(canvas, "C4")
    # A long roof over C2, C3 and C4, three pixels to the right of all three dots.
    canvas.fill(
        [(x + 4, top - 15), (x + 24, top - 15), (x + 24, low + 15), (x + 4, low + 15)], code
    )
    # And one of the dots lies under it, by a wing.
    canvas.fill([(x - 4, top - 4), (x + 5, top - 4), (x + 5, top + 4), (x - 4, top + 4)], code)
    made = read(tmp_path, canvas)
    assert {name: kind(made, name) for name in ("C2", "C3", "C4")} == dict.fromkeys(
        ("C2", "C3", "C4"), material
    )
    assert [[made.names[hex] for hex in house.hexes] for house in made.houses] == [
        ["C2", "C3", "C4"]
    ]


@proves("SK B3", 1)
@pytest.mark.parametrize(("deep", "expected"), [(7, "open"), (13, "stone")])
def test_a_roof_that_only_reaches_into_a_hex_does_not_make_it_a_building(
    deep: int, expected: str, tmp_path: Path
) -> None:
    canvas = Canvas(9, 5)
    (x, y), (_, below) = dot(canvas, "C2"), dot(canvas, "C3")
    side = (y + below) // 2
    canvas.fill(
        [(x - 13, y - 8), (x + 13, y - 8), (x + 13, side + deep), (x - 13, side + deep)], 41
    )
    made = read(tmp_path, canvas)
    assert (kind(made, "C2"), kind(made, "C3")) == ("stone", expected)


def hatched(canvas: Canvas, left: int, right: int, top: int, low: int, slant: int = 0) -> None:
    """Paint a field of grain as lines of nine pixels with four bare ones between: 31 % holes."""
    for x in range(left, right):
        for y in range(top, low):
            if (x + slant * y) % 13 >= 4:
                canvas.codes[x][y] = 24


@proves("SK B3", 4)
@pytest.mark.parametrize("slant", [0, 1])
def test_a_hatched_field_is_grain_in_every_hex_and_hinders_every_line(
    slant: int, tmp_path: Path
) -> None:
    plain, lined = Canvas(9, 5), Canvas(9, 5)
    left, right = 100, 338
    plain.fill([(left, 40), (right, 40), (right, 280), (left, 280)], 24)
    hatched(lined, left, right, 40, 280, slant)
    (tmp_path / "plain").mkdir()
    one, other = read(tmp_path / "plain", plain), read(tmp_path, lined)
    assert one.terrain == other.terrain
    bare = [name for name in ("C2", "D3", "E3") if kind(other, name) != "grain"]
    assert bare == []
    for a in range(one.size):
        for b in range(one.size):
            assert look(one, a, b).total == look(other, a, b).total


@proves("SK B5", 1)
def test_two_fields_with_a_strip_of_open_ground_between_stay_two(tmp_path: Path) -> None:
    canvas = Canvas(9, 5)
    x, _ = dot(canvas, "E1")
    canvas.fill([(x - 90, 0), (x - 5, 0), (x - 5, 320), (x - 90, 320)], 24)
    canvas.fill([(x + 5, 0), (x + 90, 0), (x + 90, 320), (x + 5, 320)], 24)
    made = read(tmp_path, canvas)
    assert look(made, made.find("E1"), made.find("E5")).total == 0
    assert look(made, made.find("D1"), made.find("F4")).total > 0


@proves("SK B3", 5)
def test_a_hex_whose_dot_lies_on_a_road_through_a_wood_is_woods(tmp_path: Path) -> None:
    canvas = Canvas(9, 5)
    x, y = dot(canvas, "C3")
    # A road 14 pixels wide is 24 % of the hex; woods on both sides of it are 36 %, the rest open.
    for low, high in ((-17, -7), (7, 17)):
        left, right = x + low, x + high
        canvas.fill([(left, y - 32), (right, y - 32), (right, y + 32), (left, y + 32)], 60)
    canvas.fill([(x - 7, 0), (x + 7, 0), (x + 7, 320), (x - 7, 320)], 66)
    made = read(tmp_path, canvas)
    assert kind(made, "C3") == "woods"
    assert kind(made, "C2") == kind(made, "C4") == "open"


@proves("SK B3", 2)
def test_a_road_along_the_edge_of_a_wood_is_open_ground(tmp_path: Path) -> None:
    canvas = Canvas(9, 5)
    x, y = dot(canvas, "C3")
    canvas.fill([(x + 14, y - 32), (x + 40, y - 32), (x + 40, y + 32), (x + 14, y + 32)], 60)
    canvas.fill([(x - 5, 0), (x + 5, 0), (x + 5, 320), (x - 5, 320)], 66)
    assert kind(read(tmp_path, canvas), "C3") == "open"


@proves("SK B3", 4)
def test_a_road_through_a_field_leaves_it_grain(tmp_path: Path) -> None:
    canvas = Canvas(9, 5)
    x, y = dot(canvas, "C3")
    canvas.fill([(x - 27, y - 32), (x + 20, y - 32), (x + 20, y + 32), (x - 27, y + 32)], 24)
    canvas.fill([(x - 9, 0), (x + 9, 0), (x + 9, 320), (x - 9, 320)], 66)
    assert kind(read(tmp_path, canvas), "C3") == "grain"


def test_a_line_along_the_edge_of_the_pixels_of_a_drawing_is_clear(tmp_path: Path) -> None:
    beside = [((0, -10), (14, -10), (14, 10), (0, 10))]
    made = small(tmp_path, stone={"C2": beside})
    assert look(made, made.find("C1"), made.find("C3")).is_clear
    over = small(tmp_path, stone={"C2": [((-3, -10), (14, -10), (14, 10), (-3, 10))]})
    assert not look(over, over.find("C1"), over.find("C3")).is_clear


def test_scans_join_with_drawn_boards(tmp_path: Path) -> None:
    file = archive(tmp_path / "bdq", painted(board(columns=5, rows=3, woods="C3")))
    scan = read_board(board_of(read_archive(file), "q"))
    made = make([Part(scan), Part(board(columns=5, rows=3, woods="C1"), down=3)])
    assert made.scale == scan.scale
    assert not look(made, made.find("qC2"), made.find("tC2")).is_clear
    assert look(made, made.find("qB1"), made.find("tB2")).is_clear


def test_a_scan_is_drawn_too(scanned: Board) -> None:
    picture = draw(scanned)
    assert 'class="st1"' in picture
    assert 'class="wood"' in picture


def test_an_imported_board_is_found_by_its_id(tmp_path: Path) -> None:
    file = archive(tmp_path / "bdq", painted(board(columns=5, rows=3, stone=("C2",))))
    shelf = FolderShelf(tmp_path / "shelf")
    shelf.put(write_board(board_of(read_archive(file), "q")))
    assert shelf.ids() == ["q"]
    assert at_hand(shelf).board("q").pixels


@pytest.mark.parametrize(
    ("name", "short"), [("bdy", "y"), ("y", "y"), ("bd01", ""), ("bdRB", "rb"), ("bdz.zip", "z")]
)
def test_short_names(name: str, short: str) -> None:
    assert short_name(name) == short


GOOD = b'<boardMetadata name="q"/>'


@pytest.mark.parametrize(
    ("members", "told"),
    [
        ({"LOSData": b""}, "no BoardMetadata.xml"),
        ({"BoardMetadata.xml": GOOD}, "no LOSData"),
        ({"BoardMetadata.xml": b"<a", "LOSData": b""}, "is no XML"),
        ({"BoardMetadata.xml": b"<!DOCTYPE a><a/>", "LOSData": b""}, "definitions"),
        ({"BoardMetadata.xml": b'<a hasHills="TRUE"/>', "LOSData": b""}, "hills"),
        ({"BoardMetadata.xml": GOOD, "LOSData": b"nothing"}, "cannot be unpacked"),
        ({"BoardMetadata.xml": GOOD, "LOSData": gzip.compress(b"java")}, "no Java stream"),
        (
            {"BoardMetadata.xml": GOOD, "LOSData": gzip.compress(b"\xac\xed\0\5\x74")},
            "more than numbers",
        ),
        ({"BoardMetadata.xml": GOOD, "LOSData": gzip.compress(in_blocks(b"12"))}, "cut short"),
        (
            {"BoardMetadata.xml": GOOD, "LOSData": gzip.compress(in_blocks(bytes(16)))},
            "0 x 0 hexes",
        ),
    ],
)
def test_a_damaged_archive_is_refused_in_a_sentence(
    tmp_path: Path, members: dict[str, bytes], told: str
) -> None:
    file = zipped(tmp_path / "bdq", members)
    assert is_archive(file)
    with pytest.raises(UnreadableFile, match=told):
        read_archive(file)


def test_a_file_that_is_no_archive_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "bdq"
    file.write_bytes(b"PK no zip")
    assert not is_archive(file)
    with pytest.raises(UnreadableFile, match="no whole zip archive"):
        read_archive(file)


def test_hills_strange_terrain_and_short_grids_are_refused(tmp_path: Path) -> None:
    canvas = painted(board(columns=5, rows=3))
    with pytest.raises(UnreadableFile, match="hills"):
        read_archive(archive(tmp_path / "hills", canvas, elevation=1))
    numbers = grid_of(canvas)[:2000]
    packed = gzip.compress(in_blocks(numbers))
    with pytest.raises(UnreadableFile, match="cut short"):
        read_archive(zipped(tmp_path / "s", {"BoardMetadata.xml": GOOD, "LOSData": packed}))
    canvas.codes[10][10] = 99
    with pytest.raises(UnreadableFile, match="code 99"):
        board_of(read_archive(archive(tmp_path / "strange", canvas)), "q")
