"""Nerves in the sewers: everybody there is tried at the start of each turn of his side (T3.7)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.kernel.frames import Frame, Script
from caposaldo.kernel.rules import Fact, Modifier
from caposaldo.upfront.cards import Card
from caposaldo.upfront.fire import struck
from caposaldo.upfront.groups import Group, side_of
from caposaldo.upfront.heroes import HeroChance
from caposaldo.upfront.men import Man
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.underground import SEWERS, is_below
from caposaldo.upfront.values import breaking, morale_changes, printed_morale, printed_panic
from caposaldo.upfront.verbs import ROUT, UpFront, draw, lose, man_name, pin
from caposaldo.upfront.victory import settle

CAUSE: Final = "sewers"


def holds_out(table: UpFrontTable, group: Group, man: Man, card: Card) -> bool:
    """Tell whether a man stands what is down there; red numbers count as negative (T3.7)."""
    return card.number < breaking(table, group, man)


def nerves(table: UpFrontTable, group: Group, man: Man) -> list[Modifier]:
    """List the value a man is tried against: Morale, or Panic if he is pinned (T3.7)."""
    if man.pinned:
        base = Modifier(printed_panic(table, man), SEWERS, "panic-value")
    else:
        base = Modifier(printed_morale(table, man), SEWERS, "morale")
    return [base, *morale_changes(table, group, man)]


class SewerChecks(Script[UpFrontTable]):
    """The special morale checks of a group in the sewers (T3.7).

    `left` are the men still to be tried, `man` the one whose turn it is.
    """

    KIND: ClassVar[str] = "upfront.sewer_checks"
    STEPS: ClassVar[tuple[str, ...]] = ("next", "judge", "look")
    FIELDS: ClassVar[tuple[str, ...]] = ("group", "left", "man", "step")
    SORTS: ClassVar[tuple[type, ...]] = (str, tuple, str, str)

    def __init__(self, group: str, left: tuple[str, ...], man: str = "", step: str = "") -> None:
        self.group: Final = group
        self.left = left
        self.man = man
        self.step = step

    def next(self, game: UpFront) -> None:
        """A Hero may rally the next man before he is tried (10.42)."""
        if not self.left:
            self.step = "look"
            return
        self.man, self.left = self.left[0], self.left[1:]
        game.push(HeroChance(side_of(self.group), self.man))

    def judge(self, game: UpFront) -> None:
        """Draw for him: who fails is pinned, a pinned man routs and is neither killed nor taken."""
        self.again("next")
        table = game.table
        if struck(table, self.man) is None:
            return
        card = draw(game, "sewers")
        found = struck(table, self.man)
        assert found is not None
        group, man = found
        stands = holds_out(table, group, man, card)
        facts: dict[str, Fact] = {
            "seat": group.side,
            "man": man_name(man),
            "card": card.id,
            "number": card.number,
            "need": breaking(table, group, man),
            "passed": stands,
        }
        game.tell("sewer-check", (SEWERS,), facts, tuple(nerves(table, group, man)))
        if stands:
            return
        if man.pinned:
            lose(game, group, man, ROUT, (SEWERS,))
        else:
            pin(game, group, man, CAUSE, (SEWERS,))

    def look(self, game: UpFront) -> None:
        """See whether that has decided the game."""
        settle(game)


def turn_begins(game: UpFront, side: str) -> None:
    """Try the nerves of a side's groups in the sewers as its turn begins (T3.7)."""
    for group in reversed(game.table.side(side)):
        if is_below(group):
            men = tuple([man.card.id for man in group.men if not man.berserk])
            game.push(SewerChecks(group.id, men))


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [SewerChecks]
