"""Men who go for an AFV with their hands: their strength and their chances (28.8, 31.2)."""

from __future__ import annotations

from typing import Final

from caposaldo.upfront.advice.firing import Firing
from caposaldo.upfront.advice.squads import Soldier, Squad, Stand, apart, relative
from caposaldo.upfront.afvcombat import (
    ASSAULTED,
    BERSERK,
    BUSHIDO,
    BUTTONED,
    BY_ESCORT,
    BY_LOSS,
    CHARGING,
    DARING,
    DESTROYS,
    EXPOSED,
    HEROIC,
    IMMOBILISES,
    NO_EFFECT_FROM,
    OPEN_TOPPED,
    STUCK,
    WOUNDED,
)
from caposaldo.upfront.columns import CLOSED, FIRST, LAST
from caposaldo.upfront.columns import EXPOSED as LOOKS_OUT
from caposaldo.upfront.columns import OPEN_TOPPED as NO_ROOF
from caposaldo.upfront.hulls import STUNS
from caposaldo.upfront.ranges import CLOSEST

MOST: Final = 3  # men of a group who are likely to try in a turn
ABLE: Final = 0.6  # the chance that a man gets as far as the try


class Assaults:
    """Answers for one view what close combat with an AFV is worth."""

    def __init__(self, firing: Firing) -> None:
        self.firing: Final = firing
        self.reading: Final = firing.reading

    def strength(self, man: Soldier, target: Squad, there: Stand, using: str) -> int:
        """Return what a man's attack adds up to before the draw (28.81)."""
        face, afv = man.face, target.men[0]
        found = int(target.face["marks"].count(ASSAULTED))
        heroes = self.reading.turn.get("heroes", ())
        if face["berserk"]:
            found += BERSERK.value
        if face["wounded"] and man.id not in heroes:
            found += WOUNDED.value
        elif man.id in heroes and not face["wounded"]:
            found += HEROIC.value
        owner = self.reading.owner_of(man.id)
        found += CHARGING.value if owner is not None and owner[0].charge == target.id else 0
        attackers = self.reading.foe if target.side == self.reading.seat else self.reading.me
        found += DARING.value if BUSHIDO in attackers["traits"] else 0
        carried = self.reading.box.secondary.get(using)
        found += carried.cc_afv if carried is not None else 0
        found += there.terrain.close_to_afv + there.smokes + self._escorts(target, there)
        if afv.hull.buttoned:
            found += BUTTONED.value
        elif not afv.pinned:
            found += EXPOSED.value
        found += BY_LOSS * afv.hull.losses + (STUCK.value if afv.hull.stuck else 0)
        opened = afv.vehicle is not None and afv.vehicle.open_topped
        return found + (OPEN_TOPPED.value if opened else 0)

    def _escorts(self, target: Squad, there: Stand) -> int:
        found = 0
        for other in self.reading.friends(target):
            if other.armoured or apart(other, target) != 1 or other.stand.range != there.range:
                continue
            if other.stand.level != there.level or other.below:
                continue
            if any(not man.pinned and man.vehicle is None for man in other.men):
                found += BY_ESCORT
        return found

    def outcome(self, target: Squad, strength: int) -> tuple[float, float]:
        """Return the share of an AFV's worth an attack takes, and the chance that its man falls."""
        at_least, w = self.firing.chances.at_least, self.firing.weights
        kill = at_least(DESTROYS - strength)
        stop = at_least(IMMOBILISES - strength) - kill
        falls = 1.0 - at_least(NO_EFFECT_FROM - strength)
        hull = target.men[0].hull
        stunned = 1.0 if hull.stun == STUNS[-1] else w.stun
        return kill + stop * (stunned if hull.immobile else w.immobile), falls

    def gain(self, squad: Squad, man: Soldier, target: Squad, using: str = "") -> float:
        """Return what an attack on an AFV is worth to the man who has got at it (28.82)."""
        strength = self.strength(man, target, target.stand, using)
        share, falls = self.outcome(target, strength)
        worth = self.firing.worth
        return share * worth(target, target.men[0]) - falls * worth(squad, man)

    def best(self, squad: Squad, man: Soldier, target: Squad) -> float:
        """Return the gain with the best of what a man has for it."""
        return max(self.gain(squad, man, target), self.gain(squad, man, target, tool(man)))

    def column(self, target: Squad) -> int:
        """Return the column an AFV is approached in, before ground and movement (28.8)."""
        afv = target.men[0]
        if afv.closed:
            base = CLOSED
        else:
            opened = afv.vehicle is not None and afv.vehicle.open_topped
            base = NO_ROOF if opened else LOOKS_OUT
        return base - afv.hull.losses

    def way_in(self, squad: Squad, target: Squad, there: Stand) -> float:
        """Return the chance of an attempt to get at an AFV (20.3, 28.8)."""
        here = squad.stand
        column = self.column(target) + here.terrain.infiltration
        column -= 3 if self.reading.night else 2 * (here.smokes + there.smokes)
        column += 2 * (here.moves > 0) + 2 * (there.moves > 0)
        column += there.terrain.infiltration_into - self.reading.jungle
        return self.reading.red_share(max(FIRST, min(LAST, column)))

    def danger(self, other: Squad, squad: Squad, here: Stand) -> float:
        """Return the loss that the men of a group close by threaten an AFV with (28.8)."""
        if other.armoured or relative(other, other.stand, squad, here) != CLOSEST:
            return 0.0
        share = 0.0
        ready = sorted(other.fit, key=lambda man: tool(man) == "")
        men = [man for man in ready if man.vehicle is None]
        for earlier, man in enumerate(men[:MOST]):
            strength = self.strength(man, squad, here, tool(man)) + earlier
            share += self.outcome(squad, strength)[0]
        chance = ABLE * self.way_in(other, squad, here)
        return min(1.0, chance * share) * self.firing.worth(squad, squad.men[0])


def tool(man: Soldier) -> str:
    """Return what a man carries that he would use on an AFV (28.81, 31.21)."""
    return str(man.face["secondary"])
