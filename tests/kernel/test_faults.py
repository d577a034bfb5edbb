"""What is wrong with a record is told with a key, the answer at fault and the rule, anywhere."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from caposaldo.kernel.errors import IllegalAction, StaleDecision, UnreadableFile
from tests.kernel.duel import start
from tests.kernel.duel_recorded import check, finished, older, record_of, resealed, sealed
from tests.kernel.duel_table import SOUTH


def broken(*steps: str | int, to: object = "0" * 64, sign: bool = True) -> dict[str, Any]:
    """Return a record changed in one place, with the digest that belongs to it."""
    record = record_of(finished(sealed()))
    place: Any = record
    for step in steps[:-1]:
        place = place[step]
    place[steps[-1]] = to
    return resealed(record) if sign else record


TOLD: dict[str, tuple[dict[str, Any], str, int | None]] = {
    "something else": ({"is": "a diary"}, "record-none", None),
    "a newer format": (broken("format", to=2), "record-newer-format", None),
    "newer rules": (broken("rules", to=3), "record-newer-rules", None),
    "a part of another sort": (broken("answers", to=3), "record-malformed", None),
    "an unknown scenario": (broken("setup", "scenario", to="none"), "record-malformed", None),
    "a damaged secret": (broken("chance", "secret", to="11"), "record-malformed", None),
    "another secret": (broken("chance", "secret", to="11" * 32), "record-promise-broken", None),
    "an answer that is none": (broken("answers", 2, "action", to="!"), "record-answer-refused", 3),
    "an answer refused": (
        broken("answers", 2, "action", to="play c99"),
        "record-answer-refused",
        3,
    ),
    "an answer of another": (broken("answers", 0, "seat", to=SOUTH), "record-answer-refused", 1),
    "another link": (broken("answers", 3, "link"), "record-chain-breaks", 4),
    "a position that is none": (broken("position", to={"table": {}}), "record-malformed", None),
    "another result": (broken("result", "winner", to="nobody"), "record-result-differs", None),
    "an addition": (broken("more", to=1, sign=False), "record-altered", None),
    "nobody who conceded": (broken("conceded", to="east"), "record-malformed", None),
    "an invitation to nowhere": (
        broken("seating", to=[{"at": 1, "seat": "east", "what": "seated", "name": "Eve"}]),
        "record-malformed",
        None,
    ),
}


@pytest.mark.parametrize(("record", "key", "at"), TOLD.values(), ids=TOLD)
def test_what_is_wrong_is_told_with_a_key_and_the_number_of_the_answer(
    record: dict[str, Any], key: str, at: int | None
) -> None:
    with pytest.raises(UnreadableFile) as caught:
        check(record)
    refusal = caught.value.refusal
    assert refusal is not None
    assert (refusal.key, refusal.facts.get("at")) == (key, at)
    assert at is None or refusal.facts["of"] == len(record["answers"])


def test_a_refused_answer_tells_the_refusal_of_the_game_and_its_rule() -> None:
    game = finished(sealed())
    record = record_of(game)
    again = start(2, sealed())
    again.answer(game.answers[0][1])
    asked = again.decision()
    assert asked is not None
    wanted = again.why_not(asked.seat, "play c99")
    assert wanted is not None
    record["answers"][1]["action"] = "play c99"
    with pytest.raises(UnreadableFile) as caught:
        check(record)
    refusal = caught.value.refusal
    assert refusal is not None
    assert (refusal.rule, refusal.facts["why"]) == (wanted.rule, wanted.key)
    assert {f"why-{name}": fact for name, fact in wanted.facts.items()}.items() <= (
        refusal.facts.items()
    )
    assert (refusal.facts["seat"], refusal.facts["action"]) == (asked.seat, "play c99")


def test_an_older_record_says_since_when_in_its_facts() -> None:
    record = older()
    record["answers"][3]["link"] = "0" * 64
    for found, since in ((record, 1), (broken("answers", 3, "link"), 0)):
        with pytest.raises(UnreadableFile) as caught:
            check(found)
        refusal = caught.value.refusal
        assert refusal is not None
        assert (refusal.facts["since"], refusal.facts["now"]) == (since, 2)


@pytest.mark.parametrize("record", [broken("answers", 3, "link"), {"is": "a diary"}])
def test_what_is_wrong_is_told_in_another_process_too(record: dict[str, Any]) -> None:
    with pytest.raises(UnreadableFile) as caught:
        check(record)
    again = pickle.loads(pickle.dumps(caught.value))
    assert (type(again), str(again)) == (UnreadableFile, str(caught.value))
    assert again.refusal.data() == caught.value.refusal.data()  # type: ignore[union-attr]  # told above


def test_errors_of_a_game_are_told_in_another_process_too() -> None:
    plain = pickle.loads(pickle.dumps(UnreadableFile("nothing there")))
    assert (str(plain), plain.refusal) == ("nothing there", None)
    with pytest.raises(IllegalAction) as caught:
        start(2).answer("play c99")
    again = pickle.loads(pickle.dumps(caught.value))
    assert (str(again), again.refusal.data()) == (str(caught.value), caught.value.refusal.data())
    stale = pickle.loads(pickle.dumps(StaleDecision("too late")))
    assert (type(stale), str(stale)) == (StaleDecision, "too late")
