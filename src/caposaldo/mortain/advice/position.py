"""A view of the table turned into numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from caposaldo.kernel.codec import listing, mapping, text, texts, whole
from caposaldo.mortain.advice.field import GONE, OFF, OUT, Field
from caposaldo.mortain.deck import FACES, RANKS
from caposaldo.mortain.scenario import EAST, EXITED, GERMAN, SIDES, US, WEST

_ELSEWHERE: Final = {EAST: OFF, WEST: OFF, EXITED: OUT}
CERTAIN: Final = 10


class Position:
    """Where everything stands; the adviser moves pieces in it and puts them back."""

    def __init__(self, field: Field, view: Mapping[str, object]) -> None:
        table = mapping(view["table"], "the table")
        units = mapping(table["units"], "the units")
        self.place: Final = [GONE] * len(field.ids)
        self.flipped: Final = [False] * len(field.ids)
        self.at_factor: Final = [0] * len(field.ids)
        self.ai_factor: Final = [0] * len(field.ids)
        for i, id in enumerate(field.ids):
            unit = mapping(units[id], "a unit")
            where = text(unit["place"], "a place")
            self.place[i] = field.at.get(where, _ELSEWHERE.get(where, GONE))
            self.turn_side(field, i, unit["flipped"] is True)
        self.turn: Final = whole(table["turn"], "the turn")
        self.turns: Final = field.scenario.turns
        self.exits: Final = whole(table["exits"], "the exits")
        self.need = field.scenario.exits_to_win - self.exits
        suppressed = mapping(table["suppressed"], "the suppressed area")
        self.suppressed = {field.at[place] for place in texts(suppressed["area"], "an area")}
        self.marker: Final = text(table["marker"], "the marker")
        readings = mapping(view["readings"], "the readings")
        self.any_adjacent: Final = readings.get("adjacent") == "any"
        self.tiger_rides: Final = _tiger_rides(view)
        self.each_held: Final = readings.get("suppression") == "each"
        by = "activated" if _joker_needs(view) == "activated" else "came_up"
        self.joker_waits: Final = len(listing(table[by], "the sides")) < len(SIDES)
        deck = mapping(table["deck"], "the deck")
        self.chances: Final = _chances(deck, self.joker_waits)
        self.cards_left: Final = whole(deck["left"], "the cards left")
        self.german_cards: Final = whole(deck[GERMAN], "the black cards")
        self.us_cards: Final = whole(deck[US], "the red cards")
        self.joker_in: Final = deck["joker"] is True

    def turn_side(self, field: Field, i: int, flipped: bool) -> None:
        """Turn a counter to one of its sides."""
        self.flipped[i] = flipped
        at, ai = field.flipped[i] if flipped else field.front[i]
        self.at_factor[i] = at
        self.ai_factor[i] = ai

    def chance(self, limit: int) -> float:
        """Return the exact chance that an attack hits on numbers up to a limit."""
        return self.chances[min(max(limit, 0), CERTAIN)]


class Card:
    """The card in use: what is left of it, and who has acted on it."""

    def __init__(self, field: Field, view: Mapping[str, object]) -> None:
        orders = mapping(mapping(view["table"], "the table")["orders"], "the orders")
        self.card: Final = text(orders["card"], "the card")
        self.german: Final = orders["side"] == GERMAN
        self.acted: Final = [field.unit[id] for id in texts(orders["acted"], "who has acted")]
        # A Tiger that is free with any unit and acted alone gives back what it cost (1.4).
        alone = len(self.acted) == 1 and field.tiger[self.acted[0]] and _tiger_rides(view)
        self.left: Final = whole(orders["left"], "the activations left") + (1 if alone else 0)
        self.face: Final = self.card in FACES
        origin = text(orders["origin"], "the hex of a face card")
        self.origin = field.at.get(origin, OFF) if origin else GONE


def _tiger_rides(view: Mapping[str, object]) -> bool:
    return mapping(view["readings"], "the readings").get("tiger-free") == "any"


def _joker_needs(view: Mapping[str, object]) -> object:
    return mapping(view["readings"], "the readings").get("joker-needs")


def _chances(deck: Mapping[str, object], joker_waits: bool) -> list[float]:
    """Work out the chance of a hit for each limit: the first card that is no face decides."""
    numbers = mapping(deck["numbers"], "the numbers")
    joker = 1 if deck["joker"] is True and not joker_waits else 0
    counts = [whole(numbers[rank], "a count") for rank in RANKS[:CERTAIN]]
    every = sum(counts) + joker
    found = [0.0]
    hits = 0
    for count in counts:
        hits += count
        found.append(hits / every if every else 0.0)
    return found
