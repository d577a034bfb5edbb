"""What may strike a stack after its step: residual firepower, and each enemy by itself (SK M13)."""

from __future__ import annotations

from typing import Any

from caposaldo.aslsk.answers import begin_round
from caposaldo.aslsk.attack import Attack, foretell
from caposaldo.aslsk.attackkinds import FIRST, FLAME
from caposaldo.aslsk.counters import FT
from caposaldo.aslsk.fates import fates
from caposaldo.aslsk.firegroup import Group, attack_of
from caposaldo.aslsk.firepower import written
from caposaldo.aslsk.firetable import NO_COLUMN
from caposaldo.aslsk.firstfiring import may_answer
from caposaldo.aslsk.joining import cannot_join
from caposaldo.aslsk.residual import aimed_at
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit, UnitId, Weapon

Threat = dict[str, Any]
Known = dict[tuple[object, ...], Threat | None]
"""What attacks of the same column, DRM and cowering do; one in the open is like another."""


def threats(then: StarterTable, movers: tuple[UnitId, ...], hex: int) -> list[Threat]:
    """List the enemies who could answer the MF spent, each with all that it can fire alone.

    `then` is the table after the step; together, or led, they may well be stronger.
    """
    begin_round(then)
    known: Known = {}
    found: list[Threat] = []
    for enemy in then.on_map(then.enemy):
        if enemy.broken:
            continue
        away = then.battle.ground.distance(enemy.place, hex)
        who = {"unit": enemy.id, "hex": then.battle.name(enemy.place), "range": away}
        found += [{**who, **force(then, shot, known)} for shot in _shots(then, enemy, movers, hex)]
    return found


def swept(then: StarterTable, movers: tuple[UnitId, ...], hex: int) -> Threat | None:
    """Return the attack of residual firepower that the step walks into, if any (SK X4)."""
    strike = aimed_at(then, movers, hex)
    return None if strike is None else force(then, strike, {})


def force(then: StarterTable, attack: Attack, known: Known) -> Threat:
    """Return an attack in figures: firepower, column, DRM, and how likely it breaks the weakest."""
    seen = foretell(then, attack)
    columns = then.battle.box.tables.fire.columns
    key = (attack.kind, seen.column, seen.drm, seen.shift)
    if key not in known:
        known[key] = _worst(fates(then, attack, seen.column, told=True))
    found: Threat = {
        "weapons": list(attack.weapons),
        "fp": written(seen.strength.total),
        "column": 0 if seen.column == NO_COLUMN else columns[seen.column],
        "drm": seen.drm,
    }
    worst = known[key]
    return {**found, "worst": worst} if worst else found


def _shots(then: StarterTable, enemy: Unit, movers: tuple[UnitId, ...], hex: int) -> list[Attack]:
    """Return the attacks of one enemy: its own fire with its guns, and each flamethrower."""
    arms: list[Weapon | None] = [] if enemy.leader else [None]
    able = [
        arm for arm in [*arms, *then.held(enemy.id)] if may_answer(then, enemy, arm, hex, movers)
    ]
    group = Group(FIRST, enemy.side, hex, movers)
    flames: list[Attack] = []
    for arm in able:
        if arm is not None and arm.type.kind == FT:
            flames.append(Attack(FLAME, enemy.side, hex, movers, (), (arm.id,)))
        elif cannot_join(then, group, enemy, arm) is None:
            group.members = (*group.members, enemy.id if arm is None else arm.id)
    return [attack_of(then, group), *flames] if group.members else flames


def _worst(told: dict[str, Any]) -> Threat | None:
    """Return the unit that suffers most, with its chances to have losses or to break."""
    most: Threat | None = None
    for fate in told["fates"]:
        hurt = fate["removed"] + fate["broken"]
        if most is None or hurt * most["of"] > most["chances"] * fate["of"]:
            most = {"unit": fate["unit"], "chances": hurt, "of": fate["of"]}
    return most
