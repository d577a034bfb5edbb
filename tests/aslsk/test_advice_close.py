"""What the adviser does in close combat (SK 3.8, A3, A4)."""

from __future__ import annotations

from caposaldo.scene import Scene
from tests.aslsk.advised import advised, follow, ranked
from tests.aslsk.scenes import given, then

FIGHT = ("option los_check free", "sides german russian", "turn german 2 close-combat")


def declared(scene: Scene) -> list[str]:
    """The answers advised to the side that designates, up to the last."""
    return follow(scene, "done")


def test_two_squads_attack_a_single_enemy_together() -> None:
    scene = given(*FIGHT, "german g1 4-6-7 N5", "german g2 4-6-7 N5", "russian r1 4-4-7 N5")
    then(scene, "asked german designate")
    assert declared(scene)[:4] == ["attack g1", "attack g2", "against r1", "declare"]


def test_nobody_is_left_idle_where_every_attack_is_free() -> None:
    scene = given(
        *FIGHT,
        "german g1 4-6-7 N5",
        "german g2 4-6-7 N5",
        "russian r1 4-2-6 N5",
        "russian r2 4-2-6 N5",
    )
    answers = declared(scene)
    assert "attack g1" in answers
    assert "attack g2" in answers
    assert "against r1" in answers
    assert "against r2" in answers


def test_a_broken_enemy_who_dies_easily_is_attacked_too() -> None:
    scene = given(
        *FIGHT,
        "german g1 5-4-8 N5",
        "german g2 5-4-8 N5",
        "russian r1 4-4-7 N5",
        "russian r2 4-4-7 N5 broken",
    )
    assert "against r2" in declared(scene)


def test_a_leader_stands_beside_the_strongest_squad_and_not_alone() -> None:
    scene = given(
        *FIGHT,
        "german g1 2-4-7 N5",
        "german g2 4-6-7 N5",
        "german g3 9-1 N5",
        "russian r1 4-4-7 N5",
    )
    then(scene, "asked german stand")
    assert advised(scene) == "beside g3 g2"
    assert ranked(scene)[-1].notation == "alone g3"


def test_a_pinned_squad_is_no_good_company() -> None:
    scene = given(
        *FIGHT,
        "german g1 4-6-7 N5 pinned",
        "german g2 4-6-7 N5",
        "german g3 9-1 N5",
        "russian r1 4-4-7 N5",
    )
    assert advised(scene) == "beside g3 g2"


def test_the_fight_with_the_better_odds_comes_first() -> None:
    scene = given(
        *FIGHT,
        "german g1 4-6-7 N5",
        "russian r1 4-4-7 N5",
        "russian r2 4-4-7 N5",
        "german g2 4-6-7 P5",
        "german g3 4-6-7 P5",
        "russian r3 4-4-7 P5",
    )
    assert advised(scene) == "fight P5"


def test_a_plan_once_begun_is_declared_to_its_end() -> None:
    scene = given(
        *FIGHT,
        "german g1 4-6-7 N5",
        "german g2 4-6-7 N5",
        "german g3 4-6-7 N5",
        "russian r1 4-4-7 N5",
        "russian r2 4-4-7 N5",
        "russian r3 4-4-7 N5",
    )
    answers = follow(scene, "nothing", most=12)
    assert answers[-1] in ("declare", "done")
    then(scene, "asked russian designate")
