"""The deck as the clock of a turn (SM 2.1, 2.3, 5.1, R1, R6 - R8)."""

from collections import Counter

import pytest

from caposaldo import library
from caposaldo.kernel.chance import stream
from caposaldo.kernel.events import Event
from caposaldo.library import AnyGame
from caposaldo.mortain.deck import DECK, FACES, JOKER, NUMBER, OWNER
from caposaldo.proofs import proves

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]


def whole_game(scenario: str, seed: int, readings: dict[str, str]) -> tuple[AnyGame, list[Event]]:
    game = library.start("mortain", scenario, readings, seed)
    luck = stream(seed, "test")
    told = list(game.told())
    while (asked := game.decision()) is not None:
        told += game.answer(asked.options[luck.below(len(asked.options), "choice")])
    return game, told


@proves("SM 2.1", 1)
@proves("SM R1", 1)
def test_2_1_the_deck_is_52_cards_and_one_joker() -> None:
    assert Counter(DECK) == Counter([rank + suit for suit in "CDHS" for rank in RANKS] + [JOKER])


@pytest.mark.parametrize("card", [card for card in DECK if card != JOKER])
@proves("SM 2.1", 2)
@proves("SM R1", 3)
@proves("SM R4", 1)
def test_2_1_each_card_is_handed_to_the_owner_of_its_colour(card: str) -> None:
    deck = f"deck {card}\nge-37 0803\nus-117 0502"
    game = library.from_position("mortain", deck)
    asked = game.decision()
    assert asked is not None
    assert asked.seat == ("german" if card[-1] in "CS" else "us")
    assert asked.facts["card"] == f"@card-{card}"
    assert OWNER[card] == asked.seat


@proves("SM R1", 1)
@proves("SM 2.1", 1)
def test_r1_any_of_the_53_cards_may_come_first_in_a_turn() -> None:
    first = set()
    for seed in range(1200):
        text = "deck empty\nge-37 0803\nus-117 0502"
        game = library.from_position("mortain", text, stream(seed, "game"))
        kinds = [event.kind for event in game.told()]
        first.add(JOKER if "joker-ignored" in kinds else str(game.told()[-1].facts["card"])[6:])
        assert len(game.table.deck) == 52
        assert game.table.turn == 2
    assert first == set(DECK)


@pytest.mark.parametrize("scenario", ["postcard", "sector"])
@pytest.mark.parametrize("seed", [1, 2, 3])
@proves("SM R1", 1, 2)
@proves("SM 5.1", 1)
def test_r1_no_card_comes_twice_in_a_turn_and_every_turn_has_them_all_again(
    scenario: str, seed: int
) -> None:
    game, told = whole_game(scenario, seed, {})
    turns: list[list[str]] = []
    for event in told:
        if event.kind == "turn-began":
            turns.append([])
        elif event.kind in ("card-turned", "resolved", "face-discarded"):
            turns[-1].append(str(event.facts["card"]))
    assert 1 <= len(turns) <= 6
    assert game.table.turn == len(turns)
    assert all(len(set(cards)) == len(cards) for cards in turns)
    assert sum(map(len, turns)) > len({card for cards in turns for card in cards})


@pytest.mark.parametrize("seed", range(4))
@proves("SM 5.1", 1)
@proves("SM 2.3", 1)
def test_5_1_a_game_that_nothing_stops_has_six_turns_each_with_an_end(seed: int) -> None:
    game = library.start("mortain", "postcard", {"joker-needs": "could"}, seed)
    told = game.answer("setup line; ready")
    while game.decision() is not None:
        told = [*told, *game.answer("pass")]
    kinds = Counter(event.kind for event in told)
    assert kinds["turn-began"] == 6
    assert kinds["joker-ends-turn"] + kinds["deck-used-up"] == 6
    assert [e.facts["turn"] for e in told if e.kind == "turn-began"] == [1, 2, 3, 4, 5, 6]


@proves("SM 2.3", 2)
@proves("SM R6", 1)
def test_2_3_when_nobody_ever_activates_every_joker_is_early_and_the_deck_runs_out() -> None:
    game = library.start("mortain", "postcard", {"joker-needs": "activated"}, 5)
    told = game.answer("setup line; ready")
    while game.decision() is not None:
        told = [*told, *game.answer("pass")]
    kinds = Counter(event.kind for event in told)
    assert kinds["joker-ends-turn"] == 0
    assert kinds["deck-used-up"] == 6
    assert kinds["card-turned"] == 6 * 52
    assert kinds["joker-ignored"] >= 6


@proves("SM R6", 2)
def test_r6_an_early_joker_set_aside_comes_once_a_turn_at_most() -> None:
    readings = {"joker-needs": "activated", "early-joker": "aside"}
    game = library.start("mortain", "postcard", readings, 5)
    told = game.answer("setup line; ready")
    while game.decision() is not None:
        told = [*told, *game.answer("pass")]
    kinds = Counter(event.kind for event in told)
    assert kinds["joker-ignored"] == 6
    assert kinds["card-turned"] == 6 * 52


@pytest.mark.parametrize(
    ("reading", "activated", "came_up", "ends"),
    [
        ("activated", "", "", False),
        ("activated", "us", "us german", False),
        ("activated", "german", "us german", False),
        ("activated", "us german", "us german", True),
        ("could", "", "us", False),
        ("could", "", "german", False),
        ("could", "", "us german", True),
        ("could", "us", "us german", True),
    ],
)
@proves("SM 2.3", 1, 2)
@proves("SM R6", 3)
def test_2_3_when_a_joker_is_early(reading: str, activated: str, came_up: str, ends: bool) -> None:
    lines = [
        f"reading joker-needs {reading}",
        "deck JOKER 4S",
        f"activated {activated}",
        f"came-up {came_up}",
        "ge-37 0803",
        "us-117 0502",
    ]
    chance = library.RiggedChance(("JOKER", "4S"))
    game = library.from_position("mortain", "\n".join(lines), chance)
    assert game.told()[0].kind == ("joker-ends-turn" if ends else "joker-ignored")
    assert game.table.turn == (2 if ends else 1)


@pytest.mark.parametrize("card", [card for card in DECK if card != JOKER])
@proves("SM R9", 2)
def test_r9_what_a_card_is_worth_in_combat(card: str) -> None:
    rank = card[:-1]
    assert (card in FACES) == (rank in "JQK")
    assert NUMBER.get(card) == {**{str(n): n for n in range(2, 11)}, "A": 1}.get(rank)
