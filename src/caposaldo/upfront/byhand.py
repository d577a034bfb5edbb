"""What men do with their hands to an open-topped AFV or a gun close by (28.7, 34.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caposaldo.upfront.groups import Group
from caposaldo.upfront.men import Man
from caposaldo.upfront.ranges import CLOSEST
from caposaldo.upfront.values import suffers

if TYPE_CHECKING:
    from caposaldo.upfront.firepower import Aim


def in_reach(aim: Aim) -> bool:
    """Tell whether men can go for the target with their hands (28.7, 34.4)."""
    if aim.rr != CLOSEST or aim.group.armoured:
        return False
    return open_topped(aim.target) or any(man.gun for man in aim.target.ranks)


def open_topped(group: Group) -> bool:
    """Tell whether a group is an open-topped AFV."""
    printed = group.men[0].card.vehicle if group.armoured else None
    return printed is not None and printed.open_topped


def boxed_weapon(aim: Aim, man: Man) -> bool:
    """Tell whether a man's own weapon can attack armour at this range (22.5)."""
    return man.weapon is not None and man.weapon.fp_boxed[aim.rr] > 0 and not man.jammed


def hands(aim: Aim) -> int:
    """Return what those add to a boxed attack who go for the target with their hands (28.7)."""
    return sum([by_hand(aim, man) for man in aim.group.men if not boxed_weapon(aim, man)])


def by_hand(aim: Aim, man: Man) -> int:
    """Return the boxed firepower every card has near an open-topped AFV or a gun (28.7, 34.4)."""
    if not in_reach(aim) or man.pinned or man.heading or man.berserk:
        return 0
    return 0 if man.card.id in aim.holding else bare(aim, man)


def bare(aim: Aim, man: Man) -> int:
    """Return a firepower of 1 as flank, Hero, wound and guard duty change it (17.4, 33.2)."""
    hurt = suffers(aim.table, man)
    if hurt and aim.moving:
        return 0
    times = 2 if aim.flanking or man.inside == aim.target.id else 1
    if man.card.id in aim.heroes:
        times += 1
    # Halved for a wound and for guarding before anything is rounded (17.4, 32.21, 33.2).
    return times // (1 + hurt) // (1 + bool(man.guards))
