"""Leaders lost to an attack or a check, and whom that shakes (SK 5.7, F16)."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit
from caposaldo.kernel.rules import Modifier, RuleId, rule

LEADER_LOSS: Final[RuleId] = rule("SK 5.7")
WHO_CHECKS: Final[RuleId] = rule("SK F16")


class Loss:
    """A leader who broke or died, as he was until then: his hex, morale and leadership count."""

    __slots__ = ("dead", "leader")

    def __init__(self, leader: Unit, dead: bool) -> None:
        self.leader: Final = leader
        self.dead: Final = dead


def record(losses: list[Loss], unit: Unit, dead: bool) -> None:
    """Remember a unit that broke or died, as it was until then, if it is a leader."""
    if unit.leader and unit.on_map:
        losses.append(Loss(unit, dead))


def shaken(table: StarterTable, loss: Loss) -> list[Unit]:
    """Return who must check because of a loss: units of his hex with lower morale now (SK F16).

    A leader who only broke shakes none but the unbroken, and nobody checks in close combat.
    """
    leader = loss.leader
    if leader.place in table.melee:
        return []
    return [
        unit
        for unit in table.of_side(leader.place, leader.side)
        if unit.id != leader.id
        and unit.morale < leader.morale
        and (loss.dead or not (unit.broken or unit.pinned))
    ]


def against(loss: Loss) -> list[Modifier]:
    """Return the leadership of the lost leader, which counts against those who check (SK F16)."""
    leader = loss.leader
    value = abs(leader.leadership)
    return [Modifier(value, WHO_CHECKS, "leader-lost", {"unit": leader.id})] if value else []
