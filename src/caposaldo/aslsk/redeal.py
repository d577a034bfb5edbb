"""A full game that a seat could not tell from the one under way."""

from __future__ import annotations

from caposaldo.aslsk.starter import Starter
from caposaldo.kernel.chance import Chance


def redeal(game: Starter, chance: Chance) -> Starter:
    """Give a copy another future; the dice still to come are all that is hidden (SK V1)."""
    twin = game.copy()
    twin.chance = chance
    return twin
