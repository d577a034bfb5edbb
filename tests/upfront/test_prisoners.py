"""Prisoners: what they are worth and what becomes of them (32)."""

from caposaldo.proofs import proves
from caposaldo.scene import Scene
from caposaldo.upfront.goals import losses
from caposaldo.upfront.points import victory_points
from tests.upfront.scenes import given, then, when

SIDES = ("nations german american", "german A 0 g4 g6", "american A 0 a1 a2")


def points(scene: Scene, side: str) -> int:
    return victory_points(scene.game.table, side)


@proves("UF 32.1", 1)
def test_a_prisoner_is_worth_five_points() -> None:
    without = given(*SIDES)
    prisoner = given(*SIDES[:1], "german A 0 g4.guards=a9 g6", SIDES[2], "lost a9 captured")
    assert points(prisoner, "german") == points(without, "german") + 5


@proves("UF 32.1", 3)
def test_prisoners_count_as_losses_of_the_squad_uf2_16_19() -> None:
    dead = [f"lost g{number} kia" for number in (1, 2, 5, 7)]
    taken = ["lost g8 captured", "lost g9 captured"]
    scene = given(*SIDES[:2], "american A 0 a1.guards=g8,g9 a2", *dead, *taken)
    assert losses(scene.game.table, "german") == 6


@proves("UF 32.22", 2)
def test_freed_prisoners_give_no_points_at_all() -> None:
    scene = given(
        SIDES[0],
        "turn american",
        "german A 3 g4.guards=a9",
        "german B 0 g6",
        "american A 2 a1 a2 a3 a4",
        "hand american 142",
        "lost a9 captured",
        rig="b6",
    )
    before = points(scene, "german")
    assert before >= 5
    when(scene, "fire A>A", "with 142", "shoot", "decline", "resolve")
    then(scene, "lost a9 freed", "lost g4 kia")
    assert points(scene, "german") == 0


@proves("UF 32.12", 5)
def test_the_captor_of_the_last_man_near_is_marked_as_near_qa_32_12_victory() -> None:
    scene = given(
        SIDES[0],
        "german A 3 g1 g2 g4 g6",
        "american A 2 a6.pinned",
        "american D 0 a1 a2",
        "ground american A 71",
        "hand german 142",
        rig="b2@10=10",
    )
    when(scene, "fire A>A", "with 142", "shoot", "decline", "resolve", "take A", "watch g6")
    then(scene, "lost a6 captured", "mark german A took-the-last-at:3")


@proves("UF 32.22", 3)
def test_prisoners_go_along_with_a_guard_who_changes_his_group() -> None:
    scene = given(
        SIDES[0],
        "german A 0 g1 g4.guards=a9 g6",
        "german B 0 g2 g5",
        "american A 0 a1 a2",
        "lost a9 captured",
        "hand german 12",
    )
    when(scene, "transfer A>B", "send g4 12", "go")
    then(scene, "german A 0 g1 g4.to=B.guards=a9 g6")
