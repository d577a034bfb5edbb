"""Banzai charges where rules meet: time, breaking, letters, transfers, files (UF 45.4 - 45.48)."""

import pytest

from caposaldo import library
from caposaldo.kernel.chance import stream
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.proofs import proves
from caposaldo.upfront.effects import verdict
from caposaldo.upfront.laws import fault
from caposaldo.upfront.points import victory_points
from tests.upfront.forks import decline
from tests.upfront.scenes import given, then, when

BOTH = ("nations japanese british", "british D 0 b1")


def verdicts(man: str, result: int, *lines: str) -> set[str]:
    """Collect what a result can do to the first charging man, whatever card is drawn."""
    game = given(
        *BOTH, f"japanese A 3 {man}", "mark japanese A charge:british-A", "british A 1 b4", *lines
    ).game
    group = game.table.groups["japanese-A"]
    cards = game.table.battle.deck.values()
    return {verdict(game.table, group, group.men[0], result, card) for card in cards}


@pytest.mark.parametrize(
    ("man", "result", "expected"),
    [
        ("j4", 4, {"unharmed"}),
        ("j4", 5, {"kia", "wounded"}),
        ("j4", 8, {"kia", "wounded"}),
        ("j4", 9, {"kia"}),
        ("j17", 3, {"unharmed"}),
        ("j17", 4, {"kia", "wounded"}),
        ("j17", 8, {"kia", "wounded"}),
        ("j17", 9, {"kia"}),
        ("j5.unarmed", 2, {"kia", "wounded"}),
    ],
)
@proves("UF 45.45", 1, 2, 3)
def test_45_45_from_his_morale_to_8_a_charging_man_dies_or_is_wounded(
    man: str, result: int, expected: set[str]
) -> None:
    assert verdicts(man, result) == expected


@pytest.mark.parametrize(("exact", "wounding"), [("no", {5, 6, 7}), ("yes", {5})])
@proves("UF 45.45", 3)
def test_45_45_column_7w_wounds_from_his_morale_on_or_by_a_reading_only_there(
    exact: str, wounding: set[int]
) -> None:
    game = given(
        *BOTH,
        f"option banzai-wound-exact {exact}",
        "japanese A 3 j4",
        "mark japanese A charge:british-A",
        "british A 1 b4",
    ).game
    group = game.table.groups["japanese-A"]
    found = {
        card.positions[6]
        for card in game.table.battle.deck.values()
        if verdict(game.table, group, group.men[0], 6, card) == "wounded"
    }
    assert found == wounding


@proves("UF 45.45", 1)
def test_45_45_a_pinned_man_among_them_panics_like_any_other() -> None:
    assert verdicts("j4.pinned", 6) == {"kia", "rout", "wounded"}


@proves("UF 45.43", 1)
def test_45_43_a_broken_squad_ends_the_storm_with_the_fights_still_to_come() -> None:
    scene = given(
        "nations japanese british",
        "japanese A 3 j4 j6 j7",
        "mark japanese A charge:british-A",
        "british A 2 b4 b6 b8",
        "strength british 3",
        rig="*@3=1 *@3=2 *@3=3 b0 b0 b0 b0",
    )
    when(scene, "storm A", "decline", "decline", "decline", "decline", "decline", "decline")
    then(scene, "told close-combat 4 times", "won japanese squad-broken")


@proves("UF 45.423", 6)
def test_16_3_when_time_runs_out_among_the_mines_nobody_draws_any_more() -> None:
    scene = given(
        *BOTH,
        "japanese A 3 j4 j6",
        "ground japanese A 108",
        "mark japanese A charge:british-A",
        "british A 2 b4 b6",
        "deck 3",
        "pile 1",
        rig="1",
    )
    when(scene, "storm A")
    then(scene, "told braves-mines 1 times", "no event meets")
    assert scene.game.result() is not None


@proves("UF 45.422", 1)
def test_16_3_a_storm_that_has_begun_is_fought_out_when_time_runs_out() -> None:
    game = given(
        *BOTH,
        "japanese A 3 j4",
        "mark japanese A charge:british-A",
        "british A 2 b4 b6",
        "deck 3",
        "pile 1",
    ).game
    game.chance = stream(1, "storm")
    told = [*game.answer("storm A"), *decline(game, "nothing")]
    kinds = [event.kind for event in told]
    assert kinds.index("time-is-up") < kinds.index("meets") < kinds.index("close-combat")
    assert game.result() is not None


@proves("UF 45.423", 6)
def test_45_423_mines_that_break_the_squad_end_the_game_before_anybody_is_met() -> None:
    scene = given(
        *BOTH,
        "japanese A 3 j4 j6",
        "ground japanese A 108",
        "mark japanese A charge:british-A",
        "japanese B 0 j1",
        "british A 2 b4 b6",
        "strength japanese 1",
        rig="r1",
    )
    when(scene, "storm A")
    then(scene, "told braves-mines 1 times", "no event meets", "won british squad-broken")


