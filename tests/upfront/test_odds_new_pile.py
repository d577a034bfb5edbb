"""The odds shown when the deck ends on the way (UF 16.2), and of a sniper over mines (UF 24.7)."""

from fractions import Fraction
from itertools import permutations

import pytest

from tests.upfront.forks import fate, man_odds, shown, spread, told
from tests.upfront.scenes import given

REPAIR = {"repaired": "repaired", "repair-ruins": "removed", "": "unchanged"}
NEAR = "german A 2 g1 g4 g3 g5.assists=g3 | american A 3 a1 a3.pinned a4"


def test_16_2_25_4_men_hit_after_the_deck_ends_are_drawn_for_from_the_new_one() -> None:
    game = given(
        "german A 1 g25 g4.assists=g25",
        "american A 2 a4 a3.pinned",
        "hand german 66",
        "pile 31 56",
    ).game
    preview = game.preview("shell A>A g25 66")
    lines = ("shell A>A g25 66", "decline", "resolve")
    for man in ("a4", "a3"):
        assert man_odds(preview, man) == spread(game, *lines, say=fate(game, man))


@pytest.mark.parametrize(
    ("action", "lines", "names"),
    [
        (
            "repair A g4",
            "german A 1 g1 g4.jammed.wounded | american A 1 a1 | pile 31",
            REPAIR,
        ),
        (
            "infiltrate A; try g4 >A",
            f"{NEAR} | pile 31 | ground american A 92",
            {"infiltrates": "infiltrates", "infiltration-fails": "fails", "": "pinned"},
        ),
    ],
)
def test_16_2_a_second_draw_after_the_deck_ends_comes_from_the_new_one(
    action: str, lines: str, names: dict[str, str]
) -> None:
    game = given(*lines.split(" | ")).game
    played = f"{action}; go" if "try" in action else action
    assert shown(game.preview(action)) == spread(game, played, say=told(names))


def test_16_2_14_3_a_sniper_whose_target_ends_the_deck_draws_from_the_new_one() -> None:
    men = "american A 1 a4 a3.pinned"
    game = given("phase discards", "german A 1 g1 g4", men, "hand german 27", "pile 31").game
    preview = game.preview("snipe 27 >A")
    for man in ("a4", "a3"):
        found = spread(game, "snipe 27 >A", "end", say=fate(game, man), until="refill")
        assert man_odds(preview, man) == found


def test_16_2_a_hidden_discard_may_be_in_the_new_pile_or_in_the_enemy_hand() -> None:
    scene = given(
        "german A 1 g1 g4.jammed.wounded",
        "american A 1 a1",
        "hand american 33",
        "unseen german 21",
        "pile 31",
    )
    preview = scene.game.preview("repair A g4")
    found: dict[str, Fraction] = {}
    deals = 0
    for first, hidden, held in permutations(("31", "21", "33")):
        twin = given(
            "german A 1 g1 g4.jammed.wounded",
            "american A 1 a1",
            f"hand american {held}",
            f"unseen german {hidden}",
            f"pile {first}",
        ).game
        deals += 1
        for key, chance in spread(twin, "repair A g4", say=told(REPAIR)).items():
            found[key] = found.get(key, Fraction(0)) + chance
    assert shown(preview) == {key: chance / deals for key, chance in found.items()}


def test_24_7_a_sniper_makes_no_berserk_of_a_man_on_a_minefield() -> None:
    # With the supplements he goes in through the mines (45.423).
    game = given(
        "nations german russian",
        "option supplements off",
        "phase discards",
        "german A 2 g1 g4",
        "russian A 3 r4.pinned",
        "ground russian A 141",
        "russian B 0 r5 r6",
        "hand german 27",
        "pile 1 2 4 26 21 41 46 8 13 24",
    ).game
    preview = game.preview("snipe 27 >A")
    assert man_odds(preview, "r4") == spread(
        game, "snipe 27 >A", "end", say=fate(game, "r4"), until="act"
    )
    assert "berserk" not in man_odds(preview, "r4")
