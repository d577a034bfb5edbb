"""The regular of Up Front answers every question, from the view alone."""

import pytest

from caposaldo import library
from caposaldo.kernel.chance import Chance, stream
from caposaldo.players import make
from tests.players.upfront_positions import judged

PAIRS = [
    ("A", {}),
    ("A", {"side-1": "japanese", "side-2": "british"}),
    ("B", {"side-1": "italian", "side-2": "french"}),
    ("C", {"side-1": "russian", "side-2": "german"}),
    ("D", {}),
    ("E", {"side-1": "british", "side-2": "french"}),
    ("F", {"side-1": "japanese", "side-2": "russian"}),
    ("G", {}),
    ("H", {"side-1": "russian", "side-2": "german"}),
    ("I", {"side-2": "russian"}),
    ("K", {"side-1": "british", "side-2": "german"}),
    ("L", {}),
]
STEPS = 250


@pytest.mark.parametrize(("scenario", "options"), PAIRS)
def test_another_world_with_the_same_view_gives_the_same_choice(
    scenario: str, options: dict[str, str]
) -> None:
    game = library.start("upfront", scenario, options, seed=6)
    for step in range(STEPS):
        asked = game.decision()
        if asked is None:
            break
        twin = game.redeal(asked.seat, stream(step, "another world"))
        here, there = judged(game), judged(twin)
        assert [(c.notation, c.score) for c in here] == [(c.notation, c.score) for c in there]
        game.answer(here[0].notation)


@pytest.mark.parametrize(("scenario", "options"), PAIRS)
def test_every_question_of_a_game_against_chance_is_judged(
    scenario: str, options: dict[str, str]
) -> None:
    game = library.start("upfront", scenario, options, seed=8)
    chance: Chance = stream(8, "anybody")
    prompts: set[str] = set()
    while (asked := game.decision()) is not None:
        found = judged(game)
        assert all(candidate.reason for candidate in found), asked.prompt
        prompts.add(asked.prompt)
        # One side plays well, the other anyhow, so that strange positions come up too.
        wild = asked.seat == game.kind.seats(game.setup)[0]
        offered = [option.notation for option in asked.options]
        game.answer(offered[chance.pick(offered, "wild")] if wild else found[0].notation)
    assert {"form-groups", "act", "discard", "refill"} <= prompts


def test_what_the_regular_is_given_stays_as_it_was() -> None:
    game = library.start("upfront", "A", seed=3)
    player, chance = make("regular", game.kind, "A"), stream(3, "player")
    for _ in range(60):
        asked = game.decision()
        assert asked is not None
        before, view, kept = game.digest(), game.view(asked.seat), game.view(asked.seat)
        choice = player.choose(view, [option.notation for option in asked.options], chance)
        assert game.digest() == before
        assert view == kept
        game.answer(choice.notation)
