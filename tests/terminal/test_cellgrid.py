"""Where the hexes of a Starter Kit map lie on the screen."""

from __future__ import annotations

import pytest

from caposaldo.aslsk.kind import StarterKind
from caposaldo.aslsk.maps import Map
from caposaldo.terminal.cellgrid import SIZES, CellGrid, best_size
from caposaldo.terminal.grid import Size
from tests.terminal.starters import church


def ground() -> Map:
    game = church()
    assert isinstance(game.kind, StarterKind)
    return game.kind.battle(game.setup).ground


@pytest.mark.parametrize("size", SIZES)
def test_hexes_share_no_cell_and_stay_on_the_sheet(size: Size) -> None:
    grid = CellGrid(ground(), size)
    taken: set[tuple[int, int]] = set()
    for hex in range(ground().size):
        for span in grid.spans(hex):
            cells = {(x, span.y) for x in range(span.x, span.x + span.width)}
            assert not cells & taken
            taken |= cells
    assert {min(x for x, _ in taken), min(y for _, y in taken)} == {0}
    assert max(x for x, _ in taken) == grid.width - 1
    assert max(y for _, y in taken) == grid.height - 1


def test_the_cursor_goes_on_level_and_stops_at_the_edge() -> None:
    known = ground()
    grid = CellGrid(known, SIZES[0])

    def step(name: str, right: int, down: int) -> str:
        return known.names[grid.step(known.index[name], right, down)]

    assert [step("P5", 0, 1), step("P5", 0, -1)] == ["P6", "P4"]
    assert [step("P5", 1, 0), step("Q5", 1, 0), step("Q5", -1, 0)] == ["Q5", "R5", "P5"]
    assert step("H4", -1, 0) == "H4"
    assert step("P10", 0, 1) == "P10"
    # There is no Q0, so that one goes down a little instead.
    assert step("P0", 1, 0) == "Q1"


def test_a_map_is_as_large_as_fits_or_scrolled() -> None:
    known = ground()
    grid = CellGrid(known, SIZES[0])
    assert best_size(known, (grid.width, grid.height)) == SIZES[0]
    assert best_size(known, (grid.width - 1, grid.height)) == SIZES[1]
    assert best_size(known, (80, 30)) == Size(7, 4)
    assert best_size(known, (80, 11)) == Size(7, 2)


def test_a_road_runs_from_the_middle_of_a_hex_to_its_side() -> None:
    known = ground()
    grid = CellGrid(known, Size(9, 4))
    hex = known.index["Q2"]
    up, down = grid.arm(hex, 0), grid.arm(hex, 3)
    x, y = grid.corner(hex)
    assert {cell[0] for cell in (*up, *down)} == {x + 5}
    assert sorted({cell[1] for cell in (*up, *down)})[:3] == [y - 1, y, y + 1]
    aside = grid.arm(hex, 1)
    assert aside[0] == (x + 5, y + 1)
    assert aside[-1][0] == x + 9
