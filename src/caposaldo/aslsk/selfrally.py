"""Self-rally: leaders, and one squad or half-squad of ATT (SK 3.1e, R2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.aslsk.goodorder import in_melee
from caposaldo.aslsk.orders import Done
from caposaldo.aslsk.phases import LONE_TRY, TRIED
from caposaldo.aslsk.rallyorders import MELEE, OFF_MAP, ORDER, RallyOrders
from caposaldo.aslsk.rallyroll import ROLLS, foretell, try_to_rally
from caposaldo.aslsk.starter import Act, Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit, UnitId
from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Preview
from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Refusal, RuleId, rule

SELF_RALLY: Final[RuleId] = rule("SK 3.1e")


def broken_units(table: StarterTable, side: str) -> list[Unit]:
    """Return the broken units of a side on the map that have not tried to rally in the phase."""
    return [unit for unit in table.on_map(side) if unit.broken and TRIED not in unit.marks]


def cannot_rally(table: StarterTable, side: str, id: str, why: RuleId) -> Refusal | None:
    """Say why a unit cannot try to rally at all; None when it can."""
    unit = table.units.get(UnitId(id))
    if unit is None:
        return Refusal("no-such-unit", why, {"unit": id})
    if unit.side != side:
        return Refusal("not-your-unit", why, {"unit": id})
    if not unit.on_map:
        return Refusal("not-on-map", OFF_MAP, {"unit": id})
    if not unit.broken:
        return Refusal("not-broken", why, {"unit": id})
    if in_melee(table, unit):
        return Refusal("held-in-melee", MELEE, {"unit": id})
    return Refusal("tried-already", ORDER, {"unit": id}) if TRIED in unit.marks else None


class RallyAlone(Act):
    """Let a broken unit try to rally by itself (SK 3.1e)."""

    VERB: ClassVar[str] = "self-rally"
    WORDS: ClassVar[int] = 1

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, SelfRally)
        return [(unit.id,) for unit in broken_units(game.table, frame.side)]

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, SelfRally)
        table = game.table
        refusal = cannot_rally(table, frame.side, words[0], SELF_RALLY)
        if refusal is not None:
            return refusal
        unit = table.units[UnitId(words[0])]
        if unit.type.self_rally:
            return None
        if frame.side != table.side:
            return Refusal("no-self-rally-mark", ROLLS, {"unit": unit.id})
        if LONE_TRY in table.notes:
            return Refusal("one-self-rally", ROLLS, {"unit": table.notes[LONE_TRY]})
        return None

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        table = game.table
        unit = table.units[UnitId(words[0])]
        if not unit.type.self_rally:
            table.notes[LONE_TRY] = unit.id
        try_to_rally(game, unit, None, SELF_RALLY)


class SelfRally(RallyOrders):
    """A side tries its self-rallies (SK 3.1e)."""

    KIND: ClassVar[str] = "aslsk.self_rally"
    PROMPT: ClassVar[str] = "self-rally"
    RULE: ClassVar[RuleId] = SELF_RALLY


def preview(game: Starter, _frame: Step, wanted: Action) -> Preview | None:
    """Give the chances of a self-rally."""
    if wanted.verb != RallyAlone.VERB:
        return None
    unit = game.table.units[UnitId(wanted.args[0])]
    return foretell(game.table, unit, None, wanted.notation, SELF_RALLY)


FRAMES: Final[list[type[Step]]] = [SelfRally]
DEEDS: Final[dict[str, tuple[Deed[StarterTable], ...]]] = {SelfRally.KIND: (RallyAlone(), Done())}
