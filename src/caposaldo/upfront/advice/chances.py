"""Chances from the cards a seat has not seen, and what a hand it cannot see is likely to hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from caposaldo.upfront.cards import Card, CardId

HIGHEST: Final = 6
STRONGEST: Final = 9


class Chances:
    """The random numbers still to come: how often at least so much, how often exactly."""

    __slots__ = ("_black", "_plain", "_red", "_tail", "black", "whole")

    def __init__(self, unseen: Mapping[str, Any]) -> None:
        black: list[int] = unseen["black"]
        red: list[int] = unseen["red"]
        whole = max(1, sum(black) + sum(red))
        numbers = {n: black[n] for n in range(1, HIGHEST + 1)}
        numbers |= {-n: red[n] for n in range(1, HIGHEST + 1)}
        numbers[0] = black[0] + red[0]
        tail: list[float] = []
        sum_so_far = 0
        for n in range(HIGHEST, -HIGHEST - 1, -1):
            sum_so_far += numbers[n]
            tail.append(sum_so_far / whole)
        self.whole: Final = whole
        self._tail: Final = tail[::-1]
        self._plain: Final = [(black[n] + red[n]) / whole for n in range(HIGHEST + 1)]
        self._black: Final = [count / whole for count in black]
        self._red: Final = [count / whole for count in red]
        self.black: Final = sum(black) / whole

    def at_least(self, number: int) -> float:
        """Return the chance of a number of at least so much, red counting below zero."""
        if number > HIGHEST:
            return 0.0
        return self._tail[max(0, number + HIGHEST)]

    def some_touched(self, limits: list[int]) -> float:
        """Return the exact chance that one of several draws reaches the limit set for it.

        The cards below one limit are among those below the next, so draws without replacement
        multiply exactly.
        """
        below = sorted([round((1.0 - self.at_least(n)) * self.whole) for n in limits])
        spared = 1.0
        for drawn, count in enumerate(below):
            spared *= max(0, count - drawn) / max(1, self.whole - drawn)
        return 1.0 - spared

    def between(self, low: int, high: int) -> float:
        """Return the chance of a number in a range, whatever its colour."""
        return sum(self._plain[max(0, low) : high + 1])

    def black_of(self, number: int) -> float:
        """Return the chance of a black number."""
        return self._black[number]

    def red_of(self, number: int) -> float:
        """Return the chance of a red number."""
        return self._red[number]


class Volleys:
    """How strong a fire attack hands of Fire cards nobody has seen are likely to give."""

    def __init__(self, deck: Mapping[CardId, Card]) -> None:
        self._cards: Final = [(c.need, c.strength) for c in deck.values() if c.kind == "fire"]
        self._whole: Final = len(deck)
        self._known: Final[dict[tuple[int, int], list[tuple[float, int]]]] = {}

    def likely(self, firepower: int, cards: int) -> list[tuple[float, int]]:
        """Return chances and strengths of the best Fire card among so many that can be used."""
        key = (firepower, cards)
        if key not in self._known:
            self._known[key] = self._count(firepower, cards)
        return self._known[key]

    def any_card(self, cards: int) -> float:
        """Return the chance of a Fire card at all among so many, which is all ordnance needs."""
        return float(1.0 - (1.0 - len(self._cards) / self._whole) ** cards)

    def _count(self, firepower: int, cards: int) -> list[tuple[float, int]]:
        found: list[tuple[float, int]] = []
        above = 0.0
        for strength in range(STRONGEST, 0, -1):
            fitting = [1 for need, s in self._cards if need <= firepower and s >= strength]
            some = 1.0 - (1.0 - len(fitting) / self._whole) ** cards
            if some > above:
                found.append((some - above, strength))
                above = some
        return found
