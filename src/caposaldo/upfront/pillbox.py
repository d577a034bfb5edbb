"""Who can come into a Pillbox once play has begun (23.3)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Refusal, rule
from caposaldo.upfront.formation import BARRED_FAMILIES
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group
from caposaldo.upfront.men import Man
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import man_name

OCCUPANTS: Final = rule("UF 23.3")


def manned(table: UpFrontTable, group: Group | None) -> bool:
    """Tell whether a group is in a Pillbox."""
    return group is not None and spot_of(table, group).terrain.fortified


def barred(man: Man) -> Refusal | None:
    """Say that a man cannot be in a Pillbox with what he holds or carries (23.3)."""
    heavy = man.weapon is not None and man.weapon.family in BARRED_FAMILIES
    if heavy or man.secondary or man.kept:
        return Refusal("barred-from-pillbox", OCCUPANTS, {"man": man_name(man)})
    return None
