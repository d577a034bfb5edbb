"""Going from hex to hex: `go` as the terrain is, `road` at the road rate (SK M4, M12, B6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from caposaldo.aslsk.allowance import can_pay, left, written
from caposaldo.aslsk.costs import entry_cost, has_bonus, has_road_rate
from caposaldo.aslsk.entering import ENTRY, entry_hexes
from caposaldo.aslsk.moving import Stack, members, step
from caposaldo.aslsk.phases import ASSAULT, CARRIED, MOVED
from caposaldo.aslsk.portage import overloaded
from caposaldo.aslsk.stacking import crowded
from caposaldo.aslsk.starter import Act, Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.tracks import has_begun, has_stepped, leaders_at_start
from caposaldo.aslsk.units import Unit
from caposaldo.kernel.frames import Words
from caposaldo.kernel.rules import Fact, Refusal, RuleId, rule

MOVEMENT: Final[RuleId] = rule("SK 3.3")
LEADER: Final[RuleId] = rule("SK M2")
COSTS: Final[RuleId] = rule("SK M4")
CAREFUL: Final[RuleId] = rule("SK M6")
WEAPONS: Final[RuleId] = rule("SK M9")
ENEMY: Final[RuleId] = rule("SK M12")
WOODS_ROAD: Final[RuleId] = rule("SK B6")


class Go(Act):
    """Enter a hex next to the stack, or from off the map, at the cost of its terrain (SK M4)."""

    VERB: ClassVar[str] = "go"
    WORDS: ClassVar[int] = 1
    SURE: ClassVar[bool] = True
    BY_ROAD: ClassVar[bool] = False

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Stack)
        table = game.table
        group = members(table, frame)
        return [
            (table.battle.name(hex),)
            for hex in ways(table, group[0])
            if cannot_step(table, group, hex, False) is None
        ]

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Stack)
        table = game.table
        hex = table.battle.ground.index.get(words[0])
        if hex is None:
            return Refusal("no-such-hex", MOVEMENT, {"hex": words[0]})
        group = members(table, frame)
        return _no_way(table, group, hex) or cannot_step(table, group, hex, self.BY_ROAD)

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        assert isinstance(frame, Stack)
        table = game.table
        hex = table.battle.ground.index[words[0]]
        cost = entry_cost(table, hex, self.BY_ROAD)
        step(game, members(table, frame), hex, cost, self.BY_ROAD)


class Road(Go):
    """Keep to the road through a wood, an orchard or grain, without its cover (SK B6)."""

    VERB: ClassVar[str] = "road"
    BY_ROAD: ClassVar[bool] = True

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Stack)
        table = game.table
        group = members(table, frame)
        origin = group[0].place
        return [
            (table.battle.name(hex),)
            for hex in ways(table, group[0])
            if has_road_rate(table, origin, hex) and cannot_step(table, group, hex, True) is None
        ]

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Stack)
        table = game.table
        first = members(table, frame)[0]
        hex = table.battle.ground.index.get(words[0])
        lies_before = hex is not None and hex in ways(table, first)
        if hex is not None and lies_before and not has_road_rate(table, first.place, hex):
            return Refusal("no-road-rate", WOODS_ROAD, {"hex": words[0]})
        return super().obstacle(game, frame, words)


def ways(table: StarterTable, unit: Unit) -> list[int]:
    """Return the hexes that a unit could step into, whatever is there."""
    if not unit.on_map:
        return list(entry_hexes(table, unit))
    return [hex for hex in table.battle.ground.neighbours[unit.place] if hex >= 0]


def _no_way(table: StarterTable, group: Sequence[Unit], hex: int) -> Refusal | None:
    first = group[0]
    if hex in ways(table, first):
        return None
    if first.on_map:
        return Refusal("not-adjacent", MOVEMENT, {"hex": table.battle.name(hex)})
    return Refusal("not-its-edge", ENTRY, {"hex": table.battle.name(hex), "unit": first.id})


def cannot_step(
    table: StarterTable, group: Sequence[Unit], hex: int, by_road: bool
) -> Refusal | None:
    """Say what keeps a stack from stepping into a hex that lies before it."""
    side = group[0].side
    if hex in table.stacks:
        if table.has_enemy(hex, side):
            return Refusal("enemy-there", ENEMY, {"hex": table.battle.name(hex)})
        full = crowded(table, hex, side, group)
        if full is not None:
            return full
    cost = entry_cost(table, hex, by_road)
    for unit in group:
        stopped = cannot_go(table, group, unit, cost, has_bonus(table, unit, hex, by_road))
        if stopped is not None:
            return stopped
    return abandons(table, group)


def cannot_go(
    table: StarterTable, group: Sequence[Unit], unit: Unit, cost: int, on_road: bool
) -> Refusal | None:
    """Say what keeps a unit of a stack from going on at a cost, wherever that leads."""
    if ASSAULT in unit.marks and has_stepped(unit):
        return Refusal("assault-one-hex", CAREFUL, {"unit": unit.id})
    if not can_pay(table, group, unit, cost, on_road):
        return too_dear(table, group, unit, cost)
    return _cannot_carry(table, unit)


def too_dear(table: StarterTable, group: Sequence[Unit], unit: Unit, cost: int) -> Refusal:
    """Say that a unit has not the MF for something (SK M4, M6)."""
    rest = max(0, left(table, group, unit))
    facts: dict[str, Fact] = {"unit": unit.id, "mf": written(cost), "left": written(rest)}
    if ASSAULT in unit.marks:
        return Refusal("assault-takes-all", CAREFUL, facts)
    return Refusal("too-few-mf", COSTS, facts)


def _cannot_carry(table: StarterTable, unit: Unit) -> Refusal | None:
    """Say that a weapon of a unit was carried before by another, or weighs too much (SK M9)."""
    if unit.id not in table.arms:
        return None
    for weapon in table.held(unit.id):
        if MOVED in weapon.marks and f"{CARRIED}:{unit.id}" not in weapon.marks:
            return Refusal("weapon-moved", WEAPONS, {"weapon": weapon.id, "unit": unit.id})
    return overloaded(table, unit)


def abandons(table: StarterTable, group: Sequence[Unit]) -> Refusal | None:
    """Say that a leader may not leave those who have moved further thanks to him (SK M2)."""
    place = group[0].place
    leaving = [unit.id for unit in group]
    gone = [unit.id for unit in group if unit.leader]
    if not gone or place < 0:
        return None
    there = [unit for unit in table.of_side(place, group[0].side) if unit.id not in leaving]
    for unit in there:
        if unit.leader or unit.broken or not has_begun(unit):
            continue
        first = leaders_at_start(unit)
        if not any(id in first for id in gone) or any(other.id in first for other in there):
            continue
        if left(table, [unit], unit) < 0:
            return Refusal("leader-must-stay", LEADER, {"unit": unit.id})
    return None
