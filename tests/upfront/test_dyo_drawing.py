"""What is drawn for a scenario of one's own (43.31 to 43.34, 43.5)."""

from __future__ import annotations

import pytest

from caposaldo.proofs import proves
from caposaldo.upfront.dyo.drawing import (
    draw_between,
    draw_limit,
    draw_position,
    draw_time,
    draw_troops,
    draw_victory,
)
from caposaldo.upfront.dyo.lots import Lots, draw_design
from caposaldo.upfront.dyo.reading import read_design
from tests.upfront.designing import bid, box, card_with, forces, pile, tables

POSITIONS = {
    1: ("russian", "german"),
    2: ("german", "russian"),
    3: ("american", "german"),
    4: ("german", "american"),
}
TIMES = ("1945a", "1944b", "1944a", "1943b", "1943a", "1942b", "1942a", "1941b", "1941a")
# Second line and line up to the number given; what is above is elite (43.5).
TYPES = {
    "german": "5/9 4/8 3/8 2/7 1/7 0/7 0/7 0/8 0/9",
    "russian": "0/5 0/6 1/7 2/7 3/7 3/8 4/9 4/10 3/10",
    "american": "1/7 2/8 3/8 4/9 5/9 6/10 - - -",
    "british": "0/7 1/7 1/7 1/7 1/8 1/8 2/8 2/9 -",
    "japanese": "2/9 1/9 1/9 1/8 1/8 0/8 0/8 0/7 -",
}


@proves("UF 43.31", 1)
@pytest.mark.parametrize("number", POSITIONS)
def test_43_31_column_4_gives_attacker_and_defender(number: int) -> None:
    drawn = pile(card_with(4, number))
    assert draw_position(drawn, tables()) == POSITIONS[number]
    (told,) = drawn.drawn
    assert (told.number, told.rule, told.card) == (number, "UF 43.31", card_with(4, number))
    attacker, defender = POSITIONS[number]
    assert told.facts == {"attacker": f"@side-{attacker}", "defender": f"@side-{defender}"}


@proves("UF 43.32", 1, 2)
@pytest.mark.parametrize(("nations", "column"), [(("german", "american"), 6), (("russian",), 9)])
def test_43_32_the_column_of_the_half_year_depends_on_who_is_in_play(
    nations: tuple[str, ...], column: int
) -> None:
    for number in range(1, column + 1):
        drawn = pile(card_with(column, number))
        assert draw_time(drawn, tables(), nations) == TIMES[number - 1]
        assert drawn.drawn[0].facts == {"year": TIMES[number - 1]}


def test_43_32_with_americans_and_russians_both_were_there_and_others_have_eight_rows() -> None:
    both = card_with(6, 6)
    assert draw_time(pile(both), tables(), ("american", "russian")) == "1942b"
    other = card_with(8, 8)
    assert draw_time(pile(other), tables(), ("british", "japanese")) == "1941b"


@proves("UF 43.33", 1)
@pytest.mark.parametrize("number", range(1, 9))
def test_43_33_column_8_gives_the_victory_condition(number: int) -> None:
    drawn = pile(card_with(8, number))
    assert draw_victory(drawn, tables()) == number
    assert drawn.drawn[0].facts == {"condition": f"@design-victory-{number}"}


@proves("UF 43.34", 1)
def test_43_34_a_zero_or_a_black_number_gives_three_decks_and_a_red_one_four() -> None:
    for id, card in box().deck.items():
        wanted = 4 if card.red and card.rn > 0 else 3
        drawn = pile(id)
        assert draw_limit(drawn, tables()) == wanted, (card.rn, card.red)
        # A red number is told as one below zero.
        assert drawn.drawn[0].number == (-card.rn if card.red else card.rn)
        assert drawn.drawn[0].facts == {"decks": wanted}
    assert {card.rn for card in box().deck.values() if card.red} == set(range(7))


@proves("UF 43.5", 3)
@pytest.mark.parametrize("nation", TYPES)
def test_43_5_column_0r_and_the_half_year_give_the_type_of_troops(nation: str) -> None:
    for year, row in zip(TIMES, TYPES[nation].split(), strict=True):
        for number in range(1, 11):
            if row == "-":
                assert draw_troops(pile(), tables(), nation, year) is None
                continue
            second, line = (int(part) for part in row.split("/"))
            wanted = "second_line" if number <= second else "line" if number <= line else "elite"
            assert draw_troops(pile(card_with(0, number)), tables(), nation, year) == wanted


