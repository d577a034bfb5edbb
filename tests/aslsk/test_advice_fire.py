"""What the adviser does with fire, and what it must never do: prohibitions and duties."""

from __future__ import annotations

from caposaldo import library
from caposaldo.scene import Scene
from tests.aslsk.advised import advised, follow, outcome, ranked
from tests.aslsk.scenes import given, then

FREE = ("option los_check free",)
ATTACK = ("sides russian german", "turn russian 2 prep-fire", "turns 6")
GOAL = ("victory russian control end hexes=P5 need=1",)
ANSWER = (*FREE, "sides russian german", "turn russian 2 movement", "turns 6", *GOAL)
DEFENCE = (*FREE, "sides russian german", "turn russian 2 defensive-fire", "turns 6", *GOAL)


def group_of(scene: Scene) -> tuple[list[str], list[str]]:
    """Those who fire and those who direct in the group that is advised."""
    answers = follow(scene, "shoot")
    assert answers[-1] == "shoot"
    members = [each.split(" ")[1] for each in answers if each.startswith("add ")]
    return members, [each.split(" ")[1] for each in answers if each.startswith("direct ")]


def test_a_defender_with_a_target_in_the_open_fires() -> None:
    scene = given(*DEFENCE, "german g1 4-6-7 H5", "russian r1 4-4-7 J5")
    assert advised(scene) == "target J5"


def test_the_better_of_two_targets_is_fired_at_first() -> None:
    scene = given(
        *DEFENCE,
        "hex J7 stone",
        "german g1 4-6-7 H5",
        "russian r1 4-4-7 J5",
        "russian r2 4-4-7 J7",
    )
    assert advised(scene) == "target J5"


def test_good_order_men_are_fired_at_before_broken_ones() -> None:
    scene = given(
        *DEFENCE,
        "german g1 4-6-7 H5",
        "russian r1 4-4-7 J5",
        "russian r2 4-4-7 J7 broken dm",
    )
    assert advised(scene) == "target J5"


def test_a_leader_directs_the_fire_of_his_hex() -> None:
    scene = given(*DEFENCE, "german g1 4-6-7 H5", "german g2 9-1 H5", "russian r1 4-4-7 J5")
    members, leaders = group_of(scene)
    assert members == ["g1"]
    assert leaders == ["g2"]


def test_a_leader_who_hampers_his_men_more_than_their_fear_does_not_direct() -> None:
    scene = given(
        *DEFENCE,
        "german g1 4-6-7 H5",
        "german g2 4-6-7 H5",
        "german g3 6+1 H5",
        "russian r1 4-4-7 J5",
    )
    assert group_of(scene) == (["g1", "g2"], [])


def test_men_of_one_hex_fire_together_with_their_machine_gun() -> None:
    scene = given(
        *DEFENCE,
        "german g1 4-6-7 H5",
        "german g2 4-6-7 H5",
        "german gw1 MMG g2",
        "russian r1 4-4-7 J5",
    )
    members, _ = group_of(scene)
    assert members == ["g1", "g2", "gw1"]


def test_a_half_squad_with_a_machine_gun_fires_the_stronger_of_the_two() -> None:
    scene = given(*DEFENCE, "german g1 2-4-7 H5", "german gw1 MMG g1", "russian r1 4-4-7 J5")
    members, _ = group_of(scene)
    assert members == ["gw1"]


def test_a_squad_does_not_lose_its_own_fire_for_a_second_gun_that_gives_less() -> None:
    scene = given(
        *DEFENCE,
        "german g1 4-6-7 H5",
        "german gw1 LMG g1",
        "german gw2 MMG g1",
        "russian r1 4-4-7 J5",
    )
    members, _ = group_of(scene)
    assert members == ["g1", "gw2"]


def test_a_gun_does_not_risk_a_breakdown_for_a_hopeless_shot() -> None:
    scene = given(
        *DEFENCE,
        "hex P5 stone",
        "german g1 2-4-7 B5",
        "german gw1 LMG g1",
        "russian r1 4-4-7 P5",
    )
    assert advised(scene) == "done"


def test_fire_into_a_melee_with_more_of_ones_own_men_is_never_advised() -> None:
    scene = given(
        *DEFENCE,
        "melee J5",
        "german g1 4-6-7 H5",
        "german g2 4-6-7 J5",
        "german g3 9-1 J5",
        "russian r1 4-4-7 J5",
    )
    assert advised(scene) == "done"


def test_an_attacker_far_from_his_goal_does_not_waste_his_move_on_a_poor_shot() -> None:
    scene = given(
        *FREE, *ATTACK, *GOAL, "hex P5 stone", "german g1 4-6-7 P5", "russian r1 4-4-7 I5"
    )
    then(scene, "asked russian prep-fire")
    assert advised(scene) == "done"


def test_a_base_of_fire_with_a_good_shot_fires_before_the_others_move() -> None:
    scene = given(
        *FREE,
        *ATTACK,
        "victory russian control end hexes=M5 need=1",
        "german g1 4-6-7 M5",
        "german g2 4-6-7 M5",
        "german g3 9-1 M5",
        "russian r1 4-4-7 J5",
        "russian r2 4-4-7 J5",
        "russian rw1 MMG r1",
        "russian r3 9-1 J5",
    )
    assert advised(scene) == "target M5"


def test_a_mover_in_the_open_next_door_is_fired_at() -> None:
    scene = given(*ANSWER, "german g1 4-6-7 K5", "russian r1 4-4-7 I6")
    assert outcome(scene, ["move r1; go J5"]) == "open"


