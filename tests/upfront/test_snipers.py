"""Sniper cards number by number, and what is left of them after a check (UF 14)."""

import pytest

from caposaldo.proofs import proves
from caposaldo.upfront.goals import losses
from caposaldo.upfront.points import victory_points
from caposaldo.upfront.snipers import sniped
from caposaldo.upfront.table import UpFrontTable
from tests.upfront.scenes import given, then, when

RANGES = {
    "27": ["miss", "miss", "pin", "pin", "kia", "kia", "kia"],
    "28": ["miss", "miss", "miss", "pin", "pin", "pin", "kia"],
    "29": ["miss", "miss", "miss", "pin", "pin", "kia", "kia"],
    "31": ["miss", "miss", "pin", "pin", "pin", "kia", "kia"],
}


@pytest.mark.parametrize("card", RANGES)
@proves("UF 14.3", 1, 3, 4, 6)
def test_14_3_every_number_has_the_outcome_printed_on_the_card(card: str) -> None:
    scene = given("german A 1 g1", "american A 1 a1")
    table = scene.game.table
    assert isinstance(table, UpFrontTable)
    assert [sniped(table.card(card), number) for number in range(7)] == RANGES[card]


@pytest.mark.parametrize("colour", ["r", "b"])
@proves("UF 14.3", 2)
def test_14_3_the_colour_does_not_count(colour: str) -> None:
    scene = given(
        "phase discards", "german A 1 g1", "american A 1 a4", "hand german 27", rig=f"{colour}3"
    )
    when(scene, "snipe 27 >A", "end")
    then(scene, "american A 1 a4.pinned")


@proves("UF 14.3", 7)
def test_14_3_the_card_is_among_the_discards_afterwards() -> None:
    scene = given("phase discards", "german A 1 g1", "american A 1 a4", "hand german 27", rig="b0")
    when(scene, "snipe 27 >A", "end")
    assert "27" in scene.game.table.discards
    then(scene, "hand german")


@proves("UF 14.4", 7)
def test_14_4_after_a_check_the_snipers_held_and_drawn_later_are_cower_cards() -> None:
    scene = given(
        "german A 1 g1", "sniped german A 1", "american A 1 a1", "hand american 27", rig="b2"
    )
    when(scene, "sniper-check A")
    table = scene.game.table
    assert isinstance(table, UpFrontTable)
    assert [table.uses("american", id) for id in table.battle.deck if table.card(id).pin[1]] == [
        (),
        (),
        (),
        (),
    ]
    assert table.uses("german", table.card("27").id) == ("sniper",)
    then(scene, "snipers american 0")


@proves("UF 14.4", 9)
def test_14_4_a_removed_sniper_is_no_loss_and_no_victory_point() -> None:
    scene = given("german A 1 g1", "sniped german A 1", "american A 1 a1", rig="b2")
    table = scene.game.table
    assert isinstance(table, UpFrontTable)
    before = victory_points(table, "german")
    when(scene, "sniper-check A")
    assert (losses(table, "american"), victory_points(table, "german")) == (0, before)
    then(scene, "event sniper-gone seat=american")


@pytest.mark.parametrize("men", range(2, 11))
@proves("UF 14.6", 2, 3)
def test_14_6_the_column_is_the_number_of_men(men: int) -> None:
    names = [f"a{number}" for number in range(1, men + 1)]
    scene = given(
        "phase discards",
        "german A 1 g1",
        f"american A 1 {' '.join(names)}",
        "hand german 27",
        rig=f"*@{men}={men} b0",
    )
    when(scene, "snipe 27 >A", "end")
    then(scene, f"event position-drawn position={men} man=a{men}")
