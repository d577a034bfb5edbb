"""Leaders who rout along with a unit (SK R10)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.aslsk.fleeing import START, Flight
from caposaldo.aslsk.goodorder import good_order
from caposaldo.aslsk.phases import ROUTED
from caposaldo.aslsk.routpaths import RoutPaths
from caposaldo.aslsk.starter import Act, Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit, UnitId
from caposaldo.kernel.frames import Words
from caposaldo.kernel.rules import Refusal, RuleId, rule

ALONG: Final[RuleId] = rule("SK R10")


def may_go_along(table: StarterTable, unit: Unit, leader: Unit) -> bool:
    """Tell whether a leader is free to go with a unit of his hex, before it sets out."""
    return (
        leader.leader
        and leader.side == unit.side
        and leader.place == unit.place
        and good_order(table, leader)
        and (not leader.pinned or table.battle.options.pinned_go_along)
        and ROUTED not in leader.marks
    )


class GoAlong(Act):
    """Take a leader along (SK R10)."""

    VERB: ClassVar[str] = "along"
    WORDS: ClassVar[int] = 1

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Flight)
        table = game.table
        if frame.mode != START or frame.along:
            return []
        unit = frame.who(table)
        here = table.of_side(unit.place, unit.side)
        return [(each.id,) for each in here if may_go_along(table, unit, each)]

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Flight)
        table = game.table
        unit = frame.who(table)
        leader = table.units.get(UnitId(words[0]))
        if leader is None:
            return Refusal("no-such-unit", ALONG, {"unit": words[0]})
        facts = {"unit": frame.unit, "leader": words[0]}
        if frame.mode != START or frame.along:
            return Refusal("along-too-late", ALONG, facts)
        if leader.pinned and not table.battle.options.pinned_go_along:
            return Refusal("along-pinned", ALONG, facts)
        if not may_go_along(table, unit, leader):
            return Refusal("along-not-he", ALONG, facts)
        if RoutPaths(table, unit, [leader], unit.place).exist():
            return None
        return Refusal("along-no-way", ALONG, facts)

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        assert isinstance(frame, Flight)
        frame.along = words[0]
        frame.forget()
