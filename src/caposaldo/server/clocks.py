"""The clock of a table: it measures from answer to answer and says when time is up.

What was used up to the last answer is kept on disk with it. After a restart the open question
begins to count when the table is opened again: the time a server was away is nobody's.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, Protocol

from caposaldo.kernel.contract import Timing
from caposaldo.server.ledger import Ledger
from caposaldo.server.protocol import ClockState
from caposaldo.server.rows import Row

Ring = Callable[[int], Coroutine[Any, Any, None]]
ANSWERING: Final = ("join", "answer", "undo")


class Clock(Protocol):
    """Something that knows the time and can wait."""

    def now(self) -> float:
        """Return the seconds since some moment."""

    async def wait(self, seconds: float) -> None:
        """Return after so many seconds."""


class WallClock:
    """The clock of the machine."""

    def now(self) -> float:
        """Return the seconds since some moment."""
        return time.monotonic()

    async def wait(self, seconds: float) -> None:
        """Return after so many seconds."""
        await asyncio.sleep(seconds)


class Timekeeper:
    """Measures the open question of one table, and rings once when its time is over."""

    def __init__(self, clock: Clock, ring: Ring) -> None:
        self._clock: Final = clock
        self._ring: Final = ring
        self._since = clock.now()
        self._alarm: asyncio.Task[None] | None = None

    @property
    def ticking(self) -> bool:
        """Whether somebody's time will be over unless he answers."""
        return self._alarm is not None and not self._alarm.done()

    def start(self) -> None:
        """Count the open question from now on."""
        self._since = self._clock.now()

    def note(self, ledger: Ledger, before: Timing | None, rows: list[Row]) -> list[Row]:
        """Return what is to be kept of the time that these rows took; the next one begins."""
        if not any(row.kind in ANSWERING for row in rows):
            return []
        passed = self._clock.now() - self._since
        self.start()
        return ledger.spend(before, passed) if before is not None and before.running else []

    def state(self, ledger: Ledger) -> ClockState | None:
        """Return what everybody at the table may know of the clock."""
        timing = ledger.timing()
        if timing is None:
            return None
        left = round(self._left(ledger, timing), 1)
        return ClockState(timing.seat, left, timing.seconds, timing.running)

    def watch(self, ledger: Ledger) -> None:
        """Set the alarm for the open question, and no other."""
        self.stop()
        timing = ledger.timing()
        if timing is not None and timing.running and timing.call:
            self._alarm = asyncio.create_task(self._wait(self._left(ledger, timing), ledger.at))

    def stop(self) -> None:
        """Forget the alarm."""
        # The alarm that is just ringing ends by itself.
        if self._alarm is not None and self._alarm is not asyncio.current_task():
            self._alarm.cancel()
        self._alarm = None

    async def _wait(self, seconds: float, at: int) -> None:
        await self._clock.wait(seconds)
        await self._ring(at)

    def _left(self, ledger: Ledger, timing: Timing) -> float:
        return ledger.spent.more(timing, self._clock.now() - self._since).left(timing)
