"""The laws of conservation that hold at every step, and the faults they find."""

from collections.abc import Callable
from typing import Final

import pytest

from caposaldo.mortain.attack import Attack
from caposaldo.mortain.deck import DECK
from caposaldo.mortain.orders import Orders
from caposaldo.mortain.scenario import UnitId
from caposaldo.mortain.table import MortainTable, Unit
from tests.mortain.scenes import given

FIELD: Final = (
    "turn 2",
    "us-117 0503",
    "us-tds 0503 flipped",
    "us-cca west",
    "ge-37 0505",
    "ge-102 east",
    "ge-d exited",
)


def move_only_the_stack(table: MortainTable) -> None:
    table.stacks["0504"] = (UnitId("us-117"),)
    table.stacks["0503"] = (UnitId("us-tds"),)


def forget_a_unit(table: MortainTable) -> None:
    table.stacks["0503"] = (UnitId("us-tds"),)


def double_a_card(table: MortainTable) -> None:
    table.deck.append("5H")


def forge_a_card(table: MortainTable) -> None:
    table.deck.append("11H")


def return_the_card_in_use(table: MortainTable) -> None:
    table.deck.append("8H")


def put(id: str, place: str) -> Callable[[MortainTable], None]:
    def change(table: MortainTable) -> None:
        table.put(table.units[UnitId(id)], place, False)

    return change


@pytest.mark.parametrize(
    ("fault", "complaint"),
    [
        (move_only_the_stack, "the stack of 0504 names units that are elsewhere"),
        (forget_a_unit, "a unit is nowhere"),
        (double_a_card, "a card is in the deck twice, or is no card"),
        (forge_a_card, "a card is in the deck twice, or is no card"),
        (return_the_card_in_use, "8H is in use and in the deck"),
        (put("ge-37", "0503"), "both sides stand in 0503"),
        (put("us-119", "0503"), "0503 is overfull"),
    ],
)
def test_a_planted_fault_is_found(fault: Callable[[MortainTable], None], complaint: str) -> None:
    game = given(*FIELD, "card 8H").game
    assert game.kind.check(game) is None
    fault(game.table)
    assert game.kind.check(game) == complaint


def test_the_card_of_an_attack_is_in_use_too() -> None:
    scene = given(*FIELD, "card 8H", rig="KS")
    scene.play("fire ge-37; with us-117; shoot")
    game = scene.game
    assert isinstance(game.stack[-1], Attack)
    assert game.kind.check(game) is None
    game.table.deck.append("KS")
    assert game.kind.check(game) == "KS is in use and in the deck"


def test_tiger_102_may_be_the_third_in_a_hex_and_off_map_there_is_room_for_all() -> None:
    game = given(*FIELD, "ge-38 0505", "card 8S").game
    put("ge-102", "0505")(game.table)
    assert game.kind.check(game) is None
    for id in ("ge-37", "ge-38", "ge-102"):
        put(id, "exited")(game.table)
    assert game.kind.check(game) is None


def test_a_copy_of_the_table_goes_its_own_way() -> None:
    game = given(*FIELD, "card 8H").game
    twin = game.copy()
    put("us-117", "0504")(twin.table)
    twin.table.deck.pop()
    orders = twin.stack[-1]
    assert isinstance(orders, Orders)
    orders.left = 0
    assert game.table.units["us-117"].place == "0503"
    assert game.table.stacks["0503"] == ("us-117", "us-tds")
    assert len(game.table.deck) == 52
    assert game.kind.check(twin) is None
    assert game.stack[-1].data()["left"] == 4


def test_the_stacks_follow_the_units() -> None:
    table = given(*FIELD, "ge-38 0505", "card 8H").game.table
    assert isinstance(table, MortainTable)
    assert (table.held_by("0503"), table.held_by("0505"), table.held_by("0504")) == (
        "us",
        "german",
        "",
    )
    assert (table.crowd("0505"), table.crowd("0504")) == (2, 0)
    put("ge-102", "0505")(table)
    assert table.crowd("0505") == 2
    assert [unit.id for unit in table.on_map("us")] == ["us-117", "us-tds"]
    tiger: Unit = table.units[UnitId("ge-102")]
    assert (tiger.factor(True), tiger.factor(False)) == (7, 4)


def test_the_deck_is_fifty_two_cards_and_a_joker() -> None:
    assert len(DECK) == len(set(DECK)) == 53
    assert DECK[-1] == "JOKER"
