"""What the regular player must do, and must never do, when he moves, routs and rallies."""

from __future__ import annotations

import pytest
from caposaldo.kernel.contract import Candidate
from caposaldo.scene import Scene

from tests.aslsk.scenes import given, kit

PLAIN = ("map bare 33x10", "reading los_check free")


def ranked(scene: Scene) -> list[Candidate]:
    """Return the options of the question as the adviser judges them."""
    game = scene.game
    asked = game.decision()
    assert asked is not None
    adviser = kit().adviser(game.setup.scenario, game.setup.readings)
    options = [option.notation for option in asked.options]
    found = adviser.rank(game.view(asked.seat), options)
    assert sorted(candidate.notation for candidate in found) == sorted(options)
    return found


def choice(scene: Scene) -> str:
    return ranked(scene)[0].notation


def goes(scene: Scene) -> list[str]:
    """Play the adviser's answers to the end of the movement phase of the side that is asked."""
    asked = scene.game.decision()
    assert asked is not None
    seat, found = asked.seat, []
    while asked is not None and asked.seat == seat and asked.prompt.startswith("move"):
        found.append(choice(scene))
        scene.play(found[-1])
        asked = scene.game.decision()
    return found
