"""What is kept: a table's charter, its append-only rows, and a snapshot now and then."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, insert, select
from sqlalchemy import Row as SqlRow
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from caposaldo.server.charter import Charter
from caposaldo.server.database import Job, database_at, read_url
from caposaldo.server.problems import not_found, unsaved
from caposaldo.server.rows import Row, Snapshot, Told
from caposaldo.server.schema import ANSWERS, SNAPSHOTS, TABLES
from caposaldo.server.upkeep import bring_up_to_date, examine
from caposaldo.server.writer import Line, Page, Writer

T = TypeVar("T")
_log: Final = logging.getLogger(__name__)


class Taken(Exception):
    """Another process wrote the next row of a table first."""


class Store:
    """All that is kept on disk."""

    def __init__(self, url: str) -> None:
        self.url: Final = read_url(url)
        self._database: Final = database_at(self.url)
        self._writer: Final = Writer(self._database)

    async def examine(self) -> None:
        """Refuse a database that cannot be used, and say why; change nothing in it."""
        await examine(self._database, self.url)

    async def open(self) -> None:
        """Bring the database to the present shape."""
        await bring_up_to_date(self._database, self.url)

    async def close(self) -> None:
        """Write what waits, and let go of the database."""
        await self._writer.finish()
        await self._database.let_go()

    async def read(self, job: Job[T]) -> T:
        """Do a job that reads, without waiting for anybody who writes."""
        with _sick_disk():
            return await self._database.read(job)

    async def write(self, job: Job[T]) -> T:
        """Do a job in a transaction of its own, in its turn; on return it is on disk."""
        with _sick_disk():
            return await self._writer.write(job)

    async def add(
        self, charter: Charter, rows: Sequence[Row] = (), access: Job[None] | None = None
    ) -> None:
        """Keep a new table, with the rows it already has and what opens its seats."""
        values = {
            "id": charter.id,
            "game": charter.game,
            "scenario": charter.scenario,
            "charter": msgspec.json.encode(charter).decode(),
            "made": datetime.now(UTC),
        }
        lines = _lines(charter.id, rows)

        def add(connection: Connection) -> None:
            connection.execute(insert(TABLES), values)
            if lines:
                connection.execute(insert(ANSWERS), lines)
            if access is not None:
                access(connection)

        await self.write(add)

    async def append(self, id: str, rows: Sequence[Row], snapshot: Snapshot | None) -> None:
        """Write rows; on return they are on disk. Each number of a table is written once."""
        save = None
        if snapshot is not None:
            text = msgspec.json.encode(snapshot.save).decode()
            save = {"table_id": id, "answers": snapshot.answers, "save": text}
        try:
            with _sick_disk():
                await self._writer.append(Page(_lines(id, rows), save))
        except IntegrityError as error:
            raise Taken(f"row {rows[0].seq} of table {id} is taken") from error

    async def find(self, id: str) -> tuple[Charter, list[Row], Snapshot | None]:
        """Return all that is known of a table."""

        def find(connection: Connection) -> tuple[Charter, list[Row], Snapshot | None]:
            query = select(TABLES.c.charter).where(TABLES.c.id == id)
            found = connection.execute(query).scalar_one_or_none()
            if found is None:
                raise not_found("there is no such table")
            lines = select(ANSWERS).where(ANSWERS.c.table_id == id).order_by(ANSWERS.c.seq)
            rows = [_read(line) for line in connection.execute(lines)]
            return msgspec.json.decode(found, type=Charter), rows, _snapshot(connection, id)

        return await self.read(find)


@contextmanager
def _sick_disk() -> Iterator[None]:
    """Say of whatever fails in the database that this cannot be saved now; the log has the rest."""
    try:
        yield
    except IntegrityError:
        raise
    except (SQLAlchemyError, OSError) as error:
        _log.error("the database failed: %s", error)
        raise unsaved() from error


def _lines(id: str, rows: Sequence[Row]) -> list[Line]:
    made = datetime.now(UTC)
    return [
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


def _read(line: SqlRow[Any]) -> Row:
    told = msgspec.json.decode(line.told, type=tuple[Told, ...])
    return Row(line.seq, line.kind, line.seat, line.at, line.action, line.link, told)


def _snapshot(connection: Connection, id: str) -> Snapshot | None:
    """Return the snapshot of a table; one that cannot be read is none, for the rows say it all."""
    query = select(SNAPSHOTS.c.answers, SNAPSHOTS.c.save).where(SNAPSHOTS.c.table_id == id)
    try:
        found = connection.execute(query).one_or_none()
        return None if found is None else _read_snapshot(found.answers, found.save)
    except (SQLAlchemyError, msgspec.MsgspecError, ValueError, RecursionError) as error:
        _log.warning("the snapshot of table %s cannot be read: %s", id, error)
        return None


def _read_snapshot(answers: object, save: str | bytes) -> Snapshot:
    return msgspec.convert({"answers": answers, "save": msgspec.json.decode(save)}, Snapshot)
