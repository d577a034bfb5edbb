"""What rules leave on a group until further notice: a sign and a word for each mark."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from caposaldo.text import Words

SIGNS: Final = {
    "withdrawing": "◁",
    "surrendered": "⚐",
    "sewer-entrance": "◎",
    "below": "⊖",
    "ablaze": "♨",
    "asleep": "☾",
}
SMOKE: Final = "smoke-marker"
LEVEL: Final = "level:"
CHARGE: Final = "charge:"
COLUMN: Final = "column:"


def height(marks: Iterable[str]) -> str:
    """Return how high a group stands in the mountains, as it is written after its range."""
    return "".join(f" △{mark.removeprefix(LEVEL)}" for mark in marks if mark.startswith(LEVEL))


def smokes(marks: Iterable[str]) -> int:
    """Count the Smoke that a fire has left on a group."""
    return len([mark for mark in marks if mark == SMOKE])


def mark_lines(marks: Iterable[str], words: Words, game: str) -> list[str]:
    """Say each mark of a group in a line of its own."""
    lines = []
    for mark in marks:
        if mark in SIGNS:
            lines.append(f"{SIGNS[mark]} {words.term(f'ui-{mark}', game)}")
        elif mark.startswith(CHARGE):
            letter = mark.rpartition("-")[2]
            lines.append(f"⇒{letter} {words.say(f'{game}-ui-charge', {'letter': letter})}")
        elif mark.startswith(COLUMN):
            letter = mark.removeprefix(COLUMN)
            lines.append(f"↷{letter} {words.say(f'{game}-ui-behind', {'letter': letter})}")
    return lines
