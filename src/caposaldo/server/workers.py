"""The threads for long work, shared fairly: no address keeps another from its turn.

Each address has so many pieces of work under way and no more; the others of it wait. When a thread
is free, the addresses that wait take turns, and each does its most urgent work first. What a
person could do without waits in a line of bounded length; play and computer players are not
refused, since every table has one of them at a time.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from heapq import heapify, heappop, heappush
from itertools import count
from time import thread_time
from typing import Final, Generic, TypeAlias, TypeVar

from caposaldo.server.buckets import too_busy
from caposaldo.server.budget import Budget, Work
from caposaldo.server.clients import CLIENT
from caposaldo.server.limits import Limits

R = TypeVar("R")
Ticket: TypeAlias = tuple[Work, int, "asyncio.Future[None]"]
REFUSED: Final = (Work.ASK, Work.MAKE)
_BUSY: Final = "too much is waiting to be worked out; try again in a moment"


class Job(Generic[R]):
    """A piece of work that notes the processor time it took."""

    def __init__(self, task: Callable[[], R]) -> None:
        self._task: Final = task
        self.seconds = 0.0

    def __call__(self) -> R:
        """Do it."""
        begun = thread_time()
        try:
            return self._task()
        finally:
            self.seconds = thread_time() - begun


class Workers:
    """Threads that work for all addresses in turn."""

    def __init__(self, limits: Limits, budget: Budget) -> None:
        self._limits: Final = limits
        self._budget: Final = budget
        self._threads = ThreadPoolExecutor(limits.threads, "caposaldo")
        self._under_way: Final[Counter[str]] = Counter()
        self._waiting: Final[OrderedDict[str, list[Ticket]]] = OrderedDict()
        self._numbers: Final = count()

    def open(self) -> None:
        """Begin to work, also after the work was over."""
        self._threads = ThreadPoolExecutor(self._limits.threads, "caposaldo")

    def close(self) -> None:
        """Finish what is under way, and nothing else."""
        self._threads.shutdown(wait=True, cancel_futures=True)

    async def do(self, task: Callable[[], R], work: Work) -> R:
        """Do something long for the present client when it is his turn."""
        client = CLIENT.get()
        if work in REFUSED:
            self._budget.admit(work)
        await self._turn(client, work)
        loop, job = asyncio.get_running_loop(), Job(task)
        future = self._threads.submit(job)
        # A thread works on to the end, whatever becomes of who waits for it.
        future.add_done_callback(
            lambda _: loop.call_soon_threadsafe(self._done, client, job.seconds)
        )
        return await asyncio.wrap_future(future)

    async def _turn(self, client: str, work: Work) -> None:
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

    def _done(self, client: str, seconds: float) -> None:
        self._budget.charge(client, seconds)
        self._under_way[client] -= 1
        if not self._under_way[client]:
            del self._under_way[client]
        self._next()

    def _next(self) -> None:
        """Let those begin whose turn it is."""
        while self._is_free():
            client = next((one for one in self._waiting if self._may_begin(one)), None)
            if client is None:
                return
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
            self._done(client, 0.0)
        elif ticket in (tickets := self._waiting.get(client, [])):
            tickets.remove(ticket)
            heapify(tickets)
            if not tickets:
                del self._waiting[client]

    def _is_free(self) -> bool:
        return self._under_way.total() < self._limits.threads

    def _may_begin(self, client: str) -> bool:
        return self._under_way[client] < self._limits.at_once

    def _check_length(self, client: str) -> None:
        own = _long(self._waiting.get(client, []))
        if own >= self._limits.waiting:
            raise too_busy(_BUSY, 1)
        if sum(_long(tickets) for tickets in self._waiting.values()) >= self._limits.waiting_in_all:
            raise too_busy(_BUSY, 1)


def _long(tickets: list[Ticket]) -> int:
    return sum(work in REFUSED for work, *_ in tickets)
