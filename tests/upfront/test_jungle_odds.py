"""What AFVs that ford or exchange letters in the jungle see of their checks is what happens."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from caposaldo.library import AnyGame
from tests.upfront.forks import End, man_odds, shown, spread
from tests.upfront.scenes import given

PILES = ("pile 4 5 9 14 33 40", "pile 9", "pile 4 5")


def position(pile: str, *ground: str) -> AnyGame:
    lines = ("scenario N", "nations american japanese", "american A 1 a32", "american B 1 a33")
    return given(*lines, *ground, "japanese A 1 j4", "hand american 1 3", pile).game


def checked(man: str) -> Callable[[End], str]:
    """Say what a vehicle's check came to; without one it has not crossed."""

    def say(end: End) -> str:
        for event in end.told:
            if event.kind == "bog-check" and event.facts["man"] == f"@man-{man}":
                return "bogged" if event.facts["bogged"] else "not-bogged"
        return "failure"

    return say


@pytest.mark.parametrize("pile", PILES)
def test_47_6_an_afv_that_fords_checks_with_the_same_card(pile: str) -> None:
    game = position(pile, "ground american A 148")
    assert shown(game.preview("ford A 1")) == spread(game, "ford A 1", say=checked("a32"))


@pytest.mark.parametrize("pile", PILES)
def test_47_6_two_afvs_that_exchange_letters_check_one_after_the_other(pile: str) -> None:
    game = position(pile)
    preview = game.preview("exchange A:1 B:3")
    assert shown(preview) == man_odds(preview, "a32")
    for man in ("a32", "a33"):
        found = spread(game, "exchange A:1 B:3", say=checked(man))
        assert man_odds(preview, man) == found


@pytest.mark.parametrize("side", ["A", "B"])
def test_47_6_one_that_must_ford_for_the_exchange_checks_after_it(side: str) -> None:
    game = position(PILES[0], f"ground american {side} 148")
    preview = game.preview("exchange A:1 B:3")
    for man in ("a32", "a33"):
        found = spread(game, "exchange A:1 B:3", say=checked(man))
        assert man_odds(preview, man) == found
