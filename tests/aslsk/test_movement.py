"""The movement phase: what a stack may do, where it can go, and that it always ends (SK 3.3)."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from caposaldo import library
from caposaldo.aslsk.allowance import written
from caposaldo.aslsk.board import TERRAINS
from caposaldo.aslsk.moving import Stack, members
from caposaldo.aslsk.reach import reachable
from caposaldo.aslsk.starter import Starter
from caposaldo.kernel.actions import parse
from caposaldo.kernel.chance import stream
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.proofs import proves
from caposaldo.scene import Scene
from tests.aslsk.scenes import given, hex_of, idle, kit, then, unit, when

FAR = ("map bare 33x10", "turn russian 1 movement", "german g1 4-6-7 GG10", "russian r9 4-4-7 A1")
FREE = ("map bare 17x10", "option los_check free", "turn russian 1 movement")


def reach(scene: Scene) -> dict[str, str]:
    """What the view says of the hexes that the stack on the move can reach."""
    shown = scene.game.kind.view(scene.game, "russian")["moving"]
    assert isinstance(shown, dict)
    found = shown["reach"]
    assert isinstance(found, dict)
    return found


def detail(scene: Scene, action: str) -> dict[str, Any]:
    """What the preview of an action says besides its odds."""
    seen = scene.game.kind.preview(scene.game, parse(action))
    assert seen is not None
    return dict(seen.detail)


def test_M4_the_view_tells_the_cost_of_every_hex_a_stack_can_reach() -> None:
    scene = given(*FAR, "hex E4 stone", "hex F5 grain", "smoke D5", "russian r1 4-2-6 E5")
    when(scene, "move r1")
    found = reach(scene)
    assert (found["E4"], found["F5"], found["D5"], found["E6"]) == ("2", "1½", "2", "1")
    assert (found["E3"], found["E8"]) == ("3", "3")
    assert "E5" not in found
    assert "E1" not in found


def test_M5_the_road_bonus_reaches_along_the_road_only() -> None:
    scene = given(*FAR, "road E10 E9 E8 E7 E6 E5 E4", "russian r1 4-4-7 E10")
    when(scene, "move r1")
    found = reach(scene)
    assert found["E5"] == "5"
    assert "E4" not in found
    assert [cost for cost in found.values() if cost == "5"] == ["5"]


def test_B6_a_wood_on_the_road_is_reached_at_the_road_rate_where_that_is_cheaper() -> None:
    scene = given(*FAR, "hex E9 woods", "road E10 E9 E8", "russian r1 4-4-7 E10")
    when(scene, "move r1")
    assert (reach(scene)["E9"], reach(scene)["E8"]) == ("1", "2")


def test_M6_an_assault_mover_reaches_the_next_hex_only() -> None:
    scene = given(*FAR, "hex E4 stone", "russian r1 4-4-7 E5")
    when(scene, "move r1; assault")
    assert sorted(reach(scene)) == ["D4", "D5", "E4", "E6", "F4", "F5"]
    heavy = given(*FAR, "hex E4 stone", "russian r1 4-4-7 E5", "russian rw1 MMG r1")
    when(heavy, "move r1; assault")
    assert "E4" not in reach(heavy)
    when(heavy, "go E6")
    assert reach(heavy) == {}


def test_M12_enemies_and_full_hexes_are_not_reached() -> None:
    stack = ("russian r2 4-4-7 F5", "russian r3 4-4-7 F5", "russian r4 4-4-7 F5")
    scene = given(*FAR, *stack, "german g2 4-6-7 E4 broken dm", "russian r1 4-4-7 E5")
    when(scene, "move r1")
    assert "F5" not in reach(scene)
    assert "E4" not in reach(scene)


def test_M11_the_way_in_is_reached_from_off_the_map() -> None:
    lines = ("sides russian german", "turn russian 2 movement", "group russian turn=2 edge=west")
    scene = given("map bare 33x10", "german g1 4-6-7 GG10", *lines, "russian r1 4-4-7 off:1")
    when(scene, "move r1")
    found = reach(scene)
    assert (found["A5"], found["B5"], found["D5"]) == ("1", "2", "4")
    assert "E5" not in found


@pytest.mark.parametrize("seed", range(12))
def test_M4_what_the_view_says_can_be_reached_is_what_steps_reach(seed: int) -> None:
    chance = Random(seed)
    names = [f"{column}{row}" for column in "CDEFGH" for row in range(3, 8)]
    ground = [
        f"hex {name} {chance.choice(('stone', 'woods', 'grain', 'orchard'))}"
        for name in chance.sample(names, 12)
        if name != "E5"
    ]
    road = ("road E5 F5 G5 H5", f"smoke {chance.choice(names)}")
    scene = given(*FAR, *ground, *road, "russian r1 4-2-6 E5")
    when(scene, "move r1")
    table = scene.game.table
    frame = scene.game.stack[-1]
    assert isinstance(frame, Stack)
    told = reachable(table, members(table, frame))
    assert told == walked(scene.game)


def walked(game: Starter) -> dict[int, int]:
    """Try every chain of steps, and note what the cheapest to each hex costs."""
    start = unit(game, "r1").place
    best: dict[int, int] = {}

    def walk(at: Starter) -> None:
        asked = at.decision()
        assert asked is not None
        for option in asked.options:
            if option.verb not in ("go", "road"):
                continue
            after = at.copy()
            after.answer(option)
            now = unit(after, "r1")
            marks = [mark for mark in now.marks if mark.startswith("paid:")]
            # A move that has used everything is over at once.
            told = [event.facts["mf"] for event in after.told() if event.kind == "mf-spent"]
            paid = int(marks[0][5:]) if marks else before(at) + halves(str(told[0]))
            best[now.place] = min(paid, best.get(now.place, paid))
            if marks:
                walk(after)

    walk(game)
    best.pop(start, None)
    return best


def before(game: Starter) -> int:
    """What a unit has paid so far, in halves."""
    marks = [mark for mark in unit(game, "r1").marks if mark.startswith("paid:")]
    return int(marks[0][5:]) if marks else 0


def halves(text: str) -> int:
    """Read MF as they are written."""
    return next(number for number in range(20) if written(number) == text)


def dangers(found: dict[str, Any]) -> list[tuple[object, ...]]:
    """Who could answer a step: unit, hex, range, firepower, column, modifiers."""
    keys = ("unit", "hex", "range", "fp", "column", "drm")
    return [tuple(threat[key] for key in keys) for threat in found["threats"]]


@pytest.mark.parametrize(("number", "text"), [(0, "0"), (1, "½"), (2, "1"), (3, "1½"), (12, "6")])
def test_MF_are_written_with_halves(number: int, text: str) -> None:
    assert written(number) == text


def test_3_3_a_step_says_what_it_costs_and_who_could_fire_with_which_modifier() -> None:
    foes = ("german g1 4-6-7 E2", "german g2 4-4-7 P10", "german g3 4-6-7 F1 broken dm")
    scene = given(*FREE, *foes, "hex D5 stone", "russian r1 4-4-7 E6")
    when(scene, "move r1")
    found = detail(scene, "go E5")
    assert (found["mf"], found["left"]) == ("1", {"r1": "4"})
    assert dangers(found) == [("g1", "E2", 3, "4", 4, -2)]
    assert dangers(detail(scene, "go D5")) == [("g1", "E2", 4, "4", 4, 2)]


def test_M13_a_step_says_how_likely_each_answer_breaks_the_stack_as_the_shot_itself_does() -> None:
    foes = ("german g1 4-6-7 E2", "german gw1 MMG g1", "german g2 8-0 E2")
    scene = given(*FREE, *foes, "russian r1 4-4-7 E6", "russian r2 4-4-7 E6")
    when(scene, "move r1", "with r2")
    (threat,) = detail(scene, "go E5")["threats"]
    assert threat["weapons"] == ["gw1"]
    when(scene, "go E5", "open", "add g1", "add gw1")
    shot = detail(scene, "shoot")
    assert (threat["fp"], threat["column"], threat["drm"]) == (shot["fp"], shot["column"], -2)
    hurt = max(fate["removed"] + fate["broken"] for fate in shot["fates"])
    assert (threat["worst"]["chances"], threat["worst"]["of"]) == (hurt, shot["fates"][0]["of"])


def test_M15_a_step_next_to_who_has_final_fire_is_answered_by_protective_fire_alone() -> None:
    lines = ("german g1 4-6-7 E3 final", "german g2 4-6-7 G4 final", "russian r1 4-4-7 E5")
    scene = given(*FREE, *lines)
    when(scene, "move r1")
    assert [threat["unit"] for threat in detail(scene, "go E4")["threats"]] == ["g1"]


def test_X4_a_step_tells_the_residual_firepower_that_it_walks_into() -> None:
    scene = given(*FREE, "russian r1 4-4-7 E6", "residual E5 4")
    when(scene, "move r1")
    strike = detail(scene, "go E5")["swept"]
    assert (strike["fp"], strike["column"], strike["drm"]) == ("4", 4, -2)
    assert strike["worst"]["unit"] == "r1"
    assert "swept" not in detail(scene, "go D5")


def test_X15_where_attacks_are_declared_first_a_step_tells_nothing_of_sight() -> None:
    lines = ("option los_check declare_first", "turn russian 1 movement", "russian r1 4-4-7 E6")
    scene = given(*lines, "german g1 4-6-7 E2")
    when(scene, "move r1")
    assert detail(scene, "go E5")["threats"] == []


def test_M20_the_preview_of_a_charge_names_those_who_could_fire_at_the_placer() -> None:
    lines = ("hex E4 stone", "german g1 4-6-7 E4", "russian r1 4-4-7 E5", "russian rw1 DC r1")
    scene = given(*FREE, *lines)
    when(scene, "move r1")
    found = detail(scene, "charge rw1 E4")
    assert found["mf"] == "2"
    assert dangers(found) == [("g1", "E4", 1, "8", 8, -2)]


@proves("SK V4", 2)
def test_V4_leaving_the_map_where_it_counts_for_nothing_is_legal_but_no_option() -> None:
    scene = given(*FAR, "russian r1 4-4-7 A5")
    when(scene, "move r1")
    asked = scene.game.decision()
    assert asked is not None
    assert "abandon" not in [option.verb for option in asked.options]
    when(scene, "abandon")
    then(scene, "russian r1 4-4-7 lost", "event eliminated unit=r1 by SK V4")


@proves("SK N3", 2)
@proves("SK N3", 3)
@proves("SK N4", 1)
def test_N3_there_is_no_other_way_to_move_than_these() -> None:
    verbs = {deed.VERB for deed in kit().deeds[Stack.KIND]}
    assert verbs == {
        "with", "double-time", "assault", "go", "road", "smoke", "recover", "drop", "charge",
        "leave", "exit", "abandon", "halt",
    }  # fmt: skip


@proves("SK N3", 2)
def test_N3_a_building_costs_the_same_from_every_side() -> None:
    for start in ("D4", "D5", "E4", "E6", "F4", "F5"):
        scene = given(*FAR, "hex E5 stone", f"russian r1 4-4-7 {start}")
        when(scene, "move r1; go E5")
        then(scene, "event mf-spent units=r1 mf=2 hex=E5")


@proves("SK N4", 1)
def test_N4_smoke_stays_where_it_was_laid_until_the_phase_is_over() -> None:
    scene = given(*FAR, "smoke E4", "russian r1 4-4-7 E6")
    when(scene, "move r1; go E5; halt")
    assert scene.game.table.smoke == frozenset([hex_of(scene.game, "E4")])


@proves("SK N3", 5)
@proves("SK N4", 3)
def test_N4_the_ground_has_these_kinds_of_terrain_and_no_levels() -> None:
    assert TERRAINS == ("open", "grain", "orchard", "woods", "wooden", "stone")
    for kind in ("hill", "wall", "hedge", "rowhouse", "gully", "water"):
        with pytest.raises(UnreadableFile):
            given(*FAR, f"hex E5 {kind}")
    # A unit is in a hex, in none of its levels.
    with pytest.raises(UnreadableFile):
        given(*FAR, "russian r1 4-4-7 E5.1")


@proves("SK N4", 2)
def test_N4_no_die_is_rolled_for_weather() -> None:
    scene = idle(given(*FAR, "turns 1"))
    assert scene.game.result() is not None
    then(scene, "told phase-began 13 times")


def test_M3_a_stack_on_the_move_is_saved_and_read_back() -> None:
    scene = given(*FAR, "russian r1 4-4-7 E10", "russian r2 4-4-7 E10")
    when(scene, "move r1; with r2; go E9; leave r2")
    again = library.load(json.loads(json.dumps(scene.game.save())))
    one, two = scene.game.decision(), again.decision()
    assert one is not None
    assert two is not None
    assert two.data() == one.data()
    again.answer("halt")
    assert unit(again, "r1").marks[-1] == "moved"


@pytest.mark.parametrize("seed", range(4))
def test_M3_whatever_is_chosen_a_movement_phase_ends(seed: int) -> None:
    chance = Random(seed)
    lines = (
        "turn american 1 movement", "hex E4 E9 stone", "hex F5 woods", "road E5 F5 G6",
        "american a1 6-6-6 E5", "american a2 6-6-6 E5", "american a3 8-0 E5",
        "american a4 7-4-7 F7", "american aw1 MMG a1", "american aw2 DC a2", "american aw3 MMG E4",
        "german g1 4-6-7 E9", "german gw1 MMG g1", "german g2 4-6-7 H8",
    )  # fmt: skip
    game = library.from_position("aslsk", "\n".join(lines), stream(seed, "game"))
    for _ in range(400):
        asked = game.decision()
        if asked is None or game.table.phase != "movement":
            return
        game.answer(chance.choice(asked.options))
        assert game.kind.check(game) is None
    pytest.fail("the movement phase does not end")
