"""What an advance costs, and whom it exhausts (SK 3.7, A1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk.allowance import row_of
from caposaldo.aslsk.costs import entry_cost, has_road_rate
from caposaldo.aslsk.phases import CAME_FROM, HELPED
from caposaldo.aslsk.portage import capacity, load, lost
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit, group_at
from caposaldo.aslsk.verbs import note
from caposaldo.kernel.rules import Modifier, RuleId, rule

ADVANCE: Final[RuleId] = rule("SK A1")
PORTAGE: Final[RuleId] = rule("SK M8")
BONUS: Final[RuleId] = rule("SK M2")


def mark_of_origin(table: StarterTable, unit: Unit) -> str:
    """Return the mark that says whence a unit advances, a hex or a group off the map."""
    if unit.on_map:
        return f"{CAME_FROM}:{table.battle.name(unit.place)}"
    return f"{CAME_FROM}:off.{group_at(unit.place) + 1}"


def leaders_ahead(table: StarterTable, unit: Unit, hex: int) -> list[Unit]:
    """Return the leaders who have gone the same way in this phase, so that it goes with them.

    Units advance one by one: a leader goes first, and those who follow him are his stack.
    """
    if unit.leader or hex not in table.stacks:
        return []
    mark = mark_of_origin(table, unit)
    return [each for each in table.of_side(hex, unit.side) if each.leader and mark in each.marks]


def allowance(table: StarterTable, unit: Unit, leaders: Sequence[Unit]) -> int:
    """Return the MF, in halves, that count for an advance: leader's bonus and load (SK A1)."""
    row = table.battle.box.tables.allowances[row_of(unit)]
    return max(0, row.of(bool(leaders), False) - _burden(table, unit, leaders))


def cost(table: StarterTable, unit: Unit, hex: int) -> int:
    """Return the MF, in halves, that the hex would cost on the move, by the road if there is one.

    Nobody fires at those who advance, so that nothing speaks for the dearer way.
    """
    origin = unit.place if unit.on_map else -1
    return entry_cost(table, hex, has_road_rate(table, origin, hex))


def takes_all(table: StarterTable, unit: Unit, price: int, leaders: Sequence[Unit]) -> bool:
    """Tell whether an advance needs the whole allowance of a unit (SK 3.7, A1)."""
    return price >= allowance(table, unit, leaders)


def lend_a_hand(game: Starter, unit: Unit, leaders: Sequence[Unit]) -> None:
    """Note which leaders helped a unit to carry its weapons: each helps one (SK M8)."""
    table = game.table
    saved = lost(table, [unit], unit) - _burden(table, unit, leaders)
    for leader in leaders:
        if saved > 0 and _has_a_hand(table, leader):
            note(game, leader, HELPED)
            saved -= table.battle.box.tables.portage.mf_per_excess


def factors(table: StarterTable, unit: Unit, leaders: Sequence[Unit]) -> list[Modifier]:
    """Return what changes the allowance of a unit, in halves of MF, for its preview."""
    row = table.battle.box.tables.allowances[row_of(unit)]
    alone = row.of(False, False)
    found = [
        Modifier(row.of(True, False) - alone if leaders else 0, BONUS, "advance-leader"),
        Modifier(-_burden(table, unit, leaders), PORTAGE, "advance-load"),
    ]
    return [modifier for modifier in found if modifier.value]


def _burden(table: StarterTable, unit: Unit, leaders: Sequence[Unit]) -> int:
    free = [leader for leader in leaders if _has_a_hand(table, leader)]
    return lost(table, [unit, *free], unit)


def _has_a_hand(table: StarterTable, leader: Unit) -> bool:
    return HELPED not in leader.marks and load(table, leader) < capacity(table, leader)
