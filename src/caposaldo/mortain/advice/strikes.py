"""Air and artillery: where they fall, and whether now is the time (4.1)."""

from __future__ import annotations

from typing import Final

from caposaldo.mortain.advice.plans import Planner

_ATTACKS: Final = 4.0  # German attacks in what is left of a turn, at most
NOWHERE: Final = -1


class Strike:
    """A use of a marker: a strike at a class of units in a hex, or a suppression."""

    __slots__ = ("armour", "chance", "gain", "place", "suppress")

    def __init__(
        self, place: int, armour: bool, suppress: bool, chance: float, gain: float
    ) -> None:
        self.place: Final = place
        self.armour: Final = armour
        self.suppress: Final = suppress
        self.chance: Final = chance
        self.gain: Final = gain


NO_STRIKE: Final = Strike(NOWHERE, False, False, 0.0, 0.0)


def strike_at(planner: Planner, marker: str, place: int, armour: bool) -> Strike:
    """Judge a strike: one card for all units of the class in the hex."""
    field, position = planner.field, planner.position
    struck = [i for i in field.ge if position.place[i] == place and field.armour[i] == armour]
    chance = position.chance(field.scenario.strength[marker] - field.cover[place])
    gain = chance * sum([planner.gain(i) for i in struck])
    return Strike(place, armour, False, chance, gain)


def suppression(planner: Planner, place: int) -> Strike:
    """Judge a suppression: what it spares over the German attacks still to come this turn."""
    position = planner.position
    before = position.suppressed
    position.suppressed = {place, *planner.field.near[place]}
    spared = planner.worth() - planner.now
    position.suppressed = before
    attacks = min(_ATTACKS, 0.25 * position.german_cards)
    return Strike(place, False, True, 1.0, max(spared, 0.0) * attacks)


def best_strike(planner: Planner, marker: str) -> Strike:
    """Return the best use of a marker now."""
    best = NO_STRIKE
    for option in _options(planner, marker):
        if option.gain > best.gain:
            best = option
    return best


def _options(planner: Planner, marker: str) -> list[Strike]:
    field, position = planner.field, planner.position
    found: list[Strike] = []
    hexes = sorted({position.place[i] for i in field.ge if position.place[i] >= 0})
    for place in hexes:
        for armour in (False, True):
            found.append(strike_at(planner, marker, place, armour))
    if marker == "air":
        centre = _most_guns(planner)
        if centre != NOWHERE:
            found.append(suppression(planner, centre))
    return found


def _most_guns(planner: Planner) -> int:
    """Return the hex whose surroundings hold the most factors that bear on US units."""
    field, position = planner.field, planner.position
    bearing: dict[int, int] = {}
    targets = [position.place[i] for i in field.us if position.place[i] >= 0]
    for i in field.ge:
        place = position.place[i]
        if place >= 0 and any(field.reach[place * field.size + to] for to in targets):
            for near in (place, *field.near[place]):
                bearing[near] = bearing.get(near, 0) + position.ai_factor[i]
    best, most = NOWHERE, 0
    for near in sorted(bearing):
        if bearing[near] > most:
            best, most = near, bearing[near]
    return best


def worth_of_waiting(planner: Planner) -> float:
    """Return what it is worth to keep a marker for a better moment of this turn."""
    return planner.judge.weights.save_marker * planner.position.cards_left / 52.0
