"""Battlefields: which cards they change, what they are chosen by, and how that is told (UF T0)."""

import json
from typing import Any, cast

import pytest

from caposaldo import library
from caposaldo.kernel.contract import Setup
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.library import AnyGame
from caposaldo.proofs import proves
from caposaldo.text import Words
from caposaldo.upfront.battlefields import Battlefield, Books, read_battlefields
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.datacheck import check_battlefields
from caposaldo.upfront.fielding import fields_offered
from caposaldo.upfront.points import victory_points
from caposaldo.upfront.table import UpFrontTable
from tests.upfront.boxes import box, kind
from tests.upfront.data_files import parsed
from tests.upfront.scenes import given

# The numbers each battlefield changes, by the kind there was and the kind there is.
CHANGES = {
    "desert": {
        ("buildings", "escarpment"): "58 71 88 95 99 112 127 143",
        ("stream", "wadi"): "148 152",
        ("hill", "dune"): "76 103 154",
        ("marsh", "soft_sand"): "73 90",
        ("woods", "oasis"): "55 64 67 121 129",
        ("pillbox", "sangar"): "117",
    },
    "desert-rules": {("buildings", "houses"): "71 95 99 143"},
    "jungle": {
        ("woods", "jungle"): "55 64 67 121 129",
        ("buildings", "jungle"): "58 71 88 95 99 112 127 143",
        ("brush", "bamboo"): "60 82 123",
        ("brush", "kunai"): "79 106 157",
        ("pillbox", "panjis"): "117",
        ("marsh", "rice_paddy"): "73 90",
    },
    "jungle-rules": {
        ("woods", "jungle"): "55 64 67 121 129",
        ("buildings", "jungle"): "58 71 88 95 99 112 127 143",
    },
    "city": {
        ("woods", "alley"): "55 64 67 121 129",
        ("gully", "trench"): "84 114 135",
        ("brush", "city_hedge"): "60 79 82 106 123 157",
        ("stream", "waterway"): "148 152",
        ("marsh", "rubble"): "73 90",
        ("hill", "rooftop"): "76 103 154",
    },
    "countryside": {
        ("buildings", "wheatfield"): "58",
        ("buildings", "graveyard"): "71",
        ("buildings", "orchard"): "95",
        ("buildings", "crag"): "143",
        ("buildings", "hedge"): "88 99",
        ("minefield", "burning"): "141",
    },
    "mountain": {("buildings", "hill"): "58 71 88 95 143"},
}


def changed(field: Battlefield) -> dict[tuple[str, str], str]:
    found: dict[tuple[str, str], list[str]] = {}
    for number, before, now in field.changes():
        found.setdefault((before, now), []).append(number)
    return {kinds: " ".join(numbers) for kinds, numbers in found.items()}


def start(scenario: str = "A", **options: str) -> AnyGame:
    return library.start("upfront", scenario, options, seed=5)


def books() -> Books:
    files = [parsed(name) for name in ("battlefields", "action_deck", "terrain")]
    return Books(files[0], files[1], files[2], box().nations)


@proves("UF T0", 1)
@proves("UF T1", 1)
@proves("UF T3", 1)
@proves("UF T4", 1)
@pytest.mark.parametrize("name", list(CHANGES))
def test_t0_a_battlefield_puts_its_cards_in_the_place_of_others(name: str) -> None:
    assert changed(box().fields[name]) == CHANGES[name]
    assert changed(box().grounds.under({"terrain-table-values": "on"})[name]) == CHANGES[name]


def test_every_battlefield_is_listed_here() -> None:
    assert set(CHANGES) == set(box().fields)


@proves("UF T0", 1)
@pytest.mark.parametrize("name", list(CHANGES))
def test_t0_a_replaced_card_keeps_its_number_and_its_random_numbers(name: str) -> None:
    for id, card in box().fields[name].cards.items():
        printed = box().deck[id]
        assert card.id == id
        assert (card.rn, card.red) == (printed.rn, printed.red)
        assert (card.positions, card.reds) == (printed.positions, printed.reds)
        assert (
            card.terrain in box().fields[name].terrain
            or card.terrain in box().terrain
            or (card.kind == "burning")
        )


@proves("UF T0", 1)
def test_t0_the_rules_of_a_battlefield_come_with_it() -> None:
    switches = {name: field.switches for name, field in box().fields.items()}
    assert switches["jungle"] == {"jungle": 1}
    assert switches["city"] == {"sewers": 1}
    assert switches["countryside"] == {"fire": 1}
    assert switches["mountain"] == {"altitude": 4, "wheels_column": 4}
    assert switches["desert"] == {"jams_wider": 1, "sandstorm": 1, "keeps_cards": 1}
    assert not box().fields["city"].has("jungle")


@proves("UF T0", 2)
def test_t0_a_scenario_for_any_ground_leaves_the_choice() -> None:
    offered = fields_offered(box(), box().scenarios["A"])
    assert offered[0] == "plain"
    assert set(offered[1:]) == set(CHANGES) - {"jungle-rules"}


