"""What the prose of the game says of cards, men and weapons agrees with its data."""

from __future__ import annotations

from typing import Final

import pytest

from caposaldo.text import Words
from tests.upfront.boxes import box

GAME: Final = "upfront"
KINDS: Final = {
    "en": {"fire": "Fire", "rally": "Rally", "concealed": "Concealed", "movement": "Movement"},
    "it": {"fire": "Fuoco", "rally": "Recupero", "concealed": "Nascosto", "movement": "Movimento"},
}
COLOURS: Final = {"en": ("black", "red"), "it": ("nero", "rosso")}


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_card_is_named_by_what_it_is_and_its_number(lang: str) -> None:
    words = Words(lang)
    for card in box().deck.values():
        said = words.term(f"card-{card.id}", GAME)
        assert said.endswith(f" ({card.id})")
        kind = card.terrain and words.term(f"terrain-{card.terrain}", GAME)
        for wanted in [half.kind for half in card.halves] or [card.kind]:
            assert (kind or KINDS[lang].get(wanted, "")) in said
        if card.kind == "fire":
            assert f" {card.strength} " in said
        if card.kind == "rally" and not card.rally_all:
            assert f" {card.value} " in said
        if card.kind == "concealed":
            assert f" \N{MINUS SIGN}{-card.value} " in said


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_drawn_card_says_its_number_and_colour(lang: str) -> None:
    words = Words(lang)
    for card in box().deck.values():
        said = words.term(f"card-{card.id}-draw", GAME).split()
        assert str(card.rn) in said
        assert COLOURS[lang][card.red] in said


@pytest.mark.parametrize("lang", ["en", "it"])
def test_men_and_weapons_are_those_of_the_data(lang: str) -> None:
    words = Words(lang)
    for id, man in box().men.items():
        if man.vehicle is None:
            assert words.term(f"man-{id}", GAME) == man.name
            continue
        # Guns and armoured cars are called otherwise in another language.
        assert words.has(f"upfront-man-{id}")
        assert lang != "en" or words.term(f"man-{id}", GAME) == man.name
        mounted = (*man.vehicle.guns, man.vehicle.mg, man.vehicle.flame)
        for weapon in mounted:
            assert weapon is None or words.has(f"upfront-weapon-{weapon.code}")
    for code in box().weapons:
        assert words.has(f"upfront-weapon-{code}")
    for code in box().secondary:
        assert words.has(f"upfront-secondary-{code}")


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_scenario_has_a_title_and_a_story(lang: str) -> None:
    for id in box().scenarios:
        assert Words(lang).has(f"upfront-scenario-{id}")
        assert Words(lang).has(f"upfront-scenario-{id}-story")


def test_one_verb_with_different_numbers_of_words_has_a_label_for_each() -> None:
    words = Words("en")
    assert words.action(GAME, "ford A 1") == "Group A fords with Movement (1)"
    assert words.action(GAME, "ford A 1 B") == "Group A fords with Movement (1) to become group B"
    flanks = "Group A fords with Movement (1) and flanks enemy group B"
    assert words.action(GAME, "ford A 1 >B") == flanks


def test_words_of_two_parts_are_said_apart() -> None:
    words = Words("it")
    assert words.action(GAME, "fire A>B") == "Il Gruppo A spara al Gruppo B nemico"
    swap = "Il Gruppo A con Movimento (1) e il Gruppo B con Movimento (3) si scambiano la lettera"
    assert words.action(GAME, "exchange A:1 B:3") == swap
    assert words.action(GAME, "rally-all A,B 34").startswith("Recupera Gruppo A e Gruppo B con ")


def test_a_fact_that_names_no_card_or_man_is_said_as_it_stands() -> None:
    words = Words("it")
    refusal = {"key": "not-in-hand", "facts": {"card": "999"}}
    assert words.refusal(GAME, refusal) == "La carta 999 non è in mano."
    refusal = {"key": "no-such-man", "facts": {"name": "g1"}}
    assert words.refusal(GAME, refusal) == "Non c'è nessun uomo Ahrens che possa farlo."


def test_the_log_tells_an_attack_with_its_sum() -> None:
    fires = {
        "kind": "fires",
        "facts": {
            "seat": "german",
            "group": "A",
            "target": "B",
            "range": 3,
            "firepower": 7,
            "cards": ["1", "3"],
            "strength": 2,
        },
        "modifiers": [
            {"value": 4, "label": "fire-card", "facts": {"card": "1"}},
            {"value": -2, "label": "target-in", "facts": {"terrain": "@terrain-woods"}},
        ],
    }
    assert Words("en").event(GAME, fires) == (
        "German group A fires at enemy group B at relative range 3, 7 FP, with Movement (1) and "
        "Movement (3): Fire card +4, target in Woods \N{MINUS SIGN}2, strength 2."
    )
