"""What a shot with ordnance is likely to do (25.3, 25.4, 25.6, 27.1, 28.2, 28.9, 30)."""

from __future__ import annotations

from typing import Final

from caposaldo.upfront.advice.chances import HIGHEST
from caposaldo.upfront.advice.firing import Firing
from caposaldo.upfront.advice.pieces import Piece, pieces
from caposaldo.upfront.advice.squads import Squad, Stand, relative
from caposaldo.upfront.firepower import FIXED
from caposaldo.upfront.groups import GROUNDS, SIDEWAYS
from caposaldo.upfront.hulls import SECOND_GUN
from caposaldo.upfront.shots import GUN, MORTAR, RANGED_BOTH, RANGED_SECOND
from caposaldo.upfront.strength import SHELL
from caposaldo.upfront.tohit import hits_of, step_after
from caposaldo.upfront.weapons import CANNOT


class Shot:
    """A piece of one group at one place aimed at another, read from a view."""

    def __init__(
        self,
        guns: Firing,
        squad: Squad,
        piece: Piece,
        target: Squad,
        *,
        boxed: bool = False,
        concealed: int = 0,
        heroic: bool = False,
        here: Stand | None = None,
        there: Stand | None = None,
        flanked: bool | None = None,
    ) -> None:
        self.guns: Final = guns
        self.squad: Final = squad
        self.piece: Final = piece
        self.man: Final = piece.man
        self.weapon: Final = piece.weapon
        self.target: Final = target
        self.boxed: Final = boxed
        self.here: Final = squad.stand if here is None else here
        self.there: Final = target.stand if there is None else there
        self.mortar: Final = piece.family == MORTAR
        self.range: Final = relative(squad, self.here, target, self.there)
        claimed = guns.flanking(squad, target, self.there) if flanked is None else flanked
        self.flanked: Final = claimed
        self.low: Final = self._low()
        self.step: Final = self._step(concealed + heroic)
        # Any red number misses when somebody moves, and what is hull down (25.31, 25.32, 28.9).
        self.moving: Final = self.here.moves > 0 or self.there.moves > 0 or self.low

    def _low(self) -> bool:
        """Tell whether the target is a vehicle or gun hull down to this shot (28.9, 28.91)."""
        if self.mortar or self.there.moves or self.flanked:
            return False
        if not self.boxed and any(man.vehicle is None for man in self.target.men):
            return False
        ground, own = self.there.terrain, self.here.terrain
        return ground.hull_down and not (ground.elevated and own.elevated)

    def _step(self, change: int) -> int:
        """Return the step of the ladder in force (25.3, 25.34, 25.6, 25.7, 27.1)."""
        here, there, face = self.here, self.there, self.man.face
        if face["acquired"] == self.target.id and self._ranged_in():
            change += 1
        change -= here.wires + bool(face["guards"]) + bool(face["wounded"])
        change -= 1 if self.guns.reading.night else here.smokes + there.smokes
        if here.moves and (there.moves or self.low):
            change -= 1
        change -= self.man.hull.losses
        weapon = self.weapon
        if weapon is None:
            return step_after(self._printed(), change + here.terrain.faust)
        if self.man.armoured and weapon.moving == FIXED:
            change -= (there.moves > 0) + 2 * self.man.hull.stuck
        change += weapon.effect_is_range and self.flanked
        return step_after(self._printed(), change)

    def _ranged_in(self) -> bool:
        marks = self.squad.face["marks"]
        second = self.piece.arm == SECOND_GUN
        return RANGED_BOTH in marks or (RANGED_SECOND in marks) == second

    def _printed(self) -> int:
        weapon, here = self.weapon, self.here
        if weapon is None:
            assert self.piece.faust is not None
            return self.piece.faust.to_hit[self.range]
        if self.man.vehicle is not None:
            short = self.man.hull.buttoned
        else:
            held = here.terrain.crew_bracketed or here.wires > 0
            short = weapon.crewed and (not self.man.helped or held)
        return (weapon.to_hit_bracketed if short else weapon.to_hit)[self.range]

    def possible(self) -> bool:
        """Tell whether the piece can fire so from where it would be (25.42, 26.2, 26.5, 28.22)."""
        weapon, here = self.weapon, self.here
        if self.step == CANNOT or (here.moves and self.piece.fixed) or not self._sees():
            return False
        if weapon is None:
            return self.boxed and self.target.armoured
        if (self.mortar and not here.terrain.mortar_fire) or (
            self.man.gun and not here.terrain.heavy_fire
        ):
            return False
        if not self.boxed:
            return weapon.effect[self.range] != CANNOT
        if weapon.effect_is_range:
            return self.target.armoured
        return self.target.armoured and weapon.boxed != CANNOT

    def _sees(self) -> bool:
        return self.mortar or self.guns.sees(self.squad, self.here, self.target, self.there)

    # What comes of it --------------------------------------------------------------------------

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
        """Return the strength of a hit by a number (25.4, 25.43, 28.32)."""
        found = self._effect() + self._added(number) - self.guns.reading.jungle
        there = self.there
        found += self._muffled()
        found += self._from_above()
        if self.target.armoured:
            return found + (0 if self.low or not self.boxed else self._shelter())
        found += there.wires + there.steps - there.dug - self.guns.escort(self.target, there)
        return found + self._shelter()

    def _from_above(self) -> int:
        """Return what the firer's height adds; a red zero gets nothing of it (8.31, 44.6, M5.1)."""
        if self.boxed:
            return 0
        here, there = self.here, self.there
        slope = here.level - there.level
        if self.guns.reading.zero_stays and self.solid:
            return min(0, slope)
        high = here.terrain.elevated and not there.terrain.elevated
        return slope + (here.terrain.attack if high and not there.terrain.fortified else 0)

    @property
    def solid(self) -> bool:
        """Whether the piece fires no high explosive (44.6)."""
        return self.man.vehicle is not None and self.man.vehicle.no_he

    def _muffled(self) -> int:
        """Return what soft ground takes off high explosive (52.15, T1.4)."""
        there = self.there
        return 0 if self.boxed or self.solid or there.steps > 1 else there.terrain.he

    def _effect(self) -> int:
        weapon = self.weapon
        if weapon is None:
            return self.piece.faust.boxed if self.piece.faust is not None else 0
        if self.boxed:
            return self.range if weapon.effect_is_range else weapon.boxed
        return weapon.effect[self.range]

    def _added(self, number: int) -> int:
        """Return what is added to the effect number: the range, or the number drawn (25.4)."""
        weapon = self.weapon
        if weapon is not None and self.boxed and weapon.effect_is_range:
            return 0
        if self.solid and not self.boxed:
            return 0
        if self.target.armoured and self.piece.family == GUN:
            return self.range
        return number if 0 in hits_of(self.step) else 0

    def _shelter(self) -> int:
        by = MORTAR if self.mortar else SHELL
        return self.guns.shelter(self.squad, self.here, self.target, self.there, by=by)

    def harm(self) -> float:
        """Return the loss to expect of the shot."""
        harms, target = self.guns.harms, self.target
        if not self.boxed:
            shell = harms.harm
            return sum([c * shell(target, self.strength(n), shell=True) for c, n in self.chances()])
        if not target.armoured:
            return 0.0
        flank = self.flanked or (self.there.moves > 0 and turned_aside(target))
        return sum(
            [
                c * harms.pierced(target, self.strength(n), flank=flank, low=self.low)
                for c, n in self.chances()
            ]
        )


def turned_aside(squad: Squad) -> bool:
    """Tell whether a sideways Movement card lies on an AFV that no terrain covers (28.46)."""
    for card in reversed(squad.face["laid"]):
        if card["role"] in GROUNDS:
            return False
        if card["role"] == SIDEWAYS:
            return True
    return False


def best_shot(
    guns: Firing,
    squad: Squad,
    target: Squad,
    here: Stand | None = None,
    there: Stand | None = None,
    flanked: bool | None = None,
) -> float:
    """Return the harm to expect of the best shot of a group at another, if it has the card."""
    best = 0.0
    for piece in pieces(guns.reading.box, squad):
        for boxed in (True, False) if target.armoured else (False,):
            shot = Shot(
                guns, squad, piece, target, boxed=boxed, here=here, there=there, flanked=flanked
            )
            if shot.possible():
                best = max(best, shot.harm())
    return best