@proves("UF F4.6", 6, 7)
@pytest.mark.parametrize("field", ["plain", *sorted(set(CHANGES) - {"jungle-rules"})])
def test_f4_6_the_burning_card_is_in_every_deck_with_which_terrain_can_burn(field: str) -> None:
    def card(**options: str) -> str:
        table = start(battlefield=field, **options).table
        assert isinstance(table, UpFrontTable)
        return table.battle.deck[CardId("141")].kind

    lies = field == "countryside"
    assert card(fire="on") == "burning"
    assert (card(fire="off") == "burning") is lies
    assert (card(fire="on", **{"burning-card": "countryside"}) == "burning") is lies


@proves("UF F4.6", 6)
def test_f4_6_a_game_agreed_on_before_the_reading_had_a_name_keeps_its_minefield() -> None:
    game = start(fire="on")
    before = {k: v for k, v in game.setup.readings.items() if k != "burning-card"}
    older = kind().battle(Setup("upfront", "A", before)).deck[CardId("141")]
    assert older.terrain == "minefield"
    assert kind().battle(game.setup).deck[CardId("141")].kind == "burning"


@proves("UF F4.6", 6)
def test_f4_6_the_deck_with_the_burning_card_is_told_and_shown() -> None:
    game = start(fire="on")
    said: list[Any] = [event.data() for event in game.told()]
    told = [event for event in said if event["kind"] in ("battlefield", "cards-changed")]
    assert [event["kind"] for event in told] == ["cards-changed"]
    assert told[0]["rules"] == ["UF T0", "UF F4.6"]
    assert told[0]["facts"]["numbers"] == ["141"]
    table = cast("dict[str, Any]", game.view("german")["table"])
    assert table["battlefield"] == {
        "id": "plain",
        "rule": "UF F4.6",
        "cards": [["141", "minefield", "burning"]],
    }


ORDERS = {
    "kind": "attack",
    "decks": 2,
    "sets_up": "attacker",
    "moves": "attacker",
    "removed": {},
    "cower": {"both": [], "attacker": [], "defender": []},
    "jungle": "never",
    "battlefield": "desert",
    "troops": {"attacker": "line", "defender": "line"},
    "special": [],
    "victory": {"win": [], "time_limit": "victory_points", "vp": {}},
}


def own(battlefield: str) -> dict[str, str]:
    listed = [
        {
            "nation": nation,
            "role": role,
            "troops": "line",
            "cards": [1, 2, 4, 5],
            "secondary": {},
            "printed": 40,
            "basis": "own",
        }
        for nation, role in (("german", "attacker"), ("american", "defender"))
    ]
    battle = {**ORDERS, "battlefield": battlefield, "force": listed}
    sides = {"side-1": "german", "side-2": "american"}
    return {**sides, "orders": json.dumps({"battle": battle})}


@proves("UF T0", 2)
def test_t0_a_scenario_that_names_its_battlefield_is_played_there() -> None:
    game = library.start("upfront", "own", own("desert"), seed=5)
    assert isinstance(game.table, UpFrontTable)
    assert game.table.battle.field.id == "desert"
    with pytest.raises(UnreadableFile, match="desert"):
        library.start("upfront", "own", {**own("desert"), "battlefield": "city"}, seed=5)


@proves("UF T0", 2)
def test_t0_a_battlefield_nobody_knows_is_refused() -> None:
    with pytest.raises(UnreadableFile, match="no battlefield 'moon'"):
        library.start("upfront", "own", own("moon"), seed=5)


# What is told -----------------------------------------------------------------------------------


@proves("UF T0", 1)
def test_t0_the_game_begins_by_naming_the_cards_that_changed() -> None:
    said: list[Any] = [event.data() for event in start(battlefield="countryside").told()]
    kinds = [event["kind"] for event in said[:7]]
    assert kinds == ["battlefield", *["cards-changed"] * 6]
    assert said[0]["facts"] == {"field": "@battlefield-countryside"}
    assert said[1]["facts"] == {
        "replaced": "@terrain-buildings",
        "terrain": "@terrain-wheatfield",
        "numbers": ["58"],
    }
    assert said[5]["facts"]["terrain"] == "@card-burning"
    assert said[0]["rules"] == ["UF T0", "UF T4"]


def test_on_the_plain_deck_nothing_is_told_of_ground() -> None:
    kinds = [event.kind for event in start().told()]
    assert "goes-first" in kinds
    assert not {"battlefield", "cards-changed"} & set(kinds)


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("name", list(CHANGES))
def test_every_battlefield_has_a_name_in_both_languages(lang: str, name: str) -> None:
    assert Words(lang).has(f"upfront-battlefield-{name}")


