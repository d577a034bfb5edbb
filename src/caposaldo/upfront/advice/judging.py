"""The judge: what places and cards are worth, for one view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from caposaldo.upfront.advice.chances import Chances, Volleys
from caposaldo.upfront.advice.desert import is_there
from caposaldo.upfront.advice.goals import Goals
from caposaldo.upfront.advice.gunnery import Gunnery
from caposaldo.upfront.advice.mounted import side_up
from caposaldo.upfront.advice.pieces import pieces
from caposaldo.upfront.advice.reading import Reading
from caposaldo.upfront.advice.squads import Face, Squad, Stand
from caposaldo.upfront.advice.weights import Weights
from caposaldo.upfront.columns import FIRST, LAST
from caposaldo.upfront.forces import DEFENDER
from caposaldo.upfront.terrain import Terrain

GOOD_COVER: Final = -1
STUCK: Final = 2  # a side that cannot go where it must, in pinned men
MOST_LACKING: Final = 6
LIKELY_COVER: Final = 0.17  # share of the deck that is good cover


class Judge:
    """Judges places and cards for the seat of a view."""

    def __init__(
        self,
        reading: Reading,
        volleys: Volleys,
        weights: Weights,
        hand: Mapping[str, list[float]],
    ) -> None:
        self.reading: Final = reading
        self.weights: Final = weights
        self.chances: Final = Chances(reading.table["unseen"])
        self.guns: Final = Gunnery(reading, self.chances, volleys, weights)
        self.goals: Final = Goals(reading, weights)
        self._hand: Final = hand
        self._keeps: dict[str, float] | None = None
        self._shoots: bool | None = None
        self._values: Final[dict[tuple[Any, ...], float]] = {}

    # Places ------------------------------------------------------------------------------------

    def balance(self, squad: Squad, here: Stand) -> float:
        """Return what a turn at a place gives in fire and costs under fire."""
        w = self.weights
        return w.power * self.guns.power(squad, here) - w.threat * self.guns.threat(squad, here)

    def settled(self, squad: Squad, here: Stand) -> float:
        """Return what it is worth that a group stays at a place."""
        value = self.goals.worth(squad, here) + self.weights.horizon * self.balance(squad, here)
        return value - self.goals.haste(squad) * self.held_up(here)

    def held_up(self, here: Stand) -> float:
        """Return what it costs that a place is hard to leave; every card laid eases it."""
        if here.beneath.fords:
            return 0.0 if here.moves else self.weights.stream
        short = here.beneath.moves_to_leave - 1 - here.moves
        return self.weights.mire * max(0, short + 1 if here.beneath.mined else short)

    def value(self, squad: Squad, here: Stand) -> float:
        """Return what a place is worth, with where a moving group will come to rest."""
        card = here.card["id"] if here.card is not None else ""
        place = (squad.key, here.range, here.level, card, here.terrain.id)
        key = (*place, here.moves, here.wires, here.smokes, here.dug)
        if key not in self._values:
            if here.moves:
                found = self.balance(squad, here) + self.weights.landing * self.coming(squad, here)
                # What needs no stop for its points has them already.
                found += (1.0 - self.weights.landing) * self.goals.on_the_move(squad, here)
            else:
                found = self.settled(squad, here)
            self._values[key] = found
        return self._values[key]

    def coming(self, squad: Squad, here: Stand) -> float:
        """Return what the place is worth that a moving group will take next."""
        stays = self.settled(squad, here)
        best = stays
        for card in self.spare_cover(squad):
            terrain = self.reading.box.terrain[card["terrain"]]
            value = self.settled(squad, here.settled(terrain, card))
            best = max(best, stays + is_there(self.chances, terrain) * (value - stays))
        if best > stays:
            return best
        # The next cards may bring cover like that of Brush.
        drawn = max(1, self.reading.me["hand_limit"] - len(self.reading.hand) + 1)
        chance = 1.0 - float((1.0 - LIKELY_COVER) ** drawn)
        brush = here.settled(self.reading.box.terrain["brush"], BRUSH)
        return stays + chance * max(0.0, self.settled(squad, brush) - stays)

    def spare_cover(self, squad: Squad) -> list[Face]:
        """Return the cover in hand that no other moving group needs more."""
        cards = [card for card in self.reading.usable("terrain") if self.is_cover(card)]
        cards.sort(key=lambda card: int(card["defence"]))
        waiting = [
            other
            for other in self.reading.own.values()
            if other.id != squad.id and other.stand.moves and not other.face["acted"]
        ]
        return cards[len(waiting) :]

    def is_cover(self, card: Face) -> bool:
        """Tell whether a Terrain card is one to put one's own men in."""
        terrain = self.reading.box.terrain[card["terrain"]]
        quick = terrain.moves_to_leave == 1 and not terrain.leaves_sideways
        useful = quick and not terrain.fords and not terrain.mined
        return useful and not terrain.fortified and int(card["defence"]) <= GOOD_COVER

    def mud(self, squad: Squad, *, wire: bool = False, ground: Terrain | None = None) -> float:
        """Return what an AFV loses if it must check for bog, here or on Wire (13.35, 28.52)."""
        side = side_up(squad.men[0]) if squad.armoured else None
        if side is None or squad.men[0].hull.stuck:
            return 0.0
        column = (side.bog_wire if wire else side.bog) + (ground.bog_shift if ground else 0)
        chance = self.reading.red_share(max(FIRST, min(LAST, column)))
        return chance * self.weights.bog * self.guns.worth(squad, squad.men[0])

    # Cards -------------------------------------------------------------------------------------

    def keep(self, card: str) -> float:
        """Return what a card is worth in the hand."""
        if self._keeps is None:
            self._keeps = self._count()
        return self._keeps.get(card, 0.0)

    def unseen_card(self) -> float:
        """Return what a card not yet drawn is worth: more to a side that lacks what it needs."""
        down = sum([len(squad.pinned) for squad in self.reading.own.values()])
        down += sum([s.men[0].hull.stun for s in self.reading.own.values() if s.armoured])
        lacking = down if not self.reading.usable("rally") else 0
        if not self.reading.usable("movement") and self.wants_to_move():
            lacking += STUCK
        stalled = 0.0 if self.reading.turn["actions"] else self.weights.stall
        return self.weights.refresh + stalled + self.weights.lacking * min(MOST_LACKING, lacking)

    def price(self, card: str) -> float:
        """Return the price of playing a card."""
        return self.weights.thrift * self.keep(card)

    def _count(self) -> dict[str, float]:
        found: dict[str, float] = {}
        seen: dict[str, int] = {}
        cards = sorted(self.reading.hand.values(), key=self._goodness)
        for card in cards:
            kinds = [self._kind(card, use) for use in card["uses"]] or ["cower"]
            best = 0.0
            for kind in kinds:
                steps = self._hand[kind]
                at = seen.get(kind, 0)
                seen[kind] = at + 1
                best = max(best, steps[min(at, len(steps) - 1)])
            found[card["id"]] = best
        return found

    def _goodness(self, card: Face) -> tuple[int, int]:
        """Put the better cards of a kind first, so that the worse ones count as surplus."""
        if card["kind"] == "terrain":
            return (0, int(card["defence"]))
        if card["kind"] == "concealed":
            return (1, int(card["value"]))
        good = card["strength"] + card["value"] + 9 * card["all"] + 2 * card["flank"]
        return (2, -int(good))

    def _kind(self, card: Face, use: str) -> str:
        if use == "fire":
            return "fire" if card["need"] <= self.most_power() or self.shoots() else "heavy_fire"
        if use == "movement" and not self.wants_to_move():
            return "movement_cover" if self.wants_cover() else "movement_idle"
        if use == "terrain":
            terrain = self.reading.box.terrain[card["terrain"]]
            if terrain.mined:
                return "minefield"
            if not self.is_cover(card):
                return "nuisance"
            if terrain.banished:
                return "terrain_idle"
            return "terrain" if self.wants_to_move() or self.wants_cover() else "terrain_idle"
        return use

    def most_power(self) -> int:
        """Return the most firepower an own group has or will soon have on an enemy group."""
        best = 0
        for squad in self.reading.own.values():
            for other in self.reading.others.values():
                power = self.guns.firepower(squad, squad.stand, other, other.stand)
                best = max(best, power)
        return best + 2

    def shoots(self) -> bool:
        """Tell whether an own group has ordnance, which any Fire card serves (25.3)."""
        if self._shoots is None:
            box = self.reading.box
            self._shoots = any(bool(pieces(box, squad)) for squad in self.reading.own.values())
        return self._shoots

    def wants_to_move(self) -> bool:
        """Tell whether this side has to go anywhere."""
        own = self.reading.own.values()
        if self.reading.me["role"] != DEFENDER:
            return True
        return any(squad.stand.moves or squad.stand.wires or squad.charge for squad in own)

    def wants_cover(self) -> bool:
        """Tell whether a group stands where nothing shelters it."""
        for squad in self.reading.own.values():
            here = squad.stand
            if not here.dug and (here.card is None or int(here.card["defence"]) > GOOD_COVER):
                return True
        return False


BRUSH: Final[Face] = {
    "id": "",
    "defence": -1,
    "defence_other": -1,
    "defence_mortar": -1,
    "terrain": "brush",
}
