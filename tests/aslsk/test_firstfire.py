"""The questions of first fire: who is asked, what is shown beforehand, what is saved (3.3.3)."""

from __future__ import annotations

import itertools

import pytest

from caposaldo import library
from caposaldo.aslsk.attackrecord import nature
from caposaldo.aslsk.firegroup import Group, attack_of
from caposaldo.aslsk.firstfire import FirstFire, answering
from caposaldo.aslsk.protective import held_back
from caposaldo.aslsk.units import UnitId
from caposaldo.kernel.contract import SPECTATOR, Preview
from caposaldo.proofs import proves
from caposaldo.scene import Scene
from tests.aslsk.everyroll import EveryRoll
from tests.aslsk.scenes import given, hex_of, kit, still, then, unit, when

FREE = ("preset published", "option los_check free")
BLIND = ("preset published",)
TURN = ("sides russian german", "turn russian 1 movement")


def shown(scene: Scene, notation: str) -> Preview:
    found = scene.game.preview(notation)
    assert found is not None
    return found


def test_X3_the_preview_says_what_residual_is_left_by_how_many_rolls() -> None:
    lines = ("german g1 4-6-7 K5 first", "german gw1 MMG g1 first", "russian r1 5-2-7 H5")
    scene = given(*FREE, *TURN, *lines)
    when(scene, "move r1; go I5", "open; add g1; add gw1")
    detail = shown(scene, "shoot").detail
    assert detail["kind"] == "subsequent"
    # 4.5 FP leave 2; four doubles below 10 cower and leave 1; of the six rolls from 10 on, on which
    # the gun breaks down, four leave 1 and two, which cower as well, nothing.
    assert detail["residual"] == {"2": 26, "1": 8, "0": 2}
    assert "checks" not in detail


def test_X3_a_rate_that_may_be_kept_lowers_the_residual_foreseen() -> None:
    scene = given(*FREE, *TURN, "german g1 4-6-7 K5", "german gw1 MMG g1", "russian r1 4-4-7 H5")
    when(scene, "move r1; go I5", "open; add gw1")
    weapons = shown(scene, "shoot").detail["weapons"]
    assert isinstance(weapons, dict)
    odds = weapons["gw1"]
    residual = shown(scene, "shoot").detail["residual"]
    assert isinstance(residual, dict)
    assert residual["0"] == odds["keeps"] + odds["breaks"]


@pytest.mark.parametrize(
    ("place", "residual"), [("J5", {"12": 30, "8": 6}), ("K6", {"6": 30, "4": 6})]
)
def test_X3_a_flamethrower_leaves_residual_too_even_when_it_is_used_up(
    place: str, residual: dict[str, int]
) -> None:
    lines = (f"german g1 5-4-8 {place}", "german gw1 FT g1", "russian r1 4-4-7 H5")
    # Somebody is left to move, so that the phase goes on and the marker stays.
    scene = given(*FREE, *TURN, *lines, "russian r2 4-4-7 A2")
    when(scene, "move r1; go I6")
    assert shown(scene, "flame gw1 I6").detail["residual"] == residual
    left: dict[str, int] = {}
    for dice in itertools.product(range(1, 7), repeat=2):
        twin = scene.game.copy()
        twin.chance = EveryRoll([], 1, dice)
        twin.answer("flame gw1 I6")
        value = str(twin.table.residual[hex_of(twin, "I6")])
        left[value] = left.get(value, 0) + 1
    assert left == residual


def test_3_2_a_flamethrower_leaves_no_residual_outside_movement() -> None:
    lines = ("turn german 1 prep-fire", "german g1 5-4-8 J5", "german gw1 FT g1")
    scene = given(*FREE, *lines, "russian r1 4-4-7 I6")
    assert "residual" not in shown(scene, "flame gw1 I6").detail


@proves("SK X9", 2)
def test_X9_the_preview_says_what_the_own_roll_of_FPF_may_do_to_the_firers() -> None:
    lines = ("german g1 4-6-7 K5 final", "german g2 9-1 K5", "russian r1 4-4-7 I6")
    scene = given(*FREE, *TURN, *lines)
    when(scene, "move r1; go J5", "open; add g1")
    assert shown(scene, "shoot").detail["checks"] == {"g1": {"pinned": 6, "broken": 15, "of": 36}}
    checks = shown(scene, "direct g2").detail["checks"]
    assert checks == {
        "g2": {"pinned": 4, "broken": 6, "of": 36},
        "g1": {"pinned": 5, "broken": 10, "of": 36},
    }


