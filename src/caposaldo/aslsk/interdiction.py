"""Interdiction: who watches open ground, and what it does to those who flee across (SK R9, X11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk.checks import check
from caposaldo.aslsk.counters import DC, FT
from caposaldo.aslsk.goodorder import good_order
from caposaldo.aslsk.seeing import hindrance
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit, UnitId
from caposaldo.kernel.rules import Modifier, RuleId, rule

INTERDICTION: Final[RuleId] = rule("SK R9")
ALONG: Final[RuleId] = rule("SK R10")
CREW: Final[int] = 2
"""So many leaders serve a machine gun without loss (SK 4.1)."""


class Guard:
    """A unit that may interdict, and how far it reaches."""

    __slots__ = ("hex", "reach", "unit")

    def __init__(self, unit: Unit, reach: int) -> None:
        self.unit: Final = unit
        self.hex: Final = unit.place
        self.reach: Final = reach


def guards(table: StarterTable, side: str, leaving: Sequence[UnitId] = ()) -> list[Guard]:
    """Return the enemies of a side who may interdict at all (SK 3.6c, X11).

    `leaving` are those who rout: an enemy alone with them in a hex is free once they have gone.
    """
    found: list[Guard] = []
    for unit in table.on_map(table.battle.other(side)):
        if _is_free(table, unit, leaving):
            reach = _reach(table, unit)
            if reach:
                found.append(Guard(unit, reach))
    return found


def watches(table: StarterTable, guard: Guard, hex: int) -> bool:
    """Tell whether a guard has the hex within normal range and sees it unhindered (SK R9)."""
    battle = table.battle
    if battle.ground.distance(guard.hex, hex) > guard.reach:
        return False
    if not battle.sights.is_clear(guard.hex, hex):
        return False
    return hindrance(table, guard.hex, hex) == 0


def interdictors(
    table: StarterTable, hex: int, side: str, leaving: Sequence[UnitId] = ()
) -> list[Unit]:
    """Return who interdicts units of a side in a hex; nobody where it is not open ground."""
    if not table.battle.terrain(hex).open_ground:
        return []
    free = guards(table, side, leaving)
    return [guard.unit for guard in free if watches(table, guard, hex)]


def is_exposed(table: StarterTable, hex: int, side: str) -> bool:
    """Tell whether a hex is open ground where units of a side are interdicted."""
    if not table.battle.terrain(hex).open_ground:
        return False
    return any(watches(table, guard, hex) for guard in guards(table, side))


def modifiers(leader: Unit | None) -> list[Modifier]:
    """Return what changes the check: the leader who goes along, nothing else (SK R10)."""
    if leader is None or leader.pinned or not leader.leadership:
        return []
    return [Modifier(leader.leadership, ALONG, "rout-leader", {"unit": leader.id})]


def interdict(game: Starter, unit: Unit, leader: Unit | None) -> str:
    """Let a routing unit check for the open hex it has entered, and say how it came out."""
    table = game.table
    found = interdictors(table, unit.place, unit.side)
    facts = {"unit": str(unit.id), "hex": table.battle.name(unit.place)}
    game.tell("interdicted", (INTERDICTION,), {**facts, "by": [each.id for each in found]})
    return check(game, unit, modifiers(leader), INTERDICTION)


def _is_free(table: StarterTable, unit: Unit, leaving: Sequence[UnitId]) -> bool:
    """Tell whether nothing about a unit bars it: pin, CX, melee, an enemy in its hex (SK X11)."""
    if unit.pinned or unit.cx or not good_order(table, unit):
        return False
    return all(other.id in leaving for other in table.enemies_in(unit.place, unit.side))


def _reach(table: StarterTable, unit: Unit) -> int:
    """Return the normal range of a unit's fire, of its own or of a weapon; 0 if it has none.

    Fire markers do not matter, nor whether its own firepower is spent (SK R9).
    """
    own = 0 if unit.leader else unit.mmc.range if unit.mmc.fp else 0
    for weapon in table.held(unit.id):
        if weapon.malfunctioned or weapon.type.kind == DC:
            continue
        if weapon.type.kind == FT or _serves(table, unit):
            own = max(own, weapon.type.range)
    return own


def _serves(table: StarterTable, unit: Unit) -> bool:
    """Tell whether a unit fires its weapon well enough to interdict with it.

    One leader alone at a machine gun has half its firepower, which bars him as a penalty; the
    player aid bars him only where nobody is with him (SK X11).
    """
    if not unit.leader:
        return True
    there = [each for each in table.of_side(unit.place, unit.side) if not each.broken]
    if not table.battle.options.any_penalty_bars_interdiction:
        return len(there) > 1
    return len([each for each in there if each.leader and not each.pinned]) >= CREW
