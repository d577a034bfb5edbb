"""A fire group that is being put together against a target (SK 5.4)."""

from __future__ import annotations

from typing import ClassVar

from caposaldo.aslsk.asking import Ask
from caposaldo.aslsk.attack import RULES
from caposaldo.aslsk.attackkinds import PROTECTIVE
from caposaldo.aslsk.attackrecord import Attack
from caposaldo.aslsk.firekinds import KINDS, FireKind
from caposaldo.aslsk.markedfire import ANSWERS, unit_kind
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import UnitId, WeaponId
from caposaldo.kernel.rules import Facts, RuleId, term

__all__ = ["KINDS", "FireKind", "Group", "attack_of", "rank_of"]


class Group(Ask):
    """A side puts a fire group together: members, then leaders, then the shot (SK 5.4).

    `targets` are the movers fired at, nobody named meaning everybody in the hex. Members and
    leaders join in one order only, so that every group is put together in one way.
    """

    KIND: ClassVar[str] = "aslsk.fire_group"
    PROMPT: ClassVar[str] = "fire-group"
    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "side", "hex", "targets", "members", "leaders")
    SORTS: ClassVar[tuple[type, ...]] = (str, str, int, tuple, tuple, tuple)

    def __init__(
        self,
        kind: str,
        side: str,
        hex: int,
        targets: tuple[str, ...] = (),
        members: tuple[str, ...] = (),
        leaders: tuple[str, ...] = (),
    ) -> None:
        self.kind = kind
        self.side = side
        self.hex = hex
        self.targets = targets
        self.members = members
        self.leaders = leaders

    def seat(self, game: Starter) -> str:
        return self.side

    def rule(self, game: Starter) -> RuleId:
        return RULES[self.kind]

    def facts(self, game: Starter) -> Facts:
        return {
            "hex": game.table.battle.name(self.hex),
            "kind": term(f"fire-{self.kind}"),
            "count": len(self.members),
        }


def attack_of(table: StarterTable, group: Group) -> Attack:
    """Return the attack of a group as it stands."""
    firers = tuple([UnitId(id) for id in group.members if UnitId(id) in table.units])
    weapons = tuple([WeaponId(id) for id in group.members if WeaponId(id) in table.weapons])
    protective: tuple[UnitId, ...] = ()
    if group.kind in ANSWERS:
        protective = tuple([id for id in firers if unit_kind(table.units[id]) == PROTECTIVE])
    return Attack(
        group.kind,
        group.side,
        group.hex,
        tuple([UnitId(id) for id in group.targets]),
        firers,
        weapons,
        tuple([UnitId(id) for id in group.leaders]),
        0,
        protective,
    )


def rank_of(table: StarterTable, id: str) -> tuple[int, str, int]:
    """Return the place of a member: squads, then weapons, then leaders who help with a gun."""
    unit = table.units.get(UnitId(id))
    if unit is not None:
        return (2 if unit.leader else 0), "", unit.rank
    return 1, id[0], int(id[2:])
