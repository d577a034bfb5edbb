"""What ordnance needs to hit, step by step (UF 25), and what starshells light (UF 38.51)."""

import pytest

from caposaldo.proofs import proves
from caposaldo.upfront.columns import shifts
from caposaldo.upfront.hitstrength import hit_strength
from caposaldo.upfront.night import lit
from caposaldo.upfront.shots import Shot
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.tohit import breakdown, hits_of, set_name, step_after
from caposaldo.upfront.weapons import LADDER
from tests.upfront.scenes import given


def table_of(*lines: str) -> UpFrontTable:
    """The table of a position."""
    table = given(*lines).game.table
    assert isinstance(table, UpFrontTable)
    return table


def shot(*lines: str, man: str) -> Shot:
    """A shot of the first German group at the first American one."""
    table = table_of(*lines)
    group = table.groups["german-A"]
    found = group.man(man)
    assert found is not None
    return Shot(table, group, table.groups["american-A"], found)


@pytest.mark.parametrize(
    ("before", "change", "after"),
    [
        ("0-1", -1, "0"),
        ("0", -1, "1"),
        ("1", -1, "2"),
        ("3", 1, "2"),
        ("1", 1, "0"),
        ("0", 1, "0-1"),
        ("0-4", -4, "0"),
        ("0-4", 1, "0-4"),
        ("6", -1, "-"),
    ],
)
@proves("UF 25.6", 1, 2, 3)
def test_25_6_steps_along_the_ladder_uf2_25_05(before: str, change: int, after: str) -> None:
    assert set_name(step_after(LADDER.index(before), change)) == after


@pytest.mark.parametrize(
    ("step", "numbers"), [("0-4", {0, 1, 2, 3, 4}), ("0", {0}), ("3", {3}), ("6", {6})]
)
@proves("UF 25.3", 2)
def test_25_3_the_numbers_of_a_step(step: str, numbers: set[int]) -> None:
    assert hits_of(LADDER.index(step)) == numbers


@pytest.mark.parametrize(
    ("man", "numbers"),
    [
        ("g16", {6}),
        ("g25", {4, 5, 6}),
        ("g25.captured", {4, 5, 6}),
        ("g20", {3, 4, 5, 6}),
        ("g16.captured", {5, 6}),
    ],
)
@proves("UF 25.5", 2, 3)
@proves("UF 19.12", 1)
def test_25_5_the_red_numbers_that_jam(man: str, numbers: set[int]) -> None:
    made = shot(f"german A 1 {man}", "american A 1 a4", man=man.partition(".")[0])
    assert breakdown(made) == numbers


@pytest.mark.parametrize(
    ("ground", "step", "lines"),
    [
        ("", "0-1", [("effect-number", 2), ("to-hit-number", 1)]),
        ("", "1", [("effect-number", 2), ("long-odds", 0)]),
        (
            "ground american A 60 105",
            "0-1",
            [("effect-number", 2), ("to-hit-number", 1), ("target-in", -1), ("target-on-wire", 1)],
        ),
    ],
)
@proves("UF 25.4", 1, 3)
@proves("UF 25.43", 1)
def test_25_4_the_strength_of_a_hit_line_by_line(
    ground: str, step: str, lines: list[tuple[str, int]]
) -> None:
    places = [ground] if ground else []
    made = shot("german A 1 g25", "american A 1 a4", *places, man="g25")
    one = made.aim.table.card("9")
    listed = hit_strength(made, LADDER.index(step), one)
    assert [(line.label, line.value) for line in listed] == lines


@proves("UF 25.1", 1)
def test_25_1_the_pieces_of_the_infantry() -> None:
    weapons = table_of("german A 1 g1", "american A 1 a4").battle.box.weapons.values()
    families = {weapon.family for weapon in weapons if weapon.ordnance}
    assert families == {"mortar", "anti_tank_rifle", "light_anti_tank"}


LINES = (
    "option night night",
    "german A 1 g1",
    "german B 2 g4",
    "german C 0 g5",
    "american A 3 a1",
    "american B 3 a4",
    "american C 1 a5",
)


@proves("UF 38.51", 1)
def test_38_51_what_a_starshell_lights_ex_38_51() -> None:
    table = table_of(*LINES, "shell american B 3 2")
    bright = {id for id, group in table.groups.items() if lit(table, group)}
    assert bright == {"american-B", "american-A", "german-B"}


@proves("UF 38.51", 2, 3)
def test_38_51_a_group_that_moves_off_the_range_number_is_dark_er_38_5_moves() -> None:
    table = table_of(*LINES, "shell american B 3 2")
    moved = table.groups["american-B"].but(range=4)
    assert not lit(table, moved)


@proves("UF 38.51", 4)
def test_38_51_a_group_one_letter_aside_at_the_same_range_is_lit_qa_38_51_lateral() -> None:
    table = table_of(*LINES, "shell american B 3 2")
    group = table.groups["american-B"]
    assert [lit(table, group.but(letter=letter)) for letter in "ABCD"] == [True, True, True, False]


@pytest.mark.parametrize(("shell", "columns"), [((), -3), (("shell american A 2 2",), 0)])
@proves("UF 38.6", 1)
def test_38_6_infiltration_shifts_three_columns_left_in_the_dark(
    shell: tuple[str, ...], columns: int
) -> None:
    men = ("german A 3 g4 g5", "american A 2 a4", "ground german A 58")
    table = table_of("option night night", *men, *shell)
    listed = shifts(table, table.groups["german-A"], table.groups["american-A"])
    assert sum([line.value for line in listed]) == columns


@proves("UF 38.1", 1)
def test_38_1_smoke_shifts_no_column_at_night_even_in_light() -> None:
    ground = ("ground german A 58", "ground american A 130", "shell american A 2 2")
    table = table_of("option night night", "german A 3 g4 g5", "american A 2 a4", *ground)
    assert shifts(table, table.groups["german-A"], table.groups["american-A"]) == []
