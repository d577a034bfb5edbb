"""The question before set-up: which buildings of its area a side fortifies in secret (SK V9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.aslsk.asking import AskSide
from caposaldo.aslsk.special.fortified import NOTED, candidates, houses_of, note, written
from caposaldo.aslsk.starter import Act, Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.kernel.actions import Decision
from caposaldo.kernel.contract import SPECTATOR
from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Facts, Refusal, RuleId, rule, term

SCENARIO: Final[RuleId] = rule("SK V9")
FORTIFY: Final[str] = "fortify"


def left_to_note(table: StarterTable) -> int:
    """Return how many buildings are still to be noted."""
    found = table.battle.specials.fortified
    return 0 if found is None else found.number - len(houses_of(table, NOTED))


def overheard(notation: str) -> str:
    """Return an answer as the other side hears it: without the building that it names."""
    return FORTIFY if notation.startswith(f"{FORTIFY} ") else notation


class Note(Act):
    """Note a building, named by its first hex, as fortified (SK V9)."""

    VERB: ClassVar[str] = FORTIFY
    WORDS: ClassVar[int] = 1

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        noted = houses_of(game.table, NOTED)
        free = [house for house in candidates(game.table) if house not in noted]
        return [(name,) for name in written(game.table, free)]

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        table = game.table
        ground = table.battle.ground
        hex = ground.index.get(words[0])
        if hex is None:
            return Refusal("no-such-hex", SCENARIO, {"hex": words[0]})
        house = ground.house[hex]
        if house < 0:
            return Refusal("no-building", SCENARIO, {"hex": words[0]})
        if house not in candidates(table):
            return Refusal("building-outside-area", SCENARIO, {"hex": words[0]})
        if house in houses_of(table, NOTED):
            return Refusal("already-fortified", SCENARIO, {"hex": words[0]})
        [first] = written(table, [house])
        if words[0] != first:
            return Refusal("name-first-hex", SCENARIO, {"hex": words[0], "first": first})
        return None

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        assert isinstance(frame, Fortifying)
        table = game.table
        house = table.battle.ground.house[table.battle.ground.index[words[0]]]
        note(table, NOTED, [*houses_of(table, NOTED), house])
        side = term(f"side-{frame.side}")
        others = (table.battle.other(frame.side), SPECTATOR)
        facts = {"side": side, "hex": words[0]}
        game.tell("fortified", (SCENARIO,), {**facts}, seen_by=(frame.side,))
        game.tell("fortified-unseen", (SCENARIO,), {"side": side}, seen_by=others)


class Fortifying(AskSide):
    """A side notes the buildings it fortifies, until all are or no other is left (SK V9)."""

    KIND: ClassVar[str] = "aslsk.fortifying"
    PROMPT: ClassVar[str] = FORTIFY

    def rule(self, game: Starter) -> RuleId:
        return SCENARIO

    def facts(self, game: Starter) -> Facts:
        return {"left": left_to_note(game.table)}

    def waiting(self, game: Starter) -> bool:
        return left_to_note(game.table) > 0

    def decision(self, game: Starter) -> Decision | None:
        asked = super().decision(game)
        return asked if asked is not None and asked.options else None

    def run(self, game: Starter) -> None:
        game.finish(self)


FRAMES: Final[list[type[Step]]] = [Fortifying]
DEEDS: Final[dict[str, tuple[Deed[StarterTable], ...]]] = {Fortifying.KIND: (Note(),)}
