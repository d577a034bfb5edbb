"""Who listens at a table: players each in their seat, and those who look on."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Final

from caposaldo.kernel.contract import SPECTATOR
from caposaldo.server.buckets import too_much
from caposaldo.server.keys import hash_key
from caposaldo.server.limits import Limits
from caposaldo.server.portrait import Company
from caposaldo.server.problems import Problem, wrong_key

_AGAIN: Final = 30.0
_CROWDED: Final = "too many are looking at this table; come back later"
_ELSEWHERE: Final = "this seat was opened in too many places; the first of them was closed"


class Listener:
    """Somebody who is told of every change; changes that come quickly are told as one."""

    def __init__(self, seat: str, key: str = "") -> None:
        self.seat: Final = seat
        self.key_hash: Final = hash_key(key) if key else ""
        self.dismissed: Problem | None = None
        self.changed: Final = asyncio.Event()

    def dismiss(self, why: Problem) -> None:
        """Let him go, with the reason."""
        self.dismissed = self.dismissed or why
        self.changed.set()


class Audience:
    """The listeners of a table, in the order in which they came."""

    def __init__(self, limits: Limits) -> None:
        self._limits: Final = limits
        self._listeners: Final[dict[Listener, None]] = {}

    def __bool__(self) -> bool:
        return bool(self._listeners)

    def admit(self, listener: Listener) -> None:
        """Let somebody listen; those who look on take no place of those who play."""
        same = [one for one in self._listeners if one.seat == listener.seat and not one.dismissed]
        if listener.seat == SPECTATOR:
            if len(same) >= self._limits.spectators:
                raise too_much(_CROWDED, _AGAIN)
        elif len(same) >= self._limits.seat_lines:
            # Not to be tried again by itself: the oldest would push out the next, round and round.
            same[0].dismiss(Problem(429, "rate", _ELSEWHERE))
        self._listeners[listener] = None

    def part(self, listener: Listener) -> None:
        """Let a listener go."""
        self._listeners.pop(listener, None)

    def announce(self, seat: str | None = None) -> None:
        """Wake every listener, or those of one seat."""
        for listener in self._listeners:
            if seat is None or listener.seat == seat:
                listener.changed.set()

    def turn_out(self, hashes: Mapping[str, str]) -> None:
        """Turn out whose key is no longer that of the seat he listens from."""
        for listener in self._listeners:
            if listener.key_hash != hashes.get(listener.seat, ""):
                listener.dismiss(wrong_key())

    def company(self, invited: Sequence[str]) -> Company:
        """Return who is there."""
        there = [listener.seat for listener in self._listeners]
        return Company(frozenset(there), there.count(SPECTATOR), invited)
