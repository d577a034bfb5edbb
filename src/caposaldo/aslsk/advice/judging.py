"""What a ranking is given: the table as it was seen, and what is known of harm on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from caposaldo.aslsk.advice.fields import Fields
from caposaldo.aslsk.advice.goals import Goals
from caposaldo.aslsk.advice.harms import Harms
from caposaldo.aslsk.advice.members import Volley
from caposaldo.aslsk.advice.memory import Memory
from caposaldo.aslsk.advice.reading import Reading
from caposaldo.aslsk.advice.threats import Threats
from caposaldo.aslsk.table import StarterTable
from caposaldo.kernel.contract import Candidate


class Judge:
    """One question as it is judged: the view read, and the harm that fire does."""

    def __init__(
        self,
        reading: Reading,
        harms: Harms,
        fields: Fields,
        table: StarterTable | None = None,
        memory: Memory | None = None,
    ) -> None:
        self.reading: Final = reading
        # A table may be imagined that differs from the one that was seen.
        self.table: Final = reading.table if table is None else table
        self.battle: Final = reading.battle
        self.seat: Final = reading.seat
        self.enemy: Final = reading.enemy
        self.harms: Final = harms
        self.fields: Final = fields
        self.memory: Final = Memory() if memory is None else memory
        # The attacks thought of at this table, by kind of fire, hex and targets.
        self.known: Final[dict[tuple[object, ...], Volley | None]] = self.memory.of(reading.seen)
        self._now: Threats | None = None
        self._next: Threats | None = None
        self._goals: Goals | None = None

    @property
    def threats(self) -> Threats:
        """What the enemy's fire can do for the rest of this player turn."""
        if self._now is None:
            self._now = self.memory.threats(self.table, self.seat, self.harms, False)
        return self._now

    @property
    def threats_next(self) -> Threats:
        """What the enemy's fire can do in the next player turn, his markers gone."""
        if self._next is None:
            self._next = self.memory.threats(self.table, self.seat, self.harms, True)
        return self._next

    @property
    def goals(self) -> Goals:
        """What the side that is asked wants on the ground."""
        if self._goals is None:
            self._goals = Goals(self.table, self.seat, self.fields)
        return self._goals


Ranking: TypeAlias = Callable[[Judge, list[str]], list[Candidate]]
