"""Fire in play: who takes part, who is attacked, and odd targets (UF 6, 8.2, 12, 17.8, 20.53)."""

import pytest

from caposaldo.library import AnyGame
from caposaldo.proofs import proves
from caposaldo.upfront.firepower import Aim, firepower, man_firepower
from caposaldo.upfront.sight import out_of_sight
from caposaldo.upfront.strength import strength_of, target_movement, target_terrain
from tests.upfront.scenes import given, then, when


def aim(game: AnyGame, one: str = "german-A", other: str = "american-A") -> Aim:
    groups = game.table.groups
    return Aim(game.table, groups[one], groups[other])


@pytest.mark.parametrize("range_number", range(6))
@proves("UF 6.2", 2)
def test_6_2_every_man_counts_what_is_printed_for_the_relative_range(range_number: int) -> None:
    game = given(f"german A {range_number} g1 g4 g12 g5.assists=g12 g15", "american A 0 a3").game
    found = [man_firepower(aim(game), man) for man in aim(game).group.men]
    printed = {
        "g1": (0, 0, 0, 1, 3, 5),
        "g4": (0, 1, 1, 2, 2, 3),
        "g12": (4, 5, 6, 7, 8, 8),
        "g5": (0,) * 6,
        "g15": (0, 1, 1, 2, 3, 5),
    }
    assert found == [values[range_number] for values in printed.values()]
    assert firepower(aim(game)) == sum(found)


@proves("UF 6.4", 2)
def test_6_4_the_lines_of_the_sum_stand_in_the_order_of_the_rules() -> None:
    game = given(
        "german A 2 g1 g2",
        "ground german A 76 12>sideways 62 69",
        "american A 3 a9",
        "ground american A 55 9>sideways 92 105",
        "hand german 75",
    ).game
    labels = [line.label for line in strength_of(aim(game), game.table.hands["german"])]
    assert labels == [
        "fire-card-moving",
        "firing-from-wire",
        "firing-from-smoke",
        "firing-from",
        "target-in",
        "target-in-smoke",
        "target-on-wire",
        "target-moving",
    ]


@pytest.mark.parametrize("ground", ["55", "97"])
@proves("UF 8.7", 2)
@proves("UF 8.9", 3)
def test_8_7_8_9_against_mortars_woods_give_nothing_and_walls_1(ground: str) -> None:
    game = given("german A 2 g4", "american A 2 a9", f"ground american A {ground}").game
    direct = [line.value for line in target_terrain(aim(game))]
    lobbed = [line.value for line in target_terrain(aim(game), by="mortar")]
    assert (direct, lobbed) == ([-2], [0] if ground == "55" else [-1])


@proves("UF 8.9", 3)
def test_8_9_walls_give_1_against_mortars_wherever_they_stand() -> None:
    game = given("german B 2 g4", "american A 2 a9", "ground american A 97").game
    lobbed = target_terrain(aim(game, "german-B"), by="mortar")
    assert [line.value for line in lobbed] == [-1]


@proves("UF 8.2", 1, 2)
@proves("UF 8.22", 4)
def test_8_2_mortars_reach_into_a_gully_and_out_of_it_and_count_both_movement_cards() -> None:
    lines = ("german A 1 g25", "american A 2 a9", "ground german A 84", "ground american A 114")
    game = given(*lines).game
    group, target = aim(game).group, aim(game).target
    assert out_of_sight(game.table, group, target) is not None
    assert out_of_sight(game.table, group, target, mortar=True) is None
    left = given("german A 1 g25", "american A 2 a9", "ground american A 84 1>forward 2>forward")
    assert [line.value for line in target_movement(aim(left.game))] == [1]
    assert [line.value for line in target_movement(aim(left.game), mortar=True)] == [2]


@proves("UF 8.2", 1)
def test_8_2_relative_range_5_reaches_a_gully_from_the_letter_before_a_too() -> None:
    game = given("german Z 2 g4", "american A 3 a9", "ground american A 84").game
    groups = game.table.groups
    assert out_of_sight(game.table, groups["german-Z"], groups["american-A"]) is None


@pytest.mark.parametrize("scenario", ["A", "B", "D", "K"])
@proves("UF 8.8", 2)
def test_8_8_brush_gives_1_in_every_scenario_whatever_it_stands_for(scenario: str) -> None:
    game = given(
        f"scenario {scenario}", "german A 2 g4", "american A 2 a9", "ground american A 60"
    ).game
    assert [line.value for line in target_terrain(aim(game))] == [-1]


@proves("UF 17.8", 10)
def test_17_8_a_man_on_his_way_outlives_the_group_he_goes_to_and_turns_back() -> None:
    scene = given(
        "german A 2 g3 g6.assists=g3",
        "american A 2 a4.to=B",
        "american B 2 a5.to=A",
        "hand german 75",
        rig="b4@7<3 b0",
    )
    when(scene, "fire A>A; with 75; shoot", "american: decline", "german: resolve")
    then(scene, "lost a4 kia", "event result man=a5 result=3", "event result man=a4 result=9")


@proves("UF 20.53", 4)
@proves("UF 20.531", 2)
def test_20_53_an_infiltrator_who_fires_loses_his_status_who_cannot_fire_keeps_it() -> None:
    scene = given(
        "german A 2 g4.inside=A g5.inside=A.jammed g6.inside=A.unarmed",
        "american A 3 a9",
        "hand german 75",
        rig="b0",
    )
    when(scene, "fire A>A; with 75; shoot", "american: decline", "german: resolve")
    then(
        scene,
        "event fires firepower=6",
        "german A 2 g4 g5.jammed.inside=A g6.unarmed.inside=A",
    )


@proves("UF 12.1", 2)
def test_12_1_a_fire_card_spent_on_ordnance_is_not_halved_and_needs_no_firepower() -> None:
    scene = given(
        "german A 1 g25 g4.assists=g25", "american A 2 a9", "hand german 142", rig="b1 b0"
    )
    when(scene, "shell A>A g25 142", "american: decline", "german: resolve")
    then(scene, "told hits 1 times", "no event fires", "discards 142 9 2")


@proves("UF 10.12", 1, 2, 3)
def test_10_12_one_pinned_man_holds_his_group_but_not_single_men() -> None:
    scene = given(
        "german A 2 g4.pinned g5 g1",
        "german B 2 g6 g7",
        "german C 2 g8.pinned g9",
        "ground german C 9>forward",
        "german D 2 g10.pinned g2",
        "ground german D 105",
        "american A 3 a9",
        "hand german 12 79",
    )
    then(
        scene,
        "refused move A 12 sideways by UF 5.1",
        "refused clear D 12 by UF 5.1",
        "offered terrain C 79",
        "offered transfer A>B; send g5 12",
        "offered infiltrate A; try g5 >A 12",
    )
