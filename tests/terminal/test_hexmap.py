from __future__ import annotations

from typing import Any

import pytest
from rich.style import Style
from rich.text import Text

from caposaldo.terminal.boards import HexBoard, PlainBoard, board_for
from caposaldo.terminal.grid import Size
from caposaldo.terminal.hexmap import CURSOR, OFFERED, HexMap, Marks, short_label, wrapped
from caposaldo.text import Words
from tests.terminal.tables import POSTCARD, SECTOR, fixed_kind, lay


def drawn(position: str, marks: Marks, size: Size, seat: str = "us") -> Text:
    game = lay(position)
    scenario: Any = game.kind.scenarios[game.setup.scenario]
    names = {"0703": "Mortain"}
    table: Any = game.view(seat)["table"]
    return HexMap(scenario, names, size).draw(table, marks)


def style_at(text: Text, words: str) -> Style:
    at = text.plain.index(words)
    return Style.combine(
        span.style
        for span in text.spans
        if span.start <= at < span.end and isinstance(span.style, Style)
    )


def test_a_counter_shows_its_label_and_both_factors() -> None:
    text = drawn(POSTCARD, Marks(), Size(13, 6)).plain
    assert "823 TD" in text
    assert "KG DF" in text
    assert "5-3" in text


def test_a_flipped_counter_shows_lowered_figures_of_its_other_side() -> None:
    text = drawn(POSTCARD, Marks(), Size(13, 6)).plain
    line = next(line for line in text.splitlines() if "117" in line)
    assert "₂-₁" in line
    assert drawn(POSTCARD, Marks(), Size(7, 4)).plain.count("₂₁") == 2


def test_terrain_names_and_suppressed_hexes_can_be_told_without_colour() -> None:
    text = drawn(POSTCARD, Marks(), Size(9, 6)).plain
    assert "0703■" in text
    assert "0801▲" in text
    assert "0502⌂" in text
    assert "0403♣" in text
    assert "Mortain" in text
    assert text.count("✈") == 7


def test_three_counters_fit_in_one_hex_at_every_size() -> None:
    for size in (Size(7, 4), Size(9, 4), Size(9, 6)):
        text = drawn(SECTOR, Marks(), size).plain
        assert all(label in text for label in ("102", "KG DF", "KG D"))


def test_offered_hexes_are_marked_by_colour_and_number_and_the_cursor_by_another() -> None:
    text = drawn(POSTCARD, Marks({"0504": 3, "0505": 11}, {}, "0605"), Size(9, 6))
    assert style_at(text, "0504").bgcolor == OFFERED.bgcolor
    assert style_at(text, "0605").bgcolor == CURSOR.bgcolor
    assert style_at(text, "0604").bgcolor != OFFERED.bgcolor
    assert "[3]" in text.plain
    assert "[11]" not in text.plain


def test_sides_are_told_apart_light_and_dark() -> None:
    text = drawn(POSTCARD, Marks(), Size(9, 6))
    us, german = style_at(text, "823 TD").bgcolor, style_at(text, "KG DF").bgcolor
    assert us is not None
    assert german is not None
    assert sum(us.get_truecolor()) > 2 * sum(german.get_truecolor())


@pytest.mark.parametrize(
    ("name", "widths", "lines"),
    [
        ("Mortain", [7, 7], ["Mortain", ""]),
        ("Quota 314", [7, 7], ["Quota", "314"]),
        ("Juvigny-le-Tertre", [8, 9], ["Juvigny-", "le-Tertre"]),
        ("St-Barthélemy", [7, 7], ["St-Bart", "hélemy"]),
        ("Le Mesnil-Rainfray", [7, 7], ["Le Mesn", "il-Rai…"]),
        ("Mortain", [], []),
    ],
)
def test_a_name_is_broken_where_it_reads_best(
    name: str, widths: list[int], lines: list[str]
) -> None:
    assert wrapped(name, widths) == lines


def test_a_label_too_long_gives_way_to_the_end_of_the_name() -> None:
    tiger = {"label": "Tiger 102", "id": "ge-102"}
    assert (short_label(tiger, 9), short_label(tiger, 5)) == ("Tiger 102", "102")


def test_an_action_is_found_on_the_board_by_its_hexes_and_units() -> None:
    game = lay(POSTCARD)
    board = board_for(game.kind, "postcard")
    view = game.view("us")
    assert isinstance(board, HexBoard)
    assert board.places("activate ge-stug; move 0803", view) == ["0802", "0803"]
    assert board.places("activate us-ccb", view) == []


def test_status_and_inspector_say_what_lies_beside_the_map_and_in_a_hex() -> None:
    game = lay(POSTCARD)
    board, view, words = board_for(game.kind, "postcard"), game.view("us"), Words("it")
    status = "\n".join(board.status(view, words))
    assert "Turno 4 di 6" in status
    assert "uscite 1 di 5" in status
    assert "A est: 38 PzGr" in status
    assert board.inspect(view, "0502", words).splitlines() == [
        "0502 St-Barthélemy, villaggio",
        "117° fanteria (us-117), AT 2 AI 1, pedina girata",
    ]
    assert board.inspect(view, "0000", words) == ""


def test_a_game_without_a_map_is_shown_as_a_list() -> None:
    kind = fixed_kind()
    kind.scenarios["bare"] = {"id": "bare"}
    try:
        board = board_for(kind, "bare")
    finally:
        del kind.scenarios["bare"]
    assert isinstance(board, PlainBoard)
    view = {"table": {"turn": 2, "hands": {"us": ["a", "b"], "german": []}}}
    text = board.draw(view, Marks(), (80, 24), Words("en"))
    assert text.plain.splitlines() == ["turn: 2", "hands", "  us: a, b", "  german: "]
    assert board.places("play a", view) == []
    assert board.step("x", 1, 0) == "x"
