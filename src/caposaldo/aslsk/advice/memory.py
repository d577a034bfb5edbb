"""What an adviser has thought of a table before, kept while what it depends on stays as it was."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.advice.harms import Harms
from caposaldo.aslsk.advice.members import Volley
from caposaldo.aslsk.advice.reading import Seen
from caposaldo.aslsk.advice.threats import Threats, picture
from caposaldo.aslsk.table import StarterTable

PARTS: Final[tuple[str, ...]] = (
    "units",
    "weapons",
    "notes",
    "smoke",
    "melee",
    "residual",
    "control",
    "buildings",
    "side",
    "phase",
    "turn",
)
"""What of a view an attack depends on."""


class Memory:
    """The attacks thought of, by kind of fire, hex and targets.

    A fire group is put together in several answers: what was worked out for the first of them
    holds for the others. It would be found again just so, only later.
    """

    __slots__ = ("_pictures", "_seen", "_threats", "_volleys")

    def __init__(self) -> None:
        self._pictures: Final[dict[tuple[str, bool], list[object]]] = {}
        self._threats: Final[dict[tuple[str, bool], Threats]] = {}
        self._seen: list[object] = []
        self._volleys: dict[tuple[object, ...], Volley | None] = {}

    def of(self, seen: Seen) -> dict[tuple[object, ...], Volley | None]:
        """Return the attacks thought of at this table; none after it has changed."""
        parts = [seen[part] for part in PARTS]
        if parts != self._seen:
            self._seen = parts
            self._volleys = {}
        return self._volleys

    def threats(self, table: StarterTable, side: str, harms: Harms, fresh: bool) -> Threats:
        """Return what a side has to fear, found anew only when the enemy's picture has changed."""
        key = (side, fresh)
        now = picture(table, side)
        if self._pictures.get(key) != now:
            self._pictures[key] = now
            self._threats[key] = Threats(table, side, harms, fresh=fresh)
        return self._threats[key]
