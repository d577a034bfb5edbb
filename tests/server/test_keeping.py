"""Nothing is lost, neither by a restart nor by a full memory; `test_killed.py` kills servers."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from litestar.testing import TestClient
from msgspec.structs import replace

from caposaldo.kernel.errors import StaleDecision
from caposaldo.server import rooms
from caposaldo.server.app import create_app
from caposaldo.server.charter import Charter
from caposaldo.server.hall import Hall
from caposaldo.server.ledger import Ledger
from caposaldo.server.limits import OWN
from caposaldo.server.opening import new_table
from caposaldo.server.protocol import NewTable, SeatWish
from caposaldo.server.rows import Row, Snapshot
from caposaldo.server.store import Store, Taken
from tests.server.seated import Client, sit

Wish = dict[str, Any]


def test_a_restart_keeps_everything(database: str, wish: Wish) -> None:
    with TestClient(create_app(database)) as client:
        table = sit(client, wish, mode="link", seed=None).join()
        table.answer("place 0101")
        table.post("undo", "us", at=1)
        table.get("hint", "us")
        table.play(25)
        before = [table.state(seat) for seat in ("us", "german", "")]
    with TestClient(create_app(database)) as client:
        again = table.over(client)
        assert [again.state(seat) for seat in ("us", "german", "")] == before
        again.play(30)


def test_a_conceded_table_stays_conceded_after_a_restart(database: str, wish: Wish) -> None:
    with TestClient(create_app(database)) as client:
        table = sit(client, wish).join()
        table.post("concede", "us")
    with TestClient(create_app(database)) as client:
        assert table.over(client).state()["view"]["result"]["reason"] == "conceded"


def test_tables_that_left_the_memory_come_back(database: str, wish: Wish) -> None:
    app = create_app(database, limits=replace(OWN, rooms=2))
    with TestClient(app) as client:
        tables = [sit(client, wish, seed=str(seed)).join() for seed in range(6)]
        for table in tables:
            table.play(6)
        for table in tables:
            assert table.state()["view"]["at"] == 6
            table.play(8)


def test_a_snapshot_spares_playing_again_and_changes_nothing(
    database: str, wish: Wish, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "SNAPSHOT_EVERY", 5)
    with TestClient(create_app(database)) as client:
        table = sit(client, wish).join()
        table.play(23)
        before = table.state("us")
    charter, rows, snapshot = asyncio.run(find(database, table.id))
    assert snapshot is not None
    assert snapshot.answers == 20
    with_it, without = Ledger(charter), Ledger(charter)
    with_it.read(rows, snapshot)
    without.read(rows, None)
    assert with_it.game is not None
    assert without.game is not None
    assert with_it.game.save() == without.game.save()
    with TestClient(create_app(database)) as client:
        assert table.over(client).state("us") == before


async def find(database: str, id: str) -> tuple[Charter, list[Row], Snapshot | None]:
    store = Store(database)
    try:
        return await store.find(id)
    finally:
        await store.close()


def test_a_snapshot_off_the_way_is_not_used(client: Client, shared: str, wish: Wish) -> None:
    table = sit(client, wish).join()
    table.answer("place 0101")
    charter, rows, _ = asyncio.run(find(shared, table.id))
    ahead = Ledger(charter)
    ahead.read(rows, None)
    ahead.answer("us", 1, "place 0102")
    assert ahead.game is not None
    now = Ledger(charter)
    now.read(rows, Snapshot(2, ahead.game.save()))
    assert now.at == 1
    assert now.game is not None
    assert len(now.game.answers) == 1


def a_table() -> NewTable:
    people = {"us": SeatWish("human"), "german": SeatWish("human")}
    return NewTable("mortain", "postcard", "hotseat", people)


def test_each_row_is_written_once_whoever_writes_it(database: str) -> None:
    async def scene() -> None:
        store = Store(database)
        await store.open()
        charter, _ = new_table(a_table())
        await store.add(charter)
        rows = Ledger(charter).join("us", "", "")
        await store.append(charter.id, rows, None)
        with pytest.raises(Taken):
            await store.append(charter.id, rows, None)
        await store.close()

    asyncio.run(scene())


def test_two_servers_on_one_database_agree_on_one_answer(database: str) -> None:
    async def scene() -> tuple[int, int]:
        here, there = Hall(database, OWN), Hall(database, OWN)
        await here.open()
        await there.open()
        charter, _ = new_table(a_table())
        one = await here.add(charter)
        await one.change(lambda now: now.join("us", "", ""))
        await one.change(lambda now: now.join("german", "", ""))
        other = there.room(charter.id)
        await other.ledger()
        await one.change(lambda now: now.answer("us", 0, "place 0101"))
        with pytest.raises(StaleDecision):
            await other.change(lambda now: now.answer("us", 0, "place 0102"))
        found = (await other.ledger()).at, len((await other.ledger()).entries)
        await here.close()
        await there.close()
        return found

    assert asyncio.run(scene()) == (1, 2)
