"""Forming a stack, saying how it moves, splitting it and ending its move (SK M3, M6, M7)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.aslsk.allowance import left
from caposaldo.aslsk.entering import ENTRY, is_due
from caposaldo.aslsk.goodorder import good_order
from caposaldo.aslsk.moving import Stack, halt, members
from caposaldo.aslsk.phases import ASSAULT, MOVED, WAS_CX
from caposaldo.aslsk.stacking import LIMIT, too_many
from caposaldo.aslsk.starter import Act, Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.tracks import has_begun
from caposaldo.aslsk.units import Unit, UnitId, waits
from caposaldo.aslsk.verbs import exhaust, note
from caposaldo.aslsk.weaponuse import has_prep_fired
from caposaldo.kernel.frames import Words
from caposaldo.kernel.rules import Refusal, RuleId, rule

MOVEMENT: Final[RuleId] = rule("SK 3.3")
ORDER: Final[RuleId] = rule("SK M3")
CAREFUL: Final[RuleId] = rule("SK M6")
RUNNING: Final[RuleId] = rule("SK M7")


def cannot_move(table: StarterTable, id: str) -> Refusal | None:
    """Say what keeps a unit from moving in this phase (SK 3.3, M3)."""
    unit = table.units.get(UnitId(id))
    if unit is None:
        return Refusal("no-such-unit", MOVEMENT, {"unit": id})
    if unit.side != table.side:
        return Refusal("not-your-unit", MOVEMENT, {"unit": id})
    if not unit.on_map and not waits(unit.place):
        return Refusal("not-on-map", MOVEMENT, {"unit": id})
    if MOVED in unit.marks:
        return Refusal("has-moved", ORDER, {"unit": id})
    if unit.broken:
        return Refusal("broken-stays", ORDER, {"unit": id})
    if unit.pinned:
        return Refusal("pinned-stays", ORDER, {"unit": id})
    if has_prep_fired(table, unit):
        return Refusal("prep-fire-stays", MOVEMENT, {"unit": id})
    if not good_order(table, unit):
        return Refusal("melee-stays", ORDER, {"unit": id})
    if not unit.on_map and not is_due(table, unit):
        return Refusal("not-due", ENTRY, {"unit": id})
    return None


def movable(table: StarterTable) -> list[Unit]:
    """Return the units of ATT that may still begin to move."""
    return [
        unit
        for unit in table.units.values()
        if unit.side == table.side and cannot_move(table, unit.id) is None
    ]


class Move(Act):
    """Begin to move a unit; others of its hex may come along (SK M3)."""

    VERB: ClassVar[str] = "move"
    WORDS: ClassVar[int] = 1

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        return [(unit.id,) for unit in movable(game.table)]

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        return cannot_move(game.table, words[0])

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        game.push(Stack((words[0],)))


class With(Act):
    """Take another unit of the hex along; in the order of numbers, so that each stack is one."""

    VERB: ClassVar[str] = "with"
    WORDS: ClassVar[int] = 1

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Stack)
        group = members(game.table, frame)
        if _is_settled(group):
            return []
        table, place, last = game.table, group[0].place, group[-1].rank
        around = table.here(place) if place >= 0 else list(table.units.values())
        return [(unit.id,) for unit in around if unit.place == place and unit.rank > last]

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Stack)
        stopped = cannot_move(game.table, words[0])
        if stopped is not None:
            return stopped
        group = members(game.table, frame)
        if _is_settled(group):
            return Refusal("move-begun", ORDER, {"unit": words[0]})
        unit = game.table.units[UnitId(words[0])]
        if unit.place != group[0].place:
            return Refusal("elsewhere", ORDER, {"unit": words[0]})
        if unit.rank <= group[-1].rank:
            return Refusal("name-in-order", ORDER, {"unit": words[0]})
        # Those of a hex can be no more than a hex holds; off the map any number wait.
        if not unit.on_map and too_many(game.table, [*group, unit]):
            return Refusal("too-many-together", LIMIT, {"unit": words[0]})
        return None

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        assert isinstance(frame, Stack)
        frame.units = (*frame.units, words[0])


class DoubleTime(Act):
    """Run: 2 MF more for everybody in the stack, CX at once (SK M7)."""

    VERB: ClassVar[str] = "double-time"

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Stack)
        for unit in members(game.table, frame):
            if ASSAULT in unit.marks:
                return Refusal("assault-or-run", RUNNING, {"unit": unit.id})
            if unit.cx:
                return Refusal("runs-already", RUNNING, {"unit": unit.id})
            if has_begun(unit):
                return Refusal("declare-first", RUNNING, {"unit": unit.id})
            if WAS_CX in unit.marks:
                return Refusal("was-exhausted", RUNNING, {"unit": unit.id})
            if unit.wounded:
                return Refusal("wounded-walks", RUNNING, {"unit": unit.id})
        return None

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        assert isinstance(frame, Stack)
        for unit in members(game.table, frame):
            exhaust(game, unit, RUNNING)


class Assault(Act):
    """Move with care: one hex, and not all MF (SK M6)."""

    VERB: ClassVar[str] = "assault"

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Stack)
        for unit in members(game.table, frame):
            if unit.cx:
                return Refusal("assault-or-run", CAREFUL, {"unit": unit.id})
            if ASSAULT in unit.marks or has_begun(unit):
                return Refusal("declare-first", CAREFUL, {"unit": unit.id})
        return None

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        assert isinstance(frame, Stack)
        for unit in members(game.table, frame):
            note(game, unit, ASSAULT)
        game.tell("assault-declared", (CAREFUL,), {"units": list(frame.units)})


class Leave(Act):
    """Leave a unit of the stack behind; it may go its own way when the others are done (SK M3)."""

    VERB: ClassVar[str] = "leave"
    WORDS: ClassVar[int] = 1

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Stack)
        group = members(game.table, frame)
        # Nobody need be left behind when nobody can go on.
        if len(group) == 1 or all(left(game.table, group, unit) <= 0 for unit in group):
            return []
        return [(id,) for id in frame.units]

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Stack)
        if words[0] not in frame.units:
            return Refusal("not-in-stack", ORDER, {"unit": words[0]})
        if len(frame.units) == 1:
            return Refusal("alone-in-stack", ORDER, {"unit": words[0]})
        if not has_begun(game.table.units[UnitId(words[0])]):
            return Refusal("nothing-spent", ORDER, {"unit": words[0]})
        return None

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        assert isinstance(frame, Stack)
        frame.units = tuple([id for id in frame.units if id != words[0]])
        frame.later = (*frame.later, words[0])


class Halt(Act):
    """End the move of those who go together; what MF they have left are lost (SK M3)."""

    VERB: ClassVar[str] = "halt"

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        assert isinstance(frame, Stack)
        halt(game, frame)


def _is_settled(group: list[Unit]) -> bool:
    """Tell whether a stack has said how it moves or has begun, so that nobody joins it."""
    first = group[0]
    return first.cx or ASSAULT in first.marks or has_begun(first)
