"""A clock for tests: it stands still until its hand is moved."""

from __future__ import annotations

import asyncio


class Hand:
    """A clock that stands still until a test moves its hand."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.waiting: list[tuple[float, asyncio.AbstractEventLoop, asyncio.Event]] = []

    def now(self) -> float:
        return self.time

    async def wait(self, seconds: float) -> None:
        if seconds <= 0:
            return
        over = asyncio.Event()
        self.waiting.append((self.time + seconds, asyncio.get_running_loop(), over))
        await over.wait()

    def move(self, seconds: float) -> None:
        self.time += seconds
        for end, loop, over in self.waiting:
            if end <= self.time and not loop.is_closed():
                loop.call_soon_threadsafe(over.set)
        self.waiting = [one for one in self.waiting if one[0] > self.time]
