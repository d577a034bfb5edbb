"""A full game that a seat could not tell from the one under way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from caposaldo.kernel.chance import Chance
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.groups import Group, Laid
from caposaldo.upfront.knowledge import BEGUN, HIDDEN, PLANS, announced, unseen_by
from caposaldo.upfront.overhearing import swapped
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront

Exchange = Mapping[CardId, CardId]


def redeal(game: UpFront, seat: str, chance: Chance) -> UpFront:
    """Exchange the cards whose place the seat does not know, all ways equally likely."""
    twin = game.copy()
    cards = unseen_by(game.table, seat, announced(game))
    # Dealt out place by place, so that which card lies where now does not show in what comes.
    exchange = dict(zip(_by_place(game.table, cards), _shuffled(cards, chance), strict=True))
    _exchange(twin.table, exchange)
    twin.stack = [_renamed(frame, exchange) for frame in twin.stack]
    twin.chance = chance
    return twin


def _by_place(table: UpFrontTable, cards: list[CardId]) -> list[CardId]:
    """Return the cards in the order of where they lie: on the table, in hands, in the pile."""
    laid = [x.card for group in table.groups.values() for x in group.laid]
    held = [id for hand in table.hands.values() for id in hand]
    places = dict.fromkeys((*laid, *held, *table.discards, *table.pile))
    wanted = frozenset(cards)
    return [id for id in places if id in wanted]


def _shuffled(cards: list[CardId], chance: Chance) -> list[CardId]:
    found = cards.copy()
    for last in range(len(found) - 1, 0, -1):
        other = chance.below(last + 1, "redeal")
        found[last], found[other] = found[other], found[last]
    return found


def _exchange(table: UpFrontTable, exchange: Exchange) -> None:
    def swap(cards: tuple[CardId, ...] | list[CardId]) -> list[CardId]:
        return [exchange.get(id, id) for id in cards]

    table.pile = sorted(swap(table.pile), key=int)
    table.discards = swap(table.discards)
    table.hands = {side: tuple(swap(hand)) for side, hand in table.hands.items()}
    table.covered = {side: tuple(swap(cards)) for side, cards in table.covered.items()}
    table.unseen = {side: tuple(swap(cards)) for side, cards in table.unseen.items()}
    for group in list(table.groups.values()):
        if any(laid.card in exchange for laid in group.laid):
            table.put(_relaid(group, exchange))


def _relaid(group: Group, exchange: Exchange) -> Group:
    laid = [Laid(exchange.get(x.card, x.card), x.role) for x in group.laid]
    return group.but(laid=tuple(laid))


def _renamed(frame: Step, exchange: Exchange) -> Step:
    """Let a frame that remembers secret cards speak of those that lie there now."""
    if PLANS in frame.FIELDS:
        return _replanned(frame, exchange)
    if HIDDEN not in frame.FIELDS:
        return frame
    values = [getattr(frame, name) for name in frame.FIELDS]
    at = frame.FIELDS.index(HIDDEN)
    values[at] = tuple([exchange.get(id, id) for id in values[at]])
    return cast("Callable[..., Step]", type(frame))(*values)


def _replanned(frame: Step, exchange: Exchange) -> Step:
    """Let declared actions lay down those cards face down that are in the hand now (49.11)."""
    values = [getattr(frame, name) for name in frame.FIELDS]
    for at, name in enumerate(frame.FIELDS):
        if name in (PLANS, BEGUN):
            values[at] = tuple([swapped(plan, exchange) for plan in values[at]])
    return cast("Callable[..., Step]", type(frame))(*values)
