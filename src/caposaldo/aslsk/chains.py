"""The chain of a fire group: every member next to another (SK F5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from caposaldo.aslsk.attackrecord import Attack, origins
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import UnitId
from caposaldo.kernel.rules import RuleId, rule

CHAIN: Final[RuleId] = rule("SK F5")


def chains(table: StarterTable, hexes: Iterable[int]) -> list[list[int]]:
    """Part hexes into chains, each hex next to another of its chain."""
    left = sorted(set(hexes))
    found: list[list[int]] = []
    while left:
        linked = [left.pop(0)]
        for hex in linked:
            beside = table.battle.ground.neighbours[hex]
            near = [other for other in left if other in beside]
            linked += near
            left = [other for other in left if other not in near]
        found.append(sorted(linked))
    return found


def part(table: StarterTable, attack: Attack, hexes: list[int]) -> Attack:
    """Return what of an attack comes from some hexes; a leader alone in a hex is no part of it."""

    def there(id: UnitId) -> bool:
        return table.units[id].place in hexes

    weapons = [id for id in attack.weapons if there(UnitId(table.weapons[id].holder))]
    smaller = attack.by(tuple([id for id in attack.firers if there(id)]), tuple(weapons))
    own = origins(table, smaller)
    leaders = [id for id in attack.leaders if table.units[id].place in own]
    return attack.by(smaller.firers, smaller.weapons, tuple(leaders))
