"""The processor time that is spent for each address, and for all together.

An address may spend its whole budget on its play: looking, sitting down, answering. What it could
do without has a share of it only, so that what is left is always enough to answer: previews and
hints half, its computer players half, new tables three quarters. What is over its share is
refused until enough was given back; computer players wait for that, and then go on.

The server as a whole has a budget too. Up to half of it everybody has his shares. From there they
shrink, the same for all, until at the end of it nothing is left of them: so those who have spent
most are told first that the server is busy, and those who have spent little last. Play is never
refused for what others have spent.
"""

from __future__ import annotations

from collections.abc import Coroutine, Generator
from enum import IntEnum
from math import isinf
from time import thread_time
from types import coroutine
from typing import Any, Final, TypeVar

from caposaldo.server.buckets import Bucket, Buckets, too_busy, too_much
from caposaldo.server.clients import CLIENT
from caposaldo.server.clocks import Clock
from caposaldo.server.limits import Limits

R = TypeVar("R")


class Work(IntEnum):
    """What time is spent on, the most urgent first."""

    PLAY = 0
    MAKE = 1
    ASK = 2
    THINK = 3


SHARES: Final = {Work.PLAY: 1.0, Work.MAKE: 0.75, Work.ASK: 0.5, Work.THINK: 0.5}
EASY: Final = 0.5
"""Up to this part of the budget of all nobody is refused anything for what others do."""
NAP: Final = 5.0
"""After so many seconds who waits looks again: by then somebody else may pay."""
_SPENT: Final = "this address has used up its time on this server; wait a little"
_BUSY: Final = "this server has too much to do; wait a little"


class Budget:
    """Counts the time that each client has used, and says what he may still do."""

    def __init__(self, limits: Limits, clock: Clock) -> None:
        self._limits: Final = limits
        self._clock: Final = clock
        self._each: Final = Buckets(limits.refill, limits.clients, clock)
        self._all: Final = Bucket(limits.refill_in_all, clock)

    def charge(self, client: str, seconds: float) -> None:
        """Count processor time that was spent for a client."""
        self._each.add(client, seconds)
        self._all.add(seconds)

    def spend(self, seconds: float) -> None:
        """Count processor time that was spent for the present client."""
        self.charge(CLIENT.get(), seconds)

    def admit(self, work: Work) -> None:
        """Refuse work that there is no time for now, and say when there will be."""
        client = CLIENT.get()
        own = self._each.wait(client, self._limits.budget * SHARES[work])
        if own > 0:
            raise too_much(_SPENT, own)
        wait = self.wait(client, work)
        if wait > 0:
            raise too_busy(_BUSY, min(wait, self._all.wait(self._limits.budget_in_all * EASY)))

    def wait(self, client: str, work: Work) -> float:
        """Return after how many seconds there will be time for the work of a client."""
        return self._each.wait(client, self._limits.budget * SHARES[work] * self._ease(work))

    async def put_off(self, work: Work) -> bool:
        """Wait a little if there is no time now for work that is not refused; say if it was so."""
        wait = self.wait(CLIENT.get(), work)
        if wait > 0:
            await self._clock.wait(min(wait, NAP))
        return wait > 0

    async def metered(self, task: Coroutine[Any, Any, R]) -> R:
        """Do a task, every step of it charged to the client it is done for."""
        return await self._stepwise(task)

    def _ease(self, work: Work) -> float:
        """Return what is left of everybody's shares, while all together spend so much."""
        whole = self._limits.budget_in_all
        if work is Work.PLAY or isinf(whole):
            return 1.0
        return min(1.0, max(0.0, (1 - self._all.level / whole) / (1 - EASY)))

    @coroutine
    def _stepwise(self, task: Coroutine[Any, Any, R]) -> Generator[Any, Any, R]:
        """Pass everything on between a task and its loop, and look at the clock at each step."""
        step, word = task.send, None
        while True:
            begun = thread_time()
            try:
                waited = step(word)
            except StopIteration as end:
                return end.value  # type: ignore[no-any-return]  # what a task returns is untyped
            finally:
                self.spend(thread_time() - begun)
            try:
                step, word = task.send, (yield waited)
            except GeneratorExit:
                task.close()
                raise
            except BaseException as error:
                step, word = task.throw, error
