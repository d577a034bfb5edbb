"""Turnstiles: so many times a minute from one address, and then after a while again."""

from __future__ import annotations

from typing import Final

from caposaldo.server.buckets import Buckets, too_much
from caposaldo.server.clients import CLIENT
from caposaldo.server.clocks import Clock
from caposaldo.server.limits import MINUTE


class Turnstile:
    """Lets each client do something so many times a minute."""

    def __init__(self, per_minute: int, sentence: str, most: int, clock: Clock) -> None:
        self._bound: Final = per_minute - 1
        self._sentence: Final = sentence
        self._passed: Final = Buckets(per_minute / MINUTE, most, clock)

    def check(self) -> None:
        """Refuse a client who may not pass now."""
        wait = self._passed.wait(CLIENT.get(), self._bound)
        if wait > 0:
            raise too_much(self._sentence, wait)

    def count(self) -> None:
        """Count one time."""
        self._passed.add(CLIENT.get(), 1)

    def enter(self) -> None:
        """Count one time, or refuse it."""
        self.check()
        self.count()
