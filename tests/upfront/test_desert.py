"""The desert: which cards stay, what wears weapons out, what an oasis does, how a storm ends."""

from __future__ import annotations

import pytest

from caposaldo.proofs import proves
from caposaldo.upfront.bogging import bog_column
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.groups import Group
from caposaldo.upfront.sand import worn
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.terrain import Terrain
from caposaldo.upfront.values import morale, morale_changes, panic
from tests.upfront.scenes import given, then, when

DESERTS = ("desert-rules", "desert")


def table_of(*lines: str) -> UpFrontTable:
    table = given(*lines, "german A 0 g1 g4", "american A 0 a1 a4").game.table
    assert isinstance(table, UpFrontTable)
    return table


# The cards (52.1) ------------------------------------------------------------------------------


@pytest.mark.parametrize("field", DESERTS)
@pytest.mark.parametrize("scenario", ["A", "B", "C"])
@proves("UF 52.1", 2)
def test_52_1_no_order_of_a_scenario_touches_the_four_kinds(scenario: str, field: str) -> None:
    table = table_of(f"scenario {scenario}", f"option battlefield {field}")
    plain = table_of(f"scenario {scenario}")
    kinds = {"buildings", "woods", "stream", "minefield"}
    assert kinds & set(plain.battle.scenario.removed)
    for side in table.battle.sides:
        assert not kinds & table.battle.sheets[side].useless
        # What the scenario says of other kinds stays.
        assert table.battle.sheets[side].useless >= plain.battle.sheets[side].useless - kinds
        assert "terrain" in table.uses(side, CardId("141"))
        assert "terrain" in table.uses(side, CardId("148"))


@pytest.mark.parametrize(("field", "quota"), [("plain", {"buildings": 5}), ("desert-rules", {})])
@proves("UF 52.1", 2)
def test_52_1_a_new_game_removes_none_of_them(field: str, quota: dict[str, int]) -> None:
    kind = given("german A 0 g1", "american A 0 a1").game.kind
    setup = kind.setup("A", {"battlefield": field})
    table, _ = kind.begin(setup)
    assert isinstance(table, UpFrontTable)
    assert table.quota == quota


@proves("UF 52.14", 1)
def test_52_14_four_buildings_are_useless_and_four_are_rocks() -> None:
    table = table_of("option battlefield desert-rules")
    buildings = [card for card in table_of().battle.deck.values() if card.terrain == "buildings"]
    useless = [card.id for card in buildings if not table.uses("german", card.id)]
    assert useless == [card.id for card in buildings if card.defence == -3]
    assert len(useless) == len(buildings) - len(useless) == 4


@proves("UF 52.16", 1)
def test_52_16_woods_can_be_tried_though_they_are_useless() -> None:
    table = table_of("option battlefield desert-rules")
    woods = [card.id for card in table.battle.deck.values() if card.terrain == "woods"]
    assert len(woods) == 5
    assert all(table.uses("german", id) == ("terrain",) for id in woods)


# Malfunction (52.3) ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("numbers", "wider"), [({6}, {5, 6}), ({5, 6}, {4, 5, 6}), (set(), set()), ({0, 1}, {0, 1})]
)
@proves("UF 52.3", 1)
def test_52_3_a_range_is_wider_by_one_number_below(numbers: set[int], wider: set[int]) -> None:
    for field in DESERTS:
        battle = table_of(f"option battlefield {field}").battle
        assert worn(battle, frozenset(numbers)) == frozenset(wider)
    assert worn(table_of().battle, frozenset(numbers)) == frozenset(numbers)


# An oasis (52.16) ------------------------------------------------------------------------------

OASIS = (
    "option battlefield desert-rules",
    "german A 2 g1 g4.pinned g5.to=B g6.inside=A",
    "ground german A 67",
    "german B 2 g7",
    "american A 3 a1 a4",
)


@pytest.mark.parametrize(("man", "more"), [("g1", 1), ("g4", 1), ("g5", 0), ("g6", 0)])
@proves("UF 52.16", 4)
def test_52_16_morale_and_panic_are_higher_for_who_is_there(man: str, more: int) -> None:
    table = given(*OASIS).game.table
    group = table.groups["german-A"]
    soldier = next(one for one in group.men if one.card.id == man)
    assert morale(table, group, soldier) == soldier.card.morale + more
    assert panic(table, group, soldier) == soldier.card.panic + more
    lines = [(line.value, line.rule, line.label) for line in morale_changes(table, group, soldier)]
    assert lines == [(1, "UF 52.16", "oasis")] * more


