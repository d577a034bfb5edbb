"""Games of a campaign, played at random: nothing breaks when groups withdraw and are pursued."""

from __future__ import annotations

import json

import pytest

from caposaldo import library
from caposaldo.kernel.records import make_record
from caposaldo.proofs import proves
from caposaldo.upfront.campaign.elan import elan_won
from tests.upfront.rolls import DESK, campaign

EAGER = ("withdraw", "pursue")


def game_of(scenario: str, seed: int) -> library.AnyGame:
    chosen, options = DESK.setup(DESK.march(campaign(scenario)))
    return library.start("upfront", chosen, options, seed=seed)


def play(game: library.AnyGame, seed: int) -> set[str]:
    """Play at random, eager to withdraw and to pursue; return the prompts met."""
    chance = library.stream(seed, "test")
    met: set[str] = set()
    while (asked := game.decision()) is not None:
        met.add(asked.prompt)
        eager = [option for option in asked.options if option.verb in EAGER]
        options = eager or asked.options
        game.answer(options[chance.below(len(options), "choice")])
        if chance.below(10, "look") == 0 or asked.prompt == "pursue":
            assert game.kind.check(game) is None
            again = library.load(json.loads(json.dumps(game.save())))
            assert again.digest() == game.digest()
            if game.decision() is not None:
                game.redeal(asked.seat, library.stream(1, "redeal"))
    return met


@pytest.mark.parametrize("seed", range(4))
@proves("UF 42.7", 1)
def test_42_7_a_game_with_withdrawal_and_pursuit_comes_to_its_end(seed: int) -> None:
    game = game_of("A", seed)
    met = play(game, seed)
    result = game.result()
    assert result is not None
    if "pursue" in met:
        assert result.winner is not None
    again = library.verify(make_record(game, {}))
    assert again.result() == result


@proves("UF 42.6", 3)
def test_42_6_most_of_them_end_by_withdrawal() -> None:
    reasons = []
    for seed in range(6):
        game = game_of("A", seed)
        play(game, seed)
        result = game.result()
        assert result is not None
        reasons.append(result.reason)
    assert reasons.count("withdrawal") >= 3


def test_nothing_of_a_campaign_is_offered_in_other_games() -> None:
    game = library.start("upfront", "A", {}, seed=3)
    chance = library.stream(3, "test")
    told = game.told()
    while (asked := game.decision()) is not None and len(game.answers) < 300:
        assert not [option for option in asked.options if option.verb in EAGER]
        told += game.answer(asked.options[chance.below(len(asked.options), "choice")])
    assert elan_won(DESK.figures, told) == []
    assert "attack-over" not in {event.kind for event in told}
