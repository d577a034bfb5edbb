"""Games between two levels, no more of them than it takes to know how a series ends."""

from __future__ import annotations

from collections.abc import Mapping

from caposaldo import library
from caposaldo.lab.match import Fixture, play_match


def reaches(
    share: float,
    game: str,
    scenario: str,
    players: tuple[str, str],
    numbers: range,
    seed: int,
    readings: Mapping[str, str] | None = None,
    draw: float = 0.5,
) -> bool:
    """Tell whether the first player gets that share of the points of all these games.

    They are the games `simulate` plays, of which the first player has the first seat in those
    with even numbers. Those that could not change the verdict any more are not played.
    """
    setup = library.game(game).setup(scenario, readings or {})
    fixture = Fixture(game, scenario, players, setup.readings)
    wanted = share * len(numbers)
    won = lost = 0.0
    for number in numbers:
        by = play_match(fixture, number, seed).by
        points = 1.0 if by == "a" else 0.0 if by else draw
        won, lost = won + points, lost + 1 - points
        if won >= wanted or lost > len(numbers) - wanted:
            break
    return won >= wanted
