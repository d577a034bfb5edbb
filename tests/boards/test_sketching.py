"""A board on the drawing table: named hex by hex, drawn, checked, written and measured."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from caposaldo.aslsk.boardfile import read_board
from caposaldo.boards import limits, sketching
from caposaldo.boards.shelf import box, parse
from caposaldo.boards.writing import bare
from caposaldo.kernel.errors import UnreadableFile
from tests.aslsk.grounds import data_of

BOARDS = box()


def sketch(**given: Any) -> dict[str, Any]:  # noqa: ANN401 - what data_of takes
    return data_of(columns=9, rows=6, **given)


@pytest.mark.parametrize("id", BOARDS)
def test_a_board_keeps_its_ground_through_the_table_and_its_text(id: str) -> None:
    first = sketching.report(BOARDS[id])
    again = sketching.report(parse(first["text"]))
    assert again == first
    before, after = read_board(BOARDS[id]), read_board(first["board"])
    assert after.hash == before.hash
    assert (after.roads, after.labels, after.buildings) == (
        before.roads,
        before.labels,
        before.buildings,
    )
    assert first["faults"] == []


def test_every_hex_is_named_for_itself_and_written_in_runs() -> None:
    given = sketch(woods="C2-C4 E3", roads=["edge A3 B3 B2-B0"])
    found = sketching.report(given)
    assert found["board"]["terrain"] == {
        "woods": ["C2", "C3", "C4", "E3"],
        "orchard": [],
        "grain": [],
    }
    assert found["board"]["road"][0]["path"] == ["edge", "A3", "B3", "B2", "B1", "B0"]
    assert 'woods = ["C2-C4", "E3"]' in found["text"]
    assert 'path = ["edge", "A3", "B3-B0"]' in found["text"]


def test_the_picture_is_that_of_the_map() -> None:
    found = sketching.report(sketch(woods="C2", roads=["edge E1-E6 edge"]))
    assert found["sheet"]["hexes"]["C2"]["terrain"] == "woods"
    assert found["sheet"]["hexes"]["E4"]["road"]
    assert "crown" in found["sheet"]["layers"]["woods"]


def test_a_fault_has_the_hexes_where_it_shows() -> None:
    found = sketching.report(sketch(roads=["E3"]))
    assert [(fault["key"], fault["hexes"]) for fault in found["faults"]] == [
        ("road-of-one-hex", ["E3"])
    ]
    given = sketch(stone={"E3 E4": [((-10, 4), (10, 4), (10, 36), (-10, 36))]})
    given["building"].append({"material": "stone", "hexes": ["E4"]})
    (fault,) = sketching.report(given)["faults"]
    assert (fault["key"], fault["hexes"]) == ("overlap", ["E3", "E4"])


def test_b4_the_ruler_says_what_blocks_and_what_hinders() -> None:
    given = sketch(woods="E4", grain="C3 D3")
    blocked = sketching.trace(given, "E3", "E5")
    assert (blocked["seen"], blocked["blocker"], blocked["range"]) == (False, "E4", 2)
    hindered = sketching.trace(given, "B3", "E4")
    assert hindered["seen"]
    assert hindered["total"] == sum(one["value"] for one in hindered["hindrances"] if one["counts"])
    assert hindered["total"] > 0
    seen = sketching.trace(given, "E3")["seen"]
    assert (seen["E5"], seen["E2"]) == (sketching.NOT_SEEN, 0)
    with pytest.raises(UnreadableFile, match="no hex"):
        sketching.trace(given, "E3", "Z9")


def test_looking_round_ends_even_where_outlines_have_no_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sketching, "PATIENCE", -1.0)
    with pytest.raises(UnreadableFile, match="too long"):
        sketching.trace(sketch(), "E3")
    assert sketching.trace(sketch(), "E3", "E5")["seen"]


def test_a_scan_is_not_drawn_on() -> None:
    with pytest.raises(UnreadableFile, match="scan"):
        sketching.report(sketch() | {"pixels": True})
    assert not sketching.heading(sketch() | {"pixels": True})["drawable"]


SQUARE = [[0, 0], [9, 0], [9, 9], [0, 9]]
LARGE: list[tuple[dict[str, Any], str]] = [
    ({"building": [{"material": "stone", "hexes": ["E3"]}] * 601}, "600 drawings"),
    ({"terrain": {"woods": ["E3 " * 6001]}}, "6000 words"),
    ({"shape": [{"kind": "woods", "hexes": [], "outline": [[0, 0]] * 101}]}, "100 points"),
    ({"shape": [{"kind": "woods", "hexes": [], "outlines": [SQUARE] * 376}]}, "1500"),
    ({"shape": [{"kind": "woods", "hexes": [], "rects": [[0, 0, 1, 1]] * 101}]}, "100 points"),
    ({"shape": [{"kind": "woods", "hexes": [], "outline": [[0, 10**400]] * 3}]}, "far away"),
    ({"columns": 51, "rows": 40}, "1100 hexes"),
    ({"road": [{"kind": "dirt", "path": ["A1-A6 A5-A2"] * 420}]}, "4000 hexes"),
    ({"title": "x" * 81}, "single line"),
    ({"title": "a\nb"}, "single line"),
    ({"name": [{"at": "E3", "text": "a\u0007"}]}, "single line"),
    ({"name": [{"at": "E3", "text": "a", "size": 999}]}, "from 1 to 60"),
]


@pytest.mark.parametrize(("given", "why"), LARGE, ids=[why for _, why in LARGE])
def test_what_nobody_draws_by_hand_is_refused(given: dict[str, Any], why: str) -> None:
    with pytest.raises(UnreadableFile, match=why):
        sketching.report(sketch() | given)


def test_the_boards_of_the_box_are_well_within_the_limits() -> None:
    for data in BOARDS.values():
        limits.refuse_large(data)
        points = sum(len(each.outline) for each in read_board(data).drawings if not each.made)
        assert points < limits.MOST_POINTS


@pytest.mark.parametrize(
    "data", [None, [], {"id": 3}, {"building": 7}, {"road": [3]}, {"name": {}}]
)
def test_what_is_no_board_is_told_in_a_sentence(data: object) -> None:
    whole = bare("x", 9, 6) | data if isinstance(data, dict) else data
    with pytest.raises(UnreadableFile):
        sketching.report(whole)


def test_the_page_of_the_docs_says_how_much_a_sketch_may_hold() -> None:
    said = (Path(__file__).parents[2] / "docs" / "boards.md").read_text("utf-8")
    numbers = (limits.MOST_HEXES, limits.MOST_ENTRIES, limits.MOST_POINTS)
    told = "{} hexes, {} drawings and {} points".format(*numbers)
    assert told in said
