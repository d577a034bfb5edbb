"""The US player sets up, openly and first (1.1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Question, Words
from caposaldo.kernel.rules import Facts, Refusal, RuleId, rule, term
from caposaldo.mortain.hexes import HexId
from caposaldo.mortain.movement import STACKING_LIMIT
from caposaldo.mortain.scenario import UNPLACED, US
from caposaldo.mortain.table import NOBODY, MortainTable, Unit
from caposaldo.mortain.verbs import Mortain, Step, name

SET_UP: Final = rule("SM 1.1")
ORDER: Final = rule("SM R24")


def next_to_place(table: MortainTable) -> Unit | None:
    """Return the unit that is to be placed next, in the order of the counters."""
    waiting = table.stacks.get(UNPLACED, NOBODY)
    return table.units[min(waiting, key=list(table.units).index)] if waiting else None


def place(game: Mortain, unit: Unit, where: str) -> None:
    """Set a unit up in a hex (1.1)."""
    game.table.put(unit, where, False)
    game.tell("placed", (SET_UP,), {"unit": name(unit), "hex": where})


class PlaceUnit(Deed[MortainTable]):
    """Put the next unit in a hex of one's choice (1.1)."""

    VERB: ClassVar[str] = "place"
    WORDS: ClassVar[int] = 1

    def objects(self, game: Mortain, frame: Step) -> Iterable[Words]:
        if next_to_place(game.table) is None:
            return ()
        return [(place,) for place in game.table.scenario.terrain]

    def obstacle(self, game: Mortain, frame: Step, words: Words) -> Refusal | None:
        table, where = game.table, HexId(words[0])
        if next_to_place(table) is None:
            return Refusal("all-placed", SET_UP)
        if where not in table.scenario.terrain:
            return Refusal("no-such-hex", SET_UP, {"hex": where})
        if where in table.scenario.east:
            return Refusal("no-set-up-in-the-east", SET_UP, {"hex": where})
        if table.crowd(where) >= STACKING_LIMIT:
            return Refusal("hex-full", SET_UP, {"hex": where})
        return None

    def perform(self, game: Mortain, frame: Step, words: Words) -> None:
        unit = next_to_place(game.table)
        assert unit is not None
        place(game, unit, words[0])


class UseSetUp(Deed[MortainTable]):
    """Take a whole set-up that the scenario offers."""

    VERB: ClassVar[str] = "setup"
    WORDS: ClassVar[int] = 1

    def objects(self, game: Mortain, frame: Step) -> Iterable[Words]:
        return [(name,) for name in game.table.scenario.setups]

    def obstacle(self, game: Mortain, frame: Step, words: Words) -> Refusal | None:
        table = game.table
        if words[0] not in table.scenario.setups:
            return Refusal("no-such-setup", SET_UP, {"setup": words[0]})
        if table.on_map(US):
            return Refusal("set-up-begun", SET_UP)
        return None

    def perform(self, game: Mortain, frame: Step, words: Words) -> None:
        chosen = game.table.scenario.setups[words[0]]
        game.tell("set-up-chosen", (ORDER,), {"setup": term(f"setup-{words[0]}")})
        while (unit := next_to_place(game.table)) is not None:
            place(game, unit, chosen[unit.type.id])


class Ready(Deed[MortainTable]):
    """Declare the set-up finished; the first card is turned."""

    VERB: ClassVar[str] = "ready"

    def obstacle(self, game: Mortain, frame: Step, words: Words) -> Refusal | None:
        if next_to_place(game.table) is not None:
            return Refusal("not-all-placed", SET_UP)
        return None

    def perform(self, game: Mortain, frame: Step, words: Words) -> None:
        game.finish(frame)
        game.tell("set-up-done", (SET_UP, ORDER), {})


DEEDS: Final[tuple[Deed[MortainTable], ...]] = (PlaceUnit(), UseSetUp(), Ready())


class SetUp(Question[MortainTable]):
    """The US player places every unit that starts on the map (1.1)."""

    KIND: ClassVar[str] = "mortain.set_up"
    PROMPT: ClassVar[str] = "place-unit"

    def seat(self, game: Mortain) -> str:
        return US

    def rule(self, game: Mortain) -> RuleId:
        return SET_UP

    def facts(self, game: Mortain) -> Facts:
        unit = next_to_place(game.table)
        return {"unit": name(unit) if unit is not None else "", "done": unit is None}
