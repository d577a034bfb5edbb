"""Actions, their notation and decisions."""

from __future__ import annotations

import pytest
from hypothesis import given as any_
from hypothesis import strategies as st

from caposaldo.kernel import actions
from caposaldo.kernel.actions import (
    LONGEST,
    Action,
    Decision,
    action,
    by_notation,
    parse,
    parse_chain,
)
from caposaldo.kernel.errors import UnreadableAction
from caposaldo.kernel.rules import rule

WORD = st.from_regex(r"[A-Za-z0-9>,.+:/-]{1,8}", fullmatch=True)
VERB = st.from_regex(r"[a-z][a-z0-9-]{0,8}", fullmatch=True)


@any_(VERB, st.lists(WORD, max_size=5))
def test_every_notation_parses_back(verb: str, words: list[str]) -> None:
    made = Action(verb, tuple(words))
    read = parse(made.notation)
    assert (read.verb, read.args, read.notation) == (verb, tuple(words), made.notation)
    assert read == made
    assert hash(read) == hash(made)


def test_spaces_around_and_between_words_do_not_matter() -> None:
    assert parse("  fire   A>B \t with 31,77 ").notation == "fire A>B with 31,77"


@pytest.mark.parametrize(
    "notation",
    ["", " ", "Fire", "1up", "-go", "fire !", "fire;", "fire\0", "a" * (LONGEST + 1), "é", "go ñ"],
)
def test_what_is_not_notation_is_unreadable(notation: str) -> None:
    with pytest.raises(UnreadableAction) as caught:
        parse(notation)
    assert len(str(caught.value)) < 200


def test_the_longest_notation_is_still_read() -> None:
    assert parse("a" * LONGEST).verb == "a" * LONGEST


def test_a_chain_is_read_step_by_step_and_no_part_may_be_empty() -> None:
    assert [step.notation for step in parse_chain("swap; give c1;done")] == [
        "swap",
        "give c1",
        "done",
    ]
    for broken in ("swap;", ";swap", "swap;;done"):
        with pytest.raises(UnreadableAction):
            parse_chain(broken)


def test_the_same_action_is_shared_until_too_many_are_known() -> None:
    assert action("play", ("c1",)) is action("play", ("c1",))
    assert action("play", ("c1",)) is not action("play", ("c2",))
    for number in range(actions._MOST_KNOWN + 1):
        action("count", (str(number),))
    assert len(actions._known) <= actions._MOST_KNOWN
    assert action("play", ("c1",)).notation == "play c1"


def test_actions_differ_by_notation_and_from_anything_else() -> None:
    assert Action("play", ("c1",)) != Action("play", ("c2",))
    assert Action("play") != "play"
    assert repr(Action("play", ("c1",))) == "Action('play c1')"


def test_a_decision_finds_an_option_by_notation_and_shows_options_only_when_told() -> None:
    options = sorted([action("rest"), action("play", ("c1",))], key=by_notation)
    asked = Decision("north", "lead", rule("DU 2"), options, {"round": 3})
    assert asked.offered(Action("rest")) is action("rest")
    assert asked.offered(action("rest")) is action("rest")
    assert asked.offered(Action("play", ("c2",))) is None
    assert asked.data() == {
        "seat": "north",
        "prompt": "lead",
        "rule": "DU 2",
        "facts": {"round": 3},
        "options": ["play c1", "rest"],
    }
    assert asked.data(with_options=False)["options"] == []
