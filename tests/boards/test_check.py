"""The board checker: every kind of fault, with the hex where it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from caposaldo.aslsk.boardfile import read_board
from caposaldo.aslsk.maps import Part, make
from caposaldo.boards.check import EXITS, Fault, faults
from caposaldo.boards.shelf import box, parse
from caposaldo.boards.writing import bare, write_board
from caposaldo.text import LANGUAGES, Words
from tests.aslsk.grounds import BLOCK, Points, data_of

BOARDS = box()


def found(**given: Any) -> list[Fault]:  # noqa: ANN401 - what data_of takes
    return faults(read_board(data_of(columns=9, rows=6, **given)))


def keys(listed: Sequence[Fault]) -> list[str]:
    return [fault.key for fault in listed]


@pytest.mark.parametrize("id", BOARDS)
def test_the_boards_of_the_box_have_no_fault(id: str) -> None:
    board = read_board(BOARDS[id])
    assert [fault.data() for fault in faults(board)] == []
    assert board.id == id
    assert set(board.title) == set(LANGUAGES)


def shifted(x: int, y: int, points: Points = BLOCK) -> Points:
    return [(px + x, py + y) for px, py in points]


WRONG: list[tuple[dict[str, Any], dict[str, object]]] = [
    ({"stone": {"E1": [shifted(0, -20)]}}, {"key": "off-the-board", "y": -12, "hexes": "E1"}),
    (
        {"stone": {"E3": [((-9, -9), (9, 9), (9, -9), (-9, 9))]}},
        {"key": "crosses-itself", "hexes": "E3"},
    ),
    (
        {"stone": {"E3": [((-9, -9), (9, -9), (0, 0), (9, 9), (-9, 9), (0, 0))]}},
        {"key": "crosses-itself", "hexes": "E3"},
    ),
    (
        {"stone": {"E3": [((-9, 0), (9, 0), (3, 0), (0, 9))]}},
        {"key": "crosses-itself", "hexes": "E3"},
    ),
    ({"stone": {"E3": [shifted(8, 0)]}}, {"key": "reaches-out", "outside": "F2 F3"}),
    ({"stone": {"E3": [shifted(0, 20)]}}, {"key": "reaches-out", "outside": "E4"}),
    ({"stone": {"E3 E4": [BLOCK]}}, {"key": "hex-without-building", "hex": "E4"}),
    (
        {"woods": "E3", "shapes": [("woods", "E3 E4", shifted(144, 120))]},
        {"key": "other-terrain", "hex": "E4", "found": "@board-terrain-open"},
    ),
    (
        {"woods": "E3 E4", "shapes": [("woods", "E3 E4", shifted(144, 120))]},
        {"key": "misses-hex", "hex": "E4"},
    ),
    (
        {"stone": {"E3 E4": [shifted(0, 20)], "E4": [shifted(2, 0)]}},
        {"key": "overlap", "hexes": "E3 E4", "others": "E4"},
    ),
    ({"roads": ["E3"]}, {"key": "road-of-one-hex", "hex": "E3"}),
    ({"roads": ["edge E3 E4"]}, {"key": "road-not-at-edge", "hex": "E3"}),
    ({"roads": ["E3 E4 edge"]}, {"key": "road-not-at-edge", "hex": "E4"}),
    ({"stone": ("E3",), "roads": ["E2-E4"]}, {"key": "road-through-drawing", "hex": "E3"}),
]


@pytest.mark.parametrize(("given", "fault"), WRONG, ids=[str(f["key"]) for _, f in WRONG])
def test_a_fault_names_its_hexes(given: dict[str, Any], fault: dict[str, object]) -> None:
    listed = found(**given)
    key = fault["key"]
    told = [each for each in listed if each.key == key]
    assert told, keys(listed)
    facts = {name: value for name, value in fault.items() if name != "key"}
    assert facts.items() <= told[0].facts.items()


def test_a_board_without_fault_has_none() -> None:
    assert found() == []
    free = {"E3": [((4, -16), (16, -14), (16, 8), (4, 16))]}
    assert found(stone=free, roads=["edge E1-E6 edge", "edge A3 B3"], woods="C2") == []
    assert found(stone={"E3": [shifted(-6, 0)], "F3": [shifted(4, 0)]}, woods="D2 D3") == []
    touching = {"E3 F3": [((10, -6), (28, 2), (28, 12), (10, 8))], "E3": [shifted(-4, 0)]}
    assert found(stone={"E3": [shifted(-4, 0)]}) == []
    assert "overlap" not in keys(found(stone=touching))


def test_outlines_of_one_building_may_overlap() -> None:
    assert found(stone={"E3": [BLOCK, shifted(4, 4)]}) == []


def test_woods_drawn_over_a_road_are_a_fault_and_filled_ones_are_not() -> None:
    assert found(woods="E3", roads=["E2-E4"]) == []
    drawn = [("woods", "E3", shifted(144, 120))]
    assert keys(found(woods="E3", roads=["E2-E4"], shapes=drawn)) == ["road-through-drawing"]


def full(**change: object) -> dict[str, Any]:
    return {**bare("full", 33, 10), **change}


def test_a_bare_full_board_joins_with_itself_every_way() -> None:
    board = read_board(full())
    other = read_board({**full(), "id": "other"})
    assert faults(board) == []
    for turned in (False, True):
        below = make([Part(board), Part(other, turned=turned, down=10)])
        side = below.find("fullQ10")
        assert below.has_road(side, 3)
        beside = make([Part(board), Part(other, turned=turned, across=32)])
        for name in ("GG3", "GG8"):
            middle = beside.find(f"full{name}")
            sides = [each for each in range(6) if beside.has_road(middle, each)]
            assert len(sides) == 2
            assert {beside.cells[beside.neighbours[middle][each]][0] for each in sides} == {31, 33}


def test_a_board_that_joins_has_the_size_and_the_roads_of_all() -> None:
    small = {**bare("small", 9, 6), "geomorphic": True}
    assert keys(faults(read_board(small))) == ["not-full-size"]
    without = faults(read_board(full(road=[])))
    assert [fault.facts["hex"] for fault in without] == list(EXITS)
    assert set(keys(without)) == {"no-exit"}
    strange = [*full()["road"], {"kind": "dirt", "path": ["edge", "I1", "I2"]}]
    told = faults(read_board(full(road=strange)))
    assert [(fault.key, fault.facts["hex"]) for fault in told] == [("strange-exit", "I1")]
    half = [
        {"material": "stone", "hexes": ["D0"], "at": "D0", "outline": [[-9, 0], [9, 0], [0, 9]]}
    ]
    assert keys(faults(read_board(full(building=half)))) == ["building-on-edge"]


def test_a_written_board_reads_back() -> None:
    data = {**full(), "building": [{"material": "stone", "hexes": ["C3"], "rects": [[1, 2, 3, 4]]}]}
    assert parse(write_board(data)) == data
    empty = {**data, "terrain": {}}
    assert parse(write_board(empty)) == empty
    assert read_board(parse(write_board(data))).hash == read_board(data).hash


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_is_said_in_both_languages(lang: str) -> None:
    words = Words(lang)
    told = [fault for given, _ in WRONG for fault in found(**given)]
    told += faults(read_board(full(road=[])))
    for fault in told:
        said = words.say(f"board-fault-{fault.key}", fault.facts)
        assert said.endswith(".")
        assert "{" not in said
        assert "@" not in said
        assert str(fault.facts.get("hex", "")) in said
