"""What a computer player is given and what it gives back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from caposaldo.kernel.chance import Chance
from caposaldo.kernel.contract import Candidate


class Choice:
    """The option taken, and the options as the player judged them, the best first."""

    __slots__ = ("candidates", "notation")

    def __init__(self, notation: str, candidates: list[Candidate]) -> None:
        self.notation: Final = notation
        self.candidates: Final = candidates


class Player(Protocol):
    """Anyone who can answer a question from a seat's view of it.

    One that is `blind` does not look at the view and may be given an empty one: to draw up a view
    takes longer than to answer at random.
    """

    @property
    def blind(self) -> bool:
        """Whether the choice is the same whatever the view."""

    def choose(self, view: Mapping[str, object], options: list[str], chance: Chance) -> Choice:
        """Choose one of the options; the same view and chance give the same choice."""
