"""Victory points and conditions where vehicles, guns and partisans take part (UF 16)."""

from typing import Any

import pytest

from caposaldo.kernel.rules import rule
from caposaldo.proofs import proves
from caposaldo.upfront.heights import lowest
from caposaldo.upfront.points import victory_points
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import lose
from caposaldo.upfront.victory import is_broken
from tests.upfront.scenes import given
from tests.upfront.test_victory import points, table_of


@proves("UF 16.4", 5)
@pytest.mark.parametrize(
    ("card", "fate", "worth"),
    [
        ("a29", "kia", 6),
        ("a29", "rout", 6),
        ("a29", "rout-1", 8),
        ("a29", "rout-2", 10),
        ("a29", "wreck-2", 10),
        ("a31", "kia", 10),  # no gun
        ("a34", "kia", 15),  # boxed effect 5
        ("a34", "wreck-1", 17),
        ("a35", "wreck-3", 23),
        ("a4", "kia", 2),
        ("a34", "withdrawn", 0),
    ],
)
def test_16_4_what_a_lost_gun_or_vehicle_is_worth(card: str, fate: str, worth: int) -> None:
    assert points("german A 0 g1", "american A 0 a5", f"lost {card} {fate}") == worth


@proves("UF 16.4", 5)
def test_16_4_a_commander_killed_is_two_points_while_the_vehicle_lives() -> None:
    assert points("german A 0 g1", "american A 0 a34.losses=1", "american B 0 a5") == 2
    assert points("german A 0 g1", "american A 0 a29.losses=2 a5") == 4
    assert points("german A 0 g1", "american A 0 a34.buttoned", "american B 0 a5") == 0


@proves("UF 16.4", 5)
def test_16_4_a_vehicle_destroyed_keeps_the_losses_it_had() -> None:
    scene = given(
        "american A 1 a34.losses=2.stun=6.buttoned",
        "american B 1 a4 a5",
        "german A 3 g1 g4",
    )
    table = scene.game.table
    assert isinstance(table, UpFrontTable)
    group = table.groups["american-A"]
    lose(scene.game, group, group.men[0], "kia", (rule("UF 28.4"),))
    assert table.lost == {"a34": "wreck-2"}
    assert victory_points(table, "german") == 15 + 4 + 3 * 2


@proves("UF 16.4", 2)
@proves("UF 16.41", 1)
@pytest.mark.parametrize(
    ("word", "worth"),
    [
        ("g31", 4),
        ("g31.buttoned", 4),
        ("g31.bogged", 0),
        ("g31.immobile", 0),
        ("g30.pinned", 0),
        ("g30", 4),
        ("g28", 4),
        ("g28.pinned", 0),
    ],
)
def test_16_41_a_stuck_or_pinned_vehicle_scores_nothing_for_range_uf2_16_20(
    word: str, worth: int
) -> None:
    assert points(f"german A 4 {word}", "american A 0 a5") == worth


@proves("UF 16.4", 2, 4, 7)
@proves("UF 16.41", 1)
@pytest.mark.parametrize(
    ("men", "worth"),
    [
        ("g31", 3),
        ("g31.buttoned", 3),
        ("g31.stun=3.buttoned", 3),
        ("g31.bogged", 0),
        ("g31.immobile", 0),
        ("g30", 3),
        ("g30.pinned", 0),
        ("g28", 3),
        ("g28.pinned", 0),
        ("g28 g4 g5", 3),
        ("g4 g5", 0),
    ],
)
def test_16_4_vehicles_and_guns_score_for_range_while_they_move_men_do_not(
    men: str, worth: int
) -> None:
    moving = ("german B 0 g1", "american A 0 a5", "ground german A 12>forward")
    assert points(f"german A 3 {men}", *moving) == worth
    assert points(f"german A -2 {men}", *moving) == (-2 if worth else 0)


