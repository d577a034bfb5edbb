"""What a position is worth to the German side: roughly the chance that he wins from it.

Every German unit that is still in play has a chance to get away, which falls with the road
still to go, the fire that can hit it now and the American strength left to hunt it. From these
chances follows the chance that enough of them do, and in time.
"""

from __future__ import annotations

from math import exp
from typing import Final

from caposaldo.mortain.advice.field import BESIDE, GONE, OFF, OUT, Field
from caposaldo.mortain.advice.position import Position
from caposaldo.mortain.advice.weights import Weights

TURN_ACTIVATIONS: Final = 18.0  # German activations in an average turn
CARD_ACTIVATIONS: Final = 2.0  # German activations for each black card still in the deck, halved
_ATTENTION: Final = 1.5  # units that a side can fire at before the other acts
_MOST_KNOWN: Final = 4000


class Judge:
    """Judges positions of one scenario with one side's weights."""

    def __init__(self, field: Field, weights: Weights) -> None:
        self.field: Final = field
        self.weights: Final = weights
        self.full: Final = [_strength(pair, weights) for pair in field.front]
        self.half: Final = [_strength(pair, weights) for pair in field.flipped]
        self.longest: Final = len(field.ge) * (max(field.columns) + 2)
        self._roads: Final[dict[tuple[int, ...], list[int]]] = {}

    def roads(self, position: Position) -> list[int]:
        """Return the moves from every hex to the west edge past the US units."""
        place = position.place
        blocked = sorted({place[i] for i in self.field.us if place[i] >= 0})
        key = tuple(blocked)
        found = self._roads.get(key)
        if found is None:
            if len(self._roads) >= _MOST_KNOWN:
                self._roads.clear()
            found = self._roads[key] = self.field.roads(set(blocked))
        return found

    def worth(self, position: Position) -> float:
        """Return the worth of a position to the German side."""
        field, weights = self.field, self.weights
        if position.need <= 0:
            return 1.0
        us_risk = self._risks(position, field.us, field.ge)
        ge_risk = self._risks(position, field.ge, field.us)
        us_force = self._force(position, field.us, us_risk)
        ge_force = self._force(position, field.ge, ge_risk)
        hunted = weights.hazard * max(us_force, 0.0) / (max(ge_force, 0.0) + 10.0)
        roads = self.roads(position)
        from_pool = min([roads[place] for place in field.east]) + 1
        escapes: list[float] = []
        ways: list[int] = []
        for k, i in enumerate(field.ge):
            place = position.place[i]
            if place >= 0:
                way = roads[place] + 1
            elif place == OFF:
                way = from_pool + 1
            else:
                continue
            hits = hunted * (way + weights.linger) + weights.under_fire * ge_risk[k]
            survives = exp(-hits)
            escapes.append(survives if position.flipped[i] else survives * (1.0 + hits))
            ways.append(way)
        escape = self._in_time(position, ways) * at_least(escapes, position.need)
        kill = self._wiped_out(position, us_risk)
        won = escape + (1.0 - escape) * kill
        out = 0.0
        for i in field.ge:
            if position.place[i] == OUT:
                out += self.full[i] + 1.0
        drift = weights.force * (ge_force + out - us_force) - weights.creep * sum(ways)
        # Once the escape is all but sure, every step to the exit is worth more than a fight.
        sure = max(escape - 0.85, 0.0) / 0.15
        drift += 5.0 * weights.creep * sure * (self.longest - sum(ways))
        return won + drift + weights.shelter * self._shelter(position)

    def _risks(self, position: Position, targets: list[int], firers: list[int]) -> list[float]:
        """Estimate for each target the chance that the other side's next card hits it."""
        field, place = self.field, position.place
        at_factor, ai_factor = position.at_factor, position.ai_factor
        reach, size = field.reach, field.size
        suppressed = position.suppressed
        ready = [i for i in firers if place[i] >= 0]
        found: list[float] = []
        total = 0.0
        for i in targets:
            where = place[i]
            risk = 0.0
            if where >= 0:
                factors = at_factor if field.armour[i] else ai_factor
                strength = 0.0
                for j in ready:
                    how = reach[place[j] * size + where]
                    if how:
                        strength += factors[j]
                        if how == BESIDE:
                            strength += 0.5
                        if suppressed and field.german[j] and place[j] in suppressed:
                            strength -= 0.5
                if strength > 0.0:
                    if strength > 7.0:
                        strength = 7.0 + 0.4 * (strength - 7.0)
                    risk = min(max(strength - field.cover[where], 0.0), 10.0) * 0.1
            total += risk
            found.append(risk)
        if total > _ATTENTION:
            share = _ATTENTION / total
            return [risk * share for risk in found]
        return found

    def _force(self, position: Position, units: list[int], risks: list[float]) -> float:
        """Add up the strength of a side, less what it is about to lose."""
        weights, place, flipped = self.weights, position.place, position.flipped
        total = 0.0
        for k, i in enumerate(units):
            if place[i] >= 0:
                if flipped[i]:
                    total += self.half[i] * (1.0 - weights.answer * risks[k])
                else:
                    drop = self.full[i] - self.half[i]
                    total += self.full[i] - weights.answer * risks[k] * drop
            elif place[i] == OFF:
                total += weights.waiting * (self.half[i] if flipped[i] else self.full[i])
        return total

    def _shelter(self, position: Position) -> int:
        """Add up the cover of the German units, less that of the US units."""
        total = 0
        for i, place in enumerate(position.place):
            if place >= 0:
                total += (
                    self.field.cover[place] if self.field.german[i] else -self.field.cover[place]
                )
        return total

    def _in_time(self, position: Position, ways: list[int]) -> float:
        """Estimate the chance that the turns left are enough for the ways of the nearest units."""
        if len(ways) < position.need:
            return 0.0
        needed = sum(sorted(ways)[: position.need])
        this_turn = CARD_ACTIVATIONS * position.german_cards * (0.5 if position.joker_in else 0.7)
        to_come = this_turn + TURN_ACTIVATIONS * (position.turns - position.turn)
        late = (needed - self.weights.use * to_come) / self.weights.slack
        return 1.0 / (1.0 + exp(min(max(late, -30.0), 30.0)))

    def _wiped_out(self, position: Position, risks: list[float]) -> float:
        """Estimate the chance that no US unit is left on the map at the end.

        In the last turn a reserve is safe beside the map, but the Joker may shut it out.
        """
        last = position.turn >= position.turns
        attacks = 0.3 * position.german_cards
        chance = 1.0
        steps = 0
        waiting = 0
        for k, i in enumerate(self.field.us):
            if position.place[i] == GONE:
                continue
            lives = 1 if position.flipped[i] else 2
            steps += lives
            if position.place[i] == OFF:
                waiting += 1
            else:
                hits = attacks * (0.05 + risks[k])
                dead = 1.0 - exp(-hits) * (1.0 if lives == 1 else 1.0 + hits)
                chance *= dead
        if not last:
            return 0.6 * exp(-0.6 * steps) if steps else 1.0
        if waiting:
            chance *= 1.0 / (position.us_cards + 1.0) + 0.05
        return chance


def at_least(chances: list[float], wanted: int) -> float:
    """Return the chance that at least so many of independent chances come true."""
    if wanted > len(chances):
        return 0.0
    short = [0.0] * wanted
    short[0] = 1.0
    for chance in chances:
        miss = 1.0 - chance
        for n in range(wanted - 1, 0, -1):
            short[n] = short[n] * miss + short[n - 1] * chance
        short[0] *= miss
    return 1.0 - sum(short)


def _strength(factors: tuple[int, int], weights: Weights) -> float:
    return 0.5 * factors[0] + 0.5 * factors[1] + weights.body
