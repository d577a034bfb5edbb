"""Exact chances of draws that hang on each other, where few things of a card matter (2.2, 16.2).

Every card of the same number and colour is as good as another, so that a whole tree of draws
has few branches. A draw may come from a new pile, as in `odds`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from fractions import Fraction
from math import lcm

from caposaldo.kernel.contract import Outcome
from caposaldo.upfront.cards import Card
from caposaldo.upfront.odds import Draws, Say

Drawn = tuple[Card, ...]
Judge = Callable[[Drawn], "str | None"]
"""Says what the cards drawn so far come to; None when another must be drawn."""
Apart = Callable[[Card], bool]
"""Tells cards of one number and colour apart by something else on them."""
Test = Callable[[Card], bool]
Sorting = Callable[[Card], Hashable]
"""Names the sort of a card; all of one sort are as good as each other."""
Shares = dict[str, Fraction]


class Deck:
    """How many cards of each sort are left to draw.

    `old` are cards not seen before, `known` those sure to be in the next pile, `hidden` how many
    of the old ones lie unseen among the discards, `left` how many draws this pile still has.
    """

    __slots__ = ("hidden", "known", "left", "old")

    def __init__(self, old: list[int], known: list[int], hidden: int, left: int) -> None:
        self.old = old
        self.known = known
        self.hidden = hidden
        self.left = left

    def ways(self, sort: int) -> list[tuple[Fraction, Deck]]:
        """Return how a card of this sort may be drawn, with the chance and the deck after it."""
        unseen, found = sum(self.old), []
        if self.left:
            if self.old[sort]:
                known = _plus(self.known, sort, 1)
                rest = Deck(_plus(self.old, sort, -1), known, self.hidden, self.left - 1)
                found.append((Fraction(self.old[sort], unseen), rest))
            return found
        pile = sum(self.known) + self.hidden
        if self.known[sort]:
            rest = Deck(self.old, _plus(self.known, sort, -1), self.hidden, 0)
            found.append((Fraction(self.known[sort], pile), rest))
        if self.hidden and self.old[sort]:
            share = Fraction(self.hidden, pile) * Fraction(self.old[sort], unseen)
            found.append((share, Deck(_plus(self.old, sort, -1), self.known, self.hidden - 1, 0)))
        return found


def _plus(counts: list[int], at: int, change: int) -> list[int]:
    found = counts.copy()
    found[at] += change
    return found


def _alike(_card: Card) -> bool:
    return False


def fall(draws: Draws, judge: Judge, keys: tuple[str, ...], apart: Apart = _alike) -> list[Outcome]:
    """Return the chances of everything the draws can come to, one outcome for each key."""
    return fall_by(draws, judge, keys, lambda card: (card.rn, card.red, apart(card)))


def fall_by(draws: Draws, judge: Judge, keys: tuple[str, ...], sorting: Sorting) -> list[Outcome]:
    """Return the chances of what draws can come to that tell only these sorts apart."""
    new = draws.fresh(draws.left)
    assert new is not None
    known, unknown = new
    faces: dict[Hashable, Card] = {}
    for card in (*draws.pool, *known):
        faces.setdefault(sorting(card), card)
    sorts = list(faces)
    old, lying = _count(draws.pool, sorts, sorting), _count(known, sorts, sorting)
    deck = Deck(old, lying, unknown - draws.left, draws.left)
    shares = dict.fromkeys(keys, Fraction(0))
    _follow(deck, [faces[sort] for sort in sorts], judge, (), Fraction(1), shares)
    return outcomes(shares)


def outcomes(shares: Shares) -> list[Outcome]:
    """Return shares as chances of one number of ways."""
    of = lcm(*[share.denominator for share in shares.values()])
    return [Outcome(key, int(share * of), of) for key, share in shares.items()]


def if_all_pass(
    draws: Draws, tests: list[Test], say: Say, keys: tuple[str, ...], otherwise: str
) -> list[Outcome]:
    """Return what a card says that is drawn only when a card before it has passed each test.

    Whichever test fails first, it comes to `otherwise`.
    """

    def judge(drawn: Drawn) -> str | None:
        for test, card in zip(tests, drawn, strict=False):
            if not test(card):
                return otherwise
        return say(drawn[-1]) if len(drawn) > len(tests) else None

    def sorting(card: Card) -> Hashable:
        return (say(card), *[test(card) for test in tests])

    return fall_by(draws, judge, keys, sorting)


def _count(cards: list[Card], sorts: list[Hashable], sorting: Sorting) -> list[int]:
    found = dict.fromkeys(sorts, 0)
    for card in cards:
        found[sorting(card)] += 1
    return list(found.values())


def _follow(
    deck: Deck, faces: list[Card], judge: Judge, drawn: Drawn, share: Fraction, shares: Shares
) -> None:
    said = judge(drawn)
    if said is not None:
        shares[said] += share
        return
    for sort, face in enumerate(faces):
        for chance, rest in deck.ways(sort):
            _follow(rest, faces, judge, (*drawn, face), share * chance, shares)
