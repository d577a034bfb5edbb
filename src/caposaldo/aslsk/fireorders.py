"""The question of a fire phase: which hex to fire at next (SK 3.2, 3.4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.aslsk.asking import Ask
from caposaldo.aslsk.attack import RULES
from caposaldo.aslsk.firegroup import Group
from caposaldo.aslsk.firekinds import KINDS
from caposaldo.aslsk.firepower import FAR
from caposaldo.aslsk.joining import RANGE, SIGHT, may_be_directed
from caposaldo.aslsk.knowledge import tells_sight
from caposaldo.aslsk.orders import Done
from caposaldo.aslsk.seeing import in_sight
from caposaldo.aslsk.starter import Act, Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.together import TOGETHER, has_fired, is_follow_up
from caposaldo.aslsk.units import Unit
from caposaldo.kernel.actions import Decision
from caposaldo.kernel.frames import Words
from caposaldo.kernel.rules import Refusal, RuleId, rule

TARGETS: Final[RuleId] = rule("SK F11")
NOWHERE: Final[int] = -1


class FireOrders(Ask):
    """A side fires with as many groups as it likes; asked only while it can do something."""

    FIRE: ClassVar[str] = ""

    def rule(self, game: Starter) -> RuleId:
        return RULES[self.FIRE]

    def decision(self, game: Starter) -> Decision | None:
        asked = super().decision(game)
        assert asked is not None
        if all(option.verb == Done.VERB for option in asked.options):
            return None
        return asked

    def run(self, game: Starter) -> None:
        game.finish(self)


class Target(Act):
    """Name a hex with enemies in it, and begin a fire group against it."""

    VERB: ClassVar[str] = "target"
    WORDS: ClassVar[int] = 1
    SURE: ClassVar[bool] = True

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, FireOrders)
        table = game.table
        side = frame.seat(game)
        reaches = reach_by_hex(table, frame.FIRE, side)
        if not reaches:
            return []
        return [
            (table.battle.name(hex),)
            for hex in table.stacks
            if table.has_enemy(hex, side) and _is_under_fire(table, reaches, hex)
        ]

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, FireOrders)
        table = game.table
        side = frame.seat(game)
        hex = table.battle.ground.index.get(words[0])
        facts = {"hex": words[0]}
        if hex is None:
            return Refusal("no-such-hex", TARGETS, facts)
        if not table.has_enemy(hex, side):
            return Refusal("no-enemy-there", TARGETS, facts)
        reaches = reach_by_hex(table, frame.FIRE, side)
        if _is_under_fire(table, reaches, hex):
            return None
        if not reaches:
            return Refusal("nobody-can-fire", RULES[frame.FIRE], facts)
        if not _in_range(table, reaches, hex):
            return Refusal("target-out-of-range", RANGE, facts)
        fired = [origin for origin in reaches if has_fired(table, origin, hex)]
        if fired:
            return Refusal("has-been-fired-at", TOGETHER, facts)
        return Refusal("target-out-of-sight", SIGHT, facts)

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        assert isinstance(frame, FireOrders)
        hex = game.table.battle.ground.index[words[0]]
        game.push(Group(frame.FIRE, frame.seat(game), hex))


def reach_of(table: StarterTable, kind: str, unit: Unit) -> tuple[int, int]:
    """Return how far a unit fires with all it has, and with guns that kept their rate alone.

    Those may fire at a hex again that others of their hex have fired at (SK F4).
    """
    reach = KINDS[kind].reach
    first, again = NOWHERE, NOWHERE
    if not unit.leader:
        first = reach(table, unit, None)
    for id in table.arms.get(unit.id, ()):
        weapon = table.weapons[id]
        far = reach(table, unit, weapon)
        if far > FAR and not may_be_directed(table, unit):
            far = FAR
        if is_follow_up(unit, weapon):
            again = max(again, far)
        first = max(first, far)
    return first, again


def reach_by_hex(table: StarterTable, kind: str, side: str) -> dict[int, tuple[int, int]]:
    """Return how far the fire of a side goes from each of its hexes, where it goes at all."""
    found: dict[int, tuple[int, int]] = {}
    for unit in table.on_map(side):
        far, again = reach_of(table, kind, unit)
        if far >= 0:
            before = found.get(unit.place, (NOWHERE, NOWHERE))
            found[unit.place] = (max(before[0], far), max(before[1], again))
    return found


def _in_range(table: StarterTable, reaches: dict[int, tuple[int, int]], hex: int) -> bool:
    distance = table.battle.ground.distance
    return any(distance(origin, hex) <= far for origin, (far, _) in reaches.items())


def _is_reached(table: StarterTable, origin: int, reach: tuple[int, int], hex: int) -> bool:
    """Tell whether fire from a hex reaches another and, where sight is told, sees it."""
    away = table.battle.ground.distance(origin, hex)
    if away > reach[0] or (tells_sight(table) and not in_sight(table, origin, hex)):
        return False
    return away <= reach[1] or not has_fired(table, origin, hex)


def _is_under_fire(table: StarterTable, reaches: dict[int, tuple[int, int]], hex: int) -> bool:
    """Tell whether somebody can fire at a hex; the first one found will do."""
    return any(_is_reached(table, origin, reach, hex) for origin, reach in reaches.items())
