"""The fire to come: what groups at places real and imagined do to each other in a turn."""

from __future__ import annotations

from typing import Final

from caposaldo.upfront.advice.assaults import Assaults
from caposaldo.upfront.advice.chances import Chances, Volleys
from caposaldo.upfront.advice.firing import Firing
from caposaldo.upfront.advice.ordnance import best_shot
from caposaldo.upfront.advice.overruns import Overruns
from caposaldo.upfront.advice.reading import Reading
from caposaldo.upfront.advice.squads import Squad, Stand, relative
from caposaldo.upfront.advice.weights import Weights

DRIVEN: Final = 0.5  # the chance that there is a Movement card for an overrun


class Gunnery(Firing):
    """Fire for one view, with what the cards nobody has seen are likely to bring."""

    def __init__(
        self, reading: Reading, chances: Chances, volleys: Volleys, weights: Weights
    ) -> None:
        super().__init__(reading, chances, weights)
        self.volleys: Final = volleys
        self.assaults: Final = Assaults(self)
        self.overruns: Final = Overruns(self)
        self._fires: Final[dict[tuple[str, Stand, str, Stand, int], float]] = {}

    def expected(self, squad: Squad, here: Stand, other: Squad, there: Stand, cards: int) -> float:
        """Return the harm to expect of a turn's fire with a hand of so many unknown cards."""
        if squad.below or other.below:
            return 0.0
        key = (squad.key, here, other.key, there, cards)
        if key not in self._fires:
            hoped = self._hoped(squad, here, other, there, cards)
            shot = best_shot(self, squad, other, here, there)
            rr = relative(squad, here, other, there)
            best = max(hoped, shot * self.volleys.any_card(cards)) if shot else hoped
            self._fires[key] = best * self._observed(rr)
        return self._fires[key]

    def _hoped(self, squad: Squad, here: Stand, other: Squad, there: Stand, cards: int) -> float:
        if not self.sees(squad, here, other, there):
            return 0.0
        power = self.firepower(squad, here, other, there)
        if power < 1:
            return 0.0
        shift, found = self.shift(squad, here, other, there), 0.0
        for chance, strength in self.volleys.likely(power, cards):
            parts = (2 if here.moves else 1) * (2 if self.reading.night else 1)
            found += chance * self.harm(other, strength // parts + shift)
        return found

    def _observed(self, rr: int) -> float:
        """Return the chance that fire is possible at all, which the dark limits (38.2)."""
        if not self.reading.night:
            return 1.0
        return self.chances.between(0, rr - 1) if rr else self.chances.between(1, 1)

    def threat(self, squad: Squad, here: Stand) -> float:
        """Return the harm a turn of the enemy is likely to do to a group at a place."""
        cards = self.reading.side(self.reading.against(squad)[0])["hand_limit"]
        found = 0.0
        for other in self.reading.against(squad):
            found += self.expected(other, other.stand, squad, here, cards)
            if squad.armoured:
                found += self.assaults.danger(other, squad, here)
        return found * self.weights.attention

    def power(self, squad: Squad, here: Stand) -> float:
        """Return the harm a group at a place can hope to do in a turn."""
        cards = self.reading.side(squad)["hand_limit"]
        best = 0.0
        for other in self.reading.against(squad):
            best = max(best, self.expected(squad, here, other, other.stand, cards))
            if squad.armoured and self.overruns.possible(squad, here, other):
                # It takes a Movement card, which a hand does not always hold.
                best = max(best, DRIVEN * self.overruns.gain(squad, here, other))
        return best
