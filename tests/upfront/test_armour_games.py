"""Whole games with vehicles, guns and partisans between two computer players."""

import pytest

from caposaldo.library import AnyGame, start
from tests.upfront.advised import played

MOST = 5000


@pytest.mark.parametrize(
    ("letter", "one", "other"),
    [
        ("E", "russian", "german"),
        ("F", "american", "italian"),
        ("G", "british", "japanese"),
        ("H", "japanese", "american"),
        ("H", "italian", "french"),
        ("I", "german", "russian"),
        ("I", "german", "french"),
        ("L", "french", "british"),
    ],
)
def test_computer_players_bring_it_to_an_end(letter: str, one: str, other: str) -> None:
    game = played(letter, one, other, 5, MOST)
    result = game.result()
    assert result is not None
    assert game.kind.check(game) is None
    assert result.reason in (
        "squad-broken",
        "both-broken",
        "ground-held",
        "held-and-leads",
        "time",
        "points",
    )


def first_advice(letter: str, one: str, other: str, prompt: str) -> tuple[AnyGame, str]:
    """The game at the first question of this kind, and the best answer to it."""
    game = start("upfront", letter, {"side-1": one, "side-2": other}, 2)
    adviser = game.kind.adviser(letter)
    assert adviser is not None
    while (asked := game.decision()) is not None:
        options = [option.notation for option in asked.options]
        best = adviser.rank(game.view(asked.seat), options)[0].notation
        if asked.prompt == prompt:
            return game, best
        game.answer(best)
    raise AssertionError(f"nobody was asked {prompt}")


def test_a_computer_player_begins_dug_in() -> None:
    assert first_advice("L", "german", "american", "dig-in-first")[1] == "entrench"


def test_a_computer_player_shelters_his_largest_group() -> None:
    game, best = first_advice("G", "german", "russian", "lay-given")
    sizes = {group.letter: len(group.men) for group in game.table.side("russian")}
    assert sizes[best[-1]] == max(sizes.values())
    assert len(set(sizes.values())) > 1
