"""The published scenarios as data: complete, possible with the counters, honest about doubts."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import pytest

from tests.aslsk.data_files import counters, parsed

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
COLUMNS: Final = [*LETTERS, *[letter * 2 for letter in LETTERS[:7]]]
ROUND: Final = ("low rows", "high columns", "high rows", "low columns")
BASES: Final = {"card", "transcription", "report", "deduced"}
SCENARIOS: Final = {entry["id"]: entry for entry in parsed("published")["scenario"]}
EVERY: Final = pytest.mark.parametrize("scenario", SCENARIOS.values(), ids=SCENARIOS)

Entry = dict[str, Any]


def groups(scenario: Entry) -> Iterator[tuple[str, Entry]]:
    for side in scenario["side"]:
        for group in side["group"]:
            yield side["nation"], group


def span(columns: str) -> range:
    first, last = [COLUMNS.index(name) for name in columns.split("-")]
    return range(first, last + 1)


def on_board(scenario: Entry, name: str) -> bool:
    form = re.fullmatch(r"([A-Z]{1,2})(\d{1,2})", name)
    if form is None or form[1] not in COLUMNS:
        return False
    column = COLUMNS.index(form[1])
    played = any(column in span(board["columns"]) for board in scenario["boards"])
    return played and (0 if column % 2 else 1) <= int(form[2]) <= 10


def test_there_are_eight_and_none_is_verified_yet() -> None:
    assert list(SCENARIOS) == [f"S{number}" for number in range(1, 9)]
    assert not any(scenario["verified"] for scenario in SCENARIOS.values())
    assert all(scenario["doubts"] for scenario in SCENARIOS.values())


@EVERY
def test_length_sides_and_order_are_said(scenario: Entry) -> None:
    nations = [side["nation"] for side in scenario["side"]]
    assert len(set(nations)) == 2
    assert {scenario["moves_first"], scenario["sets_up_first"]} <= set(nations)
    assert scenario["turns"] in (5, 6, 7)
    assert re.fullmatch(r"194[1-4]-\d\d-\d\d", scenario["date"])
    assert scenario["basis"] in BASES
    assert all(0 <= side["elr"] <= 5 for side in scenario["side"])
    assert all(counters().nations[nation].complete for nation in nations)


@EVERY
def test_every_counter_leader_and_weapon_is_in_the_box(scenario: Entry) -> None:
    for nation, group in groups(scenario):
        wanted = [*group["counters"], *[roll["name"] for roll in group.get("roll", [])]]
        assert all(counters().unit(nation, name).kit == 1 for name in wanted)
        assert all(counters().leader(name) for name in group["leaders"])
        assert all(counters().weapon(nation, name).known for name in group.get("weapons", {}))
        numbers = [*group["counters"].values(), *group.get("weapons", {}).values()]
        assert min(numbers) > 0
        assert group.get("basis", "card") in BASES


@EVERY
def test_every_group_sets_up_or_enters_somewhere_on_the_boards(scenario: Entry) -> None:
    for _, group in groups(scenario):
        assert 0 <= group["turn"] <= scenario["turns"]
        assert ("area" in group) == (group["turn"] == 0)
        assert ("edge" in group) == (group["turn"] > 0)
        edges = [*group.get("edge", []), *group.get("held_back", {}).get("edges", [])]
        assert set(edges) <= set(scenario["edges"])
        named = [group[key] for key in ("from", "to") if key in group]
        assert all(on_board(scenario, name) for name in named)
        for piece in group.get("area", []):
            boards = {board["board"] for board in scenario["boards"]}
            assert piece.get("board", "y") in boards | {"y"}
            assert all(on_board(scenario, name) for name in piece.get("hexes", []))
            assert all(on_board(scenario, name) for name in piece.get("line", []))
            assert piece.get("beyond", "low rows") in ROUND
            if "columns" in piece:
                assert any(
                    set(span(piece["columns"])) <= set(span(board["columns"]))
                    for board in scenario["boards"]
                )
            if "rows" in piece:
                first, last = piece["rows"]
                assert 0 <= first < last <= 10


@EVERY
def test_compass_edges_go_round_the_board(scenario: Entry) -> None:
    turned = tuple(scenario["edges"].get(edge) for edge in ("north", "east", "south", "west"))
    turns = {ROUND[at:] + ROUND[:at] for at in range(4)}
    assert turned in turns or turned == (None,) * 4


@EVERY
def test_the_victory_condition_names_its_sides_and_hexes(scenario: Entry) -> None:
    victory = scenario["victory"]
    nations = {side["nation"] for side in scenario["side"]}
    assert victory["winner"] in nations
    assert victory.get("enemy", victory["winner"]) in nations
    assert victory["when"] in ("end", "at once")
    assert victory["kind"] in (
        "no_good_order", "control", "control_count", "exit_points", "exit_units",
    )  # fmt: skip
    hexes = [*victory.get("hexes", [])]
    hexes += [victory[key] for key in ("centre", "from", "to") if key in victory]
    assert all(on_board(scenario, name) for name in hexes)
    assert hexes or "board" in victory


@EVERY
def test_a_change_for_balance_can_be_made(scenario: Entry) -> None:
    for side in scenario["side"]:
        balance = side.get("balance")
        if balance is None:
            assert "balance changes not known" in scenario["doubts"]
        elif balance["change"] == "drop_hex":
            assert balance["hex"] in scenario["victory"]["hexes"]
        elif balance["change"] == "need":
            assert balance["need"] > scenario["victory"]["need"]
        elif balance["change"] == "drop_special":
            assert balance["key"] in [special["key"] for special in scenario["special"]]
        else:
            check_exchange(scenario, balance)


def check_exchange(scenario: Entry, balance: Entry) -> None:
    assert balance["change"] in ("add", "remove", "replace")
    found: Counter[str] = Counter()
    for nation, group in groups(scenario):
        if nation == balance["side"] and group["turn"] == balance["turn"]:
            found.update(group["counters"] | group["leaders"] | group.get("weapons", {}))
    if balance["change"] != "add":
        assert found[balance["name"]] >= balance["number"]
    assert found


@pytest.mark.parametrize(
    ("id", "nation", "squads", "half_squads", "leaders", "weapons"),
    [
        ("S1", "american", 10, 3, 4, 0), ("S1", "german", 11, 0, 4, 0),
        ("S2", "russian", 13, 0, 4, 4), ("S2", "german", 11, 0, 4, 7),
        ("S3", "german", 12, 0, 4, 4), ("S3", "american", 14, 0, 4, 3),
        ("S4", "american", 8, 0, 3, 5), ("S4", "german", 14, 2, 5, 5),
        ("S5", "german", 10, 0, 3, 3), ("S5", "american", 9, 1, 4, 3),
        ("S6", "german", 9, 0, 3, 4), ("S6", "russian", 14, 0, 3, 3),
        ("S7", "german", 6, 0, 2, 2), ("S7", "american", 9, 0, 2, 2),
        ("S8", "german", 7, 0, 3, 3), ("S8", "american", 10, 0, 3, 0),
    ],
)  # fmt: skip
def test_the_orders_of_battle_add_up(
    id: str, nation: str, squads: int, half_squads: int, leaders: int, weapons: int
) -> None:
    found: Counter[str] = Counter()
    for whose, group in groups(SCENARIOS[id]):
        if whose == nation:
            for name, number in group["counters"].items():
                found["squad" if counters().unit(nation, name).squad else "half"] += number
            found["leader"] += sum(group["leaders"].values())
            found["weapon"] += sum(group.get("weapons", {}).values())
    expected = (squads, half_squads, leaders, weapons)
    assert (found["squad"], found["half"], found["leader"], found["weapon"]) == expected
