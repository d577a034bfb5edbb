"""One hex as a target of fire: who could fire at it, and what any group of them would do there.

The rules are asked what each counter has and what stands in its way; a group's firepower is the
sum of its members, its DRM that of the worst line among them (SK F1, F6).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk.advice.harms import Harms
from caposaldo.aslsk.advice.members import Member, Volley, members_at
from caposaldo.aslsk.advice.weights import OWN_MEN
from caposaldo.aslsk.attackrecord import Attack, targets_of
from caposaldo.aslsk.direction import directed_before
from caposaldo.aslsk.firedrm import modifiers
from caposaldo.aslsk.phases import DEFENSIVE_FIRE, GUNNER
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit, UnitId
from caposaldo.kernel.rules import total

CX: Final[str] = "cx"


class Prices:
    """What it costs to fire, besides the shot itself; here nothing."""

    def gain(
        self, members: Sequence[Member], leaders: Sequence[Unit], hex: int, harm: float
    ) -> float:
        """Return what an attack is worth when all is counted that its firers give up."""
        return harm


class FireAim:
    """A hex that can be fired at in one kind of fire, and how much it counts.

    Answers are remembered.
    """

    __slots__ = (
        "_alone",
        "_harm",
        "_harms",
        "_leaders",
        "_line",
        "_own",
        "_prices",
        "_theirs",
        "_weight",
        "hex",
        "kind",
        "members",
        "side",
        "table",
        "targets",
    )

    def __init__(
        self,
        table: StarterTable,
        kind: str,
        side: str,
        hex: int,
        targets: tuple[UnitId, ...],
        harms: Harms,
        prices: Prices,
        weight: float = 1.0,
    ) -> None:
        self.table: Final = table
        self.kind: Final = kind
        self.side: Final = side
        self.hex: Final = hex
        self.targets: Final = targets
        self.members: Final = members_at(table, kind, side, hex, targets)
        struck = targets_of(table, Attack(kind, side, hex, targets))
        self._theirs: Final = [unit for unit in struck if unit.side != side]
        self._own: Final = [unit for unit in struck if unit.side == side]
        self._harms: Final = harms
        self._prices: Final = prices
        self._weight: Final = weight
        self._harm: Final[dict[tuple[int, int, int], float]] = {}
        self._line: Final[dict[int, int]] = {}
        self._alone: Final[dict[int, float]] = {}
        self._leaders: Final[dict[int, list[Unit]]] = {}

    def joint(self, origin: int) -> list[Member]:
        """Return those of a hex who fire together."""
        return [member for member in self.members.get(origin, []) if not member.by_itself]

    def alone(self, origin: int) -> float:
        """Return the harm of all that fires from one hex, without what it costs."""
        if origin not in self._alone:
            joint = self.joint(origin)
            self._alone[origin] = self.volley(joint).harm if joint else 0.0
        return self._alone[origin]

    def volley(self, members: Sequence[Member]) -> Volley:
        """Return the attack of some members with the leaders who are best for it."""
        plain = self._judged(members, [])
        leaders = self._directing(members)
        if not leaders:
            return plain
        led = self._judged(members, leaders)
        return led if led.gain > plain.gain else plain

    def trim(self, members: Sequence[Member]) -> Volley:
        """Leave out members whose fire is worth less than what they give up."""
        volley = self.volley(members)
        while len(volley.members) > 1:
            smaller: Volley | None = None
            for member in volley.members:
                others = [each for each in volley.members if each is not member]
                without = self.volley(others)
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
            near = beside[hex]
            linked += [each for each in volley.origins if each in near and each not in linked]
        return len(linked) == len(volley.origins)

    def _judged(self, members: Sequence[Member], leaders: list[Unit]) -> Volley:
        column = self._harms.fire.column_for(sum([member.fp for member in members]))
        drm = max([self._drm(member) for member in members])
        drm += int(any(member.unit.cx for member in members) or any(each.cx for each in leaders))
        cowers = 0
        if leaders:
            drm += max([leader.leadership for leader in leaders])
        else:
            cowers = max([member.cowers for member in members])
        harm = self._struck(column, drm, cowers)
        gain = self._prices.gain(members, leaders, self.hex, harm)
        ordered = sorted(members, key=_place)
        chosen = tuple([leader.id for leader in leaders])
        return Volley(self.hex, self.targets, ordered, chosen, harm, gain, column, drm)

    def _struck(self, column: int, drm: int, cowers: int) -> float:
        """Return the harm to the enemy, less that to one's own men in a melee (SK F11)."""
        key = (column, drm, cowers)
        if key not in self._harm:
            harm = self._weight * self._harms.of(column, drm, cowers, self._theirs)
            if self._own:
                harm -= OWN_MEN * self._harms.of(column, drm, cowers, self._own)
            self._harm[key] = harm
        return self._harm[key]

    def _drm(self, member: Member) -> int:
        """Return the DRM of a member's line to the target, without exhaustion and leaders."""
        origin = member.unit.place
        if origin not in self._line:
            own = (member.unit.id,) if member.weapon is None else ()
            guns = () if member.weapon is None else (member.weapon.id,)
            attack = Attack(self.kind, self.side, self.hex, self.targets, own, guns)
            found = modifiers(self.table, attack)
            self._line[origin] = total([each for each in found if each.label != CX])
        return self._line[origin]

    def _directing(self, members: Sequence[Member]) -> list[Unit]:
        """Return the best leader of each hex who can direct, if every hex has one (SK F7)."""
        firing = [member.id for member in members]
        users = [member.unit.id for member in members]
        found: list[Unit] = []
        for hex in sorted({member.unit.place for member in members}):
            able = [
                unit
                for unit in self._leaders_in(hex)
                if unit.id not in users and _may_direct(self.table, unit, firing)
            ]
            if not able:
                return []
            found.append(min(able, key=_merit))
        found.sort(key=_by_rank)
        return found

    def _leaders_in(self, hex: int) -> list[Unit]:
        if hex not in self._leaders:
            here = self.table.of_side(hex, self.side)
            self._leaders[hex] = [unit for unit in here if unit.leader]
        return self._leaders[hex]


def _may_direct(table: StarterTable, leader: Unit, firing: list[str]) -> bool:
    if leader.broken or leader.pinned or GUNNER in leader.marks:
        return False
    before = directed_before(leader)
    if not before:
        later = table.phase == DEFENSIVE_FIRE and table.battle.options.gunner_directs_later
        return later or not leader.fire
    return bool(before) and sorted(firing) == sorted(before)


def _merit(leader: Unit) -> tuple[int, int]:
    return leader.leadership, leader.rank


def _by_rank(leader: Unit) -> int:
    return leader.rank


def _place(member: Member) -> tuple[int, str, int]:
    return member.order
