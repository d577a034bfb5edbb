"""The odds of ordnance and of snipers are exact in every state of men and ground (14, 25)."""

import pytest

from caposaldo.proofs import proves
from tests.upfront.forks import fate, man_odds, shown, spread, told
from tests.upfront.scenes import given, when

SHOT = {"hits": "hit", "jams": "jam", "": "miss"}
PILE = "pile 1 2 4 26 21 41 46"
"""Red and black, high and low, with a red 5 and a red 6 among them."""


@pytest.mark.parametrize(
    "lines",
    [
        "american A 2 a4.wounded a3.wounded.pinned",
        "american A 2 a4 a3.pinned | ground american A 55 12>forward",
        "american A 2 a4 a3.inside=B | german B 3 g5 | entrenched american A",
        "american A 2 a4 a5.to=B | american B 2 a6",
        "american A 2 a4 a3.inside=A",
        "option night night | watched A>A | american A 2 a4 a3.pinned | ground american A 130",
        "american A 2 a4 a3.pinned | ground german A 105 | ground american A 97 136",
    ],
)
def test_25_4_the_odds_of_a_shot_and_of_every_man_struck(lines: str) -> None:
    more = [*lines.split(" | "), "hand german 66", PILE]
    game = given("german A 1 g25 g4.assists=g25", *more).game
    preview = game.preview("shell A>A g25 66")
    played = ("shell A>A g25 66", "decline", "resolve")
    assert shown(preview) == spread(game, *played, say=told(SHOT))
    assert preview is not None
    men = preview.detail["men"]
    assert isinstance(men, list)
    for man in [entry["id"] for entry in men]:
        assert man_odds(preview, man) == spread(game, *played, say=fate(game, man))


@proves("UF 10.45", 5)
@proves("UF 10.43", 2)
@pytest.mark.parametrize(
    ("man", "hero", "shot"),
    [
        ("g20", "", "shell A>A g20 66 30"),
        ("g20.pinned", "hero g20 30", "shell A>A g20 66"),
        ("g20.wounded", "hero g20 30", "shell A>A g20 66"),
    ],
)
def test_10_45_the_odds_of_a_shot_that_a_hero_helps(man: str, hero: str, shot: str) -> None:
    lines = (f"german A 2 {man} g4", "american A 1 a4", "hand german 66 30")
    # The pile has a 1, with which only a hero hits.
    scene = given(*lines, "pile 1 2 9 21")
    when(scene, *([hero] if hero else []))
    found = spread(scene.game, shot, "decline", "resolve", say=told(SHOT))
    assert shown(scene.game.preview(shot)) == found


def test_20_9_a_shot_may_make_a_man_berserk_or_shake_him_with_his_commissar() -> None:
    game = given(
        "nations german russian",
        "german A 2 g20 g4.assists=g20",
        "russian A 3 r4.pinned r5",
        "hand german 66",
        "pile 1 2 8 13 24 31 46",
    ).game
    preview = game.preview("shell A>A g20 66")
    played = ("shell A>A g20 66", "decline", "resolve")
    for man in ("r4", "r5"):
        assert man_odds(preview, man) == spread(game, *played, say=fate(game, man))
    assert "berserk" in man_odds(preview, "r4")


def test_25_34_the_odds_after_a_concealed_card_and_with_one_more() -> None:
    lines = ("german A 1 g25 g4.assists=g25", "american A 1 a4 a5", "hand german 66")
    scene = given(*lines, "hand american 74 65", PILE)
    when(scene, "shell A>A g25 66")
    for answer in ("decline", "conceal 74", "conceal 65"):
        words = (answer,) if answer == "decline" else (answer, "decline")
        found = spread(scene.game, *words, "resolve", say=told(SHOT))
        assert shown(scene.game.preview(answer)) == found
    when(scene, "american: conceal 74", "american: decline")
    preview = scene.game.preview("resolve")
    assert preview is not None
    assert [(line.label, line.value) for line in preview.modifiers] == [("concealed-before", -1)]
    assert preview.detail["hits"] == "0-1"
    assert scene.game.preview("drop") is None


@pytest.mark.parametrize(
    "target",
    [
        "american A 1 a4.wounded a3.pinned.wounded a9",
        "american A 1 a4 a5.to=B | american B 1 a6",
        "american A 1 a3.pinned",
        "american A 1 a3.pinned.wounded",
    ],
)
def test_14_3_the_odds_of_a_sniper_in_every_state_of_the_men(target: str) -> None:
    lines = target.split(" | ")
    game = given("phase discards", "german A 1 g1 g4", *lines, "hand german 27", PILE).game
    preview = game.preview("snipe 27 >A")
    assert preview is not None
    men = preview.detail["men"]
    assert isinstance(men, list)
    for man in [entry["id"] for entry in men]:
        found = spread(game, "snipe 27 >A", "end", say=fate(game, man), until="refill")
        assert man_odds(preview, man) == found


@pytest.mark.parametrize("drawn", ["pile 1 2 4", "pile 26 21", "pile 31 2 26"])
def test_36_1_the_odds_of_digging_count_0_of_either_colour(drawn: str) -> None:
    game = given("german A 1 g1 g4", "american A 1 a4", drawn).game
    dug = told({"digs done": "success", "": "failure"})
    assert shown(game.preview("dig A")) == spread(game, "dig A", say=dug)


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4, 5, 6])
def test_14_4_a_search_must_draw_a_black_number_above_the_snipers(number: int) -> None:
    game = given("german A 1 g1 g4", "american A 1 a4", f"sniped german A {number}").game
    cards = game.table.battle.deck.values()
    found = shown(game.preview("sniper-check A")).get("success", 0)
    good = [card for card in cards if not card.red and card.rn > number]
    assert found * len(cards) == len(good)
