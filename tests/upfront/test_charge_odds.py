"""The odds of a demolition charge equal all the ways the draws can fall (21.3, 21.4)."""

from typing import Final

import pytest

from caposaldo.library import AnyGame
from tests.upfront.forks import fate, man_odds, spread
from tests.upfront.scenes import given, when

# Card 46 lets a man in, and is drawn for that.
PILE: Final = "pile 1 2 4 26 21 41 46 8"


def lit(*lines: str, nations: str = "german american", pile: str = PILE) -> AnyGame:
    """Bring a charge to the question whether the men it will hit can hide."""
    scene = given(f"nations {nations}", *lines, "hand german 12", f"{pile} 85", rig="*@2=r")
    when(scene, "infiltrate A", "try g4 >A 12", "go", "decline")
    return scene.game


@pytest.mark.parametrize(
    ("nations", "target", "hand", "answer"),
    [
        ("german american", "american A 3 a1 a3.pinned", "", "decline"),
        ("german american", "american A 3 a1 a3.pinned", "hand american 65", "conceal 65"),
        ("german american", "american A 3 a4 | ground american A 55", "", "decline"),
        ("german russian", "russian A 3 r19 r4.pinned r6", "", "decline"),
        ("german russian", "russian A 3 r4 r19 r6.pinned", "", "decline"),
    ],
)
def test_21_3_the_odds_of_a_charge_for_every_man(
    nations: str, target: str, hand: str, answer: str
) -> None:
    game = lit("german A 2 g1 g4.carries=DC g5", *target.split(" | "), hand, nations=nations)
    preview = game.preview(answer)
    assert preview is not None
    assert preview.rule == "UF 21.3"
    played = (answer,) if answer == "decline" else (answer, "decline")
    for word in target.split(" | ")[0].split()[3:]:
        man = word.split(".")[0]
        assert man_odds(preview, man) == spread(game, *played, say=fate(game, man)), man


def test_21_3_friends_inside_are_shown_too() -> None:
    game = lit("german A 2 g1.inside=A g4.carries=DC g5", "american A 3 a1")
    preview = game.preview("decline")
    for man in ("a1", "g1"):
        assert man_odds(preview, man) == spread(game, "decline", say=fate(game, man))


def test_34_5_a_concealed_card_hides_the_men_from_a_charge_but_no_gun_that_was_seen() -> None:
    for shown, strengths in ((".shown", [8, 5]), ("", [5, 5])):
        game = lit("german A 2 g1 g4.carries=DC", f"american A 3 a29{shown} a3", "hand american 65")
        preview = game.preview("conceal 65")
        assert preview is not None
        men = preview.detail["men"]
        assert isinstance(men, list)
        assert [entry["strength"] for entry in men] == strengths
        assert [[line["rule"] for line in entry["modifiers"]] for entry in men] == [
            ["UF 34.5"] if shown else [],
            [],
        ]
        for man in ("a29", "a3"):
            found = spread(game, "conceal 65", "decline", say=fate(game, man))
            assert man_odds(preview, man) == found
