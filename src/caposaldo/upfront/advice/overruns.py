"""What an overrun does to a group, and what it risks (29.11 to 29.46)."""

from __future__ import annotations

from typing import Final

from caposaldo.upfront.advice.chances import HIGHEST
from caposaldo.upfront.advice.firing import Firing
from caposaldo.upfront.advice.mounted import fire_power, overrun_value, side_up
from caposaldo.upfront.advice.squads import Soldier, Squad, Stand, relative
from caposaldo.upfront.backlash import ELIMINATES, STOPS
from caposaldo.upfront.ranges import CLOSEST


class Overruns:
    """Answers for one view what overruns are worth."""

    def __init__(self, firing: Firing) -> None:
        self.firing: Final = firing
        self.reading: Final = firing.reading

    def possible(self, squad: Squad, here: Stand, target: Squad) -> bool:
        """Tell whether an AFV at a place can overrun a group (29.1)."""
        if not squad.armoured or target.armoured or not target.stand.terrain.overrun:
            return False
        afv, card, thick = squad.men[0], target.stand.card, target.stand.terrain.thick
        if card is not None and thick and card["defence"] == thick:
            return False
        if afv.silent or afv.hull.stuck or not fire_power(afv, CLOSEST, doubled=False):
            return False
        return relative(squad, here, target, target.stand) == CLOSEST

    def gain(self, squad: Squad, here: Stand, target: Squad, urgency: float = 1.0) -> float:
        """Return what an overrun is worth, its risks and no card counted."""
        stays, risk = self.risk(squad.men[0], target)
        own = self.firing.worth(squad, squad.men[0])
        return stays * urgency * self.crushed(squad, here, target) - risk * own

    def crushed(self, squad: Squad, here: Stand, target: Squad) -> float:
        """Return the harm an overrun does to a group, the number's colour ignored (29.2, 29.3)."""
        firing = self.firing
        # Of the AFV's own place only Smoke counts, and by most readings no slope does.
        place = here.settled(self.reading.open_ground, None).changed(smokes=here.smokes)
        if not self.reading.on_slopes:
            place = place.lifted(target.stand.level - here.level)
        base = overrun_value(squad.men[0]) + firing.shift(squad, place, target, target.stand)
        found = 0.0
        for number in range(HIGHEST + 1):
            chance = firing.chances.between(number, number)
            found += chance * firing.harm(target, base + number)
        return found

    def risk(self, afv: Soldier, target: Squad) -> tuple[float, float]:
        """Return the chance that an AFV does not bog first, and the share of its worth at risk."""
        w, stays = self.firing.weights, 1.0
        for chance in self._bogs(afv, target):
            stays *= 1.0 - chance
        stopped, lost = self._backlash(afv, target)
        return stays, (1.0 - stays) * w.bog + stays * (stopped * w.immobile + lost)

    def _bogs(self, afv: Soldier, target: Squad) -> list[float]:
        side, there = side_up(afv), target.stand
        if side is None:
            return []
        muddy = there.terrain.bogs or self.reading.jungle
        found = [self.reading.red_share(side.bog)] if muddy else []
        return [*found, self.reading.red_share(side.bog_wire)] if there.wires else found

    def _backlash(self, afv: Soldier, target: Squad) -> tuple[float, float]:
        """Return the chances that men under it stop an AFV, and that they eliminate it (29.4)."""
        there = target.stand
        if not (there.terrain.overrun_risk or there.smokes) or afv.vehicle is None:
            return 0.0, 0.0
        red = self.firing.chances.red_of
        stop = red(STOPS)
        kill = red(ELIMINATES) if afv.vehicle.open_topped else 0.0
        left, stopped, lost = 1.0, 0.0, 0.0
        for man in target.men:
            if man.pinned or man.vehicle is not None:
                continue
            stopped, lost = stopped + left * stop, lost + left * kill
            left *= 1.0 - stop - kill
        return stopped, lost
