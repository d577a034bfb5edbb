"""Looking again after a sick disk: computers and clocks go on, though nobody asks for the table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from caposaldo.kernel.errors import GameError
from caposaldo.server.problems import UNSAVED_RETRY, Problem


class Recovery:
    """Reads one table again, over and over until that works."""

    def __init__(self, read: Callable[[], Awaitable[object]]) -> None:
        self._read: Final = read
        self._trying: asyncio.Task[None] | None = None

    @property
    def pending(self) -> bool:
        """Whether the disk was sick and the table has not been read since."""
        return self._trying is not None and not self._trying.done()

    def begin(self) -> None:
        """Look again in a while."""
        if not self.pending:
            self._trying = asyncio.create_task(self._try())

    def stop(self) -> None:
        """Look no more."""
        if self._trying is not None:
            self._trying.cancel()
            self._trying = None

    async def _try(self) -> None:
        while True:
            await asyncio.sleep(UNSAVED_RETRY)
            try:
                await self._read()
            except Problem:
                continue
            except GameError:
                return  # The disk is well, the table is not.
            return
