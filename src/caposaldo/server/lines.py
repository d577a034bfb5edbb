"""The live lines of each address: so many, and not all of them to look on by."""

from __future__ import annotations

from collections import Counter
from types import TracebackType
from typing import Final

from caposaldo.kernel.contract import SPECTATOR
from caposaldo.server.buckets import too_much
from caposaldo.server.clients import CLIENT
from caposaldo.server.limits import Limits

_AGAIN: Final = 30.0
_LINES: Final = "too many tables are open at one address; close some"


class Lines:
    """How many lines each address has open."""

    def __init__(self, limits: Limits) -> None:
        self.limits: Final = limits
        self.open: Final[Counter[str]] = Counter()
        self.watching: Final[Counter[str]] = Counter()

    def line(self) -> Line:
        """Return a line of the present client, which counts while it is open."""
        return Line(self, CLIENT.get())


class Line:
    """A live line of an address, until it is closed."""

    def __init__(self, lines: Lines, client: str) -> None:
        self._lines: Final = lines
        self._client: Final = client
        self._watches = False

    def __enter__(self) -> Line:
        if self._lines.open[self._client] >= self._lines.limits.lines:
            raise too_much(_LINES, _AGAIN)
        self._lines.open[self._client] += 1
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._count(self._lines.open, -1)
        if self._watches:
            self._count(self._lines.watching, -1)

    def belong(self, seat: str) -> None:
        """Say whose line it is: those of players are not taken up by those who look on."""
        if seat != SPECTATOR:
            return
        if self._lines.watching[self._client] >= self._lines.limits.watching:
            raise too_much(_LINES, _AGAIN)
        self._watches = True
        self._count(self._lines.watching, 1)

    def _count(self, lines: Counter[str], more: int) -> None:
        lines[self._client] += more
        if not lines[self._client]:
            del lines[self._client]
