"""The infantry fire table and the residual firepower it leaves (5.1, X2, X3).

Firepower is counted in sixty-fourths, so that six halvings of a whole number stay exact in
integers; at most six can meet in one attack (F1). A column is a place in the table, counted from 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from caposaldo.aslsk.effects import Effect, read_effect

WHOLE: Final[int] = 64
"""One point of firepower."""
NO_COLUMN: Final[int] = -1
"""Too weak an attack, or one that cowered off the table: no effect (F1, F8)."""
LOWEST: Final[int] = 0
HIGHEST: Final[int] = 15
"""The rows of the fire table: final rolls beyond count as these."""


class FireTable:
    """The infantry fire table (5.1)."""

    __slots__ = ("_effects", "_starts", "columns", "led", "unled")

    def __init__(self, fire: Mapping[str, Any], desperation: Mapping[str, Any]) -> None:
        self.columns: Final[tuple[int, ...]] = tuple(fire["columns"])
        self._starts: Final[tuple[int, ...]] = tuple([WHOLE * value for value in self.columns])
        keys = ["dr_le0", *[f"dr{at}" for at in range(1, HIGHEST)], "dr_ge15"]
        known: dict[str, Effect] = {}
        for key in keys:
            for text in fire[key]:
                known.setdefault(text, read_effect(text))
        self._effects: Final[tuple[tuple[Effect, ...], ...]] = tuple(
            [tuple([known[fire[key][at]] for key in keys]) for at in range(len(self.columns))]
        )
        self.led: Final[tuple[int, ...]] = tuple(desperation["led"])
        self.unled: Final[tuple[int, ...]] = tuple(desperation["unled"])

    def column_for(self, firepower: int) -> int:
        """Return the highest column not above that many sixty-fourths (F1)."""
        found = NO_COLUMN
        for start in self._starts:
            if start > firepower:
                break
            found += 1
        return found

    def shift(self, column: int, left: int) -> int:
        """Return the column so many places to the left, or none beyond the first (F8)."""
        return max(NO_COLUMN, column - left)

    def result(self, column: int, final: int) -> Effect:
        """Return what a final DR or dr gives on a column."""
        return self._effects[column][min(HIGHEST, max(LOWEST, final))]

    def dm_threshold(self, column: int, may_cower: bool) -> int:
        """Return the largest total DRM with which an attack can still give NMC (X2)."""
        return (self.unled if may_cower else self.led)[column]


class Residual:
    """The residual firepower that an attack leaves (X3)."""

    __slots__ = ("_columns", "_first", "markers")

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.markers: Final[tuple[int, ...]] = (0, *data["markers"])
        self._columns: Final[tuple[int, ...]] = tuple(data["columns"])
        self._first: Final[tuple[int, ...]] = tuple(
            [self.markers.index(value) for value in data["drm0"]]
        )

    def marker(self, column: int, outside: int) -> int:
        """Return the marker left by a column with so many DRM from outside the target hex."""
        if column == NO_COLUMN:
            return 0
        return self.markers[max(0, self._first[column] - max(0, outside))]

    def by_firepower(self, column: int, outside: int) -> int:
        """Return the marker of half a column's firepower less one for each of those DRM."""
        if column == NO_COLUMN:
            return 0
        left = self._columns[column] // 2 - max(0, outside)
        return max([value for value in self.markers if value <= max(0, left)])
