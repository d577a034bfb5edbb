"""Assault fire: squads with underlined firepower, close enough, after moving (SK F3)."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.firetable import WHOLE
from caposaldo.aslsk.units import Unit
from caposaldo.kernel.rules import RuleId, rule

ASSAULT_FIRE: Final[RuleId] = rule("SK F3")
BONUS: Final[int] = 1


def has_assault_fire(unit: Unit, distance: int) -> bool:
    """Tell whether a unit's own firepower counts as assault fire in the advancing fire phase."""
    return unit.squad and unit.mmc.assault_fire and distance <= unit.mmc.range


def raised(firepower: int) -> int:
    """Round the fraction of a squad's firepower up, in sixty-fourths, and add 1 (SK F3)."""
    return (-(-firepower // WHOLE) + BONUS) * WHOLE
