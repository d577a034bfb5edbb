"""The set-up: who is placed where, by whom and in what order (SM 1.1 - 1.4, R24)."""

import pytest

from caposaldo import library
from caposaldo.library import AnyGame
from caposaldo.proofs import proves

EAST_COLUMN = {"postcard": "09", "sector": "12"}
SIZE = {"postcard": (9, 5), "sector": (12, 9)}
TO_PLACE = {
    "postcard": ["us-117", "us-119", "us-120", "us-tdt", "us-tds"],
    "sector": [
        *("us-1-117", "us-2-117", "us-3-117", "us-1-120"),
        *("us-2-120", "us-3-120", "us-823a", "us-823b"),
    ],
}
RESERVE = ["us-cca", "us-ccb", "us-ccr"]
BOTH = pytest.mark.parametrize("scenario", ["postcard", "sector"])
SETUPS = [
    (scenario, str(entry["id"]))
    for scenario, data in library.game("mortain").scenarios.items()
    for entry in data["setup"]  # type: ignore[attr-defined]  # a list in the scenario's data
]


def options(game: AnyGame) -> list[str]:
    asked = game.decision()
    assert asked is not None
    return [option.notation for option in asked.options]


def places(game: AnyGame) -> dict[str, str]:
    return {id: unit.place for id, unit in game.table.units.items()}


@BOTH
@proves("SM 1.1", 1)
@proves("SM 1.2", 1)
@proves("SM 1.3", 1)
def test_1_1_at_the_beginning_all_wait_where_the_rules_say(scenario: str) -> None:
    game = library.start("mortain", scenario)
    where = places(game)
    assert [id for id in where if where[id] == "unplaced"] == TO_PLACE[scenario]
    assert [id for id in where if where[id] == "west"] == RESERVE
    pool = [id for id in where if where[id] == "east"]
    assert len(pool) == len(where) - len(TO_PLACE[scenario]) - 3
    assert all(game.table.units[id].type.side == "german" for id in pool)
    assert "ge-102" in pool


@BOTH
@proves("SM 1.1", 1)
@proves("SM R24", 1)
def test_1_1_every_hex_but_the_eastern_column_is_offered(scenario: str) -> None:
    game = library.start("mortain", scenario)
    columns, rows = SIZE[scenario]
    hexes = [f"place {c:02}{r:02}" for c in range(1, columns) for r in range(1, rows + 1)]
    names = [f"setup {name}" for known, name in SETUPS if known == scenario]
    assert options(game) == sorted(hexes + names)
    assert game.decision().seat == "us"  # type: ignore[union-attr]  # the set-up is open


@BOTH
@proves("SM R24", 1, 2)
def test_r24_only_the_us_player_is_asked_until_the_set_up_is_done(scenario: str) -> None:
    game = library.start("mortain", scenario)
    for n, unit in enumerate(TO_PLACE[scenario]):
        asked = game.decision()
        assert asked is not None
        assert (asked.seat, asked.facts["unit"]) == ("us", f"@unit-{unit}")
        game.answer(f"place 01{n // 2 + 1:02}")
        # the set-up is open: the German seat sees every counter that has been placed
        assert game.view("german")["table"] == game.view("us")["table"]
        assert places(game)[unit] == f"01{n // 2 + 1:02}"
    assert options(game) == ["ready"]
    assert {seat for seat, _ in game.answers} == {"us"}


@BOTH
@proves("SM R24", 2)
@proves("SM 2.1", 5)
def test_r24_ready_turns_the_first_card_without_a_question_to_anybody(scenario: str) -> None:
    game = library.start("mortain", scenario, seed=4)
    game.answer("setup historical")
    told = [event.kind for event in game.answer("ready")]
    assert told[:2] == ["set-up-done", "turn-began"]
    assert told[-1] == "card-turned"
    asked = game.decision()
    assert asked is not None
    assert asked.prompt == "give-orders"
    assert all(place == "east" for id, place in places(game).items() if id.startswith("ge-"))


