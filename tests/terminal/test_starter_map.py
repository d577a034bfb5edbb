"""The map of the Starter Kit in characters."""

from __future__ import annotations

from typing import Any

import pytest
from rich.style import Style
from rich.text import Text

from caposaldo import library
from caposaldo.aslsk.kind import StarterKind
from caposaldo.terminal.grid import Size
from caposaldo.terminal.hexmap import CURSOR, OFFERED, RISING, STATES, Marks
from caposaldo.terminal.startermap import COUNTERS, TERRAIN, StarterMap
from tests.terminal.starters import church

USUAL = Size(9, 4)
TIMES = "\N{MULTIPLICATION SIGN}"


def drawn(marks: Marks, size: Size = USUAL) -> Text:
    game = church()
    assert isinstance(game.kind, StarterKind)
    table: Any = game.view("german")["table"]
    return StarterMap(game.kind.battle(game.setup), size).draw(table, marks)


def style_at(text: Text, words: str) -> Style:
    at = text.plain.index(words)
    return Style.combine(
        span.style
        for span in text.spans
        if span.start <= at < span.end and isinstance(span.style, Style)
    )


@pytest.mark.parametrize("size", [Size(11, 6), Size(9, 4), Size(7, 4)])
def test_stacks_and_markers_are_told_without_colour(size: Size) -> None:
    text = drawn(Marks(), size).plain
    for word in (f"2{TIMES}467", "9-1", "MMG", "247⇓", "666", "747▼", "≈", "R4", "⊗", "⚑"):
        assert word in text, word


def test_terrain_has_a_sign_beside_the_name() -> None:
    text = drawn(Marks()).plain
    for word in ("P3■", "K9⌂", "H2♣", "L1♧", "I1≡", "N1 "):
        assert word in text
    assert "·" in text


def test_the_smallest_size_has_name_and_stack() -> None:
    lines = drawn(Marks(), Size(7, 2)).plain.splitlines()
    assert any("P3■⚑" in line for line in lines)
    assert any(f"2{TIMES}467+" in line for line in lines)
    assert any("P4 R4" in line for line in lines)


def test_sides_choices_and_the_cursor_are_told_by_colour() -> None:
    marks = Marks({"P4": 3, "P6": 11}, {"a4": "target", "g1": "chosen"}, "H1")
    text = drawn(marks, Size(11, 6))
    assert style_at(text, "MMG").bgcolor == COUNTERS["german"].bgcolor
    assert style_at(text, "747").bgcolor == COUNTERS["american"].bgcolor
    assert style_at(text, "LMGx").bgcolor not in [style.bgcolor for style in COUNTERS.values()]
    assert style_at(text, "666").bgcolor == STATES["target"].bgcolor
    assert style_at(text, f"2{TIMES}467").bgcolor == STATES["chosen"].bgcolor
    assert style_at(text, "P4").bgcolor == OFFERED.bgcolor
    assert style_at(text, "H1").bgcolor == CURSOR.bgcolor
    assert "[3]" in text.plain
    assert "[11]" not in text.plain


def test_neighbours_are_shaded_differently() -> None:
    text = drawn(Marks())
    shades = [style_at(text, RISING + name).bgcolor for name in ("N1", "M1", "M2")]
    found = [shade.name for shade in shades if shade is not None]
    assert len(set(found)) == 3
    assert TERRAIN["open"][0] in found


def test_boards_laid_together_keep_the_names_of_their_hexes() -> None:
    text = "map lane;map hamlet turned along high_columns of lane;sides german russian"
    game = library.from_position("aslsk", text.replace(";", "\n"))
    assert isinstance(game.kind, StarterKind)
    battle = game.kind.battle(game.setup)
    table: Any = game.view("german")["table"]
    sheet = StarterMap(battle, Size(9, 4)).draw(table, Marks()).plain
    assert all(name in sheet for name in battle.ground.names)
