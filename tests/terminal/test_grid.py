from __future__ import annotations

import pytest

from caposaldo.terminal.grid import SIZES, Grid, Size, best_size


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("from_south", [False, True])
def test_the_hexes_cover_the_sheet_without_overlapping(size: Size, from_south: bool) -> None:
    grid = Grid(5, 4, from_south, size)
    cells = [
        (x, span.y)
        for place in grid.hexes()
        for span in grid.spans(place)
        for x in range(span.x, span.x + span.width)
    ]
    assert len(cells) == len(set(cells))
    assert all(0 <= x < grid.width and 0 <= y < grid.height for x, y in cells)
    inside = {(x, y) for x, y in cells if size.height <= y < grid.height - size.height}
    wide = range(size.height, grid.width - size.height)
    assert all((x, y) in inside for x in wide for y in range(size.height, 2 * size.height))


def test_even_columns_stand_half_a_hex_nearer_to_the_last_row() -> None:
    north, south = Grid(3, 3, False, Size(7, 4)), Grid(3, 3, True, Size(7, 4))
    assert (north.corner("0101"), north.corner("0201")) == ((0, 0), (7, 2))
    assert (south.corner("0101"), south.corner("0201")) == ((0, 10), (7, 8))
    assert south.corner("0103")[1] < south.corner("0101")[1]


def test_the_cursor_moves_as_the_screen_shows_and_stops_at_the_edge() -> None:
    north, south = Grid(9, 5, False, Size(7, 4)), Grid(12, 9, True, Size(7, 4))
    assert north.step("0303", 0, 1) == "0304"
    assert south.step("0303", 0, 1) == "0302"
    assert north.step("0101", -1, 0) == "0101"
    assert north.step("0905", 1, 0) == north.step("0905", 0, 1) == "0905"


@pytest.mark.parametrize(
    "name", ["0000", "0106", "1001", "west", "01", "\u0660\u0661\u0660\u0661", "01011"]
)
def test_a_name_that_is_no_hex_of_the_map_is_not_one(name: str) -> None:
    assert not Grid(9, 5, False, Size(7, 4)).has(name)


def test_both_maps_fit_a_terminal_of_120_by_40_beside_the_panel() -> None:
    for columns, rows in ((9, 5), (12, 9)):
        grid = Grid(columns, rows, False, best_size(columns, rows, 85, 38))
        assert (grid.width <= 85, grid.height <= 38) == (True, True)
    assert best_size(9, 5, 85, 38) == Size(9, 6)
    assert best_size(9, 5, 20, 10) == SIZES[-1]
