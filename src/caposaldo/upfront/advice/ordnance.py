"""What a shot with ordnance is likely to do (25.3, 25.4, 25.6, 27.1)."""

from __future__ import annotations

from typing import Final

from caposaldo.upfront.advice.chances import HIGHEST
from caposaldo.upfront.advice.firing import Gunnery, relative
from caposaldo.upfront.advice.reading import Soldier, Squad
from caposaldo.upfront.tohit import MORTAR, hits_of, step_after
from caposaldo.upfront.weapons import CANNOT, Weapon


class Shot:
    """A piece of one group aimed at another, read from a view."""

    def __init__(
        self, guns: Gunnery, squad: Squad, man: Soldier, target: Squad, *, concealed: int = 0
    ) -> None:
        self.guns: Final = guns
        self.squad: Final = squad
        self.man: Final = man
        self.target: Final = target
        weapon = guns.reading.box.weapons.get(man.face["weapon"])
        self.weapon: Final[Weapon | None] = weapon
        self.range: Final = relative(squad, squad.stand, target, target.stand)
        self.step: Final = self._step(weapon, concealed) if weapon is not None else CANNOT
        # Any red number misses when somebody moves (25.31, 25.32).
        self.moving: Final = squad.stand.moves > 0 or target.stand.moves > 0

    def _step(self, weapon: Weapon, concealed: int) -> int:
        """Return the step of the ladder in force (25.3, 25.34, 25.6, 25.7, 27.1)."""
        here, there, face = self.squad.stand, self.target.stand, self.man.face
        short = weapon.crewed and (
            not self.man.helped or here.terrain.crew_bracketed or here.wires > 0
        )
        printed = (weapon.to_hit_bracketed if short else weapon.to_hit)[self.range]
        change = concealed + (face["acquired"] == self.target.id)
        change -= (here.wires > 0) + bool(face["guards"]) + bool(face["wounded"])
        change -= 1 if self.guns.reading.night else here.smokes + there.smokes
        return step_after(printed, change)

    def chances(self) -> list[tuple[float, int]]:
        """Return the chance of every number that hits, with the number (25.3)."""
        drawn = self.guns.chances
        found = []
        for number in sorted(hits_of(self.step)):
            if number <= HIGHEST:
                chance = drawn.black_of(number) if self.moving else drawn.between(number, number)
                found.append((chance, number))
        return found

    def chance(self) -> float:
        """Return the chance to hit at all."""
        return sum([chance for chance, _ in self.chances()])

    def strength(self, number: int) -> int:
        """Return the strength of a hit by a number (25.4, 25.43)."""
        if self.weapon is None:
            return 0
        squad, target = self.squad, self.target
        here, there = squad.stand, target.stand
        found = self.weapon.effect[self.range] + (number if 0 in hits_of(self.step) else 0)
        found += there.wires + there.steps - there.dug
        if here.terrain.elevated and not there.terrain.elevated and not there.terrain.fortified:
            found += here.terrain.attack
        return found + self._shelter()

    def _shelter(self) -> int:
        here, there = self.squad.stand, self.target.stand
        if there.card is None or there.steps > 1:
            return 0
        if there.terrain.elevated and here.terrain.elevated:
            return 0
        if there.terrain.walls and self.target.encircled:
            return 0
        if self.weapon is not None and self.weapon.family == MORTAR:
            return int(there.card["defence_mortar"])
        opposite = self.squad.letter == self.target.letter
        side = "defence_other" if there.terrain.walls and not opposite else "defence"
        return int(there.card[side])

    def harm(self) -> float:
        """Return the loss to expect of the shot."""
        harm = self.guns.harm
        return sum([c * harm(self.target, self.strength(number)) for c, number in self.chances()])
