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
from caposaldo.server.database import Job
from caposaldo.server.ledger import Ledger
from caposaldo.server.limits import RECORD_SECONDS, Turnstile
from caposaldo.server.problems import not_found
from caposaldo.server.pulse import Pulse
from caposaldo.server.rooms import Room
from caposaldo.server.rows import Row
from caposaldo.server.seats import Seats
from caposaldo.server.store import Store
from caposaldo.server.workshop import Workshop

_ID: Final = re.compile("[0-9a-f]{16}")
_WORKERS: Final = 2
R = TypeVar("R")


class Hall:
    """All tables; at most `most_rooms` idle ones are kept in memory."""

    def __init__(
        self, url: str, tables_per_minute: int, most_rooms: int, clock: Clock | None = None
    ) -> None:
        self.store: Final = Store(url)
        self.seats: Final = Seats(self.store, clock or WallClock())
        self.pulse: Final = Pulse(self.store, clock or WallClock())
        self.turnstile: Final = Turnstile(tables_per_minute)
        self.workshop: Final = Workshop()
        self.records: Final = Workshop(RECORD_SECONDS)
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
        await self.workshop.close()
        await self.records.close()
        self._workers.shutdown(wait=True, cancel_futures=True)
        await self.store.close()

    def room(self, id: str) -> Room:
        """Return the room of a table."""
        if not _ID.fullmatch(id):
            raise not_found("there is no such table")
        if id not in self._rooms:
            about = (self._bots, self._workers, self._clock)
            self._rooms[id] = Room(id, self.store, self.seats, *about)
            self._tidy(id)
        self._rooms.move_to_end(id)
        return self._rooms[id]

    async def table(self, id: str) -> tuple[Room, Ledger]:
        """Return a room and its table as it stands."""
        room = self.room(id)
        return room, await room.ledger()

    async def player(self, id: str, key: str) -> tuple[Room, Ledger, str]:
        """Return a room, its table and the seat that a key opens there; it must open one."""
        room, ledger = await self.table(id)
        return room, ledger, await self.seats.player(ledger.charter.place, key)

    async def anybody(self, id: str, key: str) -> tuple[Room, Ledger, str]:
        """Return a room, its table and the seat that a key opens there, or a spectator's."""
        room, ledger = await self.table(id)
        return room, ledger, await self.seats.seat_of(ledger.charter.place, key)

    async def turn_out(self, place: str) -> None:
        """Close the lines of all whose key no longer opens the seat they sit in."""
        taken = await self.seats.taken(place)
        for room in self._rooms.values():
            if room.place == place:
                room.turn_out({seat: one.key_hash for seat, one in taken.items()})

    async def add(
        self, charter: Charter, rows: list[Row] | None = None, access: Job[None] | None = None
    ) -> Room:
        """Put up a new table, with what opens its seats."""
        await self.store.add(charter, rows or [], access)
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
