"""The questions of the rally phase: a step, a side, any number of orders (SK 3.1, R1)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.aslsk.asking import AskSide
from caposaldo.aslsk.goodorder import good_order, in_melee
from caposaldo.aslsk.phases import ACTED
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit, UnitId
from caposaldo.aslsk.verbs import note
from caposaldo.kernel.actions import Decision
from caposaldo.kernel.rules import Refusal, RuleId, rule

ORDER: Final[RuleId] = rule("SK R1")
MELEE: Final[RuleId] = rule("SK A7")
OFF_MAP: Final[RuleId] = rule("SK M11")


class RallyOrders(AskSide):
    """A step of the rally phase for one side; one that can do nothing in it is not asked."""

    RULE: ClassVar[RuleId] = ORDER

    def rule(self, game: Starter) -> RuleId:
        return self.RULE

    def decision(self, game: Starter) -> Decision | None:
        asked = super().decision(game)
        return asked if asked is not None and len(asked.options) > 1 else None

    def run(self, game: Starter) -> None:
        game.finish(self)


def ready_units(table: StarterTable, side: str) -> list[Unit]:
    """Return the units of a side on the map in good order that may still act in the phase."""
    return [
        unit
        for unit in table.on_map(side)
        if ACTED not in unit.marks and not unit.broken and unit.place not in table.melee
    ]


def cannot_act(table: StarterTable, side: str, id: str, why: RuleId) -> Refusal | None:
    """Say why a unit in good order cannot act in a step of the rally phase; None when it can."""
    unit = table.units.get(UnitId(id))
    if unit is None:
        return Refusal("no-such-unit", why, {"unit": id})
    if unit.side != side:
        return Refusal("not-your-unit", why, {"unit": id})
    if not unit.on_map:
        return Refusal("not-on-map", OFF_MAP, {"unit": id})
    if in_melee(table, unit):
        return Refusal("held-in-melee", MELEE, {"unit": id})
    if not good_order(table, unit):
        return Refusal("not-in-good-order", why, {"unit": id})
    return has_acted(unit)


def has_acted(unit: Unit) -> Refusal | None:
    """Say that a unit has had its one action of the phase; leaders are not so bound (SK 3.1)."""
    return Refusal("acted-already", ORDER, {"unit": unit.id}) if ACTED in unit.marks else None


def count_action(game: Starter, unit: Unit) -> None:
    """Count the one action of a squad or half-squad in the phase (SK 3.1, R1)."""
    if not unit.leader:
        note(game, game.table.units[unit.id], ACTED)
