"""Close combat and advance: what is shown, saved and foretold (SK 3.7, 3.8)."""

from collections.abc import Iterator
from typing import Any

import pytest

from caposaldo import library
from caposaldo.aslsk.starter import Starter
from caposaldo.kernel.chance import stream
from caposaldo.kernel.contract import SPECTATOR
from caposaldo.proofs import proves
from caposaldo.scene import Scene
from tests.aslsk.scenes import given, then, unit, when

MELEE = (
    "turn german 1 close-combat",
    "hex F5 stone",
    "german g1 9-1 F5",
    "german g2 4-6-7 F5",
    "german g3 4-6-7 F5",
    "russian r1 4-4-7 F5",
    "russian r2 8-0 F5",
    "melee F5",
)


def shown(scene: Scene) -> dict[str, Any]:
    found: dict[str, Any] = scene.game.kind.view(scene.game, SPECTATOR)
    return found


def test_3_8b_the_view_shows_parties_attacks_and_their_chances() -> None:
    scene = given(*MELEE)
    when(scene, "beside g1 g2", "russian: beside r2 r1", "german: attack g2; against r1")
    panel = shown(scene)["close_combat"]
    assert panel["hex"] == "F5"
    assert panel["parties"] == {"german": [["g2", "g1"], ["g3"]], "russian": [["r1", "r2"]]}
    assert (panel["attackers"], panel["targets"], panel["attacks"]) == (["g2"], ["r1"], [])
    when(scene, "declare")
    (attack,) = shown(scene)["close_combat"]["attacks"]
    assert attack["side"] == "german"
    assert attack["attackers"] == ["g2", "g1"]
    assert (attack["attack"], attack["defence"], attack["odds"]) == ("5", "5", "1-1")
    assert (attack["kill"], attack["drm"]) == (5, -1)
    assert [each["key"] for each in attack["chances"]] == [
        "cc-eliminated",
        "cc-reduced",
        "cc-unharmed",
    ]


def test_3_8a_the_view_shows_the_hexes_to_fight_for_with_their_ambushes() -> None:
    scene = given(
        "turn german 1 close-combat",
        "hex F5 stone",
        "german g1 4-6-7 F5 +advanced",
        "german g2 4-6-7 C5 +advanced",
        "russian r1 4-4-7 F5",
        "russian r2 4-4-7 C5",
    )
    open_ground, house = shown(scene)["close_combats"]
    assert (open_ground["hex"], open_ground["ambush"]) == ("C5", [])
    assert house["hex"] == "F5"
    assert [(each["key"], each["chances"]) for each in house["ambush"]] == [
        ("ambush", 6),
        ("ambushed", 6),
        ("no-ambush", 24),
    ]


def test_a_fight_under_way_is_saved_and_read_back() -> None:
    scene = given(*MELEE)
    when(scene, "beside g1 g2", "alone r2", "attack g2; against r1")
    again = library.load(scene.game.save())
    assert again.digest() == scene.game.digest()
    assert again.decision() is not None
    mine, theirs = again.decision(), scene.game.decision()
    assert mine is not None
    assert theirs is not None
    assert [each.notation for each in mine.options] == [each.notation for each in theirs.options]


def test_a_copy_of_a_fight_goes_its_own_way() -> None:
    scene = given(*MELEE)
    when(scene, "beside g1 g2", "alone r2", "attack g2")
    copy = scene.game.copy()
    copy.answer("against r1")
    asked = scene.game.decision()
    assert asked is not None
    assert asked.facts["targets"] == []


@proves("SK A4", 3)
def test_a4_the_leader_of_a_lost_squad_is_alone() -> None:
    scene = given(
        "turn german 1 close-combat",
        "hex F5 stone",
        "german g1 2-4-7 F5 +advanced",
        "german g2 9-1 F5",
        "german g3 4-6-7 F5",
        "russian r1 4-4-7 F5",
        "russian r2 8-0 F5",
        # The Russians ambush: 4 to 3 FP at -1, DR 6 reduces one of the two, the half-squad.
        rig="6 1 3,3 6 1",
    )
    when(scene, "beside g2 g1", "russian: alone r2", "russian: attack r1; against g1; declare")
    when(scene, "russian: done")
    assert not unit(scene.game, "g1").on_map
    then(scene, "offered attack g2", "no modifier attack g2 cc-leader")


