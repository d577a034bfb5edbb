"""What men, guns and vehicles are worth, and what the results of attacks take of it (6.5, 28.4)."""

from __future__ import annotations

from typing import Final

from caposaldo.upfront.advice.chances import Chances
from caposaldo.upfront.advice.reading import Reading
from caposaldo.upfront.advice.squads import Soldier, Squad
from caposaldo.upfront.advice.weights import Weights
from caposaldo.upfront.armour import MOST_LOSSES
from caposaldo.upfront.hulls import STUNS

POINTS: Final = "victory_points"
COLUMN: Final = 7  # the numbers of column 7w


class Harms:
    """Answers for one view what results of attacks are worth."""

    def __init__(self, reading: Reading, chances: Chances, weights: Weights) -> None:
        self.reading: Final = reading
        self.chances: Final = chances
        self.weights: Final = weights
        self._harms: Final[dict[tuple[str, int, bool], float]] = {}
        self._worths: Final[dict[str, float]] = {}

    def worth(self, squad: Squad, man: Soldier) -> float:
        """Return what the loss of a card is worth."""
        if man.id not in self._worths:
            w, side = self.weights, self.reading.side(squad)
            value = w.base_worth
            value += w.worth_points * man.face["points"] if man.vehicle is None else 0.0
            if man.face["role"]:
                value += w.leader
            near = side["losses"] / max(1, side["breaks_at"] - 1)
            value *= 1.0 + w.broken * min(1.0, near) ** 2
            self._worths[man.id] = value + self._machine(man)
        return self._worths[man.id]

    def _machine(self, man: Soldier) -> float:
        """Return what a vehicle or gun is worth besides being a card of its side (16.4)."""
        if man.vehicle is None:
            return 0.0
        counted = self.reading.scenario.at_time_limit == POINTS
        return self.weights.vehicle * man.vehicle.vp * (2.0 if counted else 1.0)

    def harm(self, squad: Squad, strength: int, *, shell: bool = False) -> float:
        """Return the loss to expect when a group is attacked with a strength (6.5, 28.4)."""
        key = (squad.key, strength, shell)
        if key not in self._harms:
            found, charging = 0.0, bool(squad.charge)
            for man in squad.men:
                share = self.share(man, strength, shell=shell, charging=charging)
                found += share * self.worth(squad, man)
            self._harms[key] = found
        return self._harms[key]

    def share(
        self, man: Soldier, strength: int, *, shell: bool = False, charging: bool = False
    ) -> float:
        """Return how much of a card's worth an unboxed attack takes; nothing pins a charge."""
        at_least, pin = self.chances.at_least, self.weights.pin
        if man.armoured:
            return self.crew_share(man, strength)
        dead = at_least(man.kia - strength)
        hurt = at_least(min(man.kia, man.panic if man.pinned else man.morale) - strength)
        if man.gun:
            return self._gun_share(man, strength, shell=shell)
        if charging and not man.pinned:
            # Column 7w reaches a high Morale less often (45.45).
            return hurt * (1.0 - pin * max(0, COLUMN + 1 - man.morale) / COLUMN)
        return hurt if man.pinned else dead + pin * (hurt - dead)

    def _gun_share(self, man: Soldier, strength: int, *, shell: bool) -> float:
        """A gun loses its crew one by one, and all of it in panic (34.4, 34.71)."""
        assert man.vehicle is not None
        boxed, at_least = man.vehicle.boxed, self.chances.at_least
        if shell:
            nerve, kills = (boxed[2], boxed[3]) if man.pinned else (boxed[0], boxed[1])
        else:
            nerve, kills = man.panic if man.pinned else man.morale, man.kia
        dead = at_least(kills - strength)
        hurt = at_least(min(kills, nerve) - strength)
        one = 1.0 if man.hull.losses + 1 >= MOST_LOSSES else self.weights.crewman
        return dead * one + (hurt - dead) * (1.0 if man.pinned else self.weights.pin)

    def crew_share(self, man: Soldier, strength: int) -> float:
        """Return how much of an AFV's worth fire at its crew takes: nothing if it is closed."""
        assert man.vehicle is not None
        if man.closed:
            return 0.0
        w, at_least = self.weights, self.chances.at_least
        dead = at_least(man.vehicle.ce_value - strength)
        hurt = at_least(min(man.vehicle.ce_value, man.morale) - strength)
        opened = man.vehicle.open_topped
        last = opened and man.hull.losses + 1 >= MOST_LOSSES
        return hurt * (w.pin if opened else w.shut) + dead * (1.0 if last else w.crewman)

    def pierced(self, squad: Squad, strength: int, *, flank: bool, low: bool = False) -> float:
        """Return the loss to expect of an attack on the armour of an AFV (28.4 to 28.451)."""
        man = squad.men[0]
        assert man.vehicle is not None
        plate = man.vehicle.flank if flank or man.hull.stuck else man.vehicle.armour
        assert plate is not None
        at_least, w = self.chances.at_least, self.weights
        kill = at_least(plate.kill - strength)
        stun = at_least(plate.stun - strength) - at_least(plate.stun + 1 - strength)
        stop = at_least(plate.immobilise - strength) - at_least(plate.immobilise + 1 - strength)
        stunned = 1.0 if man.hull.stun == STUNS[-1] else w.stun
        stopped = stunned if low or man.hull.immobile else w.immobile
        if plate.shared:
            share = kill + stun * 0.5 * (stunned + stopped)
        else:
            share = kill + stun * stunned + stop * stopped
        return share * self.worth(squad, man)
