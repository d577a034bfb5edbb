"""Sight on scans: all lines at once give what each line gives for itself, and fast (SK B4, B5)."""

from __future__ import annotations

from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caposaldo.aslsk.board import Board
from caposaldo.aslsk.boardfile import read_board
from caposaldo.aslsk.clumps import clumps_of
from caposaldo.aslsk.maps import Part, make
from caposaldo.aslsk.pieced import pieces_of
from caposaldo.aslsk.sight import Season
from caposaldo.aslsk.sighttable import compute
from caposaldo.boards.pixels import board_of
from caposaldo.boards.vasl import Archive
from caposaldo.kernel.chance import stream
from tests.aslsk.grounds import board
from tests.aslsk.tracing import differences
from tests.boards.archives import CODES

COLUMNS, ROWS = 5, 3
Spot = tuple[str, int, int, int, int, int]
"""What is painted, the middle, half the width, half the height, and how askew it stands."""


def scan(columns: int, rows: int, pixels: tuple[int, int], spots: list[Spot]) -> Board:
    """Read a board of so many pixels across and down, with spots painted on it."""
    width, height = pixels
    codes = bytearray(width * height)
    for kind, x, y, half_width, half_height, askew in spots:
        for column in range(max(x - half_width, 0), min(x + half_width, width)):
            middle = y + askew * (column - x) // 4
            top, bottom = max(middle - half_height, 0), min(middle + half_height, height)
            if top < bottom:
                begin = column * height
                codes[begin + top : begin + bottom] = bytes([CODES[kind]]) * (bottom - top)
    return read_board(board_of(Archive("q", columns, rows, width, height, bytes(codes)), "q"))


@st.composite
def scans(draw: st.DrawFn) -> Board:
    """Small scans of few pixels, so that many a line runs along their edges."""
    across, down = draw(st.sampled_from(((24, 24), (32, 24), (36, 39), (48, 36))))
    spot = st.tuples(
        st.sampled_from(("stone", "stone", "wooden", "woods", "woods", "grain", "orchard")),
        st.integers(0, across),
        st.integers(0, down),
        st.integers(2, across // 4),
        st.integers(2, down // 3),
        st.sampled_from((0, 0, -3, 1, 4)),
    )
    return scan(COLUMNS, ROWS, (across, down), draw(st.lists(spot, min_size=3, max_size=14)))


@settings(max_examples=12, deadline=None)
@given(scans())
def test_the_table_of_a_scan_equals_the_tracing_of_single_lines(made: Board) -> None:
    ground = make([Part(made)])
    assert differences(ground, compute(ground)) == []


@settings(max_examples=6, deadline=None)
@given(scans(), st.booleans(), st.sampled_from(("", "A-C", "C-E")))
def test_so_does_that_of_a_scan_joined_with_a_drawn_board(
    made: Board, turned: bool, columns: str
) -> None:
    drawn = board(columns=COLUMNS, rows=ROWS, woods="B0 B1 C1 D3", grain="D0", stone=("C2",))
    ground = make([Part(drawn), Part(made, turned=turned, down=ROWS, columns=columns)])
    assert differences(ground, compute(ground), (Season(),), every=3) == []


def ragged(chance_of: int) -> Board:
    """A scan as large as those of VASL: houses askew, woods and fields with frayed edges."""
    chance = stream(chance_of, "scan")
    spots: list[Spot] = []
    for number in range(150):
        x, y = chance.below(1800, "x"), chance.below(645, "y")
        if number % 2:
            half = 10 + chance.below(12, "wide")
            spots.append(("stone", x, y, half, half, chance.below(7, "askew") - 3))
            continue
        kind = ("woods", "woods", "grain")[chance.below(3, "kind")]
        for across in range(-32, 32, 2):
            high = 20 + chance.below(12, "high")
            spots.append((kind, x + across, y + chance.below(5, "frayed"), 2, high, 0))
    return scan(33, 10, (1800, 645), spots)


def test_a_scan_of_full_size_takes_less_than_five_seconds() -> None:
    ground = make([Part(ragged(1))])
    assert len(ground.drawings) > 3000
    begin = process_time()
    table = compute(ground)
    assert process_time() - begin < 5
    assert differences(ground, table, (Season(),), every=7001) == []


@pytest.mark.parametrize("kind", ["woods", "grain"])
def test_pixels_of_one_hex_make_few_corners(kind: str) -> None:
    made = make([Part(scan(5, 3, (225, 193), [(kind, 112, 96, 28, 20, 3)]))])
    pieces = pieces_of(made)
    at = made.find("C2")
    found = (pieces.obstacles if kind == "woods" else pieces.grain)[at]
    clumps = clumps_of(found)
    assert len(found) > 10
    assert len(clumps) == 1
    assert len(clumps[0].corners) < 16
