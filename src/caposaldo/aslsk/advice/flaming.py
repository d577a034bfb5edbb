"""Flamethrowers, charges, and weapons that had better be destroyed (SK 4.0, 4.2, 4.3)."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.advice.judging import Judge
from caposaldo.aslsk.advice.weights import FLAME_THRIFT, OVERRUN, OWN_MEN
from caposaldo.aslsk.attack import strength
from caposaldo.aslsk.attackrecord import Attack, targets_of
from caposaldo.aslsk.chargefire import blast_of, find
from caposaldo.aslsk.closeattack import fp_defending
from caposaldo.aslsk.cowering import shift_on_doubles
from caposaldo.aslsk.firedrm import modifiers
from caposaldo.aslsk.flamethrower import flame as flame_attack
from caposaldo.aslsk.seeing import in_sight
from caposaldo.aslsk.units import UnitId, WeaponId
from caposaldo.kernel.contract import Candidate
from caposaldo.kernel.rules import total

USELESS: Final[float] = -1.0
NO_NEED: Final[str] = "no-need"
BETTER_GONE: Final[float] = 0.01
"""What it is worth that a weapon which does not work is not taken: done when all else is."""


def flame(judge: Judge, option: str) -> Candidate:
    """Judge the fire of a flamethrower: its harm, less what another moment may be worth."""
    _, weapon, name = option.split(" ")
    table = judge.table
    hex = judge.battle.ground.index[name]
    facts = {"weapon": weapon, "hex": name}
    holder = table.units[UnitId(table.weapons[WeaponId(weapon)].holder)]
    if not in_sight(table, holder.place, hex):
        return Candidate(option, USELESS, NO_NEED)
    attack = flame_attack(table, judge.seat, WeaponId(weapon), hex)
    gain = harm_of(judge, attack) - FLAME_THRIFT
    return Candidate(option, gain, "flame", facts) if gain > 0 else Candidate(option, gain, NO_NEED)


def blast(judge: Judge, option: str) -> Candidate:
    """Let the charge go off first that does most harm; all of them go off anyway (SK 4.3)."""
    weapon = option.split(" ")[1]
    charge = find(judge.table, weapon)
    harm = 0.0 if charge is None else harm_of(judge, blast_of(judge.table, charge))
    return Candidate(option, harm, "blast", {"weapon": weapon})


def destroy(judge: Judge, option: str) -> Candidate:
    """Destroy only what no longer works and would fall to an enemy close by."""
    id = option.split(" ")[1]
    table = judge.table
    weapon = table.weapons[WeaponId(id)]
    holder = table.units[UnitId(weapon.holder)]
    own = sum([fp_defending(unit) for unit in table.of_side(holder.place, judge.seat)])
    near = [
        unit
        for hex in judge.battle.ground.neighbours[holder.place]
        if hex in table.stacks
        for unit in table.enemies_in(hex, judge.seat)
        if not unit.broken
    ]
    lost = sum([fp_defending(unit) for unit in near]) >= OVERRUN * own
    if not weapon.malfunctioned or not lost:
        return Candidate(option, USELESS, NO_NEED)
    return Candidate(option, BETTER_GONE, "destroy", {"weapon": id})


def harm_of(judge: Judge, attack: Attack) -> float:
    """Return the harm of an attack to the enemy, less that to one's own men in a melee."""
    table, harms = judge.table, judge.harms
    column = harms.fire.column_for(strength(table, attack).total)
    drm, cowers = total(modifiers(table, attack)), shift_on_doubles(table, attack)
    struck = targets_of(table, attack)
    harm = harms.of(column, drm, cowers, [unit for unit in struck if unit.side != judge.seat])
    own = [unit for unit in struck if unit.side == judge.seat]
    return harm - OWN_MEN * harms.of(column, drm, cowers, own)