@proves("UF 16.4", 2, 3, 7)
@pytest.mark.parametrize(
    ("scenario", "ground", "worth"),
    [
        ("B", "58 12>forward", 2),
        ("B", "58 12>forward 13>forward", 0),
        ("B", "55 12>forward", 0),
        ("G", "58 12>forward", 2),
        ("G", "12>forward", 0),
    ],
)
def test_16_4_where_only_buildings_count_a_moving_gun_must_still_be_in_them(
    scenario: str, ground: str, worth: int
) -> None:
    lines = (f"scenario {scenario}", "german A 2 g28 g4", "american A 0 a5")
    assert points(*lines, f"ground german A {ground}") == worth


@proves("UF 16.4", 7)
def test_16_4_the_points_shown_in_play_count_the_moving_vehicle() -> None:
    game = given("german A 3 g31", "american C 0 a5", "ground german A 12>forward").game
    for seat in ("german", "american"):
        sides: Any = game.kind.view(game, seat)["sides"]
        assert (sides["german"]["points"], sides["american"]["points"]) == (3, 0)


@proves("UF 16.4", 1, 7)
@pytest.mark.parametrize(
    ("tank", "winner"), [("g31", "german"), ("g31.bogged", "american")], ids=["mobile", "bogged"]
)
def test_16_4_a_moving_vehicle_decides_a_game_that_runs_out_of_time(tank: str, winner: str) -> None:
    lines = (f"german A 3 {tank}", "american C 1 a5 a6", "ground german A 12>forward")
    assert ended(*lines) == (winner, "points")
    campaign = ('option orders {"campaign":true}', *lines)
    assert ended(*campaign) == (winner, "points")


@proves("UF 16.4", 7)
def test_16_4_on_the_mountain_a_moving_vehicle_counts_by_the_level_of_the_lowest_group() -> None:
    lines = (
        "option battlefield mountain",
        "german A 2 g31",
        "american A 0 a5",
        "mark german A level:2",
        "ground german A 12>forward",
    )
    assert points(*lines) == 2 * lowest(table_of(*lines), "german")


@proves("UF 16.422", 1)
def test_16_422_a_moving_vehicle_meets_no_condition_of_ground() -> None:
    lines = ("scenario E", "german A 4 g4 g5 g6", "german B 4 g31", "american D 0 a4 a5")
    game = given(*lines, "ground german A 55", "ground german B 79 12>sideways").game
    assert game.result() is None


@proves("UF 16.5", 4)
def test_16_5_a_vehicle_is_one_card_of_the_force_uf2_16_16() -> None:
    place = (
        "nations russian german",
        "russian A 0 r14 r15",
        "russian B 0 r13",
        "german A 0 g1",
        "strength russian 15",
    )
    dead = ["lost r31 kia", *[f"lost r{number} kia" for number in range(1, 8)]]
    assert not is_broken(table_of(*place, *dead[:7]), "russian")
    assert is_broken(table_of(*place, *dead), "russian")


@proves("UF 16.5", 3, 4)
def test_16_5_a_gun_counts_and_men_to_come_do_not_uf2_16_17() -> None:
    lost = [f"lost a{number} kia" for number in range(1, 5)]
    lines = ("german A 1 g1", "american A 1 a6 a7 a8", "strength american 13", *lost)
    five, seven = (*lines, "lost a29 kia"), (*lines, "lost a29 kia", "lost a5 kia", "lost a9 kia")
    waiting = "waiting american a11 a12 a13 a20 a21"
    assert not is_broken(table_of(*lines, waiting), "american")
    assert is_broken(table_of(*five, waiting), "american")
    assert not is_broken(table_of(*seven[:-1]), "american")
    assert is_broken(table_of(*seven), "american")


def ended(*lines: str) -> tuple[str | None, str]:
    """Who wins a position when time is over, and why."""
    result = given(*lines, "over").game.result()
    assert result is not None
    return result.winner, result.reason


@proves("UF 16.4", 1)
@pytest.mark.parametrize(
    ("german", "american", "winner"),
    [
        (4, 2, "german"),
        (3, 2, "american"),
        (1, 0, "german"),
        (0, 0, "american"),
        (5, 3, "american"),
    ],
)
def test_scenario_g_the_attacker_needs_twice_the_points_of_the_defender(
    german: int, american: int, winner: str
) -> None:
    place = ("scenario G", f"german A {german} g4", f"american B {american} a4")
    ground = ("ground german A 58", "ground american B 88")
    assert ended(*place, *ground) == (winner, "points")


