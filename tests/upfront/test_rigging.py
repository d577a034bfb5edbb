"""Draws described in words: the lowest fitting card of the draw pile comes up."""

from collections.abc import Callable

import pytest

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.upfront.cards import Card
from caposaldo.upfront.rigging import rig
from tests.upfront.boxes import box, given, laid
from tests.upfront.data_files import card


def one(token: str, *lines: str) -> str:
    return rig(laid(*lines), (token,))[0]


def test_a_number_is_that_card_and_no_description_takes_it() -> None:
    assert rig(laid(), ("*", "1", "42")) == ("2", "1", "42")


def test_a_colour_and_a_number_give_the_lowest_card_not_used_before() -> None:
    assert one("b2") == "1"
    assert one("r6") == "21"
    assert one("r") == "4"
    assert one("b") == "1"
    assert rig(laid(), ("b2", "b2", "r", "*", "*")) == ("1", "10", "4", "2", "3")


def test_cards_outside_the_pile_do_not_come_up() -> None:
    assert one("b2", "discards 1", "hand german 10") == "38"


def test_conditions_look_at_the_columns_of_positions() -> None:
    cases: dict[str, Callable[[Card], bool]] = {
        "*@10=8": lambda c: c.positions[9] == 8,
        "b@7=4": lambda c: not c.red and c.positions[6] == 4,
        "*@3=2r": lambda c: c.positions[2] == 2 and c.reds[2],
        "*@3=2b": lambda c: c.positions[2] == 2 and not c.reds[2],
        "*@4=r": lambda c: c.reds[3],
        "*@2=b": lambda c: not c.reds[1],
        "*@10>5@7=4": lambda c: c.positions[9] > 5 and c.positions[6] == 4,
        "r@10<=4": lambda c: c.red and c.positions[9] <= 4,
        "*@10>=10": lambda c: c.positions[9] >= 10,
        "*@10<2": lambda c: c.positions[9] < 2,
    }
    for token, fits in cases.items():
        wanted = [c.id for c in box().deck.values() if fits(c) and not c.breeze]
        assert one(token) == min(wanted, key=int), token


def test_breeze_comes_only_when_it_is_asked_for() -> None:
    assert card(33).breeze
    assert one("breeze") == "33"
    assert one("r0", "gone 4 17 20 28") == "34"


def test_cards_that_would_leave_the_game_are_avoided() -> None:
    assert (card(58).terrain, card(58).rn, card(58).red) == ("buildings", 3, False)
    before = " ".join(str(number) for number in range(1, 58))
    assert one("b3", f"gone {before}") == "58"
    assert one("b3", f"gone {before}", "quota buildings 1") == "59"
    assert one("b3", f"gone {before}", "quota buildings 0") == "58"


@pytest.mark.parametrize(
    "token",
    ["163", "0", "b7", "x", "", "b2@", "b2@11=1", "b2@0=1", "*@3", "*@3=", "*@3>r", "*@3=2g"],
)
def test_what_cannot_be_drawn_is_refused(token: str) -> None:
    with pytest.raises(UnreadableFile, match=r"card|cannot read"):
        one(token)


def test_a_description_that_no_card_fits_is_refused() -> None:
    with pytest.raises(UnreadableFile, match=r"no card left in the draw pile is 'r6@1=1'"):
        rig(laid("pile 1 2 3"), ("r6@1=1",))


def test_a_game_can_be_rigged_with_descriptions() -> None:
    assert given("turn german", rig="b2 42").chance.data()["left"] == ["1", "42"]
