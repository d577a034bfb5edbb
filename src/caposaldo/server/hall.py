"""The hall: every table by its id, those in use in memory."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from caposaldo.server.bots import Bots
from caposaldo.server.charter import Charter
from caposaldo.server.clocks import Clock, WallClock
from caposaldo.server.ledger import Ledger
from caposaldo.server.limits import Turnstile
from caposaldo.server.problems import not_found
from caposaldo.server.rooms import Room
from caposaldo.server.rows import Row
from caposaldo.server.store import Store

_ID: Final = re.compile("[0-9a-f]{16}")
_WORKERS: Final = 2
R = TypeVar("R")


class Hall:
    """All tables; at most `most_rooms` idle ones are kept in memory."""

    def __init__(
        self, url: str, tables_per_minute: int, most_rooms: int, clock: Clock | None = None
    ) -> None:
        self.store: Final = Store(url)
        self.turnstile: Final = Turnstile(tables_per_minute)
        self._most_rooms: Final = most_rooms
        self._clock: Final = clock or WallClock()
        self._workers = ThreadPoolExecutor(_WORKERS, "caposaldo")
        self._bots = Bots(self._workers)
        self._rooms: Final[OrderedDict[str, Room]] = OrderedDict()

    async def open(self) -> None:
        """Open the doors, also after they were closed."""
        self._workers = ThreadPoolExecutor(_WORKERS, "caposaldo")
        self._bots = Bots(self._workers)
        await self.store.open()

    async def close(self) -> None:
        """Close the doors; whatever was shown is on disk."""
        for room in list(self._rooms.values()):
            await room.leave()
        self._rooms.clear()
        self._workers.shutdown(wait=True, cancel_futures=True)
        await self.store.close()

    def room(self, id: str) -> Room:
        """Return the room of a table."""
        if not _ID.fullmatch(id):
            raise not_found("there is no such table")
        if id not in self._rooms:
            self._rooms[id] = Room(id, self.store, self._bots, self._workers, self._clock)
            self._tidy(id)
        self._rooms.move_to_end(id)
        return self._rooms[id]

    async def table(self, id: str) -> tuple[Room, Ledger]:
        """Return a room and its table as it stands."""
        room = self.room(id)
        return room, await room.ledger()

    async def add(self, charter: Charter, rows: list[Row] | None = None) -> Room:
        """Put up a new table."""
        await self.store.add(charter, rows or [])
        room = self.room(charter.id)
        await room.ledger()
        return room

    async def work(self, task: Callable[[], R]) -> R:
        """Do something long without keeping everybody else waiting."""
        return await asyncio.get_running_loop().run_in_executor(self._workers, task)

    def _tidy(self, wanted: str) -> None:
        spare = max(0, len(self._rooms) - self._most_rooms)
        idle = [id for id, room in self._rooms.items() if room.idle and id != wanted]
        for id in idle[:spare]:
            del self._rooms[id]
