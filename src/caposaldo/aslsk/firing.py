"""Who can fire at all, and how far (SK F2, F10, F11)."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.counters import MG
from caposaldo.aslsk.rate import lost_by_pin
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit, Weapon
from caposaldo.aslsk.weaponuse import has_own_firepower, overuse
from caposaldo.kernel.rules import Refusal, RuleId, rule

ORDER: Final[RuleId] = rule("SK 5.4")
MELEE: Final[RuleId] = rule("SK F11")
MALFUNCTION: Final[RuleId] = rule("SK F17")
USE: Final[RuleId] = rule("SK F10")
ALONE: Final[RuleId] = rule("SK F5")
LONG: Final[int] = 2
"""Long range goes this many times as far as the printed range (SK F2)."""


def unfit(
    table: StarterTable, kind: str, unit: Unit, weapon: Weapon | None, why: RuleId
) -> Refusal | None:
    """Say why a unit's own fire, or its weapon's, can join no group of that kind.

    Markers are the matter of each kind of fire.
    """
    if unit.broken:
        return Refusal("firer-broken", why, {"unit": unit.id})
    if unit.place in table.melee:
        return Refusal("firer-in-melee", MELEE, {"unit": unit.id})
    if weapon is None:
        if unit.leader:
            return Refusal("leader-has-no-firepower", USE, {"unit": unit.id})
        if not has_own_firepower(table, unit, kind):
            return Refusal("firepower-forfeited", USE, {"unit": unit.id})
        return None
    if weapon.type.kind != MG:
        return Refusal("never-in-a-group", ALONE, {"weapon": weapon.id})
    if weapon.malfunctioned:
        return Refusal("malfunctioned", MALFUNCTION, {"weapon": weapon.id})
    return lost_by_pin(table, weapon, unit) or overuse(table, unit, kind, False, [weapon.id])


def full_reach(unit: Unit, weapon: Weapon | None) -> int:
    """Return how far a unit's own fire, or its weapon's, goes at long range (SK F2)."""
    printed = weapon.type.range if weapon is not None else unit.mmc.range
    return LONG * printed
