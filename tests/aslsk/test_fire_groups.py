"""Fire groups as questions: what is offered, what is told of sight, what is kept (SK 5.4, X15)."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from caposaldo.aslsk.counters import DC, FT, MG
from caposaldo.aslsk.finalfire import FinalFire
from caposaldo.aslsk.firegroup import Group
from caposaldo.aslsk.phases import FIRED_AT
from caposaldo.aslsk.prepfire import PrepFire
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.together import forget, has_fired, remember, too_late
from caposaldo.aslsk.units import MARKERS
from caposaldo.kernel.contract import Preview
from caposaldo.proofs import proves
from tests.aslsk.scenes import given, hex_of, kit, still, then, when

HOUSE = "hex E4 stone"
BLIND = (
    "turn german 1 prep-fire",
    "german g1 4-6-7 D6",
    "german g2 4-6-7 E6",
    "german g3 4-6-7 F6",
    "german g4 9-1 E6",
    "german gw1 MMG g2",
    "russian r1 4-4-7 E2",
    "russian r2 4-4-7 E3",
)
WORDS = ("target E2", "target E3", "add g1", "add g2", "add gw1", "add g3", "direct g4", "shoot")


def everything_said(game: Starter, depth: int) -> Iterator[object]:
    """What a side can learn by asking and planning: options, refusals, previews, views."""
    asked = game.decision()
    assert asked is not None
    yield asked.data()
    yield game.view("german")
    for words in WORDS:
        refusal = game.why_not("german", words)
        yield refusal.data() if refusal is not None else None
    for option in asked.options:
        shown: Preview | None = game.preview(option)
        yield shown.data() if shown is not None else None
        if depth and option.verb not in ("shoot", "done", "cancel"):
            trial = game.copy()
            trial.answer(option)
            yield from everything_said(trial, depth - 1)


@proves("SK X15", 4)
@proves("SK 3.2los", 4)
def test_X15_where_attacks_are_declared_first_nothing_tells_of_sight() -> None:
    hidden = given(HOUSE, "hex D5 orchard", *BLIND).game
    free = given("hex A1 stone", "hex A2 orchard", *BLIND).game
    for one, other in zip(everything_said(hidden, 4), everything_said(free, 4), strict=True):
        assert without_ground(one) == without_ground(other)


def without_ground(said: object) -> object:
    """What was said, but for the ground, which everybody sees."""
    if isinstance(said, dict):
        return {key: value for key, value in said.items() if key != "readings"}
    return said


def test_X15_where_sight_is_free_it_is_told() -> None:
    hidden = given("option los_check free", HOUSE, *BLIND).game
    free = given("option los_check free", *BLIND).game
    assert list(everything_said(hidden, 2)) != list(everything_said(free, 2))


@proves("SK X15", 1)
def test_X15_every_enemy_hex_in_range_can_be_named() -> None:
    scene = given(HOUSE, *BLIND)
    then(scene, "offered target E2", "offered target E3", "offered target E2; add g2; shoot")
    far = given("turn german 1 prep-fire", "german g1 4-6-7 C1", "russian r1 4-4-7 P9")
    asked = far.game.decision()
    assert asked is None or asked.prompt != "prep-fire"


def test_a_group_under_way_is_copied_saved_and_read_back() -> None:
    scene = given("option los_check free", *BLIND)
    when(scene, "target E2", "add g1", "add g2", "direct g4")
    game = scene.game
    top = game.stack[-1]
    assert isinstance(top, Group)
    assert top.data() == {
        "frame": "aslsk.fire_group",
        "kind": "prep",
        "side": "german",
        "hex": hex_of(game, "E2"),
        "targets": [],
        "members": ["g1", "g2"],
        "leaders": ["g4"],
    }
    twin = game.copy()
    twin.answer("cancel")
    assert top.members == ("g1", "g2")
    assert len(game.stack) == len(twin.stack) + 1
    saved = json.loads(json.dumps(game.state()))
    assert [frame["frame"] for frame in saved["stack"]][-2:] == [PrepFire.KIND, Group.KIND]
    shown = game.kind.view(game, "german")
    assert shown["fire_group"] == {
        "kind": "prep",
        "side": "german",
        "hex": "E2",
        "targets": [],
        "members": ["g1", "g2"],
        "leaders": ["g4"],
        "fp": "8",
        "column": 8,
    }
    assert shown["firing"] == {"kind": "prep", "side": "german"}


def test_the_preview_of_a_shot_tells_what_the_guns_may_do() -> None:
    scene = given("option los_check free", *BLIND)
    when(scene, "target E2", "add g2", "add gw1")
    shown = scene.game.preview("shoot")
    assert shown is not None
    assert shown.detail["fp"] == "9"
    assert (shown.detail["column"], shown.detail["drm"], shown.detail["cowering"]) == (8, 0, 1)
    # Coloured 1 or 2 keeps the rate, but doubles cower; a 12 breaks the gun down.
    gun = {"rate": 2, "number": 12, "keeps": 10, "breaks": 1, "of": 36}
    assert shown.detail["weapons"] == {"gw1": gun}
    led = scene.game.preview("direct g4")
    assert led is not None
    assert led.detail["weapons"] == {"gw1": {**gun, "keeps": 12}}
    assert scene.game.preview("cancel") is None


@pytest.mark.parametrize("preset", ["option los_check free", "option los_check declare_first"])
def test_every_target_offered_can_be_fired_at_by_somebody(preset: str) -> None:
    lines = ("turn german 1 prep-fire", HOUSE, "hex D5 F5 orchard", "german g5 2-4-7 C2")
    scene = given(preset, *lines, *BLIND[1:], "german gw2 LMG g5", "russian r3 8-0 H9", rig="2,6")
    game = scene.game
    for _ in range(2):
        asked = game.decision()
        assert asked is not None
        targets = [option for option in asked.options if option.verb == "target"]
        assert targets
        for option in targets:
            trial = game.copy()
            trial.answer(option)
            joins = trial.decision()
            assert joins is not None
            assert [each for each in joins.options if each.verb == "add"]
        if isinstance(game.stack[-1], PrepFire) and not has_fired(
            game.table, hex_of(game, "F6"), hex_of(game, "E2")
        ):
            game.answer("target E2; add g3")
            game.answer("shoot")


def test_what_a_phase_remembers_of_its_fire_can_be_written_as_a_position() -> None:
    scene = given("option los_check free", *BLIND, rig="2,6 1,1")
    when(scene, "target E2; add g2; add gw1; direct g4", "shoot")
    lines = scene.game.kind.describe(scene.game)
    assert "german g4 9-1 E6 prep +directed:g2,gw1" in lines
    assert "note fired-at E6.E2" in lines
    again = given(*lines).game
    assert again.kind.describe(again) == lines
    first, second = scene.game.decision(), again.decision()
    assert first is not None
    assert second is not None
    assert first.data() == second.data()


@proves("SK F4", 1)
def test_F4_what_was_fired_at_is_forgotten_with_the_phase_or_the_expenditure() -> None:
    game = still("german g1 4-6-7 C5", "russian r1 4-4-7 C3")
    table = game.table
    one, other = hex_of(game, "C5"), hex_of(game, "C3")
    assert too_late(table, one, other) is None
    remember(table, [one, hex_of(game, "D5")], other)
    remember(table, [one], other)
    assert table.notes == {FIRED_AT: "C5.C3,D5.C3"}
    refusal = too_late(table, one, other)
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("fired-together", "SK F4")
    assert not has_fired(table, other, one)
    forget(table)
    assert table.notes == {}
    forget(table)


@proves("SK 3.2", 1)
def test_32_a_phase_in_which_nobody_can_fire_is_not_asked() -> None:
    scene = given("turn german 1 prep-fire", "german g1 4-6-7 B5 broken", "russian r1 4-4-7 B4")
    asked = scene.game.decision()
    assert asked is None or asked.prompt != "prep-fire"


FIRE_VERBS = {
    verb
    for frame in (PrepFire.KIND, FinalFire.KIND, Group.KIND)
    for verb in [deed.VERB for deed in kit().deeds[frame]]
}


@proves("SK N2", 1, 2, 3, 4, 5, 8)
def test_N2_fire_of_the_parent_game_has_neither_order_nor_marker_nor_weapon() -> None:
    # Spraying fire, fire lanes, snap shots and intensive fire would each need an order.
    known = {"target", "add", "direct", "shoot", "cancel", "done", "flame", "destroy"}
    assert known >= FIRE_VERBS
    assert MARKERS == ("prep", "first", "final")
    assert {weapon.kind for weapon in kit().box.counters.weapons.values()} == {MG, FT, DC}
    # Whoever has fired does not fire again, be it at another hex or in haste.
    scene = given(
        "option los_check free",
        "turn german 1 prep-fire",
        "german g1 5-4-8 C5",
        "german g2 4-6-7 D5",
        "russian r1 4-4-7 C3",
        "russian r2 4-4-7 D3",
        rig="5,6",
    )
    when(scene, "target C3; add g1", "shoot", "target D3")
    then(scene, "refused add g1 by SK 3.2 has-fired", "offered add g2")


@proves("SK N2", 6)
def test_N2_who_is_shot_at_from_all_sides_is_no_worse_off() -> None:
    ring = ("C4", "C6", "B4", "D5", "B5", "D4")
    lines = [f"german g{at} 4-6-7 {hex}" for at, hex in enumerate(ring, 1)]
    scene = given(
        "option los_check free",
        "turn german 1 prep-fire",
        *lines,
        "russian r1 4-4-7 C5",
        rig="5,6 5,6 5,6 5,6 5,6 5,6",
    )
    for at in range(1, 7):
        when(scene, f"target C5; add g{at}", "shoot")
    finals = [event.facts["final"] for event in scene.told if event.kind == "fired"]
    assert finals == [11] * 6
    then(scene, "russian r1 4-4-7 C5")
