"""What firers give up by firing now: a move, a better shot later, a gun that breaks down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk.advice.aims import Prices
from caposaldo.aslsk.advice.batteries import Battery
from caposaldo.aslsk.advice.harms import ALL_WAYS, BOXCARS, WAYS, worth
from caposaldo.aslsk.advice.judging import Judge
from caposaldo.aslsk.advice.members import Member
from caposaldo.aslsk.advice.moves import gains_of_moving
from caposaldo.aslsk.advice.weights import (
    AGAIN,
    AGAIN_BAIT,
    BAIT,
    GUN,
    LATER_FIRE,
    NEAR_BAIT,
    OPEN_CHANCE,
    RATE,
    STAY,
    WORTHLESS,
)
from caposaldo.aslsk.attackkinds import FIRST, PROTECTIVE, SUBSEQUENT
from caposaldo.aslsk.breakdown import number_now
from caposaldo.aslsk.dice import FACES
from caposaldo.aslsk.markedfire import unit_kind, weapon_kind
from caposaldo.aslsk.phases import MOVED, MOVING
from caposaldo.aslsk.rate import can_keep, rate_of_fire
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import PREP, Unit, UnitId, waits

FAR_BAIT: Final[int] = 6
"""From this range on a hex holds its fire as patiently as it can."""
USUAL_RANGE: Final[int] = 3
"""The range at which a better shot is imagined."""
EXPOSED_DRM: Final[int] = -1
"""The DRM of that shot: somebody who moves in the open, or through some cover."""


def breakdown_risk(table: StarterTable, member: Member, kind: str) -> float:
    """Return what the chance costs that a machine gun breaks down, less that it fires again."""
    weapon, user = member.weapon, member.unit
    if weapon is None:
        return 0.0
    number = number_now(table, weapon, user, kind)
    ways = sum([WAYS[roll] for roll in range(max(2, number), BOXCARS + 1)])
    keeps = rate_of_fire(weapon, user) / FACES if can_keep(table, weapon, user, kind) else 0.0
    return GUN * ways / ALL_WAYS - RATE * keeps


class PhasePrices(Prices):
    """Fire in a phase in which those who do not fire gain nothing by it."""

    def __init__(self, table: StarterTable, kind: str) -> None:
        self.table: Final = table
        self.kind: Final = kind
        self._risks: Final[dict[str, float]] = {}

    def gain(
        self, members: Sequence[Member], leaders: Sequence[Unit], hex: int, harm: float
    ) -> float:
        return harm - sum([self._risk(member) for member in members]) - WORTHLESS

    def _risk(self, member: Member) -> float:
        if member.id not in self._risks:
            self._risks[member.id] = breakdown_risk(self.table, member, self.kind)
        return self._risks[member.id]


class PrepPrices(PhasePrices):
    """Fire before the movement phase, after which nobody who fired moves (SK 3.2)."""

    def __init__(self, judge: Judge) -> None:
        super().__init__(judge.table, PREP)
        self.judge: Final = judge
        self._stays: dict[UnitId, float] | None = None

    def gain(
        self, members: Sequence[Member], leaders: Sequence[Unit], hex: int, harm: float
    ) -> float:
        left = super().gain(members, leaders, hex, harm)
        if left <= 0:
            return left
        if self._stays is None:
            self._stays = stays(self.judge)
        units = {member.unit.id for member in members} | {leader.id for leader in leaders}
        price = STAY * sum([self._stays.get(id, 0.0) for id in sorted(units)])
        return left - LATER_FIRE * harm - price if price else left


def stays(judge: Judge) -> dict[UnitId, float]:
    """Return what it costs to leave each unit where it is that has somewhere to go."""
    return {id: gain for id, gain in gains_of_moving(judge).items() if gain > 0}


class AnswerPrices(Prices):
    """Fire at those who spend MF: a better shot may come, and who fires again risks more."""

    def __init__(self, judge: Judge, movers: Sequence[Unit]) -> None:
        self.judge: Final = judge
        self.movers: Final = movers
        self._later: Final[dict[int, float]] = {}

    def gain(
        self, members: Sequence[Member], leaders: Sequence[Unit], hex: int, harm: float
    ) -> float:
        table = self.judge.table
        price = WORTHLESS
        desperate: list[UnitId] = []
        for member in members:
            kind = kind_of(member)
            price += breakdown_risk(table, member, kind)
            if kind == FIRST:
                price += self._patience(member, hex)
            elif kind == SUBSEQUENT:
                # Its firepower is halved now, and would be then.
                price += AGAIN + AGAIN_BAIT * self._patience(member, hex)
            elif kind == PROTECTIVE and member.unit.id not in desperate:
                desperate.append(member.unit.id)
                price += AGAIN + self._check(member.unit, leaders)
        return harm - price

    def _check(self, unit: Unit, leaders: Sequence[Unit]) -> float:
        """Return what the check after final protective fire can be expected to cost (SK X9)."""
        help = min(
            [leader.leadership for leader in leaders if leader.place == unit.place], default=0
        )
        return worth(unit) * self.judge.harms.check(unit, help)

    def _patience(self, member: Member, hex: int) -> float:
        """Return a member's share of the better shot for which its hex may wait."""
        place = member.unit.place
        away = self.judge.battle.ground.distance(place, hex)
        steps = min(max(away, 1), FAR_BAIT) - 1
        patience = NEAR_BAIT + (BAIT - NEAR_BAIT) * steps / (FAR_BAIT - 1)
        printed = member.unit.mmc.fp if member.weapon is None else member.weapon.type.fp
        keeps = 0.0 if member.weapon is None else member.weapon.type.rof / FACES
        return patience * (1 - keeps) * printed * self._later_shot(place)

    def _later_shot(self, place: int) -> float:
        """Return the harm of the best shot a hex may have later, for each printed point of FP."""
        if place not in self._later:
            self._later[place] = self._expect(place)
        return self._later[place]

    def _expect(self, place: int) -> float:
        judge = self.judge
        table = judge.table
        units = [unit for unit in table.of_side(place, judge.seat) if not unit.broken]
        battery = Battery(table, place, units, False)
        printed = sum([barrel.fp for barrel in battery.barrels])
        if not printed:
            return 0.0
        sure = judge.threats.harm_from(place, units)
        column = judge.harms.fire.column_for(battery.power(USUAL_RANGE))
        drm = EXPOSED_DRM + battery.leadership
        hoped = judge.harms.of(column, drm, battery.cowers, self.movers[:1])
        chance = 1 - (1 - OPEN_CHANCE) ** self.still_to_move()
        return max(sure, chance * hoped) / printed

    def still_to_move(self) -> int:
        """Count the enemies who may still move in this phase."""
        found = 0
        for unit in self.judge.table.units.values():
            if unit.side != self.judge.enemy or unit.broken or unit.pinned or unit.leader:
                continue
            if not unit.on_map and not waits(unit.place):
                continue
            if unit.fire != PREP and MOVED not in unit.marks:
                found += 1 if MOVING not in unit.marks else 0
        return found


def kind_of(member: Member) -> str:
    """Return how a member fires at movers, by its markers."""
    if member.weapon is None:
        return unit_kind(member.unit)
    return weapon_kind(member.weapon, member.unit)
