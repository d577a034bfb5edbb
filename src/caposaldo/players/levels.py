"""The lower rungs of the ladder: random, recruit, regular."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from caposaldo.kernel.chance import Chance
from caposaldo.kernel.contract import Adviser
from caposaldo.players.player import Choice

RECRUIT_NOISE: Final = 0.2
_GRAIN: Final = 1 << 20


class RandomPlayer:
    """Takes any option, all equally likely."""

    blind: Final = True

    def choose(self, view: Mapping[str, object], options: list[str], chance: Chance) -> Choice:
        """Draw one of the options."""
        return Choice(options[chance.pick(options, "choice")], [])


class Regular:
    """Takes the option that the game's adviser ranks first."""

    blind: Final = False

    def __init__(self, adviser: Adviser) -> None:
        self.adviser: Final = adviser

    def choose(self, view: Mapping[str, object], options: list[str], chance: Chance) -> Choice:
        """Follow the adviser."""
        ranked = self.adviser.rank(view, options)
        return Choice(ranked[0].notation, ranked)


class Recruit:
    """A regular who now and then does something at random: `noise` is the share, 0 to 1."""

    blind: Final = False

    def __init__(self, adviser: Adviser, noise: float = RECRUIT_NOISE) -> None:
        self.adviser: Final = adviser
        self.noise: Final = noise

    def choose(self, view: Mapping[str, object], options: list[str], chance: Chance) -> Choice:
        """Follow the adviser, or draw an option by lot."""
        ranked = self.adviser.rank(view, options)
        if chance.below(_GRAIN, "noise") < self.noise * _GRAIN:
            return Choice(options[chance.pick(options, "choice")], ranked)
        return Choice(ranked[0].notation, ranked)
