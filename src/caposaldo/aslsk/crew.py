"""Leaders who man a machine gun: one alone has half its firepower, two have it all (SK 4.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk.goodorder import good_order
from caposaldo.aslsk.phases import GUNNER
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit, UnitId, WeaponId
from caposaldo.aslsk.weaponuse import starts_anew
from caposaldo.kernel.rules import Refusal, RuleId, rule

GUNS: Final[RuleId] = rule("SK 4.1")


def crews(
    table: StarterTable, weapons: Sequence[WeaponId], firers: Sequence[UnitId]
) -> dict[WeaponId, UnitId | None]:
    """Say for each gun that a leader fires who helps him, of the leaders among the firers."""
    helpers = [table.units[id] for id in firers if table.units[id].leader]
    found: dict[WeaponId, UnitId | None] = {}
    for id in weapons:
        holder = table.weapons[id].holder
        gunner = table.units.get(UnitId(holder))
        if gunner is None or not gunner.leader:
            continue
        found[id] = None
        for helper in helpers:
            if helper.place == gunner.place and helper.id != gunner.id:
                found[id] = helper.id
                helpers.remove(helper)
                break
    return found


def fires_alone(
    table: StarterTable, weapon: WeaponId, weapons: Sequence[WeaponId], firers: Sequence[UnitId]
) -> bool:
    """Tell whether a gun of the attack has half its firepower, a lone leader firing it."""
    holder = table.units.get(UnitId(table.weapons[weapon].holder))
    if holder is None or not holder.leader:
        return False
    return crews(table, weapons, firers)[weapon] is None


def cannot_help(
    table: StarterTable,
    leader: Unit,
    kind: str,
    weapons: Sequence[WeaponId],
    firers: Sequence[UnitId],
) -> Refusal | None:
    """Say why a leader cannot help another to fire a gun of the attack (SK 4.1)."""
    facts = {"unit": str(leader.id)}
    if not leader.leader or not good_order(table, leader) or leader.pinned:
        return Refusal("cannot-help", GUNS, facts)
    if any(table.weapons[id].holder == leader.id for id in weapons):
        return Refusal("fires-a-gun", GUNS, facts)
    if GUNNER in leader.marks or (leader.fire and not starts_anew(leader, kind)):
        return Refusal("leader-has-fired", GUNS, facts)
    for id, helper in crews(table, weapons, firers).items():
        gunner = table.units[UnitId(table.weapons[id].holder)]
        if helper is None and gunner.place == leader.place:
            return None
    return Refusal("nobody-to-help", GUNS, facts)
