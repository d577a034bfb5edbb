"""The greatest and least figures that the data files may hold are just readable."""

from collections.abc import Callable
from typing import Any

import pytest

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.upfront.cards import CardId, read_deck
from caposaldo.upfront.datacheck import check_deck
from caposaldo.upfront.personalities import read_personalities
from tests.upfront.data_files import nations, parsed, weapons


def read_card(number: int, **figures: int) -> object:
    """Read the deck with one card changed, and give that card."""
    data = parsed("action_deck")
    data["card"][number - 1].update(figures)
    return read_deck(data, nations())[CardId(str(number))]


def read_man(**figures: int) -> object:
    """Read the men with the first one changed, and give him."""
    data = parsed("personalities")
    data["personality"][0].update(figures)
    return next(iter(read_personalities(data, weapons()).values()))


FIRE, MINEFIELD = 54, 141
LIMITS: list[tuple[Callable[..., object], str, int, str, int]] = [
    (lambda **figures: read_card(FIRE, **figures), "firepower", 1, "need", -1),
    (lambda **figures: read_card(FIRE, **figures), "firepower", 20, "need", 1),
    (lambda **figures: read_card(FIRE, **figures), "strength", 1, "strength", -1),
    (lambda **figures: read_card(FIRE, **figures), "strength", 9, "strength", 1),
    (lambda **figures: read_card(FIRE, **figures), "rn", 0, "rn", -1),
    (lambda **figures: read_card(FIRE, **figures), "rn", 6, "rn", 1),
    (lambda **figures: read_card(MINEFIELD, **figures), "strength", 9, "mine", 1),
    (lambda **figures: read_card(MINEFIELD, **figures), "second", 6, "mine_again", 1),
    (read_man, "rout", 0, "rout", -1),
    (read_man, "rout", 10, "rout", 1),
    (read_man, "panic", 0, "panic", -1),
    (read_man, "panic", 9, "panic", 1),
    (read_man, "morale", 1, "morale", -1),
    (read_man, "morale", 7, "morale", 1),
    (read_man, "kia", 12, "kia", 1),
    (read_man, "kia_pinned", 12, "kia_pinned", 1),
]


@pytest.mark.parametrize(
    ("read", "field", "limit", "name", "beyond"),
    LIMITS,
    ids=[f"{name} {limit}" for _, _, limit, name, _ in LIMITS],
)
def test_a_figure_at_its_limit_is_read_and_one_beyond_is_refused(
    read: Callable[..., object], field: str, limit: int, name: str, beyond: int
) -> None:
    assert getattr(read(**{field: limit}), name) == limit
    with pytest.raises(UnreadableFile, match=f"{field} is {limit + beyond}; give a whole number"):
        read(**{field: limit + beyond})


RISES = "inferred: the mean strength rises with the firepower needed"


def complaints(change: Callable[[dict[str, Any]], int]) -> list[str]:
    """What the checks say of a deck whose Fire cards have other strengths."""
    data = parsed("action_deck")
    for entry in data["card"]:
        if entry["kind"] == "fire":
            entry["strength"] = change(entry)
    return check_deck(data, nations())


def test_fire_cards_that_are_all_alike_do_not_rise_in_strength() -> None:
    assert RISES in complaints(lambda _entry: 3)
    assert RISES not in complaints(lambda entry: min(9, 1 + (entry["firepower"] - 1) // 3))


@pytest.mark.parametrize("last", [3, 6, 9])
def test_two_neighbouring_bands_of_one_strength_are_enough_to_be_told(last: int) -> None:
    def flat(entry: dict[str, Any]) -> int:
        band = min(3, (int(entry["firepower"]) - 1) // 3)
        return 1 + band - (band > last // 3 - 1)

    assert RISES in complaints(flat)
