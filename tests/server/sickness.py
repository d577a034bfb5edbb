"""A disk that a test makes sick and well again, in the ways in which disks are."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import pytest

from caposaldo.server import database

AMPLE: Final = 1_000_000
Set = list[sqlite3.Connection]


class Disk:
    """All connections that are made from now on, and what they suffer from."""

    def __init__(self, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.path = path
        self.writing: Set = []
        self.reading: Set = []
        self._suffers = ""
        self._is_dead = False
        self._watch("_set_up_writing", self.writing, monkeypatch)
        self._watch("_set_up_reading", self.reading, monkeypatch)
        monkeypatch.setattr(database, "BUSY", 50)

    @contextmanager
    def full(self) -> Iterator[None]:
        """Let no page be added."""
        with sqlite3.connect(self.path) as other:
            pages = other.execute("PRAGMA page_count").fetchone()[0]
        other.close()
        with self._suffering(f"max_page_count={pages}"):
            yield

    @contextmanager
    def read_only(self) -> Iterator[None]:
        """Let nothing be written."""
        with self._suffering("query_only=ON"):
            yield

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Let another process write, and come to no end."""
        other = sqlite3.connect(self.path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            other.execute("ROLLBACK")
            other.close()

    @contextmanager
    def dead(self) -> Iterator[None]:
        """Let everything fail, reading too."""
        self._is_dead = True
        for connection in (*self.writing, *self.reading):
            _die(connection)
        try:
            yield
        finally:
            self._is_dead = False
            for connection in (*self.writing, *self.reading):
                with suppress(sqlite3.ProgrammingError):
                    connection.set_progress_handler(None, 1)

    def answers(self) -> int:
        """Count the answers on the disk."""
        with sqlite3.connect(self.path) as other:
            found = other.execute("SELECT count(*) FROM answers WHERE kind = 'answer'").fetchone()
        other.close()
        return int(found[0])

    @contextmanager
    def _suffering(self, pragma: str) -> Iterator[None]:
        self._suffers = pragma
        _set(self.writing, pragma)
        try:
            yield
        finally:
            self._suffers = ""
            _set(self.writing, "query_only=OFF")
            _set(self.writing, f"max_page_count={AMPLE}")

    def _watch(self, name: str, found: Set, monkeypatch: pytest.MonkeyPatch) -> None:
        set_up = getattr(database, name)

        def connect(connection: sqlite3.Connection, record: object) -> None:
            set_up(connection, record)
            found.append(connection)
            if self._suffers and found is self.writing:
                _set([connection], self._suffers)
            if self._is_dead:
                _die(connection)

        monkeypatch.setattr(database, name, connect)


def _set(connections: Set, pragma: str) -> None:
    for connection in connections:
        with suppress(sqlite3.ProgrammingError):  # It was closed in the meantime.
            connection.execute(f"PRAGMA {pragma}")


def _die(connection: sqlite3.Connection) -> None:
    with suppress(sqlite3.ProgrammingError):
        connection.set_progress_handler(lambda: 1, 1)
