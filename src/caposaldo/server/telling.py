"""What the lines of a table are told: drawn once for all who see the same, however many look on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from caposaldo.server.ledger import Ledger
from caposaldo.server.portrait import Company
from caposaldo.server.protocol import ClockState, LiveState, State

Mark = tuple[Company, ClockState | None]


class Teller:
    """Keeps what was last told of a table, as long as nothing has changed."""

    def __init__(self) -> None:
        self._ledger: Ledger | None = None
        self._mark: Mark | None = None
        self._told: Final[dict[tuple[str, int], str]] = {}

    def tell(
        self, ledger: Ledger, mark: Mark, seat: str, after: int, draw: Callable[[], State]
    ) -> str:
        """Return the message for a seat that knows the log up to an entry."""
        if ledger is not self._ledger or mark != self._mark:
            self._ledger, self._mark = ledger, mark
            self._told.clear()
        if (seat, after) not in self._told:
            self._told[seat, after] = msgspec.json.encode(LiveState(draw())).decode()
        return self._told[seat, after]
