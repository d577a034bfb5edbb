"""The loop: answers, the four errors, chains, previews, copies and undo."""

from __future__ import annotations

import pytest

from caposaldo import library
from caposaldo.kernel.actions import Action
from caposaldo.kernel.chance import RiggedChance, stream
from caposaldo.kernel.errors import (
    IllegalAction,
    NotYourDecision,
    StaleDecision,
    UnreadableAction,
)
from tests.kernel.duel import given, play_on, start
from tests.kernel.duel_table import NORTH, SOUTH, Duel

SCENE = ("north c5 c6 c9", "south c1 c2 c12", "deck c3 c4 c7 c8")


def scene(*rig: str) -> Duel:
    return given(*SCENE, chance=RiggedChance(rig))


def kinds(game: Duel) -> list[str]:
    return [event.kind for event in game.told()]


def test_an_answer_returns_its_events_and_they_stay_until_the_next() -> None:
    game = scene("4")
    told = game.answer("play c9", NORTH, 0)
    assert [event.kind for event in told] == kinds(game) == ["attack"]
    game.answer(Action("block", ("c2",)), SOUTH, 1)
    assert kinds(game) == ["block", "clash", "drew", "cards", "drew", "cards"]
    clash = game.told()[1]
    assert [m.value for m in clash.modifiers] == [9, -2, 4]
    assert clash.facts == {"hit": True}
    assert game.answers == [(NORTH, "play c9"), (SOUTH, "block c2")]


@pytest.mark.parametrize(
    ("die", "ties", "hit"), [("1", "defender", False), ("1", "attacker", True)]
)
def test_a_reading_in_force_changes_the_outcome(die: str, ties: str, hit: bool) -> None:
    game = given(*SCENE, f"reading ties {ties}", chance=RiggedChance((die,)))
    game.answer("play c6")
    game.answer("yield")
    assert (game.table.points[NORTH] == 1) is hit
    assert game.reading("ties") == ties


def test_the_four_errors_change_nothing() -> None:
    game = scene()
    before, told = game.save(), game.told()
    with pytest.raises(UnreadableAction):
        game.answer("PLAY c9")
    with pytest.raises(NotYourDecision, match="north is asked, not south"):
        game.answer("play c9", SOUTH)
    for at in (1, -1):
        with pytest.raises(StaleDecision, match="the game stands at 0"):
            game.answer("play c9", NORTH, at)
    with pytest.raises(IllegalAction, match=r"not in hand \(DU 2\)"):
        game.answer("play c1", NORTH, 0)
    assert game.save() == before
    assert game.told() == told


def test_a_finished_game_takes_no_answer() -> None:
    game = start(3)
    play_on(game, stream(3, "bot"))
    assert game.decision() is None
    assert game.result() is not None
    with pytest.raises(StaleDecision, match="over"):
        game.answer("rest")
    with pytest.raises(IllegalAction):
        game.preview("rest")
    refusal = game.why_not(NORTH, "rest")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("game-is-over", "DU 6")
    with pytest.raises(StaleDecision):
        game.undo()


def test_a_chain_is_answered_at_once_and_tells_all_its_events() -> None:
    game, slowly = scene(), scene()
    told = game.answer("swap; give c5; give c6; done", NORTH, 0)
    for step in ("swap", "give c5", "give c6", "done"):
        slowly.answer(step)
    assert game.save() == slowly.save()
    assert [event.kind for event in told] == kinds(game) == ["swapped", "drew", "cards"]
    assert game.table.hands[NORTH] == ("c9", "c3", "c4")


@pytest.mark.parametrize(
    "chain", ["swap; give c5; give c1", "swap; give c5; done now", "peek now; rest"]
)
def test_a_chain_refused_at_any_step_changes_nothing(chain: str) -> None:
    game = scene()
    before = game.save()
    with pytest.raises(IllegalAction):
        game.answer(chain)
    with pytest.raises(IllegalAction):
        game.preview(chain)
    assert game.save() == before


@pytest.mark.parametrize("then", ["play c9", "play c1", "nonsense"])
@pytest.mark.parametrize("first", ["peek", "swap; give c5; done", "rest", "play c9"])
def test_a_chain_may_not_go_on_where_its_refusal_would_tell_something(
    first: str, then: str
) -> None:
    game = scene("1")
    before = game.save()
    chain = f"{first}; {then}"
    with pytest.raises(IllegalAction) as caught:
        game.answer(chain)
    assert caught.value.refusal.key == "chain-too-long"
    refusal = game.why_not(NORTH, chain)
    assert refusal is not None
    assert refusal.data() == caught.value.refusal.data()
    with pytest.raises(IllegalAction):
        game.preview(chain)
    assert game.save() == before


