"""What the checks of an action deck look at, and how a check is written."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple

from caposaldo.upfront.cards import Card, CardId, Half

KNOWN: Final = "known"
INFERRED: Final = "inferred"
FILLED: Final = "filled"
NO_HALF: Final[tuple[str, ...]] = ()


class DeckFacts:
    """An action deck, asked by number and by kind."""

    __slots__ = ("cards",)

    def __init__(self, deck: Mapping[CardId, Card]) -> None:
        self.cards: Final = tuple(deck[CardId(str(no))] for no in range(1, len(deck) + 1))

    def no(self, number: int) -> Card:
        """The card with that inventory number."""
        return self.cards[number - 1]

    def of(self, kind: str) -> list[Card]:
        """The whole cards of a kind."""
        return [card for card in self.cards if card.kind == kind]

    def numbers(self, kind: str) -> list[int]:
        """The inventory numbers of a kind."""
        return [int(card.id) for card in self.of(kind)]

    def halves(self, kind: str = "") -> list[Half]:
        """The halves of the split cards, of one kind if it is named."""
        return [
            half
            for card in self.of("split")
            for half in card.halves
            if not kind or half.kind == kind
        ]

    def half(self, number: int, kind: str) -> Half | None:
        """The half of that kind of a split card, if it has one."""
        return next((half for half in self.no(number).halves if half.kind == kind), None)

    def users(self, number: int, kind: str) -> frozenset[str]:
        """The nations for whom a split card is printed as that kind."""
        half = self.half(number, kind)
        return frozenset(half.nations if half else NO_HALF)

    def terrain(self, kind: str) -> list[Card]:
        """The Terrain cards of one kind."""
        return [card for card in self.cards if card.terrain == kind]

    def radios(self) -> list[tuple[str, ...]]:
        """The nations of each card or half that can be a Radio."""
        return [card.radio for card in self.cards if card.radio]


class Check(NamedTuple):
    """A statement about the deck: how far it is sourced, in words, and its test."""

    basis: str
    sentence: str
    holds: Callable[[DeckFacts], bool]


def counts(values: Iterable[int | str | bool], wanted: Mapping[int | str, int]) -> bool:
    """Whether each wanted value comes up so many times and nothing else comes up."""
    found: dict[int | str, int] = {}
    for value in values:
        found[value] = found.get(value, 0) + 1
    return found == dict(wanted)
