"""The column an attempt to infiltrate is read in: shifts one by one and together (20.3 to 20.4)."""

import pytest

from caposaldo.kernel.rules import Modifier
from caposaldo.proofs import proves
from caposaldo.upfront.columns import column, shifts, start
from tests.upfront.scenes import given, then, when

NATIONS = "nations german russian"
FIVE = "russian A 2 r3 r4 r5 r6 r7"
TWO = "german A 3 g4 g6"
FROM_BUILDINGS = "ground german A 58"


def listed(*lines: str) -> list[Modifier]:
    """The sum for a man of the German group A who tries the Russian group A."""
    table = given(NATIONS, *lines).game.table
    group, target = table.groups["german-A"], table.groups["russian-A"]
    return [start(target), *shifts(table, group, target)]


def at(*lines: str) -> int:
    return column(listed(*lines))


def rules(*lines: str) -> list[str]:
    return [str(modifier.rule) for modifier in listed(*lines)[1:]]


@proves("UF 20.3", 1)
def test_the_starting_column_is_the_number_of_cards_in_the_target_group() -> None:
    assert at(TWO, FROM_BUILDINGS, FIVE) == 5
    assert at(TWO, FROM_BUILDINGS, "russian A 2 r3 r4") == 2


@proves("UF 8.12", 1)
@proves("UF 8.74", 1)
@proves("UF 8.82", 1)
@proves("UF 20.33", 1)
@proves("UF 20.34", 1)
@proves("UF 20.35", 1)
@proves("UF 20.37", 1)
@pytest.mark.parametrize(
    ("ground", "expected", "cited"),
    [
        ("60", 3, "UF 20.33"),
        ("55", 4, "UF 20.34"),
        ("76", 6, "UF 20.35"),
        ("33>open", 7, "UF 20.37"),
    ],
)
def test_the_infiltrators_terrain_shifts_the_column(ground: str, expected: int, cited: str) -> None:
    lines = (TWO, f"ground german A {ground}", FIVE)
    assert at(*lines) == expected
    assert rules(*lines) == [cited]


@proves("UF 20.37", 1)
def test_a_group_with_no_card_is_in_open_ground() -> None:
    assert at(TWO, FIVE) == 7


@proves("UF 20.33", 1)
def test_the_targets_terrain_does_not_count() -> None:
    assert at(TWO, FROM_BUILDINGS, FIVE, "ground russian A 60") == 5


@proves("UF 20.36", 1)
def test_a_pillbox_is_one_column_harder() -> None:
    lines = (TWO, FROM_BUILDINGS, "russian A 2 r3 r4 r5", "ground russian A 117")
    assert at(*lines) == 4
    assert rules(*lines) == ["UF 20.36"]


@proves("UF 13.27", 1)
@proves("UF 20.32", 1)
def test_every_smoke_card_on_either_group_is_two_columns_left() -> None:
    lines = (TWO, "ground german A 58 62", FIVE, "ground russian A 71 92")
    assert at(*lines) == 1
    assert rules(*lines) == ["UF 20.32"]
    assert at(TWO, "ground german A 58 62", FIVE) == 3
    assert at(TWO, FROM_BUILDINGS, FIVE, "ground russian A 71 92") == 3


@proves("UF 10.14", 1)
@proves("UF 20.38", 1)
def test_every_pinned_defender_is_one_column_left() -> None:
    assert at(TWO, FROM_BUILDINGS, "russian A 2 r3.pinned r4.pinned r5 r6 r7") == 3
    assert at("german A 3 g4 g6.pinned", FROM_BUILDINGS, FIVE) == 5


@proves("UF 20.39", 1, 2, 3)
def test_movement_of_either_group_is_two_columns_right_however_many_cards() -> None:
    own = (TWO, "ground german A 58 12>forward", FIVE)
    assert (at(*own), rules(*own)) == (7, ["UF 20.39"])
    other = (TWO, FROM_BUILDINGS, FIVE, "ground russian A 71 9>back")
    assert at(*other) == 7
    assert at(TWO, FROM_BUILDINGS, FIVE, "ground russian A 71 9>back 3>sideways") == 7


@proves("UF 20.39", 4)
def test_an_infiltrated_group_infiltrates_two_columns_to_the_right() -> None:
    lines = (TWO, FROM_BUILDINGS, "russian A 2 r3.inside=A r4 r5 r6 r7")
    assert (at(*lines), rules(*lines)) == (7, ["UF 20.39"])


@proves("UF 20.39", 6)
def test_a_group_whose_last_man_is_in_transfer_counts_as_moving_uf2_20_06() -> None:
    lines = (TWO, FROM_BUILDINGS, "russian A 2 r3.to=B", "russian B 2 r4 r5")
    assert (at(*lines), rules(*lines)) == (3, ["UF 20.39"])


@proves("UF 20.31", 1, 2)
def test_at_night_three_columns_left_unless_the_target_is_lit() -> None:
    lines = ("option night night", TWO, FROM_BUILDINGS, FIVE)
    assert (at(*lines), rules(*lines)) == (2, ["UF 20.31"])
    assert at(*lines, "shell russian A 2 2") == 5


@proves("UF 20.4", 1)
def test_night_and_smoke_are_never_used_together() -> None:
    lines = ("option night night", TWO, "ground german A 58 62", FIVE)
    assert rules(*lines) == ["UF 20.31"]


@proves("UF 20.3", 5)
@proves("UF 20.4", 1)
def test_all_shifts_add_up() -> None:
    lines = (
        TWO,
        "ground german A 60 12>forward",
        "russian A 2 r3.inside=A r4.pinned r5 r6 r7 r8",
        "ground russian A 71 9>back",
    )
    assert at(*lines) == 6 - 2 - 1 + 2 + 2 + 2


@proves("UF 20.4", 2)
def test_a_column_is_never_off_the_card_uf2_20_07() -> None:
    assert at(TWO, "ground german A 60", "russian A 2 r3.pinned r4.pinned") == 1
    ten = "russian A 2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12"
    assert at(TWO, "ground german A 12>forward", ten) == 10


@proves("UF 9.4", 1)
@proves("UF 20.3", 4)
def test_a_concealed_card_goes_into_the_sum_that_is_told() -> None:
    lines = (NATIONS, TWO, FROM_BUILDINGS, FIVE, "hand german 12 65")
    scene = given(*lines, rig="*@2=b")
    when(scene, "infiltrate A", "try g4 >A 12", "go", "conceal 65")
    then(scene, "event infiltration-fails man=g4 column=2")
    (told,) = [event for event in scene.told if event.kind == "infiltration-fails"]
    assert [(m.value, m.label) for m in told.modifiers] == [
        (5, "columns-group"),
        (-3, "columns-concealed"),
    ]
