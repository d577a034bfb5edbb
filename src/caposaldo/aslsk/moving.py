"""A stack on the move: who is in it, what it has spent, and how its move ends (SK M3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from caposaldo.aslsk import firstfire
from caposaldo.aslsk.allowance import left, written
from caposaldo.aslsk.asking import Ask
from caposaldo.aslsk.costs import has_bonus
from caposaldo.aslsk.desperation import near
from caposaldo.aslsk.goodorder import good_order
from caposaldo.aslsk.phases import CARRIED, MOVED, MOVING, ROAD_RATE, SPENT
from caposaldo.aslsk.portage import lost
from caposaldo.aslsk.starter import Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.tracks import (
    BURDEN,
    OFF_ROAD,
    ON_ROAD,
    PAID,
    begin,
    figure,
    forget,
    has_begun,
    noted,
)
from caposaldo.aslsk.units import Unit, UnitId, waits
from caposaldo.aslsk.verbs import move
from caposaldo.aslsk.weaponverbs import note_weapon
from caposaldo.kernel.actions import Decision
from caposaldo.kernel.rules import Fact, Facts, RuleId, rule

MOVEMENT: Final[RuleId] = rule("SK 3.3")
ORDER: Final[RuleId] = rule("SK M3")
COSTS: Final[RuleId] = rule("SK M4")
OFF_MAP: Final[str] = "off"
"""Where a stack is, as its prompt says, that has not entered the map."""


class Stack(Ask):
    """Units on the move together; `later` are those of them that wait where they were left.

    All of them finish before another unit begins (SK M3).
    """

    KIND: ClassVar[str] = "aslsk.stack"
    PROMPT: ClassVar[str] = "move-stack"
    FIELDS: ClassVar[tuple[str, ...]] = ("units", "later")
    SORTS: ClassVar[tuple[type, ...]] = (tuple, tuple)

    def __init__(self, units: tuple[str, ...], later: tuple[str, ...] = ()) -> None:
        self.units = units
        self.later = later

    def seat(self, game: Starter) -> str:
        return game.table.side

    def rule(self, game: Starter) -> RuleId:
        return MOVEMENT

    def facts(self, game: Starter) -> Facts:
        group = members(game.table, self)
        least = min([left(game.table, group, unit) for unit in group])
        place = group[0].place
        return {
            "units": list(self.units),
            "count": len(group),
            "hex": game.table.battle.name(place) if place >= 0 else OFF_MAP,
            "mf": written(max(0, least)),
        }

    def decision(self, game: Starter) -> Decision | None:
        """Ask, unless somebody has dropped out or nothing is left but to halt."""
        if len(able(game.table, self.units)) < len(self.units):
            return None
        asked = super().decision(game)
        return asked if asked is not None and len(asked.options) > 1 else None

    def run(self, game: Starter) -> None:
        still = able(game.table, self.units)
        if len(still) < len(self.units):
            self.units = still
            if not still:
                go_on(game, self)
        else:
            halt(game, self)


def members(table: StarterTable, stack: Stack) -> list[Unit]:
    """Return the units that are on the move together now."""
    return [table.units[UnitId(id)] for id in stack.units]


def able(table: StarterTable, units: Sequence[str]) -> tuple[str, ...]:
    """Return those who can move on: fire, or their own smoke, may have stopped the others."""
    return tuple([id for id in units if _is_able(table, table.units[UnitId(id)])])


def _is_able(table: StarterTable, unit: Unit) -> bool:
    if unit.pinned or MOVED in unit.marks or not good_order(table, unit):
        return False
    return unit.on_map or waits(unit.place)


def step(game: Starter, group: Sequence[Unit], hex: int, cost: int, by_road: bool) -> None:
    """Bring units into a hex: they pay, and whatever that draws upon them follows (SK M4)."""
    table = game.table
    begin(game, group)
    for unit in group:
        stays = has_bonus(table, unit, hex, by_road)
        paid = _paying(game, group, table.units[unit.id], cost)
        entered = noted(noted(paid, ON_ROAD if stays else OFF_ROAD), f"{SPENT}:{cost}")
        table.put(entered.marked(ROAD_RATE) if by_road else entered.unmarked(ROAD_RATE))
        for weapon in table.held(unit.id):
            note_weapon(game, note_weapon(game, weapon, MOVED), f"{CARRIED}:{unit.id}")
    now = [table.units[unit.id] for unit in group]
    move(game, now, hex, MOVEMENT)
    _tell(game, [unit.id for unit in group], hex, cost)
    near(game, hex, table.side)
    firstfire.spent(game, tuple([unit.id for unit in group]), hex, cost)


def spend(game: Starter, stack: Stack, unit: Unit, cost: int) -> None:
    """Let a unit of the stack spend MF where it stands; DEF is told by `answer` (SK 3.3.3a)."""
    table = game.table
    group = members(table, stack)
    begin(game, group)
    paid = _paying(game, group, table.units[unit.id], cost)
    table.put(noted(paid, f"{SPENT}:{figure(paid, SPENT) + cost}"))
    _tell(game, [unit.id], unit.place, cost)


def answer(game: Starter, unit: UnitId, cost: int) -> None:
    """Let DEF answer what a unit has spent where it stands (SK 3.3.3a)."""
    firstfire.spent(game, (unit,), game.table.units[unit].place, cost)


def _paying(game: Starter, group: Sequence[Unit], unit: Unit, cost: int) -> Unit:
    """Return a unit that has paid; what its load has cost it is not given back (SK M8)."""
    loss = lost(game.table, group, unit)
    paid = noted(unit, f"{PAID}:{figure(unit, PAID) + cost}").marked(MOVING)
    return noted(paid, f"{BURDEN}:{loss}") if loss > figure(unit, BURDEN) else paid


def _tell(game: Starter, units: Sequence[UnitId], hex: int, cost: int) -> None:
    facts: dict[str, Fact] = {
        "units": list(units),
        "count": len(units),
        "mf": written(cost),
        "hex": game.table.battle.name(hex),
    }
    game.tell("mf-spent", (COSTS,), facts)


def halt(game: Starter, stack: Stack) -> None:
    """Announce that those on the move have finished; whoever waited may go on now (SK M3)."""
    for id in stack.units:
        game.table.put(game.table.units[UnitId(id)].marked(MOVED))
    facts: dict[str, Fact] = {"units": list(stack.units), "count": len(stack.units)}
    game.tell("move-ended", (ORDER,), facts)
    go_on(game, stack)


def go_on(game: Starter, stack: Stack) -> None:
    """Take up the move of those who waited, all of a hex together, or end the whole (SK M3)."""
    table = game.table
    waiting = able(table, stack.later)
    if waiting:
        place = table.units[UnitId(waiting[0])].place
        stack.units = tuple([id for id in waiting if table.units[UnitId(id)].place == place])
        stack.later = tuple([id for id in waiting if id not in stack.units])
        return
    game.finish(stack)
    for unit in list(table.units.values()):
        if has_begun(unit) or unit.id in stack.units:
            forget(game, unit)


FRAMES: Final[list[type[Step]]] = [Stack]
