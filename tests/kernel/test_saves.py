"""Saves are exact in the middle of any question, and altered ones are refused in a sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest

from caposaldo.kernel.chance import SealedChance, stream
from caposaldo.kernel.codec import with_digest
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.saves import load
from tests.kernel.duel import KIND, given, play_on, start
from tests.kernel.duel_table import NORTH, SOUTH, Duel


def through_text(data: object) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(data))
    return found


def saved() -> dict[str, Any]:
    game = given("north c5 c6 c9", "south c1 c2 c12")
    game.answer("swap")
    game.answer("give c5")
    return through_text(game.save())


def resealed(save: dict[str, Any]) -> dict[str, Any]:
    """Write the digest anew, as one would who wants to deceive."""
    return with_digest({key: save[key] for key in save if key != "digest"})


def test_a_save_is_exact_at_every_question_of_a_game() -> None:
    game, bot = start(8, chance=SealedChance("t1", "ab" * 32, ("x", "y"))), stream(8, "bot")
    while game.decision() is not None:
        again = load(KIND, through_text(game.save()))
        assert again.save() == game.save()
        assert again.view(NORTH) == game.view(NORTH)
        assert again.view(SOUTH) == game.view(SOUTH)
        play_on(game, bot, 1)
        again.answer(game.answers[-1][1])
        assert again.save() == game.save()
    over = load(KIND, through_text(game.save()))
    assert over.result() == game.result()
    assert over.decision() is None


def test_a_loaded_game_can_still_take_back() -> None:
    game = load(KIND, saved())
    game.undo(NORTH)
    game.undo(NORTH)
    assert game.answers == []
    assert not game.may_undo()


def test_a_save_of_a_game_that_has_no_answers_yet_loads() -> None:
    assert load(KIND, through_text(start(4).save())).answers == []


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("format", 2),
        ("format", 0),
        ("format", "1"),
        ("version", 1),
        ("origin", None),
        ("origin", {}),
        ("answers", [["north", "rest"]]),
        ("answers", [["north"]]),
        ("answers", "none"),
        ("floor", 1),
        ("floor", -1),
        ("table", {}),
        ("table", None),
        ("stack", []),
        ("stack", [{"frame": "duel.match", "step": "nowhere"}]),
        ("stack", [{"frame": "chess.match"}]),
        ("chance", {"kind": "swift", "state": "5", "uses": 0}),
        ("result", {"winner": "north", "reason": "points", "rule": "DU 6", "facts": {}}),
        ("result", {"winner": 3}),
        ("digest", "0" * 64),
        ("digest", None),
    ],
)
def test_an_altered_save_is_refused(field: str, value: object) -> None:
    with pytest.raises(UnreadableFile) as caught:
        load(KIND, {**saved(), field: value})
    assert str(caught.value)


@pytest.mark.parametrize("field", list(saved()))
def test_a_save_without_a_field_is_refused(field: str) -> None:
    save = saved()
    del save[field]
    with pytest.raises(UnreadableFile):
        load(KIND, save)


def test_a_newer_format_asks_to_update() -> None:
    with pytest.raises(UnreadableFile, match=r"newer version \(format 9\); update"):
        load(KIND, {**saved(), "format": 9})


def test_newer_rules_ask_to_update() -> None:
    with pytest.raises(UnreadableFile, match=r"newer rules of duel \(version 3\); update"):
        load(KIND, {**saved(), "version": 3})


def test_a_save_under_older_rules_is_read_and_keeps_their_number() -> None:
    game = start(seed=5)
    save = resealed({**game.save(), "version": 1})
    again = load(KIND, save)
    assert (again.origin.rules, game.origin.rules) == (1, KIND.version)
    assert again.save() == save
    assert again.redeal("north", stream(1, "search")).origin.rules == 1


@pytest.mark.parametrize(("part", "value"), [("table", {"deck": ["c5"]}), ("result", {})])
def test_a_save_under_older_rules_that_cannot_be_says_that_a_rule_may_have_been_corrected(
    part: str, value: object
) -> None:
    save = {**saved(), "version": 1, part: value}
    with pytest.raises(UnreadableFile, match=r"rules version 1 of duel.*corrected since"):
        load(KIND, resealed(save))


def test_there_was_never_a_version_without_a_number() -> None:
    with pytest.raises(UnreadableFile, match="no save of format 1 and rules version 0"):
        load(KIND, {**saved(), "version": 0})


def test_a_card_too_many_is_refused_even_with_a_new_digest() -> None:
    save = saved()
    save["table"]["deck"].append("c5")
    with pytest.raises(UnreadableFile, match="a card is missing or doubled"):
        load(KIND, resealed(save))


def test_a_stack_that_would_run_on_is_refused_even_with_a_new_digest() -> None:
    save = saved()
    save["stack"] = save["stack"][:1]
    with pytest.raises(UnreadableFile, match="digest differs"):
        load(KIND, resealed(save))


@pytest.mark.parametrize("data", [None, [], 3, "save", {}, {"format": 1}])
def test_what_is_no_save_is_refused(data: object) -> None:
    with pytest.raises(UnreadableFile):
        load(KIND, data)


def test_a_save_keeps_a_winner_and_a_draw() -> None:
    found: set[str | None] = set()
    for seed in range(40):
        game: Duel = start(seed, scenario="short")
        play_on(game, stream(seed, "bot"))
        again = load(KIND, through_text(game.save())).result()
        assert again == game.result()
        assert again is not None
        found.add(again.winner)
    assert found == {NORTH, SOUTH, None}
