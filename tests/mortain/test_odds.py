"""The odds shown before an attack are exact, and equal what playing it out gives (SM 3.2)."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import sqrt
from typing import Final

import pytest

from caposaldo.kernel.chance import stream
from caposaldo.kernel.contract import Preview
from caposaldo.library import AnyGame
from caposaldo.mortain.deck import DECK
from caposaldo.mortain.odds import full_deck_odds, histogram
from caposaldo.scene import Scene
from tests.mortain.scenes import given

FIRE: Final = "fire ge-37; with us-117; shoot"


def odds(preview: Preview | None) -> dict[str, Fraction]:
    assert preview is not None
    return {outcome.key: Fraction(outcome.chances, outcome.of) for outcome in preview.odds}


def range_two(*lines: str) -> Scene:
    """Lay a regiment (AI 4) two hexes from a German regiment in the clear: it hits up to 4."""
    return given("turn 2", "card 8H", "us-117 0503", "ge-37 0505", *lines)


@pytest.mark.parametrize(
    ("card", "lines", "chain", "tenths"),
    [
        ("8H", "us-117 0503 | ge-37 0504", "fire ge-37; with us-117; shoot", 5),
        ("8S", "us-119 0703 | ge-d 0705", "fire us-119; with ge-d; shoot", 1),
        (
            "8S",
            "us-tds 0804 | ge-pz1 0803 | ge-102 0803",
            "fire us-tds; with ge-pz1; with ge-102; shoot",
            10,
        ),
        (
            "8H",
            "us-117 0404 | us-119 0404 | ge-37 0604",
            "fire ge-37; with us-117; with us-119; shoot",
            7,
        ),
        ("8H", "us-117 0101 | ge-37 0604", "oba; strike 0604 ai", 2),
        ("7H", "us-117 0101 | ge-37 0804", "air; strike 0804 ai", 4),
    ],
)
def test_3_4_the_examples_of_the_counters_with_a_full_deck(
    card: str, lines: str, chain: str, tenths: int
) -> None:
    preview = given("turn 2", f"card {card}", *lines.split(" | ")).game.preview(chain)
    assert preview is not None
    full = preview.detail["full_deck"]
    assert full == {"key": "full-deck", "chances": tenths, "of": 10, "share": tenths / 10}


@pytest.mark.parametrize(("limit", "tenths"), [(-3, 0), (0, 0), (1, 1), (9, 9), (10, 10), (15, 10)])
def test_the_chance_with_a_full_deck_stays_between_none_and_all(limit: int, tenths: int) -> None:
    found = full_deck_odds(limit)
    assert (found.key, found.chances, found.of) == ("full-deck", tenths, 10)


def test_an_early_joker_only_delays_the_card_that_decides() -> None:
    found = odds(range_two("deck 2S 4S 5S 9S KS JOKER").game.preview(FIRE))
    assert found == {"hit": Fraction(2, 4), "miss": Fraction(2, 4)}


def test_a_late_joker_is_a_miss_that_ends_the_turn() -> None:
    scene = range_two("deck 2S 4S 5S 9S KS JOKER", "activated german us")
    found = odds(scene.game.preview(FIRE))
    assert found == {"hit": Fraction(2, 5), "miss": Fraction(2, 5), "turn-ends": Fraction(1, 5)}


def test_the_attack_itself_counts_as_the_activation_that_makes_the_joker_late() -> None:
    scene = range_two("deck 2S 4S 5S 9S KS JOKER", "activated german")
    assert odds(scene.game.preview(FIRE))["turn-ends"] == Fraction(1, 5)
    strike = given("turn 2", "card 8H", "us-117 0503", "ge-37 0505", "activated german")
    assert odds(strike.game.preview("oba; strike 0505 ai"))["turn-ends"] == Fraction(1, 40)


def test_by_the_english_text_the_colours_that_came_up_make_the_joker_late() -> None:
    lines = ("reading joker-needs could", "deck 2S 5S JOKER")
    early = odds(range_two(*lines, "came-up us", "activated german us").game.preview(FIRE))
    late = odds(range_two(*lines, "came-up german us").game.preview(FIRE))
    assert early == {"hit": Fraction(1, 2), "miss": Fraction(1, 2)}
    assert late == {"hit": Fraction(1, 3), "miss": Fraction(1, 3), "turn-ends": Fraction(1, 3)}


def test_a_joker_out_of_the_deck_ends_nothing() -> None:
    found = odds(range_two("deck 2S 5S KS", "activated german us").game.preview(FIRE))
    assert found == {"hit": Fraction(1, 2), "miss": Fraction(1, 2)}


@pytest.mark.parametrize("deck", ["deck empty", "deck KS QH", "deck KS JOKER"])
def test_without_numbers_and_late_jokers_the_turn_is_sure_to_end(deck: str) -> None:
    found = odds(range_two(deck).game.preview(FIRE))
    assert found == {"hit": Fraction(0), "miss": Fraction(0), "turn-ends": Fraction(1)}


def test_after_a_face_card_the_odds_are_those_of_the_cards_left() -> None:
    scene = given("turn 2", "card 8H", "us-117 0503", "ge-37 0505", "deck 2S 5S 9S KS", rig="KS")
    scene.play(FIRE)
    assert odds(scene.game.preview("again")) == {"hit": Fraction(1, 3), "miss": Fraction(2, 3)}


def test_the_histogram_counts_the_cards_left_and_says_which_hit() -> None:
    found = histogram(["2S", "2H", "4S", "5D", "KH", "JOKER"], 4)
    assert [(entry["number"], entry["left"]) for entry in found if entry["left"]] == [
        (2, 2),
        (4, 1),
        (5, 1),
    ]
    assert [entry["number"] for entry in found] == list(range(1, 11))
    assert [entry["hits"] for entry in found] == [True] * 4 + [False] * 6


def test_the_histogram_of_a_full_deck_has_four_of_each() -> None:
    assert {entry["left"] for entry in histogram(DECK, 0)} == {4}
    assert not any(entry["hits"] for entry in histogram(DECK, 0))


# Playing it out ------------------------------------------------------------------------------

TRIALS: Final = 33_400
SIGMAS: Final = 4
ENDS: Final = {"@miss-joker": "turn-ends", "@miss-no-card-left": "turn-ends"}


def shots(game: AnyGame, times: int) -> Iterator[str]:
    """Fire the same shot again and again, turning faces again, and say how each ends."""
    source = stream(1944, "shots")
    for _ in range(times):
        trial = game.copy()
        trial.chance = source
        told = trial.answer("shoot")
        while (asked := trial.decision()) is not None and asked.prompt == "face-card":
            told = trial.answer("again")
        for event in told:
            if event.kind == "resolved":
                yield "hit" if event.facts["hit"] == "yes" else "miss"
                break
            if event.kind == "missed":
                yield ENDS[str(event.facts["reason"])]
                break


@pytest.mark.parametrize(
    "lines",
    [
        "activated german us",  # a late Joker, the whole deck
        "activated us | deck 2S 3D 4C 5S 7D 9S KS QD JOKER",  # an early Joker
        "activated german | deck 2S 9S KS QS JS KD QD JD KC QC JOKER",  # faces and the Joker
    ],
    ids=["late-joker", "early-joker", "faces"],
)
@pytest.mark.slow
def test_the_odds_shown_are_the_frequencies_of_play(lines: str) -> None:
    game = range_two(*lines.split(" | ")).game
    game.answer("fire ge-37; with us-117")
    shown = odds(game.preview("shoot"))
    found = Counter(shots(game, TRIALS))
    assert found.total() == TRIALS
    assert set(found) <= set(shown)
    for key, chance in shown.items():
        share = float(chance)
        spread = sqrt(TRIALS * share * (1 - share))
        assert abs(found[key] - TRIALS * share) <= SIGMAS * spread
