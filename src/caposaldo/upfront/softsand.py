"""Guns in soft sand: a check of the crew's nerve on the way in and with every move (52.15)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import rule
from caposaldo.upfront.bogging import entered
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group
from caposaldo.upfront.men import Man
from caposaldo.upfront.nerve import nerve
from caposaldo.upfront.verbs import UpFront

SAND: Final = rule("UF 52.15")


def check_guns(game: UpFront, group: Group) -> None:
    """Let every gun of a group check its nerve where the ground wants it (52.15)."""
    for man in group.ranks:
        check_gun(game, group, man)


def check_gun(game: UpFront, group: Group, man: Man) -> None:
    """Let a gun check its nerve where the ground wants it; one pinned already does not (52.15)."""
    if man.gun and not man.pinned and spot_of(game.table, group).terrain.gun_check:
        nerve(game, man.card.id, (SAND,))


def came_in(game: UpFront, group: Group) -> None:
    """Check what comes into terrain other than by a move: AFVs for bog, guns (28.52, 52.15)."""
    entered(game, group)
    check_guns(game, game.table.groups[group.id])
