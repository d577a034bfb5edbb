"""Range and line of sight, on both maps (SM 3.1, SM R15, SM R16)."""

from itertools import permutations
from typing import Final

import pytest

from caposaldo import library
from caposaldo.mortain.hexes import (
    HexId,
    around,
    axial,
    between,
    column,
    distance,
    from_axial,
    hex_id,
)
from caposaldo.mortain.kind import MortainKind
from caposaldo.mortain.scenario import Scenario
from caposaldo.mortain.sight import blocking, out_of_reach
from caposaldo.proofs import proves

MAPS: Final = ("postcard", "sector")

NEIGHBOURS: Final = [
    ("postcard", "0703", "0602 0603 0702 0704 0802 0803"),
    ("postcard", "0801", "0701 0702 0802 0901 0902"),
    ("postcard", "0502", "0401 0402 0501 0503 0601 0602"),
    ("postcard", "0101", "0102 0201"),
    ("postcard", "0905", "0804 0805 0904"),
    ("postcard", "0205", "0105 0204 0305"),
    ("sector", "0904", "0803 0804 0903 0905 1003 1004"),
    ("sector", "1001", "0901 0902 1002 1101 1102"),
    ("sector", "1101", "1001 1102 1201"),
]

DISTANCES: Final = [
    ("0801", "0502", 3),
    ("0703", "0502", 2),
    ("0703", "0901", 3),
    ("1101", "0904", 4),
    ("0904", "0704", 2),
    ("0101", "0905", 8),
    ("0305", "0301", 4),
    ("0404", "0404", 0),
]

CLEAR: Final = [
    *[("postcard", pair) for pair in ("0801-0703", "0801-0803", "0703-0502", "0702-0503")],
    *[("postcard", pair) for pair in ("0502-0302", "0603-0404", "0403-0203")],
    *[("sector", pair) for pair in ("1101-1103", "0803-0603", "0904-0704", "0904-1105")],
    *[("sector", pair) for pair in ("1002-0803", "0906-1007")],
]

BLOCKED: Final = [
    ("postcard", "0801-0602", ("0702",)),
    ("postcard", "0801-0502", ("0702",)),
    ("postcard", "0703-0901", ("0801",)),
    ("postcard", "0401-0202", ("0302",)),
    ("sector", "1101-0902", ("1001",)),
    ("sector", "0803-1004", ("0904",)),
    ("sector", "0803-0604", ("0704",)),
]


def scenario(name: str) -> Scenario:
    kind = library.game("mortain")
    assert isinstance(kind, MortainKind)
    return kind.battles[name]


def ends(pair: str) -> tuple[HexId, HexId]:
    one, other = pair.split("-")
    return HexId(one), HexId(other)


@pytest.mark.parametrize(("name", "place", "near"), NEIGHBOURS)
def test_the_neighbours_of_a_hex(name: str, place: str, near: str) -> None:
    assert " ".join(scenario(name).neighbours[HexId(place)]) == near


def test_six_hexes_lie_around_a_hex_the_edge_not_minded() -> None:
    assert around(HexId("0101")) == ["0000", "0001", "0100", "0102", "0200", "0201"]


@pytest.mark.parametrize(("one", "other", "far"), DISTANCES)
def test_the_distance_of_two_hexes(one: str, other: str, far: int) -> None:
    assert distance(HexId(one), HexId(other)) == far
    assert distance(HexId(other), HexId(one)) == far


@pytest.mark.parametrize("name", MAPS)
def test_neighbours_are_the_hexes_one_away(name: str) -> None:
    field = scenario(name)
    for place, near in field.neighbours.items():
        assert set(near) == {other for other in field.terrain if distance(place, other) == 1}
        assert field.area[place] == {place, *near}


def test_a_hex_is_its_column_and_row() -> None:
    assert (hex_id(7, 3), column(HexId("1203"))) == ("0703", 12)
    assert axial(HexId("0703")) == (7, 0)
    assert axial(HexId("0803")) == (8, 0)
    assert from_axial(8, -2) == "0801"


@proves("SM R16", 1, 2, 3)
@proves("SM 3.1", 3)
@pytest.mark.parametrize(("name", "pair"), CLEAR)
def test_R16_a_clear_line_is_clear_both_ways(name: str, pair: str) -> None:
    one, other = ends(pair)
    assert blocking(scenario(name).terrain, one, other) == ()
    assert blocking(scenario(name).terrain, other, one) == ()


@proves("SM R16", 1)
@proves("SM 3.1", 3)
@pytest.mark.parametrize(("name", "pair", "by"), BLOCKED)
def test_R16_a_line_is_blocked_by_what_lies_between(
    name: str, pair: str, by: tuple[str, ...]
) -> None:
    one, other = ends(pair)
    assert blocking(scenario(name).terrain, one, other) == by
    assert blocking(scenario(name).terrain, other, one) != ()


