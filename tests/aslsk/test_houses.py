"""Houses that nobody drew (SK B3): whole in their hexes, joined, clear of roads and of the edge."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from caposaldo.aslsk.board import Board
from caposaldo.aslsk.boardfile import read_board
from caposaldo.aslsk.hexes import cell_name
from caposaldo.aslsk.maps import Part, make
from caposaldo.aslsk.pieces import double_area
from caposaldo.aslsk.sight import look
from caposaldo.boards.check import faults
from caposaldo.boards.measuring import area_in
from tests.aslsk.grounds import data_of

RING = ("E2", "F2", "F3", "E4", "D3", "D2")
"""The hexes round E3, clockwise from the top."""


def built(*houses: str, roads: tuple[str, ...] = (), **more: Any) -> Board:  # noqa: ANN401
    data = data_of(columns=9, rows=6, roads=roads)
    data["building"] = [{"material": "stone", "hexes": [hexes]} for hexes in houses]
    return read_board(data | more)


def wrong(board: Board) -> list[dict[str, object]]:
    return [fault.data() for fault in faults(board)]


def test_a_building_without_an_outline_has_a_square_house_in_its_hex() -> None:
    board = built("E3")
    (house,) = board.drawings
    x, y = 144, 120
    assert house.outline == ((x - 14, y - 16), (x + 14, y - 16), (x + 14, y + 16), (x - 14, y + 16))
    assert house.made
    assert wrong(board) == []


@pytest.mark.parametrize("count", range(1, 7))
def test_b3_the_houses_of_one_building_touch_and_block_between_any_of_its_hexes(count: int) -> None:
    for others in combinations(RING, count):
        board = built(" ".join(("E3", *others)))
        assert wrong(board) == [], others
        assert [cell_name(cell) for cell in board.buildings[0].cells] == ["E3", *others]
        assert len(board.drawings) == count + 1


def test_b4_a_line_finds_no_gap_between_two_joined_houses_but_one_between_two_buildings() -> None:
    for houses, seen in ((("E3 E4",), False), (("E3", "E4"), True)):
        ground = make([Part(built(*houses))])
        # The line runs along the hexside that E3 and E4 share.
        found = look(ground, ground.find("D3"), ground.find("F3"))
        assert found.is_clear == seen, houses


@pytest.mark.parametrize("count", range(1, 7))
def test_a_house_in_a_road_hex_stands_beside_all_its_roads(count: int) -> None:
    for others in combinations(RING, count):
        board = built("E3", roads=tuple(f"E3 {other}" for other in others))
        assert wrong(board) == [], others
        (house,) = board.drawings
        assert area_in(house.outline, house.cells[0], (1, 1)) == abs(double_area(house.outline))


@pytest.mark.parametrize("road", ["edge E1-E3", "edge A3 B3", "edge B0 B1", "A2-A4", "B0 C1 D0"])
def test_a_house_beside_a_road_on_the_edge_stays_on_the_board(road: str) -> None:
    hex = next(word for word in road.split() if word != "edge").partition("-")[0]
    board = built(hex, roads=(road,))
    assert wrong(board) == []


def test_a_house_in_a_half_hex_ends_at_the_edge() -> None:
    board = built("A3 B3", "F0 F1", "I2", "D6")
    assert wrong(board) == []
    for house in board.drawings:
        assert all(0 <= x <= 288 and 0 <= y <= 288 for x, y in house.outline)


def test_a_house_is_as_fine_as_the_board() -> None:
    plain, fine = built("E3 E4"), built("E3 E4", scale=[2, 3])
    for one, other in zip(plain.drawings, fine.drawings, strict=True):
        assert other.outline == tuple((2 * x, 3 * y) for x, y in one.outline)
    assert wrong(fine) == []


def test_the_outline_of_a_building_is_still_its_own() -> None:
    data = data_of(columns=9, rows=6, stone=("E3",))
    assert not read_board(data).drawings[0].made
