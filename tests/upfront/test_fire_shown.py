"""What is shown of a fire attack is what then happens: heroes, cards spent, orders to leave."""

import pytest

from caposaldo.library import AnyGame
from caposaldo.proofs import proves
from tests.upfront.forks import fate, man_odds, shown, spread
from tests.upfront.scenes import given, when


def firepower(game: AnyGame) -> object:
    """Return the firepower the question now open speaks of."""
    asked = game.decision()
    assert asked is not None
    return asked.facts["firepower"]


@pytest.mark.parametrize(
    ("men", "hero", "more", "expected"),
    [
        ("g4.wounded g5", "g4", "", 3 + 3),
        ("g4.wounded g5", "g4", "flank german A A", 6 + 6),
        ("g4.wounded g5", "g5", "flank german A A", 3 + 9),
        ("g3.wounded g4.assists=g3", "g3", "", 8),
        ("g1.wounded g4", "g1", "ground german A 12>sideways", 5 + 1),
    ],
)
@proves("UF 33.9", 1)
def test_33_9_a_hero_shown_on_a_wounded_man_lets_him_forget_the_wound_and_no_more(
    men: str, hero: str, more: str, expected: int
) -> None:
    scene = given(f"german A 2 {men}", "american A 3 a9", "hand german 30 66", more)
    when(scene, "fire A>A")
    preview = scene.game.preview(f"hero {hero} 30")
    assert preview is not None
    when(scene, f"hero {hero} 30")
    assert preview.detail["firepower"] == firepower(scene.game) == expected


@proves("UF 10.43", 2)
def test_10_43_the_powers_of_a_hero_are_shown_as_he_fires_with_them() -> None:
    scene = given("german A 2 g4.pinned g5", "american A 3 a9", "hand german 30 66")
    when(scene, "hero g4 30", "fire A>A")
    preview = scene.game.preview("hero g4")
    assert preview is not None
    when(scene, "hero g4")
    assert preview.detail["firepower"] == firepower(scene.game) == 9


@proves("UF 4.4", 6)
@pytest.mark.parametrize("answer", ["conceal 56", "decline"])
def test_4_4_cards_spent_on_an_attack_are_in_the_pile_it_goes_on_with(answer: str) -> None:
    scene = given(
        "german A 2 g4 g5 g6 g10",
        "american A 2 a9 a5",
        "hand german 75",
        "hand american 56",
        "pile 8",
    )
    when(scene, "fire A>A; with 75; shoot")
    game = scene.game
    lines = (answer, "decline", "resolve") if answer != "decline" else (answer, "resolve")
    for man in ("a9", "a5"):
        assert man_odds(game.preview(answer), man) == spread(game, *lines, say=fate(game, man))


@proves("UF 4.4", 6)
def test_4_4_a_hero_spent_on_the_firers_is_in_that_pile_too() -> None:
    scene = given("german A 2 g4 g5", "american A 2 a9 a5", "hand german 75 30", "pile 8")
    when(scene, "fire A>A")
    game = scene.game
    lines = ("hero g4 30", "with 75", "shoot", "decline", "resolve")
    for man in ("a9", "a5"):
        assert man_odds(game.preview("hero g4 30"), man) == spread(
            game, *lines, say=fate(game, man)
        )


@proves("UF 10.3", 4)
@pytest.mark.parametrize("man", ["g4", "g10"])
def test_10_3_the_odds_of_an_order_to_leave_are_those_of_column_0r(man: str) -> None:
    game = given(
        "german A 1 g4.pinned g10.pinned g5", "american A 1 a1", "pile 1 2 4 26 21 30 29 10 46 67"
    ).game
    fates = spread(game, f"panic {man}", say=fate(game, man))
    assert shown(game.preview(f"panic {man}")) == fates
    assert set(fates) == {"kia", "rout"}


@proves("UF 10.23", 1)
def test_10_23_a_rally_all_shows_everybody_it_brings_back() -> None:
    game = given(
        "german A 1 g1 g4.pinned g5.pinned",
        "german B 1 g6.pinned g7",
        "american A 1 a1",
        "hand german 49 42",
    ).game
    preview = game.preview("rally-all A,B 49")
    assert preview is not None
    assert preview.rule == "UF 10.23"
    assert preview.detail == {"pinned": ["g4", "g5", "g6"], "rises": 3}
    small = game.preview("rally A 42")
    assert small is not None
    assert (small.rule, small.detail["rises"]) == ("UF 10.21", 2)


@pytest.mark.parametrize("men", ["r19 r4 r6.pinned", "r4 r6.pinned r19", "r4 r19 r6.pinned r8"])
@proves("UF 15.52", 1)
def test_15_52_where_a_commissar_tells_the_odds_know_whether_he_was_hit_before(men: str) -> None:
    scene = given(
        "nations german russian",
        "german A 2 g4 g5 g6 g10",
        f"russian A 2 {men}",
        "hand german 75",
        "pile 9 109 113 1 2 8",
    )
    when(scene, "fire A>A; with 75; shoot", "russian: decline")
    game = scene.game
    for man in ("r19", "r4", "r6"):
        found = spread(game, "resolve", say=fate(game, man))
        assert man_odds(game.preview("resolve"), man) == found


@pytest.mark.parametrize(
    ("more", "hand", "cards"),
    [
        # Halved on the move the small card adds nothing, so it is not wasted.
        ("ground german A 12>sideways", "75 66", ["75"]),
        ("", "75 66", ["75", "66"]),
        ("", "75 54 66", ["75", "66"]),
        # However weak, an attack is shown with the card it would take.
        ("ground american A 71", "66", ["66"]),
    ],
)
@proves("UF 6.3", 1)
def test_6_3_the_strongest_attack_the_firepower_allows_is_shown(
    more: str, hand: str, cards: list[str]
) -> None:
    game = given("german A 3 g1 g2", "american A 2 a9", f"hand german {hand}", more).game
    preview = game.preview("fire A>A")
    assert preview is not None
    assert preview.detail["cards"] == cards
