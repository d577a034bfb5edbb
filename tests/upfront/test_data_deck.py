"""The action deck of the package against what is known of the printed one."""

from collections.abc import Callable
from typing import Any

import pytest

from caposaldo.proofs import proves
from caposaldo.upfront.cards import COLUMNS, CardId
from caposaldo.upfront.datacheck import DECK_CHECKS, check_deck
from caposaldo.upfront.deckfacts import FILLED, INFERRED, KNOWN, Check, DeckFacts
from tests.upfront.data_files import card, deck, nations, parsed

Spoil = Callable[[dict[int, dict[str, Any]]], None]
SEVEN = ("german", "russian", "american", "british", "japanese", "italian", "french")


def users(number: int, kind: str) -> set[str]:
    return {nation for nation in SEVEN if kind in card(number).uses[nation]}


@pytest.mark.parametrize("check", DECK_CHECKS, ids=lambda check: check.sentence)
def test_the_deck_agrees_with_every_check(check: Check) -> None:
    assert check.holds(DeckFacts(deck()))


def test_every_check_says_how_far_it_is_sourced_and_says_something_of_its_own() -> None:
    assert {check.basis for check in DECK_CHECKS} == {KNOWN, INFERRED, FILLED}
    assert len({check.sentence for check in DECK_CHECKS}) == len(DECK_CHECKS)


@proves("UF 2.2", 1, 2, 3, 4)
def test_2_2_every_card_has_a_function_a_random_number_ten_positions_and_a_number_of_its_own() -> (
    None
):
    assert list(deck()) == [CardId(str(number)) for number in range(1, 163)]
    for one in deck().values():
        assert one.kind
        assert 0 <= one.rn <= 6
        assert one.number == (-one.rn if one.red else one.rn)
        assert len(one.positions) == len(one.reds) == len(COLUMNS) == 10
        assert all(1 <= value <= column for column, value in enumerate(one.positions, 1))


@proves("UF 2.21", 4)
def test_2_21_card_159_is_rally_1_for_all_but_italians_and_movement_for_russians_and_japanese() -> (
    None
):
    assert users(159, "rally") == set(SEVEN) - {"italian"}
    assert card(159).value_as("rally") == 1
    assert users(159, "movement") == {"russian", "japanese"}


@proves("UF 2.21", 5)
def test_2_21_card_162_is_concealed_1_for_the_three_and_movement_for_the_russian_only() -> None:
    assert users(162, "concealed") >= {"german", "american", "russian"}
    assert card(162).value_as("concealed") == -1
    assert users(162, "movement") & {"german", "american", "russian"} == {"russian"}


@proves("UF 2.21", 6)
def test_2_21_card_42_is_rally_2_for_all_but_radio_only_for_american_and_russian() -> None:
    assert users(42, "rally") == set(SEVEN)
    assert card(42).value_as("rally") == 2
    assert {*card(42).radio} & {"german", "american", "russian"} == {"american", "russian"}


@proves("UF 2.21", 7)
def test_2_21_card_52_is_rally_3_or_radio_for_american_and_german_and_concealed_for_russian() -> (
    None
):
    three = {"german", "american", "russian"}
    assert users(52, "rally") & three == {*card(52).radio} & three == {"american", "german"}
    assert users(52, "concealed") & three == {"russian"}
    assert (card(52).value_as("rally"), card(52).value_as("concealed")) == (3, -2)


@proves("UF 2.22", 4)
def test_2_22_card_130_is_smoke_for_four_nations_and_cower_for_the_others() -> None:
    assert users(130, "smoke") == {"german", "american", "british", "french"}
    assert all(card(130).uses[nation] == () for nation in ("russian", "italian", "japanese"))


@pytest.mark.parametrize(
    ("nation", "troops", "kinds"),
    [
        ("french", "line", ("rally",)),
        ("french", "second_line", ()),
        ("italian", "line", ()),
        ("italian", "elite", ("rally",)),
        ("marines", "line", ("rally",)),
    ],
)
def test_51_4_and_50_5_some_troops_use_split_cards_otherwise_than_their_nation(
    nation: str, troops: str, kinds: tuple[str, ...]
) -> None:
    own = nations()[nation]
    assert card(52).uses_for(own, own.troops[troops]) == kinds


@pytest.mark.parametrize("nation", SEVEN)
def test_the_radio_cards_a_nation_can_use_are_as_many_as_its_entry_says(nation: str) -> None:
    assert sum(nation in one.radio for one in deck().values()) == nations()[nation].radio_cards


def test_a_wall_covers_less_from_elsewhere_and_a_gully_lets_nobody_fire() -> None:
    wall, gully, woods = card(97), card(84), card(55)
    assert (wall.defence, wall.defence_other, wall.defence_mortar) == (-2, -1, -1)
    assert (gully.attack_na, gully.defence, gully.defence_other) == (True, -2, -2)
    assert (woods.defence, woods.defence_mortar, woods.attack_na) == (-2, 0, False)


def test_only_a_minefield_and_a_sniper_have_their_numbers() -> None:
    assert (card(141).mine, card(141).mine_again, card(141).strength) == (3, 2, 0)
    assert (card(27).pin, card(27).kia) == ((2, 3), (4, 6))
    assert (card(1).pin, card(1).mine) == ((1, 0), 0)


def _swap_colours(cards: dict[int, dict[str, Any]]) -> None:
    cards[30]["colour"], cards[151]["colour"] = "red", "black"


def _weaken_buildings(cards: dict[int, dict[str, Any]]) -> None:
    cards[58]["defence"] = -3


def _italian_half(cards: dict[int, dict[str, Any]]) -> None:
    cards[159]["halves"][0]["nations"].append("italian")


def _heavier_fire(cards: dict[int, dict[str, Any]]) -> None:
    lightest = next(c for c in cards.values() if c["kind"] == "fire" and c["firepower"] == 1)
    lightest["firepower"] = 2


def _odd_row(cards: dict[int, dict[str, Any]]) -> None:
    cards[7]["rpn"][8] = [2, "black"]


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (_swap_colours, "known: Hero is no. 30 with a black and no. 151 with a red random number"),
        (_weaken_buildings, "known: Buildings are 8, four at -2 and four at -3"),
        (_italian_half, "known: Italians have no half, Japanese the Russian, French the German"),
        (_heavier_fire, "inferred: as many cards need 1 firepower as need 2"),
        (_odd_row, "known: no. 7 has a black 1 in column 9"),
    ],
)
def test_a_spoilt_deck_fails_the_check_that_looks_there(spoil: Spoil, complaint: str) -> None:
    data = parsed("action_deck")
    spoil({entry["no"]: entry for entry in data["card"]})
    assert complaint in check_deck(data, nations())


def test_a_deck_copied_from_printed_cards_is_asked_only_what_is_known() -> None:
    data = parsed("action_deck")
    _heavier_fire({entry["no"]: entry for entry in data["card"]})
    assert check_deck(data, nations(), bases=(KNOWN,)) == []
    assert check_deck(data, nations()) != []


def test_every_card_says_what_its_figures_rest_on() -> None:
    for entry in parsed("action_deck")["card"]:
        assert entry["basis"] in ("known", "inferred", "filled")
        known = ("colour known", "colour inferred", "specimen", "filled")
        assert entry["rn_basis"] in known, entry["no"]
        assert entry["rpn_basis"] in ("specimen", "part", "filled"), entry["no"]