@proves("UF 52.16", 4)
def test_52_16_one_movement_card_above_it_a_group_is_still_in_the_oasis() -> None:
    for moves, more in (("12>sideways", 1), ("12>sideways 13>forward", 0)):
        table = given(
            "option battlefield desert-rules",
            "german A 2 g1",
            f"ground german A 67 {moves}",
            "american A 1 a1",
        ).game.table
        group = table.groups["german-A"]
        assert morale(table, group, group.men[0]) == group.men[0].card.morale + more


@proves("UF T1.5", 3)
def test_t1_5_the_oasis_of_the_desert_deck_adds_what_desert_war_says() -> None:
    table = given("option battlefield desert", *OASIS[1:]).game.table
    group, man = table.groups["german-A"], table.groups["german-A"].men[0]
    assert morale(table, group, man) == man.card.morale + 1
    lines = [(line.value, line.rule, line.label) for line in morale_changes(table, group, man)]
    assert lines == [(1, "UF 52.16", "oasis")]


@pytest.mark.parametrize("order", ["each", "deck"])
@proves("UF T1.5", 4)
def test_t1_5_by_the_other_orders_it_adds_nothing(order: str) -> None:
    lines = ("option battlefield desert", f"option desert-deck-order {order}", *OASIS[1:])
    table = given(*lines).game.table
    group = table.groups["german-A"]
    assert morale(table, group, group.men[0]) == group.men[0].card.morale


# Sandstorms (52.4) -----------------------------------------------------------------------------

STORM = (
    "option battlefield desert-rules",
    "german A 1 g1 g4",
    "ground german A 60",
    "german B 1 g5 g6",
    "american A 1 a1 a3",
    "pile 33",
)


@proves("UF 52.4", 2)
def test_52_4_a_sandstorm_ends_the_scenario_on_points() -> None:
    scene = given(*STORM, "lost a5 kia", rig="33 21")
    when(scene, "dig A")
    then(scene, "won german points", "event sandstorm storm=yes by UF 52.4")
    assert scene.game.table.decks == 2


@proves("UF 52.4", 2)
def test_52_4_where_the_attacker_must_do_something_in_time_he_has_lost() -> None:
    scene = given("scenario F", *STORM, rig="33 21")
    when(scene, "dig A")
    then(scene, "won american time")


@proves("UF 52.4", 1)
def test_52_4_cards_dealt_may_end_a_deck_too() -> None:
    lines = [line for line in STORM if not line.startswith("pile")]
    scene = given(*lines, "phase refill", "pile 33 1", "lost a5 kia", rig="33 1 21")
    when(scene, "draw")
    then(scene, "won german points", "event sandstorm storm=yes")
    assert len(scene.game.table.hands["german"]) == 2


# Soft sand (52.15) -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "kind", "shift"), [("desert-rules", "marsh", -2), ("desert", "soft_sand", 2)]
)
@proves("UF 52.15", 4)
def test_52_15_the_column_is_shifted_but_not_on_wire(field: str, kind: str, shift: int) -> None:
    ground = table_of(f"option battlefield {field}").battle.box.terrain[kind]
    seen = set()
    for tank in (afv("g31"), afv("g34"), afv("g36")):
        printed = bog_column(tank, wire=False)
        assert bog_column(tank, wire=False, ground=ground) == printed + shift
        assert bog_column(tank, wire=True, ground=ground) == bog_column(tank, wire=True)
        seen.add(printed)
    assert len(seen) > 1


@pytest.mark.parametrize(("shift", "column"), [(-9, 1), (9, 10)])
@proves("UF 52.15", 4)
def test_52_15_there_are_ten_columns(shift: int, column: int) -> None:
    ground = Terrain("mire", {"rule": "UF 52.15", "bog_shift": shift})
    assert bog_column(afv("g31"), wire=False, ground=ground) == column


def afv(id: str) -> Group:
    group = given(f"german A 0 {id}", "american A 0 a1").game.table.groups["german-A"]
    assert isinstance(group, Group)
    return group


# Rigged draws ----------------------------------------------------------------------------------


@proves("UF 52.16", 1)
def test_a_card_described_for_a_draw_is_none_that_would_leave_the_game() -> None:
    scene = given(*STORM[:-1], "pile 64 142", rig="r1")
    when(scene, "dig A")
    then(scene, "event digs card=142 done=yes", "no event card-banished")
