"""What the adviser would answer in a scene."""

from __future__ import annotations

from collections.abc import Sequence

from caposaldo.kernel.contract import Candidate
from caposaldo.scene import Scene


def ranked(scene: Scene) -> list[Candidate]:
    """The options of the open question as the adviser ranks them, from the view alone."""
    game = scene.game
    asked = game.decision()
    assert asked is not None
    adviser = game.kind.adviser(game.setup.scenario, game.setup.readings)
    assert adviser is not None
    options = [option.notation for option in asked.options]
    found = adviser.rank(game.view(asked.seat), options)
    assert sorted([each.notation for each in found]) == sorted(options)
    return found


def advised(scene: Scene) -> str:
    """The answer that the adviser gives."""
    return ranked(scene)[0].notation


def follow(scene: Scene, until: str, most: int = 40) -> list[str]:
    """Give the advised answers while the same seat is asked, up to one with a verb."""
    given: list[str] = []
    seat = scene.asked
    while scene.asked == seat and len(given) < most:
        answer = advised(scene)
        if answer.split(" ")[0] == until:
            return [*given, answer]
        given.append(answer)
        scene.play(answer)
    return given


def outcome(scene: Scene, lines: Sequence[str]) -> str:
    """The advised answer after some lines have been played."""
    for line in lines:
        scene.play(line)
    return advised(scene)
