"""Records replay for ever, prove themselves, and no change to one goes unnoticed."""

from __future__ import annotations

import hashlib
import json
import pickle
from typing import Any, Final

import pytest

from caposaldo.kernel.chance import (
    Chance,
    RiggedChance,
    SealedChance,
    SwiftChance,
    commitment,
    stream,
)
from caposaldo.kernel.codec import with_digest
from caposaldo.kernel.errors import IllegalAction, StaleDecision, UnreadableFile
from caposaldo.kernel.game import Origin, begin
from caposaldo.kernel.records import (
    Seating,
    concession,
    first_link,
    make_record,
    next_link,
    read_record,
    record_game,
)
from caposaldo.kernel.replaying import ending, proof_of, replay, replay_steps, verify
from tests.kernel.duel import KIND, given, play_on, start
from tests.kernel.duel_table import NORTH, SOUTH, Duel

SECRET = "5e" * 32
PROMISE: Final = "df296eae9264b4d48fad57ab932ef3dafeb323f300c333304925826e3dbb84de"
SEATS = {NORTH: "Ada", SOUTH: "Bea"}


def finished(chance: Chance | None = None, seed: int = 2) -> Duel:
    game = start(seed, chance)
    play_on(game, stream(seed, "bot"))
    return game


def sealed() -> SealedChance:
    return SealedChance("t7", SECRET, ("n1", "n2"))


def record_of(game: Duel) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(make_record(game, SEATS)))
    return found


def check(data: object) -> Duel:
    return verify(KIND, read_record(KIND, data))


def resealed(record: dict[str, Any]) -> dict[str, Any]:
    return with_digest({key: record[key] for key in record if key != "digest"})


@pytest.mark.parametrize("chance", [None, sealed()], ids=["swift", "sealed"])
def test_a_record_verifies_and_replays_to_any_answer(chance: Chance | None) -> None:
    game = finished(chance)
    record = read_record(KIND, record_of(game))
    assert verify(KIND, record).save() == game.save()
    assert replay(KIND, record).save() == game.save()
    again = start(2, chance)
    for at, (_, notation) in enumerate(game.answers):
        assert replay(KIND, record, at).save() == again.save()
        again.answer(notation)
    assert (record.seats, record.rules, record.game) == (SEATS, 2, "duel")


def test_a_record_may_begin_at_a_position_and_end_before_the_end() -> None:
    game = given("north c5 c6 c9", "south c1 c2 c12", chance=RiggedChance(("3",)))
    game.answer("play c9")
    record = record_of(game)
    assert record["result"] is None
    assert check(record).save() == game.save()
    record["position"]["table"]["points"]["north"] = 1
    with pytest.raises(UnreadableFile, match="hash chain breaks at answer 1"):
        check(record)


def test_the_chain_binds_every_answer_to_the_state_it_led_to() -> None:
    game = finished()
    again = start(2)
    link = first_link(again)
    for (seat, notation), written in zip(game.answers, record_of(game)["answers"], strict=True):
        again.answer(notation)
        link = next_link(link, seat, notation, again)
        assert written == {"seat": seat, "action": notation, "link": link}
    assert first_link(start(2)) != first_link(start(3))
    assert first_link(start(2)) != first_link(start(2, ties="attacker"))


def test_replay_steps_give_the_game_before_the_first_and_after_every_answer() -> None:
    game = finished()
    record = read_record(KIND, record_of(game))
    counts = [len(step.answers) for step in replay_steps(KIND, record)]
    assert counts == list(range(len(game.answers) + 1))


