"""Databases changed behind the server's back, as if other rules had been played before."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from litestar.testing import TestClient

from caposaldo.server.app import create_app
from caposaldo.server.hall import Hall
from caposaldo.server.ledger import Ledger
from caposaldo.server.limits import OWN
from tests.server.seated import Client, Data, Seated, sit


def path_of(database: str) -> Path:
    return Path(database.removeprefix("sqlite:///"))


def altered(database: str, statement: str, *values: object) -> None:
    """Change what is on disk while no server runs."""
    connection = sqlite3.connect(path_of(database))
    assert connection.execute(statement, values).rowcount > 0
    connection.commit()
    connection.close()


def answers_kept(database: str, id: str) -> int:
    """Count the rows of a table."""
    connection = sqlite3.connect(path_of(database))
    found = connection.execute("SELECT count(*) FROM answers WHERE table_id = ?", (id,))
    count: int = found.fetchone()[0]
    connection.close()
    return count


def answer_altered(database: str, id: str, n: int, column: str, value: str) -> None:
    """Change one answer of a table in which nothing was taken back."""
    numbered = (
        "SELECT seq FROM answers WHERE table_id = ? AND kind = 'answer' "
        "ORDER BY seq LIMIT 1 OFFSET ?"
    )
    change = f"UPDATE answers SET {column} = ? WHERE table_id = ? AND seq = ({numbered})"
    altered(database, change, value, id, id, n - 1)


def charter_altered(database: str, id: str, name: str, value: object) -> None:
    """Change what a charter says."""
    change = "UPDATE tables SET charter = json_set(charter, ?, ?) WHERE id = ?"
    altered(database, change, f"$.{name}", value, id)


@contextmanager
def opened(database: str) -> Iterator[Client]:
    with TestClient(create_app(database, limits=OWN)) as client:
        yield client


def played(database: str, wish: Data, answers: int, **changes: object) -> Seated:
    with opened(database) as client:
        table = sit(client, wish, **changes).join()
        table.play(answers)
    return table


def ledger_of(database: str, id: str) -> Ledger:
    async def read() -> Ledger:
        hall = Hall(database, OWN)
        await hall.open()
        charter, rows, snapshot = await hall.store.find(id)
        await hall.close()
        ledger = Ledger(charter)
        ledger.read(rows, snapshot)
        return ledger

    return asyncio.run(read())