@proves("UF 45.42", 2)
def test_45_42_a_charging_group_whose_men_are_all_in_transfer_holds_nobody_up() -> None:
    scene = given(
        *BOTH,
        "japanese A 1 j4.to=B",
        "mark japanese A charge:british-A",
        "japanese B 1 j6 j7",
        "japanese C 1 j8",
        "british A 2 b4 b6",
        "hand japanese 12",
    )
    then(scene, "offered move C 12 forward")


@proves("UF 45.42", 2)
def test_45_42_of_two_charging_groups_neither_waits_for_the_other() -> None:
    scene = given(
        *BOTH,
        "japanese A 1 j4",
        "mark japanese A charge:british-A",
        "japanese B 1 j6 j7",
        "mark japanese B charge:british-A",
        "british A 2 b4 b6",
        "hand japanese 12",
    )
    then(scene, "offered move A 12 forward", "offered move B 12 forward")


@proves("UF 45.42", 2)
def test_45_42_the_enemy_may_move_as_he_likes() -> None:
    scene = given(
        *BOTH,
        "turn british",
        "japanese A 1 j4",
        "mark japanese A charge:british-A",
        "british A 2 b4 b6",
        "hand british 12",
    )
    then(scene, "offered move D 12 forward", "offered move A 12 forward")


@proves("UF 45.42", 2)
def test_45_42_reinforcements_wait_for_the_charge_to_get_its_card() -> None:
    scene = given(
        *BOTH,
        "japanese A 1 j1 j4",
        "mark japanese A charge:british-A",
        "british A 2 b4 b6",
        "waiting japanese j11 j12",
        "hand japanese 12 13",
    )
    then(scene, "refused reinforce 12 by UF 45.42 charge-moves-first")
    when(scene, "move A 13 forward")
    then(scene, "offered reinforce 12")


@proves("UF 45.4", 1)
def test_45_4_no_reinforcements_come_in_the_turn_of_a_declaration() -> None:
    scene = given(
        *BOTH,
        "japanese A 1 j1 j4",
        "british A 2 b4 b6",
        "waiting japanese j11 j12",
        "hand japanese 12 13",
    )
    when(scene, "banzai A>A 12")
    then(scene, "refused reinforce 13 by UF 45.4 charge-is-all")


@proves("UF 45.422", 1)
def test_45_422_an_empty_group_that_waits_for_its_men_is_fought_by_nobody() -> None:
    scene = given(
        *BOTH,
        "japanese A 3 j4",
        "mark japanese A charge:british-A",
        "british A 2",
        "british B 2 b4 b6.to=A",
    )
    then(scene, "refused storm A by UF 45.422 nobody-to-storm", "offered done")


@proves("UF 45.422", 1)
def test_45_422_men_in_transfer_do_not_fight_and_guards_do() -> None:
    scene = given(
        *BOTH,
        "japanese A 3 j4.to=B j6.guards=b9",
        "mark japanese A charge:british-A",
        "japanese B 3 j7",
        "british A 2 b4",
        rig="b6 b0",
    )
    when(scene, "storm A", "decline", "decline")
    then(scene, "event close-combat man=j6 total=10", "told close-combat 2 times")


@proves("UF 45.43", 1)
def test_45_43_a_target_whose_last_man_leaves_for_another_group_leaves_no_prize() -> None:
    scene = given(
        *BOTH,
        "turn british",
        "japanese A 3 j4",
        "mark japanese A charge:british-A",
        "british A 2 b4.to=B",
        "british B 2 b6",
    )
    when(scene, "receive B", "stand b4 1")
    then(
        scene,
        "event banzai-over group=A target=A why=target-gone by UF 45.43",
        "no event terrain-captured",
        "asked british act",
    )


@proves("UF 20.8", 2)
def test_20_8_of_a_charge_and_an_infiltrator_each_may_take_the_ground() -> None:
    scene = given(
        *BOTH,
        "japanese A 3 j4",
        "mark japanese A charge:british-A",
        "japanese B 3 j6.inside=A j7",
        "british A 2 b4",
        "ground british A 58",
        rig="b0 b0",
    )
    when(scene, "storm A", "decline", "decline", "decline")
    then(scene, "asked japanese take-terrain", "offered take A", "offered take B")
    when(scene, "decline")
    then(scene, "japanese B 3 j6 j7", "no event terrain-captured")


@proves("UF 45.48", 1)
def test_45_48_victory_points_for_ground_are_no_condition_and_stay() -> None:
    lines = ("scenario B", *BOTH, "japanese A 3 j4 j6", "ground japanese A 58", "british A 1 b4")
    free = given(*lines).game
    charging = given(*lines, "mark japanese A charge:british-A").game
    points = [victory_points(game.table, "japanese") for game in (free, charging)]
    assert points[0] == points[1] > 0


def test_the_laws_of_the_table_know_a_charge_at_nobody() -> None:
    for target in ("british-C", "japanese-B", "nobody-X"):
        lines = ("japanese A 1 j4", "japanese B 1 j6", f"mark japanese A charge:{target}")
        with pytest.raises(UnreadableFile):
            library.from_position("upfront", "\n".join((*BOTH, *lines)))
    fine = given(*BOTH, "japanese A 1 j4", "mark japanese A charge:british-D").game
    assert fault(fine.table) is None
