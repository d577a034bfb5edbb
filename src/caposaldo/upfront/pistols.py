"""Pistols: men without a weapon who add to close fire all the same (39.2b, 45.5)."""

from __future__ import annotations

from typing import Final

from caposaldo.upfront.groups import Group
from caposaldo.upfront.men import Man
from caposaldo.upfront.table import UpFrontTable

TRAIT: Final = "pistols"
SERGEANTS: Final = ("SGT", "SSG")


def has_pistol(table: UpFrontTable, side: str, man: Man) -> bool:
    """Tell whether an unarmed man has a pistol: of some troops all, of some nations sergeants."""
    sheet = table.battle.sheets[side]
    if sheet.troops.pistol:
        return True
    return TRAIT in sheet.traits and man.card.rank in SERGEANTS


def pistols(table: UpFrontTable, group: Group) -> bool:
    """Tell whether anybody of a group may fire a pistol for want of another weapon."""
    sheet = table.battle.sheets[group.side]
    if not sheet.troops.pistol and TRAIT not in sheet.traits:
        return False
    return any(man.weapon is None and has_pistol(table, group.side, man) for man in group.men)
