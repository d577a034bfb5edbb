"""The counters with which a scenario begins, numbered in the order of its list (SK V1)."""

from __future__ import annotations

from collections.abc import Iterator

from caposaldo.aslsk.counters import Counters, LeaderType, UnitType
from caposaldo.aslsk.scenario import Group, Scenario, Side
from caposaldo.aslsk.units import UNPLACED, Unit, UnitId, Weapon, WeaponId, off_map


class Roster:
    """Units and weapons before the game begins, and the group of the scenario each belongs to.

    `uncertain` are the units that a dr may not send (SK V9).
    """

    __slots__ = ("uncertain", "unit_group", "units", "weapon_group", "weapons")

    def __init__(self, counters: Counters, scenario: Scenario) -> None:
        self.units: dict[UnitId, Unit] = {}
        self.unit_group: dict[UnitId, Group] = {}
        self.weapons: dict[WeaponId, Weapon] = {}
        self.weapon_group: dict[WeaponId, Group] = {}
        uncertain: list[UnitId] = []
        for side in scenario.sides:
            for number, (group, type, comes) in enumerate(_listed(counters, side), start=1):
                id = UnitId(f"{initial(side.nation)}{number}")
                broken = isinstance(type, UnitType) and "broken" in group.state
                dm = broken and "dm" in group.state
                self.units[id] = Unit(id, side.nation, type, first_place(group), broken, dm)
                self.unit_group[id] = group
                if not comes:
                    uncertain.append(id)
            self._issue(counters, side)
        self.uncertain: frozenset[UnitId] = frozenset(uncertain)

    def _issue(self, counters: Counters, side: Side) -> None:
        number = 0
        for group in side.groups:
            for name, count in group.weapons:
                type = counters.weapon(side.nation, name)
                for _ in range(count):
                    number += 1
                    id = WeaponId(f"{initial(side.nation)}w{number}")
                    self.weapons[id] = Weapon(id, side.nation, type, first_place(group))
                    self.weapon_group[id] = group


def initial(side: str) -> str:
    """Return the letter with which the ids of a side begin."""
    return side[0]


def first_place(group: Group) -> int:
    """Return where the counters of a group are before the game begins."""
    return off_map(group.index) if group.turn else UNPLACED


def _listed(counters: Counters, side: Side) -> Iterator[tuple[Group, UnitType | LeaderType, bool]]:
    """Give squads, half-squads and leaders group by group, and whether they come for certain."""
    for group in side.groups:
        for name, count in group.counters:
            for _ in range(count):
                yield group, counters.unit(side.nation, name), True
        for diced in group.dice:
            for number in range(max(diced.first, diced.second)):
                comes = number < min(diced.first, diced.second)
                yield group, counters.unit(side.nation, diced.name), comes
        for name, count in group.leaders:
            for _ in range(count):
                yield group, counters.leader(name, side.nation), True
