"""Orders in a setup: scenarios, forces and men of a game's own (42.1, 43.0)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from caposaldo import library
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.records import make_record
from caposaldo.upfront.battle import Battle
from caposaldo.upfront.kind import UpFrontKind
from caposaldo.upfront.personalities import ManCard, ManId

BATTLE: dict[str, Any] = {
    "kind": "meeting",
    "decks": 1,
    "sets_up": "axis",
    "moves": "axis",
    "removed": {"buildings": 5},
    "cower": {"both": ["pillbox", "minefield"], "attacker": [], "defender": []},
    "jungle": "never",
    "troops": {"any": "line"},
    "special": [],
    "victory": {"win": [], "time_limit": "victory_points"},
    "force": [
        {
            "nation": nation,
            "role": "any",
            "troops": "line",
            "cards": [1, 2, 3, 4, 5, 6],
            "printed": 100,
            "basis": "own",
        }
        for nation in ("german", "russian")
    ],
}


def ordered(orders: object, scenario: str = "own", **options: str) -> library.AnyGame:
    written = json.dumps(orders)
    return library.start("upfront", scenario, {"orders": written, **options}, seed=1)


def battle(game: library.AnyGame) -> Battle:
    assert isinstance(game.kind, UpFrontKind)
    return game.kind.battle(game.setup)


def printed(id: str) -> ManCard:
    kind = library.game("upfront")
    assert isinstance(kind, UpFrontKind)
    return kind.box.men[ManId(id)]


def refused(orders: object, scenario: str = "own") -> str:
    with pytest.raises(UnreadableFile) as caught:
        ordered(orders, scenario)
    return str(caught.value)


def test_a_scenario_of_its_own_is_played_by_the_nations_it_names() -> None:
    game = ordered({"battle": BATTLE})
    assert game.setup.scenario == "own"
    assert game.kind.seats(game.setup) == ("german", "russian")
    assert battle(game).sheets["russian"].force.men == ("r1", "r2", "r3", "r4", "r5", "r6")
    assert battle(game).scenario.decks == 1


def test_its_record_replays_without_any_file() -> None:
    game = ordered({"battle": BATTLE})
    while (asked := game.decision()) is not None and len(game.answers) < 20:
        game.answer(asked.options[0].notation)
    again = library.replay(make_record(game, {}))
    assert again.setup == game.setup
    assert again.table.data() == game.table.data()


def test_its_position_reads_back() -> None:
    game = ordered({"battle": BATTLE, "men": {"g2": {"name": "Otto der Kleine"}}})
    lines = game.kind.describe(game)
    setup, table, _ = game.kind.position(lines)
    assert setup.scenario == "own"
    assert table.data() == game.table.data()
    assert table.battle.box.men["g2"].name == "Otto der Kleine"


def test_a_nation_without_a_force_there_is_refused() -> None:
    with pytest.raises(UnreadableFile, match="choose one of: german, russian"):
        ordered({"battle": BATTLE}, **{"side-1": "american"})


def test_orders_may_replace_the_forces_of_a_printed_scenario() -> None:
    given = {"cards": [1, 2, 9], "secondary": {"DC": 1}}
    game = ordered({"forces": {"german": given}}, "A")
    force = battle(game).sheets["german"].force
    assert force.men == ("g1", "g2", "g9")
    assert force.secondary == {"DC": 1}
    assert battle(game).sheets["american"].force.men[0] == "a1"


def test_orders_may_change_a_man() -> None:
    changes = {"morale": 5, "panic": 6, "kia": 6, "rank": "SSG", "role": "SL", "name": "Otto"}
    game = ordered({"men": {"g2": changes}}, "A")
    before, card = printed("g2"), battle(game).box.men[ManId("g2")]
    assert (card.morale, card.panic, card.kia) == (5, 6, 6)
    assert card.kia_pinned == 6 + before.kia_pinned - before.kia
    assert (card.rank, card.role, card.name) == ("SSG", "SL", "Otto")
    assert (card.weapon, card.points) == (before.weapon, before.points)
    # The rout number goes with Panic.
    assert card.rout == 6


def test_the_box_of_other_games_stays_as_printed() -> None:
    ordered({"men": {"g2": {"morale": 6}}}, "A")
    plain = library.start("upfront", "A", {}, seed=1)
    assert battle(plain).box.men[ManId("g2")] is printed("g2")


def test_a_game_of_a_campaign_says_so() -> None:
    assert battle(ordered({"campaign": True}, "A")).campaign
    assert not battle(ordered({"men": {}}, "A")).campaign


def test_the_adviser_knows_the_scenario_of_the_orders() -> None:
    game = ordered({"battle": BATTLE})
    asked = game.decision()
    adviser = game.kind.adviser("own", game.setup.readings)
    assert asked is not None
    assert adviser is not None
    options = [option.notation for option in asked.options]
    assert adviser.rank(game.view(asked.seat), options)


@pytest.mark.parametrize(
    ("orders", "scenario", "told"),
    [
        ({}, "own", "needs orders with a battle"),
        ({"army": {}}, "A", "'army' is nothing to order; choose from: battle, forces, men"),
        ({"men": {"g99": {}}}, "A", "man g99: there is no such card"),
        ({"men": {"g98": {"nation": "german"}}}, "A", "a man of your own is called g99"),
        ({"men": {"g99": {"nation": "martian"}}}, "A", "nation"),
        ({"men": {"g2": {"weapon": "laser"}}}, "A", "no weapon 'laser'"),
        ({"men": {"g2": {"morale": 8}}}, "A", "morale is 8; give a whole number from 0 to 7"),
        ({"forces": {"german": {"cards": [77]}}}, "A", "there is no man g77"),
        ({"battle": {**BATTLE, "decks": 0}}, "own", "decks is 0"),
        ([], "A", "orders is not a table"),
    ],
)
def test_orders_that_cannot_be_followed_are_refused(
    orders: object, scenario: str, told: str
) -> None:
    assert told in refused(orders, scenario)


def test_orders_that_are_no_json_or_too_long_are_refused() -> None:
    for written, told in (("{", "cannot be read"), (" " * 60_001, "longer than 60000")):
        with pytest.raises(UnreadableFile, match=told):
            library.start("upfront", "A", {"orders": written})
