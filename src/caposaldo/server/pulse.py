"""The pulse of the server: whether something can be written now, and read again."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from caposaldo.server.clocks import Clock
from caposaldo.server.problems import Problem, unsaved
from caposaldo.server.schema import PULSE
from caposaldo.server.store import Store

KEPT: Final = 1.0
"""What was found holds for so many seconds, so that nobody who asks wears out the disk."""
PATIENCE: Final = 5.0
"""A disk that takes longer is not well."""
_ROW: Final = 1


class Pulse:
    """Feels whether the database is well, at most once in a while."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store: Final = store
        self._clock: Final = clock
        self._one: Final = asyncio.Lock()
        self._felt: float | None = None
        self._well = False

    async def feel(self) -> None:
        """Return if all is well; else say that nothing can be saved now."""
        async with self._one:
            if self._felt is None or self._clock.now() - self._felt >= KEPT:
                self._well = await self._beats()
                self._felt = self._clock.now()
        if not self._well:
            raise unsaved()

    async def _beats(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.write(_beat)
                return await self._store.read(_is_felt)
        except (Problem, TimeoutError):
            return False


def _beat(connection: Connection) -> None:
    connection.execute(delete(PULSE).where(PULSE.c.id == _ROW))
    connection.execute(insert(PULSE), {"id": _ROW, "beat": datetime.now(UTC)})


def _is_felt(connection: Connection) -> bool:
    return connection.execute(select(PULSE.c.beat)).first() is not None
