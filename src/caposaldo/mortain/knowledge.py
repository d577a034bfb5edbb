"""What is secret at this table, and the laws of conservation that hold at every step.

Everything is open but the order of the cards not yet turned (2.1): counters, markers and the
cards gone lie face up for all. So the one predicate is about the deck.
"""

from __future__ import annotations

from caposaldo.mortain.attack import Attack
from caposaldo.mortain.deck import DECK, FACES, JOKER, NUMBER, OWNER, RANKS
from caposaldo.mortain.movement import STACKING_LIMIT
from caposaldo.mortain.orders import Orders
from caposaldo.mortain.scenario import GERMAN, US
from caposaldo.mortain.verbs import Mortain


def cards_left(game: Mortain) -> dict[str, object]:
    """Return what anybody who counts knows of the cards not yet turned."""
    deck = set(game.table.deck)
    numbers = dict.fromkeys(RANKS[:10], 0)
    for card in deck:
        if card in NUMBER:
            numbers[card[:-1]] += 1
    return {
        "left": len(deck),
        "numbers": numbers,
        "faces": len([card for card in deck if card in FACES]),
        "joker": JOKER in deck,
        GERMAN: len([card for card in deck if OWNER.get(card) == GERMAN]),
        US: len([card for card in deck if OWNER.get(card) == US]),
        "gone": [card for card in DECK if card not in deck],
    }


def check_cards(game: Mortain) -> str | None:
    """Say if a card is doubled, or if one in use still lies in the deck."""
    deck = game.table.deck
    if len(set(deck)) != len(deck) or not set(deck) <= set(DECK):
        return "a card is in the deck twice, or is no card"
    for frame in game.stack:
        if isinstance(frame, (Orders, Attack)) and frame.card in deck:
            return f"{frame.card} is in use and in the deck"
    return None


def check_places(game: Mortain) -> str | None:
    """Say if the sides share a hex, a hex is overfull, or the stacks disagree with the units."""
    table = game.table
    for place, stack in table.stacks.items():
        units = [table.units[id] for id in stack]
        if any(unit.place != place for unit in units):
            return f"the stack of {place} names units that are elsewhere"
        if place in table.scenario.terrain:
            if len({unit.type.side for unit in units}) > 1:
                return f"both sides stand in {place}"
            if table.crowd(place) > STACKING_LIMIT:
                return f"{place} is overfull"
    if sum(len(stack) for stack in table.stacks.values()) != len(table.units):
        return "a unit is nowhere"
    return None