def test_a_chain_for_another_seat_is_not_answered() -> None:
    with pytest.raises(NotYourDecision):
        scene().answer("swap; done", SOUTH)


def test_a_preview_says_what_the_last_of_a_chain_will_do_and_uses_no_chance() -> None:
    game = scene()
    assert game.preview("swap; give c5") is None
    game.answer("play c9")
    before = game.save()
    preview = game.preview("block c2")
    assert preview is not None
    assert [(o.key, o.chances, o.of) for o in preview.odds] == [("hit", 6, 6), ("miss", 0, 6)]
    assert preview.data()["method"] == "exact"
    assert preview.data()["reveals"] == "a-die"
    hopeless = game.preview(Action("block", ("c12",)))
    assert hopeless is not None
    assert [outcome.chances for outcome in hopeless.odds] == [0, 6]
    with pytest.raises(IllegalAction):
        game.preview("block c3")
    assert game.save() == before


def test_a_copy_is_independent_both_ways() -> None:
    game = start(1)
    twin = game.copy()
    digest = game.digest()
    play_on(twin, stream(1, "bot"), 5)
    assert game.digest() == digest
    assert len(game.answers) == 0
    later = twin.copy()
    play_on(game, stream(1, "bot"), 5)
    assert game.save() == twin.save() == later.save()
    play_on(twin, stream(2, "bot"))
    assert later.save() == game.save()


def test_the_digest_changes_with_table_stack_and_chance() -> None:
    game = scene("1", "2")
    digests = {game.digest()}
    for answer in ("swap", "give c5"):
        game.answer(answer)
        digests.add(game.digest())
    other = game.copy()
    other.chance.below(3, "x")
    digests.add(other.digest())
    assert len(digests) == 4


def test_undo_takes_back_own_choices_one_by_one() -> None:
    game = scene()
    saves = []
    for answer in ("swap", "give c5", "give c6"):
        saves.append(game.save())
        game.answer(answer)
    assert game.view(NORTH)["undo"] is True
    assert game.view(SOUTH)["undo"] is False
    while saves:
        game.undo(NORTH)
        assert game.save() == saves.pop()
    assert not game.may_undo()
    with pytest.raises(StaleDecision):
        game.undo()


@pytest.mark.parametrize(
    ("answers", "why"),
    [
        (["play c9"], "another seat is asked"),
        (["play c9", "yield"], "a die was rolled"),
        (["peek"], "a card was shown"),
        (["swap", "give c5", "done"], "cards were drawn"),
    ],
)
def test_undo_never_crosses_a_barrier(answers: list[str], why: str) -> None:
    game = scene("5")
    for answer in answers:
        game.answer(answer)
    before = game.save()
    assert not game.may_undo(), why
    with pytest.raises(StaleDecision):
        game.undo()
    assert game.save() == before


def test_after_a_barrier_undo_goes_back_to_it_and_no_further() -> None:
    game = scene()
    game.answer("peek")
    known = game.view(NORTH)
    game.answer("swap")
    game.undo()
    assert game.view(NORTH) == known
    assert not game.may_undo()


def test_nobody_takes_back_for_another() -> None:
    game = scene()
    game.answer("swap")
    before = game.save()
    with pytest.raises(NotYourDecision):
        game.undo(SOUTH)
    assert game.save() == before


def test_undo_late_in_a_long_game_comes_to_the_same_as_playing_all_of_it_again() -> None:
    game = library.start("mortain", seed=3)
    luck = stream(3, "choices")
    seen: list[str] = []
    while (asked := game.decision()) is not None and len(game.answers) < 200:
        if game.may_undo() and len(game.answers) > 140:
            before = game.copy()
            game.undo()
            assert game.digest() == seen[len(game.answers)]
            assert game.may_undo() == (len(game.answers) > game.floor)
            game = before
        seen = [*seen[: len(game.answers)], game.digest()]
        game.answer(asked.options[luck.below(len(asked.options), "choice")])
    assert len(game.answers) > 140
