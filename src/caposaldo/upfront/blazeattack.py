"""Fire at the end of a turn: who has stayed on burning terrain is attacked by it (F4.3)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.kernel.frames import Frame, Script
from caposaldo.kernel.rules import Fact, Modifier, rule, total
from caposaldo.upfront.blaze import burning
from caposaldo.upfront.effects import hit
from caposaldo.upfront.fire import struck, targets
from caposaldo.upfront.groups import side_of
from caposaldo.upfront.heroes import HeroChance
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import UpFront, draw, man_name
from caposaldo.upfront.victory import settle

EFFECTS: Final = rule("UF F4.3")
STRENGTH: Final = Modifier(4, EFFECTS, "blaze")
CAUSE: Final = "blaze"


class BlazeAttack(Script[UpFrontTable]):
    """The attack of a fire on everybody of a group, one after the other (F4.3).

    `left` are the men still to be resolved, `man` the one whose turn it is.
    """

    KIND: ClassVar[str] = "upfront.blaze_attack"
    STEPS: ClassVar[tuple[str, ...]] = ("line_up", "next", "scorch", "look")
    FIELDS: ClassVar[tuple[str, ...]] = ("group", "left", "man", "step")
    SORTS: ClassVar[tuple[type, ...]] = (str, tuple, str, str)

    def __init__(
        self, group: str, left: tuple[str, ...] = (), man: str = "", step: str = ""
    ) -> None:
        self.group: Final = group
        self.left = left
        self.man = man
        self.step = step

    def line_up(self, game: UpFront) -> None:
        """Everybody who would be attacked with the group is (17.8, F4.3)."""
        group = game.table.groups.get(self.group)
        if group is None or not burning(game.table, group):
            self.step = "end"
            return
        self.left = tuple([man.card.id for man in targets(game.table, self.group)])
        game.tell("blaze", (EFFECTS,), {"seat": group.side, "group": group.letter})

    def next(self, game: UpFront) -> None:
        """A Hero may still rally the next man if he is pinned (10.42)."""
        if not self.left:
            self.step = "look"
            return
        self.man, self.left = self.left[0], self.left[1:]
        game.push(HeroChance(side_of(self.group), self.man))

    def scorch(self, game: UpFront) -> None:
        """Add a number of either colour to the strength; nothing else counts (F4.3)."""
        self.again("next")
        if struck(game.table, self.man) is None:
            return
        card = draw(game, "blaze")
        found = struck(game.table, self.man)
        assert found is not None
        group, man = found
        listed = (STRENGTH, Modifier(card.rn, EFFECTS, "random-number", {"card": card.id}))
        result = total(listed)
        facts: dict[str, Fact] = {"seat": group.side, "man": man_name(man), "card": card.id}
        game.tell("blaze-scorches", (EFFECTS,), {**facts, "result": result}, listed)
        hit(game, group.id, self.man, result, card, CAUSE)

    def look(self, game: UpFront) -> None:
        """See whether the fire has decided the game."""
        settle(game)


def turn_ends(game: UpFront, side: str) -> None:
    """Let the fires attack the groups of the side whose turn ends (F4.3)."""
    table = game.table
    if not table.battle.fire:
        return
    for group in reversed(table.side(side)):
        if burning(table, group):
            game.push(BlazeAttack(group.id))


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [BlazeAttack]