def test_the_view_names_the_battlefield_its_rule_and_its_cards() -> None:
    seen = start(battlefield="countryside").view("german")["table"]
    assert isinstance(seen, dict)
    assert seen["battlefield"]["id"] == "countryside"
    assert seen["battlefield"]["rule"] == "UF T4"
    assert ["58", "buildings", "wheatfield"] in seen["battlefield"]["cards"]
    plain = start().view("german")["table"]
    assert isinstance(plain, dict)
    assert plain["battlefield"] == {"id": "plain", "rule": "UF T0", "cards": []}


# What scenarios say of kinds ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scenario", "name", "card"),
    [("C", "desert", "117"), ("C", "jungle", "117"), ("C", "plain", "117"), ("G", "desert", "71")],
)
def test_the_card_a_scenario_gives_is_the_one_that_counts_as_it(
    scenario: str, name: str, card: str
) -> None:
    game = start(scenario, battlefield=name)
    while not any(card in text for text in laid(game)):
        asked = game.decision()
        assert asked is not None
        assert asked.prompt in ("form-groups", "lay-given")
        offered = [option.notation for option in asked.options]
        ready = [option for option in offered if option.startswith(("setup", "ready"))]
        game.answer((ready or offered)[0])


def laid(game: AnyGame) -> list[list[str]]:
    assert isinstance(game.table, UpFrontTable)
    return [[each.card for each in group.laid] for group in game.table.groups.values()]


@pytest.mark.parametrize(
    ("name", "quota"),
    [("plain", 5), ("city", 5), ("countryside", 2), ("mountain", 3), ("jungle", None)],
)
def test_no_more_cards_leave_than_the_battlefield_has_of_the_kind(
    name: str, quota: int | None
) -> None:
    game = start(battlefield=name)
    assert isinstance(game.table, UpFrontTable)
    assert game.table.quota.get("buildings") == quota


# The data -----------------------------------------------------------------------------------------


def test_the_data_names_what_the_deck_has() -> None:
    assert check_battlefields(books()) == []


def test_a_card_that_is_something_else_is_pointed_out() -> None:
    found = books()
    parts = dict(found.fields.parts("battlefield"))
    parts["city"].data["cards"][0]["no"] = [55, 64, 67, 121, 128]
    complaint = "battlefield city: card 128 is not where woods should be"
    assert check_battlefields(found) == [complaint]


def test_numbers_of_another_deck_are_found_by_their_kind() -> None:
    deck = parsed("action_deck")
    houses = [card for card in deck["card"] if card.get("terrain") == "buildings"]
    for card in houses:
        card["defence"] = -5 - card["defence"]
    found = Books(parsed("battlefields"), deck, parsed("terrain"), box().nations)
    countryside = read_battlefields(found)["countryside"]
    # Stone houses are where the wooden ones were, and the other way round.
    assert changed(countryside) == {
        ("buildings", "wheatfield"): "71",
        ("buildings", "graveyard"): "58",
        ("buildings", "orchard"): "88",
        ("buildings", "crag"): "112",
        ("buildings", "hedge"): "95 99",
        ("minefield", "burning"): "141",
    }
    assert "battlefield countryside: card 58 is not where buildings -2 should be" in (
        check_battlefields(found)
    )


@pytest.mark.parametrize(
    ("table", "field", "value", "complaint"),
    [
        ("terrain", "like", "moor", "moor"),
        ("terrain", "smell", 1, "smell is nothing a terrain has"),
        ("terrain", "afvs", "swim", "afvs of a terrain is 'swim'"),
        ("battlefield", "rules", {"hail": True}, "hail is no rule"),
        ("battlefield", "terrain", {"moor": {}}, "moor is no terrain"),
    ],
)
def test_a_file_that_cannot_be_understood_is_refused(
    table: str, field: str, value: object, complaint: str
) -> None:
    data = parsed("battlefields")
    data[table]["alley" if table == "terrain" else "city"][field] = value
    found = Books(data, parsed("action_deck"), parsed("terrain"), box().nations)
    with pytest.raises(UnreadableFile, match=complaint):
        read_battlefields(found)


def test_a_card_is_replaced_once_only() -> None:
    data = parsed("battlefields")
    data["battlefield"]["city"]["cards"].append(data["battlefield"]["city"]["cards"][0])
    found = Books(data, parsed("action_deck"), parsed("terrain"), box().nations)
    with pytest.raises(UnreadableFile, match="card 55 is replaced twice"):
        read_battlefields(found)


@pytest.mark.parametrize(
    ("name", "card", "points"),
    [("plain", "58", 6), ("desert", "58", 6), ("jungle", "55", 6), ("jungle", "60", 0)],
)
def test_ground_that_counts_in_buildings_counts_in_what_counts_as_them(
    name: str, card: str, points: int
) -> None:
    scene = given(
        "scenario B",
        f"option battlefield {name}",
        "nations german russian",
        "german A 3 g5 g6",
        f"ground german A {card}",
        "russian A 1 r4",
    )
    assert isinstance(scene.game.table, UpFrontTable)
    assert victory_points(scene.game.table, "german") == points
