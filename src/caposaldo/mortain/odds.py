"""Exact chances of an attack, from the cards a viewer has not seen turned (3.2)."""

from __future__ import annotations

from collections.abc import Iterable

from caposaldo.kernel.contract import Outcome
from caposaldo.mortain.deck import JOKER, NUMBER
from caposaldo.mortain.joker import is_early
from caposaldo.mortain.verbs import Mortain


def attack_odds(game: Mortain, limit: int, acting: tuple[str, ...]) -> list[Outcome]:
    """Return the chances of an attack that hits on numbers up to `limit`, faces turned again.

    The first card that is not a face decides, and each of those is equally likely to be it. An
    early Joker only delays that card (2.3); a late one is a miss that ends the turn. The sides
    `acting` will have activated when the card is turned, for to attack is to activate.
    """
    numbers = [NUMBER[card] for card in game.table.deck if card in NUMBER]
    jokers = 1 if JOKER in game.table.deck and not is_early(game, acting) else 0
    hits = len([number for number in numbers if number <= limit])
    every = len(numbers) + jokers
    if every == 0:
        return [Outcome("hit", 0, 1), Outcome("miss", 0, 1), Outcome("turn-ends", 1, 1)]
    found = [Outcome("hit", hits, every), Outcome("miss", len(numbers) - hits, every)]
    if jokers:
        found.append(Outcome("turn-ends", jokers, every))
    return found


def full_deck_odds(limit: int) -> Outcome:
    """Return the chance of a hit with all number cards in the deck."""
    return Outcome("full-deck", min(max(limit, 0), 10), 10)


def histogram(deck: Iterable[str], limit: int) -> list[dict[str, object]]:
    """Count the cards left of each number, and say which of them hit."""
    cards = list(deck)
    return [
        {
            "number": number,
            "left": len([card for card in cards if NUMBER.get(card) == number]),
            "hits": number <= limit,
        }
        for number in range(1, 11)
    ]
