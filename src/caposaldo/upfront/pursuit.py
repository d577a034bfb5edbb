"""Pursuit: the winner of a scenario of a campaign may play on (42.7 to 42.74)."""

from __future__ import annotations

import json
from typing import ClassVar, Final

from caposaldo.kernel.contract import Result
from caposaldo.kernel.frames import Deed, Frame, Question, Script, Words
from caposaldo.kernel.rules import Fact, Facts, Modifier, RuleId, rule
from caposaldo.upfront.command import leader
from caposaldo.upfront.groups import find
from caposaldo.upfront.men import Man
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.values import morale, morale_changes, printed_morale
from caposaldo.upfront.verbs import Step, UpFront, draw, man_name

PURSUIT: Final = rule("UF 42.7")
CHECK: Final = rule("UF 42.72")
ENDS: Final = rule("UF 42.73")
COMMISSAR: Final = "COMMISSAR"
OF_A_TURN: Final = "upfront.turn"
OVER: Final = "end"


class Chase(Frame[UpFrontTable]):
    """A scenario that is won and played on; it lies under everything else (42.74).

    `winner`, `reason`, `cited` and `facts` (JSON) are the result that stands, `deck` the pass of
    the deck in which the pursuit must end.
    """

    KIND: ClassVar[str] = "upfront.chase"
    FIELDS: ClassVar[tuple[str, ...]] = ("winner", "reason", "cited", "facts", "deck")
    SORTS: ClassVar[tuple[type, ...]] = (str, str, str, str, int)

    def __init__(self, winner: str, reason: str, cited: str, facts: str, deck: int) -> None:
        self.winner: Final = winner
        self.reason: Final = reason
        self.cited: Final = cited
        self.facts: Final = facts
        self.deck: Final = deck

    def run(self, game: UpFront) -> None:
        game.end(self.result())

    def result(self) -> Result:
        """Return the result that stands whatever happens in the pursuit (42.74)."""
        return Result(self.winner, self.reason, RuleId(self.cited), json.loads(self.facts))

    def over(self, table: UpFrontTable) -> bool:
        """Tell whether the pile is used up or nobody is left to pursue, or to be (42.73)."""
        if table.over or table.decks != self.deck:
            return True
        return not all(table.side(side) for side in table.battle.sides)


def chase_of(game: UpFront) -> Chase | None:
    """Return the pursuit under way, if there is one."""
    for frame in game.stack:
        if isinstance(frame, Chase):
            return frame
    return None


def already_won(game: UpFront) -> Result | None:
    """Return the win that stands while the winner pursues, or is asked whether he does (42.74)."""
    for frame in game.stack:
        if isinstance(frame, Chase):
            return frame.result()
        if isinstance(frame, Pursuing):
            return frame.chase(0).result()
    return None


def pursuers(table: UpFrontTable, side: str) -> list[Man]:
    """Return who may take the check: the unpinned SL, or who is one now, or Commissar (42.72)."""
    chief = leader(table, side)
    found = [] if chief is None or chief.pinned else [chief]
    for group in table.side(side):
        for man in group.men:
            if man.card.role == COMMISSAR and not man.pinned and man not in found:
                found.append(man)
    return found


def offers(game: UpFront, result: Result) -> bool:
    """Ask the winner whether he pursues, if he can at all, and tell whether he is asked (42.7)."""
    table = game.table
    if result.winner is None or table.over or not table.pile:
        return False
    if not pursuers(table, result.winner) or not table.side(table.battle.enemy(result.winner)):
        return False
    facts = json.dumps(dict(result.facts), sort_keys=True)
    game.push(Pursuing(result.winner, result.reason, result.rule, facts))
    return True


class Pursuing(Question[UpFrontTable]):
    """Whether the winner tries to pursue, before the scenario ends (42.7)."""

    KIND: ClassVar[str] = "upfront.pursuing"
    PROMPT: ClassVar[str] = "pursue"
    FIELDS: ClassVar[tuple[str, ...]] = ("winner", "reason", "cited", "known")
    SORTS: ClassVar[tuple[type, ...]] = (str, str, str, str)

    def __init__(self, winner: str, reason: str, cited: str, known: str) -> None:
        self.winner: Final = winner
        self.reason: Final = reason
        self.cited: Final = cited
        self.known: Final = known

    def seat(self, game: UpFront) -> str:
        return self.winner

    def rule(self, game: UpFront) -> RuleId:
        return PURSUIT

    def facts(self, game: UpFront) -> Facts:
        return {"seat": self.winner, "enemy": game.table.battle.enemy(self.winner)}

    def chase(self, deck: int) -> Chase:
        """Return the pursuit of this win."""
        return Chase(self.winner, self.reason, self.cited, self.known, deck)


class Pursue(Deed[UpFrontTable]):
    """Let a leader check his nerve for the pursuit (42.72): `pursue g1`."""

    VERB: ClassVar[str] = "pursue"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> list[Words]:
        assert isinstance(frame, Pursuing)
        return [(man.card.id,) for man in pursuers(game.table, frame.winner)]

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Pursuing)
        game.finish(frame)
        table = game.table
        # What goes on: the draw may put something on top of it, as a Breeze that feeds a fire.
        below = game.stack[-1]
        chase = frame.chase(table.decks)
        if not _dares(game, words[0]):
            game.end(chase.result())
            return
        game.stack.insert(0, chase)
        game.tell("pursues", (PURSUIT, ENDS), {"seat": frame.winner})
        _resume(game, below)


class LetGo(Deed[UpFrontTable]):
    """Let the enemy go; the scenario ends (42.7)."""

    VERB: ClassVar[str] = "let-go"

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Pursuing)
        game.finish(frame)
        game.end(frame.chase(0).result())


def _dares(game: UpFront, id: str) -> bool:
    """Draw for the leader; failing does not pin him (42.72)."""
    table = game.table
    card = draw(game, "pursuit")
    group = find(table.groups, id)
    man = group.man(id) if group is not None else None
    assert group is not None
    assert man is not None
    stands = morale(table, group, man)
    passed = card.rn < stands
    facts: dict[str, Fact] = {
        "seat": group.side,
        "man": man_name(man),
        "card": card.id,
        "number": card.rn,
        "morale": stands,
        "passed": passed,
    }
    base = Modifier(printed_morale(table, man), CHECK, "morale")
    game.tell("pursuit-check", (CHECK,), facts, (base, *morale_changes(table, group, man)))
    return passed


def _resume(game: UpFront, below: Step) -> None:
    """Let the procedure that found the scenario won take the same step again, now to go on."""
    if not isinstance(below, Script) or (below.KIND == OF_A_TURN and below.step == OVER):
        return
    steps = (*game.kind.steps.get(below.KIND, below.STEPS), OVER)
    below.step = steps[steps.index(below.step) - 1]


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Chase, Pursuing]
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {Pursuing.KIND: (Pursue(), LetGo())}