@proves("UF 43.5", 4)
@pytest.mark.parametrize(
    ("year", "number", "kind"),
    [
        ("1941b", 8, "second_line"),
        ("1941b", 9, "line"),
        ("1942a", 7, "second_line"),
        ("1942a", 8, "line"),
        ("1942b", 6, "second_line"),
    ],
)
def test_43_5_against_japanese_the_table_of_45_9_goes_on(year: str, number: int, kind: str) -> None:
    card = card_with(0, number)
    assert draw_troops(pile(card), tables(), "american", year, "japanese") == kind
    if year < "1942b":
        assert draw_troops(pile(), tables(), "american", year, "german") is None


def test_43_36_who_draws_the_higher_number_wins_and_equal_ones_are_drawn_again() -> None:
    deck = box().deck
    black = [id for id, card in deck.items() if card.number == 2]
    low = next(id for id, card in deck.items() if card.number == -3)
    drawn = pile(black[0], black[1], low, black[2])
    assert draw_between(drawn, ("Anna", "Bruno")) == 1
    assert [told.facts["who"] for told in drawn.drawn] == ["Anna", "Bruno", "Anna", "Bruno"]
    assert [told.number for told in drawn.drawn] == [2, 2, -3, 2]
    assert draw_between(pile(black[0], low), ("Anna", "Bruno")) == 0


def test_no_card_is_drawn_twice_before_all_are_out() -> None:
    cards = tuple(box().deck)
    drawn = pile(*cards, cards[0])
    assert [drawn.card("one").id for _ in cards] == list(cards)
    assert drawn.card("again").id == cards[0]


def test_a_whole_design_is_drawn_in_the_order_of_the_rules() -> None:
    # German attacker, American defender, 1943b, condition 7, four decks, then the troops.
    red = next(id for id, card in box().deck.items() if card.red and card.rn == 2)
    first = card_with(4, 4, red)
    second = card_with(6, 4, red, first)
    third = card_with(8, 7, red, first, second)
    fourth = card_with(0, 2, red, first, second, third)
    fifth = card_with(0, 10, red, first, second, third, fourth)
    drawn = pile(first, second, third, red, fourth, fifth)
    design = draw_design(drawn, tables(), read_design(bid()), Lots())
    assert [bought.nation for bought in design.forces] == ["german", "american"]
    assert (design.year, design.victory, design.decks) == ("1943b", 7, 4)
    assert [bought.troops for bought in design.forces] == ["second_line", "elite"]
    # The Germans were there before; of the Americans nobody is bought yet.
    assert len(design.forces[0].start.cards) == 10
    assert design.forces[1].start.cards == ()
    keys = [told.key for told in drawn.drawn]
    assert keys == ["position", "time", "victory", "limit", "troops", "troops"]


@proves("UF 43.2", 2)
def test_43_2_of_a_printed_scenario_only_year_and_troops_are_drawn() -> None:
    data = bid(way="replay", scenario="D")
    del data["victory"], data["decks"]
    drawn = pile(card_with(9, 1))
    design = draw_design(drawn, tables(), read_design(data), Lots(("sides", "year", "victory")))
    assert design.year == "1945a"
    assert [bought.nation for bought in design.forces] == ["german", "russian"]
    assert [told.key for told in drawn.drawn] == ["time"]


def test_43_1_a_printed_force_keeps_its_troops_and_only_the_half_year_is_drawn() -> None:
    none: dict[str, object] = {"cards": []}
    sides = forces({**none, "troops": "elite"}, {**none, "troops": "second_line"})
    data = bid(way="balance", scenario="K", force=sides)
    drawn = pile(card_with(9, 2))
    design = draw_design(drawn, tables(), read_design(data), Lots())
    assert [bought.troops for bought in design.forces] == ["elite", "second_line"]
    assert (design.year, [told.key for told in drawn.drawn]) == ("1944b", ["time"])


def test_43_2_the_troops_of_a_replay_may_be_drawn() -> None:
    drawn = pile(card_with(0, 1), card_with(0, 10))
    design = draw_design(
        drawn, tables(), read_design(bid(way="replay", scenario="D")), Lots(("troops",))
    )
    assert [bought.troops for bought in design.forces] == ["second_line", "elite"]
