"""The end of the rally phase: DM goes, but not next to the enemy nor against one's will (3.1g)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.aslsk.goodorder import keeps_despair
from caposaldo.aslsk.orders import Done
from caposaldo.aslsk.phases import KEEPS_DM
from caposaldo.aslsk.rallyorders import RallyOrders
from caposaldo.aslsk.starter import Act, Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit, UnitId
from caposaldo.aslsk.verbs import clear_dm, note
from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Refusal, RuleId, rule

END: Final[RuleId] = rule("SK 3.1g")
DM: Final[RuleId] = rule("SK R4")


def recovering(table: StarterTable, side: str) -> list[Unit]:
    """Return the units of a side that lose their DM unless it is kept: no enemy is next to them."""
    return [unit for unit in table.on_map(side) if unit.dm and not keeps_despair(table, unit)]


def remove_markers(game: Starter) -> None:
    """Take off the DM markers that go (SK 3.1g)."""
    table = game.table
    free = [unit for side in table.battle.sides for unit in recovering(table, side)]
    clear_dm(game, [unit for unit in free if KEEPS_DM not in unit.marks], END)


class KeepDm(Act):
    """Let a unit outside woods and buildings keep its DM (SK 3.1g)."""

    VERB: ClassVar[str] = "keep-dm"
    WORDS: ClassVar[int] = 1

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Keeping)
        return [(unit.id,) for unit in game.table.on_map(frame.side) if unit.dm]

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Keeping)
        table = game.table
        unit = table.units.get(UnitId(words[0]))
        if unit is None:
            return Refusal("no-such-unit", END, {"unit": words[0]})
        if unit.side != frame.side:
            return Refusal("not-your-unit", END, {"unit": unit.id})
        if not unit.dm or not unit.on_map:
            return Refusal("no-dm", END, {"unit": unit.id})
        if table.battle.terrain(unit.place).shelter:
            return Refusal("sheltered", END, {"unit": unit.id})
        if KEEPS_DM in unit.marks or keeps_despair(table, unit):
            return Refusal("keeps-dm-anyway", DM, {"unit": unit.id})
        return None

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        unit = note(game, game.table.units[UnitId(words[0])], KEEPS_DM)
        game.tell("keeps-dm", (END, DM), {"unit": unit.id, "type": unit.type.name})


class Keeping(RallyOrders):
    """A side chooses whose DM stays (SK 3.1g)."""

    KIND: ClassVar[str] = "aslsk.keeping"
    PROMPT: ClassVar[str] = "keep-dm"
    RULE: ClassVar[RuleId] = END


FRAMES: Final[list[type[Step]]] = [Keeping]
DEEDS: Final[dict[str, tuple[Deed[StarterTable], ...]]] = {Keeping.KIND: (KeepDm(), Done())}
