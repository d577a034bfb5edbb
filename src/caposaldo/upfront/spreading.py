"""Fire that a Breeze carries on to terrain close by (F4.4)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.kernel.frames import Frame, Script
from caposaldo.kernel.rules import Fact, rule
from caposaldo.upfront.blaze import FLAMETHROWER, NOTHING, kindle, lights, tinder
from caposaldo.upfront.cards import Card
from caposaldo.upfront.groups import ABLAZE, Group
from caposaldo.upfront.ranges import CLOSEST, adjacent, opposite, relative_range
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import UpFront, draw

SPREADS: Final = rule("UF F4.4")


def touches(one: Group, other: Group) -> bool:
    """Tell whether a fire can leap from one group's terrain to another's (F4.4)."""
    if one.side == other.side:
        return adjacent(one, other) and one.range == other.range
    near = adjacent(one, other) or opposite(one, other)
    return near and relative_range(one, other) == CLOSEST


def at_risk(table: UpFrontTable) -> tuple[str, ...]:
    """Return the groups whose terrain can burn and is close to a fire (F4.4)."""
    fires = [group for group in table.groups.values() if ABLAZE in group.marks]
    if not fires:
        return ()
    return tuple(
        [
            group.id
            for group in table.groups.values()
            if tinder(table, group) and any(touches(group, fire) for fire in fires)
        ]
    )


def leaps(card: Card) -> bool:
    """Tell whether a card drawn brings a fire near other terrain (F4.4)."""
    return card.red and card.rn == NOTHING


class Spreading(Script[UpFrontTable]):
    """What a Breeze does to the terrain close to a fire, one group after the other (F4.4)."""

    KIND: ClassVar[str] = "upfront.spreading"
    STEPS: ClassVar[tuple[str, ...]] = ("next",)
    FIELDS: ClassVar[tuple[str, ...]] = ("left", "step")
    SORTS: ClassVar[tuple[type, ...]] = (tuple, str)

    def __init__(self, left: tuple[str, ...], step: str = "") -> None:
        self.left = left
        self.step = step

    def next(self, game: UpFront) -> None:
        """Draw for the next terrain, and once more if the fire leaps over."""
        if not self.left:
            return
        self.again("next")
        gid, self.left = self.left[0], self.left[1:]
        table = game.table
        if gid not in table.groups or not tinder(table, table.groups[gid]):
            return
        card = draw(game, "fire near by")
        near = leaps(card)
        _tell(game, "fire-nears", gid, card, done=near)
        if not near or game.interrupted:
            return
        card = draw(game, "fire spreads")
        lit = lights(table, FLAMETHROWER, tinder(table, table.groups[gid]), card)
        _tell(game, "fire-check", gid, card, done=lit)
        if lit:
            kindle(game, gid, SPREADS)


def _tell(game: UpFront, kind: str, gid: str, card: Card, *, done: bool) -> None:
    group = game.table.groups[gid]
    facts: dict[str, Fact] = {"seat": group.side, "group": group.letter, "card": card.id}
    game.tell(kind, (SPREADS,), {**facts, "done": done})


def breeze(game: UpFront) -> None:
    """A Breeze feeds the fires in play instead of putting them out (F4.4)."""
    left = at_risk(game.table) if game.table.battle.fire else ()
    if left:
        game.push(Spreading(left))


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Spreading]
