"""Running steps of a rout, interdicted in the open, and where it ends (SK R6, R9, R10)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.aslsk.along import GoAlong
from caposaldo.aslsk.crawling import Crawl
from caposaldo.aslsk.discarding import LeaveWeapon
from caposaldo.aslsk.fleeing import COVER, START, Flight, lose
from caposaldo.aslsk.interdiction import ALONG, INTERDICTION, interdict
from caposaldo.aslsk.onecheck import BROKEN, ELIMINATED, PASSED, PINNED
from caposaldo.aslsk.settingout import cannot_enter, enter, set_out
from caposaldo.aslsk.starter import Act, Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Refusal, RuleId, rule

PATH: Final[RuleId] = rule("SK R6")


class Run(Act):
    """Rout into the next hex (SK R6, R7)."""

    VERB: ClassVar[str] = "go"
    WORDS: ClassVar[int] = 1

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Flight)
        name = game.table.battle.name
        return [(name(state[0]),) for state in frame.steps(game.table)]

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Flight)
        table = game.table
        if (stopped := cannot_enter(game, frame, words[0])) is not None:
            return stopped
        hex = table.battle.ground.index[words[0]]
        if any(state[0] == hex for state in frame.steps(table)):
            return None
        facts = {"unit": frame.unit, "hex": words[0]}
        if frame.mode == COVER and not table.battle.terrain(hex).shelter:
            return Refusal("rout-in-cover", PATH, facts)
        return Refusal("rout-leads-nowhere", PATH, facts)

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        assert isinstance(frame, Flight)
        table = game.table
        if frame.mode == START:
            set_out(game, frame)
        hex = table.battle.ground.index[words[0]]
        state = next(each for each in frame.steps(table) if each[0] == hex)
        exposed = frame.paths(table).ground.spot(hex).exposed
        frame.come_to(table, state)
        enter(game, frame, hex)
        if exposed:
            _suffer(game, frame)


def _suffer(game: Starter, frame: Flight) -> None:
    """Let the unit check for an open hex under enemy eyes; failing costs its leader (SK R9)."""
    table = game.table
    before, leader = frame.who(table), frame.leader(table)
    outcome = interdict(game, before, leader)
    if outcome == PASSED:
        return
    if outcome == PINNED:
        game.tell("rout-pinned", (INTERDICTION,), {**frame.facts(game)})
        frame.rest(game)
        return
    assert outcome in (BROKEN, ELIMINATED)
    if leader is not None:
        frame.along = ""
        lose(game, table.units[leader.id], ALONG)
    frame.forget()
    after = frame.who(table)
    if not after.on_map:
        game.finish(frame)
    elif after.wounded and not before.wounded:
        frame.slow_down(table)


class Stop(Act):
    """End the rout in this hex (SK R6)."""

    VERB: ClassVar[str] = "stop"

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Flight)
        if frame.may_stop(game.table):
            return None
        key = "rout-not-begun" if frame.mode == START else "rout-no-stop"
        return Refusal(key, PATH, {"unit": frame.unit})

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        assert isinstance(frame, Flight)
        frame.rest(game)


FRAMES: Final[list[type[Step]]] = [Flight]
DEEDS: Final[dict[str, tuple[Deed[StarterTable], ...]]] = {
    Flight.KIND: (Run(), Crawl(), GoAlong(), LeaveWeapon(), Stop())
}
