"""The odds of a fire mission are exact, for men, guns and vehicles (40.2 to 40.22)."""

from collections.abc import Callable

import pytest

from caposaldo.library import AnyGame
from tests.upfront.forks import End, fate, man_odds, shown, spread, told
from tests.upfront.scenes import given, when

MISSION = {"mission-accepted": "accepted", "radio-jams": "jam", "": "refused"}
PILE = "pile 1 2 4 26 21 41 108"
CALLER = "german A 1 g1 g3.carries=RADIO"


def wreck(before: AnyGame, man: str) -> Callable[[End], str]:
    """Say what has become of an AFV since `before`."""
    was = before.table.groups["american-A"].man(man)

    def say(end: End) -> str:
        group = end.game.table.groups.get("american-A")
        if group is None:
            return "destroyed"
        now = group.man(man)
        for name, field in (
            ("immobilised", "immobile"),
            ("stunned", "stun"),
            ("commander-killed", "losses"),
            ("buttoned-up", "buttoned"),
        ):
            if getattr(now.hull, field) != getattr(was.hull, field):
                return name
        return "pinned" if now.pinned and not was.pinned else "unharmed"

    return say


@pytest.mark.parametrize(
    "lines",
    [
        "american A 2 a4.wounded a3.wounded.pinned",
        "american A 2 a4 a3.pinned | ground american A 71 12>forward",
        "american A 2 a4 a5.to=B | american B 2 a6 | entrenched american A",
        "american A 2 a30 a4",
        "american A 2 a34",
        "american A 2 a35",
        "american A 2 a34.immobile.stun=6.buttoned",
    ],
)
def test_40_21_the_odds_of_a_mission_and_of_every_card_it_strikes(lines: str) -> None:
    game = given(CALLER, *lines.split(" | "), "hand german 36", PILE).game
    preview = game.preview("call A>A 36")
    played = ("call A>A 36", "decline")
    assert shown(preview) == spread(game, *played, say=told(MISSION))
    assert preview is not None
    men = preview.detail["men"]
    assert isinstance(men, list)
    for man in [entry["id"] for entry in men]:
        say = wreck(game, man) if game.table.groups["american-A"].armoured else fate(game, man)
        assert man_odds(preview, man) == spread(game, *played, say=say)


def test_40_2_the_odds_after_a_concealed_card_and_with_one_more() -> None:
    lines = (CALLER, "american A 1 a4 a5", "hand german 36")
    scene = given(*lines, "hand american 74 65", PILE)
    when(scene, "call A>A 36")
    for answer in ("decline", "conceal 74", "conceal 65"):
        words = (answer,) if answer == "decline" else (answer, "decline")
        found = spread(scene.game, *words, say=told(MISSION))
        assert shown(scene.game.preview(answer)) == found
    when(scene, "american: conceal 65")
    preview = scene.game.preview("decline")
    assert preview is not None
    assert preview.detail["need"] == 3
    assert [(line.label, line.value) for line in preview.modifiers] == [("concealed-before", -3)]
