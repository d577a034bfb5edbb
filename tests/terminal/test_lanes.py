"""The lanes of the terminal: what a group is about to do is said in a word."""

from typing import Any

import pytest

from caposaldo import library
from caposaldo.terminal.boards import board_for
from caposaldo.terminal.hexmap import Marks
from caposaldo.terminal.lanes import LaneBoard
from caposaldo.text import Words

POSITION = """
nations german russian
german A 0 g1 g2
russian A 1 r1 r2
"""


def drawn(lang: str, marks: list[str]) -> list[str]:
    """Return the lines of the table when the German group has these marks."""
    game = library.from_position("upfront", POSITION)
    view: dict[str, Any] = game.view("german")
    own = next(group for group in view["table"]["groups"] if group["side"] == "german")
    assert own["marks"] == []
    own["marks"] = marks
    board = board_for(library.game("upfront"), "A")
    assert isinstance(board, LaneBoard)
    return board.draw(view, Marks({}, {}, ""), (80, 24), Words(lang)).plain.splitlines()


@pytest.mark.parametrize(("lang", "word"), [("it", "◁ In ritirata"), ("en", "◁ Withdrawing")])
def test_42_6_a_group_that_withdraws_is_marked_with_a_word(lang: str, word: str) -> None:
    assert [line.strip() for line in drawn(lang, ["withdrawing"])].count(word) == 1
    assert word not in "\n".join(drawn(lang, []))


@pytest.mark.parametrize(
    ("mark", "en", "it"),
    [
        ("surrendered", "⚐ Surrendered", "⚐ In resa"),
        ("sewer-entrance", "◎ Sewer entrance", "◎ Ingresso alle fognature"),
        ("below", "⊖ In the sewers", "⊖ Nelle fognature"),
        ("ablaze", "♨ Ablaze", "♨ Incendio"),
        ("charge:russian-A", "⇒A Banzai charge on group A", "⇒A carica Banzai sul gruppo A"),
    ],
)
def test_a_mark_on_a_group_is_a_sign_and_a_word(mark: str, en: str, it: str) -> None:
    for lang, word in (("en", en), ("it", it)):
        assert [line.strip() for line in drawn(lang, [mark])].count(word) == 1
        assert word not in "\n".join(drawn(lang, ["behind:russian-A"]))


def test_the_level_of_a_group_stands_after_its_range() -> None:
    assert any(line.startswith("A [0] △2 ") for line in drawn("en", ["level:2"]))
    assert "△" not in "\n".join(drawn("en", []))


def test_smoke_of_a_fire_is_drawn_as_smoke() -> None:
    assert any(line.strip() == "open ground ≈" for line in drawn("en", ["smoke-marker"]))
