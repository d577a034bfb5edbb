"""Unit rally: squads and half-squads under a leader of their hex (SK 3.1f, R1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.aslsk.goodorder import good_leaders, good_order
from caposaldo.aslsk.orders import Done
from caposaldo.aslsk.rallyorders import RallyOrders
from caposaldo.aslsk.rallyroll import foretell, try_to_rally
from caposaldo.aslsk.selfrally import broken_units, cannot_rally
from caposaldo.aslsk.starter import Act, Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import UnitId
from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Preview
from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Fact, Refusal, RuleId, rule

UNIT_RALLY: Final[RuleId] = rule("SK 3.1f")


class RallyUnder(Act):
    """Let a broken squad or half-squad try to rally under a leader (SK 3.1f)."""

    VERB: ClassVar[str] = "rally"
    WORDS: ClassVar[int] = 2

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, UnitRally)
        table, side = game.table, frame.side
        return [
            (unit.id, leader.id)
            for unit in broken_units(table, side)
            if not unit.leader
            for leader in good_leaders(table, unit.place, side)
        ]

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, UnitRally)
        table = game.table
        refusal = cannot_rally(table, frame.side, words[0], UNIT_RALLY)
        if refusal is not None:
            return refusal
        unit, leader = table.units[UnitId(words[0])], table.units.get(UnitId(words[1]))
        if unit.leader:
            return Refusal("leaders-rally-alone", UNIT_RALLY, {"unit": unit.id})
        if leader is None:
            return Refusal("no-such-unit", UNIT_RALLY, {"unit": words[1]})
        facts: dict[str, Fact] = {"unit": unit.id, "leader": leader.id}
        if not leader.leader or leader.side != unit.side or leader.place != unit.place:
            return Refusal("no-leader-there", UNIT_RALLY, facts)
        if not good_order(table, leader):
            return Refusal("not-in-good-order", UNIT_RALLY, {"unit": leader.id})
        return None

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        units = game.table.units
        try_to_rally(game, units[UnitId(words[0])], units[UnitId(words[1])], UNIT_RALLY)


class UnitRally(RallyOrders):
    """A side's leaders rally the units with them (SK 3.1f)."""

    KIND: ClassVar[str] = "aslsk.unit_rally"
    PROMPT: ClassVar[str] = "unit-rally"
    RULE: ClassVar[RuleId] = UNIT_RALLY


def preview(game: Starter, _frame: Step, wanted: Action) -> Preview | None:
    """Give the chances of a rally under a leader."""
    if wanted.verb != RallyUnder.VERB:
        return None
    units = game.table.units
    unit, leader = units[UnitId(wanted.args[0])], units[UnitId(wanted.args[1])]
    return foretell(game.table, unit, leader, wanted.notation, UNIT_RALLY)


FRAMES: Final[list[type[Step]]] = [UnitRally]
DEEDS: Final[dict[str, tuple[Deed[StarterTable], ...]]] = {UnitRally.KIND: (RallyUnder(), Done())}
