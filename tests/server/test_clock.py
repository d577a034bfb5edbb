"""The clock of a table: whose minute runs, and what the server does when it is over."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from msgspec.structs import replace

from caposaldo.server.app import create_app
from caposaldo.server.ledger import Ledger
from caposaldo.server.limits import OWN
from caposaldo.server.opening import new_table
from caposaldo.server.protocol import NewTable, SeatWish
from tests.server.hand import Hand
from tests.server.seated import HUMAN, RANDOM, Client, Data, Seated, error_of, sit

SEAT = SeatWish("human")


@pytest.fixture
def hand() -> Hand:
    return Hand()


@pytest.fixture
def client(database: str, hand: Hand) -> Iterator[TestClient[Litestar]]:
    with TestClient(create_app(database, limits=OWN, clock=hand)) as client:
        yield client


def wish(clock: str = "minute", **changes: object) -> Data:
    return {
        "game": "upfront",
        "scenario": "A",
        "mode": "hotseat",
        "seats": {"german": HUMAN, "american": HUMAN},
        "readings": {"clock": clock},
        "seed": "7",
        **changes,
    }


def begun(client: Client, clock: str = "minute") -> Seated:
    """A table at the first action of its first turn."""
    table = sit(client, wish(clock)).join()
    for _ in range(2):
        table.answer("setup strong-right; ready")
    while table.state()["view"]["asked"]["prompt"] != "act":
        table.answer("done")
    return table


def wait_until(table: Seated, at: int) -> Data:
    """Return the state once the server has answered."""
    until = time.monotonic() + 20
    while (state := table.state())["view"]["at"] < at:
        assert time.monotonic() < until, "the clock did not answer"
        time.sleep(0.01)
    return state


def left(table: Seated) -> tuple[str, float, bool]:
    clock = table.state()["clock"]
    assert clock["of"] == 60
    return clock["seat"], clock["left"], clock["running"]


def test_a_minute_runs_from_the_beginning_of_the_turn_and_ends_it(
    client: Client, hand: Hand
) -> None:
    table = begun(client)
    at = table.state()["view"]["at"]
    assert left(table) == ("german", 60, True)
    hand.move(59)
    assert left(table) == ("german", 1, True)
    assert table.state()["view"]["at"] == at
    hand.move(1)
    state = wait_until(table, at + 1)
    assert state["log"][-1]["action"] == "time-up"
    assert state["log"][-1]["seat"] == "german"
    assert state["log"][-1]["events"][0]["kind"] == "time-up"
    assert state["view"]["asked"]["prompt"] in ("refill", "act")


def test_time_used_adds_up_over_the_answers_of_a_turn_and_undo_gives_none_back(
    client: Client, hand: Hand
) -> None:
    table = begun(client)
    hand.move(20)
    table.answer("done")
    assert left(table) == ("german", 40, True)
    hand.move(15)
    at = table.state()["view"]["at"]
    assert table.post("undo", "german", at=at)[0] == 200
    assert left(table) == ("german", 25, True)
    hand.move(5)
    table.get("hint", "german")
    assert left(table) == ("german", 20, True)
    at = table.state()["view"]["at"]
    hand.move(20)
    wait_until(table, at + 1)


def test_the_next_player_has_a_minute_of_his_own_and_nobody_while_hands_are_filled(
    client: Client, hand: Hand
) -> None:
    table = begun(client)
    hand.move(50)
    table.answer("done")
    hand.move(4)
    state = table.state("german")
    discards = [o for o in state["view"]["asked"]["options"] if o.startswith("discard ")]
    table.answer(f"{discards[0]}; end")
    assert table.state()["clock"] is None
    hand.move(500)
    assert table.state()["view"]["asked"]["prompt"] == "refill"
    table.answer("draw")
    assert left(table) == ("american", 60, True)


def test_nobody_says_that_time_is_up_but_the_clock(client: Client) -> None:
    table = begun(client)
    at = table.state()["view"]["at"]
    for notation in ("time-up", "done; time-up"):
        found = table.post("answers", "german", at=at, action=notation)
        assert error_of(found) == (422, "illegal")
        assert found[1]["error"]["refusal"]["key"] == "clock-only"
    assert table.post("standing", "german", prompt="discard", action="time-up")[0] == 200
    table.answer("done")
    assert table.state()["view"]["asked"]["prompt"] == "discard"
    status, said = table.get("why-not", "german", action="time-up")
    assert (status, said["refusal"]["key"]) == (200, "clock-only")
    assert table.get("why-not", "german", action="end")[1]["refusal"] is None


def test_without_a_clock_nobody_is_hurried(client: Client, hand: Hand) -> None:
    table = begun(client, "none")
    at = table.state()["view"]["at"]
    hand.move(5000)
    assert hand.waiting == []
    assert table.state()["clock"] is None
    assert table.state()["view"]["at"] == at
    assert error_of(table.post("answers", "german", at=at, action="time-up")) == (422, "illegal")


def test_a_computer_needs_no_clock(client: Client, hand: Hand) -> None:
    seats = {"german": RANDOM, "american": RANDOM}
    table = sit(client, wish(mode="solo", seats=seats))
    state = wait_until(table, 150)
    assert hand.waiting == []
    assert state["clock"] is None
    assert "time-up" not in [entry["action"] for entry in state["log"]]


def test_after_a_restart_what_was_used_up_to_the_last_answer_counts(
    database: str, hand: Hand
) -> None:
    with TestClient(create_app(database, clock=hand)) as client:
        table = begun(client)
        hand.move(25)
        table.answer("done")
        hand.move(10)
        assert left(table) == ("german", 25, True)
    hand.move(10_000)
    with TestClient(create_app(database, clock=hand)) as client:
        again = table.over(client)
        assert left(again) == ("german", 35, True)
        at = again.state()["view"]["at"]
        hand.move(34)
        assert again.state()["view"]["at"] == at
        hand.move(1)
        state = wait_until(again, at + 1)
        assert state["log"][-1]["action"] == "time-up"


def test_a_question_within_an_attack_is_answered_though_time_is_up(
    client: Client, hand: Hand
) -> None:
    table = begun(client)
    shots = [o for o in table.state("german")["view"]["asked"]["options"] if o[:5] == "fire "]
    moves = shots or ["reorder A"]
    table.answer(moves[0])
    at = table.state()["view"]["at"]
    hand.move(61)
    assert left(table) == ("german", 0, True)
    assert table.state()["view"]["at"] == at
    assert table.post("undo", "german", at=at)[0] == 200
    state = wait_until(table, at)
    assert state["log"][-1]["action"] == "time-up"


def test_a_table_with_a_running_clock_is_not_put_away(database: str, hand: Hand) -> None:
    with TestClient(create_app(database, limits=replace(OWN, rooms=1), clock=hand)) as client:
        table = begun(client)
        at = table.state()["view"]["at"]
        for _ in range(3):
            sit(client, wish())
        hand.move(60)
        state = wait_until(table, at + 1)
        assert state["log"][-1]["action"] == "time-up"


def test_a_table_older_than_the_clock_is_what_it_was() -> None:
    made = NewTable("upfront", "A", "hotseat", dict.fromkeys(("german", "american"), SEAT), {})
    charter, _ = new_table(made)
    assert charter.readings.pop("clock") == "none"
    assert "clock" not in charter.origin([]).setup.readings
    assert Ledger(charter).timing() is None
