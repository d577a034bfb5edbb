"""What a ranking is given: the table as it was seen, and what is known of harm on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from caposaldo.aslsk.advice.harms import Harms
from caposaldo.aslsk.advice.reading import Reading
from caposaldo.aslsk.advice.threats import Threats
from caposaldo.kernel.contract import Candidate


class Judge:
    """One question as it is judged: the view read, and the harm that fire does."""

    def __init__(self, reading: Reading, harms: Harms) -> None:
        self.reading: Final = reading
        self.table: Final = reading.table
        self.battle: Final = reading.battle
        self.seat: Final = reading.seat
        self.enemy: Final = reading.enemy
        self.harms: Final = harms
        self._now: Threats | None = None
        self._next: Threats | None = None

    @property
    def threats(self) -> Threats:
        """What the enemy's fire can do for the rest of this player turn."""
        if self._now is None:
            self._now = Threats(self.table, self.seat, self.harms)
        return self._now

    @property
    def threats_next(self) -> Threats:
        """What the enemy's fire can do in the next player turn, his markers gone."""
        if self._next is None:
            self._next = Threats(self.table, self.seat, self.harms, fresh=True)
        return self._next


Ranking: TypeAlias = Callable[[Judge, list[str]], list[Candidate]]
