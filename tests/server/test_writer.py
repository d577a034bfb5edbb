"""One writer: what gathers is committed together, and nobody is told of his before it is."""

from __future__ import annotations

import asyncio
import threading
from typing import Any, TypeVar

import pytest
from sqlalchemy import Connection, event, func, insert, select
from sqlalchemy.exc import OperationalError

from caposaldo.server.charter import Charter
from caposaldo.server.database import Job, SqliteFile, read_url
from caposaldo.server.ledger import Ledger
from caposaldo.server.opening import new_table
from caposaldo.server.problems import Problem
from caposaldo.server.protocol import NewTable, SeatWish
from caposaldo.server.rows import Row, Snapshot
from caposaldo.server.schema import ANSWERS, SNAPSHOTS, TABLES
from caposaldo.server.store import Store, Taken
from caposaldo.server.writer import Page, Writer

T = TypeVar("T")
SOME: Any = None
SICK = OperationalError("insert", {}, Exception("disk I/O error"))


class Slow:
    """A database that writes when it is told to, and fails as it is told to."""

    def __init__(self) -> None:
        self.gate = asyncio.Semaphore(0)
        self.commits = 0
        self.fails: list[Exception] = []
        self.dropped = 0

    async def read(self, job: Job[T]) -> T:
        return job(SOME)

    async def write(self, job: Job[T]) -> T:
        await self.gate.acquire()
        if self.fails:
            raise self.fails.pop(0)
        self.commits += 1
        return job(Nothing())  # type: ignore[arg-type]

    async def let_go(self) -> None:
        self.dropped += 1

    def open(self, times: int = 1) -> None:
        for _ in range(times):
            self.gate.release()


class Nothing:
    """A connection that takes everything."""

    def execute(self, *_: object) -> None:
        return


def a_page() -> Page:
    return Page([{"table_id": "t", "seq": 0}])


async def ticks(count: int = 5) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


def test_what_gathers_while_one_is_written_is_committed_together() -> None:
    async def scene() -> None:
        database = Slow()
        writer = Writer(database)
        first = asyncio.create_task(writer.append(a_page()))
        await ticks()
        rest = [asyncio.create_task(writer.append(a_page())) for _ in range(9)]
        await ticks()
        database.open()
        await first
        assert database.commits == 1
        assert not any(task.done() for task in rest)
        database.open()
        await asyncio.gather(*rest)
        assert database.commits == 2

    asyncio.run(scene())


def test_a_sick_disk_fails_all_that_gathered_and_is_opened_anew_for_the_next() -> None:
    async def scene() -> None:
        database = Slow()
        database.fails = [SICK]
        writer = Writer(database)
        tasks = [asyncio.create_task(writer.append(a_page())) for _ in range(3)]
        database.open(2)
        found = await asyncio.gather(*tasks, return_exceptions=True)
        assert found == [SICK] * 3
        assert (database.commits, database.dropped) == (0, 1)
        await writer.append(a_page())
        assert database.commits == 1

    asyncio.run(scene())


def test_who_goes_away_loses_nothing_and_stays_until_it_is_written() -> None:
    async def scene() -> None:
        database = Slow()
        writer = Writer(database)
        page = asyncio.create_task(writer.append(a_page()))
        job = asyncio.create_task(writer.write(lambda _: None))
        await ticks()
        page.cancel()
        job.cancel()
        await ticks()
        assert not page.done()
        assert job.cancelled()
        database.open(2)
        with pytest.raises(asyncio.CancelledError):
            await page
        await writer.finish()
        assert database.commits == 2

    asyncio.run(scene())


def test_finishing_writes_what_waits() -> None:
    async def scene() -> None:
        database = Slow()
        writer = Writer(database)
        first = asyncio.create_task(writer.append(a_page()))
        await ticks()
        rest = [asyncio.create_task(writer.append(a_page())) for _ in range(2)]
        await ticks()
        database.open(2)
        await writer.finish()
        assert database.commits == 2
        await asyncio.wait_for(asyncio.gather(first, *rest), 5)

    asyncio.run(scene())


# On a real file


async def opened(database: str, tables: int) -> tuple[Store, list[Charter]]:
    store = Store(database)
    await store.open()
    people = {"us": SeatWish("human"), "german": SeatWish("human")}
    wish = NewTable("mortain", "postcard", "hotseat", people)
    charters = [new_table(wish)[0] for _ in range(tables)]
    for charter in charters:
        await store.add(charter)
    return store, charters


def joining(charter: Charter) -> list[Row]:
    return Ledger(charter).join("us", "", "")


