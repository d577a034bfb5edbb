"""A shot: one piece of ordnance aimed at a group, and what is special about the piece (25.1)."""

from __future__ import annotations

from typing import Final

from caposaldo.upfront.firepower import FIXED, Aim, bracketed
from caposaldo.upfront.groups import Group
from caposaldo.upfront.hulldown import hull_down
from caposaldo.upfront.hulls import SECOND_GUN
from caposaldo.upfront.men import Man
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.weapons import CANNOT, Secondary, Weapon

MORTAR: Final = "mortar"
GUN: Final = "gun"
TO_HIT: Final = "to_hit"
RANGED_SECOND: Final = "acquired-gun2"
"""The mark of a tank whose second gun alone has acquired what it has acquired (27.1)."""
RANGED_BOTH: Final = "acquired-guns"
"""The mark of a tank both of whose guns have acquired it (27.1)."""


class Shot:
    """One piece of ordnance aimed at a group, as things stand now.

    `arm` names the weapon where it is not the man's own: a tank's second gun, or a secondary weapon
    by its code, which is then `faust`. `boxed` is a shot at armour, `low` one at what is hull down.
    """

    __slots__ = ("aim", "arm", "boxed", "faust", "heroic", "low", "man", "weapon")

    def __init__(
        self,
        table: UpFrontTable,
        group: Group,
        target: Group,
        man: Man,
        *,
        heroic: bool = False,
        boxed: bool = False,
        arm: str = "",
    ) -> None:
        # Nobody else takes part, so nothing of the group's own fire, flames included, counts.
        others = tuple([other.card.id for other in group.men])
        self.aim: Final = Aim(table, group, target, (), others)
        self.man: Final = man
        self.arm: Final = arm
        self.boxed: Final = boxed
        self.weapon: Final[Weapon | None] = piece(man, arm)
        self.faust: Final[Secondary | None] = table.battle.box.secondary.get(arm)
        self.heroic: Final = heroic or has_powers(table, man, arm)
        # Men beside a gun are not hull down; what the gun is then, `against` says.
        alone = boxed or all(other.hull is not None for other in target.ranks)
        self.low: bool = alone and self.hides(target)

    @property
    def family(self) -> str:
        """What sort of weapon fires; a secondary one is of none."""
        return self.weapon.family if self.weapon is not None else ""

    @property
    def mortar(self) -> bool:
        """Whether it comes down from above (26.1)."""
        return self.family == MORTAR

    @property
    def short(self) -> bool:
        """Whether the bracketed figures count: crew missing, Marsh, Wire, buttoned up (11.1)."""
        if self.weapon is None:
            return False
        if self.man.hull is not None:
            return self.man.hull.buttoned
        return bracketed(self.aim, self.man, self.weapon)

    @property
    def printed(self) -> int:
        """The step of the ladder printed for this range, or CANNOT (25.3)."""
        rr = self.aim.rr
        if self.weapon is None:
            return self.faust.to_hit[rr] if self.faust is not None else CANNOT
        return (self.weapon.to_hit_bracketed if self.short else self.weapon.to_hit)[rr]

    @property
    def assault(self) -> bool:
        """Whether an AFV fires a gun that does not turn (28.2, 51.6)."""
        return self.man.armoured and self.weapon is not None and self.weapon.moving == FIXED

    def hides(self, target: Group) -> bool:
        """Tell whether a vehicle or gun there is hull down to this shot (28.9, 28.91)."""
        return hull_down(self.aim.table, target, self.aim.group, mortar=self.mortar)

    def against(self, man: Man) -> Shot:
        """Return the shot as it meets one card: a gun among men may be hull down (28.9)."""
        # A gun on its way between two groups is in no cover of its own (17.8).
        open_to_it = man.hull is None or bool(man.heading)
        if self.low or open_to_it or not self.hides(self.aim.target):
            return self
        aim = self.aim
        alone = Shot(
            aim.table,
            aim.group,
            aim.target,
            self.man,
            heroic=self.heroic,
            boxed=self.boxed,
            arm=self.arm,
        )
        alone.low = True
        return alone


def piece(man: Man, arm: str = "") -> Weapon | None:
    """Return the gun or weapon of a man that is meant; None for a secondary weapon."""
    if not arm:
        return man.weapon
    printed = man.card.vehicle
    return printed.guns[1] if arm == SECOND_GUN and printed is not None else None


def has_powers(table: UpFrontTable, man: Man, arm: str = "") -> bool:
    """Tell whether a Hero that rallied a man this turn helps him to hit as well (10.43, 10.45)."""
    return man.card.id in table.turn.heroes and not man.wounded and heeds_heroes(man, arm)


def heeds_heroes(man: Man, arm: str = "") -> bool:
    """Tell whether a Hero helps to hit: light anti-tank weapons, panzerfausts too (10.45, 30.1)."""
    weapon = piece(man, arm)
    return bool(arm) if weapon is None else weapon.hero == TO_HIT


def ranged_in(shot: Shot) -> bool:
    """Tell whether this very weapon has acquired its target (27.1)."""
    marks = shot.aim.group.marks
    if shot.man.acquired != shot.aim.target.id or shot.faust is not None:
        return False
    return RANGED_BOTH in marks or (RANGED_SECOND in marks) == (shot.arm == SECOND_GUN)
