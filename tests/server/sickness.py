"""A disk that a test makes sick and well again, in the ways in which disks are."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, TypeVar

import pytest
from sqlalchemy import Connection

from caposaldo.server import database
from caposaldo.server.database import Job, SqliteFile

T = TypeVar("T")
AMPLE: Final = 1_000_000


class Disk:
    """A SQLite file, and what whoever reads or writes it from now on suffers from."""

    def __init__(self, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.path = path
        self._pages = AMPLE
        self._is_read_only = False
        self._is_dead = False
        read, write = SqliteFile.read, SqliteFile.write

        async def read_sick(file: SqliteFile, job: Job[T]) -> T:
            return await read(file, self._suffered(job, reads=True))

        async def write_sick(file: SqliteFile, job: Job[T]) -> T:
            return await write(file, self._suffered(job, reads=False))

        monkeypatch.setattr(SqliteFile, "read", read_sick)
        monkeypatch.setattr(SqliteFile, "write", write_sick)
        monkeypatch.setattr(database, "BUSY", 50)

    @contextmanager
    def full(self) -> Iterator[None]:
        """Let no page be added."""
        with closing(sqlite3.connect(self.path)) as other:
            self._pages = other.execute("PRAGMA page_count").fetchone()[0]
        try:
            yield
        finally:
            self._pages = AMPLE

    @contextmanager
    def read_only(self) -> Iterator[None]:
        """Let nothing be written."""
        self._is_read_only = True
        try:
            yield
        finally:
            self._is_read_only = False

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Let another process write, and come to no end."""
        with closing(sqlite3.connect(self.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            try:
                yield
            finally:
                other.execute("ROLLBACK")

    @contextmanager
    def dead(self) -> Iterator[None]:
        """Let everything fail, reading too."""
        self._is_dead = True
        try:
            yield
        finally:
            self._is_dead = False

    def answers(self) -> int:
        """Count the answers on the disk."""
        with closing(sqlite3.connect(self.path)) as other:
            found = other.execute("SELECT count(*) FROM answers WHERE kind = 'answer'").fetchone()
        return int(found[0])

    def _suffered(self, job: Job[T], *, reads: bool) -> Job[T]:
        """Do a job on a connection that suffers; only whose thread it is may touch it."""

        def suffer(connection: Connection) -> T:
            raw = connection.connection.driver_connection
            assert isinstance(raw, sqlite3.Connection)
            raw.set_progress_handler(None, 1)
            raw.execute(f"PRAGMA max_page_count={self._pages}")
            raw.execute(f"PRAGMA query_only={int(reads or self._is_read_only)}")
            if self._is_dead:
                raw.set_progress_handler(lambda: 1, 1)
            return job(connection)

        return suffer
