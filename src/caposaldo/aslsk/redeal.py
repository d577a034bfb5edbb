"""A full game that a seat could not tell from the one under way."""

from __future__ import annotations

from caposaldo.aslsk.special import fortified
from caposaldo.aslsk.starter import Starter
from caposaldo.kernel.chance import Chance


def redeal(game: Starter, seat: str, chance: Chance) -> Starter:
    """Give a copy another future, and other secrets than those a seat knows (SK V1, V9)."""
    twin = game.copy()
    fortified.exchange(twin.table, seat, chance)
    twin.chance = chance
    return twin
