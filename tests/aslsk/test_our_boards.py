"""The three large boards of the box: what stands on them, how they join, what one sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, permutations, product
from typing import Final
from xml.etree import ElementTree

import pytest

from caposaldo.aslsk.board import TERRAINS, WOODS, Board, is_building, is_obstacle
from caposaldo.aslsk.boardfile import read_board
from caposaldo.aslsk.hexes import SIDES
from caposaldo.aslsk.maps import OFF_MAP, ROAD_OFF, Map, Part, make
from caposaldo.aslsk.pieces import double_area
from caposaldo.aslsk.sight import look
from caposaldo.aslsk.sighttable import SightTable, compute
from caposaldo.boards.check import EXITS, faults
from caposaldo.boards.drawing import draw
from caposaldo.boards.shelf import box
from caposaldo.proofs import proves
from caposaldo.text import LANGUAGES

LARGE: Final = ("borgo", "campagna", "rione")
SVG: Final = "{http://www.w3.org/2000/svg}"
WEST: Final = (4, 5)
EAST: Final = (1, 2)

KINDS: Final = ("stone", "wooden", "woods", "grain", "orchard")
# How many hexes there may be of each of these kinds: the least and the most.
WANTED: Final = {
    "borgo": ((31, 35), (4, 5), (35, 45), (18, 26), (18, 26)),
    "campagna": ((15, 24), (5, 10), (50, 70), (30, 45), (25, 40)),
    "rione": ((110, 120), (0, 0), (25, 40), (0, 0), (18, 30)),
}
# How many houses there may be of more than one hex, and the largest there must be.
LONG_HOUSES: Final = {"borgo": (3, 6, 3), "campagna": (1, 3, 4), "rione": (25, 40, 8)}
# Of a hundred lines of 2 to 8 hexes, how many may be clear.
CLEAR: Final = {"borgo": (30, 55), "campagna": (35, 60), "rione": (12, 30)}


# Every two boards, each of them turned or not.
LAID: Final = [
    (*pair, *turns)
    for pair, turns in product(permutations(LARGE, 2), product((False, True), repeat=2))
]


@cache
def board(id: str) -> Board:
    return read_board(box()[id])


@cache
def ground(id: str) -> Map:
    return make([Part(board(id))])


@cache
def sights(id: str) -> SightTable:
    return compute(ground(id))


def is_clear(id: str, one: str, other: str) -> bool:
    made = ground(id)
    return look(made, made.find(one), made.find(other)).is_clear


@proves("SK B1", 1, 2)
@pytest.mark.parametrize("id", LARGE)
def test_B1_our_large_boards_are_whole_and_have_no_fault(id: str) -> None:
    names = ground(id).names
    assert [fault.data() for fault in faults(board(id))] == []
    assert board(id).geomorphic
    assert len(names) == 346
    assert [names[at] for at in (0, 9, 10, 20, -1)] == ["A1", "A10", "B0", "B10", "GG10"]


@pytest.mark.parametrize("id", LARGE)
def test_the_ground_is_as_dense_as_it_should_be(id: str) -> None:
    count = Counter(TERRAINS[terrain] for terrain in board(id).terrain.values())
    for kind, (least, most) in zip(KINDS, WANTED[id], strict=True):
        assert least <= count[kind] <= most, kind


@pytest.mark.parametrize("id", LARGE)
def test_there_are_houses_of_several_hexes(id: str) -> None:
    sizes = [len(building.cells) for building in board(id).buildings]
    least, most, largest = LONG_HOUSES[id]
    assert least <= sum(size > 1 for size in sizes) <= most
    assert max(sizes) == largest


def test_the_woods_of_the_village_cover_a_tenth_of_it_and_stand_in_both_outer_thirds() -> None:
    village = board("borgo")
    width, height = village.size
    woods = [each for each in village.drawings if each.terrain == WOODS]
    covered = sum(abs(double_area(each.outline)) for each in woods) / (2 * width * height)
    assert 0.09 <= covered <= 0.13
    assert not any(each.made for each in woods)
    columns = [cell[0] for cell, terrain in village.terrain.items() if terrain == WOODS]
    assert sum(column < 11 for column in columns) >= 15
    assert sum(column > 21 for column in columns) >= 15
    houses = [cell[0] for cell, terrain in village.terrain.items() if is_building(terrain)]
    assert sum(10 <= column <= 22 for column in houses) >= 0.75 * len(houses)


@pytest.mark.parametrize(("one", "other", "turned", "other_turned"), LAID)
def test_any_two_join_along_the_long_edge(
    one: str, other: str, turned: bool, other_turned: bool
) -> None:
    made = make([Part(board(one), turned), Part(board(other), other_turned, down=10)])
    assert made.size == 2 * 346 - 16
    assert len(made.shared) == 16
    seam = made.at[(16, 19)]
    assert made.has_road(seam, 3)
    assert made.neighbours[seam][3] == made.at[(16, 21)]
    assert sorted(ways_off(made)) == [
        (0, 5), (0, 15), (0, 25), (0, 35), (16, 1), (16, 39),
        (32, 5), (32, 15), (32, 25), (32, 35),
    ]  # fmt: skip


@pytest.mark.parametrize(("one", "other", "turned", "other_turned"), LAID)
def test_any_two_join_along_the_short_edge(
    one: str, other: str, turned: bool, other_turned: bool
) -> None:
    made = make([Part(board(one), turned), Part(board(other), other_turned, across=32)])
    assert made.size == 2 * 346 - 10
    assert len(made.shared) == 10
    for down in (5, 15):
        seam = made.at[(32, down)]
        assert any(made.has_road(seam, side) for side in WEST)
        assert any(made.has_road(seam, side) for side in EAST)
    assert sorted(ways_off(made)) == [
        (0, 5), (0, 15), (16, 1), (16, 19), (48, 1), (48, 19), (64, 5), (64, 15),
    ]  # fmt: skip


def ways_off(made: Map) -> Iterator[tuple[int, int]]:
    """Give the places of the hexes in which a road leaves the map."""
    for at in range(made.size):
        sides = [side for side in range(SIDES) if made.neighbours[at][side] == OFF_MAP]
        if made.roads[at] & ROAD_OFF or any(made.has_road(at, side) for side in sides):
            yield made.cells[at]


def spread(made: Map, begin: Iterable[int], along_roads: bool) -> set[int]:
    """Go from hex to hex along roads, or round every house and wood."""
    reached = set(begin)
    waiting = list(reached)
    while waiting:
        at = waiting.pop()
        for side, beyond in enumerate(made.neighbours[at]):
            passes = (
                made.has_road(at, side)
                if along_roads
                else beyond >= 0 and not is_obstacle(made.terrain[beyond])
            )
            if passes and beyond >= 0 and beyond not in reached:
                reached.add(beyond)
                waiting.append(beyond)
    return reached


@pytest.mark.parametrize("id", LARGE)
def test_one_road_net_goes_from_every_exit_to_every_other(id: str) -> None:
    made = ground(id)
    net = spread(made, [made.find("Q1")], along_roads=True)
    assert net >= {made.find(name) for name in EXITS}
    assert net == {at for at in range(made.size) if made.roads[at]}


@pytest.mark.parametrize("id", LARGE)
def test_every_house_is_reached_from_the_road_without_crossing_another_or_a_wood(id: str) -> None:
    made = ground(id)
    outside = spread(made, [made.find("Q1")], along_roads=False)
    for house in made.houses:
        doors = {beyond for at in house.hexes for beyond in made.neighbours[at]}
        assert doors & outside, [made.names[at] for at in house.hexes]


@proves("SK B6", 1)
def test_B6_one_sees_along_the_lane_through_a_wood_and_not_beside_it() -> None:
    made = ground("campagna")
    lane = made.find("L7")
    assert made.terrain[lane] == WOODS
    assert made.has_road(lane, 5)
    assert made.has_road(lane, 2)
    assert is_clear("campagna", "K7", "M8")
    assert not is_clear("campagna", "K8", "M9")


@pytest.mark.parametrize("id", LARGE)
def test_roads_run_through_woods_on_every_board(id: str) -> None:
    made = ground(id)
    through = [at for at in range(made.size) if made.terrain[at] == WOODS and made.roads[at]]
    assert len(through) >= (1 if id == "rione" else 4)


@proves("SK B4", 2)
def test_B4_houses_wall_to_wall_close_the_view_and_a_lane_between_two_leaves_it_open() -> None:
    assert not is_clear("borgo", "Q9", "S9")
    assert is_clear("borgo", "S3", "U3")
    assert not is_clear("rione", "E5", "G5")
    assert is_clear("rione", "E4", "G4")


@pytest.mark.parametrize("id", LARGE)
def test_there_are_long_lines_and_blind_corners(id: str) -> None:
    made, table = ground(id), sights(id)
    clear = near = longest = 0
    for one, other in combinations(range(made.size), 2):
        away = made.distance(one, other)
        sees = not table.blocked[one * made.size + other]
        if 2 <= away <= 8:
            near += 1
            clear += sees
        if sees:
            longest = max(longest, away)
    least, most = CLEAR[id]
    assert least <= 100 * clear / near <= most
    assert longest >= 20


@pytest.mark.parametrize("id", LARGE)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_picture_is_well_formed_and_shows_every_roof_and_name(id: str, lang: str) -> None:
    made = board(id)
    root = ElementTree.fromstring(draw(made, lang))
    roofs = [each for each in root.iter(f"{SVG}path") if each.get("class") in ("sto", "wdo")]
    assert len(roofs) == sum(is_building(each.terrain) for each in made.drawings)
    places = [each.text for each in root.iter(f"{SVG}text") if each.get("class") == "place"]
    assert places == [label.text[lang] for label in made.labels]
    assert len(places) >= 2


@pytest.mark.parametrize("id", LARGE)
def test_titles_and_houses_have_a_name_of_their_own_in_each_language(id: str) -> None:
    named = [building.name for building in board(id).buildings if building.name]
    assert len(named) >= 2
    for name in [board(id).title, *named]:
        assert set(name) == set(LANGUAGES)
        assert len(set(name.values())) == len(LANGUAGES)
    for lang in LANGUAGES:
        assert len({board(each).title[lang] for each in LARGE}) == len(LARGE)