def test_a1_the_preview_of_an_advance_tells_cost_and_exhaustion() -> None:
    scene = given(
        "turn german 1 advance",
        "hex F4 stone",
        "german g1 4-6-7 F5",
        "german gw1 HMG g1",
        "german gw2 LMG g1",
        "russian r1 4-4-7 F4",
    )
    preview = scene.game.preview("advance g1 F4")
    assert preview is not None
    assert preview.detail == {
        "cost": "2",
        "allowance": "2",
        "cx": True,
        "close_combat": True,
        "ambush": True,
    }
    assert [each.label for each in preview.modifiers] == ["ambush-cx"]
    then(scene, "modifier advance g1 F4 -2 SK M8 advance-load")


def test_the_preview_of_an_open_step_has_no_odds() -> None:
    scene = given("turn german 1 advance", "german g1 4-6-7 F5", "russian r1 4-4-7 J4")
    preview = scene.game.preview("advance g1 F4")
    assert preview is not None
    assert (preview.factors, preview.modifiers) == ([], [])
    assert (preview.odds, preview.detail["cx"], preview.detail["cost"]) == ([], False, "1")
    assert scene.game.preview("done") is None


def test_3_8b_every_word_of_an_attack_is_previewed_as_if_it_were_the_last() -> None:
    scene = given(*MELEE)
    when(scene, "beside g1 g2", "alone r2")
    assert scene.game.preview("attack g2") is None
    assert scene.game.preview("done") is None
    when(scene, "attack g2; against r1")
    alone, both = scene.game.preview("declare"), scene.game.preview("against r2")
    assert alone is not None
    assert both is not None
    assert alone.detail["defence"] == "4"
    assert both.detail["defence"] == "5"
    # A German leader comes on every dr but a 6, and 216 rolls are counted.
    assert {each.of for each in alone.odds} == {216}


@proves("SK A6", 1)
def test_a6_no_leader_comes_where_there_is_no_room_for_one() -> None:
    leaders = [f"german g{number} 8-0 F5" for number in range(2, 6)]
    scene = given(
        "turn german 1 close-combat",
        "german g1 4-6-7 F5",
        *leaders,
        "russian r1 4-4-7 F5",
        "melee F5",
    )
    when(scene, "alone g2", "alone g3", "alone g4", "alone g5")
    preview = scene.game.preview("attack g1")
    assert preview is not None
    assert {each.of for each in preview.odds} == {36}


def plans(game: Starter, side: str, first: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every plan of a side, as the attacks it has declared when it is done."""
    asked = game.decision()
    if asked is None or asked.seat != side:
        yield first
        return
    for option in asked.options:
        trial = game.copy()
        trial.answer(option)
        events = [event for event in trial.told() if event.kind == "attack-declared"]
        words = [f"{event.facts['units']}>{event.facts['targets']}" for event in events]
        yield from plans(trial, side, (*first, *words))


@proves("SK A3", 3)
def test_a3_every_plan_can_be_said_and_in_one_way_only() -> None:
    scene = given(
        "turn german 1 close-combat",
        "german g1 4-6-7 F5",
        "german g2 4-6-7 F5",
        "russian r1 4-4-7 F5",
        "russian r2 4-4-7 F5",
        "melee F5",
    )
    found = list(plans(scene.game, "german"))
    # None; one attack of any of them on any of them; one each on one each.
    assert len(found) == 1 + 3 * 3 + 2
    assert len({frozenset(plan) for plan in found}) == len(found)


@pytest.mark.parametrize("seed", range(12))
def test_close_combats_played_at_random_come_to_an_end(seed: int) -> None:
    lines = (
        "turns 1",
        "turn german 1 advance",
        "hex F5 H4 stone",
        "german g1 9-1 F4",
        "german g2 4-6-7 F4",
        "german g3 4-3-6 H5",
        "german g4 6+1 H4",
        "german g5 2-4-7 H4 pinned",
        "german gw1 HMG g2",
        "russian r1 4-4-7 F5",
        "russian r2 8-0 F5",
        "russian r3 4-2-6 H4 broken",
        "russian r4 10-2 H4 wounded",
        "melee H4",
    )
    game = library.from_position("aslsk", "\n".join(lines), stream(seed, "game"))
    choice = stream(seed, "players")
    for _ in range(300):
        asked = game.decision()
        if asked is None or game.kind.view(game, SPECTATOR)["phase"] not in (
            "advance",
            "close-combat",
        ):
            break
        game.answer(asked.options[choice.below(len(asked.options), "option")])
        assert game.kind.check(game) is None
        assert library.load(game.save()).digest() == game.digest()
    else:
        pytest.fail("it goes on and on")
