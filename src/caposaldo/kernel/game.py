"""A running game: a table, a stack of frames, and one way forward."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from caposaldo.kernel.actions import Action, Decision, parse_chain
from caposaldo.kernel.chance import Chance, read_chance
from caposaldo.kernel.codec import fingerprint, listing, mapping, read_frame, with_digest
from caposaldo.kernel.contract import SPECTATOR, GameKind, Preview, Result, Setup, Table
from caposaldo.kernel.errors import IllegalAction, NotYourDecision, StaleDecision
from caposaldo.kernel.events import Event
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.rules import Fact, Modifier, Refusal, RuleId

T = TypeVar("T", bound=Table)

SAVE_FORMAT: Final = 1
MARK_EVERY: Final = 64
"""After so many answers a copy is kept, so that undo has little to play again."""


@dataclass(frozen=True)
class Origin:
    """Where a game began: its setup, the chance before the first draw, and any given position.

    `rules` is the version of the rules it was begun under; 0 is the one at hand.
    """

    setup: Setup
    chance: dict[str, object]
    position: Mapping[str, object] | None
    rules: int = 0

    def data(self) -> dict[str, object]:
        """Return the origin as JSON-ready data."""
        return {
            "setup": self.setup.data(),
            "chance": self.chance,
            "position": dict(self.position) if self.position is not None else None,
        }


class Game(Generic[T]):
    """One game under way; `answers` is its whole history, `floor` how far undo may go back."""

    def __init__(
        self,
        kind: GameKind[T],
        origin: Origin,
        table: T,
        stack: list[Frame[T]],
        chance: Chance,
        answers: list[tuple[str, str]],
    ) -> None:
        self.kind: Final = kind
        self.origin = origin
        self.table = table
        self.stack = stack
        self.chance = chance
        self.answers = answers
        self.outcome: Result | None = None
        self.floor = len(answers)
        self._asked: Decision | None = None
        self._told: list[Event] = []
        self._marks: tuple[Game[T], ...] = ()
        self._cut: Frame[T] | None = None

    # What rules call -------------------------------------------------------------------------

    def push(self, frame: Frame[T]) -> None:
        """Start a procedure on top of the present one."""
        self.stack.append(frame)

    def interrupt(self, frame: Frame[T]) -> None:
        """Start a procedure before all that is under way, once the present step is done."""
        self._cut = frame

    @property
    def interrupted(self) -> bool:
        """Whether the present step is the last before something that comes in between."""
        return self._cut is not None

    def finish(self, frame: Frame[T]) -> None:
        """End the procedure on top."""
        top = self.stack.pop()
        assert top is frame, f"{frame.KIND} is not on top"

    def tell(
        self,
        kind: str,
        rules: tuple[RuleId, ...],
        facts: dict[str, Fact],
        modifiers: tuple[Modifier, ...] = (),
        seen_by: tuple[str, ...] | None = None,
    ) -> None:
        """Say what happened, under which rules, to everybody or to some seats only."""
        self._told.append(Event(kind, rules, facts, modifiers, seen_by))

    def reveal(self) -> None:
        """Say that something hidden is shown, so that what led to it cannot be taken back."""
        self.floor = len(self.answers)

    def end(self, result: Result) -> None:
        """Stop the game with a result."""
        self.outcome = result
        self.stack.clear()

    def reading(self, name: str) -> str:
        """Return the value in force of a named reading; one that came later as it was before."""
        named = self.origin.setup.readings.get(name)
        return named if named is not None else self.kind.readings[name].unnamed

    # The contract ------------------------------------------------------------------------------

    @property
    def setup(self) -> Setup:
        """What was agreed before the game began."""
        return self.origin.setup

    def decision(self) -> Decision | None:
        """Return who is asked what; None when the game is over."""
        return self._asked

    @property
    def draws(self) -> int:
        """How many draws its chance has given since it began."""
        before = self.origin.chance.get("uses", 0)
        return self.chance.uses - (before if isinstance(before, int) else 0)

    def told(self, seat: str | None = None) -> list[Event]:
        """Return the events of the last answer, or of the beginning, that a seat may see."""
        return [event for event in self._told if seat is None or event.seen(seat)]

    def result(self) -> Result | None:
        """Return how the game ended; None while it goes on."""
        return self.outcome

    def answer(
        self, answer: Action | str, seat: str | None = None, at: int | None = None
    ) -> list[Event]:
        """Apply one offered action, or a chain of them, and return what happened.

        `seat` guards against answering for another, `at` (the number of answers so far) against
        answering a question that is no longer open. A refusal changes nothing. A chain may not go
        on where undo could not go back, or its refusal would tell what was drawn.
        """
        if at is not None and at != len(self.answers):
            raise StaleDecision(
                f"answer {at} was asked for, the game stands at {len(self.answers)}"
            )
        steps = [answer] if isinstance(answer, Action) else parse_chain(answer)
        asked = self._asked
        if asked is None:
            raise StaleDecision("the game is over")
        if seat is not None and seat != asked.seat:
            raise NotYourDecision(f"{asked.seat} is asked, not {seat}")
        if len(steps) == 1:
            self._take(asked.seat, self._chosen(steps[0]))
            return self._told
        trial = self._after(steps[:-1])
        told = trial._told + trial.answer(steps[-1])
        self._become(trial, told)
        return told

    def why_not(self, seat: str, notation: str) -> Refusal | None:
        """Say what stops an action, or a chain of them; None when nothing does."""
        steps = parse_chain(notation)
        asked = self._asked
        if asked is None:
            return self._over()
        if seat != asked.seat:
            return Refusal("not-your-decision", asked.rule, {"seat": asked.seat})
        try:
            self._after(steps[:-1])._chosen(steps[-1])
        except IllegalAction as error:
            return error.refusal
        return None

    def preview(self, wanted: Action | str) -> Preview | None:
        """Say what an offered action, or the last of a chain, will do."""
        steps = [wanted] if isinstance(wanted, Action) else parse_chain(wanted)
        trial = self._after(steps[:-1])
        return self.kind.preview(trial, trial._chosen(steps[-1]))

    def view(self, seat: str) -> dict[str, object]:
        """Return what one seat may know, JSON-ready; spectators are a seat."""
        if seat != SPECTATOR and seat not in self.kind.seats(self.setup):
            raise NotYourDecision(f"there is no seat {seat!r}")
        asked = self._asked
        return {
            "game": self.kind.id,
            "scenario": self.setup.scenario,
            "readings": self.kind.in_force(self.setup),
            "dialect": self.kind.dialect(self),
            "seat": seat,
            "at": len(self.answers),
            "asked": asked.data(with_options=asked.seat == seat) if asked is not None else None,
            "undo": asked is not None and asked.seat == seat and self.may_undo(),
            "result": self.outcome.data() if self.outcome is not None else None,
            "table": self.kind.view(self, seat),
        }

    def redeal(self, seat: str, chance: Chance) -> Game[T]:
        """Return a full game consistent with what the seat knows, for search; its past is blank."""
        twin = self.kind.redeal(self, seat, chance)
        twin.origin = Origin(self.setup, {"kind": "redealt"}, None, self.origin.rules)
        twin.answers = [("", "")] * len(self.answers)
        twin._told = self.told(seat)
        twin._marks = ()
        twin.advance()
        return twin

    def copy(self) -> Game[T]:
        """Return a game that will go the same way under the same answers."""
        twin: Game[T] = Game(
            self.kind,
            self.origin,
            self.table.copy(),  # type: ignore[arg-type]  # a table's copy is of its own class
            [frame.copy() for frame in self.stack],
            self.chance.copy(),
            self.answers.copy(),
        )
        twin.outcome = self.outcome
        twin.floor = self.floor
        twin._asked = self._asked
        # What goes its own way tells its own events.
        twin._told = self._told.copy()
        twin._marks = self._marks
        return twin

    def may_undo(self) -> bool:
        """Tell whether the last answer can be taken back without unseeing anything."""
        return len(self.answers) > self.floor

    def undo(self, seat: str | None = None) -> None:
        """Go back to the last own choice, never across a draw, a reveal or another's turn."""
        if not self.may_undo():  # so the game is not over either
            raise StaleDecision("nothing can be taken back: a card was drawn or the turn passed")
        if seat is not None and self._asked is not None and seat != self._asked.seat:
            raise NotYourDecision(f"{self._asked.seat} is asked, not {seat}")
        marks = [mark for mark in self._marks if len(mark.answers) < len(self.answers)]
        back = marks[-1].copy() if marks else begin(self.kind, self.origin)
        for _, notation in self.answers[len(back.answers) : -1]:
            back.answer(notation)
        self._become(back, [])

    def state(self) -> dict[str, object]:
        """Return table, stack, chance and result as JSON-ready data."""
        return {
            "table": self.table.data(),
            "stack": [frame.data() for frame in self.stack],
            "chance": self.chance.data(),
            "result": self.outcome.data() if self.outcome is not None else None,
        }

    def digest(self) -> str:
        """Hash the whole state."""
        return fingerprint(self.state())

    def save(self) -> dict[str, object]:
        """Return the exact game as JSON-ready data, also in the middle of a question."""
        body = {
            "format": SAVE_FORMAT,
            "game": self.kind.id,
            "version": self.origin.rules,
            "origin": self.origin.data(),
            "answers": [list(pair) for pair in self.answers],
            "floor": self.floor,
            **self.state(),
        }
        return with_digest(body)

    # Inside ------------------------------------------------------------------------------------

    def _take(self, seat: str, chosen: Action) -> None:
        drawn = self.chance.uses
        self._told = []
        self.answers.append((seat, chosen.notation))
        self.stack[-1].take(self, chosen)
        self.advance()
        asked = self._asked
        if asked is None or asked.seat != seat or self.chance.uses != drawn:
            self.floor = len(self.answers)
        if len(self.answers) % MARK_EVERY == 0:
            self._marks = (*self._marks, self.copy())

    def advance(self) -> None:
        """Run until a side must decide or the game is over."""
        while self.stack:
            if self._cut is not None:
                self.stack.append(self._cut)
                self._cut = None
            frame = self.stack[-1]
            asked = frame.decision(self)
            if asked is not None:
                self._asked = asked
                return
            frame.run(self)
        self._asked = None

    def _over(self) -> Refusal:
        return Refusal("game-is-over", self.outcome.rule if self.outcome else RuleId(""))

    def _chosen(self, wanted: Action) -> Action:
        if self._asked is None:
            raise IllegalAction(self._over())
        chosen = self._asked.offered(wanted)
        if chosen is None:
            refusal = self.stack[-1].obstacle(self, wanted)
            assert refusal is not None, f"{wanted} is refused without a reason"
            raise IllegalAction(refusal)
        return chosen

    def _after(self, steps: list[Action]) -> Game[T]:
        if not steps:
            return self
        trial = self.copy()
        told: list[Event] = []
        for step in steps:
            chosen, asked = trial._chosen(step), trial._asked
            assert asked is not None
            trial._take(asked.seat, chosen)
            told += trial._told
            if not trial.may_undo():
                facts: dict[str, Fact] = {"action": step.notation}
                raise IllegalAction(Refusal("chain-too-long", asked.rule, facts))
        trial._told = told
        return trial

    def _become(self, other: Game[T], told: list[Event]) -> None:
        self.table, self.stack, self.chance = other.table, other.stack, other.chance
        self.answers, self.floor, self.outcome = other.answers, other.floor, other.outcome
        self._asked, self._told, self._marks = other._asked, told, other._marks


def begin(kind: GameKind[T], origin: Origin) -> Game[T]:
    """Begin a game at its origin."""
    if origin.position is None:
        table, stack = kind.begin(origin.setup)
    else:
        table = kind.read_table(origin.setup, mapping(origin.position.get("table"), "the table"))
        frames = listing(origin.position.get("stack"), "the stack")
        stack = [read_frame(kind, frame) for frame in frames]
    chance = read_chance(origin.chance)
    rules = origin.rules or kind.version
    origin = Origin(origin.setup, chance.data(), origin.position, rules)
    game = Game(kind, origin, table, stack, chance, [])
    game.advance()
    game.floor = 0
    return game
