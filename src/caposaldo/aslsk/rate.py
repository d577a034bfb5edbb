"""Rate of fire: which weapons may fire again (SK F9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk.attackkinds import ADVANCING, FINAL, FIRST, PREP
from caposaldo.aslsk.captured import rate_modifiers
from caposaldo.aslsk.dice import Roll
from caposaldo.aslsk.phases import KEPT_AGAIN, KEPT_RATE
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import FINAL as FINAL_FIRE
from caposaldo.aslsk.units import FIRST as FIRST_FIRE
from caposaldo.aslsk.units import Unit, UnitId, Weapon, WeaponId
from caposaldo.aslsk.weaponverbs import facts_of_weapon, note_weapon
from caposaldo.kernel.rules import Refusal, RuleId, rule, total

RATE: Final[RuleId] = rule("SK F9")
RATED: Final[tuple[str, ...]] = (PREP, FIRST, FINAL)
"""The attacks in which any weapon can keep its rate; never in SFF or FPF (SK F9)."""


def rate_of_fire(weapon: Weapon, user: Unit) -> int:
    """Return the ROF a weapon has with its user; a captured one has less (SK F20)."""
    return max(0, weapon.type.rof + total(rate_modifiers(weapon, user)))


def can_keep(table: StarterTable, weapon: Weapon, user: Unit, kind: str) -> bool:
    """Tell whether a weapon could keep its rate in an attack of that kind, whatever the dice.

    Three readings let it where it usually cannot: in advancing fire, marked First Fire in the
    defensive fire phase, and in the hands of a pinned unit.
    """
    options = table.battle.options
    if kind not in RATED and not (kind == ADVANCING and options.rate_in_advancing):
        return False
    if user.fire == FINAL_FIRE or (user.pinned and not options.pinned_keep_rate):
        return False
    if weapon.fire == FIRST_FIRE and not (kind == FINAL and options.marked_keep_rate):
        return False
    return rate_of_fire(weapon, user) > 0


def keeps(table: StarterTable, weapon: Weapon, user: Unit, kind: str, rolled: Roll) -> bool:
    """Tell whether a weapon keeps its rate: the coloured die is at most its ROF (SK F9)."""
    return can_keep(table, weapon, user, kind) and rolled.coloured <= rate_of_fire(weapon, user)


def kept(
    table: StarterTable,
    weapons: Sequence[WeaponId],
    kinds: Sequence[str],
    rolled: Roll,
    broken: Sequence[WeaponId] = (),
    cowered: bool = False,
) -> list[WeaponId]:
    """Return the weapons of an attack that keep their rate, before anybody is marked for it.

    `kinds` has for each weapon the kind of its user's fire. Those that broke down do not keep
    it, nor do those of firers who cowered (SK F8).
    """
    if cowered:
        return []
    found: list[WeaponId] = []
    for id, kind in zip(weapons, kinds, strict=True):
        weapon = table.weapons[id]
        if id not in broken and weapon.holder:
            user = table.units[UnitId(weapon.holder)]
            if keeps(table, weapon, user, kind, rolled):
                found.append(id)
    return found


def keep(game: Starter, weapons: Sequence[WeaponId]) -> None:
    """Let weapons keep their rate: they stay without a marker and may fire again (SK F9)."""
    for id in weapons:
        weapon = note_weapon(game, game.table.weapons[id], KEPT_RATE)
        if weapon.fire == FIRST_FIRE:
            weapon = note_weapon(game, weapon, KEPT_AGAIN)
        game.tell("kept-rate", (RATE,), facts_of_weapon(game.table, weapon))


def has_rate(weapon: Weapon) -> bool:
    """Tell whether a weapon has kept its rate in this turn and not lost it since (SK F9)."""
    if weapon.fire:
        return weapon.fire == FIRST_FIRE and KEPT_AGAIN in weapon.marks
    return KEPT_RATE in weapon.marks


def lost_by_pin(table: StarterTable, weapon: Weapon, user: Unit) -> Refusal | None:
    """Refuse the further shot of a weapon whose user was pinned since it kept its rate (SK F9)."""
    if table.battle.options.pinned_keeps_shot or not user.pinned:
        return None
    if not has_rate(weapon):
        return None
    return Refusal("rate-lost-by-pin", RATE, {"weapon": weapon.id, "unit": user.id})
