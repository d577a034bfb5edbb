"""What an overrun may do to each man: the strength is drawn first, then a number for him (29.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from caposaldo.kernel.contract import Outcome
from caposaldo.upfront.cards import Card
from caposaldo.upfront.effects import UNHARMED, VERDICTS, WOUND
from caposaldo.upfront.groups import Group
from caposaldo.upfront.men import Man
from caposaldo.upfront.odds import Draws, Say, Struck, fate, fates, fates_after, two_draws
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.values import steadied

HIGHEST: Final = 6
UP: Final = (UNHARMED, WOUND)


def steadier(group: Group, man: Man, before: list[Struck]) -> Struck | None:
    """Return who steadies a man and is attacked before him (15.52)."""
    if steadied(group, man):
        for first in before:
            if not steadied(group.with_man(first[0].but(pinned=True)), man):
                return first
    return None


def fates_known(
    table: UpFrontTable, draws: Draws, group: Group, struck: Struck, before: list[Struck]
) -> list[Outcome]:
    """Return a man's chances once the strength is known."""
    man, strength = struck
    first = steadier(group, man, before)
    if first is not None and len(before) < draws.left:
        return fates_after(table, draws.pool, group, man, strength, first)
    return fates(table, draws.nth(len(before)), group, man, strength)


def fates_unknown(
    table: UpFrontTable,
    draws: Draws,
    group: Group,
    struck: Struck,
    before: list[Struck],
    drawn: int,
) -> list[Outcome]:
    """Return a man's chances while the strength is still to be drawn, the last of `drawn` cards."""
    man, strength = struck
    number = drawn + len(before)
    first = steadier(group, man, before)
    if first is not None and number < draws.left:
        return _of_three(table, draws.pool, group, struck, first)
    seconds = {str(rn): _fate(table, group, man, strength + rn) for rn in range(HIGHEST + 1)}
    return two_draws(draws.pool, _number, seconds, VERDICTS, draws.fresh(number))


def _number(card: Card) -> str:
    return str(card.rn)


def _fate(table: UpFrontTable, group: Group, man: Man, strength: int) -> Say:
    return lambda card: fate(table, group, man, strength + card.number, card)


def _of_three(
    table: UpFrontTable, cards: list[Card], group: Group, struck: Struck, first: Struck
) -> list[Outcome]:
    """Count every three cards: for the strength, for who steadies the man, and for the man."""
    man, strength = struck
    shaken = group.with_man(first[0].but(pinned=True))
    counts = dict.fromkeys(VERDICTS, 0)
    for rn in range(HIGHEST + 1):
        same = [card for card in cards if card.rn == rn]
        others = [card for card in cards if card.rn != rn]
        says = {
            True: _fate(table, group, man, strength + rn),
            False: _fate(table, shaken, man, strength + rn),
        }
        before = _fate(table, group, first[0], first[1] + rn)
        for one, taken in ((others, 0), (same, 1)):
            stands = [card for card in one if before(card) in UP]
            falls = [card for card in one if before(card) not in UP]
            for two, more in ((others, 0), (same, 1)):
                # So many cards of this number are left for the strength.
                left = max(0, len(same) - taken - more)
                for up, hit in ((True, stands), (False, falls)):
                    _count(counts, hit, two, says[up], left, alike=one is two)
    of = len(cards) * (len(cards) - 1) * (len(cards) - 2)
    return [Outcome(key, counts[key], of) for key in VERDICTS]


def _count(
    counts: dict[str, int], one: list[Card], two: list[Card], say: Say, ways: int, *, alike: bool
) -> None:
    """Count every pair of a card of one list and a card of the other, never the same twice."""
    for card in two:
        counts[say(card)] += ways * len(one)
    if alike:
        for card in one:
            counts[say(card)] -= ways


def shown_strengths(draws: Draws, before: int, number: int) -> list[Mapping[str, object]]:
    """Show how likely each strength is; the colour of the number is ignored (29.2)."""
    cards = draws.nth(number)
    of = sum([weight for _, weight in cards])
    found: list[Mapping[str, object]] = []
    for rn in range(HIGHEST + 1):
        ways = sum([weight for card, weight in cards if card.rn == rn])
        found.append({"strength": before + rn, **Outcome("strength", ways, of).data()})
    return found
