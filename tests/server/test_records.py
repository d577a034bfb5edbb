"""Records from anywhere: true ones can be looked at, others are refused in one sentence."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient
from msgspec.structs import replace

from caposaldo import library
from caposaldo.kernel.chance import stream
from caposaldo.server.app import create_app
from caposaldo.server.limits import OWN
from tests.server.seated import HUMAN, Client, Seated, error_of

Record = dict[str, Any]


def played(answers: int, seed: int = 5) -> library.AnyGame:
    game = library.start("mortain", "postcard", seed=seed)
    chance = stream(seed, "answers")
    while len(game.answers) < answers and (decision := game.decision()) is not None:
        game.answer(decision.options[chance.below(len(decision.options), "answer")])
    return game


def write(game: library.AnyGame) -> Record:
    """Write a record as a file would hold it."""
    record: Record = json.loads(json.dumps(library.make_record(game, {"us": "A", "german": "B"})))
    return record


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    folder = tmp_path_factory.mktemp("records")
    app = create_app(f"sqlite:///{folder / 'tables.sqlite3'}", limits=replace(OWN, tables=10_000))
    with TestClient(app) as client:
        yield client


def send(client: Client, record: object) -> tuple[int, Any]:
    found = client.post("/api/records", content=json.dumps(record).encode())
    return found.status_code, found.json()


def test_a_finished_record_is_a_table_to_look_at(client: Client) -> None:
    game = played(10_000)
    status, made = send(client, write(game))
    assert status == 201
    table = Seated(client, {**made, "seats": []})
    state = table.state()
    result = game.result()
    assert result is not None
    assert (state["phase"], state["view"]["result"]) == ("over", result.data())
    assert {seat["seat"]: seat["name"] for seat in state["seats"]} == {"us": "A", "german": "B"}
    assert len(state["log"]) == len(game.answers) + 1
    status, moment = table.get("replay", at=30, view="german")
    assert moment["view"]["at"] == 30
    assert library.verify(table.get("record")[1]).digest() == game.digest()


def test_an_unfinished_record_is_read_only_and_can_be_played_on(client: Client) -> None:
    game = played(40)
    table = Seated(client, {**send(client, write(game))[1], "seats": []})
    state = table.state()
    assert (state["phase"], state["view"]["asked"], state["view"]["result"]) == ("over", None, None)
    body = {"at": 40, "mode": "hotseat", "seats": {"us": HUMAN, "german": HUMAN}}
    made = client.post(f"{table.url}/branch", json=body)
    assert made.status_code == 201
    twig = Seated(client, made.json()).join()
    assert twig.state()["view"]["table"] == state["view"]["table"]
    twig.play(5)


def test_a_record_from_a_position_is_taken(client: Client) -> None:
    game = played(40)
    lines = "\n".join(game.kind.describe(game))
    record = write(library.from_position("mortain", lines))
    assert send(client, record)[0] == 201


@pytest.mark.parametrize(
    "hostile",
    [
        {},
        {"is": "caposaldo record"},
        {"is": "caposaldo record", "format": 99, "game": "mortain"},
        {"is": "caposaldo record", "format": 1, "game": "chess"},
        {"is": "caposaldo record", "format": 1, "game": "mortain", "rules": 1, "answers": 3},
    ],
)
def test_what_is_no_record_is_refused(client: Client, hostile: Record) -> None:
    assert error_of(send(client, hostile)) == (400, "unreadable")


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b"\xff\xfe", b"[" * 100_000])
def test_what_is_no_json_object_is_refused(client: Client, body: bytes) -> None:
    found = client.post("/api/records", content=body)
    assert error_of((found.status_code, found.json()))[0] == 400


@pytest.mark.parametrize(
    "change",
    [
        {"result": {"winner": "us", "reason": "mortain-held", "rule": "SM 6.1", "facts": {}}},
        {"seats": {"us": "Somebody else", "german": "B"}},
        {"chance": {"kind": "swift", "state": "1", "uses": 0}},
        {"position": {"table": {}, "stack": []}},
        {"answers": [{"seat": "us", "action": "setup depth; ready", "link": ""}]},
        {"answers": [{"seat": "us", "action": "pass", "link": ""}] * 20_001},
    ],
)
def test_a_record_that_was_altered_is_refused(client: Client, change: Record) -> None:
    assert error_of(send(client, {**write(played(30)), **change})) == (400, "unreadable")


def test_a_sealed_game_under_way_cannot_be_read_from_its_record(client: Client) -> None:
    chance = library.SealedChance("table", "ab" * 32, ("x", "y"))
    record = write(library.start("mortain", chance=chance))
    status, body = send(client, record)
    assert error_of((status, body)) == (400, "unreadable")
    assert "secret" in body["error"]["message"]


BASE = write(played(25))
junk: st.SearchStrategy[object] = (
    st.none() | st.integers() | st.text(max_size=5) | st.just([]) | st.just({}) | st.just([{}])
)


def places(value: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Give the way to everything inside a record."""
    items: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        items = list(value.items())
    elif isinstance(value, list):
        items = list(enumerate(value))
    for key, inner in items:
        yield (*path, key)
        yield from places(inner, (*path, key))


@settings(
    max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.sampled_from(list(places(BASE))), junk)
def test_a_record_damaged_anywhere_is_refused(
    client: Client, path: tuple[str | int, ...], value: object
) -> None:
    record: Any = copy.deepcopy(BASE)
    inside = record
    for key in path[:-1]:
        inside = inside[key]
    if inside[path[-1]] == value:
        return
    inside[path[-1]] = value
    assert error_of(send(client, record)) == (400, "unreadable")
