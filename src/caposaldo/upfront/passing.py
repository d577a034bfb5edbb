"""An AFV that has driven over the group opposite may go on through it, and when no more (29.5)."""

from __future__ import annotations

from caposaldo.upfront.armour import alter, hull
from caposaldo.upfront.groups import Group
from caposaldo.upfront.ranges import CLOSEST
from caposaldo.upfront.verbs import UpFront


def stopped(game: UpFront, group: Group) -> None:
    """An AFV that stops before the group, or turns on another, must overrun it again (29.5)."""
    if not group.armoured or not hull(group.men[0]).driven:
        return
    opposite = game.table.groups.get(hull(group.men[0]).driven)
    # Beyond it there is nothing to pass any more.
    if opposite is None or group.range + opposite.range <= CLOSEST:
        alter(game, group.id, group.men[0].card.id, driven="")


def group_gone(game: UpFront, group: Group) -> None:
    """Another group of that letter has not been overrun (29.5)."""
    for other in tuple(game.table.groups.values()):
        if other.armoured and hull(other.men[0]).driven == group.id:
            alter(game, other.id, other.men[0].card.id, driven="")
