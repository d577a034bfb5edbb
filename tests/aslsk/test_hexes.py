"""Names of hexes, neighbours and ranges (SK B1, SK B2)."""

from __future__ import annotations

from collections import deque

import pytest

from caposaldo.aslsk.hexes import (
    CORNERS,
    MIDDLES,
    cell_name,
    cells_of,
    centre,
    column_name,
    distance,
    is_on,
    read_cell,
    side_between,
    step,
)
from caposaldo.proofs import proves


def cell(name: str) -> tuple[int, int]:
    found = read_cell(name)
    assert found is not None
    return found


@proves("SK B1", 1)
def test_B1_a_full_board_has_33_columns_and_346_hexes() -> None:
    cells = cells_of(33, 10)
    assert len(cells) == 346
    assert [column_name(number) for number in (0, 25, 26, 32)] == ["A", "Z", "AA", "GG"]
    assert {cell_name(each)[:-1] for each in cells if each[0] == 32} >= {"GG"}


@proves("SK B1", 2)
def test_B1_columns_have_ten_or_eleven_rows() -> None:
    names = [cell_name(each) for each in cells_of(33, 10)]
    assert [name for name in names if name.startswith("C") and name[1].isdigit()] == [
        f"C{row}" for row in range(1, 11)
    ]
    assert [name for name in names if name.startswith("DD")] == [f"DD{row}" for row in range(11)]
    assert "A0" not in names
    assert not is_on(cell("A11"), 33, 10)


def test_B1_every_name_reads_back_and_nothing_else_is_one() -> None:
    for each in cells_of(33, 10):
        assert read_cell(cell_name(each)) == each
    for wrong in ("", "5", "a5", "AB5", "A05", "A-1", "AAA1", "A100", "A1 "):
        assert read_cell(wrong) is None


@proves("SK B2", 1, 3)
@pytest.mark.parametrize(
    ("one", "other", "far"),
    [
        ("N5", "P5", 2), ("O6", "P5", 1), ("N5", "P1", 5), ("I2", "J5", 4), ("O6", "N9", 4),
        ("O6", "N7", 2), ("O6", "O8", 2), ("O6", "M9", 4), ("I2", "F3", 3), ("I2", "K4", 3),
        ("K5", "I5", 2), ("A1", "GG10", 32 + 0), ("A1", "A10", 9), ("N5", "N5", 0),
    ],
)  # fmt: skip
def test_B2_range_is_counted_with_the_target(one: str, other: str, far: int) -> None:
    assert distance(cell(one), cell(other)) == far
    assert distance(cell(other), cell(one)) == far


@proves("SK B2", 1, 2)
def test_B2_the_formula_is_the_least_number_of_steps() -> None:
    cells = cells_of(33, 10)
    for start in (cell("A1"), cell("Q5"), cell("P0"), cell("GG10")):
        steps = {start: 0}
        waiting = deque([start])
        while waiting:
            here = waiting.popleft()
            for side in range(6):
                there = step(here, side)
                if is_on(there, 33, 10) and there not in steps:
                    steps[there] = steps[here] + 1
                    waiting.append(there)
        assert steps == {each: distance(start, each) for each in cells}


def test_sides_lie_opposite_and_hexes_fit_together() -> None:
    here = cell("E4")
    for side in range(6):
        there = step(here, side)
        assert side_between(here, there) == side
        assert side_between(there, here) == (side + 3) % 6
        (x, y), (far_x, far_y) = centre(here), centre(there)
        assert (far_x - x, far_y - y) == (2 * MIDDLES[side][0], 2 * MIDDLES[side][1])
        ends = CORNERS[side], CORNERS[(side + 1) % 6]
        assert ends[0][0] + ends[1][0] == 2 * MIDDLES[side][0]
        assert ends[0][1] + ends[1][1] == 2 * MIDDLES[side][1]
    assert side_between(here, here) == side_between(here, cell("E6")) == -1
