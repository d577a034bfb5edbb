"""The end of a question that asks for any number of orders: `done` (SK 3.0)."""

from __future__ import annotations

from typing import ClassVar

from caposaldo.aslsk.starter import Act, Starter, Step
from caposaldo.kernel.frames import Words
from caposaldo.kernel.rules import Refusal


class Done(Act):
    """Give no more orders here; what is still allowed is given up."""

    VERB: ClassVar[str] = "done"

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        return None

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        game.finish(frame)
