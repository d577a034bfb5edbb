"""Rules, refusals, modifiers, events, errors and the rulebook."""

from __future__ import annotations

from dataclasses import replace

import pytest

from caposaldo import library
from caposaldo.kernel.chance import stream
from caposaldo.kernel.contract import Outcome, Result, Setup
from caposaldo.kernel.errors import (
    GameError,
    IllegalAction,
    NotYourDecision,
    StaleDecision,
    UnreadableAction,
    UnreadableFile,
)
from caposaldo.kernel.events import Event
from caposaldo.kernel.game import Origin, begin
from caposaldo.kernel.rules import Modifier, Refusal, rule, term, total
from tests.kernel.duel import KIND

CLASH = rule("DU 3.1")


def test_modifiers_add_up_and_say_where_they_come_from() -> None:
    found = [Modifier(3, CLASH, "card", {"card": "c3"}), Modifier(-5, CLASH, "block")]
    assert total(found) == -2
    assert total([]) == 0
    assert found[0].data() == {
        "value": 3,
        "rule": "DU 3.1",
        "label": "card",
        "facts": {"card": "c3"},
    }


def test_a_refusal_is_a_sentence_with_its_rule_and_an_error_carries_it() -> None:
    refusal = Refusal("not-in-hand", CLASH, {"card": "c9"})
    assert refusal.sentence() == "not in hand (DU 3.1)"
    assert refusal.data() == {"key": "not-in-hand", "rule": "DU 3.1", "facts": {"card": "c9"}}
    error = IllegalAction(refusal)
    assert error.refusal is refusal
    assert str(error) == "not in hand (DU 3.1)"


def test_every_error_a_caller_can_meet_is_a_game_error() -> None:
    for kind in (UnreadableAction, NotYourDecision, StaleDecision, IllegalAction, UnreadableFile):
        assert issubclass(kind, GameError)
        assert not issubclass(kind, AssertionError)


def test_an_event_is_seen_by_all_or_by_the_seats_it_names() -> None:
    secret = Event("cards", (CLASH,), {"cards": ["c1"]}, seen_by=("north",))
    assert [secret.seen(seat) for seat in ("north", "south", "spectator")] == [True, False, False]
    open_ = Event("clash", (CLASH,), {"hit": True}, (Modifier(2, CLASH, "die"),))
    assert open_.seen("spectator")
    assert open_.data() == {
        "kind": "clash",
        "rules": ["DU 3.1"],
        "facts": {"hit": True},
        "modifiers": [{"value": 2, "rule": "DU 3.1", "label": "die", "facts": {}}],
    }
    assert repr(open_) == "<clash hit=True [DU 3.1]>"


def test_a_term_is_marked_as_the_name_of_a_message() -> None:
    assert term("unit-1") == "@unit-1"


def test_outcomes_and_results_are_data() -> None:
    assert Outcome("hit", 1, 4).data() == {"key": "hit", "chances": 1, "of": 4, "share": 0.25}
    assert Outcome("hit", 0, 0).data()["share"] == 0.0
    assert Result(None, "points", CLASH).data() == {
        "winner": None,
        "reason": "points",
        "rule": "DU 3.1",
        "facts": {},
    }


def test_the_rulebook_finds_a_rule_with_or_without_the_space() -> None:
    found = KIND.book.find("DU 3.1")
    assert found is not None
    assert (found.id, found.title["it"], found.statements) == ("DU 3.1", "Regola 3.1", ())
    assert KIND.book.find("du3.1") is found
    assert KIND.book.find("DU 31") is None
    assert KIND.book.book == "DU"
    assert len(KIND.book.rules[rule("DU 1")].statements) == 1


def test_readings_have_a_default_and_refuse_what_they_do_not_know() -> None:
    assert KIND.setup("long", {}).readings == {"ties": "defender"}
    chosen = KIND.setup("short", {"ties": "attacker"})
    assert chosen.data() == {
        "game": "duel",
        "scenario": "short",
        "readings": {"ties": "attacker"},
    }
    for scenario, options, words in (
        ("none", {}, "choose one of: short, long"),
        ("long", {"luck": "no"}, "no reading or choice of duel; choose one of: ties"),
        ("long", {"ties": "nobody"}, "choose one of: defender, attacker"),
    ):
        with pytest.raises(UnreadableFile, match=words):
            KIND.setup(scenario, options)


@pytest.mark.parametrize(("before", "played"), [("", "defender"), ("attacker", "attacker")])
def test_a_game_that_does_not_name_a_reading_plays_as_before_it_had_a_name(
    before: str, played: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    named = replace(KIND.readings["ties"], before=before)
    monkeypatch.setitem(KIND.readings, "ties", named)
    game = begin(KIND, Origin(Setup("duel", "long", {}), stream(1, "game").data(), None))
    assert game.reading("ties") == played
    assert game.view("north")["readings"] == {"ties": played}
    assert game.save()["origin"]["setup"]["readings"] == {}  # type: ignore[index]  # of the test
    assert KIND.setup("long", {}).readings == {"ties": "defender"}


def test_presets_take_a_value_from_every_reading() -> None:
    assert library.preset(KIND, "document") == {"ties": "defender"}
    assert library.preset(KIND, "published") == {"ties": "attacker"}
    with pytest.raises(UnreadableFile, match="choose document or published"):
        library.preset(KIND, "mine")