def test_of_what_is_committed_together_only_the_one_at_fault_is_taken(database: str) -> None:
    async def scene() -> list[object]:
        store, charters = await opened(database, 6)
        await store.append(charters[3].id, joining(charters[3]), None)
        found = await asyncio.gather(
            *(store.append(charter.id, joining(charter), None) for charter in charters),
            return_exceptions=True,
        )
        rows = [len((await store.find(charter.id))[1]) for charter in charters]
        assert rows == [1] * 6
        await store.close()
        return [type(each) for each in found]

    none = type(None)
    assert asyncio.run(scene()) == [none, none, none, Taken, none, none]


def test_rows_and_snapshots_of_many_tables_go_in_one_transaction(database: str) -> None:
    async def scene() -> tuple[int, int]:
        store, charters = await opened(database, 5)
        found = store._database
        assert isinstance(found, SqliteFile)
        begun: list[int] = []
        event.listen(found._writing, "begin", lambda _: begun.append(1))
        await asyncio.gather(
            *(
                store.append(charter.id, joining(charter), Snapshot(1, {"of": charter.id}))
                for charter in charters
            )
        )
        for charter in charters:
            _, rows, snapshot = await store.find(charter.id)
            assert rows == joining(charter)
            assert snapshot == Snapshot(1, {"of": charter.id})
        count = await store.read(lambda c: c.execute(select(func.count(ANSWERS.c.seq))).scalar())
        await store.close()
        return len(begun), count or 0

    transactions, rows = asyncio.run(scene())
    assert transactions == 1
    assert rows == 5


def test_a_newer_snapshot_takes_the_place_of_the_older(database: str) -> None:
    async def scene() -> None:
        store, [charter] = await opened(database, 1)
        ledger = Ledger(charter)
        for seat in ("us", "german"):
            rows = ledger.join(seat, "", "")
            await store.append(charter.id, rows, Snapshot(len(ledger.joins), {"seat": seat}))
        count = select(func.count()).select_from(SNAPSHOTS)
        assert await store.read(lambda connection: connection.execute(count).scalar()) == 1
        assert (await store.find(charter.id))[2] == Snapshot(2, {"seat": "german"})
        await store.close()

    asyncio.run(scene())


def test_a_job_that_fails_leaves_nothing_behind_and_the_others_go_on(database: str) -> None:
    async def scene() -> None:
        store, [charter] = await opened(database, 1)

        def spoilt(connection: Connection) -> None:
            values = {"id": "half", "game": "", "scenario": "", "charter": "{}"}
            made = {"made": func.now()}
            connection.execute(insert(TABLES).values(**values, **made))
            raise ValueError("in the middle of it")

        found: list[object] | tuple[object, ...] = await asyncio.gather(
            store.write(spoilt),
            store.append(charter.id, joining(charter), None),
            store.write(lambda connection: connection.execute(select(1)).scalar()),
            return_exceptions=True,
        )
        assert isinstance(found[0], ValueError)
        assert list(found[1:]) == [None, 1]
        with pytest.raises(Problem, match="no such table"):
            await store.find("half")
        await store.close()

    asyncio.run(scene())


def test_reading_does_not_wait_for_the_writer(database: str) -> None:
    async def scene() -> None:
        store, [charter] = await opened(database, 1)
        begun, go_on = threading.Event(), threading.Event()

        def long(connection: Connection) -> bool:
            connection.execute(TABLES.update().values(scenario="changed"))
            begun.set()
            return go_on.wait(20)

        writing = asyncio.create_task(store.write(long))
        await asyncio.to_thread(begun.wait, 20)
        assert (await store.find(charter.id))[0] == charter
        assert not writing.done()
        go_on.set()
        assert await writing
        await store.close()

    asyncio.run(scene())


def test_who_reads_cannot_write(database: str) -> None:
    async def scene() -> None:
        store, _ = await opened(database, 1)
        with pytest.raises(Problem) as caught:
            await store.read(lambda connection: connection.execute(TABLES.delete()))
        assert caught.value.code == "unsaved"
        await store.close()

    asyncio.run(scene())


def test_an_answer_is_synced_before_anybody_is_told(database: str) -> None:
    async def scene() -> list[object]:
        file = SqliteFile(read_url(database))
        names = ("journal_mode", "synchronous", "foreign_keys")

        def ask(connection: Connection) -> list[object]:
            return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

        found = await file.write(ask)
        await file.let_go()
        return found

    full = 2
    assert asyncio.run(scene()) == ["wal", full, 1]
