"""Residual firepower: what an attack on movers leaves in the hex, and whom it strikes (SK X3, X4).

The marker attacks those who spend MF in its hex, before DEF answers (SK M13, M18).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk.attackkinds import RESIDUAL
from caposaldo.aslsk.attackrecord import Attack
from caposaldo.aslsk.firedrm import against, common, hindering, hindrances
from caposaldo.aslsk.firepower import strength
from caposaldo.aslsk.phases import SWEPT
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit, UnitId, WeaponId
from caposaldo.kernel.rules import total

OWN_FAULT: Final[tuple[str, ...]] = ("cx", "leadership")
"""The modifiers of the firers themselves that lower what they leave, when they are positive."""


def outside(table: StarterTable, attack: Attack, told: bool = True) -> int:
    """Return the positive DRM of an attack that arise outside the target hex (SK X3).

    By the player aid (`residual_reduction = hindrance_hexes`) only one for each hex that hinders
    the line, or (`hindrance_only`) its points alone. Without `told` the line counts as unhindered,
    as nobody may know it yet (SK X15).
    """
    if told and table.battle.options.residual_by_hexes:
        return hindering(table, attack)
    found = total(hindrances(table, attack)) if told else 0
    if table.battle.options.residual_by_hindrance_only:
        return found
    for modifier in common(table, attack, told):
        if modifier.label in OWN_FAULT and modifier.value > 0:
            found += modifier.value
    return found


def marker_of(
    table: StarterTable,
    attack: Attack,
    shift: int = 0,
    silent: Sequence[WeaponId] = (),
    told: bool = True,
) -> int:
    """Return the marker that an attack leaves, after cowering and without the `silent` weapons.

    These broke down or kept their rate: the column is found again from the others (SK X3).
    """
    tables = table.battle.box.tables
    guns = tuple([id for id in attack.weapons if id not in silent])
    others = attack if not silent else attack.by(attack.firers, guns, attack.leaders)
    column = tables.fire.shift(tables.fire.column_for(strength(table, others).total), shift)
    less = outside(table, attack, told)
    if table.battle.options.residual_in_firepower:
        return tables.residual.by_firepower(column, less)
    return tables.residual.marker(column, less)


def struck_at(unit: Unit) -> int | None:
    """Return the DRM at which residual has attacked a mover in its hex; None if it has not."""
    for mark in unit.marks:
        name, _, value = mark.partition(":")
        if name == SWEPT:
            return int(value)
    return None


def aimed_at(table: StarterTable, movers: Sequence[UnitId], hex: int) -> Attack | None:
    """Return the attack that residual makes on those who spent MF in a hex; None if there is none.

    It strikes a unit once in a hex, and again only at a lower DRM (SK X4); by the player aid
    (`residual_repeat = every_expenditure`) each time.
    """
    value = table.residual.get(hex, 0)
    if not value:
        return None
    every = Attack(RESIDUAL, table.enemy, hex, tuple(movers), value=value)
    if table.battle.options.residual_every_expenditure:
        return every
    hit: list[UnitId] = []
    for id in movers:
        unit = table.units[id]
        before = struck_at(unit)
        if before is None or drm_against(table, every, unit) < before:
            hit.append(id)
    return Attack(RESIDUAL, table.enemy, hex, tuple(hit), value=value) if hit else None


def drm_against(table: StarterTable, attack: Attack, unit: Unit) -> int:
    """Return the sum of the modifiers of an attack against one of its targets."""
    return total(common(table, attack)) + total(against(table, attack, unit))


def note_strike(game: Starter, attack: Attack) -> None:
    """Remember at what DRM residual attacks each of its targets (SK X4)."""
    table = game.table
    for id in attack.targets:
        unit = table.units[id]
        drm = drm_against(table, attack, unit)
        over = [mark for mark in unit.marks if mark.partition(":")[0] == SWEPT]
        table.put(unit.unmarked(*over).marked(f"{SWEPT}:{drm}"))
