"""The counters of a hex in a few characters."""

from __future__ import annotations

from typing import Any

from caposaldo.terminal.stacks import Chip, by_hex, packed
from tests.terminal.starters import church

TIMES = "\N{MULTIPLICATION SIGN}"
PRIME = "\N{PRIME}"


def texts(lines: list[list[Chip]]) -> list[str]:
    return ["|".join(chip.text for chip in line) for line in lines]


def test_equal_counters_are_written_once_then_leaders_then_weapons() -> None:
    view: Any = church().view("german")
    chips = by_hex(view["table"])
    assert [chip.text for chip in chips["P3"]] == [f"2{TIMES}467", "9-1", "MMG"]
    assert chips["P3"][0].ids == ("g1", "g2")
    assert chips["P3"][2].side == "german"


def test_states_are_signs_behind_the_figures() -> None:
    view: Any = church().view("german")
    chips = by_hex(view["table"])
    assert [chip.text for chip in chips["O4"]] == ["247⇓", "666"]
    assert [chip.text for chip in chips["P5"]] == ["747", "747▼", "8-1*", "LMGx", ".50"]
    assert [chip.side for chip in chips["P5"]][-2:] == ["", "american"]
    view["table"]["units"]["g4"]["dm"] = False
    view["table"]["units"]["g4"]["fire"] = "first"
    assert by_hex(view["table"])["O4"][0].text == f"247↓{PRIME}"


def chips(*texts: str, side: str = "german") -> list[Chip]:
    return [Chip(text, side, (text,)) for text in texts]


def test_chips_fill_lines_and_what_has_no_room_is_counted() -> None:
    stack = chips("467", "447", "9-1", "LMG")
    assert texts(packed(stack, [7, 7])) == ["467|447", "9-1|LMG"]
    assert texts(packed(stack, [15])) == ["467|447|9-1|LMG"]
    assert texts(packed(stack, [9])) == ["467|447|+2"]
    assert texts(packed(stack, [7])) == ["467|+3"]
    assert texts(packed(chips("2x467", "9-1"), [6])) == ["2x467|+"]
    assert texts(packed(chips("467467467"), [4])) == ["+1"]


def test_two_sides_in_a_hex_have_lines_of_their_own() -> None:
    both = [*chips("467", "9-1"), *chips("747", "8-1", side="american")]
    assert texts(packed(both, [7, 7])) == ["467|9-1", "747|8-1"]
    assert texts(packed(both, [7, 3, 7])) == ["467|9-1", "", "747|8-1"]
    assert texts(packed(both, [3, 3])) == ["+2", "+2"]