def test_X15_the_preview_of_a_blind_attack_leaves_out_hindrance_and_what_it_does_to_residual() -> (
    None
):
    lines = ("german g1 4-6-7 K5", "russian r1 4-4-7 H5", "hex J4 J5 orchard")
    for sight, residual in ((FREE, {"1": 30, "0": 6}), (BLIND, {"2": 30, "1": 6})):
        scene = given(*sight, *TURN, *lines)
        when(scene, "move r1; go I5", "open; add g1")
        assert shown(scene, "shoot").detail["residual"] == residual


def test_X15_where_attacks_are_declared_first_nothing_shown_depends_on_sight() -> None:
    views = []
    for terrain in ("hex A1 woods", "building J4 J5 K4 K6 stone"):
        scene = given(*BLIND, *TURN, "german g1 4-6-7 K5", "russian r1 4-4-7 G5", terrain)
        when(scene, "move r1; go H5")
        then(scene, "asked german first-fire units=r1", "offered open; add g1; shoot")
        views.append(kit().view(scene.game, SPECTATOR)["first_fire"])
    assert views[0] == views[1]
    assert views[0] == {"hex": "H5", "movers": ["r1"], "mf": {"r1": 1}, "firers": ["g1"]}


def test_3_3_3a_where_sight_is_told_nobody_is_asked_who_sees_nothing() -> None:
    building = "building J4 J5 K4 K6 stone"
    scene = given(*FREE, *TURN, "german g1 4-6-7 K5", "russian r1 4-4-7 G5", building)
    when(scene, "move r1; go H5")
    then(scene, "asked russian move-stack")


@pytest.mark.parametrize(
    "unfit", ["german g1 4-6-7 K5 broken", "german g1 4-6-7 W5", "german g1 9-1 K5"]
)
def test_3_3_3a_nobody_is_asked_when_nobody_could_fire(unfit: str) -> None:
    scene = given(*BLIND, *TURN, unfit, "russian r1 4-4-7 H5", "map bare 33x10")
    when(scene, "move r1; go I5")
    then(scene, "asked russian move-stack")


def test_a_question_in_the_middle_of_a_group_is_saved_and_read_back() -> None:
    lines = ("german g1 4-6-7 K5", "german gw1 MMG g1", "russian r1 4-4-7 H5")
    scene = given(*FREE, *TURN, *lines)
    when(scene, "move r1; go I5", "open; add g1")
    group, asked = scene.game.stack[-1], scene.game.stack[-2]
    assert isinstance(group, Group)
    assert isinstance(asked, FirstFire)
    assert list(answering(scene.game.table, asked)) == ["g1", "gw1"]
    assert nature(scene.game.table, attack_of(scene.game.table, group)) == "first"
    again = library.load(scene.game.save())
    assert again.digest() == scene.game.digest()
    assert again.stack[-2].data() == {
        "frame": "aslsk.first_fire",
        "movers": ["r1"],
        "hex": asked.hex,
    }


def test_X9_a_half_squad_uses_its_gun_or_its_own_firepower_in_FPF() -> None:
    lines = ("german g1 2-4-7 K5 final", "german gw1 MMG g1 final", "russian r1 4-4-7 I6")
    scene = given(*FREE, *TURN, *lines)
    when(scene, "move r1; go J5", "open")
    then(scene, "offered add g1; shoot", "offered add gw1; shoot", "not offered add g1; add gw1")


def test_M13_a_flamethrower_answers_those_who_spent_MF_and_nobody_else() -> None:
    lines = ("german g1 5-4-8 J5", "german gw1 FT g1", "russian r1 4-4-7 H5", "russian r2 4-4-7 K5")
    scene = given(*FREE, *TURN, *lines)
    when(scene, "move r1; go I6")
    then(
        scene,
        "refused flame gw1 K5 by SK M13 only-at-movers",
        "offered flame gw1 I6",
        "offered open; add g1",
    )


@pytest.mark.parametrize(("shots", "refused"), [("+shot:gw1.1", True), ("+shot:gw1.2", False)])
def test_3_3_3c_a_gun_that_has_fired_as_often_as_MF_were_spent_is_not_usable_in_FPF(
    shots: str, refused: bool
) -> None:
    mover = f"russian r1 4-4-7 J5 +moving +spent:4 {shots}"
    game = still(*FREE, *TURN, "german g1 4-6-7 K5 final", "german gw1 MMG g1 final", mover)
    found = held_back(game.table, [UnitId("g1")], [], [unit(game, "r1")])
    assert (found is not None) is refused
