"""A sick disk: what cannot be saved is said to be so; when it is well again the game goes on."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient, WebSocketTestSession

from caposaldo.server import recovery
from caposaldo.server.app import create_app
from caposaldo.server.bots import Bots
from caposaldo.server.ledger import Ledger
from tests.server.seated import HUMAN, RANDOM, Client, Data, Seated, error_of, sit
from tests.server.sickness import Disk

Wish = dict[str, Any]
WAYS = ("full", "read_only", "locked")


@pytest.fixture
def disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Disk:
    monkeypatch.setattr(recovery, "UNSAVED_RETRY", 0.05)
    return Disk(tmp_path / "tables.sqlite3", monkeypatch)


@pytest.fixture
def client(disk: Disk, database: str) -> Iterator[Client]:
    with TestClient(create_app(database)) as client:
        yield client


def answered(table: Seated, state: Data) -> tuple[int, Data]:
    """Answer anything for whoever is asked."""
    seat, at = state["view"]["asked"]["seat"], state["view"]["at"]
    options = table.state(seat)["view"]["asked"]["options"]
    return table.post("answers", seat, at=at, action=options[at * 7 % len(options)])


def until_refused(table: Seated) -> tuple[Data, tuple[int, Data]]:
    """Answer until that is refused; return the last good state and the refusal."""
    state = table.state()
    for _ in range(200):
        status, found = answered(table, state)
        if status != 200:
            return state, (status, found)
        state = found
    raise AssertionError("everything was saved")


def told_in(state: Data) -> list[Any]:
    return [(entry["n"], entry["seat"], entry["action"]) for entry in state["log"]]


@pytest.mark.parametrize("way", WAYS)
def test_what_cannot_be_saved_has_not_happened_and_can_be_said_again(
    way: str, disk: Disk, client: Client, database: str, wish: Wish
) -> None:
    table = sit(client, wish).join()
    table.play(3)
    with getattr(disk, way)():
        before, refused = until_refused(table)
        assert error_of(refused) == (503, "unsaved")
        assert refused[1]["error"]["retry"] > 0
        now = table.state()
        assert now["view"]["at"] == before["view"]["at"]
        assert error_of(answered(table, now)) == (503, "unsaved")
    status, after = answered(table, table.state())
    assert status == 200
    assert after["view"]["at"] == before["view"]["at"] + 1
    told = told_in(table.state())
    assert [n for n, _, _ in told] == list(range(after["view"]["at"] + 1))
    with TestClient(create_app(database)) as other:
        assert told_in(Seated(other, table.made).state()) == told


def test_a_disk_that_cannot_even_be_read_is_said_to_be_sick(
    disk: Disk, client: Client, wish: Wish
) -> None:
    table = sit(client, wish).join()
    state = table.play(3)
    with disk.dead():
        seat = state["view"]["asked"]["seat"]
        action = state["view"]["asked"]["options"] or ["pass"]
        found = table.post("answers", seat, at=3, action=action[0])
        assert error_of(found) == (503, "unsaved")
        reply = client.get(table.url)
        assert error_of((reply.status_code, reply.json())) == (503, "unsaved")
        assert int(reply.headers["retry-after"]) > 0
        made = client.post("/api/tables", json=wish)
        assert error_of((made.status_code, made.json())) == (503, "unsaved")
    assert table.state()["view"]["at"] == 3
    assert answered(table, table.state())[0] == 200


def test_a_table_that_could_not_be_made_is_not_there(
    disk: Disk, client: Client, wish: Wish
) -> None:
    with disk.read_only():
        found = client.post("/api/tables", json=wish)
        assert error_of((found.status_code, found.json())) == (503, "unsaved")
    sit(client, wish).join().play(2)


def test_campaigns_are_no_better_off(disk: Disk, client: Client) -> None:
    body = {
        "name": "C",
        "nations": ["german", "russian"],
        "mode": "hotseat",
        "seats": {"german": HUMAN, "russian": HUMAN},
    }
    with disk.read_only():
        found = client.post("/api/campaigns", json=body)
        assert error_of((found.status_code, found.json())) == (503, "unsaved")
    assert client.post("/api/campaigns", json=body).status_code == 201


def test_the_live_connection_says_it_and_stays(disk: Disk, client: Client, wish: Wish) -> None:
    table = sit(client, wish).join()
    with table.live("us") as socket:
        assert socket.receive_json(timeout=5)["type"] == "state"
        with disk.read_only():
            socket.send_json({"do": "answer", "at": 0, "action": "place 0101"})
            error = next_of(socket, "error")["error"]
            assert (error["code"], error["retry"] > 0) == ("unsaved", True)
        socket.send_json({"do": "answer", "at": 0, "action": "place 0101"})
        while (state := next_of(socket, "state")["state"])["view"]["at"] != 1:
            pass
        assert state["log"][-1]["action"] == "place 0101"


def test_whoever_cannot_be_shown_the_table_is_sent_away_to_come_back(
    disk: Disk, client: Client, wish: Wish
) -> None:
    table = sit(client, wish).join()
    other = ExitStack()
    with table.live() as socket:
        assert other.enter_context(table.live()).receive_json(timeout=5)["type"] == "state"
        with disk.dead():
            assert table.post("answers", "us", at=0, action="place 0101")[0] == 503
            other.close()  # Who goes is told to the others, with the table as it stands.
            assert next_of(socket, "error")["error"]["code"] == "unsaved"
            with pytest.raises(WebSocketDisconnect) as caught:
                socket.receive_json(timeout=5)
            assert caught.value.code == 4503
    with table.live() as socket:
        assert next_of(socket, "state")["state"]["view"]["at"] == 0


def next_of(socket: WebSocketTestSession, kind: str) -> Data:
    for _ in range(20):
        message: Data = socket.receive_json(timeout=5)
        if message["type"] == kind:
            return message
    raise AssertionError(f"no {kind} came")


def test_a_computer_goes_on_by_itself_when_the_disk_is_well(
    disk: Disk, client: Client, wish: Wish, monkeypatch: pytest.MonkeyPatch
) -> None:
    sickness = ExitStack()
    think = Bots._think
    refused: list[str] = []

    def fall_ill(bots: Bots, ledger: Ledger, seat: str) -> str:
        if not refused:
            sickness.enter_context(disk.read_only())
        refused.append(seat)
        return think(bots, ledger, seat)

    monkeypatch.setattr(Bots, "_think", fall_ill)
    sit(client, wish, mode="solo", seats={"us": RANDOM, "german": HUMAN}).join()
    wait_until(lambda: len(refused) > 2)
    assert disk.answers() == 0
    sickness.close()
    wait_until(lambda: disk.answers() > 0)


def wait_until(holds: Callable[[], bool], seconds: float = 20) -> None:
    until = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.02)


def test_every_table_hears_of_it_and_every_table_goes_on(
    disk: Disk, client: Client, wish: Wish
) -> None:
    tables = [sit(client, wish).join() for _ in range(3)]
    with disk.locked():
        for table in tables:
            found = table.post("answers", "us", at=0, action="place 0101")
            assert error_of(found) == (503, "unsaved")
    for table in tables:
        assert table.answer("place 0101")["view"]["at"] == 1
