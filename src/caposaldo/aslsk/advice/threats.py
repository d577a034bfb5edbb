"""What the enemy's fire can do to units in a hex, and what one's own can do from it (SK 5.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk.advice.batteries import Battery, barrels_of, batteries
from caposaldo.aslsk.advice.harms import Harms, worth
from caposaldo.aslsk.advice.weights import CROWDED
from caposaldo.aslsk.firetable import NO_COLUMN
from caposaldo.aslsk.seeing import hindrance, in_sight
from caposaldo.aslsk.special.fortified import tem_to_owner
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit

STANDING: Final[int] = 0
"""They stand there: cover and hindrance alone count."""
ASSAULT: Final[int] = 1
"""They come by assault movement: -1 in the open (SK M17)."""
MOVING: Final[int] = 2
"""They come moving: -1, and -1 more in the open (SK M17)."""
ROAD: Final[int] = 3
"""They come moving by a road through woods: no cover, and in the open (SK B6)."""

Shot = tuple[int, int, int]
"""A column, a DRM, and the columns that a double costs."""


class Threats:
    """What a side has to fear of its enemy's fire, hex by hex, and what it can do itself.

    With `fresh` the enemy's fire markers are forgotten: it is the fire of his next turn. Answers
    are remembered, so that one of these lasts as long as its `picture` does.
    """

    __slots__ = ("_enemy", "_from", "_harm", "_shots", "enemy", "harms", "side", "table")

    def __init__(
        self, table: StarterTable, side: str, harms: Harms, *, fresh: bool = False
    ) -> None:
        self.table: Final = table
        self.side: Final = side
        self.enemy: Final = table.battle.other(side)
        self.harms: Final = harms
        self._enemy: Final = batteries(table, self.enemy, fresh)
        self._shots: Final[dict[tuple[int, int], list[Shot]]] = {}
        self._harm: Final[dict[tuple[object, ...], float]] = {}
        self._from: Final[dict[tuple[object, ...], float]] = {}

    def at(self, hex: int, units: Sequence[Unit], how: int = STANDING) -> float:
        """Return the harm in points that units have to expect in a hex, by who sees it now.

        `how` they are there decides the DRM: STANDING, ASSAULT, MOVING or ROAD.
        """
        key = (hex, how, *[_kind(unit) for unit in units])
        if key not in self._harm:
            self._harm[key] = self._expected(hex, units, how)
        return self._harm[key]

    def is_seen(self, hex: int) -> bool:
        """Tell whether an enemy who can fire sees a hex within his reach."""
        return bool(self.shots(hex, STANDING))

    def shots(self, hex: int, how: int) -> list[Shot]:
        """Return the attacks that the enemy can make on a hex, one from each of his hexes."""
        key = (hex, how)
        if key not in self._shots:
            found = [self._shot(battery, hex, how) for battery in self._enemy]
            self._shots[key] = [shot for shot in found if shot is not None]
        return self._shots[key]

    def harm_from(self, hex: int, units: Sequence[Unit], halved: bool = False) -> float:
        """Return the most harm that own units could do from a hex to one hex of the enemy.

        With `halved` they fire in the advancing fire phase (SK 3.5).
        """
        key = (hex, halved, *[_kind(unit) for unit in units])
        if key not in self._from:
            self._from[key] = self._best_shot(hex, units, halved)
        return self._from[key]

    def _expected(self, hex: int, units: Sequence[Unit], how: int) -> float:
        most = sum([worth(unit) for unit in units])
        left = most
        harms = [self.harms.of(*shot, units) for shot in self.shots(hex, how)]
        harms.sort(reverse=True)
        share = 1.0
        for harm in harms:
            left -= left * min(1.0, share * harm / most) if most else 0.0
            share *= CROWDED
        return most - left

    def _shot(self, battery: Battery, hex: int, how: int) -> Shot | None:
        table = self.table
        away = table.battle.ground.distance(battery.hex, hex)
        if away > battery.reach:
            return None
        column = self.harms.fire.column_for(battery.power(away))
        if column == NO_COLUMN or not in_sight(table, battery.hex, hex):
            return None
        drm = drm_at(table, battery.hex, hex, how) + battery.leadership + battery.cx
        return column, drm, battery.cowers

    def _best_shot(self, hex: int, units: Sequence[Unit], halved: bool) -> float:
        table = self.table
        barrels = [barrel for unit in units for barrel in barrels_of(table, unit, True)]
        if not barrels:
            return 0.0
        led = [unit.leadership for unit in units if unit.leader and not unit.broken]
        cowers, leadership = (0, min(led)) if led else (1, 0)
        best = 0.0
        for target in table.stacks:
            enemies = table.enemies_in(target, self.side)
            if not enemies or target in table.melee:
                continue
            away = table.battle.ground.distance(hex, target)
            power = sum([barrel.power(away) for barrel in barrels]) >> halved
            column = self.harms.fire.column_for(power)
            if column == NO_COLUMN or not in_sight(table, hex, target):
                continue
            drm = drm_at(table, hex, target, STANDING) + leadership
            best = max(best, self.harms.of(column, drm, cowers, enemies))
        return best


def picture(table: StarterTable, side: str) -> list[object]:
    """Return all on which the threats of a side depend: its enemies, weapons, smoke, melees."""
    found: list[object] = [table.smoke, table.melee]
    for unit in table.units.values():
        if unit.side != side and unit.place >= 0:
            shaken = (unit.broken, unit.dm, unit.pinned, unit.cx, unit.wounded)
            found.append((unit.id, unit.type.name, unit.place, unit.fire, shaken))
    for weapon in table.weapons.values():
        found.append((weapon.id, weapon.holder, weapon.malfunctioned, weapon.fire))
    return found


def drm_at(table: StarterTable, firer: int, hex: int, how: int) -> int:
    """Return cover, hindrance and what movement adds for units in a hex, fired at from another."""
    terrain = table.battle.terrain(hex)
    veil = hindrance(table, firer, hex)
    bare = not veil and hex not in table.smoke
    if how == ROAD:
        return veil - (2 if bare else 1)
    drm = terrain.tem + veil + tem_to_owner(table, hex)
    if how == STANDING:
        return drm
    open_ground = bare and terrain.open_ground
    return drm - (how == MOVING) - open_ground


def _kind(unit: Unit) -> tuple[object, ...]:
    """Return what of a unit decides how it fares under fire and what it fires."""
    return unit.id, unit.type.name, unit.broken, unit.dm, unit.pinned, unit.wounded
