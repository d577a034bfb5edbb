"""The one writer: what gathers while it writes is written next, together, and synced once.

SQLite lets one connection write at a time and lets the others sleep; who sleeps longest is chance.
Here they wait in a queue instead. All lines that have gathered go in one transaction, whatever
tables they belong to; nobody is told of his before it is on disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, delete, insert
from sqlalchemy.exc import DatabaseError, DBAPIError, OperationalError, TimeoutError

from caposaldo.server.database import Database, Job
from caposaldo.server.schema import ANSWERS, SNAPSHOTS

T = TypeVar("T")
_SICK: Final = (OperationalError, TimeoutError, OSError)
Line = dict[str, Any]


class Page(Struct, frozen=True):
    """What a table adds: its next lines, and a snapshot if it is time for one."""

    lines: Sequence[Line]
    snapshot: Line | None = None


class _Change(Struct, frozen=True):
    """What waits to be written: a job; the page it writes, if it is one; and who waits for it."""

    job: Job[Any]
    page: Page | None
    done: asyncio.Future[Any]


class Writer:
    """Writes one change after the other, and pages together."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database
        self._waiting: list[_Change] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, job: Job[T]) -> T:
        """Do a job in a transaction of its own; it is done even if its caller goes away."""
        result: T = await asyncio.shield(self._enqueue(job))
        return result

    async def append(self, page: Page) -> None:
        """Write a page; even a caller who goes away stays until it is written or refused."""
        done = self._enqueue(_writing([page]), page)
        try:
            await asyncio.shield(done)
        except asyncio.CancelledError:
            await asyncio.wait([done])
            raise

    async def finish(self) -> None:
        """Write all that waits."""
        while self._writing is not None and not self._writing.done():
            await asyncio.wait([self._writing])

    def _enqueue(self, job: Job[Any], page: Page | None = None) -> asyncio.Future[Any]:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        # Nobody may be left to hear of a failure.
        done.add_done_callback(lambda told: told.cancelled() or told.exception())
        self._waiting.append(_Change(job, page, done))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        return done

    async def _write_all(self) -> None:
        while self._waiting:
            gathered, self._waiting = self._waiting, []
            pages = [change for change in gathered if change.page is not None]
            if len(pages) > 1 and await self._together(pages):
                gathered = [change for change in gathered if change.page is None]
            for change in gathered:
                await self._alone(change)

    async def _together(self, changes: list[_Change]) -> bool:
        """Write pages in one transaction; False if one is at fault, so that none is written."""
        pages = [change.page for change in changes if change.page is not None]
        try:
            await self._database.write(_writing(pages))
        except Exception as error:
            if not _is_sick(error):
                return False
            await self._fail(changes, error)
        else:
            for change in changes:
                change.done.set_result(None)
        return True

    async def _alone(self, change: _Change) -> None:
        try:
            change.done.set_result(await self._database.write(change.job))
        except Exception as error:
            await self._fail([change], error)

    async def _fail(self, changes: list[_Change], error: Exception) -> None:
        for change in changes:
            change.done.set_exception(error)
        if _is_sick(error):
            # What was opened while the disk was sick may stay so when it is well again.
            with suppress(Exception):
                await self._database.let_go()


def _is_sick(error: Exception) -> bool:
    """Tell whether the database itself failed, so that nobody's change is at fault."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    return isinstance(error, _SICK) or type(error) is DatabaseError


def _writing(pages: Sequence[Page]) -> Job[None]:
    def write(connection: Connection) -> None:
        connection.execute(insert(ANSWERS), [line for page in pages for line in page.lines])
        snapshots = [page.snapshot for page in pages if page.snapshot is not None]
        if snapshots:
            old = [snapshot["table_id"] for snapshot in snapshots]
            connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id.in_(old)))
            connection.execute(insert(SNAPSHOTS), snapshots)

    return write
