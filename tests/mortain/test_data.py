"""The scenario files, checked without the engine."""

import tomllib
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import pytest

SCENARIO_FILES: Final = Path(__file__).parents[2] / "src/caposaldo/mortain/scenarios"
SCENARIOS: Final = ("postcard", "sector")
BASES: Final = {"rules", "english", "report", "general", "ours"}


def scenario(name: str) -> dict[str, Any]:
    return tomllib.loads((SCENARIO_FILES / f"{name}.toml").read_text(encoding="utf-8"))


def axial(place: str) -> tuple[int, int]:
    column, row = int(place[:2]), int(place[2:])
    return column, row - (column - 1) // 2


def distance(start: str, end: str) -> int:
    (q, v), (other_q, other_v) = axial(start), axial(end)
    dq, dv = other_q - q, other_v - v
    return max(abs(dq), abs(dv), abs(dq + dv))


def hex_at(q: int, v: int) -> str:
    return f"{q:02}{v + (q - 1) // 2:02}"


def nearest(q: float, v: float) -> str:
    third = -q - v
    whole_q, whole_v, whole_third = round(q), round(v), round(third)
    gaps = (abs(whole_q - q), abs(whole_v - v), abs(whole_third - third))
    if gaps[0] == max(gaps):
        whole_q = -whole_v - whole_third
    elif gaps[1] == max(gaps):
        whole_v = -whole_q - whole_third
    return hex_at(whole_q, whole_v)


def between(start: str, end: str) -> Iterator[set[str]]:
    (q, v), (other_q, other_v) = axial(start), axial(end)
    steps = distance(start, end)
    for step in range(1, steps):
        part = step / steps
        mid_q, mid_v = q + (other_q - q) * part, v + (other_v - v) * part
        yield {nearest(mid_q + nudge, mid_v + 2 * nudge) for nudge in (-1e-6, 1e-6)}


def terrain_at(data: dict[str, Any], place: str) -> str:
    letter = data["map"][int(place[2:]) - 1][int(place[:2]) - 1]
    kinds: dict[str, str] = {facts["letter"]: kind for kind, facts in data["terrain"].items()}
    return kinds[letter]


def sees(data: dict[str, Any], start: str, end: str) -> bool:
    return not any(
        all(data["terrain"][terrain_at(data, place)]["blocks"] for place in beside)
        for beside in between(start, end)
    )


def all_hexes(data: dict[str, Any]) -> set[str]:
    columns, rows = range(1, data["columns"] + 1), range(1, data["rows"] + 1)
    return {f"{column:02}{row:02}" for column in columns for row in rows}


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_map_has_a_known_letter_in_every_hex(name: str) -> None:
    data = scenario(name)
    letters = {facts["letter"] for facts in data["terrain"].values()}
    assert [len(row) for row in data["map"]] == [data["columns"]] * data["rows"]
    assert set("".join(data["map"])) == letters == set(".fvth")


@pytest.mark.parametrize(
    ("name", "size", "first_row", "hill_cover"),
    [("postcard", (9, 5), "north", 0), ("sector", (12, 9), "south", 1)],
)
def test_the_scenarios_keep_their_size_and_cover(
    name: str, size: tuple[int, int], first_row: str, hill_cover: int
) -> None:
    data = scenario(name)
    cover = {kind: facts["cover"] for kind, facts in data["terrain"].items()}
    assert (data["columns"], data["rows"]) == size
    assert data["first_row"] == first_row
    assert cover == {"clear": 0, "forest": 1, "village": 1, "town": 2, "hill": hill_cover}


@pytest.mark.parametrize("name", SCENARIOS)
def test_sm_3_1_only_hills_are_high_and_only_open_ground_lets_a_line_through(name: str) -> None:
    terrain = scenario(name)["terrain"]
    assert [kind for kind, facts in terrain.items() if facts.get("high", False)] == ["hill"]
    assert [kind for kind, facts in terrain.items() if not facts["blocks"]] == ["clear"]
    assert {kind for kind, facts in terrain.items() if facts["range"] == 3} == {"hill"}
    assert {facts["range"] for facts in terrain.values()} == {2, 3}


@pytest.mark.parametrize("name", SCENARIOS)
def test_sm_4_1_5_1_6_1_the_figures_of_the_rules_are_the_same_everywhere(name: str) -> None:
    data = scenario(name)
    assert data["markers"] == {"air": 4, "oba": 3}
    assert (data["turns"], data["exits_to_win"], data["hit_steps"]) == (6, 5, 2)


@pytest.mark.parametrize(
    ("name", "places"),
    [
        ("postcard", {"0703": "town", "0801": "hill", "0502": "village", "0902": "forest"}),
        ("sector", {"1001": "town", "1101": "hill", "0904": "village", "1209": "town"}),
    ],
)
def test_the_known_places_lie_on_their_terrain(name: str, places: dict[str, str]) -> None:
    data = scenario(name)
    assert {place: terrain_at(data, place) for place in places} == places


