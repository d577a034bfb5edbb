"""A player that is blind chooses the same whatever it is shown."""

import pytest

from caposaldo import library
from caposaldo.kernel.chance import stream
from caposaldo.players import LEVELS, make


@pytest.mark.parametrize("level", LEVELS)
def test_only_who_says_so_chooses_without_a_look(level: str) -> None:
    kind = library.game("mortain")
    game, player = library.start("mortain", "postcard", seed=1), make(level, kind, "postcard")
    asked = game.decision()
    assert asked is not None
    options = [option.notation for option in asked.options]
    assert player.blind == (level == "random")
    if player.blind:
        shown, unseen = (
            [player.choose(view, options, stream(seed, "player")).notation for seed in range(20)]
            for view in (game.view(asked.seat), {})
        )
        assert shown == unseen
        assert len(set(shown)) > 1
