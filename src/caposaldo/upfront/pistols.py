"""Pistols: men without a weapon who add to close fire all the same (39.2b, 45.5)."""

from __future__ import annotations

from typing import Final

from caposaldo.upfront.groups import Group
from caposaldo.upfront.men import Man
from caposaldo.upfront.scenarios import special_for
from caposaldo.upfront.table import UpFrontTable

TRAIT: Final = "pistols"
SERGEANTS: Final = ("SGT", "SSG")
LANDING: Final = "woods_landing"
"""The special rule of a scenario for a side that comes down by parachute (2.4)."""


def has_pistol(table: UpFrontTable, side: str, man: Man) -> bool:
    """Tell whether an unarmed man has a pistol: of some troops all.

    Of some nations sergeants have one, and all who have jumped with parachutes (45.5).
    """
    sheet = table.battle.sheets[side]
    if sheet.troops.pistol:
        return True
    if TRAIT not in sheet.traits:
        return False
    jumped = special_for(table.battle.scenario, LANDING, sheet.role) is not None
    return jumped or man.card.rank in SERGEANTS


def pistols(table: UpFrontTable, group: Group) -> bool:
    """Tell whether anybody of a group may fire a pistol for want of another weapon."""
    sheet = table.battle.sheets[group.side]
    if not sheet.troops.pistol and TRAIT not in sheet.traits:
        return False
    return any(man.weapon is None and has_pistol(table, group.side, man) for man in group.men)
