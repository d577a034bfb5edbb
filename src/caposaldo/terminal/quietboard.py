"""What a board leaves out when all of it is seen at once and its names speak for themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from caposaldo.library import AnyGame
from caposaldo.text import Words

View = Mapping[str, Any]


class QuietBoard:
    """The parts of a board that not every game needs."""

    def headline(self, view: View, words: Words, *, short: bool) -> str:
        """Leave it to the status."""
        return ""

    def ends(self, notation: str) -> bool:
        """Keep every choice in its place."""
        return False

    def pointed(self, view: View, chosen: str) -> str:
        """Point at no place: all of the board is seen."""
        return ""

    def measure(self, game: AnyGame, ends: tuple[str, str], words: Words) -> list[str]:
        """Have no ruler."""
        return []

    def about(self, view: View, notation: str, words: Words) -> list[str]:
        """Say nothing: names speak for themselves."""
        return []
