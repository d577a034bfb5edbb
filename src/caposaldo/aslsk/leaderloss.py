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
    """Return who must check because of a loss; nobody does in close combat (SK F16)."""
    leader = loss.leader
    if leader.place in table.melee:
        return []
    company = table.of_side(leader.place, leader.side)
    return [unit for unit in company if is_shaken(unit, leader, loss.dead)]


def is_shaken(unit: Unit, leader: Unit, dead: bool) -> bool:
    """Tell whether a unit of his hex checks because of a leader: its morale is lower (SK F16).

    A leader who only broke shakes none but the unbroken.
    """
    if unit.id == leader.id or unit.morale >= leader.morale:
        return False
    return dead or not (unit.broken or unit.pinned)


def against(loss: Loss) -> list[Modifier]:
    """Return the leadership of the lost leader, which counts against those who check (SK F16)."""
    leader = loss.leader
    value = abs(leader.leadership)
    return [Modifier(value, WHO_CHECKS, "leader-lost", {"unit": leader.id})] if value else []
