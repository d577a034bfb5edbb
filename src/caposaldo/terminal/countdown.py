"""The minute of the person at the screen, where players agreed on a clock."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from caposaldo.kernel.contract import Timing
from caposaldo.players.timing import Spent

TICK: Final = 0.5
WARNING: Final = 15


class Countdown:
    """Counts what passes between two looks at the clock for the seat that was measured."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now: Final = now
        self._then = now()
        self._spent = Spent()
        self._measured: Timing | None = None

    def tick(self, timing: Timing | None) -> float | None:
        """Return the seconds left to whoever is measured now; None when nobody is."""
        now = self._now()
        if self._measured is not None:
            self._spent = self._spent.more(self._measured, now - self._then)
        self._then, self._measured = now, timing
        return None if timing is None else self._spent.left(timing)


def as_time(seconds: float) -> str:
    """Write seconds as minutes and seconds, a second begun being a whole one."""
    minutes, rest = divmod(math.ceil(seconds), 60)
    return f"{minutes}:{rest:02}"
