"""Marks that lie on the terrain of a group and go with it: fire, smoke, a way down (F4.5, T3.7)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import rule
from caposaldo.upfront.ground import GONE_AFTER, spot_of
from caposaldo.upfront.groups import ABLAZE, ENTRANCE, SMOKE_MARKER, Group
from caposaldo.upfront.verbs import UpFront

OF_A_FIRE: Final = (ABLAZE, SMOKE_MARKER)
ON_THE_GROUND: Final = (*OF_A_FIRE, ENTRANCE)
FIRE_ENDS: Final = rule("UF F4.5")
WAY_DOWN: Final = rule("UF T3.7")


def on_the_ground(group: Group) -> tuple[str, ...]:
    """Return the marks of a group that lie on its terrain."""
    return tuple([mark for mark in group.marks if mark in ON_THE_GROUND])


def with_marks(group: Group, *marks: str) -> Group:
    """Return a group with marks it has not got yet; none is ever there twice (F4.1)."""
    new = [mark for mark in marks if mark not in group.marks]
    return group.but(marks=(*group.marks, *new))


def take_marks(game: UpFront, group: Group) -> Group:
    """Take off the marks of the terrain a group has left for good; it is set down again."""
    lying = on_the_ground(group)
    if not lying:
        return group
    changed = group.but(marks=tuple([mark for mark in group.marks if mark not in lying]))
    game.table.put(changed)
    facts = {"seat": group.side, "group": group.letter}
    if ENTRANCE in lying:
        game.tell("entrance-left", (WAY_DOWN,), {**facts})
    if ABLAZE in lying:
        game.tell("fire-left", (FIRE_ENDS,), {**facts})
    elif SMOKE_MARKER in lying:
        game.tell("fire-smoke-left", (FIRE_ENDS,), {**facts})
    return changed


def moved(game: UpFront, group: Group) -> None:
    """Two Movement cards in a row lead out of the terrain, and leave its marks behind (F4.5)."""
    if group.marks and spot_of(game.table, group).moves >= GONE_AFTER:
        take_marks(game, group)
