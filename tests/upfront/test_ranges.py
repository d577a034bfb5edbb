"""Range numbers and relative range (UF 5.5 - 5.62)."""

import pytest

from caposaldo.library import AnyGame
from caposaldo.proofs import proves
from caposaldo.upfront.groups import Group
from caposaldo.upfront.night import lit
from caposaldo.upfront.ranges import adjacent, behind, relative_range, true_range
from caposaldo.upfront.rebasing import best_shift
from tests.upfront.opened import formed
from tests.upfront.scenes import given, then, when

CHART = {
    -1: (0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5),
    0: (0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 4),
    1: (0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 4, 3),
    2: (0, 0, 0, 0, 1, 2, 3, 4, 5, 4, 3, 2),
    3: (0, 0, 0, 1, 2, 3, 4, 5, 4, 3, 2, 1),
    4: (0, 0, 1, 2, 3, 4, 5, 4, 3, 2, 1, 0),
    5: (0, 1, 2, 3, 4, 5, 4, 3, 2, 1, 0, 0),
    6: (1, 2, 3, 4, 5, 4, 3, 2, 1, 0, 0, 0),
}


def options(game: AnyGame) -> list[str]:
    asked = game.decision()
    assert asked is not None
    return [option.notation for option in asked.options]


def between(one: str, number: int, other: str, enemy: int) -> int:
    return relative_range(Group("german", one, number, ()), Group("russian", other, enemy, ()))


@pytest.mark.parametrize("number", sorted(CHART))
@proves("UF 5.6", 1, 2, 3)
def test_5_6_relative_range_is_the_sum_or_ten_less_the_sum(number: int) -> None:
    found = tuple(between("A", number, "A", enemy) for enemy in range(-5, 7))
    assert found == CHART[number]


@pytest.mark.parametrize(
    ("number", "enemy", "expected"), [(5, 6, 0), (6, 6, 0), (3, 4, 3), (-5, 6, 1)]
)
@proves("UF 5.6", 3, 4)
def test_5_6_the_edges_of_the_chart_uf1_rr_chart_edges(
    number: int, enemy: int, expected: int
) -> None:
    assert between("B", number, "B", enemy) == expected
    assert between("B", enemy, "B", number) == expected


@proves("UF 5.51", 4, 5)
def test_5_51_negative_numbers_are_added_as_such_uf1_rr_negative_pair() -> None:
    assert between("A", 3, "A", -2) == 1
    assert between("A", -1, "A", 0) == 0


@proves("UF 5.51", 5)
def test_5_51_below_0_the_range_counts_as_0_for_fire_uf1_rr_below_zero_fire() -> None:
    scenes = [
        given(
            "nations german russian",
            f"german A {number} g1 g3 g4.assists=g3 g5 g6",
            "russian A 0 r1 r3",
            "hand german 66 96 57 87 54",
        )
        for number in (-1, 0)
    ]
    for scene in scenes:
        when(scene, "fire A>A")
    below, at_0 = [options(scene.game) for scene in scenes]
    assert below == at_0
    assert "with 66" in below


@pytest.mark.parametrize(
    ("one", "other", "expected"), [("A", "A", 4), ("A", "B", 4), ("A", "C", 3), ("A", "D", 3)]
)
@proves("UF 5.61", 1, 2)
def test_5_61_only_letters_that_do_not_touch_take_one_off_uf1_rr_lateral_a_d(
    one: str, other: str, expected: int
) -> None:
    assert between(one, 2, other, 2) == expected
    assert between(other, 2, one, 2) == expected


@pytest.mark.parametrize(
    ("letter", "enemy", "past"), [("B", 2, False), ("B", 3, True), ("A", 3, False), ("C", 3, False)]
)
@proves("UF 17.3", 1)
def test_17_3_a_group_is_behind_a_neighbouring_letter_beyond_relative_range_5(
    letter: str, enemy: int, past: bool
) -> None:
    one, other = Group("german", "A", 3, ()), Group("russian", letter, enemy, ())
    assert (behind(one, other), behind(other, one)) == (past, past)
    assert adjacent(one, other) == (letter == "B")