def test_fire_is_held_against_bait_while_better_targets_wait() -> None:
    scene = given(
        *ANSWER,
        "hex C5 stone",
        "german g1 4-6-7 K5",
        "russian r1 2-3-7 B5",
        "russian r2 4-4-7 H5",
        "russian r3 4-4-7 H5",
        "russian r4 4-4-7 H4",
    )
    scene.play("move r1; go C5")
    then(scene, "asked german first-fire")
    assert advised(scene) == "hold"


BLIND = ("sides russian german", "turn russian 2 movement", "turns 6", *GOAL)


def answer_past(*nearer: str) -> str:
    """What g1, who has fired once, does about a mover in the open three hexes away."""
    scene = given(*BLIND, "german g1 4-6-7 K5 first", "russian r1 4-4-7 G5", *nearer)
    return outcome(scene, ["move r1; go H5"])


def test_subsequent_fire_is_not_thrown_away_on_a_mover_behind_a_nearer_enemy() -> None:
    assert answer_past() == "open"
    assert answer_past("russian r2 4-4-7 I5 prep") == "hold"


def fired_already(start: str, end: str, *waiting: str) -> str:
    """What g1, who has fired once, does about a mover in woods while others wait to move."""
    scene = given(
        *ANSWER,
        f"hex {end} woods",
        "german g1 4-6-7 M5 first",
        f"russian r1 4-4-7 {start}",
        *waiting,
    )
    return outcome(scene, [f"move r1; go {end}"])


def test_who_has_fired_keeps_his_second_shot_for_those_who_come_nearer() -> None:
    others = ("russian r2 4-4-7 H4", "russian r3 4-4-7 H4", "russian r4 4-4-7 H6")
    assert fired_already("G5", "H5") == "open"
    assert fired_already("G5", "H5", *others) == "hold"
    assert fired_already("K6", "L5", *others) == "open"


def test_final_protective_fire_at_a_hopeless_target_is_not_worth_the_check() -> None:
    scene = given(
        *ANSWER,
        "hex J5 stone",
        "german g1 4-4-7 K5 final",
        "russian r1 4-4-7 I6",
    )
    assert outcome(scene, ["move r1; go J5"]) == "hold"


def test_a_rate_is_kept_while_others_may_still_come() -> None:
    scene = given(
        *ANSWER,
        "hex I5 woods",
        "german g1 4-6-7 K5",
        "german gw1 MMG g1",
        "russian r1 4-4-7 H5",
        "russian r2 4-4-7 H6",
        rig="1,6 1,2",
    )
    scene.play("move r1; go I5")
    scene.play("open; add gw1; shoot")
    then(scene, "asked german decline-rate")
    assert advised(scene) == "done"


def test_a_flamethrower_next_to_men_in_stone_is_fired() -> None:
    scene = given(
        *FREE,
        *ATTACK,
        *GOAL,
        "hex J5 stone",
        "german g1 4-6-7 J5",
        "german g2 4-6-7 J5",
        "russian r1 6-2-8 I5",
        "russian rw1 FT r1",
    )
    assert advised(scene) == "flame rw1 J5"


def test_a_working_weapon_is_never_destroyed() -> None:
    scene = given(
        *DEFENCE,
        "german g1 4-6-7 H5",
        "german gw1 MMG g1",
        "russian r1 4-4-7 I5",
        "russian r2 4-4-7 I5",
        "russian r3 4-4-7 H4",
    )
    best = ranked(scene)
    assert "destroy gw1" in [each.notation for each in best]
    assert not best[0].notation.startswith("destroy")
    assert best[-1].notation == "destroy gw1"
    assert best[-1].reason == "no-need"


def test_a_gun_that_does_not_work_is_destroyed_before_it_is_taken_and_not_otherwise() -> None:
    gun = (*DEFENCE, "german g1 4-6-7 H5 final", "german gw1 MMG g1 malfunctioned")
    lost = given(*gun, "russian r1 6-2-8 I5", "russian r2 6-2-8 I5")
    assert advised(lost) == "destroy gw1"
    assert ranked(lost)[0].reason == "destroy"
    safe = given(*gun, "russian r1 4-4-7 P5")
    assert advised(safe) == "done"


def test_no_group_is_begun_and_given_up() -> None:
    scene = given(*DEFENCE, "german g1 4-6-7 H5", "russian r1 4-4-7 J5")
    scene.play("target J5")
    assert [each.notation for each in ranked(scene)][-1] == "cancel"


def test_the_same_view_gets_the_same_answers_from_an_adviser_with_and_without_memory() -> None:
    game = library.start("aslsk", "lane", {}, 7)
    old = game.kind.adviser("lane", game.setup.readings)
    assert old is not None
    for _ in range(250):
        asked = game.decision()
        if asked is None:
            break
        options = [option.notation for option in asked.options]
        view = game.view(asked.seat)
        fresh = game.kind.adviser("lane", game.setup.readings)
        assert fresh is not None
        first, second, third = (each.rank(view, options) for each in (old, old, fresh))
        assert [(c.notation, c.score) for c in first] == [(c.notation, c.score) for c in second]
        assert [(c.notation, c.score) for c in first] == [(c.notation, c.score) for c in third]
        game.answer(first[0].notation)


def test_every_ranking_has_all_options_and_the_best_first() -> None:
    game = library.start("aslsk", "lane", {}, 11)
    adviser = game.kind.adviser("lane", game.setup.readings)
    assert adviser is not None
    while (asked := game.decision()) is not None and len(game.answers) < 1000:
        options = [option.notation for option in asked.options]
        found = adviser.rank(game.view(asked.seat), options)
        assert sorted([each.notation for each in found]) == sorted(options)
        scores = [each.score for each in found]
        assert scores == sorted(scores, reverse=True)
        game.answer(found[0].notation)
    assert game.result() is not None
