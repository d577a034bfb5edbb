"""Health: the server writes and asks, and does not let anybody wear out the disk with it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TypeVar

import pytest
from litestar.testing import TestClient
from sqlalchemy import Connection

from caposaldo import __version__
from caposaldo.server import pulse
from caposaldo.server.app import create_app
from caposaldo.server.database import Job
from caposaldo.server.problems import Problem
from caposaldo.server.pulse import KEPT, Pulse
from caposaldo.server.store import Store
from tests.server.seated import error_of
from tests.server.sickness import Disk

T = TypeVar("T")


class Watch:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        return self.time

    async def wait(self, seconds: float) -> None:
        raise AssertionError("nobody waits here")


class Counting(Store):
    """A store that counts what is written."""

    written = 0

    async def write(self, job: Job[T]) -> T:
        self.written += 1
        return await super().write(job)


def test_a_well_server_says_so(database: str) -> None:
    with TestClient(create_app(database)) as client:
        found = client.get("/api/health")
    assert (found.status_code, found.json()) == (200, {"ok": True, "version": __version__})


def test_a_sick_disk_is_told_and_its_recovery_too(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk, watch = Disk(tmp_path / "tables.sqlite3", monkeypatch), Watch()
    with TestClient(create_app(database, clock=watch)) as client:
        for sickness in (disk.read_only, disk.locked, disk.dead):
            assert client.get("/api/health").status_code == 200
            watch.time += KEPT
            with sickness():
                found = client.get("/api/health")
                assert error_of((found.status_code, found.json())) == (503, "unsaved")
            watch.time += KEPT
    assert int(found.headers["retry-after"]) > 0


def test_however_many_ask_the_disk_is_written_to_once_a_second(database: str) -> None:
    async def scene() -> list[int]:
        store, watch = Counting(database), Watch()
        await store.open()
        felt = Pulse(store, watch)
        found = []
        for _ in range(2):
            await asyncio.gather(*(felt.feel() for _ in range(20)))
            watch.time += KEPT / 2
            await felt.feel()
            found.append(store.written)
            watch.time += KEPT / 2
        await store.close()
        return found

    assert asyncio.run(scene()) == [1, 2]


def test_a_disk_that_takes_too_long_is_not_well(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Slow(Store):
        async def write(self, job: Job[T]) -> T:
            await asyncio.sleep(30)
            return await super().write(job)

    async def scene() -> None:
        store = Slow(database)
        await store.open()
        with pytest.raises(Problem) as caught:
            await Pulse(store, Watch()).feel()
        assert caught.value.code == "unsaved"
        await store.close()

    monkeypatch.setattr(pulse, "PATIENCE", 0.05)
    asyncio.run(scene())


def test_one_row_is_all_that_health_leaves_behind(database: str) -> None:
    def rows(connection: Connection) -> object:
        return connection.exec_driver_sql("SELECT count(*) FROM pulse").scalar()

    async def scene() -> object:
        store, watch = Store(database), Watch()
        await store.open()
        felt = Pulse(store, watch)
        for _ in range(3):
            await felt.feel()
            watch.time += KEPT
        found = await store.read(rows)
        await store.close()
        return found

    assert asyncio.run(scene()) == 1
