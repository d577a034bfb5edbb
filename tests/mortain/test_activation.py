"""What a card allows its owner (SM 2.1, 2.2, R2 - R5, R14)."""

import pytest

from caposaldo import library
from caposaldo.library import AnyGame
from caposaldo.mortain.deck import DECK, JOKER
from caposaldo.proofs import proves
from tests.mortain.scenes import given, then, when

COUNT = {
    "A": 1,
    "2": 1,
    "3": 2,
    "4": 2,
    "5": 3,
    "6": 3,
    "7": 4,
    "8": 4,
    "9": 5,
    "10": 5,
    "J": 2,
    "Q": 2,
    "K": 2,
}
GERMANS = ["ge-37 0801", "ge-38 0802", "ge-df 0803", "ge-d 0804", "ge-stug 0805", "ge-pz1 0705"]
AMERICANS = [
    "us-117 0301",
    "us-119 0302",
    "us-120 0303",
    "us-tdt 0304",
    "us-tds 0305",
    "us-cca 0405",
]
PAIRS = ["ge-37 0802", "ge-38 0802", "ge-df 0804", "us-117 0302", "us-119 0302", "us-120 0304"]


def activated(game: AnyGame, units: list[str]) -> list[str]:
    """Move each unit to the first hex it is offered, while the card lasts."""
    moved = []
    for unit in units:
        asked = game.decision()
        assert asked is not None
        if any(option.notation == f"activate {unit}" for option in asked.options):
            game.answer(f"activate {unit}")
            asked = game.decision()
            assert asked is not None
            game.answer(asked.options[0])
            moved.append(unit)
    return moved


@pytest.mark.parametrize("card", [c for c in DECK if c != JOKER and c[0] not in "JQK"])
@proves("SM 2.1", 3)
@proves("SM R2", 1)
def test_r2_a_number_card_activates_half_its_number_of_units_rounded_up(card: str) -> None:
    game = library.from_position("mortain", "\n".join([f"card {card}", *GERMANS, *AMERICANS]))
    own = GERMANS if card[-1] in "CS" else AMERICANS
    units = [line.split()[0] for line in own]
    assert activated(game, units) == units[: COUNT[card[:-1]]]


@pytest.mark.parametrize("card", [c for c in DECK if c != JOKER and c[0] in "JQK"])
@proves("SM 2.1", 4)
@proves("SM R2", 2)
def test_r2_a_face_card_of_either_colour_activates_the_units_of_one_hex(card: str) -> None:
    pair, other = (
        (["ge-37", "ge-38"], "ge-df") if card[-1] in "CS" else (["us-117", "us-119"], "us-120")
    )
    text = "\n".join([f"card {card}", *PAIRS])
    assert activated(library.from_position("mortain", text), [*pair, other]) == pair
    assert activated(library.from_position("mortain", text), [other, *pair]) == [other]


@pytest.mark.parametrize("card", [c for c in DECK if c != JOKER])
@proves("SM R4", 1, 2)
def test_r4_a_pass_is_always_possible_and_tells_what_was_wasted(card: str) -> None:
    game = library.from_position("mortain", f"card {card}\nge-37 0803\nus-117 0502")
    told = game.answer("pass")
    assert told[0].kind == "passed"
    assert told[0].facts["left"] == COUNT[card[:-1]]
    assert told[0].facts["side"] == ("@side-german" if card[-1] in "CS" else "@side-us")


@proves("SM R4", 2)
def test_r4_after_all_activations_are_used_a_pass_is_no_waste() -> None:
    scene = given("card 2S", "ge-37 0803", "us-117 0502", rig="4D")
    when(scene, "activate ge-37; move 0703", "pass")
    then(scene, "no event passed", "asked us give-orders card=4D")


@proves("SM R3", 1, 2)
def test_r3_a_unit_acts_on_every_card_of_a_turn_but_once_on_each() -> None:
    scene = given("card 10S", "ge-37 0803", "us-117 0101", rig="10C 9S")
    when(scene, "activate ge-37; move 0703")
    then_not_again = "refused activate ge-37 by SM R3 already-activated"
    scene.check(then_not_again)
    when(scene, "pass", "activate ge-37; move 0602")
    scene.check(then_not_again)
    when(scene, "pass", "activate ge-37; move 0502")
    then(scene, then_not_again, "told moved 3 times")


@pytest.mark.parametrize("other", ["ge-38", "ge-102"])
@proves("SM R3", 2)
def test_r3_a_firer_cannot_be_added_twice(other: str) -> None:
    scene = given("card 10S", "ge-37 0503", f"{other} 0503", "us-117 0502")
    when(scene, "fire us-117; with ge-37")
    then(scene, "refused with ge-37 by SM 3.2 fires-already", f"offered with {other}")


