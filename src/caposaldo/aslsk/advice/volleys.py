"""Fire groups as the adviser thinks of them: the best of those that could be made (SK 5.4)."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.advice.aims import FireAim, Prices
from caposaldo.aslsk.advice.harms import Harms
from caposaldo.aslsk.advice.lawful import lawful
from caposaldo.aslsk.advice.members import Member, Volley
from caposaldo.aslsk.advice.weights import ELSEWHERE, SECOND
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import UnitId

NOBODY: Final[tuple[UnitId, ...]] = ()
STARTS: Final[int] = 3
"""From so many hexes, the most promising ones, larger groups are tried."""
LATER: Final[float] = 0.01
"""What is left of an attack in the order of attacks when others could do as well elsewhere."""


class Volleys:
    """The attacks that a side could make in a fire phase, or at those who spend MF."""

    __slots__ = ("_aims", "_best", "_elsewhere", "harms", "kind", "prices", "side", "table")

    def __init__(
        self, table: StarterTable, kind: str, side: str, harms: Harms, prices: Prices
    ) -> None:
        self.table: Final = table
        self.kind: Final = kind
        self.side: Final = side
        self.harms: Final = harms
        self.prices: Final = prices
        self._aims: Final[dict[int, FireAim]] = {}
        self._best: Final[dict[int, Volley | None]] = {}
        self._elsewhere: Final[dict[tuple[int, int], float]] = {}

    def aim(self, hex: int, weight: float = 1.0, targets: tuple[UnitId, ...] = NOBODY) -> None:
        """Take a hex among the targets: how much it counts, and at whom in it the fire is."""
        self._aims[hex] = FireAim(
            self.table, self.kind, self.side, hex, targets, self.harms, self.prices, weight
        )

    def best(self) -> Volley | None:
        """Return the attack to be made first, or none that is worth it."""
        found: Volley | None = None
        most = 0.0
        for hex in sorted(self._aims):
            volley = self.at(hex)
            if volley is None or volley.gain <= 0:
                continue
            given_up = sum([self.elsewhere(origin, hex) for origin in volley.origins])
            # What they could do elsewhere does not make it a bad attack, only a later one.
            gain = max(volley.gain - given_up, LATER * volley.gain)
            if gain > most:
                found, most = volley, gain
        return found

    def at(self, hex: int) -> Volley | None:
        """Return the best attack on a hex, whatever it gains; none if nobody can fire at it."""
        if hex not in self._best:
            self._best[hex] = self._found(self._aims[hex])
        return self._best[hex]

    def _found(self, aim: FireAim) -> Volley | None:
        singles: list[Volley] = []
        for members in aim.members.values():
            singles += [aim.trim(together) for together in _apart(members)]
        singles.sort(key=_by_gain)
        grown = [self._grow(aim, volley) for volley in singles[:STARTS]]
        ways = [*grown, *singles]
        ways.sort(key=_by_gain)
        for volley in ways:
            if lawful(self.table, self.kind, self.side, volley):
                return volley
        return None

    def elsewhere(self, origin: int, hex: int) -> float:
        """Return the best harm that a hex could do to other hexes than one."""
        key = (origin, hex)
        if key not in self._elsewhere:
            others = [aim.alone(origin) for other, aim in self._aims.items() if other != hex]
            self._elsewhere[key] = max(others, default=0.0)
        return self._elsewhere[key]

    def _grow(self, aim: FireAim, start: Volley) -> Volley:
        """Let neighbouring hexes join one that fires, while that is better than to fire apart."""
        volley = start
        if volley.members[0].by_itself:
            return volley
        beside = self.table.battle.ground.neighbours
        left = [origin for origin in aim.members if origin not in volley.origins]
        while left:
            best: Volley | None = None
            chosen, most = -1, 0.0
            for other in left:
                near = beside[other]
                if not any(mine in near for mine in volley.origins):
                    continue
                joined = self._joined(aim, volley, other)
                gain = joined.gain - volley.gain if joined is not None else 0.0
                if gain > most:
                    best, chosen, most = joined, other, gain
            if best is None:
                break
            volley = best
            left.remove(chosen)
        return aim.trim(volley.members) if len(volley.origins) > 1 else volley

    def _joined(self, aim: FireAim, volley: Volley, other: int) -> Volley | None:
        """Return a group with those of another hex, if they would not do better by themselves."""
        more = aim.joint(other)
        if not more:
            return None
        joined = aim.volley([*volley.members, *more])
        apart = max(SECOND * aim.alone(other), ELSEWHERE * self.elsewhere(other, aim.hex))
        return joined if joined.gain - volley.gain > apart else None


def _by_gain(volley: Volley) -> float:
    return -volley.gain


def _apart(members: list[Member]) -> list[list[Member]]:
    """Part the members of a hex into those who fire together and guns that fire on alone."""
    joint = [member for member in members if not member.by_itself]
    found = [[member] for member in members if member.by_itself]
    return [joint, *found] if joint else found
