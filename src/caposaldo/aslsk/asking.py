"""Questions and scripts of this game: after each, a victory that counts at once is seen (SK V2)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.victory import stop_if_won
from caposaldo.kernel.actions import Action
from caposaldo.kernel.frames import Question, Script


class Ask(Question[StarterTable]):
    """A question of this game."""

    def take(self, game: Starter, answer: Action) -> None:
        super().take(game, answer)
        stop_if_won(game)


class AskSide(Ask):
    """A question to the side that is named in it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("side",)
    SORTS: ClassVar[tuple[type, ...]] = (str,)

    def __init__(self, side: str) -> None:
        self.side: Final = side

    def seat(self, game: Starter) -> str:
        return self.side


class Steps(Script[StarterTable]):
    """A script of this game."""

    def run(self, game: Starter) -> None:
        super().run(game)
        stop_if_won(game)
