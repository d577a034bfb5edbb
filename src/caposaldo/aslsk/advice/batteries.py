"""The fire that one side has in each of its hexes, roughly but fast (SK F1, F2)."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.counters import MG
from caposaldo.aslsk.experience import inexperienced
from caposaldo.aslsk.firepower import ADJACENT, FAR, SAME_HEX
from caposaldo.aslsk.firetable import WHOLE
from caposaldo.aslsk.firing import LONG
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import FINAL, FIRST, Unit, Weapon


class Barrel:
    """One firer: printed firepower and range, halvings that hold at any range, and its reach."""

    __slots__ = ("fp", "gun", "halvings", "range", "reach")

    def __init__(self, fp: int, range: int, reach: int, halvings: int, gun: bool) -> None:
        self.fp: Final = fp
        self.range: Final = range
        self.reach: Final = reach
        self.halvings: Final = halvings
        self.gun: Final = gun

    def power(self, away: int) -> int:
        """Return its firepower at a range, in sixty-fourths."""
        if away > self.reach:
            return 0
        found = self.fp * WHOLE
        if away <= 1:
            found *= SAME_HEX if away == 0 else ADJACENT
        elif away > self.range:
            found //= 2
        if away > FAR:
            found //= 2
        return found >> self.halvings


class Battery:
    """All that a side can fire from one hex, and who directs it."""

    __slots__ = ("barrels", "cowers", "cx", "hex", "leadership", "men", "reach")

    def __init__(self, table: StarterTable, hex: int, units: list[Unit], fresh: bool) -> None:
        self.hex: Final = hex
        self.men: Final = [unit for unit in units if not unit.leader]
        self.barrels: Final = [
            barrel for unit in units for barrel in barrels_of(table, unit, fresh)
        ]
        leaders = [unit for unit in units if unit.leader and not unit.pinned and not unit.broken]
        self.leadership: Final = min([unit.leadership for unit in leaders], default=0)
        green = any(inexperienced(table, unit) for unit in self.men)
        self.cowers: Final = 0 if leaders else 2 if green else 1
        self.cx: Final = int(any(unit.cx for unit in units))
        self.reach: Final = max([barrel.reach for barrel in self.barrels], default=-1)

    def power(self, away: int) -> int:
        """Return the firepower of all barrels at a range, in sixty-fourths."""
        return sum([barrel.power(away) for barrel in self.barrels])


def barrels_of(table: StarterTable, unit: Unit, fresh: bool) -> list[Barrel]:
    """Return what a unit fires: its own firepower with one machine gun, or whichever is more.

    With `fresh` the markers of this turn are forgotten, as they will be in the next.
    """
    if unit.broken or unit.place in table.melee:
        return []
    guns = [
        _gun(weapon, unit, fresh)
        for weapon in table.held(unit.id)
        if weapon.type.kind == MG and not weapon.malfunctioned
    ]
    guns.sort(key=_strongest)
    if unit.leader:
        return [Barrel(gun.fp, gun.range, gun.reach, gun.halvings + 1, True) for gun in guns[:1]]
    own = _own(unit, fresh)
    if unit.squad:
        return [own, *guns[:1]]
    return guns[:1] if guns and guns[0].fp > own.fp else [own]


def _strongest(barrel: Barrel) -> int:
    return -barrel.fp


def _own(unit: Unit, fresh: bool) -> Barrel:
    near = unit.mmc.range
    return _barrel(unit.mmc.fp, near, unit.pinned, "" if fresh else unit.fire, gun=False)


def _gun(weapon: Weapon, unit: Unit, fresh: bool) -> Barrel:
    marker = "" if fresh else weapon.fire
    return _barrel(weapon.type.fp, weapon.type.range, unit.pinned, marker, gun=True)


def _barrel(fp: int, near: int, pinned: bool, marker: str, *, gun: bool) -> Barrel:
    """Return a barrel; one that has fired in this turn fires again at half, and not so far."""
    if marker == FINAL:
        return Barrel(fp, near, 1, 1 + pinned, gun)
    if marker == FIRST:
        return Barrel(fp, near, near, 1 + pinned, gun)
    return Barrel(fp, near, LONG * near, int(pinned), gun)


def batteries(table: StarterTable, side: str, fresh: bool) -> list[Battery]:
    """Return the batteries of a side, those that can fire at all."""
    found: list[Battery] = []
    for hex in table.stacks:
        units = table.of_side(hex, side)
        if units:
            battery = Battery(table, hex, units, fresh)
            if battery.barrels:
                found.append(battery)
    return found
