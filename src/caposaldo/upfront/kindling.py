"""How fires start: after a hit, or by a flamethrower that breaks or whose bearer falls (F4.1)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.kernel.frames import Frame, Script
from caposaldo.kernel.rules import Fact
from caposaldo.upfront.blaze import (
    BROKEN,
    FALLEN,
    FLAMETHROWER,
    STARTS,
    endangers,
    kindle,
    lights,
    tinder,
)
from caposaldo.upfront.burningcard import offer
from caposaldo.upfront.groups import Group
from caposaldo.upfront.men import Man
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import KIA, UpFront, draw


class Kindling(Script[UpFrontTable]):
    """Terrain that a weapon may set on fire: the draw, then perhaps a Burning card (F4.1, F4.6)."""

    KIND: ClassVar[str] = "upfront.kindling"
    STEPS: ClassVar[tuple[str, ...]] = ("check", "follow")
    FIELDS: ClassVar[tuple[str, ...]] = ("group", "weapon", "step")
    SORTS: ClassVar[tuple[type, ...]] = (str, str, str)

    def __init__(self, group: str, weapon: str, step: str = "") -> None:
        self.group: Final = group
        self.weapon: Final = weapon
        self.step = step

    def check(self, game: UpFront) -> None:
        """Draw and look into the table; ground it says nothing of needs no draw (F4.1)."""
        table = game.table
        group = table.groups.get(self.group)
        column = tinder(table, group) if group is not None else ""
        if not column or not endangers(table, self.weapon, column):
            return
        card = draw(game, "fire starts")
        group = table.groups[self.group]
        lit = lights(table, self.weapon, column, card)
        facts: dict[str, Fact] = {"seat": group.side, "group": group.letter, "card": card.id}
        game.tell("fire-check", (STARTS,), {**facts, "done": lit})
        if lit:
            kindle(game, self.group)

    def follow(self, game: UpFront) -> None:
        """Where nothing burns yet, a Burning card may follow (F4.6)."""
        offer(game, self.group, self.weapon)


def struck(game: UpFront, target: str, weapon: str) -> None:
    """An explosive or burning weapon has hit a group (F4.1)."""
    if game.table.battle.fire:
        game.push(Kindling(target, weapon))


def jammed(game: UpFront, group: Group, man: Man, code: str) -> None:
    """A flamethrower that malfunctions may set fire to the ground of its own man (F4.1)."""
    if game.table.battle.fire and man.hull is None and _flames(game.table, code):
        game.push(Kindling(group.id, BROKEN))


def man_lost(game: UpFront, group: Group, man: Man, fate: str) -> None:
    """So may that of a man who is killed (F4.1)."""
    if not game.table.battle.fire or fate != KIA or man.weapon is None:
        return
    # A man on his way between two groups is in no terrain (17.8).
    if man.weapon.family == FLAMETHROWER and man.hull is None and not man.heading:
        game.push(Kindling(group.id, FALLEN))


def _flames(table: UpFrontTable, code: str) -> bool:
    weapon = table.battle.box.weapons.get(code)
    return weapon is not None and weapon.family == FLAMETHROWER


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Kindling]
