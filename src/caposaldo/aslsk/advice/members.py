"""Those who could take part in an attack by fire, with their firepower (SK F1, F4, F10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk.attackkinds import FIRST, SUBSEQUENT
from caposaldo.aslsk.attackrecord import Attack
from caposaldo.aslsk.experience import inexperienced
from caposaldo.aslsk.firegroup import rank_of
from caposaldo.aslsk.firekinds import KINDS
from caposaldo.aslsk.firepower import strength
from caposaldo.aslsk.joining import can_fire
from caposaldo.aslsk.markedfire import unit_kind, weapon_kind
from caposaldo.aslsk.seeing import in_sight
from caposaldo.aslsk.subsequent import is_nearest
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.together import has_fired, is_follow_up
from caposaldo.aslsk.units import Unit, UnitId, Weapon

SQUAD_GUNS: Final[int] = 2


class Member:
    """A unit's own fire, or a weapon's, at one target: its firepower in sixty-fourths.

    One `by_itself` is a gun that fires on at its rate, alone (SK F4). `order` is its place in a
    group, `cowers` what a double costs it undirected (SK F8).
    """

    __slots__ = ("by_itself", "cowers", "fp", "id", "order", "unit", "weapon")

    def __init__(
        self, table: StarterTable, unit: Unit, weapon: Weapon | None, fp: int, by_itself: bool
    ) -> None:
        self.unit: Final = unit
        self.weapon: Final = weapon
        self.fp: Final = fp
        self.by_itself: Final = by_itself
        self.id: Final[str] = unit.id if weapon is None else weapon.id
        self.order: Final = rank_of(table, self.id)
        self.cowers: Final = 0 if unit.leader else 2 if inexperienced(table, unit) else 1


class Volley:
    """An attack by a group: its members in their order, its leaders, its harm and its gain.

    The gain is the harm without what the members give up by firing now.
    """

    __slots__ = ("column", "drm", "gain", "harm", "hex", "leaders", "members", "origins", "targets")

    def __init__(
        self,
        hex: int,
        targets: tuple[UnitId, ...],
        members: list[Member],
        leaders: tuple[UnitId, ...],
        harm: float,
        gain: float,
        column: int,
        drm: int,
    ) -> None:
        self.hex: Final = hex
        self.targets: Final = targets
        self.members: Final = members
        self.leaders: Final = leaders
        self.harm: Final = harm
        self.gain: Final = gain
        self.column: Final = column
        self.drm: Final = drm
        self.origins: Final = sorted({member.unit.place for member in members})

    @property
    def ids(self) -> list[str]:
        """The ids of the members, in the order in which they join."""
        return [member.id for member in self.members]


def members_at(
    table: StarterTable, kind: str, side: str, hex: int, targets: tuple[UnitId, ...]
) -> dict[int, list[Member]]:
    """Return those who could fire at a hex and see it, by the hexes they are in."""
    found: dict[int, list[Member]] = {}
    for unit in table.on_map(side):
        if unit.broken or not in_sight(table, unit.place, hex):
            continue
        arms: list[Weapon | None] = [] if unit.leader else [None]
        arms += table.held(unit.id)
        able = [
            _member(table, kind, unit, weapon, hex, targets)
            for weapon in arms
            if _may_fire(table, kind, unit, weapon, hex, targets)
        ]
        chosen = _loadout(unit, able)
        if chosen:
            found.setdefault(unit.place, []).extend(chosen)
    for place, members in found.items():
        # A leader does not man a gun while there are others whom he could direct.
        men = [member for member in members if not member.unit.leader]
        if men and len(men) < len(members):
            found[place] = men
    return found


def _may_fire(
    table: StarterTable,
    kind: str,
    unit: Unit,
    weapon: Weapon | None,
    hex: int,
    targets: tuple[UnitId, ...],
) -> bool:
    if can_fire(table, kind, unit, weapon, hex, targets) is not None:
        return False
    if kind == FIRST and _passes_over(table, unit, weapon, hex):
        return False
    if not has_fired(table, unit.place, hex):
        return True
    if weapon is not None and is_follow_up(unit, weapon):
        return True
    by_others = Attack(kind, unit.side, hex, targets)
    return KINDS[kind].fires_again(table, by_others, unit, weapon)


def _passes_over(table: StarterTable, unit: Unit, weapon: Weapon | None, hex: int) -> bool:
    """Tell whether fire at movers would be wasted, as a nearer enemy is in sight (SK M15)."""
    now = unit_kind(unit) if weapon is None else weapon_kind(weapon, unit)
    return now == SUBSEQUENT and not is_nearest(table, unit.place, unit.side, hex)


def _member(
    table: StarterTable,
    kind: str,
    unit: Unit,
    weapon: Weapon | None,
    hex: int,
    targets: tuple[UnitId, ...],
) -> Member:
    own = (unit.id,) if weapon is None else ()
    guns = () if weapon is None else (weapon.id,)
    power = strength(table, Attack(kind, unit.side, hex, targets, own, guns)).total
    alone = weapon is not None and is_follow_up(unit, weapon)
    return Member(table, unit, weapon, power, alone)


def _loadout(unit: Unit, able: Sequence[Member]) -> list[Member]:
    """Return what a unit fires of what it can: its own fire with one gun, or two guns (SK F10)."""
    alone = [member for member in able if member.by_itself]
    own = [member for member in able if member.weapon is None]
    guns = [member for member in able if member.weapon is not None and not member.by_itself]
    guns.sort(key=_strongest)
    if not unit.squad:
        best = max([*own, *guns[:1]], key=_power, default=None)
        return alone if best is None else [best, *alone]
    if not own:
        return [*guns[:SQUAD_GUNS], *alone]
    two = sum([gun.fp for gun in guns[:SQUAD_GUNS]])
    if len(guns) >= SQUAD_GUNS and two > own[0].fp + guns[0].fp:
        return [*guns[:SQUAD_GUNS], *alone]
    return [*own, *guns[:1], *alone]


def _power(member: Member) -> int:
    return member.fp


def _strongest(member: Member) -> tuple[int, str]:
    return -member.fp, member.id
