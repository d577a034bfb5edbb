"""How the regular player attacks: when he dares, when he waits, and what he keeps."""

from __future__ import annotations

from caposaldo.aslsk.advice.fields import Fields
from caposaldo.aslsk.advice.goals import Goals
from caposaldo.aslsk.advice.marches import arriving
from caposaldo.aslsk.advice.movingweights import DASH, EASE, LAST_CHANCE, LATE, STOPPED
from tests.aslsk.advised import advised, follow, ranked
from tests.aslsk.scenes import given

ATTACK = ("map bare 33x10", "option los_check free", "sides russian german")


def test_who_is_surely_stopped_on_his_way_gains_nothing_by_its_end() -> None:
    worth = 2.0
    assert arriving(5.0, 1.0, 0.0, worth) == 5.0
    assert arriving(5.0, 1.0, STOPPED * worth / 2, worth) == 3.0
    assert arriving(5.0, 1.0, 3 * worth, worth) == 1.0


def test_who_may_be_stopped_on_his_way_to_a_worse_place_loses_nothing_by_that() -> None:
    assert arriving(1.0, 5.0, 3.0, 2.0) == 1.0


def test_nobody_advances_out_of_a_house_before_the_enemy_fires() -> None:
    scene = given(
        *ATTACK,
        "victory russian control end hexes=Y5 need=1",
        "turns 12",
        "hex I5 N5 stone",
        "turn russian 1 advance",
        "russian r1 4-4-7 I5",
        "german g1 4-6-7 N5",
        "german g2 9-2 N5",
        "german gw1 HMG g1",
    )
    assert advised(scene) == "done"


def storm(turn: int) -> str:
    scene = given(
        *ATTACK,
        "victory russian control end hexes=N5 need=1",
        "turns 6",
        "hex N5 M5 stone",
        f"turn russian {turn} advance",
        "russian r1 4-4-7 M5",
        "german g1 4-6-7 N5",
        "german g2 4-6-7 N5",
    )
    return advised(scene)


def test_poor_odds_in_close_combat_are_taken_in_the_last_turn_only() -> None:
    assert storm(2) == "done"
    assert storm(6) == "advance r1 N5"


def test_who_has_cleared_the_place_stays_there_to_the_end() -> None:
    scene = given(
        *ATTACK,
        "victory russian no_good_order end enemy=german hexes=I5",
        "hex I5 stone",
        "turn russian 5 movement",
        "russian r1 4-4-7 I5",
        "german g1 4-6-7 Q5 broken",
        "german g2 4-6-7 S5",
    )
    best = ranked(scene)[0]
    assert best.notation == "done"


TO_TAKE = "victory russian control end hexes=Y5 need=1"
TO_LEAVE = "victory russian exit_points end edge=east need=2"
AT_THE_EDGE = (
    *ATTACK,
    TO_LEAVE,
    "turns 6",
    "turn russian 6 movement",
    "russian r1 4-4-7 GG5",
    "german g1 4-6-7 A5",
)


def hurry(turn: int, place: str, victory: str = TO_TAKE) -> float:
    """How much r1 hurries to its aim in a game of ten turns."""
    scene = given(
        *ATTACK,
        victory,
        "turns 10",
        f"turn russian {turn} movement",
        f"russian r1 4-4-7 {place}",
        "german g1 4-6-7 Y5",
    )
    table = scene.game.table
    goals = Goals(table, "russian", Fields(table.battle))
    return goals.hurry(table.units["r1"], goals.aims[0])


def test_an_attacker_takes_his_time_early_and_none_when_the_fight_itself_needs_it() -> None:
    assert hurry(1, "V5") == EASE
    assert EASE < hurry(7, "Q5") < LATE
    assert hurry(9, "Q5") == LATE


def test_who_must_leave_the_map_hurries_from_the_first_turn() -> None:
    assert hurry(1, "DD5", TO_LEAVE) == DASH > EASE


def test_in_the_last_turn_he_leaves_the_map_rather_than_stand_on_its_edge() -> None:
    scene = given(*AT_THE_EDGE)
    assert follow(scene, "exit")[-1] == "exit"


def test_who_leaves_the_map_says_so() -> None:
    scene = given(*AT_THE_EDGE)
    orders = ranked(scene)[0]
    assert (orders.notation, orders.reason, orders.facts["unit"]) == ("move r1", "leaves-map", "r1")
    scene.play("move r1")
    step = ranked(scene)[0]
    assert (step.notation, step.reason, step.facts["unit"]) == ("exit", "leaves-map", "r1")


def test_nobody_fears_the_fire_of_a_turn_that_will_not_come() -> None:
    for end, comes in (("turns 6", True), ("turns 6 half", False)):
        scene = given(
            *ATTACK,
            "victory russian control end hexes=Y5 need=1",
            end,
            "turn russian 6 movement",
            "russian r1 4-4-7 Q5",
            "german g1 4-6-7 Y5",
        )
        table = scene.game.table
        assert Goals(table, "russian", Fields(table.battle)).tomorrow is comes


def home(*inside: str) -> Goals:
    """What the Germans want who must have men in M5 or N5 at the end, in the last turn."""
    scene = given(
        *ATTACK,
        "victory russian no_good_order end hexes=M5,N5 enemy=german",
        "turns 3",
        "turn german 3 movement",
        "russian r1 4-4-7 GG10",
        "german g1 4-6-7 J5",
        *inside,
    )
    table = scene.game.table
    return Goals(table, "german", Fields(table.battle))


def test_who_must_have_men_in_a_place_goes_there_while_he_has_none() -> None:
    for nobody in ((), ("german g2 4-6-7 N5 broken",), ("german g2 9-1 N5",)):
        goals = home(*nobody)
        assert not goals.aims[0].mine
        assert goals.press == LAST_CHANCE


def test_who_has_men_in_it_guards_it() -> None:
    goals = home("german g2 4-6-7 N5")
    assert goals.aims[0].mine
    assert goals.press == 1.0
