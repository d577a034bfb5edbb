"""Fire: which ground burns, which weapons light it, and what lies on the ground (F4)."""

import pytest

from caposaldo.kernel.chance import stream
from caposaldo.upfront.blaze import tinder
from caposaldo.upfront.flames import row_of
from caposaldo.upfront.groups import TERRAIN, Laid
from caposaldo.upfront.men import Man
from caposaldo.upfront.personalities import ManId
from caposaldo.upfront.table import UpFrontTable
from tests.contract.battery import twins_look_alike
from tests.upfront.boxes import box
from tests.upfront.scenes import given, then, when

BURNING = {
    "plain": {"brush", "buildings", "woods"},
    "desert-rules": {"brush", "woods"},
    "desert": {"brush", "oasis"},
    "jungle": {"jungle"},
    "city": {"buildings", "city_hedge"},
    "countryside": {"brush", "buildings", "hedge", "orchard", "wheatfield", "woods"},
    "mountain": {"brush", "buildings", "woods"},
}


@pytest.mark.parametrize("field", BURNING)
def test_f4_1_only_the_listed_terrain_burns_and_of_the_buildings_the_wooden_ones(
    field: str,
) -> None:
    lines = ("option fire on", f"option battlefield {field}", "german A 1 g1", "american A 1 a1")
    table = given(*lines).game.table
    assert isinstance(table, UpFrontTable)
    group = table.groups["german-A"]
    found: dict[str, set[int]] = {}
    for id, card in table.battle.deck.items():
        if card.terrain and tinder(table, group.but(laid=(Laid(id, TERRAIN),))):
            found.setdefault(card.terrain, set()).add(card.defence)
    assert set(found) == BURNING[field]
    assert found.get("buildings", {-2}) == {-2}


def carrying(id: str) -> Man:
    card = box().men[ManId(id)]
    return Man(card, card.weapon)


@pytest.mark.parametrize(
    ("man", "arm", "boxed", "row"),
    [
        ("g25", "", False, "mortar"),
        ("g20", "", False, "light_anti_tank"),
        ("g20", "", True, "light_anti_tank"),
        ("b11", "", True, "light_anti_tank"),
        ("g4", "PF", True, "light_anti_tank"),
        ("g28", "", False, "ordnance"),
        ("g28", "", True, ""),
        ("f34", "gun2", False, "ordnance"),
        ("f34", "gun2", True, ""),
        ("g12", "", True, ""),
        ("g4", "", False, ""),
    ],
)
def test_f4_1_the_row_of_the_table_for_a_shot(man: str, arm: str, boxed: bool, row: str) -> None:
    assert row_of(carrying(man), arm, boxed=boxed) == row


def test_f4_1_the_rows_that_name_no_number_leave_the_ground_alone() -> None:
    fires = box().fires
    assert set(fires.numbers["flamethrower"]) == {"building", "woods", "brush", "jungle"}
    for weapon in ("demolition", "ordnance", "artillery", "mortar", "light_anti_tank"):
        assert set(fires.numbers[weapon]) == {"building"}


def test_f4_5_the_marks_of_a_fire_go_with_a_group_that_is_no_more() -> None:
    scene = given(
        "option fire on",
        "german A 1 g4.pinned",
        "german B 1 g5 g6",
        "ground german A 58",
        "mark german A ablaze smoke-marker",
        "american A 0 a1 a3",
        rig="*@10=10",
    )
    when(scene, "panic g4")
    then(scene, "lost g4 rout")
    assert all(not group.marks for group in scene.game.table.groups.values())


def test_f4_1_fire_is_in_force_where_it_was_chosen_and_always_with_its_card() -> None:
    lines = ("german A 1 g1", "american A 1 a1")
    assert not given(*lines).game.table.battle.fire
    assert given("option fire on", *lines).game.table.battle.fire
    assert given("option battlefield countryside", *lines).game.table.battle.fire
    assert given("option battlefield countryside", "option fire off", *lines).game.table.battle.fire
    assert not given("option battlefield city", *lines).game.table.battle.fire


@pytest.mark.parametrize("holder", ["german", "russian", ""])
def test_f4_6_the_question_for_a_burning_card_tells_nothing_of_the_hand(holder: str) -> None:
    hands = {"german": "66 1", "russian": "5"}
    if holder:
        hands[holder] += " 141"
    scene = given(
        "option battlefield countryside",
        "nations german russian",
        "german A 2 g14",
        "russian A 3 r3",
        "ground russian A 55",
        *[f"hand {side} {cards}" for side, cards in hands.items()],
        rig="r1 r1",
    )
    when(scene, "fire A>A; with 66; shoot", "russian: decline", "german: resolve")
    then(scene, "asked german set-alight target=A")
    twins_look_alike(scene.game, stream(1, "twins"))


@pytest.mark.parametrize("held", ["108 5", "5 8"])
def test_t3_7_the_question_for_a_booby_trap_tells_nothing_of_the_hand(held: str) -> None:
    scene = given(
        "option battlefield city",
        "german A 3 g1 g4",
        "ground german A 71",
        "mark german A sewer-entrance below",
        "american A 1 a1 a3",
        "hand german 1",
        f"hand american {held}",
    )
    when(scene, "surface A 1")
    then(scene, "asked american booby-trap target=A")
    twins_look_alike(scene.game, stream(1, "twins"))
