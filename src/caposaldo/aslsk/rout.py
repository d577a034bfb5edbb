"""The rout phase: who despairs, who must flee and who may, who is lost (SK 3.6a, 3.6b, R5).

No attack is declared here, and the rules of this phase cannot be kept without knowing who sees
whom: lines of sight are facts in it, even where attacks are declared first (SK X15).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.aslsk.asking import AskSide, Steps
from caposaldo.aslsk.checks import settle
from caposaldo.aslsk.fleeing import Flight
from caposaldo.aslsk.goodorder import good_order, is_next_to_enemy
from caposaldo.aslsk.interdiction import is_exposed
from caposaldo.aslsk.leaderloss import Loss, record
from caposaldo.aslsk.orders import Done
from caposaldo.aslsk.phases import ROUTED
from caposaldo.aslsk.routpaths import RoutPaths
from caposaldo.aslsk.starter import Act, Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit, UnitId
from caposaldo.aslsk.verbs import eliminate, make_dm
from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Facts, Refusal, RuleId, rule

DESPERATION: Final[RuleId] = rule("SK 3.6a")
ROUT: Final[RuleId] = rule("SK 3.6b")
WHO: Final[RuleId] = rule("SK R5")
STEPS: Final[RuleId] = rule("SK R7")
MELEE: Final[RuleId] = rule("SK A7")


def despairs(table: StarterTable, unit: Unit) -> bool:
    """Tell whether a broken unit becomes DM when the phase begins (SK 3.6a, X11)."""
    if unit.place in table.melee:
        return False
    if is_exposed(table, unit.place, unit.side):
        return True
    near = [unit.place, *table.battle.ground.neighbours[unit.place]]
    return any(
        good_order(table, enemy)
        for hex in near
        if hex in table.stacks
        for enemy in table.enemies_in(hex, unit.side)
    )


def must_rout(table: StarterTable, unit: Unit) -> bool:
    """Tell whether a broken unit must rout (SK R5)."""
    if not unit.broken or not unit.on_map or unit.place in table.melee or ROUTED in unit.marks:
        return False
    if table.battle.options.every_dm_routs:
        return unit.dm
    return is_next_to_enemy(table, unit.place, unit.side) or is_exposed(
        table, unit.place, unit.side
    )


def may_rout(table: StarterTable, unit: Unit) -> bool:
    """Tell whether a unit must or may rout, if only it finds a way (SK R5)."""
    if not unit.broken or not unit.on_map or unit.place in table.melee or ROUTED in unit.marks:
        return False
    return unit.dm or must_rout(table, unit)


def can_rout(table: StarterTable, unit: Unit) -> bool:
    """Tell whether a unit finds a legal way (SK R6, R7, R8)."""
    return RoutPaths(table, unit, (), unit.place).exist()


class RoutPhase(Steps):
    """The phase in the order of the book: DM, then ATT's units, then DEF's (SK 3.6a, R5)."""

    KIND: ClassVar[str] = "aslsk.rout_phase"
    STEPS: ClassVar[tuple[str, ...]] = (
        "desperation",  # SK 3.6a
        "attackers",  # SK R5
        "attackers_lost",  # SK R5
        "defenders",  # SK R5
        "defenders_lost",  # SK R5
    )

    def desperation(self, game: Starter) -> None:
        """Make exposed units of both sides DM, before anybody routs (SK 3.6a)."""
        table = game.table
        broken = [unit for unit in table.units.values() if unit.broken and unit.on_map]
        for unit in [unit for unit in broken if not unit.dm and despairs(table, unit)]:
            make_dm(game, unit, DESPERATION)

    def attackers(self, game: Starter) -> None:
        """Let ATT's units rout (SK R5)."""
        game.push(RoutOrders(game.table.side))

    def attackers_lost(self, game: Starter) -> None:
        """Eliminate those of ATT who must rout and cannot (SK R5)."""
        lose_the_trapped(game, game.table.side)

    def defenders(self, game: Starter) -> None:
        """Let DEF's units rout (SK R5)."""
        game.push(RoutOrders(game.table.enemy))

    def defenders_lost(self, game: Starter) -> None:
        """Eliminate those of DEF who must rout and cannot (SK R5)."""
        lose_the_trapped(game, game.table.enemy)


def lose_the_trapped(game: Starter, side: str) -> None:
    """Eliminate the units of a side that had to rout and found no way (SK R5)."""
    table = game.table
    losses: list[Loss] = []
    for unit in [unit for unit in table.on_map(side) if must_rout(table, unit)]:
        record(losses, unit, True)
        eliminate(game, unit, WHO)
    settle(game, losses)


class RoutOrders(AskSide):
    """A side routs its units one at a time (SK R5)."""

    KIND: ClassVar[str] = "aslsk.rout_orders"
    PROMPT: ClassVar[str] = "rout"

    def __init__(self, side: str) -> None:
        super().__init__(side)
        self._able: dict[UnitId, bool] | None = None

    def rule(self, game: Starter) -> RuleId:
        return WHO

    def facts(self, game: Starter) -> Facts:
        able = self.able(game.table)
        bound = [id for id in able if able[id]]
        return {"must": len(bound), "may": len(able) - len(bound), "units": [*bound]}

    def able(self, table: StarterTable) -> dict[UnitId, bool]:
        """Return the units that can rout, and whether each must; until one sets out."""
        if self._able is None:
            self._able = {
                unit.id: must_rout(table, unit)
                for unit in table.on_map(self.side)
                if may_rout(table, unit) and can_rout(table, unit)
            }
        return self._able

    def forget(self) -> None:
        """Look anew at who can rout, since somebody moves."""
        self._able = None

    def waiting(self, game: Starter) -> bool:
        return bool(self.able(game.table))

    def run(self, game: Starter) -> None:
        game.finish(self)


class Rout(Act):
    """Begin the rout of a unit (SK 3.6b)."""

    VERB: ClassVar[str] = "rout"
    WORDS: ClassVar[int] = 1

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, RoutOrders)
        return [(id,) for id in frame.able(game.table)]

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, RoutOrders)
        table = game.table
        unit = table.units.get(UnitId(words[0]))
        if unit is None or not unit.on_map:
            return Refusal("no-such-unit", ROUT, {"unit": words[0]})
        if unit.side != frame.side:
            return Refusal("not-your-unit", ROUT, {"unit": words[0]})
        facts = {"unit": str(unit.id)}
        if not unit.broken:
            return Refusal("rout-not-broken", WHO, facts)
        if unit.place in table.melee:
            return Refusal("rout-in-melee", MELEE, facts)
        if ROUTED in unit.marks:
            return Refusal("has-routed", WHO, facts)
        if not may_rout(table, unit):
            return Refusal("not-desperate", WHO, facts)
        if unit.id not in frame.able(table):
            return Refusal("no-way-out", STEPS, facts)
        return None

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        assert isinstance(frame, RoutOrders)
        frame.forget()
        game.push(Flight(words[0]))


class EndRout(Done):
    """Let the others stay; those who must and can rout go first (SK R5)."""

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, RoutOrders)
        able = frame.able(game.table)
        bound = [str(id) for id in able if able[id]]
        return Refusal("must-rout-first", WHO, {"units": bound}) if bound else None


FRAMES: Final[list[type[Step]]] = [RoutPhase, RoutOrders]
DEEDS: Final[dict[str, tuple[Deed[StarterTable], ...]]] = {RoutOrders.KIND: (Rout(), EndRout())}
