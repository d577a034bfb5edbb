"""Low crawl: one hex, safe from interdiction (SK R8)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.aslsk.fleeing import START, Flight
from caposaldo.aslsk.settingout import cannot_enter, enter, set_out
from caposaldo.aslsk.starter import Act, Starter, Step
from caposaldo.kernel.frames import Words
from caposaldo.kernel.rules import Refusal, RuleId, rule

CRAWL: Final[RuleId] = rule("SK R8")
PATH: Final[RuleId] = rule("SK R6")


class Crawl(Act):
    """Rout by low crawl (SK R8)."""

    VERB: ClassVar[str] = "crawl"
    WORDS: ClassVar[int] = 1

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Flight)
        if frame.mode != START:
            return []
        name = game.table.battle.name
        return [(name(hex),) for hex in frame.paths(game.table).crawl()]

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Flight)
        table = game.table
        facts = {"unit": frame.unit, "hex": words[0]}
        if frame.mode != START:
            return Refusal("crawl-too-late", CRAWL, facts)
        paths = frame.paths(table)
        if paths.ground.spot(paths.start).inside:
            return Refusal("crawl-from-enemy", CRAWL, facts)
        if (stopped := cannot_enter(game, frame, words[0])) is not None:
            return stopped
        hex = table.battle.ground.index[words[0]]
        if not paths.ground.spot(hex).safe:
            return Refusal("crawl-beside", CRAWL, facts)
        return None if hex in paths.crawl() else Refusal("rout-leads-nowhere", PATH, facts)

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        assert isinstance(frame, Flight)
        set_out(game, frame)
        enter(game, frame, game.table.battle.ground.index[words[0]])
        game.tell("crawled", (CRAWL,), {**frame.facts(game)})
        frame.rest(game)
