"""US Air and off-map artillery, card by card and hex by hex (SM 4.1, SM R20 - R22)."""

from typing import Final

import pytest

from caposaldo import library
from caposaldo.mortain.combat import is_suppressed, struck
from caposaldo.mortain.deck import AIR_CARDS, DECK, OBA_CARDS, OWNER, activations
from caposaldo.mortain.hexes import HexId, distance
from caposaldo.mortain.scenario import UnitId
from caposaldo.mortain.table import MortainTable, Unit
from caposaldo.proofs import proves
from tests.mortain.scenes import given, then, when

# Rank of a red card, the marker it allows, and the activations left when it was used.
RIGHTS: Final = [
    ("A", "air", 0),
    ("2", "oba", 0),
    ("3", "air", 1),
    ("4", "oba", 1),
    ("5", "air", 2),
    ("6", "oba", 2),
    ("7", "air", 3),
    ("8", "oba", 3),
    ("9", "air", 4),
    ("10", "oba", 4),
    ("J", "air", 0),
    ("Q", "oba", 0),
    ("K", "oba", 0),
]
OTHER: Final = {"air": "oba", "oba": "air"}


@pytest.mark.parametrize("suit", ["H", "D"])
@pytest.mark.parametrize(("rank", "marker", "left"), RIGHTS)
@proves("SM 4.1", 2, 3)
@proves("SM R20", 2, 3)
def test_R20_every_red_card_allows_one_marker(rank: str, marker: str, left: int, suit: str) -> None:
    other = OTHER[marker]
    scene = given("turn 2", f"card {rank}{suit}", "us-117 0101", "ge-37 0804", rig="10C")
    then_not_yet = [
        f"offered {marker}",
        f"not offered {other}",
        f"refused {other} by SM 4.1 not-a-card-for-{other}",
    ]
    for line in then_not_yet:
        scene.check(line)
    when(scene, f"{marker}; strike 0804 ai")
    then(scene, f"asked us give-orders card={rank}{suit} left={left}", f"marker {marker}")


@proves("SM 4.1", 2, 3)
def test_4_1_the_red_cards_are_shared_out_between_the_markers() -> None:
    assert len(AIR_CARDS) == 12
    assert len(OBA_CARDS) == 14
    assert not AIR_CARDS & OBA_CARDS
    assert {card for card in DECK if OWNER.get(card) == "us"} == AIR_CARDS | OBA_CARDS


@pytest.mark.parametrize("card", [card for card in DECK if OWNER.get(card) == "german"])
@proves("SM 4.1", 2, 3)
def test_4_1_no_black_card_allows_a_marker(card: str) -> None:
    scene = given("turn 2", f"card {card}", "us-117 0101", "ge-37 0804")
    then(
        scene,
        "not offered air",
        "not offered oba",
        "refused air by SM 4.1 markers-are-american",
        "refused oba by SM 4.1 markers-are-american",
    )


@pytest.mark.parametrize("rank", ["A", "2", "J", "Q", "K"])
@proves("SM R20", 3)
def test_R20_where_the_marker_takes_the_whole_card_nobody_acts_after_it(rank: str) -> None:
    marker = "air" if rank in "AJ" else "oba"
    scene = given("turn 2", f"card {rank}H", "us-117 0503", "us-119 0503", "ge-37 0505", rig="10C")
    when(scene, f"{marker}; strike 0505 ai")
    asked = scene.game.decision()
    assert asked is not None
    assert [option.notation for option in asked.options] == ["pass"]


def test_R20_a_marker_counts_as_an_activation() -> None:
    scene = given("turn 2", "card 5H", "us-117 0503", "ge-37 0505")
    when(scene, "air; suppress 0505")
    then(scene, "activated us", "left 2", "marker air 0505")


@proves("SM R20", 1)
def test_R20_a_used_marker_is_named_in_the_refusal() -> None:
    scene = given("turn 2", "card 5H", "marker oba", "us-117 0503", "ge-37 0505")
    refusal = scene.game.why_not("us", "air")
    assert refusal is not None
    assert refusal.data() == {
        "key": "marker-used",
        "rule": "SM R20",
        "facts": {"marker": "@marker-oba"},
    }


def table_of(*lines: str) -> MortainTable:
    table = given("turn 2", "card 5H", *lines).game.table
    assert isinstance(table, MortainTable)
    return table


