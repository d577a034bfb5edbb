"""The live connection: everybody is told of every change, and no message breaks it."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient, WebSocketTestSession

from caposaldo.server.app import create_app
from tests.server.seated import Client, Live, Seated, sit

Wish = dict[str, Any]


@pytest.fixture
def table(client: Client, wish: Wish) -> Seated:
    return sit(client, wish, mode="link").join()


def live(table: Seated, seat: str = "") -> Live:
    return table.live(seat)


def told(socket: WebSocketTestSession, at: int) -> list[Wish]:
    """Receive states until the game stands at an answer; return all of them."""
    states: list[Wish] = []
    while not states or states[-1]["view"]["at"] != at:
        message = socket.receive_json(timeout=5)
        assert message["type"] == "state", message
        states.append(message["state"])
    return states


def refused(socket: WebSocketTestSession) -> str:
    """Return the code of the next refusal; somebody may come or go before it, which is told too."""
    while (message := socket.receive_json(timeout=5))["type"] == "state":
        pass
    return str(message["error"]["code"])


def test_a_listener_is_sent_the_whole_state_at_once(table: Seated) -> None:
    table.answer("setup depth")
    with live(table, "german") as socket:
        (state,) = told(socket, 1)
    assert [entry["n"] for entry in state["log"]] == [0, 1]
    assert state["seat"] == "german"


def test_everybody_is_told_of_an_answer_given_over_the_connection(table: Seated) -> None:
    with live(table, "us") as us, live(table, "german") as german, live(table) as spectator:
        for socket in (us, german, spectator):
            told(socket, 0)
        us.send_json({"do": "answer", "at": 0, "action": "setup depth"})
        for socket, seat in ((us, "us"), (german, "german"), (spectator, "spectator")):
            states = told(socket, 1)
            assert states[-1]["seat"] == seat
            assert [entry["n"] for entry in states[-1]["log"]] == [1]
            assert bool(states[-1]["view"]["asked"]["options"]) == (seat == "us")


def test_after_an_undo_only_what_differs_is_sent_again(table: Seated) -> None:
    with live(table, "us") as socket:
        told(socket, 0)
        socket.send_json({"do": "answer", "at": 0, "action": "place 0101; place 0102"})
        assert [entry["n"] for entry in told(socket, 2)[-1]["log"]] == [1, 2]
        socket.send_json({"do": "undo", "at": 2})
        assert told(socket, 1)[-1]["log"] == []
        socket.send_json({"do": "answer", "at": 1, "action": "place 0103"})
        (entry,) = told(socket, 2)[-1]["log"]
        assert (entry["n"], entry["action"]) == (2, "place 0103")


def test_who_is_there_is_seen_by_the_others(table: Seated) -> None:
    def online(state: Wish) -> dict[str, bool]:
        return {seat["seat"]: seat["online"] for seat in state["seats"]}

    with live(table, "us") as us:
        assert online(told(us, 0)[-1]) == {"us": True, "german": False}
        with live(table, "german") as german:
            told(german, 0)
            assert online(told(us, 0)[-1]) == {"us": True, "german": True}
        assert online(told(us, 0)[-1]) == {"us": True, "german": False}
    until = time.monotonic() + 5
    while online(table.state())["us"]:
        assert time.monotonic() < until, "the seat that left is still shown as there"


def test_a_refused_answer_is_told_to_the_one_who_gave_it(table: Seated) -> None:
    with live(table, "german") as socket:
        told(socket, 0)
        socket.send_json({"do": "answer", "at": 0, "action": "setup depth"})
        assert refused(socket) == "not-yours"
        socket.send_json({"do": "undo", "at": 3})
        assert refused(socket) == "stale"
        socket.send_json({"do": "ping"})
        assert socket.receive_json(timeout=5) == {"type": "pong"}
    with live(table) as socket:
        told(socket, 0)
        socket.send_json({"do": "answer", "at": 0, "action": "setup depth"})
        assert refused(socket) == "not-yours"


def test_the_connection_stays_open_for_twenty_bad_messages(table: Seated) -> None:
    with live(table, "us") as socket:
        told(socket, 0)
        for _ in range(20):
            socket.send_text("{")
            assert socket.receive_json(timeout=5)["error"]["code"] == "bad-request"
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json(timeout=5)


@pytest.mark.parametrize(
    ("path", "key", "code"),
    [
        ("/api/tables/0123456789abcdef/live", "", 4404),
        ("/api/tables/nothing/live", "", 4404),
        ("{url}/live", "guessed", 4403),
    ],
)
def test_a_connection_to_nothing_is_told_why_and_closed(
    table: Seated, path: str, key: str, code: int
) -> None:
    with Live(table.client, path.format(url=table.url), key) as socket:
        assert socket.receive_json(timeout=5)["type"] == "error"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json(timeout=5)
    assert closed.value.code == code


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Seated]:
    folder = tmp_path_factory.mktemp("fuzz")
    with TestClient(create_app(f"sqlite:///{folder / 'tables.sqlite3'}")) as client:
        people = {"us": {"player": "human"}, "german": {"player": "human"}}
        wish = {"game": "mortain", "scenario": "postcard", "mode": "hotseat", "seats": people}
        yield sit(client, wish, seed="1").join()


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)
wishes = st.fixed_dictionaries(
    {"do": st.sampled_from(["answer", "undo", "ping", "dance"]) | anything},
    optional={
        "at": st.integers(-3, 3) | anything,
        "action": st.sampled_from(["setup nowhere", "pass; pass", "\u0000", "exit"]) | st.text(),
    },
)
messages = st.text() | anything.map(json.dumps) | wishes.map(json.dumps)


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.lists(messages, min_size=1, max_size=4))
def test_whatever_is_sent_is_answered_and_the_game_stands(fuzzed: Seated, sent: list[str]) -> None:
    before = fuzzed.state("us")["view"]
    with live(fuzzed, "us") as socket:
        told(socket, 0)
        for message in sent:
            socket.send_text(message)
            assert socket.receive_json(timeout=5)["type"] in ("error", "pong")
    assert fuzzed.state("us")["view"] == before
