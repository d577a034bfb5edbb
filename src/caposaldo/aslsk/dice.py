"""Dice: two for a DR, one of them coloured, one for a dr (SK 3.0)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.units import Unit
from caposaldo.kernel.rules import Modifier, RuleId, rule, total

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
    """Choose units at random: the highest dr are hit, and all that tie for the last place (F19)."""
    if len(candidates) <= 1:
        return list(candidates)
    rolls = [die(game, "selection") for _ in candidates]
    last = sorted(rolls, reverse=True)[min(number, len(rolls)) - 1]
    chosen = [unit for unit, rolled in zip(candidates, rolls, strict=True) if rolled >= last]
    game.tell(
        "selected",
        (SELECTION,),
        {
            "units": [unit.id for unit in candidates],
            "dice": [str(rolled) for rolled in rolls],
            "chosen": [unit.id for unit in chosen],
        },
    )
    return chosen
