"""The machine gun and the flamethrower of an AFV: what fires, what it gives, what jams it (28.43).

An AFV takes part in fire with these alone; its guns are ordnance (25.2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caposaldo.kernel.rules import Refusal, RuleId, rule
from caposaldo.upfront.hulls import FLAME, MG
from caposaldo.upfront.men import Man
from caposaldo.upfront.sand import worn
from caposaldo.upfront.weapons import Weapon

if TYPE_CHECKING:
    from caposaldo.upfront.firepower import Aim
    from caposaldo.upfront.groups import Group

PINNED: Final = rule("UF 28.42")
STUNNED: Final = rule("UF 28.45")
# A flamethrower jams before any other weapon (22.3).
FIRED: Final = (FLAME, MG)


def silenced(man: Man) -> tuple[str, RuleId] | None:
    """Say what keeps an AFV from firing anything, as a key and its rule (28.42, 28.45)."""
    if man.hull is not None and man.hull.stun:
        return "afv-is-stunned", STUNNED
    return ("afv-is-pinned", PINNED) if man.pinned else None


def cannot_shoot(group: Group) -> Refusal | None:
    """Say why an AFV fires nothing now; None for every other group."""
    found = silenced(group.men[0]) if group.armoured else None
    if found is None:
        return None
    key, cited = found
    return Refusal(key, cited, {"group": group.letter})


def fitted(man: Man, fitting: str) -> Weapon | None:
    """Return a working machine gun or flamethrower of an AFV."""
    printed, hull = man.card.vehicle, man.hull
    if printed is None or hull is None or not hull.works(fitting):
        return None
    return printed.mg if fitting == MG else printed.flame


def fitting_firepower(aim: Aim, man: Man, fitting: str) -> int:
    """Return what one of them adds to this fire (17.4, 22.2, 22.6, 28.3, 28.43)."""
    weapon = fitted(man, fitting)
    if weapon is None or man.hull is None or silenced(man) is not None:
        return 0
    if fitting == FLAME:
        return 0 if man.card.id in aim.holding else weapon.fp[aim.rr]
    if aim.boxed:
        return 0
    values = weapon.bracketed if man.hull.buttoned else weapon.fp
    return values[aim.rr] * (2 if aim.flanking else 1)


def fittings_firing(aim: Aim, man: Man) -> list[str]:
    """List the weapons of an AFV that take part, the one that jams first before the other."""
    return [fitting for fitting in FIRED if fitting_firepower(aim, man, fitting)]


def fittings_jammed(aim: Aim, man: Man) -> dict[int, str]:
    """Return the red numbers that jam a weapon of an AFV now, and which one each jams (22.3)."""
    found: dict[int, str] = {}
    for fitting in fittings_firing(aim, man):
        weapon = fitted(man, fitting)
        for number in worn(aim.table.battle, weapon.jams) if weapon is not None else ():
            found.setdefault(number, fitting)
    return found