TAMPERED: dict[str, tuple[list[str | int], object]] = {
    "mark": (["is"], "a diary"),
    "format": (["format"], 0),
    "format of another sort": (["format"], True),
    "rules": (["rules"], 1),
    "rules of another sort": (["rules"], "2"),
    "game": (["game"], "chess"),
    "setup's game": (["setup", "game"], "chess"),
    "scenario": (["setup", "scenario"], "short"),
    "unknown scenario": (["setup", "scenario"], "none"),
    "reading": (["setup", "readings", "ties"], "attacker"),
    "unknown reading": (["setup", "readings", "luck"], "yes"),
    "position": (["position"], {}),
    "seats": (["seats", "north"], "Eve"),
    "seat of another sort": (["seats", "north"], 3),
    "secret": (["chance", "secret"], "11" * 32),
    "damaged secret": (["chance", "secret"], "11"),
    "nonces": (["chance", "nonces"], ["n1", "n3"]),
    "sealed game": (["chance", "game"], "t8"),
    "commitment": (["chance", "commitment"], "11" * 32),
    "uses": (["chance", "uses"], 1),
    "kind of chance": (["chance", "kind"], "swift"),
    "something added to the chance": (["chance", "more"], "\ud800"),
    "seat of an answer": (["answers", 0, "seat"], "south"),
    "action": (["answers", 0, "action"], "dance"),
    "action that is none": (["answers", 0, "action"], "!"),
    "link": (["answers", 0, "link"], "0" * 64),
    "last link": (["answers", -1, "link"], "0" * 64),
    "answers": (["answers"], []),
    "result": (["result", "winner"], "nobody"),
    "no result": (["result"], None),
    "facts": (["result", "facts", "north"], 99),
    "something added": (["more"], 1),
    "digest": (["digest"], "0" * 64),
}


@pytest.mark.parametrize(("path", "value"), TAMPERED.values(), ids=TAMPERED)
def test_tampering_with_any_field_is_told_in_a_sentence(
    path: list[str | int], value: object
) -> None:
    record = record_of(finished(sealed()))
    place: Any = record
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    with pytest.raises(UnreadableFile) as caught:
        check(record)
    assert " " in str(caught.value)


@pytest.mark.parametrize("field", list(record_of(finished(sealed()))))
def test_a_record_without_a_field_is_refused(field: str) -> None:
    record = record_of(finished(sealed()))
    del record[field]
    with pytest.raises(UnreadableFile):
        check(record)


def test_with_a_new_digest_the_chain_still_tells_where_it_breaks() -> None:
    record = record_of(finished())
    record["answers"][3]["link"] = "0" * 64
    with pytest.raises(UnreadableFile, match="hash chain breaks at answer 4"):
        check(resealed(record))
    record = record_of(finished())
    record["result"] = None
    with pytest.raises(UnreadableFile, match="result recorded is not the one"):
        check(resealed(record))


def test_an_answer_left_out_breaks_the_chain_or_the_rules() -> None:
    for at in range(3):
        record = record_of(finished())
        del record["answers"][at]
        with pytest.raises(UnreadableFile, match="answer"):
            check(resealed(record))


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


class Counting(Chance):
    """Chance that counts for itself what is drawn of it."""

    def __init__(self, source: Chance, drawn: list[str]) -> None:
        super().__init__(source.uses)
        self.source = source
        self.drawn = drawn

    def below(self, n: int, purpose: str) -> int:
        self.uses += 1
        self.drawn.append(purpose)
        return self.source.below(n, purpose)


@pytest.mark.parametrize("before", [0, 7])
def test_the_draws_of_a_game_are_counted_from_its_beginning(before: int) -> None:
    game = start(2, SwiftChance(5, before))
    dealt = game.draws
    drawn: list[str] = []
    game.chance = Counting(game.chance, drawn)
    play_on(game, stream(2, "bot"), 20)
    assert drawn != []
    assert (dealt, game.draws) == (12, 12 + len(drawn))


def test_a_proof_says_what_was_checked() -> None:
    game = finished(sealed())
    proof = proof_of(check(record_of(game)))
    assert (proof.promise, proof.secret) == (commitment("t7", SECRET), SECRET)
    assert (proof.answers, proof.draws) == (len(game.answers), game.draws)
    assert (proof.digest, proof.rules) == (game.digest(), 2)
    swift = proof_of(check(record_of(finished())))
    assert (swift.promise, swift.secret) == (None, None)


