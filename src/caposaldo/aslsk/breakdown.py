"""Breakdown: B# of machine guns, X# of flamethrowers and charges (SK 4.1, X8, F17, F18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk.attackkinds import FINAL, PROTECTIVE, SUBSEQUENT
from caposaldo.aslsk.captured import number_modifiers
from caposaldo.aslsk.counters import MG
from caposaldo.aslsk.dice import Roll, draw_lots
from caposaldo.aslsk.experience import inexperienced
from caposaldo.aslsk.phases import DOOMED
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import FIRST as FIRST_FIRE
from caposaldo.aslsk.units import Unit, UnitId, Weapon, WeaponId
from caposaldo.aslsk.weaponuse import note_last_use
from caposaldo.aslsk.weaponverbs import destroy, malfunction, note_weapon
from caposaldo.kernel.rules import Modifier, RuleId, rule, total

MALFUNCTION: Final[RuleId] = rule("SK F17")
NUMBERS: Final[RuleId] = rule("SK F18")
SECOND: Final[RuleId] = rule("SK X8")
SELECTION: Final[RuleId] = rule("SK F19")
AGAIN: Final[int] = -2
"""How much lower B# is for a machine gun that fires again (SK X8)."""

WORKS: Final[str] = ""
MALFUNCTIONS: Final[str] = "malfunctions"
REMOVED: Final[str] = "removed"


def fires_again(table: StarterTable, weapon: Weapon, kind: str) -> bool:
    """Tell whether B# is lowered because the machine gun fires again (SK X8)."""
    if weapon.type.kind != MG:
        return False
    if kind == FINAL:
        return weapon.fire == FIRST_FIRE
    again = kind in (SUBSEQUENT, PROTECTIVE)
    return again and table.battle.options.marked_guns_always_weaker


def number_modifiers_of(table: StarterTable, weapon: Weapon, user: Unit) -> list[Modifier]:
    """Return what lowers B# or X# for a user: his class, his inexperience, capture (SK F17)."""
    type, found = weapon.type, []
    if type.non_elite != type.breakdown and (user.leader or not user.mmc.elite):
        found.append(Modifier(type.non_elite - type.breakdown, NUMBERS, "non-elite-user"))
    if inexperienced(table, user):
        why = MALFUNCTION if type.kind == MG else NUMBERS
        found.append(Modifier(type.inexperienced, why, "inexperienced-user"))
    return [*found, *number_modifiers(weapon, user)]


def number(table: StarterTable, weapon: Weapon, user: Unit) -> int:
    """Return B# or X# of a weapon for its user, before any lowering for firing again."""
    return weapon.type.breakdown + total(number_modifiers_of(table, weapon, user))


def number_now(table: StarterTable, weapon: Weapon, user: Unit, kind: str) -> int:
    """Return B# or X# in an attack of that kind."""
    again = AGAIN if fires_again(table, weapon, kind) else 0
    return number(table, weapon, user) + again


def outcome(table: StarterTable, weapon: Weapon, user: Unit, kind: str, original: int) -> str:
    """Say what an Original DR does to a weapon: WORKS, MALFUNCTIONS or REMOVED."""
    before = number(table, weapon, user)
    if original < number_now(table, weapon, user, kind):
        return WORKS
    if weapon.type.kind != MG:
        return REMOVED
    if not fires_again(table, weapon, kind) or original < before:
        return MALFUNCTIONS
    if original > before and not table.battle.options.removed_at_or_above:
        return MALFUNCTIONS
    return REMOVED


def break_down(
    game: Starter, weapons: Sequence[WeaponId], kinds: Sequence[str], rolled: Roll
) -> list[WeaponId]:
    """Break one weapon down after its attack, if the DR says so; return what broke (SK X8).

    `kinds` has for each weapon the kind of its user's fire. Random selection names the one. What
    is to be removed goes with `scrap`, once everything else has followed from the attack.
    """
    table = game.table
    hit: list[Weapon] = []
    harm: dict[WeaponId, str] = {}
    for id, kind in zip(weapons, kinds, strict=True):
        weapon = table.weapons[id]
        if weapon.holder:
            user = table.units[UnitId(weapon.holder)]
            harm[id] = outcome(table, weapon, user, kind, rolled.original)
            if harm[id] != WORKS:
                hit.append(weapon)
    chosen = select_weapons(game, hit)
    for weapon in chosen:
        if harm[weapon.id] == MALFUNCTIONS:
            malfunction(game, weapon, MALFUNCTION)
        else:
            # It goes when all that follows from its use is done, as its user must be known.
            note_weapon(game, weapon, DOOMED)
    return [weapon.id for weapon in chosen]


def scrap(game: Starter, weapons: Sequence[WeaponId]) -> None:
    """Remove those of some weapons that their last attack has used up (SK X8, F18)."""
    for id in weapons:
        weapon = game.table.weapons[id]
        if DOOMED in weapon.marks:
            note_last_use(game, weapon.holder)
            destroy(game, weapon, SECOND if weapon.type.kind == MG else NUMBERS)


def select_weapons(game: Starter, candidates: Sequence[Weapon]) -> list[Weapon]:
    """Choose one weapon at random (SK F19)."""
    chosen = draw_lots(game, [each.id for each in candidates], 1, (SELECTION, SECOND))
    return [each for each in candidates if each.id in chosen]
