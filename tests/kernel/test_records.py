"""Records replay for ever, prove themselves, and no change to one goes unnoticed."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

import pytest

from caposaldo.kernel.chance import (
    Chance,
    RiggedChance,
    SwiftChance,
    commitment,
    stream,
)
from caposaldo.kernel.errors import UnreadableFile
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
from tests.kernel.duel_recorded import (
    SEATS,
    SECRET,
    check,
    finished,
    older,
    record_of,
    resealed,
    sealed,
)
from tests.kernel.duel_table import NORTH, SOUTH

PROMISE: Final = "df296eae9264b4d48fad57ab932ef3dafeb323f300c333304925826e3dbb84de"


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
