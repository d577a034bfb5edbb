"""Board files as they are read (docs/boards.md)."""

from __future__ import annotations

from typing import Any

import pytest

from caposaldo.aslsk.atlas import Atlas, use_shelf
from caposaldo.aslsk.board import GRAIN, OPEN, STONE, WOODS, Board, arms
from caposaldo.aslsk.boardfile import read_board
from caposaldo.aslsk.hexes import cell_name, read_cell
from caposaldo.aslsk.pieces import double_area
from caposaldo.boards.check import faults
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.proofs import proves
from tests.aslsk.grounds import board, data_of


def terrain(made: Board, name: str) -> int:
    cell = read_cell(name)
    assert cell is not None
    return made.terrain[cell]


def drawn(made: Board, name: str) -> list[tuple[tuple[int, int], ...]]:
    return [each.outline for each in made.drawings if [cell_name(c) for c in each.cells] == [name]]


@proves("SK B3", 1)
def test_B3_a_hex_has_one_kind_of_terrain_and_a_house_may_miss_its_dot() -> None:
    beside = ((6, -8), (16, -8), (16, 8), (6, 8))
    made = board(columns=5, rows=3, stone={"B1": [beside]}, woods="C1-C3", grain="D0 D1")
    assert [terrain(made, name) for name in ("B1", "C2", "D1", "A1")] == [STONE, WOODS, GRAIN, OPEN]
    assert drawn(made, "B1") == [tuple((36 + x, 48 + y) for x, y in beside)]
    with pytest.raises(UnreadableFile, match="C2 is both woods and stone"):
        board(columns=5, rows=3, stone=("C2",), woods="C1-C3")


def test_runs_of_hexes_go_both_ways_and_lists_may_be_mixed() -> None:
    made = board(columns=9, rows=6, woods="A1 B3-B0 C2")
    found = [cell_name(cell) for cell, kind in made.terrain.items() if kind == WOODS]
    assert found == ["A1", "B0", "B1", "B2", "B3", "C2"]


def test_a_wood_that_nobody_drew_fills_its_hex_and_cuts_its_free_corners() -> None:
    alone = drawn(board(columns=5, rows=3, woods="C2"), "C2")
    assert len(alone) == 1
    assert len(alone[0]) == 12
    hex_area = 2 * 48 * 36
    corner_area = hex_area // 96
    assert double_area(alone[0]) == hex_area - 6 * corner_area
    inner = board(columns=5, rows=3, woods="C2 C1 D1 D2 C3 B2 B1")
    assert double_area(drawn(inner, "C2")[0]) == hex_area


@pytest.mark.parametrize(
    ("road", "parts"),
    [("C1-C3", 2), ("C1 C2 D2", 2), ("C1 C2 D1", 2), ("C1 C2", 1), ("B1 C2 D2", 2)],
)
def test_a_road_leaves_its_strip_free_in_a_wood(road: str, parts: int) -> None:
    made = board(columns=5, rows=3, woods="C2 C1 D1 D2 C3 B2 B1", roads=[road])
    found = drawn(made, "C2")
    assert len(found) == parts
    # The strip is half as wide as a side: two such arms take half of the hex at most.
    assert 2 * 48 * 36 // 2 < sum(abs(double_area(each)) for each in found) < 2 * 48 * 36


def test_woods_end_at_the_edge_of_the_board() -> None:
    made = board(columns=5, rows=3, woods="A1 A2 B0 B1 E3 D3", roads=["edge A2 B1", "B0 C1"])
    for each in made.drawings:
        assert all(0 <= x <= 144 and 0 <= y <= 144 for x, y in each.outline)
    assert (
        abs(double_area(drawn(board(columns=5, rows=3, woods="B0 A1 B1 C1"), "B0")[0])) == 48 * 36
    )


def test_a_shape_takes_the_place_of_the_filling_in_the_hexes_it_names() -> None:
    outline = ((62, 60), (82, 60), (82, 84), (62, 84))
    made = board(columns=5, rows=3, woods="C2 C3", shapes=[("woods", "C2", outline)])
    assert drawn(made, "C2") == [outline]
    assert len(drawn(made, "C3")[0]) > 6


def test_roads_name_the_sides_they_cross() -> None:
    made = board(columns=5, rows=3, roads=["edge C1-C3 edge", "C2 D1"])
    found = {cell_name(cell): sides for cell, sides in arms(made.roads, 5, 3).items()}
    assert found == {"C1": [0, 3], "C2": [0, 1, 3], "C3": [0, 3], "D1": [4]}
    upward = board(columns=5, rows=3, roads=["D1 C2", "edge C3-C1 edge"])
    assert {cell_name(cell): sides for cell, sides in arms(upward.roads, 5, 3).items()} == found


def test_the_hash_changes_with_the_ground_and_not_with_the_words() -> None:
    plain = data_of(columns=5, rows=3, woods="C2")
    titled = {**plain, "title": "Elsewhere", "name": [{"at": "C1", "text": "Here"}]}
    assert read_board(plain).hash == read_board(titled).hash
    assert read_board(plain).hash != board(columns=5, rows=3, woods="C3").hash
    assert read_board(plain).hash != board(columns=5, rows=3, woods="C2", roads=["C1-C2"]).hash


