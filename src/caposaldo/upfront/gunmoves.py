"""Infantry guns that move: seen when they do, and sent to other groups (34.1, 34.3, 34.5)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Refusal, rule, term
from caposaldo.upfront.armour import alter
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group, find
from caposaldo.upfront.holdings import own_group
from caposaldo.upfront.leaving import CLIMBING, GUN, NO_MARSH
from caposaldo.upfront.men import Man
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.terraintraits import ENTER
from caposaldo.upfront.verbs import UpFront, man_name

CREW: Final = rule("UF 34.1")


def moved(game: UpFront, group: Group) -> None:
    """A gun that has moved is known to the enemy for the rest of the game (34.5)."""
    for man in group.ranks:
        note_shown(game, group, man)


def note_shown(game: UpFront, group: Group, man: Man) -> None:
    """Note that a gun has moved or fired, after which it hides no more (34.5)."""
    if man.hull is not None and man.gun and not man.hull.shown:
        alter(game, group.id, man.card.id, shown=True)


def bound_to_gun(man: Man) -> Refusal | None:
    """Say that the crew of a gun, or of an AFV, takes no other weapon and serves none (34.1)."""
    return Refusal("bound-to-gun", CREW, {"man": man_name(man)}) if man.hull is not None else None


def gun_cannot_go(game: UpFront, to: str, man: Man) -> Refusal | None:
    """Say why a gun cannot be sent to a letter: its terrain holds it, or that there (34.3)."""
    if not man.gun:
        return None
    table = game.table
    group = find(table.groups, man.card.id)
    assert group is not None
    spot = spot_of(table, group)
    facts = {"man": man_name(man)}
    # As from a Marsh, the first of the two cards lies on its group already (17.81).
    if not spot.beneath.ambient and not spot.moves:
        return Refusal("gun-needs-movement", GUN, facts)
    other = own_group(game, to)
    if other is None:
        return None
    there = spot_of(table, other).terrain
    if there.elevated and not spot.moves:
        named = {**facts, "terrain": term(f"terrain-{there.id}")}
        return Refusal("gun-cannot-follow", CLIMBING, named)
    return gun_cannot_arrive(table, other, man)


def gun_cannot_arrive(table: UpFrontTable, group: Group, man: Man) -> Refusal | None:
    """Say that a gun cannot join a group in a Marsh, into which it may have gone since (34.32)."""
    there = spot_of(table, group).terrain
    if not man.gun or there.guns == ENTER:
        return None
    facts = {"man": man_name(man), "terrain": term(f"terrain-{there.id}")}
    return Refusal("gun-cannot-follow", there.entering_rule or NO_MARSH, facts)