@proves("UF 16.4", 3)
def test_scenario_g_with_less_than_nothing_on_both_sides_the_attacker_must_still_be_ahead() -> None:
    ground = ("ground german A 58", "ground american B 88")
    lines = ("scenario G", "german A -2 g4", "american B -1 a4", *ground)
    assert ended(*lines) == ("american", "points")
    ahead = ("scenario G", "german A -1 g4", "american B -2 a4", *ground)
    assert ended(*ahead) == ("german", "points")


@proves("UF 16.4", 1)
@pytest.mark.parametrize("letter", ["E", "F", "H", "I", "L"])
def test_the_defender_wins_the_other_scenarios_of_vehicles_on_time(letter: str) -> None:
    other = "russian" if letter == "I" else "american"
    place = (f"scenario {letter}", f"nations german {other}")
    assert ended(*place, "german A 3 g4 g5", f"{other} B 0 {other[0]}4") == (other, "time")


@proves("UF 16.4", 2)
def test_scenario_i_ground_counts_for_the_partisans_alone_losses_for_both() -> None:
    lines = ("scenario I", "nations german russian", "german A 5 g1 g4", "russian A 2 r1 r4 r5")
    table = table_of(*lines, "lost g5 kia", "lost r6 kia", "lost r7 rout")
    assert victory_points(table, "german") == 3
    assert victory_points(table, "russian") == 2 + 6


def test_the_view_shows_what_a_side_still_needs() -> None:
    scene = given(
        "scenario I",
        "nations german russian",
        "strength german 9",
        "german A 5 g1 g4 g5.pinned",
        "russian A 0 r1",
    )
    sides: Any = scene.game.kind.view(scene.game, "german")["sides"]
    assert sides["russian"]["goals"] == []
    (goal,) = sides["german"]["goals"]
    assert (goal["kind"], goal["cards"], goal["need"]) == ("hold_and_lead", 2, 5)
    assert (goal["at"], goal["measure"], goal["more_vp"]) == ([5], "range", True)
    clearing = given("scenario G", "german A 1 g1", "american A 0 a4").game
    sides = clearing.kind.view(clearing, "german")["sides"]
    assert sides["german"]["goals"] == [{"kind": "points", "times": 2}]
    assert sides["american"]["goals"] == []


def test_the_view_counts_a_wreck_among_the_killed() -> None:
    game = given("german A 1 g1", "american A 0 a4", "lost a34 wreck-2", "lost a5 rout").game
    lost: Any = game.kind.view(game, "german")["sides"]
    assert (lost["american"]["lost"]["kia"], lost["american"]["lost"]["rout"]) == (1, 1)
    assert "wreck-2" not in lost["american"]["lost"]


def test_the_view_counts_a_gun_driven_off_among_the_routed() -> None:
    game = given("german A 1 g1", "american A 0 a4", "lost a29 rout-1", "lost a5 rout").game
    lost: Any = game.kind.view(game, "german")["sides"]
    assert (lost["american"]["lost"]["kia"], lost["american"]["lost"]["rout"]) == (0, 2)
    assert not {"rout-1", "rout-2", "rout-3"} & set(lost["american"]["lost"])


@proves("UF 16.4", 5)
@pytest.mark.parametrize(("fate", "kept"), [("rout", "rout-1"), ("kia", "wreck-1")])
def test_16_4_a_gun_that_leaves_keeps_the_points_for_its_crew(fate: str, kept: str) -> None:
    game = given("german A 0 g1", "american A 0 a29.losses=1 a5").game
    group = game.table.groups["american-A"]
    (gun,) = [man for man in group.men if man.gun]
    before = victory_points(game.table, "german")
    lose(game, group, gun, fate, (rule("UF 16.4"),))
    assert game.table.lost == {"a29": kept}
    assert (before, victory_points(game.table, "german")) == (2, 8)
