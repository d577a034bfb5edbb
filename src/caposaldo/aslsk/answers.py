"""What is remembered of DEF's answers to movement: who has fired, and with which marker after it.

At one MF expenditure those of a hex fire at the movers together, and the same ones may fire again
(SK F4, M14). Their ids are kept in a note of the table until MF are spent anew.
"""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk import together
from caposaldo.aslsk.attackkinds import FIRST
from caposaldo.aslsk.attackrecord import (
    Attack,
    Resolved,
    kind_of_unit,
    kind_of_weapon,
    users_of,
)
from caposaldo.aslsk.markedfire import ANSWERS
from caposaldo.aslsk.marking import bound_hexes, mark, mark_leaders, members
from caposaldo.aslsk.phases import ANSWERED, FORFEITED
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.subsequent import AGAIN
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import FINAL as FINAL_FIRE
from caposaldo.aslsk.units import FIRST as FIRST_FIRE
from caposaldo.aslsk.units import Unit, UnitId, Weapon, WeaponId
from caposaldo.aslsk.verbs import mark_fired
from caposaldo.aslsk.weaponuse import costs_firepower
from caposaldo.aslsk.weaponverbs import mark_weapons
from caposaldo.kernel.rules import RuleId, rule

MARKED: Final[RuleId] = rule("SK M13")


def begin_round(table: StarterTable) -> None:
    """Forget who has fired: MF were spent anew."""
    together.forget(table)
    table.notes.pop(ANSWERED, None)


def has_answered(table: StarterTable, id: str) -> bool:
    """Tell whether a unit or weapon was among the last of its hex to fire at the movers."""
    return ANSWERED in table.notes and id in table.notes[ANSWERED].split(",")


def answers_again(table: StarterTable, unit: Unit, weapon: Weapon | None) -> bool:
    """Tell whether a unit with its own fire, or a weapon, may fire at the movers once more.

    Whom a weapon cost its own firepower in the last attack has it back now (SK F10).
    """
    if weapon is not None:
        return has_answered(table, weapon.id)
    if has_answered(table, unit.id):
        return True
    return FORFEITED in unit.marks and any(
        has_answered(table, each.id) for each in table.held(unit.id)
    )


def counted(table: StarterTable, attack: Attack) -> list[str]:
    """Return the ids on which an attack counts against its targets (SK M14).

    Own firepower given up for weapons has had its part in their attack, and the other way round.
    """
    found = members(attack)
    for user in users_of(table, attack):
        arms = [weapon.id for weapon in table.held(user.id)]
        used = [id for id in arms if id in attack.weapons]
        if user.id in attack.firers:
            found += arms if costs_firepower(user, 1) else []
        elif costs_firepower(user, len(used)):
            found.append(user.id)
    return list(dict.fromkeys(found))


def note_answer(table: StarterTable, attack: Attack, resolved: Resolved) -> None:
    """Remember who fired; a weapon that fires on at its rate does so by itself (SK F4)."""
    hexes = bound_hexes(table, attack, resolved)
    if not hexes:
        return
    firing = [id for id in members(attack) if _place(table, id) in hexes]
    before = table.notes[ANSWERED].split(",") if ANSWERED in table.notes else []
    others = [id for id in before if _place(table, id) not in hexes]
    table.notes[ANSWERED] = ",".join([*others, *firing])


def note_declined(table: StarterTable, weapon: Weapon, hex: int) -> None:
    """Bind the hex of a weapon that gave up its rate after it had fired alone (SK F4)."""
    place = table.units[UnitId(weapon.holder)].place
    if not table.battle.options.rate_joins or together.has_fired(table, place, hex):
        return
    together.remember(table, [place], hex)
    before = table.notes[ANSWERED].split(",") if ANSWERED in table.notes else []
    table.notes[ANSWERED] = ",".join([*before, weapon.id])


def fire_again(table: StarterTable, attack: Attack) -> list[UnitId]:
    """Return the units of an attack that use SFF or FPF, with their own fire or with a weapon."""
    if attack.kind not in ANSWERS:
        return []
    found = [id for id in attack.firers if kind_of_unit(attack, table.units[id]) != FIRST]
    for id in attack.weapons:
        weapon = table.weapons[id]
        user = UnitId(weapon.holder)
        if weapon.holder and user not in found and kind_of_weapon(table, attack, weapon) != FIRST:
            found.append(user)
    return found


def by_users(table: StarterTable, attack: Attack, users: list[UnitId], *, those: bool) -> Attack:
    """Return what of an attack those users fire, or what the others do; nobody directs it."""
    firers = tuple([id for id in attack.firers if (id in users) == those])
    weapons = tuple([id for id in attack.weapons if (table.weapons[id].holder in users) == those])
    return attack.by(firers, weapons)


def mark_answer(game: Starter, attack: Attack, resolved: Resolved, again: list[UnitId]) -> None:
    """Mark those who fired: First Fire, or Final Fire if they cowered or fired again (SK 3.3.3b).

    Whoever fires again is Final Fire with every weapon he has, used or not.
    """
    table = game.table
    directed = [table.units[id].place for id in again]
    shaken = resolved.cowered and table.battle.options.cowering_spends
    marker = FINAL_FIRE if shaken else FIRST_FIRE
    fresh = by_users(table, attack, again, those=False)
    if users_of(table, fresh) or attack.kind not in ANSWERS:
        kept = tuple([id for id in resolved.kept if id in fresh.weapons])
        mark(game, fresh, resolved.keeping(kept), marker, MARKED)
    if again:
        spent = by_users(table, attack, again, those=True)
        mark(game, spent, resolved.keeping(()), FINAL_FIRE, AGAIN)
        mark_fired(game, [table.units[id] for id in again], FINAL_FIRE, AGAIN)
        for id in again:
            mark_weapons(game, table.held(id), FINAL_FIRE, AGAIN)
    for id in attack.leaders:
        final = shaken or table.units[id].place in directed
        mark_leaders(game, attack, (id,), FINAL_FIRE if final else FIRST_FIRE)


def _place(table: StarterTable, id: str) -> int:
    weapon = table.weapons.get(WeaponId(id))
    if weapon is not None:
        return table.where(weapon)
    return table.units[UnitId(id)].place
