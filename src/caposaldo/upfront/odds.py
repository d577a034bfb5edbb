"""Exact chances from the cards a seat has not seen (2.2, 6.5).

Any unseen card may be the next drawn, all equally likely: the seat cannot tell the draw pile from
the enemy's hand. A later draw may come from a new pile (16.2), which the seat knows in part.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import gcd
from typing import Final

from caposaldo.kernel.contract import Outcome
from caposaldo.upfront.cards import Card, CardId
from caposaldo.upfront.effects import BERSERK, UNHARMED, VERDICTS, WOUND, fatal_fury, verdict
from caposaldo.upfront.groups import Group
from caposaldo.upfront.knowledge import announced, hidden_discards, unseen_by
from caposaldo.upfront.men import Man
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.values import suffers
from caposaldo.upfront.verbs import KIA, UpFront, still_to_fire
from caposaldo.upfront.view import COUNTED

Weighed = list[tuple[Card, int]]
"""The cards a draw may turn up, each with its weight."""
Say = Callable[[Card], str]
Struck = tuple[Man, int]
"""A man attacked, and the strength against him."""
Fresh = tuple[list[Card], int]
"""A pile just shuffled: the cards known to be in it, and how many others are."""


def unseen(game: UpFront, seat: str) -> list[Card]:
    """Return the faces of the cards a seat has not seen; any of them may be drawn next."""
    deck = game.table.battle.deck
    return [deck[id] for id in unseen_by(game.table, seat, announced(game))]


class Draws:
    """The draws to come as a seat can foresee them; `spent` are cards it lays down first."""

    def __init__(self, game: UpFront, seat: str, spent: tuple[CardId, ...] = ()) -> None:
        table = game.table
        hidden = hidden_discards(table, seat)
        self.pool: Final = unseen(game, seat)
        counted = game.reading(COUNTED) == "counted"
        # Who may not count the pile cannot foresee its end either (16.21).
        self.left: Final = len(table.pile) if counted else len(self.pool)
        known = {*table.discards, *spent} - hidden - still_to_fire(game)
        deck = table.battle.deck
        self._known: Final = [deck[id] for id in sorted(known, key=int)]
        self._unknown: Final = self.left + len(hidden)

    def nth(self, number: int) -> Weighed:
        """Return what the draw with this number, counted from 0, may turn up."""
        if number < self.left:
            return [(card, 1) for card in self.pool]
        # The pile has run out: what was drawn and what was discarded has been shuffled (16.2).
        old = [(card, len(self.pool)) for card in self._known]
        return old + [(card, self._unknown) for card in self.pool]

    def fresh(self, number: int) -> Fresh | None:
        """Return the new pile that the draw with this number comes from, if it does (16.2)."""
        return None if number < self.left else (self._known, self._unknown)


def weighed(cards: Iterable[Card]) -> Weighed:
    """Give cards that are equally likely the same weight."""
    return [(card, 1) for card in cards]


def chances(cards: Weighed, say: Say, keys: tuple[str, ...]) -> list[Outcome]:
    """Count what each card would say, one outcome for each key in their order."""
    counts = dict.fromkeys(keys, 0)
    of = 0
    for card, weight in cards:
        counts[say(card)] += weight
        of += weight
    return [Outcome(key, counts[key], of) for key in keys]


# What becomes of a man -----------------------------------------------------------------------


def fate(
    table: UpFrontTable,
    group: Group,
    man: Man,
    result: int,
    card: Card,
    *,
    shielded: bool = False,
) -> str:
    """Say what a result comes to: a second wound kills (33.7), so does a mine a berserk (24.7).

    `shielded` is an attack on a gun's boxed values (34.4).
    """
    said = verdict(table, group, man, result, card, shielded=shielded)
    return lasting(table, group, man, said)


def lasting(table: UpFrontTable, group: Group, man: Man, said: str) -> str:
    """Say what a verdict comes to for this man, here (24.7, 33.7)."""
    if said == WOUND and suffers(table, man):
        return KIA
    if said == BERSERK and fatal_fury(table, group):
        return KIA
    return said


def fates(
    table: UpFrontTable,
    cards: Weighed,
    group: Group,
    man: Man,
    strength: int,
    *,
    shielded: bool = False,
) -> list[Outcome]:
    """Return the chances of every verdict on one man under an attack of this strength."""
    return chances(cards, _fate_of(table, group, man, strength, shielded=shielded), VERDICTS)


def _fate_of(
    table: UpFrontTable, group: Group, man: Man, strength: int, *, shielded: bool = False
) -> Say:
    return lambda card: fate(table, group, man, strength + card.number, card, shielded=shielded)


def fates_after(
    table: UpFrontTable, cards: list[Card], group: Group, man: Man, strength: int, first: Struck
) -> list[Outcome]:
    """Return a man's chances when one who steadies him is attacked before him (15.52).

    Both are drawn for without replacement, so every pair of cards is counted.
    """
    steadier, against = first
    shaken = group.with_man(steadier.but(pinned=True))
    now = {
        "steady": _fate_of(table, group, man, strength),
        "shaken": _fate_of(table, shaken, man, strength),
    }
    struck = _fate_of(table, group, steadier, against)
    return two_draws(
        cards,
        lambda card: "steady" if struck(card) in (UNHARMED, WOUND) else "shaken",
        now,
        VERDICTS,
    )


# Several draws -------------------------------------------------------------------------------


def two_draws(
    cards: list[Card],
    first: Say,
    second: Mapping[str, Say],
    keys: tuple[str, ...],
    fresh: Fresh | None = None,
) -> list[Outcome]:
    """Return the chances of two draws without replacement, every pair of cards counted once.

    `first` names what the first card leads to: an end, one of the keys, or one of `second`,
    which then says what the second card comes to. `fresh` is the pile the second is drawn from
    if the deck has ended by then.
    """
    # How likely the second card is, by what it is: known to be there, the first again, another.
    seen: list[Card] = []
    known, same, other = 0, 0, 1
    if fresh is not None:
        seen, among = fresh
        known = same = max(1, len(cards) - 1)
        other = among - 1
    each = known * len(seen) + same + other * (len(cards) - 1)
    branches: dict[str, list[Card]] = {}
    for card in cards:
        branches.setdefault(first(card), []).append(card)
    counts = dict.fromkeys(keys, 0)
    for name, before in branches.items():
        if name not in second:
            counts[name] += len(before) * each
            continue
        whole, own = _tally(cards, second[name], keys), _tally(before, second[name], keys)
        old = _tally(seen, second[name], keys)
        for key in keys:
            counts[key] += len(before) * (known * old[key] + other * whole[key])
            # From one pile no card is drawn twice; shuffled in again it is sure to be there.
            counts[key] += (same - other) * own[key]
    of = len(cards) * each
    return [Outcome(key, counts[key], of) for key in keys]


def _tally(cards: list[Card], say: Say, keys: tuple[str, ...]) -> dict[str, int]:
    counts = dict.fromkeys(keys, 0)
    for card in cards:
        counts[say(card)] += 1
    return counts


def all_unharmed(cards: list[Card], limits: list[int]) -> Outcome:
    """Return the chance that nothing happens to men who must be drawn numbers below these limits.

    The cards below one limit are among those below the next, so draws without replacement
    multiply exactly.
    """
    counts = sorted([len([card for card in cards if card.number < limit]) for limit in limits])
    ways, of = 1, 1
    for drawn, count in enumerate(counts):
        ways *= max(0, count - drawn)
        of *= max(1, len(cards) - drawn)
    return _reduced("nothing", ways, of)


def some_jam(
    cards: list[Card], draws: int, first: frozenset[int], later: frozenset[int]
) -> Outcome:
    """Return the chance that one of several draws is a red number that can jam a weapon (19.1).

    `first` are the numbers for the first draw of an attack, among them those for every `later`.
    """
    bad = [len([c for c in cards if c.red and c.rn in numbers]) for numbers in (first, later)]
    ways, of = 1, 1
    for drawn in range(draws):
        good = len(cards) - bad[1 if drawn else 0]
        ways *= max(0, good - drawn)
        of *= max(1, len(cards) - drawn)
    return _reduced("jam", of - ways, of)


def _reduced(key: str, chances: int, of: int) -> Outcome:
    """Keep the figures of a long product short."""
    least = gcd(chances, of)
    return Outcome(key, chances // least, of // least)
