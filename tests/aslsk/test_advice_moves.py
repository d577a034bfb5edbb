"""What the regular player must do, and must never do, when he moves, advances and sets up."""

from __future__ import annotations

from caposaldo import library
from caposaldo.aslsk.seeing import in_sight
from caposaldo.kernel.contract import Candidate
from caposaldo.scene import Scene
from tests.aslsk.scenes import given, kit

ATTACK = ("map bare 33x10", "option los_check free", "sides russian german")


def ranked(scene: Scene) -> list[Candidate]:
    """Return the options of the question as the adviser judges them, all of them and no other."""
    game = scene.game
    asked = game.decision()
    assert asked is not None
    adviser = kit().adviser(game.setup.scenario, game.setup.readings)
    options = [option.notation for option in asked.options]
    found = adviser.rank(game.view(asked.seat), options)
    assert sorted(candidate.notation for candidate in found) == sorted(options)
    return found


def choice(scene: Scene) -> str:
    return ranked(scene)[0].notation


def played(scene: Scene, *prompts: str) -> list[str]:
    """Play the adviser's answers as long as one of these questions is asked."""
    found: list[str] = []
    while (asked := scene.game.decision()) is not None and asked.prompt in prompts:
        found.append(choice(scene))
        scene.play(found[-1])
    return found


def where(scene: Scene, id: str) -> str:
    table = scene.game.table
    return str(table.battle.name(table.units[id].place))


def test_an_attacker_whom_nobody_sees_goes_for_what_he_must_take() -> None:
    scene = given(
        *ATTACK,
        "victory russian control end hexes=N5 need=1",
        "hex N5 stone",
        "turn russian 1 movement",
        "russian r1 4-4-7 H5",
        "german g1 4-6-7 GG10 broken",
    )
    assert choice(scene) == "move r1"
    played(scene, "move", "move-stack")
    assert where(scene, "r1") in ("M5", "L5", "M6", "M4", "N5")


def test_he_takes_it_when_it_lies_empty_before_him() -> None:
    scene = given(
        *ATTACK,
        "victory russian control end hexes=N5 need=1",
        "hex N5 stone",
        "turn russian 6 movement",
        "russian r1 4-4-7 L5",
        "german g1 4-6-7 Q5",
    )
    played(scene, "move", "move-stack")
    assert where(scene, "r1") == "N5"


def test_nobody_crosses_the_open_before_a_machine_gun_with_time_to_spare() -> None:
    scene = given(
        *ATTACK,
        "victory russian control end hexes=Y5 need=1",
        "turns 12",
        "hex N5 stone",
        "hex I5 I6 I4 woods",
        "turn russian 1 movement",
        "russian r1 4-4-7 I5",
        "german g1 4-6-7 N5",
        "german g2 9-2 N5",
        "german g3 4-6-7 N5",
        "german gw1 HMG g1",
        "german gw2 HMG g3",
    )
    played(scene, "move", "move-stack")
    table = scene.game.table
    place = table.units["r1"].place
    hidden = not in_sight(table, table.battle.ground.index["N5"], place)
    assert hidden or where(scene, "r1") in ("I5", "I6", "I4")


def test_a_defender_stays_in_the_house_that_counts() -> None:
    scene = given(
        *ATTACK,
        "victory russian control end hexes=N5 need=1",
        "hex N5 stone",
        "turn german 3 movement",
        "russian r1 4-4-7 J5",
        "german g1 4-6-7 N5",
    )
    assert choice(scene) == "done"


def test_a_lost_house_is_taken_back_in_the_last_turn() -> None:
    scene = given(
        *ATTACK,
        "victory russian control end hexes=N5 need=1",
        "hex N5 stone",
        "control building N5 russian",
        "turn german 6 movement",
        "russian r1 4-4-7 J5 broken",
        "german g1 4-6-7 O5",
    )
    played(scene, "move", "move-stack")
    assert where(scene, "g1") == "N5"


def test_reinforcements_enter_in_their_turn() -> None:
    scene = given(
        *ATTACK,
        "victory russian control end hexes=N5 need=1",
        "group russian turn=2 edge=west from=A3 to=A7",
        "turn russian 2 movement",
        "russian r1 4-4-7 off:1",
        "russian r2 4-4-7 off:1",
        "german g1 4-6-7 GG5",
    )
    played(scene, "move", "move-stack")
    table = scene.game.table
    assert all(table.units[id].on_map for id in ("r1", "r2"))


def test_a_leader_takes_the_squads_of_his_hex_along() -> None:
    scene = given(
        *ATTACK,
        "victory russian control end hexes=Y5 need=1",
        "turn russian 1 movement",
        "russian r1 4-4-7 H5",
        "russian r2 9-1 H5",
        "german g1 4-6-7 GG10 broken",
    )
    scene.play("move r1")
    assert choice(scene) == "with r2"


def test_a_leader_stays_with_broken_men_whom_he_can_rally() -> None:
    scene = given(
        *ATTACK,
        "victory russian control end hexes=Y5 need=1",
        "hex H5 woods",
        "turn russian 1 movement",
        "russian r1 4-4-7 H5 broken",
        "russian r2 4-4-7 H5",
        "russian r3 9-1 H5",
        "german g1 4-6-7 GG10 broken",
    )
    played(scene, "move", "move-stack")
    assert where(scene, "r3") == "H5"
    assert where(scene, "r2") != "H5"


