"""What a man leaves behind when he goes in among the enemy (20.23)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import rule
from caposaldo.upfront.arms import carried, leave, primary_of
from caposaldo.upfront.crews import end_duty, relieve
from caposaldo.upfront.groups import Loose
from caposaldo.upfront.men import Man
from caposaldo.upfront.verbs import UpFront

DROPPING: Final = rule("UF 20.23")
HEAVY: Final = ("mmg", "mortar")
BURNS: Final = "flamethrower"
PARTS: Final = "infiltrator-leaves-crew"


def burdened(man: Man) -> bool:
    """Tell whether a man has what he may leave behind for an attempt (20.23)."""
    burns = man.weapon is not None and man.weapon.family == BURNS
    return burns or bool(man.secondary or man.kept)


def unburden(game: UpFront, gid: str, man_id: str) -> None:
    """End a man's service at another's weapon and take a heavy one from him (20.23)."""
    group = game.table.groups[gid]
    man = group.man(man_id)
    assert man is not None
    if man.assists:
        relieve(game, group, man, DROPPING)
    elif man.weapon is not None and man.weapon.family in HEAVY:
        leave_primary(game, gid, man_id)
    elif game.table.battle.reads(PARTS):
        # By the errata he serves the weapon no more himself, so that nobody assists him (11.13).
        end_duty(game, gid, man_id)


def lighten(game: UpFront, gid: str, man_id: str) -> None:
    """Let a man leave his flamethrower or his secondary weapon (20.23)."""
    group = game.table.groups[gid]
    man = group.man(man_id)
    assert man is not None
    if man.weapon is not None and man.weapon.family == BURNS:
        leave_primary(game, gid, man_id)
    else:
        # A printed weapon kept beside a captured one is a secondary weapon too (20.74).
        kept = [Loose(man.kept, False, False, "")] if man.kept else []
        left = (*carried(man), *kept)
        game.table.put(group.with_man(man.but(secondary="", kept="")))
        leave(game, gid, left)


def leave_primary(game: UpFront, gid: str, man_id: str) -> None:
    """Let a man leave his weapon, but not what he only carries (20.23, 20.91)."""
    group = game.table.groups[gid]
    man = group.man(man_id)
    assert man is not None
    assert man.weapon is not None
    bare = man.but(weapon=None, jammed=False, captured=False, acquired="")
    game.table.put(group.with_man(bare))
    leave(game, gid, (primary_of(man, man.weapon),))
