"""What it is worth to units to stand in a hex: aims, danger, field of fire, company."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk.advice.harms import worth
from caposaldo.aslsk.advice.judging import Judge
from caposaldo.aslsk.advice.movingweights import (
    ALONE,
    AWAITED,
    COVER,
    CROWD,
    FIELD_OF_FIRE,
    FIRE_NEXT,
    FIRE_NOW,
    LED,
    LIES_THERE,
    NEAR,
    RALLIES,
    SHARED,
    TOGETHER,
)
from caposaldo.aslsk.advice.threats import STANDING, Shot
from caposaldo.aslsk.advice.weights import CROWDED
from caposaldo.aslsk.counters import MG
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit, UnitId

LED_BY_ONE: Final[int] = 2
"""So many squads have something of a leader."""


class Stations:
    """Judges hexes for units of the side that is asked, for the rest of the turn and the next."""

    __slots__ = ("_base", "_lying", "_near", "_risk", "focus", "goals", "judge", "now", "table")

    def __init__(self, judge: Judge, *, fired: bool = True) -> None:
        self.judge: Final = judge
        self.table: Final = judge.table
        self.goals: Final = judge.goals
        # Whether the enemy has still fire phases in this player turn.
        self.now: Final = fired
        # The more men the enemy has before him, the less of his fire falls on each.
        shared = 1 / (1 + SHARED * max(0, len(judge.table.on_map(judge.seat)) - 1))
        self.focus: Final = shared * caution(judge)
        self._lying: Final = guns_lying(judge.table, judge.seat)
        self._near: Final[dict[int, int]] = {}
        self._risk: Final[dict[tuple[object, ...], float]] = {}
        self._base: Final[dict[tuple[int, tuple[UnitId, ...]], float]] = {}

    def worth(self, units: Sequence[Unit], hex: int) -> float:
        """Return what a hex is worth to units who stand in it, with what they can do from it."""
        return self.base(units, hex) + self.fire(units, hex)

    def base(self, units: Sequence[Unit], hex: int) -> float:
        """Return the same without their own fire, which takes longer to think of."""
        key = (hex, tuple([unit.id for unit in units]))
        if key not in self._base:
            value = sum([self.goals.pull(unit, hex) for unit in units])
            value -= self.danger(units, hex) * self._crowding(units, hex)
            if hex in self._lying:
                value += LIES_THERE * self._takers(units, hex)
            self._base[key] = value + self._company(units, hex)
        return self._base[key]

    def fire(self, units: Sequence[Unit], hex: int) -> float:
        """Return what the fire that units would have from a hex is worth."""
        return FIELD_OF_FIRE * self.judge.threats_next.harm_from(hex, units)

    def danger(self, units: Sequence[Unit], hex: int) -> float:
        """Return what the enemy's fire can be expected to cost units who stand in a hex."""
        found = 0.0
        if self.goals.tomorrow:
            found = self.risk(units, hex, STANDING, later=True)
            found *= FIRE_NEXT if self.now else AWAITED
        if self.now:
            found += FIRE_NOW * self.risk(units, hex, STANDING)
        if not found:
            return -COVER * self.table.battle.terrain(hex).tem * len(units)
        return self.focus * found

    def risk(self, units: Sequence[Unit], hex: int, how: int, *, later: bool = False) -> float:
        """Return the harm that units have to expect in a hex, of this turn's fire or the next."""
        threats = self.judge.threats_next if later else self.judge.threats
        shots = threats.shots(hex, how)
        if not shots:
            return 0.0
        key = (hex, how, later, *[(unit.type.name, unit.wounded) for unit in units])
        if key not in self._risk:
            self._risk[key] = sum([harm_of(self.judge, shots, unit) for unit in units])
        return self._risk[key]

    def nearest(self, hex: int) -> int:
        """Return how far the nearest unbroken enemy is, in hexes."""
        if hex not in self._near:
            distance = self.table.battle.ground.distance
            self._near[hex] = min(
                [
                    distance(hex, unit.place)
                    for unit in self.table.on_map(self.judge.enemy)
                    if not unit.broken
                ],
                default=99,
            )
        return self._near[hex]

    def _takers(self, units: Sequence[Unit], hex: int) -> int:
        """Count the guns lying in a hex that units could take whom nobody there forestalls."""
        ids = [unit.id for unit in units]
        there = [unit for unit in self.table.of_side(hex, self.judge.seat) if unit.id not in ids]
        left = self._lying[hex] - len([unit for unit in there if self._has_hands(unit)])
        return max(0, min(left, len([unit for unit in units if self._has_hands(unit)])))

    def _has_hands(self, unit: Unit) -> bool:
        return unit.squad and not unit.broken and not self.table.held(unit.id)

    def _crowding(self, units: Sequence[Unit], hex: int) -> float:
        """Return how much more danger there is where many are, whom one attack hits together."""
        ids = [unit.id for unit in units]
        there = [unit for unit in self.table.of_side(hex, self.judge.seat) if unit.id not in ids]
        others = len([unit for unit in there if not unit.leader])
        own = len([unit for unit in units if not unit.leader])
        return 1.0 + CROWD * (2 * others + max(0, own - 1))

    def _company(self, units: Sequence[Unit], hex: int) -> float:
        """Return what others of the side in a hex give to units."""
        ids = [unit.id for unit in units]
        there = [unit for unit in self.table.of_side(hex, self.judge.seat) if unit.id not in ids]
        squads = [unit for unit in there if not unit.leader and not unit.broken]
        value = -TOGETHER * len(squads)
        leaders = [unit for unit in units if unit.leader]
        own = [unit for unit in units if not unit.leader]
        if leaders:
            return value + self._led(leaders, own, there, squads, hex)
        if own and any(unit.leader and not unit.broken for unit in there):
            led = max(0, LED_BY_ONE - len(squads))
            value += LED * min(led, len(own))
        return value

    def _led(
        self,
        leaders: list[Unit],
        own: list[Unit],
        there: list[Unit],
        squads: list[Unit],
        hex: int,
    ) -> float:
        """Return what leaders are worth where they come to."""
        if any(unit.leader and not unit.broken for unit in there):
            return 0.0
        best = min([leader.leadership for leader in leaders])
        broken = [unit for unit in there if unit.broken and not unit.leader]
        value = LED * (1 - 0.4 * best) * min(LED_BY_ONE, len(squads) + len(own))
        value += RALLIES * min(2, len(broken))
        if not own and not squads and self.nearest(hex) <= NEAR:
            value -= ALONE
        return value


def guns_lying(table: StarterTable, side: str) -> dict[int, int]:
    """Return the hexes in which machine guns of a side lie that still work, and how many."""
    found: dict[int, int] = {}
    for weapon in table.weapons.values():
        if weapon.nation != side or weapon.type.kind != MG or weapon.malfunctioned:
            continue
        if not weapon.holder and weapon.place >= 0:
            found[weapon.place] = found.get(weapon.place, 0) + 1
    return found


def caution(judge: Judge) -> float:
    """Return how much dearer losses are to who must not have too many of them (SK V5)."""
    victory = judge.battle.victory
    if victory is None or victory.winner != judge.seat or not victory.spoiled_at:
        return 1.0
    return 1.0 + judge.table.losses[judge.seat] / victory.spoiled_at


def harm_of(judge: Judge, shots: Sequence[Shot], unit: Unit) -> float:
    """Return the harm that shots do to a unit by itself, one after the other."""
    most = worth(unit)
    left = most
    harms = [judge.fields.harm(judge.harms, shot, unit) for shot in shots]
    harms.sort(reverse=True)
    share = 1.0
    for harm in harms:
        left -= left * min(1.0, share * harm / most)
        share *= CROWDED
    return most - left