@pytest.mark.parametrize(("scenario", "name"), SETUPS)
@proves("SM 1.1", 1, 2)
@proves("SM R24", 1)
def test_1_1_every_set_up_of_a_scenario_keeps_the_rules(scenario: str, name: str) -> None:
    game = library.start("mortain", scenario)
    game.answer(f"setup {name}")
    where = places(game)
    taken = [where[id] for id in TO_PLACE[scenario]]
    assert all(place[:2] < EAST_COLUMN[scenario] for place in taken)
    assert max(taken.count(place) for place in taken) <= 2
    assert options(game) == ["ready"]
    assert game.kind.check(game) is None


@BOTH
@proves("SM 1.1", 2)
def test_1_1_a_hex_with_two_counters_is_offered_no_more(scenario: str) -> None:
    game = library.start("mortain", scenario)
    game.answer("place 0303")
    assert "place 0303" in options(game)
    game.answer("place 0303")
    assert "place 0303" not in options(game)


@proves("SM 1.1", 1)
def test_1_1_the_last_counter_placed_by_hand_leaves_nothing_but_ready() -> None:
    game = library.start("mortain", "postcard")
    game.answer("place 0801; place 0801; place 0802; place 0101; place 0805; ready")
    assert game.table.turn == 1
    assert places(game)["us-tds"] == "0805"


@BOTH
@proves("SM 1.4", 1)
def test_1_4_only_tiger_102_is_free_of_the_stacking_limit(scenario: str) -> None:
    table = library.start("mortain", scenario).table
    assert [id for id, unit in table.units.items() if unit.type.tiger] == ["ge-102"]


@BOTH
@proves("SM 1.2", 1)
@proves("SM R12", 1)
def test_1_2_only_the_combat_commands_wait_for_turn_2(scenario: str) -> None:
    table = library.start("mortain", scenario).table
    late = {id: unit.type.from_turn for id, unit in table.units.items() if unit.type.from_turn > 1}
    assert late == dict.fromkeys(RESERVE, 2)


@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5, 6])
@proves("SM 1.2", 1)
@proves("SM R12", 1)
def test_1_2_the_reserve_is_offered_from_turn_2_to_turn_6(turn: int) -> None:
    text = f"turn {turn}\ncard 10H\nus-cca west\nus-ccb west\nus-ccr west\nus-117 0502\nge-37 east"
    offered = options(library.from_position("mortain", text))
    waiting = [f"activate {id}" for id in RESERVE if f"activate {id}" in offered]
    assert waiting == ([] if turn == 1 else [f"activate {id}" for id in RESERVE])


@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5, 6])
@proves("SM 1.3", 1)
@proves("SM R11", 1)
def test_1_3_the_pool_is_offered_in_every_turn(turn: int) -> None:
    text = f"turn {turn}\ncard 10S\nge-37 east\nge-102 east\nus-117 0502"
    offered = options(library.from_position("mortain", text))
    assert {"activate ge-37", "activate ge-102"} <= set(offered)


@pytest.mark.parametrize(
    ("scenario", "unit", "turn", "column", "rows"),
    [
        ("postcard", "ge-37", 1, "09", 5),
        ("postcard", "us-cca", 2, "01", 5),
        ("sector", "ge-24", 1, "12", 9),
        ("sector", "us-ccb", 2, "01", 9),
    ],
)
@proves("SM R11", 1)
@proves("SM R12", 1)
def test_r11_r12_each_side_enters_by_the_whole_of_its_own_column(
    scenario: str, unit: str, turn: int, column: str, rows: int
) -> None:
    card, place = ("10S", "east") if unit.startswith("ge") else ("10H", "west")
    text = f"scenario {scenario}\nturn {turn}\ncard {card}\n{unit} {place}"
    game = library.from_position("mortain", text)
    game.answer(f"activate {unit}")
    assert options(game) == [f"enter {column}{row:02}" for row in range(1, rows + 1)]
