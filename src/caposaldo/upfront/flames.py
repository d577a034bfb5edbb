"""Which weapons of an attack set fire to what they hit: the rows of the table of F4.1."""

from __future__ import annotations

from typing import Final

from caposaldo.upfront.armour import hull
from caposaldo.upfront.blaze import LIGHT_ANTI_TANK, MORTAR, ORDNANCE
from caposaldo.upfront.firepower import Aim
from caposaldo.upfront.fittings import fittings_firing
from caposaldo.upfront.hulls import FLAME
from caposaldo.upfront.malfunction import BURNT, CEASED, SPENT, burning
from caposaldo.upfront.men import Man
from caposaldo.upfront.shots import GUN, piece

ROWS: Final = {"mortar": MORTAR, GUN: ORDNANCE, "light_anti_tank": LIGHT_ANTI_TANK}


def flames_fired(aim: Aim, state: str = "") -> bool:
    """Tell whether a flamethrower takes part in an attack, or did until it jammed (F4.1).

    `state` is that of the attack, which tells whether a weapon has jammed in it.
    """
    jammed = state in (BURNT, CEASED)
    if aim.group.armoured:
        man = aim.group.men[0]
        last = hull(man).jams[-1:] if jammed else ()
        return FLAME in fittings_firing(aim, man) or FLAME in last
    # A captured one that jams is removed, but its attack tells of it (20.741).
    if state in (BURNT, SPENT):
        return True
    armed = [man for man in aim.group.ranks if man.weapon is not None]
    return any(burning(aim, man) or (jammed and _spent(aim, man)) for man in armed)


def _spent(aim: Aim, man: Man) -> bool:
    """Tell whether a man's flamethrower is jammed now and would have fired."""
    return man.jammed and burning(aim, man.but(jammed=False))


def row_of(man: Man, arm: str, *, boxed: bool) -> str:
    """Return the row of a shot that has hit; a shot at armour hits no ground (F4.1).

    Light anti-tank weapons have only one kind of shot; a secondary weapon is one of them.
    """
    weapon = piece(man, arm)
    row = LIGHT_ANTI_TANK if weapon is None else ROWS.get(weapon.family, "")
    return "" if boxed and row != LIGHT_ANTI_TANK else row