@proves("SM R16", 3)
@pytest.mark.parametrize(
    ("name", "pair", "sides", "blocks"),
    [
        ("sector", "0803-0603", ("0703", "0704"), [False, True]),
        ("postcard", "0801-0703", ("0702", "0802"), [True, False]),
        ("postcard", "0602-0802", ("0702", "0703"), [True, True]),
    ],
)
def test_R16_a_line_along_a_side_needs_both_hexes_to_block(
    name: str, pair: str, sides: tuple[str, ...], blocks: list[bool]
) -> None:
    one, other = ends(pair)
    terrain = scenario(name).terrain
    assert between(one, other) == [sides]
    assert [terrain[HexId(side)].blocks for side in sides] == blocks
    assert blocking(terrain, one, other) == (sides if all(blocks) else ())


@proves("SM R16", 3)
def test_R16_the_edge_of_the_map_never_blocks_a_line_along_it() -> None:
    terrain = scenario("postcard").terrain
    assert between(HexId("0401"), HexId("0601")) == [("0501", "0502")]
    assert between(HexId("0701"), HexId("0901")) == [("0800", "0801")]
    assert terrain[HexId("0801")].blocks
    assert blocking(terrain, HexId("0701"), HexId("0901")) == ()


@proves("SM R16", 2)
def test_R16_the_end_hexes_do_not_block() -> None:
    terrain = scenario("postcard").terrain
    assert [terrain[HexId(place)].blocks for place in ("0502", "0302")] == [True, True]
    assert out_of_reach(terrain, HexId("0502"), HexId("0302")) is None


@proves("SM R15", 1)
@proves("SM 3.1", 2)
@pytest.mark.parametrize("name", MAPS)
def test_R15_the_hill_alone_reaches_three_hexes(name: str) -> None:
    field = scenario(name)
    for firer, seen in field.fire_from.items():
        reach = 3 if field.terrain[firer].key == "hill" else 2
        assert field.terrain[firer].range == reach
        assert firer not in seen
        for target in field.terrain:
            if target != firer:
                clear = blocking(field.terrain, firer, target) == ()
                assert (target in seen) == (clear and distance(firer, target) <= reach)


@proves("SM R15", 1)
@pytest.mark.parametrize(
    ("firer", "target", "key", "rule"),
    [
        ("0801", "0803", "", ""),  # two hexes
        ("0801", "0804", "", ""),  # three from the hill
        ("0804", "0801", "out-of-range", "SM R15"),  # three towards the hill
        ("0801", "0805", "out-of-range", "SM R15"),  # four
        ("0801", "0602", "line-blocked", "SM R16"),  # the spur is in between
        ("0703", "0901", "out-of-range", "SM R15"),  # too far and blocked: range is said first
    ],
)
def test_R15_a_hex_out_of_reach_says_why(firer: str, target: str, key: str, rule: str) -> None:
    refusal = out_of_reach(scenario("postcard").terrain, HexId(firer), HexId(target))
    assert ((refusal.key, refusal.rule) if refusal else ("", "")) == (key, rule)


def test_R15_the_refusal_counts_the_hexes() -> None:
    terrain = scenario("postcard").terrain
    found = [out_of_reach(terrain, HexId("0801"), HexId(place)) for place in ("0805", "0602")]
    facts = [dict(refusal.facts) for refusal in found if refusal is not None]
    assert facts == [{"distance": 4, "range": 3}, {"hexes": ["0702"]}]


@pytest.mark.parametrize("name", MAPS)
def test_R16_sight_is_the_same_both_ways(name: str) -> None:
    terrain = scenario(name).terrain
    for one, other in permutations(terrain, 2):
        if distance(one, other) <= 3:
            clear = blocking(terrain, one, other) == ()
            assert clear == (blocking(terrain, other, one) == ())


@proves("SM R16", 1, 2, 3)
@pytest.mark.parametrize("name", MAPS)
def test_R16_sight_agrees_with_lines_drawn_through_the_corners(name: str) -> None:
    field = scenario(name)
    for one, other in permutations(field.terrain, 2):
        if distance(one, other) <= 3:
            assert (blocking(field.terrain, one, other) == ()) == is_clear(field, one, other)


# The same question answered another way, in whole numbers: a hex is cut by the line when corners
# of it lie strictly on both sides, and touched along a side when two of them lie on the line.

CORNERS: Final = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))


def centre(place: HexId) -> tuple[int, int]:
    q, v = axial(place)
    return 3 * q, 2 * v + q


def is_clear(field: Scenario, one: HexId, other: HexId) -> bool:
    (x1, y1), (x2, y2) = centre(one), centre(other)
    touched: dict[frozenset[tuple[int, int]], list[bool]] = {}
    for place, terrain in field.terrain.items():
        x, y = centre(place)
        along = (x - x1) * (x2 - x1) + 3 * (y - y1) * (y2 - y1)
        whole = (x2 - x1) ** 2 + 3 * (y2 - y1) ** 2
        if place in (one, other) or not 0 < along < whole:
            continue
        corners = [(x + dx, y + dy) for dx, dy in CORNERS]
        sides = {(cx, cy): (cx - x1) * (y2 - y1) - (cy - y1) * (x2 - x1) for cx, cy in corners}
        if min(sides.values()) < 0 < max(sides.values()):
            if terrain.blocks:
                return False
        else:
            on_line = frozenset(corner for corner, side in sides.items() if side == 0)
            if len(on_line) == 2:
                touched.setdefault(on_line, []).append(terrain.blocks)
    return not any(len(pair) == 2 and all(pair) for pair in touched.values())
