"""What an entrenchment does (UF 36)."""

import pytest

from caposaldo.proofs import proves
from tests.upfront.scenes import given, then, when

FIRERS = "american A 2 a1 a4 a5 a7 a9 a11"


@pytest.mark.parametrize(("dug", "result"), [("", 1), ("entrenched german A", 0)])
@proves("UF 36.2", 1)
def test_36_2_an_entrenchment_takes_one_off_on_top_of_the_terrain(dug: str, result: int) -> None:
    lines = ("turn american", FIRERS, "german A 2 g4", "ground german A 60", "hand american 96")
    scene = given(*lines, *([dug] if dug else []), rig="b0")
    when(scene, "fire A>A; with 96; shoot", "decline", "resolve")
    then(scene, f"event result man=g4 result={result}")


@proves("UF 36.1", 4)
def test_36_1_brush_entrenchment_and_wire_are_minus_one_together_qa_36_wire() -> None:
    ground = ("ground german A 60 105", "entrenched german A")
    lines = ("turn american", FIRERS, "german A 2 g4", *ground, "hand american 96")
    scene = given(*lines, rig="b0")
    when(scene, "fire A>A; with 96; shoot", "decline", "resolve")
    then(scene, "event result man=g4 result=1", "entrenched german A")


@proves("UF 36.2", 4)
def test_36_2_infiltrators_and_men_in_transfer_have_no_part_in_it() -> None:
    men = "german A 2 g1 g4.inside=A g6.to=B"
    lines = ("turn american", FIRERS, men, "german B 2 g2", "entrenched german A")
    scene = given(*lines, "hand american 66", rig="b0 b0 b0")
    when(scene, "fire A>A; with 66; shoot", "decline", "resolve")
    then(
        scene,
        "event result man=g6 result=3",
        "event result man=g1 result=0",
        "event result man=g4 result=1",
    )


@proves("UF 36.2", 2)
def test_36_2_a_group_that_moved_is_entrenched_no_more() -> None:
    scene = given("german A 2 g1", "entrenched german A", "american A 2 a4", "hand german 12")
    when(scene, "move A 12 back")
    assert not scene.game.table.groups["german-A"].entrenched
    then(scene, "event entrenchment-left group=A")


@proves("UF 36.1", 2)
def test_36_1_a_failed_attempt_leaves_no_entrenchment() -> None:
    scene = given("german A 2 g1", "american A 2 a4", rig="r1")
    when(scene, "dig A")
    assert not scene.game.table.groups["german-A"].entrenched
    then(scene, "event digs done=no")


@proves("UF 36.2", 3)
def test_36_2_a_movement_card_for_one_man_leaves_the_entrenchment() -> None:
    scene = given(
        "german A 1 g1 g4 g5",
        "entrenched german A",
        "german B 1 g2 g6",
        "american A 1 a4",
        "hand german 12",
    )
    when(scene, "transfer A>B", "send g4 12", "go")
    then(scene, "german A 1 g1 g4.to=B g5", "entrenched german A", "no event entrenchment-left")
