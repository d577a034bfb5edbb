"""What an attack can be expected to cost those it hits, in victory points (SK 5.8, V5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk.effects import KIA, MC, PTC, Effect, K
from caposaldo.aslsk.firetable import NO_COLUMN, FireTable
from caposaldo.aslsk.units import Unit

# How many of the 36 DR have each sum.
WAYS: Final[tuple[int, ...]] = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
ALL_WAYS: Final[float] = 36.0
BOXCARS: Final[int] = 12

# What a unit's state costs its side, as a share of its worth.
PINNED: Final[float] = 0.15
BROKEN: Final[float] = 0.5
REDUCED: Final[float] = 0.55
BROKEN_AGAIN: Final[float] = 0.5
DESPERATE: Final[float] = 0.1
LEADER: Final[float] = 2.0
"""A leader is worth so much besides what he gives to the units around him."""
LEAST: Final[float] = 0.5
"""Even the worst leader, wounded, is worth something."""


def worth(unit: Unit) -> float:
    """Return what a unit is worth to its side while it fights on."""
    if unit.leader:
        return max(LEAST, LEADER - unit.leadership)
    return unit.mmc.fp / 4 + unit.mmc.morale / 7 if unit.squad else 0.9


class Harms:
    """Expected harm of attacks on the fire table, remembered by column, modifier and morale."""

    __slots__ = ("_checks", "_spread", "fire")

    def __init__(self, fire: FireTable) -> None:
        self.fire: Final = fire
        self._spread: Final[dict[tuple[int, int, int], list[tuple[Effect, float]]]] = {}
        self._checks: Final[dict[tuple[int, int], tuple[float, float, float]]] = {}

    def of(self, column: int, drm: int, cowers: int, targets: Sequence[Unit]) -> float:
        """Return the harm of an attack; `cowers` is how many columns a double costs it."""
        if column == NO_COLUMN or not targets:
            return 0.0
        spread = self._effects(column, drm, cowers)
        return sum(
            [chance * self._effect(effect, targets) for effect, chance in spread if effect.severity]
        )

    def _effects(self, column: int, drm: int, cowers: int) -> list[tuple[Effect, float]]:
        key = (column, max(-8, min(14, drm)), cowers)
        if key not in self._spread:
            self._spread[key] = self._spread_of(*key)
        return self._spread[key]

    def _spread_of(self, column: int, drm: int, cowers: int) -> list[tuple[Effect, float]]:
        chances: dict[Effect, float] = {}
        for one in range(1, 7):
            for two in range(1, 7):
                used = self.fire.shift(column, cowers) if cowers and one == two else column
                if used != NO_COLUMN:
                    effect = self.fire.result(used, one + two + drm)
                    chances[effect] = chances.get(effect, 0.0) + 1 / ALL_WAYS
        return list(chances.items())

    def _effect(self, effect: Effect, targets: Sequence[Unit]) -> float:
        help = min([unit.leadership for unit in targets if unit.leader], default=0)
        total = 0.0
        for unit in targets:
            value = worth(unit)
            if effect.kind == KIA:
                dies = min(1.0, effect.number / len(targets))
                total += value * (dies + (1 - dies) * BROKEN)
            elif effect.kind == K:
                hit = 1 / len(targets)
                total += value * (hit * REDUCED + self.check(unit, effect.number + help))
            elif effect.kind == MC:
                total += value * self.check(unit, effect.number + help)
            elif effect.kind == PTC:
                total += value * self._pin(unit, help)
        return total

    def check(self, unit: Unit, drm: int) -> float:
        """Return the share of a unit's worth that a morale check costs."""
        over, equal, boxcars = self._chances(unit.morale, drm)
        if unit.broken:
            return over * BROKEN_AGAIN + boxcars + (0.0 if unit.dm else DESPERATE)
        return over * BROKEN + equal * PINNED + boxcars * REDUCED

    def _pin(self, unit: Unit, help: int) -> float:
        if unit.broken or unit.pinned:
            return 0.0
        over, _, boxcars = self._chances(unit.morale, help)
        return (over + boxcars) * PINNED

    def _chances(self, morale: int, drm: int) -> tuple[float, float, float]:
        """Return the chances to fail, to roll just the morale, and of an original 12."""
        key = (morale, drm)
        if key not in self._checks:
            over = sum([WAYS[roll] for roll in range(2, BOXCARS) if roll + drm > morale])
            equal = morale - drm
            just = WAYS[equal] if 2 <= equal < BOXCARS else 0
            self._checks[key] = (over / ALL_WAYS, just / ALL_WAYS, 1 / ALL_WAYS)
        return self._checks[key]
