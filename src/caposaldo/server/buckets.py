"""Buckets with a hole: what was used fills them, and runs out at a steady rate."""

from __future__ import annotations

from collections import OrderedDict
from math import ceil
from typing import Final

from caposaldo.server.clocks import Clock
from caposaldo.server.problems import Problem

_SMALL: Final = 1e-9
"""What rates and times leave behind when they are multiplied is no debt."""


class Bucket:
    """What somebody has used of something and has not yet been given back."""

    def __init__(self, rate: float, clock: Clock) -> None:
        self._rate: Final = rate
        self._clock: Final = clock
        self._level = 0.0
        self._at = clock.now()

    @property
    def level(self) -> float:
        """How much is in it now."""
        now = self._clock.now()
        self._level = max(0.0, self._level - (now - self._at) * self._rate)
        self._at = now
        return self._level

    def add(self, amount: float) -> None:
        """Use some more."""
        self._level = self.level + amount

    def wait(self, bound: float) -> float:
        """Return after how many seconds there will be no more in it than that."""
        over = self.level - bound
        return over / self._rate if over > _SMALL else 0.0


class Buckets:
    """A bucket for each client; those that were not used for the longest time are forgotten."""

    def __init__(self, rate: float, most: int, clock: Clock) -> None:
        self._rate: Final = rate
        self._most: Final = most
        self._clock: Final = clock
        self._of: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._of)

    def add(self, client: str, amount: float) -> None:
        """Let a client use some more."""
        if client not in self._of:
            self._of[client] = Bucket(self._rate, self._clock)
        self._of[client].add(amount)
        self._of.move_to_end(client)
        if len(self._of) > self._most:
            self._of.popitem(last=False)

    def wait(self, client: str, bound: float) -> float:
        """Return after how many seconds a client has no more in use than that."""
        bucket = self._of.get(client)
        return bucket.wait(bound) if bucket is not None else 0.0


def too_much(what: str, wait: float) -> Problem:
    """Refuse what one client asks too much of, and say after how many seconds to try again."""
    return Problem(429, "rate", what, retry=max(1, ceil(wait)))


def too_busy(what: str, wait: float) -> Problem:
    """Refuse what all together ask too much of, and say after how many seconds to try again."""
    return Problem(503, "busy", what, retry=max(1, ceil(wait)))
