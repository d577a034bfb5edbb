"""The clock that both players may agree on: whose minute it is, and what ends with it."""

from __future__ import annotations

import json

import pytest

from caposaldo import library
from caposaldo.kernel.chance import stream
from caposaldo.kernel.contract import Timing
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.rules import rule
from caposaldo.library import AnyGame
from caposaldo.players.timing import Spent, only_the_clock
from caposaldo.proofs import proves
from caposaldo.scene import Scene
from tests.contract.battery import CHECKS, Check
from tests.upfront.scenes import given, then, when

MEN = ("german A 1 g1 g4", "german B 1 g2 g5", "american A 1 a1 a4", "hand german 33 34 35")
CLOCK = "option clock minute"
SHOT = ("german A 2 g3 g4.assists=g3 g10 g5 g6", "american A 2 a9", "hand german 63")
SNIPERS = ("phase discards", "german A 1 g1 g4", "american A 1 a4", "hand german 27 33")


def timing(scene: Scene) -> Timing | None:
    return scene.game.kind.timing(scene.game)


def minute(scene: Scene, seat: str, call: str = "time-up", *, running: bool = True) -> None:
    """See that one seat's minute is measured."""
    found = timing(scene)
    assert found is not None
    assert (found.seat, found.running, found.call) == (seat, running, call)
    assert (found.seconds, found.rule) == (60, rule("UF 16.31"))


def verbs(game: AnyGame) -> set[str]:
    asked = game.decision()
    assert asked is not None
    return {option.verb for option in asked.options}


@proves("UF 16.31", 1)
def test_16_31_the_minute_begins_with_the_enemys_refill_and_covers_actions_and_discards() -> None:
    scene = given(CLOCK, *MEN, rig="40 41 42 43")
    minute(scene, "german")
    first = timing(scene)
    when(scene, "done")
    minute(scene, "german")
    assert timing(scene) == first
    when(scene, "discard 33", "end")
    assert timing(scene) is None
    when(scene, "draw")
    minute(scene, "american")
    following = timing(scene)
    assert first is not None
    assert following is not None
    assert following.stretch != first.stretch
    then(scene, "asked american act")


@proves("UF 16.31", 1)
def test_16_31_a_clock_is_agreed_on_before_the_game_or_there_is_none() -> None:
    choices = library.game("upfront").choices("A")
    assert list(choices)[2:4] == ["night", "clock"]
    assert choices["clock"] == ("none", "minute")
    assert timing(given(*MEN)) is None
    assert timing(given("option clock none", *MEN)) is None
    with pytest.raises(UnreadableFile, match="hour"):
        library.start("upfront", "A", {"clock": "hour"})


@proves("UF 16.31", 1)
def test_16_31_terrain_imposed_before_the_turn_is_answered_within_the_minute() -> None:
    ground = ("ground german A 12>sideways", "hand american 79", "turn american", "phase discards")
    scene = given(CLOCK, *MEN, *ground)
    when(scene, "impose 79 >A", "end", "stay")
    then(scene, "asked german accept-terrain")
    minute(scene, "german", "")


@proves("UF 16.31", 1)
def test_16_31_a_charge_before_the_actions_is_answered_within_the_minute() -> None:
    men = ("nations german russian", "german A 3 g4 g7", "russian A 2 r3.pinned.berserk r4")
    scene = given(CLOCK, *men, rig="*@2=2 b1 b0")
    when(scene, "german: done", "end", "stay")
    minute(scene, "russian", "")
    when(scene, "russian: decline")
    minute(scene, "russian", "", running=False)
    when(scene, "german: decline", "russian: decline")
    minute(scene, "russian")
    then(scene, "asked russian act")


@proves("UF 16.31", 2)
def test_16_31_the_minute_rests_while_the_enemy_answers_and_goes_on_for_the_next_action() -> None:
    scene = given(CLOCK, *SHOT, "german B 2 g2 g7", rig="b0")
    before = timing(scene)
    when(scene, "fire A>A")
    minute(scene, "german", "")
    when(scene, "with 63; shoot")
    minute(scene, "german", "", running=False)
    when(scene, "american: decline")
    minute(scene, "german", "")
    when(scene, "resolve")
    assert timing(scene) == before
    assert "dig" in verbs(scene.game)
    then(scene)