def test_points_count_from_the_corner_unless_a_hex_is_named() -> None:
    data = data_of(columns=5, rows=3, stone=("C2",))
    house = data["building"][0]
    house["outlines"] = [[[62, 56], [82, 56], [82, 88], [62, 88]]]
    del house["at"]
    assert read_board(data).drawings == board(columns=5, rows=3, stone=("C2",)).drawings


def test_a_finer_scale_and_rectangles() -> None:
    data = data_of(columns=5, rows=3)
    data |= {"scale": [2, 3], "pixels": True}
    data["shape"] = [{"kind": "woods", "rects": [[0, 0, 10, 12]]}]
    made = read_board(data)
    assert made.drawings[0].outline == ((0, 0), (10, 0), (10, 12), (0, 12))
    assert made.scale == (2, 3)
    data["shape"] = [{"kind": "woods", "at": "B1", "rects": [[-2, -3, 4, 5]]}]
    # The centre of B1 is 36 points across and 48 down.
    left, top, right, bottom = 72 - 2, 144 - 3, 72 + 4, 144 + 5
    outline = ((left, top), (right, top), (right, bottom), (left, bottom))
    assert read_board(data).drawings[0].outline == outline


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"columns": 4}, "odd number"),
    ({"columns": 99}, "give 3 to 51"),
    ({"rows": 0}, "give 1 to 40"),
    ({"id": "No 1"}, "small letters"),
    ({"colour": 1}, "no field 'colour'"),
    ({"terrain": {"hill": ["A1"]}}, "woods, orchard, grain"),
    ({"terrain": {"woods": ["A9"]}}, "no hex 'A9'; it goes from A1 to E3"),
    ({"terrain": {"woods": ["A0"]}}, "no hex 'A0'"),
    ({"terrain": {"woods": ["A1-B2"]}}, "no run in one column"),
    ({"terrain": {"woods": "A1"}}, "must be a list"),
    ({"building": [{"material": "mud", "hexes": ["A1"]}]}, "building 1 is of 'mud'; write stone"),
    ({"building": [{"material": "stone", "hexes": []}]}, "no hexes"),
    (
        {"pixels": True, "building": [{"material": "stone", "hexes": ["B1"]}]},
        "outline or outlines",
    ),
    (
        {"building": [{"material": "stone", "hexes": ["B1"], "outline": [[0, 0], [1, 1]]}]},
        "three or more",
    ),
    (
        {"building": [{"material": "stone", "hexes": ["B1"], "outline": [[0, 0, 1]]}]},
        r"write \[x, y\]",
    ),
    (
        {"building": [{"material": "stone", "hexes": ["B1"], "outline": [[0, 0.5]]}]},
        "whole number",
    ),
    ({"shape": [{"kind": "sea", "hexes": []}]}, "woods or grain"),
    ({"shape": [{"kind": "woods", "rects": [[5, 0, 1, 9]]}]}, "left, top, right, bottom"),
    ({"road": [{"kind": "paved", "path": ["A1", "C1"]}]}, "A1 to C1, which do not adjoin"),
    ({"road": [{"kind": "paved", "path": ["edge"]}]}, "no path"),
    ({"road": [{"kind": "rail", "path": ["A1"]}]}, "paved or dirt"),
    ({"scale": [0, 1]}, "from 1"),
    ({"geomorphic": "yes"}, "true or false"),
    ({"name": [{"at": "A1", "text": {"en": "x"}}]}, "must be text"),
]


@pytest.mark.parametrize(("change", "told"), WRONG, ids=[told for _, told in WRONG])
def test_what_cannot_be_read_is_told_in_a_sentence(change: dict[str, Any], told: str) -> None:
    with pytest.raises(UnreadableFile, match=told):
        read_board({**data_of(columns=5, rows=3), **change})


class OneBoard:
    """A shelf with one board that counts how often it is asked for."""

    def __init__(self) -> None:
        self.asked = 0

    def ids(self) -> list[str]:
        return ["box", "mine"]

    def fetch(self, id: str) -> object:
        self.asked += 1
        return data_of(columns=5, rows=3, id="mine") if id == "mine" else None


def test_boards_of_the_box_come_before_those_of_the_shelf() -> None:
    shelf = OneBoard()
    atlas = Atlas({"box": data_of(columns=7, rows=3, id="box")})
    with pytest.raises(UnreadableFile, match=r"no board 'mine'; choose from box"):
        atlas.board("mine")
    use_shelf(shelf)
    try:
        assert atlas.ids() == ["box", "mine"]
        assert atlas.board("box") is atlas.board("box")
        assert shelf.asked == 0
        assert (atlas.board("mine").columns, shelf.asked) == (5, 1)
        with pytest.raises(UnreadableFile, match="no board 'other'"):
            atlas.board("other")
    finally:
        use_shelf(None)
    assert Atlas({}, shelf).board("mine").id == "mine"


def test_an_outline_may_end_where_it_began_and_name_a_corner_twice() -> None:
    square = ((-10, -16), (10, -16), (10, 16), (-10, 16))
    twice = (*square[:2], square[1], *square[2:], square[0])
    plain = board(columns=9, rows=6, stone={"E3": [square]})
    doubled = board(columns=9, rows=6, stone={"E3": [twice]})
    assert doubled.drawings == plain.drawings
    assert faults(doubled) == []
    with pytest.raises(UnreadableFile, match="an outline of 2 points; give three or more"):
        board(columns=9, rows=6, stone={"E3": [((0, 0), (9, 9), (9, 9), (0, 0))]})
