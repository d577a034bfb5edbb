"""Where leaders stand in a close combat: beside a squad or half-squad, or alone (SK 3.8b, A4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, Final, cast

from caposaldo.aslsk.asking import AskSide
from caposaldo.aslsk.parties import companions, pair, undecided
from caposaldo.aslsk.starter import Act, Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit, UnitId
from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Facts, Refusal, RuleId, rule

if TYPE_CHECKING:
    from caposaldo.aslsk.closecombat import HexFight

LEADERS: Final[RuleId] = rule("SK A4")


def fight_under_way(game: Starter) -> HexFight:
    """Return the close combat in which the question on top is asked."""
    return cast("HexFight", game.stack[-2])


class Stand(AskSide):
    """A side says of each of its leaders, in their order, with whom he fights (SK A4)."""

    KIND: ClassVar[str] = "aslsk.stand"
    PROMPT: ClassVar[str] = "stand"

    def rule(self, game: Starter) -> RuleId:
        return LEADERS

    def facts(self, game: Starter) -> Facts:
        leader = next_leader(game, self.side)
        hex = game.table.battle.name(leader.place)
        return {"unit": leader.id, "type": leader.type.name, "hex": hex}


def next_leader(game: Starter, side: str) -> Unit:
    """Return the leader who is asked for now."""
    fight = fight_under_way(game)
    return undecided(game.table, fight.hex, side, fight.pairs)[0]


class Beside(Act):
    """Let a leader fight and be attacked together with a squad or half-squad (SK A4)."""

    VERB: ClassVar[str] = "beside"
    WORDS: ClassVar[int] = 2

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Stand)
        leader = next_leader(game, frame.side)
        found = companions(game.table, leader.place, frame.side)
        return [(leader.id, unit.id) for unit in found]

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Stand)
        refusal = _not_asked_for(game, frame.side, words[0])
        if refusal is not None:
            return refusal
        unit = game.table.units.get(UnitId(words[1]))
        if unit is None:
            return Refusal("no-such-unit", LEADERS, {"unit": words[1]})
        if unit not in companions(game.table, fight_under_way(game).hex, frame.side):
            return Refusal("no-companion", LEADERS, {"unit": unit.id})
        return None

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        _decide(game, frame, words[0], words[1])


class Alone(Act):
    """Let a leader fight alone, without his leadership, and be attacked alone (SK A4)."""

    VERB: ClassVar[str] = "alone"
    WORDS: ClassVar[int] = 1

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Stand)
        return [(next_leader(game, frame.side).id,)]

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Stand)
        return _not_asked_for(game, frame.side, words[0])

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        _decide(game, frame, words[0], "")


def _not_asked_for(game: Starter, side: str, id: str) -> Refusal | None:
    leader = next_leader(game, side)
    if id == leader.id:
        return None
    return Refusal("other-leader-first", LEADERS, {"unit": id, "leader": leader.id})


def _decide(game: Starter, frame: Step, leader: str, head: str) -> None:
    assert isinstance(frame, Stand)
    fight = fight_under_way(game)
    fight.pairs = (*fight.pairs, pair(UnitId(leader), head))
    if not undecided(game.table, fight.hex, frame.side, fight.pairs):
        game.finish(frame)


FRAMES: Final[list[type[Step]]] = [Stand]
DEEDS: Final[dict[str, tuple[Deed[StarterTable], ...]]] = {Stand.KIND: (Beside(), Alone())}
