"""What a unit carries along when it routs, and what it leaves behind (SK R11)."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.portage import unburdened
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit, Weapon, WeaponId
from caposaldo.aslsk.weaponverbs import drop
from caposaldo.kernel.rules import RuleId, rule

WEAPONS: Final[RuleId] = rule("SK R11")


def capacity(table: StarterTable, unit: Unit) -> int:
    """Return the portage points that a unit may carry in rout (SK R11)."""
    return unburdened(table, unit)


def best_loads(table: StarterTable, unit: Unit) -> list[list[Weapon]]:
    """Return what a unit may keep: loads as near to its capacity as can be, not above it.

    Loads of the same kinds of weapons are one, the lowest numbers standing for them.
    """
    most = capacity(table, unit)
    loads: list[list[Weapon]] = [[]]
    for weapon in table.held(unit.id):
        loads += [[*load, weapon] for load in loads]
    fitting = [load for load in loads if _weight(load) <= most]
    heaviest = max([_weight(load) for load in fitting])
    found: dict[str, list[Weapon]] = {}
    for load in fitting:
        if _weight(load) == heaviest:
            found.setdefault(_kinds(load), load)
    return list(found.values())


def to_choose(table: StarterTable, unit: Unit) -> list[WeaponId]:
    """Return the weapons of which a unit must choose which to leave; none if that is clear."""
    loads = best_loads(table, unit)
    if len(loads) == 1:
        return []
    kept = [{weapon.id for weapon in load} for load in loads]
    return [
        weapon.id for weapon in table.held(unit.id) if any(weapon.id not in load for load in kept)
    ]


def leave_weapons(game: Starter, unit: Unit) -> None:
    """Drop what a unit cannot carry, in the hex where it is (SK R11)."""
    kept = [weapon.id for weapon in best_loads(game.table, unit)[0]]
    for weapon in game.table.held(unit.id):
        if weapon.id not in kept:
            drop(game, weapon, WEAPONS)


def _weight(load: list[Weapon]) -> int:
    return sum([weapon.type.pp for weapon in load])


def _kinds(load: list[Weapon]) -> str:
    return " ".join(sorted([f"{weapon.type.id}{weapon.malfunctioned:d}" for weapon in load]))
