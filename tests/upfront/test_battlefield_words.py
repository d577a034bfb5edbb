"""The cards of a battlefield are called by what they are there (T0)."""

from __future__ import annotations

import pytest

from caposaldo import library
from caposaldo.text import LANGUAGES, Words
from tests.upfront.boxes import box
from tests.upfront.scenes import given

FIELDS = sorted(box().fields)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("field", FIELDS)
def test_every_changed_card_has_the_name_of_its_ground(field: str, lang: str) -> None:
    words, usual = Words(lang, field), Words(lang)
    for id, card in box().fields[field].cards.items():
        name = words.term(f"card-{id}", "upfront")
        ground = f"terrain-{card.terrain}" if card.terrain else f"card-{card.kind}"
        assert name.startswith(words.term(ground, "upfront")), id
        assert name.endswith(f"({id})"), id
        # What a card shows when it is drawn stays as it is.
        drawn = f"card-{id}-draw"
        assert words.term(drawn, "upfront") == usual.term(drawn, "upfront")


def test_a_game_says_which_words_it_speaks() -> None:
    for field, dialect in (("plain", ""), ("city", "city")):
        game = library.start("upfront", "A", {"battlefield": field})
        assert game.kind.dialect(game) == dialect
    for field, dialect in (
        ("plain", "fire"),
        ("city", "city fire"),
        ("countryside", "countryside"),
    ):
        game = library.start("upfront", "A", {"battlefield": field, "fire": "on"})
        assert game.kind.dialect(game) == dialect
    scene = given("option battlefield desert", "german A 1 g4", "american A 1 a4")
    assert scene.game.view("german")["dialect"] == "desert"


def test_a_name_without_another_is_the_usual_one() -> None:
    desert = Words("en", "desert")
    assert desert.term("card-59", "upfront") == Words("en").term("card-59", "upfront")
    assert desert.term("card-58", "upfront") == "Escarpment \N{MINUS SIGN}2 (58)"
    assert Words("it", "desert-rules").term("card-148", "upfront") == "Wadi (148)"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_of_two_dialects_has_the_names_of_both(lang: str) -> None:
    both, city = Words(lang, "city fire"), Words(lang, "city")
    assert both.term("card-55", "upfront") == city.term("card-55", "upfront")
    assert both.term("card-141", "upfront").startswith(city.term("card-burning", "upfront"))
    assert city.term("card-141", "upfront") == Words(lang).term("card-141", "upfront")
