"""Sandstorms, which end a scenario in the desert (52.4)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.kernel.frames import Frame
from caposaldo.kernel.rules import Fact, rule
from caposaldo.upfront.cards import Card
from caposaldo.upfront.feats import over
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import UpFront, draw
from caposaldo.upfront.victory import settle

STORM: Final = rule("UF 52.4")
SANDSTORM: Final = "sandstorm"
"""The switch of the battlefields that have them, and the note of a game that one has ended."""
AT_ONCE: Final = "sandstorm-at-once"
WORST: Final = 6


def brings_storm(card: Card) -> bool:
    """Tell whether a number drawn as a deck ends brings a sandstorm (52.4)."""
    return card.red and card.rn == WORST


def reshuffled(game: UpFront, _side: str) -> None:
    """Draw for a sandstorm at the end of a deck; after the last one time is up anyway (52.4)."""
    table = game.table
    if table.over or not table.battle.field.has(SANDSTORM):
        return
    card = draw(game, "sandstorm")
    facts: dict[str, Fact] = {"card": card.id, "storm": brings_storm(card)}
    game.tell("sandstorm", (STORM,), facts)
    if brings_storm(card):
        table.note(SANDSTORM)
        table.over = True
        if table.battle.reads(AT_ONCE):
            game.interrupt(BuriedInSand())


class BuriedInSand(Frame[UpFrontTable]):
    """The scenario ends where it is: what has no card yet is not resolved any more (52.4, U160)."""

    KIND: ClassVar[str] = "upfront.buried_in_sand"

    def run(self, game: UpFront) -> None:
        game.finish(self)
        over(game)
        settle(game)


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [BuriedInSand]
