"""The threads for long work, which work for all addresses in turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import thread_time
from typing import Final, Generic, TypeVar

from caposaldo.server.budget import Budget, Work
from caposaldo.server.clients import CLIENT
from caposaldo.server.limits import Limits
from caposaldo.server.turns import REFUSED, Turns

R = TypeVar("R")


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
    """Threads for long work; what it takes is charged to whom it is done for."""

    def __init__(self, limits: Limits, budget: Budget) -> None:
        self._budget: Final = budget
        self._number: Final = limits.threads
        self._turns: Final = Turns(limits.threads, limits)
        self._threads = ThreadPoolExecutor(self._number, "caposaldo")

    def open(self) -> None:
        """Begin to work, also after the work was over."""
        self._threads = ThreadPoolExecutor(self._number, "caposaldo")

    def close(self) -> None:
        """Finish what is under way, and nothing else."""
        self._threads.shutdown(wait=True, cancel_futures=True)

    async def do(self, task: Callable[[], R], work: Work) -> R:
        """Do something long for the present client when it is his turn."""
        client = CLIENT.get()
        if work in REFUSED:
            self._budget.admit(work)
        await self._turns.take(client, work)
        loop, job = asyncio.get_running_loop(), Job(task)
        future = self._threads.submit(job)
        # A thread works on to the end, whatever becomes of who waits for it.
        future.add_done_callback(
            lambda _: loop.call_soon_threadsafe(self._done, client, job.seconds)
        )
        return await asyncio.wrap_future(future)

    def _done(self, client: str, seconds: float) -> None:
        self._budget.charge(client, seconds)
        self._turns.give(client)
