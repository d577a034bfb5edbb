"""How much one client may ask for."""

from __future__ import annotations

import time
from collections import deque
from typing import Final

from caposaldo.server.problems import Problem

BODY: Final = 256 * 1024
RECORD_BODY: Final = 4 * 1024 * 1024
RECORD_ANSWERS: Final = 20_000
LISTS: Final = 10_000
"""Lists and objects in a body; a board with as many drawings as it may have takes half."""
RECORD_SECONDS: Final = 120.0
"""For checking a record; one of 1200 answers takes five."""
RECORD_LISTS: Final = 50_000
"""Those in a record; each answer is one, and a few hundred stand round them."""
LIVE_MESSAGE: Final = 16 * 1024
BAD_MESSAGES: Final = 20
MINUTE: Final = 60.0
_MOST_CLIENTS: Final = 10_000


class Turnstile:
    """Lets each client make so many tables a minute."""

    def __init__(self, per_minute: int) -> None:
        self._per_minute: Final = per_minute
        self._passed: Final[dict[str, deque[float]]] = {}

    def enter(self, client: str) -> None:
        """Count one table, or refuse it."""
        now = time.monotonic()
        if len(self._passed) > _MOST_CLIENTS:
            self._forget(now)
        passed = self._passed.setdefault(client, deque())
        while passed and now - passed[0] > MINUTE:
            passed.popleft()
        if len(passed) >= self._per_minute:
            raise Problem(429, "rate", "too many tables from one place; wait a minute")
        passed.append(now)

    def _forget(self, now: float) -> None:
        for client in [who for who, when in self._passed.items() if now - when[-1] > MINUTE]:
            del self._passed[client]
