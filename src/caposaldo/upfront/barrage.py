"""A fire attack being put together, and what its firepower can reach (6.1 to 6.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from caposaldo.kernel.frames import Question
from caposaldo.kernel.rules import Facts, RuleId, rule
from caposaldo.upfront.fire import NEEDS
from caposaldo.upfront.firepower import Aim, firepower
from caposaldo.upfront.groups import side_of
from caposaldo.upfront.heroics import most_firepower
from caposaldo.upfront.pistols import pistols
from caposaldo.upfront.reach import needed_by_side
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import UpFront

BOXED_NEEDS: Final = rule("UF 28.31")


class Barrage(Question[UpFrontTable]):
    """A fire attack being put together: cards, heroes, men who stay out (6.3, 10.45, 20.51)."""

    KIND: ClassVar[str] = "upfront.aim"
    PROMPT: ClassVar[str] = "aim"
    BOXED: ClassVar[bool] = False
    FIELDS: ClassVar[tuple[str, ...]] = ("group", "target", "cards", "heroes", "holding")
    SORTS: ClassVar[tuple[type, ...]] = (str, str, tuple, tuple, tuple)

    def __init__(
        self,
        group: str,
        target: str,
        cards: tuple[str, ...],
        heroes: tuple[str, ...],
        holding: tuple[str, ...],
    ) -> None:
        self.group: Final = group
        self.target: Final = target
        self.cards = cards
        self.heroes = heroes
        self.holding = holding

    def seat(self, game: UpFront) -> str:
        return side_of(self.group)

    def rule(self, game: UpFront) -> RuleId:
        return NEEDS

    def facts(self, game: UpFront) -> Facts:
        aim = aim_of(game, self)
        return {
            "group": aim.group.letter,
            "target": aim.target.letter,
            "range": aim.rr,
            "firepower": firepower(aim),
            "need": needed(aim, self.cards),
            "count": len(self.cards),
        }


class Burning(Barrage):
    """An attack on armour being put together, with boxed firepower only (22.5, 28.3)."""

    KIND: ClassVar[str] = "upfront.burn"
    PROMPT: ClassVar[str] = "burn"
    BOXED: ClassVar[bool] = True

    def rule(self, game: UpFront) -> RuleId:
        return BOXED_NEEDS


def aim_of(game: UpFront, frame: Barrage) -> Aim:
    """Return the aim of an attack being put together."""
    groups = game.table.groups
    return Aim(
        game.table,
        groups[frame.group],
        groups[frame.target],
        frame.heroes,
        frame.holding,
        frame.cards,
        boxed=frame.BOXED,
    )


def cheapest(game: UpFront, side: str) -> int | None:
    """Return the least firepower any Fire card of a hand needs; None without a card."""
    needs = [game.table.battle.deck[id].need for id in game.table.holding(side, "fire")]
    return needed_by_side(game.table, side, min(needs)) if needs else None


def needed(aim: Aim, cards: Sequence[str]) -> int:
    """Return the firepower a group needs for some Fire cards together (6.3, 44.3, 50.3)."""
    printed = sum([aim.table.card(id).need for id in cards])
    return needed_by_side(aim.table, aim.group.side, printed) if cards else 0


def suffices(game: UpFront, aim: Aim, spent: str = "") -> bool:
    """Tell whether a card of the hand can be reached with Heroes and pistols (10.45, 39.2b)."""
    table, side = game.table, aim.group.side
    heroes = [id for id in table.holding(side, "hero") if id != spent]
    if not heroes and not table.turn.heroes and not pistols(table, aim.group):
        least = cheapest(game, side)
        return least is not None and firepower(aim) >= least
    for id in table.holding(side, "fire"):
        with_it = aim.but(cards=(*aim.cards, id))
        if most_firepower(game, with_it, heroes) >= needed(with_it, with_it.cards):
            return True
    return False
