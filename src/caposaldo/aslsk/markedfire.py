"""How DEF's counters fire at movers, by the markers they have: first, subsequent or protective.

One attack may join counters that fire in different ways, so that each has its own (SK 3.3.3c).
"""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.attackkinds import FIRST, PROTECTIVE, SUBSEQUENT
from caposaldo.aslsk.units import FINAL as FINAL_FIRE
from caposaldo.aslsk.units import FIRST as FIRST_FIRE
from caposaldo.aslsk.units import Unit, Weapon

ANSWERS: Final[frozenset[str]] = frozenset([FIRST, SUBSEQUENT, PROTECTIVE])
"""The kinds of fire at movers (SK 3.3.3a to 3.3.3c)."""


def unit_kind(unit: Unit) -> str:
    """Return how a unit of DEF fires its own firepower at a mover."""
    if unit.fire == FINAL_FIRE:
        return PROTECTIVE
    return SUBSEQUENT if unit.fire == FIRST_FIRE else FIRST


def weapon_kind(weapon: Weapon, user: Unit) -> str:
    """Return how a weapon of DEF fires at a mover.

    One without a marker fires like any other, even if its user is marked (SK F9).
    """
    if not weapon.fire:
        return FIRST
    if weapon.fire == FINAL_FIRE or user.fire == FINAL_FIRE:
        return PROTECTIVE
    return SUBSEQUENT
