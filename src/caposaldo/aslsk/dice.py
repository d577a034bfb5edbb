"""Dice: two for a DR, one of them coloured, one for a dr (SK 3.0)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.units import Unit
from caposaldo.kernel.rules import Fact, Modifier, RuleId, rule, total

FACES: Final[int] = 6
SELECTION: Final[RuleId] = rule("SK F19")


class Roll:
    """A DR: the coloured die and the white one."""

    __slots__ = ("coloured", "white")

    def __init__(self, coloured: int, white: int) -> None:
        self.coloured: Final = coloured
        self.white: Final = white

    @property
    def original(self) -> int:
        """The sum of the dice without modifiers (Original DR)."""
        return self.coloured + self.white

    @property
    def double(self) -> bool:
        """Whether both dice show the same."""
        return self.coloured == self.white

    def final(self, modifiers: Sequence[Modifier]) -> int:
        """Return the sum with its modifiers (Final DR)."""
        return self.original + total(modifiers)


ALL_ROLLS: Final[list[Roll]] = [
    Roll(coloured, white) for coloured in range(1, FACES + 1) for white in range(1, FACES + 1)
]
"""The 36 ways in which two dice can fall."""


def roll(game: Starter) -> Roll:
    """Make a DR."""
    return Roll(game.chance.die(FACES, "coloured"), game.chance.die(FACES, "white"))


def die(game: Starter, purpose: str = "dr") -> int:
    """Make a dr."""
    return game.chance.die(FACES, purpose)


def select(game: Starter, candidates: Sequence[Unit], number: int) -> list[Unit]:
    """Choose units at random, as many as a result says (SK F19)."""
    chosen = draw_lots(game, [unit.id for unit in candidates], number, (SELECTION,))
    return [unit for unit in candidates if unit.id in chosen]


def draw_lots(
    game: Starter, candidates: Sequence[str], number: int, why: tuple[RuleId, ...]
) -> list[str]:
    """Choose at random those with the highest dr; who ties for the last place is chosen too.

    By the player aid (`selection_ties = reroll`) those who tie roll again among themselves.
    """
    if len(candidates) <= 1:
        return list(candidates)
    sure: list[str] = []
    rolling, purpose = list(candidates), "selection"
    while True:
        rolls = {id: die(game, purpose) for id in rolling}
        left = min(number - len(sure), len(rolling))
        last = sorted(rolls.values(), reverse=True)[left - 1]
        over = [id for id in rolling if rolls[id] > last]
        tied = [id for id in rolling if rolls[id] == last]
        facts: dict[str, Fact] = {"units": rolling, "dice": [str(rolls[id]) for id in rolling]}
        if len(over) + len(tied) == left or game.table.battle.options.ties_all_hit:
            chosen = [id for id in candidates if id in sure or id in over or id in tied]
            game.tell("selected", why, {**facts, "chosen": chosen})
            return chosen
        game.tell("selection-tied", why, {**facts, "tied": tied})
        sure += over
        rolling, purpose = tied, "reroll"