@proves("UF 16.31", 3)
def test_16_31_declared_discards_are_resolved_though_nobodys_time_runs() -> None:
    scene = given(CLOCK, *SNIPERS, rig="r1")
    when(scene, "snipe 27 >A", "time-up")
    assert timing(scene) is None
    then(scene, "told sniper-fires 1 times", "asked german refill")


def test_16_31_nobody_chooses_the_end_of_his_minute_and_nobody_takes_it_back() -> None:
    scene = given(CLOCK, *MEN)
    assert "time-up" not in verbs(scene.game)
    assert "time-up" not in json.dumps(scene.game.view("german"))
    when(scene, "done")
    assert "time-up" not in verbs(scene.game)
    assert scene.game.may_undo()
    when(scene, "time-up")
    then(scene, "asked german refill")
    assert not scene.game.may_undo()


def test_16_31_only_the_clock_says_that_time_is_up_alone_or_in_a_chain() -> None:
    game = given(CLOCK, *MEN).game
    for notation in ("time-up", "done; time-up", "time-up; draw"):
        refusal = only_the_clock(game, notation)
        assert refusal is not None
        assert (refusal.key, refusal.rule) == ("clock-only", "UF 16.31")
    assert only_the_clock(game, "done; end") is None
    assert only_the_clock(given(*MEN).game, "time-up") is None


def test_16_31_no_chain_leads_to_the_clock_from_before_the_turn() -> None:
    game = given(CLOCK, *MEN, "phase refill").game
    assert only_the_clock(game, "time-up") is None
    refusal = only_the_clock(game, "stay; time-up")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("clock-only", "UF 4.5")


def test_16_31_time_adds_up_while_it_runs_and_each_minute_begins_anew() -> None:
    first = Timing("german", "1", 60, rule("UF 16.31"), True, "time-up")
    resting = Timing("german", "1", 60, rule("UF 16.31"), False, "")
    following = Timing("american", "2", 60, rule("UF 16.31"), True, "time-up")
    spent = Spent().more(first, 20).more(resting, 30).more(first, 15)
    assert (spent.on(first), spent.left(first), spent.left(following)) == (35, 25, 60)
    assert spent.more(first, 30).left(first) == 0
    assert spent.more(following, 1) == Spent("2", 1)


def test_a_game_recorded_before_there_was_a_clock_is_still_true() -> None:
    game = library.start("upfront", "A", {}, 5)
    for _ in range(30):
        asked = game.decision()
        assert asked is not None
        game.answer(asked.options[-1])
    old = game.origin.setup.readings
    del old["clock"]
    record = json.loads(json.dumps(library.make_record(game, {})))
    assert "clock" not in record["setup"]["readings"]
    again = library.verify(record)
    assert "clock" not in again.setup.readings
    assert library.load(json.loads(json.dumps(game.save()))).save() == game.save()
    assert again.why_not("german", "time-up") is not None


def test_a_record_tells_when_time_was_up_and_can_be_played_again() -> None:
    game = library.start("upfront", "A", {"clock": "minute"}, 5)
    calls = 0
    for _ in range(60):
        asked = game.decision()
        assert asked is not None
        now = game.kind.timing(game)
        called = now is not None and bool(now.call) and len(game.answers) % 2 == 0
        calls += called
        game.answer("time-up" if called else asked.options[-1].notation, asked.seat)
    assert calls > 3
    again = library.verify(json.loads(json.dumps(library.make_record(game, {}))))
    assert again.save() == game.save()


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_laws_of_every_game_hold_before_and_after_time_is_up(check: Check) -> None:
    game = library.start("upfront", "A", {"clock": "minute"}, 11)
    while (now := game.kind.timing(game)) is None or not now.call:
        asked = game.decision()
        assert asked is not None
        game.answer(asked.options[-1])
    check(game.copy(), stream(1, "before"))
    game.answer("time-up")
    check(game, stream(2, "after"))