@pytest.mark.parametrize(
    ("name", "start", "end", "clear"),
    [
        *[("postcard", *pair.split("-"), True) for pair in (
            "0801-0703", "0801-0803", "0703-0502", "0702-0503", "0502-0302", "0603-0404",
            "0403-0203")],
        *[("postcard", *pair.split("-"), False) for pair in (
            "0801-0602", "0801-0502", "0703-0901", "0401-0202")],
        *[("sector", *pair.split("-"), True) for pair in (
            "1101-1103", "0803-0603", "0904-0704", "0904-1105", "1002-0803", "0906-1007")],
        *[("sector", *pair.split("-"), False) for pair in (
            "1101-0902", "0803-1004", "0803-0604")],
    ],
)  # fmt: skip
def test_sm_r16_the_maps_give_the_known_lines_of_sight(
    name: str, start: str, end: str, clear: bool
) -> None:
    assert sees(scenario(name), start, end) is clear


@pytest.mark.parametrize("name", SCENARIOS)
def test_roads_go_from_hex_to_neighbour_and_places_are_on_the_map(name: str) -> None:
    data = scenario(name)
    inside = all_hexes(data)
    assert {place["hex"] for place in data["place"]} <= inside
    for road in data["road"]:
        path = road["path"]
        assert set(path) <= inside
        assert {distance(start, end) for start, end in pairwise(path)} == {1}


def test_the_river_is_one_unbroken_line_from_west_to_east() -> None:
    (river,) = scenario("sector")["river"]
    sides = [frozenset(side) for side in river["sides"]]
    assert all(distance(*sorted(side)) == 1 for side in sides)
    for side, after in pairwise(sides):
        corner = side | after
        assert len(corner) == 3
        assert all(distance(a, b) == 1 for a in corner for b in corner if a != b)
    assert river["sides"][0] == ["0109", "0108"]
    assert river["sides"][-1] == ["1209", "1208"]


@pytest.mark.parametrize(
    ("name", "starts", "tints"),
    [
        ("postcard", {"map": 5, "west": 3, "east": 8}, {"us": 8, "army": 3, "ss": 5}),
        ("sector", {"map": 8, "west": 3, "east": 14}, {"us": 11, "army": 6, "ss": 8}),
    ],
)
def test_the_orders_of_battle_are_complete(
    name: str, starts: dict[str, int], tints: dict[str, int]
) -> None:
    units = scenario(name)["unit"]
    assert Counter(unit["start"] for unit in units) == starts
    assert Counter(unit["tint"] for unit in units) == tints
    assert len({unit["id"] for unit in units}) == len({unit["label"] for unit in units})
    assert len({unit["id"] for unit in units}) == len(units)
    assert all((unit["side"] == "german") == (unit["start"] == "east") for unit in units)


@pytest.mark.parametrize(
    ("name", "front", "flipped"), [("postcard", (49, 51), (30, 33)), ("sector", (62, 74), (39, 45))]
)
def test_the_factors_add_up_and_never_grow_by_a_hit(
    name: str, front: tuple[int, int], flipped: tuple[int, int]
) -> None:
    units = scenario(name)["unit"]
    assert tuple(sum(unit["front"][i] for unit in units) for i in (0, 1)) == front
    assert tuple(sum(unit["flipped"][i] for unit in units) for i in (0, 1)) == flipped
    for unit in units:
        pairs = list(zip(unit["front"], unit["flipped"], strict=True))
        assert all(whole >= hit >= 1 for whole, hit in pairs), unit["id"]
        assert unit["front"] != unit["flipped"], unit["id"]


@pytest.mark.parametrize("name", SCENARIOS)
def test_sm_1_2_sm_1_4_combat_commands_come_from_turn_2_and_only_one_unit_is_the_tiger(
    name: str,
) -> None:
    units = scenario(name)["unit"]
    late = {unit["id"] for unit in units if unit["from_turn"] == 2}
    assert late == {"us-cca", "us-ccb", "us-ccr"}
    assert late == {unit["id"] for unit in units if unit["start"] == "west"}
    assert [unit["id"] for unit in units if unit.get("tiger", False)] == ["ge-102"]


@pytest.mark.parametrize("name", SCENARIOS)
def test_sm_1_1_every_set_up_is_legal_and_complete(name: str) -> None:
    data = scenario(name)
    on_map = {unit["id"] for unit in data["unit"] if unit["start"] == "map"}
    for setup in data["setup"]:
        hexes = setup["hexes"]
        assert set(hexes) == on_map, setup["id"]
        assert set(hexes.values()) <= all_hexes(data), setup["id"]
        assert max(Counter(hexes.values()).values()) <= 2, setup["id"]
        assert all(int(place[:2]) < data["columns"] for place in hexes.values()), setup["id"]
    assert [setup["id"] for setup in data["setup"] if setup["recommended"]] == ["historical"]


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_figure_says_how_sure_it_is(name: str) -> None:
    data = scenario(name)
    said = [*data["basis"].values(), *(facts["basis"] for facts in data["terrain"].values())]
    assert set(said) | {unit["basis"] for unit in data["unit"]} <= BASES
    assert {"map", "size", "units", "factors", "setups", "markers"} <= set(data["basis"])