@proves("UF 5.61", 1)
def test_5_61_lateral_distance_never_goes_below_0() -> None:
    assert between("A", 0, "C", 0) == 0
    assert true_range(Group("german", "A", 0, ()), Group("russian", "C", 0, ())) == -1


@proves("UF 5.6", 1, 2)
def test_5_7_the_ranges_of_the_example_uf1_blocking_example_ranges() -> None:
    assert between("A", 1, "A", -1) == 0
    assert between("B", 6, "A", -1) == 5
    assert between("A", 1, "C", 3) == 3
    assert between("B", 6, "C", 3) == 1


@proves("UF 5.5", 1)
def test_5_5_all_groups_begin_at_range_number_0() -> None:
    game = formed()
    numbers = {group.range for group in game.table.groups.values()}
    assert numbers == {0}
    assert between("A", 0, "A", 0) == 0


# Re-basing -----------------------------------------------------------------------------------

EXAMPLE = (
    "nations german russian",
    "german A 6 g1 g4",
    "german B 3 g2 g5",
    "german C 0 g6 g7",
    "russian A -2 r1 r3",
    "russian B -3 r2 r4",
    "ground german C 148",
    "hand german 12",
    "pile 9",
)
RIG = "9"


def _lit(game: AnyGame, id: str) -> bool:
    return lit(game.table, game.table.groups[id])


def ranges(game: AnyGame) -> list[int]:
    groups = list(game.table.groups.values())
    return [relative_range(a, b) for a in groups for b in groups if a.side != b.side]


@proves("UF 5.62", 1, 2)
def test_5_62_agreed_numbers_are_shifted_at_a_reshuffle_uf1_rebase_example() -> None:
    scene = given("option rebase on", *EXAMPLE, rig=RIG)
    before = ranges(scene.game)
    when(scene, "ford C 12")
    then(
        scene,
        "german A 4 g1 g4",
        "german B 1 g2 g5",
        "german C -2 g6 g7",
        "russian A 0 r1 r3",
        "russian B -1 r2 r4",
        "event rebased by=-2 and=2 by UF 5.62",
        "deck 160",
    )
    assert ranges(scene.game) == before


@proves("UF 5.62", 2)
def test_5_62_what_the_turn_and_the_starshells_remember_is_shifted_too() -> None:
    night = ("option night night", "shell russian A -2 2", "shell german B 3 1")
    scene = given("option rebase on", *night, *EXAMPLE, rig=RIG)
    before = [id for id in scene.game.table.groups if _lit(scene.game, id)]
    when(scene, "ford C 12")
    then(scene, "shell russian A 0 2", "shell german B 1 1")
    table = scene.game.table
    began = {group.id: table.turn.began_at(group.id) for group in table.groups.values()}
    assert began == {id: table.groups[id].range for id in began}
    assert [id for id in table.groups if _lit(scene.game, id)] == before != []


@proves("UF 5.62", 3)
def test_5_62_without_an_agreement_nothing_is_shifted() -> None:
    scene = given(*EXAMPLE, rig=RIG)
    when(scene, "ford C 12")
    then(scene, "german A 6 g1 g4", "russian B -3 r2 r4", "no event rebased")


@pytest.mark.parametrize(
    ("ranges", "shift"),
    [
        ([(True, 3), (False, 2)], 0),
        ([(True, 6), (False, -1)], 1),
        ([(True, -2), (False, 4)], -2),
        ([(True, 0), (True, 5), (False, 0)], 0),
    ],
)
@proves("UF 5.62", 1, 2)
def test_5_62_the_least_shift_that_helps_most_is_taken(
    ranges: list[tuple[bool, int]], shift: int
) -> None:
    assert best_shift(ranges) == shift
