"""Hull down: an AFV or a gun that shows little of itself (28.9 to 28.94)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import rule
from caposaldo.upfront.firepower import flanking
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group
from caposaldo.upfront.table import UpFrontTable

NO_COVER: Final = rule("UF 28.92")


def hull_down(table: UpFrontTable, target: Group, firer: Group, *, mortar: bool = False) -> bool:
    """Tell whether an AFV or gun of the target is hull down to ordnance of the firer (28.9).

    A Wall hides it, and a Hill unless the firer is on one too; movement, flanking fire and mortars
    find it all the same. What else is in the group is never hull down.
    """
    if mortar or target.moving or not _low(table, target, firer):
        return False
    return not flanking(table, firer, target)


def cover_of_hulls(table: UpFrontTable, group: Group) -> str:
    """Name the terrain behind which an AFV or gun of a group is hull down to somebody (28.9)."""
    terrain = spot_of(table, group).terrain
    return terrain.id if not group.moving and terrain.hull_down else ""


def _low(table: UpFrontTable, target: Group, firer: Group) -> bool:
    terrain = spot_of(table, target).terrain
    if terrain.elevated and spot_of(table, firer).terrain.elevated:
        return False
    return terrain.hull_down
