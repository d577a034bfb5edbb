"""What a unit carries, and what it costs when that is too much (SK M8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.tracks import has_begun, leaders_at_start
from caposaldo.aslsk.units import Unit, UnitId
from caposaldo.kernel.rules import Refusal, RuleId, rule

PORTAGE: Final[RuleId] = rule("SK M8")


def load(table: StarterTable, unit: Unit) -> int:
    """Return the portage points of the weapons that a unit possesses."""
    return sum([weapon.type.pp for weapon in table.held(unit.id)])


def unburdened(table: StarterTable, unit: Unit) -> int:
    """Return the portage points of a unit that is not CX; a wound may take a leader's (SK M8)."""
    portage = table.battle.box.tables.portage
    if not unit.leader:
        return portage.squad if unit.squad else portage.half_squad
    weak = unit.wounded and not table.battle.options.wounded_carry
    return portage.wounded_leader if weak else portage.leader


def capacity(table: StarterTable, unit: Unit) -> int:
    """Return the portage points that a unit carries by itself without loss (IPC)."""
    portage = table.battle.box.tables.portage
    whole = unburdened(table, unit)
    return max(0, whole + portage.cx) if unit.cx else whole


def lost(table: StarterTable, group: Sequence[Unit], unit: Unit) -> int:
    """Return the MF, in halves, that its load costs a unit that moves with a group."""
    excess = over(table, unit)
    if excess and not unit.leader:
        excess -= min(excess, _helped(table, group).count(unit.id))
    return excess * table.battle.box.tables.portage.mf_per_excess


def over(table: StarterTable, unit: Unit) -> int:
    """Return the portage points that a unit carries above its IPC, nobody helping."""
    if unit.id not in table.arms:
        return 0
    return max(0, load(table, unit) - capacity(table, unit))


def overloaded(table: StarterTable, unit: Unit, more: int = 0) -> Refusal | None:
    """Refuse a leader more than he can carry at all (SK M8)."""
    most = table.battle.box.tables.portage.leader_most
    if not unit.leader or load(table, unit) + more <= most:
        return None
    return Refusal("leader-overloaded", PORTAGE, {"unit": unit.id, "count": most})


def _helped(table: StarterTable, group: Sequence[Unit]) -> list[UnitId]:
    """Return the squads and half-squads that leaders help to carry, once for each point.

    A leader lends what he does not need himself, to one who began to move with him: to the one
    who is worst off.
    """
    helps = table.battle.box.tables.portage.leader_helps
    found: list[UnitId] = []
    for leader in group:
        if not leader.leader:
            continue
        spare = min(helps, capacity(table, leader) - load(table, leader))
        worst, most = None, 0
        for unit in group:
            if unit.leader or (has_begun(unit) and leader.id not in leaders_at_start(unit)):
                continue
            excess = over(table, unit) - found.count(unit.id)
            if excess > most:
                worst, most = unit, excess
        if worst is not None:
            found += [worst.id] * min(spare, most)
    return found