def test_who_must_leave_the_map_leaves_it() -> None:
    scene = given(
        *ATTACK,
        "victory russian exit_points end edge=east need=2",
        "turn russian 6 movement",
        "russian r1 4-4-7 EE5",
        "german g1 4-6-7 A5",
    )
    played(scene, "move", "move-stack")
    assert scene.game.table.units["r1"].place < 0


def test_a_squad_storms_a_hex_of_broken_enemies() -> None:
    scene = given(
        *ATTACK,
        "victory russian control end hexes=N5 need=1",
        "hex N5 stone",
        "turn russian 2 advance",
        "russian r1 4-4-7 M5",
        "german g1 4-6-7 N5 broken",
    )
    assert choice(scene) == "advance r1 N5"


def test_a_half_squad_does_not_storm_three_squads() -> None:
    scene = given(
        *ATTACK,
        "victory russian control end hexes=N5 need=1",
        "hex N5 M5 stone",
        "turn russian 2 advance",
        "russian r1 2-2-7 M5",
        "german g1 4-6-7 N5",
        "german g2 4-6-7 N5",
        "german g3 4-6-7 N5",
    )
    assert choice(scene) != "advance r1 N5"


def test_a_house_that_counts_is_taken_by_an_advance() -> None:
    scene = given(
        *ATTACK,
        "victory russian control end hexes=N5 need=1",
        "hex N5 stone",
        "turn russian 6 advance",
        "russian r1 4-4-7 M5",
        "german g1 4-6-7 Q5",
    )
    assert choice(scene) == "advance r1 N5"


def test_who_has_not_entered_by_the_advance_phase_advances_onto_the_map() -> None:
    scene = given(
        *ATTACK,
        "victory russian control end hexes=N5 need=1",
        "group russian turn=2 edge=west from=A3 to=A7",
        "turn russian 2 advance",
        "russian r1 4-4-7 off:1",
        "german g1 4-6-7 GG5",
    )
    assert choice(scene).startswith("advance r1 ")


def test_a_ready_set_up_is_taken() -> None:
    game = library.start("aslsk", "village", {}, 1)
    asked = game.decision()
    assert asked is not None
    adviser = kit().adviser("village", game.setup.readings)
    options = [option.notation for option in asked.options]
    assert adviser.rank(game.view(asked.seat), options)[0].notation.startswith("setup ")


def test_defenders_without_a_ready_set_up_go_into_the_house_that_counts() -> None:
    scene = given(
        "scenario lane",
        "turn german 0 set-up",
        "german g1 4-6-7 unplaced",
        "german g2 4-6-7 F4",
        "german g4 8-1 unplaced",
        "german gw1 LMG unplaced",
    )
    for _ in range(3):
        scene.play(choice(scene))
    assert where(scene, "g1") == "E2"
    assert where(scene, "g4") in ("E2", "F4")
    assert scene.game.table.weapons["gw1"].holder in ("g1", "g2")


def test_the_same_view_is_always_answered_alike() -> None:
    lines = (
        *ATTACK,
        "victory russian control end hexes=N5 need=1",
        "hex N5 stone",
        "turn russian 2 movement",
        "russian r1 4-4-7 I5",
        "russian r2 4-4-7 I6",
        "german g1 4-6-7 N5",
    )
    first, second = ranked(given(*lines)), ranked(given(*lines))
    assert first == second


def going_for(*gun: str, rig: str = "") -> list[str]:
    """What a squad does that would else go into the house it guards."""
    scene = given(
        *ATTACK,
        "victory german control end hexes=H5 need=1",
        "hex H5 I5 I6 stone",
        "control building H5 russian",
        "turn russian 2 movement",
        "russian r1 4-4-7 H5",
        "russian r2 4-4-7 I6",
        "german g1 4-6-7 GG10 broken",
        *gun,
        rig=rig,
    )
    return played(scene, "move", "move-stack")


def test_a_machine_gun_left_lying_is_gone_for_by_who_has_none() -> None:
    assert "go I5" not in going_for()
    answers = going_for("russian rw1 MMG I5", rig="1")
    assert answers.index("go I5") < answers.index("recover rw1 r2")


def test_nobody_goes_for_a_gun_that_does_not_work_or_has_one_already() -> None:
    assert "go I5" not in going_for("russian rw1 MMG I5 malfunctioned")
    assert "go I5" not in going_for("russian rw1 MMG I5", "russian rw2 LMG r2")


def test_a_weapon_that_had_better_stay_is_not_praised_in_other_hands() -> None:
    scene = given(
        *ATTACK,
        "victory german control end hexes=H5 need=1",
        "hex H5 stone",
        "turn russian 2 advance",
        "russian r1 4-4-7 H5",
        "russian r2 4-4-7 H5",
        "russian rw1 MMG r1",
        "german g1 4-6-7 GG10",
    )
    reasons = {each.notation: each.reason for each in ranked(scene)}
    assert reasons["transfer rw1 r2"] == "well-placed"
