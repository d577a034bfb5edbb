"""The hall: every table by its id, those in use in memory."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from caposaldo.server.bots import Bots
from caposaldo.server.budget import Budget, Work
from caposaldo.server.charter import Charter
from caposaldo.server.clocks import Clock, WallClock
from caposaldo.server.database import Job
from caposaldo.server.ledger import Ledger
from caposaldo.server.limits import RECORD_SECONDS, Limits
from caposaldo.server.lines import Lines
from caposaldo.server.problems import bad_request, not_found
from caposaldo.server.pulse import Pulse
from caposaldo.server.rooms import Room
from caposaldo.server.rows import Row
from caposaldo.server.seats import Seats
from caposaldo.server.sharedworkshop import SharedWorkshop
from caposaldo.server.store import Store
from caposaldo.server.turnstile import Turnstile
from caposaldo.server.workers import Workers

_ID: Final = re.compile("[0-9a-f]{16}")
_TABLES: Final = "too many tables from one address; wait a little"
_ALONE: Final = "a table needs a person here; take at least one of its seats"
R = TypeVar("R")


class Hall:
    """All tables; so many idle ones as the limits say are kept in memory."""

    def __init__(self, url: str, limits: Limits, clock: Clock | None = None) -> None:
        self.limits: Final = limits
        self.clock: Final = clock or WallClock()
        self.store: Final = Store(url)
        self.seats: Final = Seats(self.store, self.clock, limits)
        self.pulse: Final = Pulse(self.store, self.clock)
        self.budget: Final = Budget(limits, self.clock)
        self.lines: Final = Lines(limits)
        self.workshop: Final = SharedWorkshop(limits, self.budget)
        self.records: Final = SharedWorkshop(limits, self.budget, RECORD_SECONDS)
        self._tables: Final = Turnstile(limits.tables, _TABLES, limits.clients, self.clock)
        self._workers: Final = Workers(limits, self.budget)
        self._bots: Final = Bots(self._workers, self.budget)
        self._rooms: Final[OrderedDict[str, Room]] = OrderedDict()

    async def open(self) -> None:
        """Open the doors, also after they were closed."""
        self._workers.open()
        await self.store.open()

    async def close(self) -> None:
        """Close the doors; whatever was shown is on disk."""
        for room in list(self._rooms.values()):
            await room.leave()
        self._rooms.clear()
        await self.workshop.close()
        await self.records.close()
        self._workers.close()
        await self.store.close()

    def room(self, id: str) -> Room:
        """Return the room of a table."""
        if not _ID.fullmatch(id):
            raise not_found("there is no such table")
        if id not in self._rooms:
            about = (self._bots, self._workers, self.limits, self.clock)
            self._rooms[id] = Room(id, self.store, self.seats, *about)
            self._tidy(id)
        self._rooms.move_to_end(id)
        return self._rooms[id]

    async def table(self, id: str) -> tuple[Room, Ledger]:
        """Return a room and its table as it stands, for somebody who looks at it."""
        room = self.room(id)
        room.look()
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

    def check_people(self, people: Sequence[str]) -> None:
        """Refuse a table without a person where nobody would look on: it could be had endlessly."""
        if not people and not self.limits.computers_alone:
            raise bad_request(_ALONE)

    def count_table(self) -> None:
        """Count a table that somebody makes, or refuse it for now."""
        self.budget.admit(Work.MAKE)
        self._tables.enter()

    async def work(self, task: Callable[[], R], work: Work = Work.ASK) -> R:
        """Do something long without keeping everybody else waiting."""
        return await self._workers.do(task, work)

    def _tidy(self, wanted: str) -> None:
        spare = max(0, len(self._rooms) - self.limits.rooms)
        idle = [id for id, room in self._rooms.items() if room.idle and id != wanted]
        for id in idle[:spare]:
            del self._rooms[id]