@pytest.mark.parametrize("centre", ["0503", "0402", "0101", "0905", "0801", "0205"])
@proves("SM R22", 1, 2, 3)
def test_R22_the_marked_hexes_are_the_hex_and_those_around_it(centre: str) -> None:
    table = table_of(f"marker air {centre}", "us-117 0101", "ge-37 0804")
    german, american = table.units[UnitId("ge-37")].type, table.units[UnitId("us-117")].type
    for place in table.scenario.terrain:
        near = distance(HexId(centre), place) <= 1
        assert is_suppressed(table, Unit(german, place, False)) == near
        assert not is_suppressed(table, Unit(american, place, False))


def test_R22_without_a_marked_hex_nobody_is_suppressed() -> None:
    table = table_of("marker air", "us-117 0101", "ge-37 0804")
    assert not is_suppressed(table, table.units[UnitId("ge-37")])


@proves("SM R22", 1)
def test_R22_air_may_mark_every_hex_of_the_map() -> None:
    scene = given("turn 2", "card 5H", "us-117 0101", "ge-37 0804")
    when(scene, "air")
    asked = scene.game.decision()
    assert asked is not None
    marked = [option.args[0] for option in asked.options if option.verb == "suppress"]
    assert marked == sorted(scene.game.table.scenario.terrain)
    strikes = [option.notation for option in asked.options if option.verb == "strike"]
    assert strikes == ["strike 0804 ai"]


@proves("SM 4.1", 4)
@proves("SM R21", 2)
def test_R21_a_strike_is_offered_where_the_class_stands() -> None:
    scene = given(
        "turn 2", "card 6H", "us-117 0101", "ge-37 0804", "ge-pz1 0804", "ge-pz2 0901", "ge-d east"
    )
    when(scene, "oba")
    asked = scene.game.decision()
    assert asked is not None
    offered = [option.notation for option in asked.options]
    assert offered == ["strike 0804 ai", "strike 0804 at", "strike 0901 at"]


@proves("SM R21", 2)
def test_R21_those_struck_are_the_germans_of_one_class_in_the_hex() -> None:
    table = table_of("us-117 0503", "us-tds 0503", "ge-37 0804", "ge-pz1 0804", "ge-102 0804")
    assert [unit.id for unit in struck(table, "0804", "at")] == ["ge-pz1", "ge-102"]
    assert [unit.id for unit in struck(table, "0804", "ai")] == ["ge-37"]
    assert struck(table, "0503", "at") == []
    assert struck(table, "0503", "ai") == []


@pytest.mark.parametrize(
    ("card", "marker", "place", "factor", "limit"),
    [
        ("6H", "oba", "0804", "ai", 3),  # clear
        ("6H", "oba", "0604", "ai", 2),  # forest
        ("6H", "oba", "0502", "at", 2),  # village
        ("6H", "oba", "0703", "at", 1),  # town
        ("6H", "oba", "0801", "at", 3),  # hill
        ("5H", "air", "0804", "ai", 4),
        ("5H", "air", "0604", "ai", 3),
        ("5H", "air", "0502", "at", 3),
        ("5H", "air", "0703", "at", 2),
        ("5H", "air", "0801", "at", 4),
    ],
)
@proves("SM 4.1", 5, 6)
@proves("SM R21", 2)
def test_R21_a_strike_hits_up_to_its_strength_less_the_terrain(
    card: str, marker: str, place: str, factor: str, limit: int
) -> None:
    unit = "ge-37" if factor == "ai" else "ge-pz1"
    for number in (limit, limit + 1):
        turned = {1: "AS"}.get(number, f"{number}S")
        scene = given("turn 2", f"card {card}", "us-117 0101", f"{unit} {place}", rig=turned)
        when(scene, f"{marker}; strike {place} {factor}")
        hit = number <= limit
        then(
            scene,
            f"event resolved hit={'yes' if hit else 'no'} number={number} factor={factor}",
            f"{unit} {place}{' flipped' if hit else ''}",
        )


def test_4_1_the_strengths_are_those_of_the_scenario_files() -> None:
    for scenario in library.game("mortain").scenarios.values():
        assert scenario["markers"] == {"air": 4, "oba": 3}


@pytest.mark.parametrize(
    ("rank", "count"),
    zip(
        ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10"],
        [1, 1, 2, 2, 3, 3, 4, 4, 5, 5],
        strict=True,
    ),
)
def test_R2_half_the_number_rounded_up(rank: str, count: int) -> None:
    assert [activations(rank + suit) for suit in "CDHS"] == [count] * 4


def test_R2_a_face_card_stands_for_two_of_one_hex() -> None:
    assert [activations(rank + suit) for rank in "JQK" for suit in "CDHS"] == [2] * 12
