"""The database: a table's charter, its append-only rows, and a snapshot now and then."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, delete, event, insert, select
from sqlalchemy import Row as SqlRow
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.server.charter import Charter
from caposaldo.server.problems import not_found
from caposaldo.server.rows import Row, Snapshot, Told
from caposaldo.server.schema import ANSWERS, SNAPSHOTS, TABLES

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}
# FULL: an answer is on disk, not only on its way there, before anybody is told of it.
_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")


Job = Callable[[AsyncConnection], Awaitable[None]]
"""Something to be written together with the rest, or not at all."""


class Taken(Exception):
    """Another process wrote the next row of a table first."""


class Store:
    """All that is kept on disk."""

    def __init__(self, url: str) -> None:
        self.url = read_url(url)
        self.engine = _engine(self.url)

    async def open(self) -> None:
        """Bring the database to the present shape."""
        async with self.engine.begin() as connection:
            await connection.run_sync(_upgrade)

    async def close(self) -> None:
        """Let go of the database."""
        await self.engine.dispose()

    async def add(
        self, charter: Charter, rows: Sequence[Row] = (), access: Job | None = None
    ) -> None:
        """Keep a new table, with the rows it already has and what opens its seats."""
        values = {
            "id": charter.id,
            "game": charter.game,
            "scenario": charter.scenario,
            "charter": msgspec.json.encode(charter).decode(),
            "made": datetime.now(UTC),
        }
        async with self.engine.begin() as connection:
            await connection.execute(insert(TABLES), values)
            await _insert(connection, charter.id, rows)
            if access is not None:
                await access(connection)

    async def append(self, id: str, rows: Sequence[Row], snapshot: Snapshot | None) -> None:
        """Write rows; on return they are on disk. Each number of a table is written once."""
        try:
            async with self.engine.begin() as connection:
                await _insert(connection, id, rows)
                if snapshot is not None:
                    await connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id))
                    save = msgspec.json.encode(snapshot.save).decode()
                    values = {"table_id": id, "answers": snapshot.answers, "save": save}
                    await connection.execute(insert(SNAPSHOTS), values)
        except IntegrityError as error:
            raise Taken(f"row {rows[0].seq} of table {id} is taken") from error

    async def find(self, id: str) -> tuple[Charter, list[Row], Snapshot | None]:
        """Return all that is known of a table."""
        async with self.engine.connect() as connection:
            query = select(TABLES.c.charter).where(TABLES.c.id == id)
            found = (await connection.execute(query)).scalar_one_or_none()
            if found is None:
                raise not_found("there is no such table")
            lines = select(ANSWERS).where(ANSWERS.c.table_id == id).order_by(ANSWERS.c.seq)
            rows = [_read(line) for line in await connection.execute(lines)]
            saves = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id)
            saved = (await connection.execute(saves)).one_or_none()
        snapshot = None
        if saved is not None:
            snapshot = Snapshot(saved.answers, msgspec.json.decode(saved.save))
        return msgspec.json.decode(found, type=Charter), rows, snapshot


def read_url(text: str) -> URL:
    """Read a database address, choosing the driver that does not block."""
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise UnreadableFile(
            f"not a database address: {text!r}; write sqlite:///FILE or postgresql://…"
        ) from error
    scheme = url.drivername.split("+")[0]
    if scheme not in _DRIVERS:
        raise UnreadableFile(f"{scheme} is no database we know; use sqlite or postgresql")
    if scheme == "sqlite" and not url.database:
        raise UnreadableFile("a SQLite database needs a file: write sqlite:///FILE")
    return url.set(drivername=_DRIVERS[scheme])


def _engine(url: URL) -> AsyncEngine:
    if url.get_backend_name() == "sqlite":
        assert url.database is not None
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    try:
        engine = create_async_engine(url, pool_pre_ping=url.get_backend_name() != "sqlite")
    except ModuleNotFoundError as error:
        raise UnreadableFile("PostgreSQL needs one more package: install caposaldo[pg]") from error
    if url.get_backend_name() == "sqlite":
        event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def _set_pragmas(connection: DBAPIConnection, _: object) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", _migrations())
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _migrations() -> str:
    # Alembic reads its settings with a percent sign as a mark of its own.
    return str(files("caposaldo.server") / "migrations").replace("%", "%%")


async def _insert(connection: AsyncConnection, id: str, rows: Sequence[Row]) -> None:
    if not rows:
        return
    made = datetime.now(UTC)
    values = [
        {
            "table_id": id,
            "seq": row.seq,
            "kind": row.kind,
            "seat": row.seat,
            "at": row.at,
            "action": row.action,
            "link": row.link,
            "told": msgspec.json.encode(row.told).decode(),
            "made": made,
        }
        for row in rows
    ]
    await connection.execute(insert(ANSWERS), values)


def _read(line: SqlRow[Any]) -> Row:
    told = msgspec.json.decode(line.told, type=tuple[Told, ...])
    return Row(line.seq, line.kind, line.seat, line.at, line.action, line.link, told)
