"""A database that is only read, of this release or an earlier one, while a server may run on it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import aiosqlite
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.server.database import read_url
from caposaldo.server.rows import Row
from caposaldo.server.schema import ANSWERS, CAMPAIGNS, TABLES

# What tells of writing under way, or of a server that runs.
BESIDE: Final = ("-wal", "-journal")
ROW: Final = ("seq", "kind", "seat", "at", "action", "link")


class KeptTable(Struct, frozen=True):
    """A table as it stands on disk, without what its seats were told."""

    id: str
    game: str
    scenario: str
    charter: str
    made: str
    rows: Sequence[Row]


class KeptCampaign(Struct, frozen=True):
    """A campaign as it stands on disk."""

    id: str
    state: str
    made: str


class Archive:
    """The tables of a database, given by the path of its file or by its address.

    Every table is read in a moment of its own, so that nobody waits for the reader.
    """

    def __init__(self, place: str) -> None:
        is_file = "://" not in place
        self.url: Final = URL.create("sqlite", database=place) if is_file else read_url(place)
        self._engine: Final = _reading(self.url)

    async def rows(self) -> int:
        """Count the rows of all tables; what is no database of ours is one sentence."""
        async with self._connection() as connection:
            names = await connection.run_sync(lambda sync: sa.inspect(sync).get_table_names())
            if TABLES.name not in names or ANSWERS.name not in names:
                raise UnreadableFile(f"{self.shown} holds no tables; name the right database")
            found = await connection.execute(sa.select(sa.func.count()).select_from(ANSWERS))
            return int(found.scalar_one())

    async def tables(self) -> AsyncIterator[KeptTable]:
        """Give every table with its rows, the oldest first."""
        async with self._connection() as connection:
            query = sa.select(TABLES.c.id).order_by(TABLES.c.made, TABLES.c.id)
            ids = (await connection.execute(query)).scalars().all()
        for id in ids:
            yield await self._table(id)

    async def campaigns(self) -> AsyncIterator[KeptCampaign]:
        """Give every campaign, the oldest first."""
        async with self._connection() as connection:
            names = await connection.run_sync(lambda sync: sa.inspect(sync).get_table_names())
            columns = (CAMPAIGNS.c.id, CAMPAIGNS.c.state, CAMPAIGNS.c.made)
            query = sa.select(*columns).order_by(CAMPAIGNS.c.made, CAMPAIGNS.c.id)
            lines = (await connection.execute(query)).all() if CAMPAIGNS.name in names else []
        for line in lines:
            yield KeptCampaign(line.id, line.state, line.made.isoformat())

    @property
    def shown(self) -> str:
        """The database as it is named to people."""
        return self.url.database or "" if _is_file(self.url) else self.url.render_as_string()

    async def _table(self, id: str) -> KeptTable:
        columns = [TABLES.c[name] for name in ("game", "scenario", "charter", "made")]
        lines = [ANSWERS.c[name] for name in ROW]
        async with self._connection() as connection:
            line = (await connection.execute(sa.select(*columns).where(TABLES.c.id == id))).one()
            query = sa.select(*lines).where(ANSWERS.c.table_id == id).order_by(ANSWERS.c.seq)
            rows = [Row(*found) for found in await connection.execute(query)]
        return KeptTable(id, line.game, line.scenario, line.charter, line.made.isoformat(), rows)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            reason = str(error).splitlines()[0]
            raise UnreadableFile(f"the database {self.shown} cannot be read: {reason}") from error


def _is_file(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def _reading(url: URL) -> AsyncEngine:
    """Return an engine whose connections cannot write, each for one use."""
    if not _is_file(url):
        settings = {"server_settings": {"default_transaction_read_only": "on"}}
        try:
            return create_async_engine(url, poolclass=NullPool, connect_args=settings)
        except ModuleNotFoundError as error:
            said = "PostgreSQL needs one more package: install caposaldo[pg]"
            raise UnreadableFile(said) from error
    path = Path(url.database or "").absolute()
    if not path.is_file():
        raise UnreadableFile(f"there is no database {url.database}; check the path")

    async def connect() -> aiosqlite.Connection:
        return await aiosqlite.connect(_address(path), uri=True)

    return create_async_engine("sqlite+aiosqlite://", poolclass=NullPool, async_creator=connect)


def _address(path: Path) -> str:
    # With nobody about, SQLite is told so: else even a reader leaves files beside the database.
    busy = any(path.with_name(path.name + end).exists() for end in BESIDE)
    return f"{path.as_uri()}?mode=ro{'' if busy else '&immutable=1'}"
