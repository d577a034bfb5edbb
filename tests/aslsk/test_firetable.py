"""The fire table with the published figures (SK 5.1, SK X2, SK X3)."""

from itertools import pairwise, product

import pytest

from caposaldo.aslsk.effects import read_effect
from caposaldo.aslsk.firetable import NO_COLUMN, WHOLE
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.proofs import proves
from tests.aslsk.data_files import table_of, tables

DICE = list(product(range(1, 7), repeat=2))
COLUMNS = (1, 2, 4, 6, 8, 12, 16, 20, 24, 30, 36)


def place(column: int) -> int:
    return COLUMNS.index(column)


def cell(column: int, final: int) -> str:
    return tables().fire.result(place(column), final).text


def test_every_cell_of_the_fire_table_is_a_known_result() -> None:
    assert tables().fire.columns == COLUMNS
    cells = {cell(column, final) for column in COLUMNS for final in range(16)}
    checks = {f"{number}MC" for number in range(1, 5)}
    assert cells == {
        "-", "PTC", "NMC", *checks, *[f"K/{number}" for number in range(1, 5)],
        *[f"{number}KIA" for number in range(1, 8)],
    }  # fmt: skip


def test_the_fire_table_is_the_printed_one_cell_by_cell() -> None:
    printed = table_of("SK 5.1")
    keys = ["dr_le0", *[f"dr{at}" for at in range(1, 15)], "dr_ge15"]
    assert [[cell(column, at) for column in COLUMNS] for at in range(16)] == [
        printed[key] for key in keys
    ]


def test_more_firepower_and_a_lower_roll_never_do_less() -> None:
    fire = tables().fire
    for column in range(len(COLUMNS)):
        down = [fire.result(column, final).severity for final in range(16)]
        assert all(graver >= milder for graver, milder in pairwise(down)), COLUMNS[column]
    for final in range(16):
        across = [fire.result(column, final).severity for column in range(len(COLUMNS))]
        assert all(milder <= graver for milder, graver in pairwise(across)), final


@pytest.mark.parametrize("final", [-7, -1, 0])
def test_rolls_beyond_the_table_count_as_its_ends(final: int) -> None:
    assert cell(1, final) == "1KIA"
    assert cell(36, final) == "7KIA"
    assert cell(36, 15 - final) == "PTC"
    assert cell(30, 15 - final) == "-"


@pytest.mark.parametrize(
    ("text", "kind", "number", "checks"),
    [
        ("-", "-", 0, False), ("PTC", "PTC", 0, False), ("NMC", "MC", 0, True),
        ("3MC", "MC", 3, True), ("K/2", "K", 2, True), ("5KIA", "KIA", 5, True),
    ],
)  # fmt: skip
def test_a_result_has_a_kind_and_a_number(text: str, kind: str, number: int, checks: bool) -> None:
    effect = read_effect(text)
    assert (effect.text, effect.kind, effect.number, effect.checks) == (text, kind, number, checks)
    assert repr(effect) == f"Effect({text})"


@pytest.mark.parametrize("text", ["", "MC", "0MC", "KIA", "K", "K/", "12MC", "2MC "])
def test_what_is_no_result_is_refused(text: str) -> None:
    with pytest.raises(UnreadableFile, match="the fire table has no result"):
        read_effect(text)


