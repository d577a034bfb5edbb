"""Sentences in both languages; the browser's tests read the same examples from words.json."""

import json
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern

from caposaldo import library, text
from caposaldo.kernel import faults
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.faults import NO_RULE, Spot
from caposaldo.kernel.rules import Refusal, RuleId
from caposaldo.text import MINUS, Arguments, Words, bare, signed

EXAMPLES: Final[list[dict[str, Any]]] = json.loads(
    (Path(__file__).parent / "words.json").read_text("utf-8")
)


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize(
    "example", EXAMPLES, ids=[f"{n}-{example['what']}" for n, example in enumerate(EXAMPLES)]
)
def test_the_examples_read_as_written_in_both_languages(example: dict[str, Any], lang: str) -> None:
    speak = getattr(Words(lang), example["what"])
    reader = (example["reader"],) if "reader" in example else ()
    assert speak(example.get("game", "mortain"), example["data"], *reader) == example[lang]


def spot(at: int, since: int) -> Spot:
    return Spot("upfront", since, 3, at, 9)


FAULTS: Final = [
    *(faults.no_record(), faults.malformed("the seats must be an object")),
    *(faults.unknown_game("chess", ["upfront"]), faults.newer_format(2)),
    *(faults.newer_rules("upfront", 9, 3), faults.too_long(20_000), faults.unfinished()),
    *(faults.promise_broken(), faults.result_differs(), faults.altered()),
    faults.answer_of_many(spot(4, 3)),
    *(faults.chain_breaks(spot(4, since)) for since in (2, 3)),
    *(faults.contradicts(spot(at, since), "x") for at in (0, 4) for since in (2, 3)),
    *(
        faults.answer_refused(spot(4, since), "german", "dance", "no", Refusal(*why))
        for since in (2, 3)
        for why in (
            ("not-notation", NO_RULE),
            ("game-is-over", NO_RULE),
            ("not-your-decision", RuleId("UF 4.1"), {"seat": "german"}),
        )
    ),
]


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.refusal.key)
def test_what_can_be_wrong_with_a_record_is_a_sentence_without_a_missing_fact(
    fault: UnreadableFile, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def strict(_: Words, bundle: FluentBundle, pattern: Pattern, facts: Arguments) -> str:
        said, errors = bundle.format_pattern(pattern, facts)
        assert not errors, f"{said}: {errors}"
        return str(said)

    monkeypatch.setattr(Words, "_format", strict)
    assert fault.refusal is not None
    said = Words(lang).refusal("", fault.refusal.data())
    assert said.endswith(".")
    assert said != text.bare(fault.refusal.key)
    assert ("version 2" in said or "versione 2" in said) == (fault.refusal.facts.get("since") == 2)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_side_is_named_with_its_article(lang: str) -> None:
    words = Words(lang)
    for game, kind in library.games().items():
        for side in kind.sides:
            told = words.reason(game, {"winner": None, "reason": "conceded", "facts": {"by": side}})
            assert told.split()[0] in ("the", "i", "gli"), told
            assert words.term(f"side-{side}", game) in told


def test_signed_numbers_use_the_minus_sign_and_leave_zero_plain() -> None:
    assert [signed(2), signed(-2), signed(0)] == ["+2", f"{MINUS}2", "0"]
    assert MINUS == "\u2212"


def test_a_sentence_begins_with_a_capital_but_for_the_id_of_a_counter() -> None:
    facts = {"units": ["g1"], "count": 1, "from": "N5", "to": "N6"}
    event = {"kind": "moved", "rules": [], "facts": facts, "modifiers": []}
    assert Words("en").event("aslsk", event) == "g1 goes from N5 to N6."
    named = {**event, "facts": {**facts, "units": ["squad"]}}
    assert Words("en").event("aslsk", named) == "Squad goes from N5 to N6."


def test_rules_name_their_book_once() -> None:
    words = Words("en")
    assert words.rules(["SM 3.2", "SM R18"]) == "[SM 3.2, R18]"
    assert words.rules(["SM 3.2", "UF 6.1", "UF 6.2"]) == "[SM 3.2, UF 6.1, 6.2]"
    assert words.rules([]) == ""


def test_lists_of_any_length_are_joined_in_the_language() -> None:
    assert Words("it").listed([]) == ""
    assert Words("it").listed(["a"]) == "a"
    assert Words("it").listed(["a", "b"]) == "a e b"
    assert Words("en").listed(["a", "b", "c"]) == "a, b and c"


def test_a_missing_message_becomes_bare_words() -> None:
    words = Words("it")
    assert bare("no-such-key") == "no such key"
    assert words.say("ui-no-such-thing") == "ui no such thing"
    assert words.event("mortain", {"kind": "sky-falls", "facts": {}}) == "Sky falls"
    assert words.refusal("chess", {"key": "king-in-check", "facts": {}}) == "King in check"
    assert words.term("unit-nobody", "mortain") == "unit nobody"
    assert words.modifier("mortain", {"label": "bad-moon", "value": -3}) == f"bad moon {MINUS}3"
    assert words.outcome("mortain", {"key": "both-run"}) == "both run"


def test_missing_facts_raise_nothing() -> None:
    assert Words("en").event("mortain", {"kind": "moved"}).startswith("Unit moves from")


def test_an_unknown_action_keeps_its_notation() -> None:
    words = Words("en")
    assert words.action("mortain", "dance 0703") == "dance 0703"
    assert words.action("mortain", "move 0703 0704") == "move 0703 0704"
    assert words.action("mortain", "activate nobody") == "Activate nobody"


def test_an_unknown_language_is_english() -> None:
    assert Words("de").lang == "en"
    assert Words("de").say("ui-undo") == "Undo"


def test_a_game_has_its_own_version_of_a_message_first() -> None:
    words = Words("en")
    assert words.say("verb-pass", game="mortain") == "Pass"
    assert words.say("ui-undo", game="mortain") == "Undo"


def test_a_factor_has_no_sign_and_a_modifier_has_one() -> None:
    facts = {"unit": "@unit-us-117", "id": "us-117", "hex": "0703", "distance": 1}
    factor = {"value": 3, "rule": "SM 3.2", "label": "factor-ai", "facts": facts}
    assert Words("en").factor("mortain", factor) == "117th Infantry in 0703, AI 3"
    assert Words("en").modifier("mortain", factor) == "117th Infantry in 0703, AI +3"


def test_a_preview_says_what_it_reveals_if_anything() -> None:
    words = Words("it")
    assert words.reveals("mortain", {"reveals": "a-card"}).startswith("si gira una carta")
    assert words.reveals("mortain", {"reveals": ""}) == ""


def test_a_result_names_its_winner() -> None:
    given = {"winner": "german", "reason": "no-us-unit-left", "facts": {"out": 2, "needed": 5}}
    assert Words("it").reason("mortain", given) == "non resta nessuna unità americana"
    assert Words("it").arguments({"winner": "@side-german"})["winner-adjective"] == "tedesco"
