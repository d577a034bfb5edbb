"""A database and the ways to it: jobs that read, and jobs that write in a transaction of theirs.

A job is a plain function over a connection. SQLite does it in a thread, PostgreSQL over its
asynchronous driver; nobody who has a job to do needs to know which.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Protocol, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import create_async_engine

from caposaldo.kernel.errors import UnreadableFile

T = TypeVar("T")
Job: TypeAlias = Callable[[Connection], T]
"""What is read or written together, or not at all."""

BUSY: Final = 10_000
"""For so many milliseconds SQLite waits for another process that is writing."""
READERS: Final = 2
_DRIVERS: Final = {
    "sqlite": "sqlite+pysqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}


class Database(Protocol):
    """Where everything is kept."""

    async def read(self, job: Job[T]) -> T:
        """Do a job that reads; it sees one moment, and waits for nobody who writes."""

    async def write(self, job: Job[T]) -> T:
        """Do a job in one transaction; on return all of it is on disk."""

    async def let_go(self) -> None:
        """Close the connections; those that are needed next are made anew."""


def database_at(url: URL) -> Database:
    """Return the database at an address."""
    return SqliteFile(url) if url.get_backend_name() == "sqlite" else PostgresServer(url)


def read_url(text: str) -> URL:
    """Read a database address, choosing the driver."""
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise UnreadableFile(
            f"not a database address: {text!r}; write sqlite:///FILE or postgresql://…"
        ) from error
    scheme = url.drivername.split("+")[0]
    if scheme not in _DRIVERS:
        raise UnreadableFile(f"{scheme} is no database we know; use sqlite or postgresql")
    if scheme == "sqlite" and url.database in (None, "", ":memory:"):
        raise UnreadableFile("a SQLite database needs a file: write sqlite:///FILE")
    return url.set(drivername=_DRIVERS[scheme])


class SqliteFile(Database):
    """A SQLite file: one thread writes, others read what was written before.

    The asynchronous driver would go to its thread and back for every statement, and wait for the
    event loop each time; here a job goes there once.
    """

    def __init__(self, url: URL) -> None:
        self._writing: Final = _engine(url, _set_up_writing, "BEGIN IMMEDIATE")
        self._reading: Final = _engine(url, _set_up_reading, "BEGIN")
        self._writer: Final = ThreadPoolExecutor(1, "caposaldo-writer")
        self._readers: Final = ThreadPoolExecutor(READERS, "caposaldo-reader")

    async def read(self, job: Job[T]) -> T:
        def read() -> T:
            with self._reading.connect() as connection:
                return job(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, read)

    async def write(self, job: Job[T]) -> T:
        def write() -> T:
            with self._writing.begin() as connection:
                return job(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writer, write)

    async def let_go(self) -> None:
        def close() -> None:
            self._reading.dispose()
            self._writing.dispose()

        await asyncio.get_running_loop().run_in_executor(self._writer, close)


class PostgresServer(Database):
    """A PostgreSQL database; a connection that was lost is made anew."""

    def __init__(self, url: URL) -> None:
        try:
            self._engine: Final = create_async_engine(url, pool_pre_ping=True)
        except ModuleNotFoundError as error:
            missing = "PostgreSQL needs one more package: install caposaldo[pg]"
            raise UnreadableFile(missing) from error

    async def read(self, job: Job[T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(job)

    async def write(self, job: Job[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(job)

    async def let_go(self) -> None:
        await self._engine.dispose()


def _engine(url: URL, set_up: Callable[[DBAPIConnection, object], None], begin: str) -> Engine:
    # Whoever has begun ends it himself: a connection that comes back has nothing to roll back.
    engine = create_engine(url, pool_reset_on_return=None)
    event.listen(engine, "connect", set_up)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def _set_up_writing(connection: DBAPIConnection, _: object) -> None:
    # FULL: an answer is on disk, not only on its way there, before anybody is told of it.
    _set_up(connection, "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")


def _set_up_reading(connection: DBAPIConnection, _: object) -> None:
    _set_up(connection, "query_only=ON")


def _set_up(connection: DBAPIConnection, *pragmas: str) -> None:
    # The driver's own transactions would begin too late, and end before a table is made.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (f"busy_timeout={BUSY}", *pragmas):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