@proves("SK 5.1", 1)
@pytest.mark.parametrize(
    ("firepower", "column", "modifiers", "roll", "result"),
    [
        (19 * WHOLE, 16, 4, 6, "NMC"),
        (7 * WHOLE // 2, 2, 2, 2, "1MC"),
        (16 * WHOLE, 16, 2, 7, "1MC"),
        (16 * WHOLE, 16, 2, 2, "K/3"),
        (16 * WHOLE, 16, 0, 3, "1KIA"),
        (9 * WHOLE, 8, 2, 7, "PTC"),
        (9 * WHOLE // 2, 4, -1, 10, "-"),
    ],
)
def test_5_1_the_highest_column_not_above_and_the_roll_with_its_modifiers(
    firepower: int, column: int, modifiers: int, roll: int, result: str
) -> None:
    found = tables().fire.column_for(firepower)
    assert COLUMNS[found] == column
    assert tables().fire.result(found, roll + modifiers).text == result


@proves("SK F1", 2)
@pytest.mark.parametrize("column", COLUMNS)
def test_f1_the_excess_is_lost_and_36_is_the_last_column(column: int) -> None:
    column_for = tables().fire.column_for
    assert column_for(column * WHOLE) == place(column)
    following = COLUMNS[place(column) + 1] if column < 36 else 1000
    assert column_for(following * WHOLE - 1) == place(column)


@proves("SK F1", 3)
def test_f1_a_total_below_1_is_no_attack() -> None:
    assert tables().fire.column_for(WHOLE - 1) == NO_COLUMN
    assert tables().fire.column_for(0) == NO_COLUMN


@proves("SK F8", 2)
def test_f8_a_shift_to_the_left_of_the_first_column_is_no_column() -> None:
    shift = tables().fire.shift
    assert shift(place(1), 1) == NO_COLUMN
    assert shift(place(2), 2) == NO_COLUMN
    assert shift(place(1), 2) == NO_COLUMN
    assert shift(NO_COLUMN, 1) == NO_COLUMN
    assert shift(place(16), 1) == place(12)
    assert shift(place(16), 2) == place(8)
    assert shift(place(16), 0) == place(16)


def could_check(column: int, drm: int, columns_lost: int) -> bool:
    """Whether some roll gives a morale check or worse, columns being lost on doubles."""
    fire = tables().fire
    for white, coloured in DICE:
        at = fire.shift(column, columns_lost) if white == coloured else column
        if at != NO_COLUMN and fire.result(at, white + coloured + drm).checks:
            return True
    return False


@proves("SK X2", 4)
@pytest.mark.parametrize("columns_lost", [0, 1, 2])
@pytest.mark.parametrize("column", COLUMNS)
def test_x2_the_largest_drm_that_still_makes_dm(column: int, columns_lost: int) -> None:
    at = place(column)
    limit = tables().fire.dm_threshold(at, may_cower=columns_lost > 0)
    assert could_check(at, limit, columns_lost)
    assert not could_check(at, limit + 1, columns_lost)


@proves("SK X2", 5)
def test_x2_one_point_at_plus_2_makes_dm_only_when_directed() -> None:
    assert tables().fire.dm_threshold(place(1), may_cower=True) == 1
    assert tables().fire.dm_threshold(place(1), may_cower=False) == 2


@proves("SK X3", 1, 2)
def test_x3_half_the_column_rounded_down_to_a_marker_and_never_above_12() -> None:
    residual = tables().residual
    assert residual.markers == (0, 1, 2, 4, 6, 8, 12)
    for column in COLUMNS:
        marker = residual.marker(place(column), 0)
        assert marker == max(value for value in residual.markers if value <= column / 2)
    assert residual.marker(place(36), 0) == 12


@proves("SK X3", 6)
def test_x3_one_marker_lower_for_each_drm_from_outside() -> None:
    printed = table_of("SK X3")
    for outside in range(4):
        markers = [tables().residual.marker(at, outside) for at in range(len(COLUMNS))]
        assert markers == printed[f"drm{outside}"]
    assert [tables().residual.marker(place(36), outside) for outside in range(8)] == [
        12, 8, 6, 4, 2, 1, 0, 0,
    ]  # fmt: skip


@proves("SK X3", 5)
def test_x3_below_1_there_is_no_marker() -> None:
    assert tables().residual.marker(place(1), 0) == 0
    assert tables().residual.marker(place(2), 1) == 0
    assert tables().residual.marker(NO_COLUMN, 0) == 0


def test_x3_negative_drm_change_no_marker() -> None:
    assert tables().residual.marker(place(8), -2) == 4


def test_fractions_of_six_halvings_are_whole_numbers() -> None:
    assert WHOLE % 2**6 == 0
    for firepower in range(1, 31):
        assert (firepower * WHOLE) % 2**6 == 0
