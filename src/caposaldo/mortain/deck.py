"""The deck of 52 cards and a Joker: clock, activator and randomiser (2.1)."""

from __future__ import annotations

from typing import Final

from caposaldo.mortain.scenario import GERMAN, US

JOKER: Final = "JOKER"
RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS: Final = ("C", "D", "H", "S")
DECK: Final = (*[rank + suit for suit in SUITS for rank in RANKS], JOKER)

FACES: Final = frozenset(rank + suit for suit in SUITS for rank in ("J", "Q", "K"))
NUMBER: Final = {
    rank + suit: number for suit in SUITS for number, rank in enumerate(RANKS[:10], start=1)
}
OWNER: Final = {card: GERMAN if card[-1] in "CS" else US for card in DECK if card != JOKER}
AIR_CARDS: Final = frozenset(
    card for card in DECK if OWNER.get(card) == US and card[:-1] in ("A", "3", "5", "7", "9", "J")
)
OBA_CARDS: Final = frozenset(
    card for card in DECK if OWNER.get(card) == US and card not in AIR_CARDS
)


def activations(card: str) -> int:
    """Return how many units a card activates: half its number, rounded up; a face card two."""
    number = NUMBER.get(card)
    return 2 if number is None else (number + 1) // 2
