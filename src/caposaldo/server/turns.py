"""Turns at what there is little of: no address keeps another from its own.

Each address has so many pieces of work under way and no more; the others of it wait. When a place
is free, the addresses that wait take turns, and each does its most urgent work first. What a
person could do without waits in a line of bounded length; play and computer players are not
refused, since every table has one of them at a time.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from heapq import heapify, heappop, heappush
from itertools import count
from typing import Final, TypeAlias

from caposaldo.server.buckets import too_busy
from caposaldo.server.budget import Work
from caposaldo.server.clients import CLIENT
from caposaldo.server.limits import Limits

Ticket: TypeAlias = tuple[Work, int, "asyncio.Future[None]"]
REFUSED: Final = (Work.ASK, Work.MAKE)
_BUSY: Final = "too much is waiting to be worked out; try again in a moment"


class Turns:
    """So many places, and those who wait for one."""

    def __init__(self, places: int, limits: Limits) -> None:
        self._places: Final = places
        self._limits: Final = limits
        self._under_way: Final[Counter[str]] = Counter()
        self._waiting: Final[OrderedDict[str, list[Ticket]]] = OrderedDict()
        self._numbers: Final = count()

    @asynccontextmanager
    async def turn(self, work: Work) -> AsyncIterator[None]:
        """Have a place for a while."""
        client = CLIENT.get()
        await self.take(client, work)
        try:
            yield
        finally:
            self.give(client)

    async def take(self, client: str, work: Work) -> None:
        """Wait for the turn of a client; his place is to be given back."""
        if self._is_free() and self._may_begin(client):
            self._under_way[client] += 1
            return
        if work in REFUSED:
            self._check_length(client)
        turn = asyncio.get_running_loop().create_future()
        ticket = (work, next(self._numbers), turn)
        heappush(self._waiting.setdefault(client, []), ticket)
        try:
            await turn
        except asyncio.CancelledError:
            self._give_up(client, ticket)
            raise

    def give(self, client: str) -> None:
        """Give a place back, and let those begin whose turn it is."""
        self._under_way[client] -= 1
        if not self._under_way[client]:
            del self._under_way[client]
        while self._is_free():
            next_one = next((one for one in self._waiting if self._may_begin(one)), None)
            if next_one is None:
                return
            self._begin(next_one)

    def _begin(self, client: str) -> None:
        *_, turn = heappop(self._waiting[client])
        self._waiting.move_to_end(client)
        if not self._waiting[client]:
            del self._waiting[client]
        if not turn.done():
            self._under_way[client] += 1
            turn.set_result(None)

    def _give_up(self, client: str, ticket: Ticket) -> None:
        """Leave the line, or pass on a turn that came just now."""
        *_, turn = ticket
        if turn.done() and not turn.cancelled():
            self.give(client)
        elif ticket in (tickets := self._waiting.get(client, [])):
            tickets.remove(ticket)
            heapify(tickets)
            if not tickets:
                del self._waiting[client]

    def _is_free(self) -> bool:
        return self._under_way.total() < self._places

    def _may_begin(self, client: str) -> bool:
        return self._under_way[client] < self._limits.at_once

    def _check_length(self, client: str) -> None:
        own = _refusable(self._waiting.get(client, []))
        every = sum(_refusable(tickets) for tickets in self._waiting.values())
        if own >= self._limits.waiting or every >= self._limits.waiting_in_all:
            raise too_busy(_BUSY, 1)


def _refusable(tickets: list[Ticket]) -> int:
    return sum(work in REFUSED for work, *_ in tickets)
