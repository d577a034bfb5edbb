"""The odds of shells, fire and missions where armour, guns and other rules meet are exact."""

from collections.abc import Callable

import pytest

from caposaldo.library import AnyGame
from tests.upfront.forks import End, fate, man_odds, shown, spread, told
from tests.upfront.scenes import given

SHOT = {"hits": "hit", "jams": "jam", "": "miss"}
PILE = "pile 1 2 4 26 21 41 46"
"""Red and black, high and low, with a red 5 and a red 6 among them."""


def carrier(man: str) -> Callable[[End], str]:
    """Say what has become of a pinned carrier."""

    def say(end: End) -> str:
        lost = end.game.table.lost.get(man)
        if lost is not None:
            return "rout" if lost == "rout" else "destroyed"
        stopped = any(event.kind == "immobilised" for event in end.told)
        return "immobilised" if stopped else "unharmed"

    return say


def carriers(*more: str) -> AnyGame:
    """Set up a pinned carrier with friends enough, and Germans who attack it."""
    return given(
        "nations british german",
        "turn german 3",
        "british A 2 b34.pinned",
        "british B 2 b4 b5 b6",
        *more,
        "pile 1 7 11 30 41 21 46",
    ).game


def test_44_7_the_odds_of_a_pinned_carrier_under_fire() -> None:
    game = carriers("german A 2 g4 g5 g6", "hand german 91")
    for line in ("fire A>A", "with 91", "shoot", "decline"):
        game.answer(line)
    preview = game.preview("resolve")
    found = spread(game, "resolve", say=carrier("b34"))
    assert set(found) == {"destroyed", "rout", "unharmed"}
    assert shown(preview) == man_odds(preview, "b34") == found


@pytest.mark.parametrize("order", ["shell A>A g28 66", "call B>A 36"])
def test_44_7_the_odds_of_a_pinned_carrier_under_shells(order: str) -> None:
    game = carriers("german A 2 g28", "german B 2 g1 g3.carries=RADIO", "hand german 66 36")
    preview = game.preview(order)
    played = (order, "decline", "resolve") if order.startswith("shell") else (order, "decline")
    found = spread(game, *played, say=carrier("b34"))
    assert {"rout", "destroyed", "unharmed"} <= set(found)
    assert man_odds(preview, "b34") == found


@pytest.mark.parametrize(
    ("firer", "lines"),
    [
        ("g33", "american A 2 a4 a29.pinned | ground american A 97"),
        ("g33", "ground german A 10>forward | american A 2 a4 a29 | ground american A 97"),
        ("g33", "ground german A 10>forward | american A 2 a4 a29 | ground american A 12>forward"),
        ("g33", "american A 2 a4 a29.jammed | ground american A 76 | ground german A 103"),
        ("g28", "american A 2 a4 a29.unarmed.pinned | american B 2 a34 | ground american A 60 105"),
        ("g33", "german B 6 g5 g6 | american A 2 a29.pinned a4 | encircled american A B A"),
        ("g33", "american A 2 a4 a29 | american B 2 a1 a30.to=A | ground american A 97"),
        ("g33.losses=1.buttoned", "american A 2 a4 a29 | ground american A 130"),
        ("g33.buttoned", "option night night | watched A>A | american A 2 a4 a29"),
        ("g40.bogged", "american A 2 a4 a29 | ground american A 12>forward"),
        ("g33", "ground german A 10>forward | american A -1 a4 a29 | ground american A 97"),
    ],
)
def test_34_4_the_odds_of_a_shot_at_a_gun_among_men(firer: str, lines: str) -> None:
    game = given(f"german A 2 {firer}", *lines.split(" | "), "hand german 66", PILE).game
    order = f"shell A>A {firer.split('.')[0]} 66"
    preview = game.preview(order)
    played = (order, "decline", "resolve")
    assert shown(preview) == spread(game, *played, say=told(SHOT))
    assert preview is not None
    men = preview.detail["men"]
    assert isinstance(men, list)
    for man in [entry["id"] for entry in men]:
        assert man_odds(preview, man) == spread(game, *played, say=fate(game, man))
