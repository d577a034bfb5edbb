"""A full game that a seat could not tell from the one under way."""

from __future__ import annotations

from caposaldo.kernel.chance import Chance
from caposaldo.mortain.verbs import Mortain


def redeal(game: Mortain, chance: Chance) -> Mortain:
    """Give a copy another future; the cards still to come are all that is hidden (2.1)."""
    twin = game.copy()
    twin.chance = chance
    return twin
