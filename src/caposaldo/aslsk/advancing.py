"""The advance phase: weapons change hands, then every fit unit may step one hex (SK 3.7, A1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.aslsk import desperation
from caposaldo.aslsk.advancecosts import (
    cost,
    leaders_ahead,
    lend_a_hand,
    mark_of_origin,
    takes_all,
)
from caposaldo.aslsk.asking import Ask, Steps
from caposaldo.aslsk.costs import EXIT_COST
from caposaldo.aslsk.entering import entry_hexes, is_due, lose_late
from caposaldo.aslsk.goodorder import good_order
from caposaldo.aslsk.leaving import may_exit
from caposaldo.aslsk.orders import Done
from caposaldo.aslsk.phases import ADVANCED, IN_CLOSE_COMBAT
from caposaldo.aslsk.portage import overloaded
from caposaldo.aslsk.stacking import crowded
from caposaldo.aslsk.starter import Act, Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.transfer import Transfer
from caposaldo.aslsk.units import Unit, UnitId
from caposaldo.aslsk.verbs import exhaust, exit_map, facts_of, move, note
from caposaldo.kernel.actions import Decision
from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Facts, Refusal, RuleId, rule

PHASE: Final[RuleId] = rule("SK 3.7")
ADVANCE: Final[RuleId] = rule("SK A1")
ENTRY: Final[RuleId] = rule("SK M11")
EXIT: Final[RuleId] = rule("SK V4")


class AdvancePhase(Steps):
    """The phase: orders of ATT, and the end of those who never came (SK 3.7, M11)."""

    KIND: ClassVar[str] = "aslsk.advance_phase"
    STEPS: ClassVar[tuple[str, ...]] = (
        "orders",  # SK 3.7
        "late",  # SK M11
    )

    def orders(self, game: Starter) -> None:
        """Ask ATT who advances."""
        game.push(AdvanceOrders())

    def late(self, game: Starter) -> None:
        """Eliminate those who should have entered in this turn (SK M11)."""
        lose_late(game)


class AdvanceOrders(Ask):
    """ATT hands weapons over and advances his units one by one (SK 3.7)."""

    KIND: ClassVar[str] = "aslsk.advance"
    PROMPT: ClassVar[str] = "advance"

    def decision(self, game: Starter) -> Decision | None:
        asked = super().decision(game)
        return asked if asked is not None and len(asked.options) > 1 else None

    def run(self, game: Starter) -> None:
        game.finish(self)

    def seat(self, game: Starter) -> str:
        return game.table.side

    def rule(self, game: Starter) -> RuleId:
        return PHASE

    def facts(self, game: Starter) -> Facts:
        table = game.table
        late = [each for each in table.units.values() if each.side == table.side]
        return {"entering": len([each for each in late if is_due(table, each)])}


class AdvanceUnit(Act):
    """Step into a neighbouring hex, or onto the map, enemies or not (SK 3.7, M11)."""

    VERB: ClassVar[str] = "advance"
    WORDS: ClassVar[int] = 2
    SURE: ClassVar[bool] = True

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        table = game.table
        battle, names = table.battle, table.battle.ground.names
        found: list[Words] = []
        for unit in table.units.values():
            if unit.side == table.side and unfit(table, unit) is None:
                if unit.on_map:
                    hexes = battle.ground.neighbours[unit.place]
                else:
                    hexes = entry_hexes(table, unit)
                for hex in hexes:
                    if hex >= 0 and _cannot_enter(table, unit, hex) is None:
                        found.append((unit.id, names[hex]))
        return found

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        table = game.table
        unit = table.units.get(UnitId(words[0]))
        if unit is None:
            return Refusal("no-such-unit", PHASE, {"unit": words[0]})
        hex = table.battle.ground.index.get(words[1])
        if hex is None:
            return Refusal("no-such-hex", PHASE, {"hex": words[1]})
        return unfit(table, unit) or _too_far(table, unit, hex) or _cannot_enter(table, unit, hex)

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        table = game.table
        unit, hex = table.units[UnitId(words[0])], table.battle.ground.index[words[1]]
        leaders = leaders_ahead(table, unit, hex)
        tired = takes_all(table, unit, cost(table, unit, hex), leaders)
        lend_a_hand(game, unit, leaders)
        origin = mark_of_origin(table, unit)
        move(game, [unit], hex, PHASE)
        unit = note(game, note(game, table.units[unit.id], ADVANCED), origin)
        if tired:
            unit = exhaust(game, unit, ADVANCE)
        if table.enemies_in(hex, unit.side):
            note(game, unit, IN_CLOSE_COMBAT)
            game.tell("enters-close-combat", (PHASE,), facts_of(table, unit))
        desperation.near(game, hex, unit.side)


def too_late_to_transfer(game: Starter, unit: Unit) -> Refusal | None:
    """Refuse weapons to change hands once a unit of the side has advanced (SK A1)."""
    for each in game.table.units.values():
        if each.marks and each.side == unit.side and ADVANCED in each.marks:
            return Refusal("transfers-come-first", ADVANCE)
    return None


def unfit(table: StarterTable, unit: Unit) -> Refusal | None:
    """Say why a unit may not advance at all, wherever to; None when it may (SK A1)."""
    if unit.side != table.side:
        return Refusal("not-your-unit", PHASE, {"unit": unit.id})
    if ADVANCED in unit.marks:
        return Refusal("advanced-already", PHASE, {"unit": unit.id})
    if not unit.on_map and not is_due(table, unit):
        return Refusal("not-on-map", ENTRY, {"unit": unit.id})
    if unit.on_map and unit.place in table.melee:
        return Refusal("held-in-melee", ADVANCE, {"unit": unit.id})
    if not good_order(table, unit):
        return Refusal("not-in-good-order", ADVANCE, {"unit": unit.id})
    if unit.pinned:
        return Refusal("pinned-stays", ADVANCE, {"unit": unit.id})
    return overloaded(table, unit)


def _too_far(table: StarterTable, unit: Unit, hex: int) -> Refusal | None:
    facts = {"unit": str(unit.id), "hex": table.battle.name(hex)}
    if not unit.on_map:
        here = hex in entry_hexes(table, unit)
        return None if here else Refusal("no-entry-there", ENTRY, {**facts})
    if hex in table.battle.ground.neighbours[unit.place]:
        return None
    return Refusal("one-hex-only", PHASE, {**facts})


def _cannot_enter(table: StarterTable, unit: Unit, hex: int) -> Refusal | None:
    """Say what keeps a unit out of a hex that lies before it."""
    return crowded(table, hex, unit.side, [unit]) or _too_dear(table, unit, hex)


def _too_dear(table: StarterTable, unit: Unit, hex: int) -> Refusal | None:
    """Say that a CX unit cannot make an advance that takes all its MF (SK 3.7, A1)."""
    if not unit.cx:
        return None
    if takes_all(table, unit, cost(table, unit, hex), leaders_ahead(table, unit, hex)):
        return Refusal("too-tired", ADVANCE, {"unit": unit.id, "hex": table.battle.name(hex)})
    return None


class AdvanceOff(Act):
    """Leave the map by an advance, where that counts and the reading allows it (SK A1, V4)."""

    VERB: ClassVar[str] = "exit"
    WORDS: ClassVar[int] = 1

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        table = game.table
        if not table.battle.exits or not table.battle.options.exit_by_advance:
            return []
        return [(unit.id,) for hex in table.battle.exits for unit in table.of_side(hex, table.side)]

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        table = game.table
        unit = table.units.get(UnitId(words[0]))
        if unit is None:
            return Refusal("no-such-unit", EXIT, {"unit": words[0]})
        if not table.battle.options.exit_by_advance:
            return Refusal("no-exit-by-advance", EXIT)
        refusal = unfit(table, unit)
        if refusal is not None:
            return refusal
        if not may_exit(table, unit.side, unit.place):
            name = table.battle.name(unit.place) if unit.on_map else ""
            return Refusal("no-exit-here", EXIT, {"hex": name})
        if unit.cx and takes_all(table, unit, EXIT_COST, []):
            return Refusal("too-tired-to-leave", ADVANCE, {"unit": unit.id})
        return None

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        unit = note(game, game.table.units[UnitId(words[0])], ADVANCED)
        exit_map(game, unit)


FRAMES: Final[list[type[Step]]] = [AdvancePhase, AdvanceOrders]
DEEDS: Final[dict[str, tuple[Deed[StarterTable], ...]]] = {
    AdvanceOrders.KIND: (Transfer(PHASE, too_late_to_transfer), AdvanceUnit(), AdvanceOff(), Done())
}
