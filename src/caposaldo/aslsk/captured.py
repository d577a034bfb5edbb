"""Weapons of another nation (SK F20)."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.units import Unit, Weapon
from caposaldo.kernel.rules import Modifier, RuleId, rule

CAPTURED: Final[RuleId] = rule("SK F20")
RATE: Final[int] = -1
NUMBER: Final[int] = -2


def is_captured(weapon: Weapon, user: Unit) -> bool:
    """Tell whether a weapon is not of its user's own nation."""
    return weapon.nation != user.side


def rate_modifiers(weapon: Weapon, user: Unit) -> list[Modifier]:
    """Return what capture does to the rate of fire."""
    return [Modifier(RATE, CAPTURED, "captured")] if is_captured(weapon, user) else []


def number_modifiers(weapon: Weapon, user: Unit) -> list[Modifier]:
    """Return what capture does to B# or X#."""
    return [Modifier(NUMBER, CAPTURED, "captured")] if is_captured(weapon, user) else []