@proves("SM R5", 1)
@proves("SM 2.2", 1)
def test_r5_firers_are_limited_by_the_activations_that_moves_left() -> None:
    scene = given("card 5S", "ge-37 0503", "ge-38 0503", "ge-df 0805", "ge-d 0602", "us-117 0502")
    when(scene, "activate ge-df; move 0804", "fire us-117; with ge-37; with ge-38")
    then(scene, "left 2", "refused with ge-d by SM 2.1 no-activations-left", "offered shoot")


@pytest.mark.parametrize("card", ["3S", "9C", "KS"])
@proves("SM R5", 2, 3)
def test_r5_shooting_ends_the_card_whatever_is_left_of_it(card: str) -> None:
    scene = given(f"card {card}", "ge-37 0503", "ge-38 0503", "us-117 0502", rig="10D 2C")
    when(scene, "fire us-117; with ge-37; shoot")
    then(scene, "card 2C", "left 1", "told card-turned 1 times", "no event passed")


@proves("SM R5", 3)
@proves("SM 2.2", 1)
def test_r5_no_firer_no_shot() -> None:
    scene = given("card 9S", "ge-37 0503", "us-117 0502")
    when(scene, "fire us-117")
    then(scene, "refused shoot by SM 3.2 no-firers", "not offered shoot")


@pytest.mark.parametrize(
    ("wanted", "rule", "key"),
    [
        ("activate us-117", "SM 2.1", "not-your-unit"),
        ("activate ge-nobody", "SM 2.1", "no-such-unit"),
        ("activate ge-38", "SM R19", "not-in-play"),
        ("activate ge-df", "SM R13", "not-in-play"),
        ("move 0703", "SM 2.1", "not-asked-now"),
        ("activate ge-37 0703", "SM 2.1", "not-asked-now"),
        ("again", "SM 2.1", "not-asked-now"),
        ("ready", "SM 2.1", "not-asked-now"),
        ("air", "SM 4.1", "markers-are-american"),
    ],
)
@proves("SM 2.1", 3)
def test_2_1_what_the_owner_of_a_card_may_not_do(wanted: str, rule: str, key: str) -> None:
    scene = given("card 9S", "ge-37 0803", "ge-df exited", "us-117 0502")
    then(scene, f"refused {wanted} by {rule} {key}")


@pytest.mark.parametrize(("card", "left"), [("2S", 0), ("3S", 1), ("9S", 4), ("KS", 1)])
@proves("SM R14", 1)
@proves("SM 1.4", 2)
def test_r14_the_free_tiger_leaves_the_count_as_it_is(card: str, left: int) -> None:
    scene = given(f"card {card}", "ge-37 0803", "ge-102 0803", "us-117 0101")
    when(scene, "activate ge-37; move 0703")
    then(scene, f"left {left}")
    when(scene, "activate ge-102; move 0703")
    then(scene, f"left {left}", "ge-102 0703", "acted ge-37 ge-102", "made 0803>0703")


@pytest.mark.parametrize(("card", "left"), [("2S", 0), ("3S", 1), ("9S", 4), ("KS", 1)])
@proves("SM R14", 3)
def test_r14_tiger_102_by_itself_costs_one(card: str, left: int) -> None:
    scene = given(f"card {card}", "ge-102 0803", "us-117 0101")
    when(scene, "activate ge-102; move 0703")
    then(scene, f"left {left}")


@proves("SM R14", 2)
def test_r14_tiger_102_goes_free_with_one_unit_of_a_card_only() -> None:
    scene = given("card 3S", "ge-37 0803", "ge-38 0803", "ge-102 0803", "us-117 0101")
    when(scene, "activate ge-37; move 0703", "activate ge-102; move 0703")
    when(scene, "activate ge-38; move 0704")
    then(scene, "refused activate ge-102 by SM R3 already-activated", "ge-102 0703")


@proves("SM R14", 2, 1)
def test_r14_on_the_next_card_tiger_102_is_free_again() -> None:
    scene = given("card 2S", "ge-37 0803", "ge-102 0803", "us-117 0101", rig="2C")
    when(scene, "activate ge-37; move 0703", "activate ge-102; move 0703", "pass")
    when(scene, "activate ge-37; move 0603", "activate ge-102; move 0603")
    then(scene, "ge-102 0603", "left 0")


@proves("SM R14", 1)
def test_r14_only_tiger_102_goes_free() -> None:
    scene = given("card 2S", "ge-37 0803", "ge-38 0803", "us-117 0101")
    when(scene, "activate ge-37; move 0703")
    then(scene, "refused activate ge-38 by SM 2.1 no-activations-left")