def test_the_promise_is_the_hash_of_the_documented_string() -> None:
    said = b"caposaldo sealed chance 1" + b"\0" + b"t7" + b"\0" + bytes.fromhex(SECRET)
    assert commitment("t7", SECRET) == hashlib.sha256(said).hexdigest() == PROMISE


def test_a_record_says_who_gave_up_and_who_was_invited_anew() -> None:
    game = start(2)
    game.answer("rest")
    seating = [{"at": 1, "seat": SOUTH, "what": "seated", "name": "Eve"}]
    record = resealed({**record_of(game), "conceded": NORTH, "seating": seating})
    read = read_record(KIND, record)
    assert read.seating == [Seating(1, SOUTH, "seated", "Eve")]
    end = ending(verify(KIND, read), read)
    assert end == concession((NORTH, SOUTH), NORTH)
    assert end is not None
    assert (end.winner, end.facts) == (SOUTH, {"by": NORTH})
    whole = read_record(KIND, record_of(finished()))
    assert ending(verify(KIND, whole), whole) == finished().outcome


def test_newer_records_and_newer_rules_ask_to_update() -> None:
    record = record_of(finished())
    with pytest.raises(UnreadableFile, match=r"newer version \(format 2\); update"):
        check({**record, "format": 2})
    with pytest.raises(UnreadableFile, match=r"newer rules of duel \(version 3\); update"):
        check({**record, "rules": 3})


def older(rules: int = 1) -> dict[str, Any]:
    """Return a record of a game that was begun under older rules."""
    origin = start(2).origin
    game = begin(KIND, Origin(origin.setup, origin.chance, None, rules))
    play_on(game, stream(2, "bot"))
    return record_of(game)


def test_a_record_under_older_rules_is_verified_under_their_number() -> None:
    record = older()
    assert record["rules"] == 1
    game = check(record)
    assert game.origin.rules == 1
    assert record_of(game) == record


@pytest.mark.parametrize("part", ["link", "action"])
def test_an_older_record_that_goes_another_way_says_that_a_rule_may_have_been_corrected(
    part: str,
) -> None:
    record = older()
    record["answers"][3][part] = "no such thing"
    said = r"answer 4.*under rules version 1 of duel, and a rule that was corrected since"
    with pytest.raises(UnreadableFile, match=said):
        check(record)


def test_there_were_no_rules_before_the_first() -> None:
    with pytest.raises(UnreadableFile, match="no rules version 0"):
        check({**record_of(finished()), "rules": 0})


def test_a_sealed_secret_is_hidden_until_the_game_is_over() -> None:
    game = start(2, sealed())
    play_on(game, stream(2, "bot"), 3)
    text = json.dumps(record_of(game))
    assert SECRET not in text
    assert commitment("t7", SECRET) in text
    with pytest.raises(UnreadableFile, match="not shown before the game is over"):
        check(record_of(game))
    play_on(game, stream(2, "bot"))
    record = record_of(game)
    assert record["chance"]["secret"] == SECRET
    assert record["chance"]["commitment"] == commitment("t7", SECRET)


def test_a_secret_that_was_not_promised_is_found_out() -> None:
    record = record_of(finished(sealed()))
    record["chance"]["secret"] = "77" * 32
    with pytest.raises(UnreadableFile, match="not the one that was promised"):
        check(resealed(record))
    record["chance"]["commitment"] = commitment("t7", "77" * 32)
    with pytest.raises(UnreadableFile):
        check(resealed(record))


def test_a_record_names_its_game_before_anything_else_is_read() -> None:
    assert record_game(record_of(finished())) == "duel"
    mark = {"is": "caposaldo record"}
    broken: list[object] = [None, [], {}, mark, {**mark, "format": 1}, {**mark, "game": "duel"}]
    for data in broken:
        with pytest.raises(UnreadableFile):
            record_game(data)


def test_a_redealt_game_has_no_record() -> None:
    game = start(2)
    game.answer("rest")
    with pytest.raises(UnreadableFile):
        make_record(game.redeal(NORTH, stream(1, "twin")), SEATS)
