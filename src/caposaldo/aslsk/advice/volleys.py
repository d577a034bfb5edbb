"""Fire groups as the adviser thinks of them: who could fire at a hex, and the best of it (SK 5.4).

The rules are asked what each counter has and what stands in its way; a group's firepower is the
sum of its members, its DRM that of the worst line among them (SK F1, F6).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk.advice.harms import Harms
from caposaldo.aslsk.advice.lawful import lawful
from caposaldo.aslsk.advice.members import Member, Volley, members_at
from caposaldo.aslsk.advice.weights import ELSEWHERE, OWN_MEN, SECOND
from caposaldo.aslsk.attackrecord import Attack, targets_of
from caposaldo.aslsk.direction import directed_before
from caposaldo.aslsk.experience import inexperienced
from caposaldo.aslsk.firedrm import modifiers
from caposaldo.aslsk.firegroup import rank_of
from caposaldo.aslsk.phases import GUNNER
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit, UnitId
from caposaldo.kernel.rules import total

CX: Final[str] = "cx"
NOBODY: Final[tuple[UnitId, ...]] = ()


class Prices:
    """What it costs to fire, besides the shot itself; here nothing."""

    def gain(
        self, members: Sequence[Member], leaders: Sequence[Unit], hex: int, harm: float
    ) -> float:
        """Return what an attack is worth when all is counted that its firers give up."""
        return harm


class Volleys:
    """The attacks that a side could make in a fire phase, or at those who spend MF."""

    __slots__ = (
        "_alone",
        "_best",
        "_drm",
        "_members",
        "_targets",
        "harms",
        "kind",
        "prices",
        "side",
        "table",
    )

    def __init__(
        self, table: StarterTable, kind: str, side: str, harms: Harms, prices: Prices
    ) -> None:
        self.table: Final = table
        self.kind: Final = kind
        self.side: Final = side
        self.harms: Final = harms
        self.prices: Final = prices
        self._best: Final[dict[int, Volley | None]] = {}
        self._targets: Final[dict[int, tuple[UnitId, ...]]] = {}
        self._members: Final[dict[int, dict[int, list[Member]]]] = {}
        self._drm: Final[dict[tuple[int, int], int]] = {}
        self._alone: Final[dict[tuple[int, int], float]] = {}

    def aim(self, hex: int, targets: tuple[UnitId, ...] = NOBODY) -> None:
        """Take a hex among the targets, and say at whom in it the fire is."""
        self._targets[hex] = targets
        self._members[hex] = members_at(self.table, self.kind, self.side, hex, targets)

    def best(self) -> Volley | None:
        """Return the attack to be made first, or none that is worth it."""
        found: Volley | None = None
        most = 0.0
        for hex in self._targets:
            volley = self.at(hex)
            if volley is None:
                continue
            gain = volley.gain - sum([self._elsewhere(origin, hex) for origin in volley.origins])
            # What others could do there instead does not make it a bad attack, only a later one.
            gain = max(gain, volley.gain / 100)
            if volley.gain > 0 and gain > most:
                found, most = volley, gain
        return found

    def at(self, hex: int) -> Volley | None:
        """Return the best attack on a hex, whatever it gains; none if nobody can fire at it."""
        if hex not in self._best:
            self._best[hex] = self._found(hex)
        return self._best[hex]

    def _found(self, hex: int) -> Volley | None:
        ways: list[Volley] = []
        for origin, members in self._members[hex].items():
            for single in _apart(members):
                ways.append(self._trim(hex, single))
                ways.append(self._grow(hex, origin, single))
        ways.sort(key=_by_gain)
        for volley in ways:
            if lawful(self.table, self.kind, self.side, volley):
                return volley
        return None

    def alone(self, origin: int, hex: int) -> float:
        """Return the harm of all that fires from one hex at another, without what it costs."""
        key = (origin, hex)
        if key not in self._alone:
            members = self._members[hex].get(origin, [])
            joint = [member for member in members if not member.by_itself]
            self._alone[key] = self._volley(hex, joint).harm if joint else 0.0
        return self._alone[key]

    def _elsewhere(self, origin: int, hex: int) -> float:
        """Return the best harm that a hex could do to other hexes."""
        return max(
            [self.alone(origin, other) for other in self._targets if other != hex], default=0
        )

    def _grow(self, hex: int, origin: int, start: list[Member]) -> Volley:
        """Let neighbouring hexes join one that fires, while that is better than to fire apart."""
        volley = self._trim(hex, start)
        if start[0].by_itself:
            return volley
        beside = self.table.battle.ground.neighbours
        left = [other for other in self._members[hex] if other != origin]
        while left:
            best: Volley | None = None
            chosen, most = -1, 0.0
            for other in left:
                if not any(other in beside[mine] for mine in volley.origins):
                    continue
                more = [member for member in self._members[hex][other] if not member.by_itself]
                if not more:
                    continue
                joined = self._trim(hex, [*volley.members, *more])
                if other not in joined.origins:
                    continue
                apart = max(
                    SECOND * self.alone(other, hex), ELSEWHERE * self._elsewhere(other, hex)
                )
                gain = joined.gain - volley.gain - apart
                if gain > most:
                    best, chosen, most = joined, other, gain
            if best is None:
                return volley
            volley = best
            left.remove(chosen)
        return volley

    def _trim(self, hex: int, members: list[Member]) -> Volley:
        """Leave out members whose fire is worth less than what they give up."""
        volley = self._volley(hex, members)
        while len(volley.members) > 1:
            smaller: Volley | None = None
            for member in volley.members:
                others = [each for each in volley.members if each is not member]
                without = self._volley(hex, others)
                if without.gain >= volley.gain and (smaller is None or without.gain > smaller.gain):
                    smaller = without
            if smaller is None or not self._is_linked(smaller):
                break
            volley = smaller
        return volley

    def _is_linked(self, volley: Volley) -> bool:
        """Tell whether every hex of a group is next to another of it (SK F5)."""
        beside = self.table.battle.ground.neighbours
        linked = [volley.origins[0]]
        for hex in linked:
            linked += [
                each for each in volley.origins if each in beside[hex] and each not in linked
            ]
        return len(linked) == len(volley.origins)

    def _volley(self, hex: int, members: Sequence[Member]) -> Volley:
        """Return the attack of some members with the leaders who are best for it."""
        targets = self._targets[hex]
        plain = self._judged(hex, members, [], targets)
        leaders = self._leaders(members)
        if not leaders:
            return plain
        led = self._judged(hex, members, leaders, targets)
        return led if led.gain > plain.gain else plain

    def _judged(
        self,
        hex: int,
        members: Sequence[Member],
        leaders: list[Unit],
        targets: tuple[UnitId, ...],
    ) -> Volley:
        table = self.table
        column = self.harms.fire.column_for(sum([member.fp for member in members]))
        drm = max([self._line(member, hex) for member in members])
        drm += int(any(member.unit.cx for member in members) or any(each.cx for each in leaders))
        cowers = 0
        if leaders:
            drm += max([leader.leadership for leader in leaders])
        else:
            men = [member.unit for member in members if not member.unit.leader]
            cowers = 0 if not men else 2 if any(inexperienced(table, unit) for unit in men) else 1
        struck = targets_of(table, Attack(self.kind, self.side, hex, targets))
        harm = self.harms.of(column, drm, cowers, [u for u in struck if u.side != self.side])
        own = [unit for unit in struck if unit.side == self.side]
        if own:
            harm -= OWN_MEN * self.harms.of(column, drm, cowers, own)
        gain = self.prices.gain(members, leaders, hex, harm)
        ordered = sorted(members, key=self._rank)
        chosen = tuple([leader.id for leader in leaders])
        return Volley(hex, targets, ordered, chosen, harm, gain, column, drm)

    def _rank(self, member: Member) -> tuple[int, str, int]:
        return rank_of(self.table, member.id)

    def _line(self, member: Member, hex: int) -> int:
        """Return the DRM of a member's line to the target, without exhaustion and leaders."""
        key = (member.unit.place, hex)
        if key not in self._drm:
            own = (member.unit.id,) if member.weapon is None else ()
            guns = () if member.weapon is None else (member.weapon.id,)
            attack = Attack(self.kind, self.side, hex, self._targets[hex], own, guns)
            found = modifiers(self.table, attack)
            self._drm[key] = total([each for each in found if each.label != CX])
        return self._drm[key]

    def _leaders(self, members: Sequence[Member]) -> list[Unit]:
        """Return the best leader of each hex who can direct, if every hex has one (SK F7)."""
        firing = [member.id for member in members]
        users = [member.unit.id for member in members]
        found: list[Unit] = []
        for hex in sorted({member.unit.place for member in members}):
            able = [
                unit
                for unit in self.table.of_side(hex, self.side)
                if unit.leader and unit.id not in users and _may_direct(unit, firing)
            ]
            if not able:
                return []
            found.append(min(able, key=_merit))
        found.sort(key=_by_rank)
        return found


def _by_gain(volley: Volley) -> float:
    return -volley.gain


def _apart(members: list[Member]) -> list[list[Member]]:
    """Part the members of a hex into those who fire together and guns that fire on alone."""
    joint = [member for member in members if not member.by_itself]
    found = [[member] for member in members if member.by_itself]
    return [joint, *found] if joint else found


def _may_direct(leader: Unit, firing: list[str]) -> bool:
    if leader.broken or leader.pinned or GUNNER in leader.marks:
        return False
    before = directed_before(leader)
    if not leader.fire and not before:
        return True
    return bool(before) and sorted(firing) == sorted(before)


def _merit(leader: Unit) -> tuple[int, int]:
    return leader.leadership, leader.rank


def _by_rank(leader: Unit) -> int:
    return leader.rank
