"""A running game: a table, a stack of frames, and one way forward."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Generic, TypeVar

from caposaldo.kernel.actions import CHAIN, Action, Decision, parse, parse_chain
from caposaldo.kernel.chance import Chance, read_chance
from caposaldo.kernel.codec import fingerprint, listing, mapping, read_frame
from caposaldo.kernel.contract import SPECTATOR, GameKind, Preview, Result, Setup, Table
from caposaldo.kernel.errors import IllegalAction, NotYourDecision, StaleDecision
from caposaldo.kernel.events import Event
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.rules import Fact, Modifier, Refusal, RuleId

T = TypeVar("T", bound=Table)

SAVE_FORMAT: Final = 1


class Origin:
    """Where a game began: its setup, the chance before the first draw, and any given position."""

    __slots__ = ("chance", "position", "setup")

    def __init__(
        self, setup: Setup, chance: dict[str, object], position: Mapping[str, object] | None
    ) -> None:
        self.setup: Final = setup
        self.chance: Final = chance
        self.position: Final = position

    def data(self) -> dict[str, object]:
        """Return the origin as JSON-ready data."""
        return {
            "setup": self.setup.data(),
            "chance": self.chance,
            "position": dict(self.position) if self.position is not None else None,
        }


class Game(Generic[T]):
    """One game under way; `answers` is its whole history, `floor` how far undo may go back."""

    __slots__ = (
        "_asked",
        "_told",
        "answers",
        "chance",
        "floor",
        "kind",
        "origin",
        "outcome",
        "stack",
        "table",
    )

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
        self.origin: Final = origin
        self.table = table
        self.stack = stack
        self.chance = chance
        self.answers = answers
        self.outcome: Result | None = None
        self.floor = len(answers)
        self._asked: Decision | None = None
        self._told: list[Event] = []

    # What rules call -------------------------------------------------------------------------

    def push(self, frame: Frame[T]) -> None:
        """Start a procedure on top of the present one."""
        self.stack.append(frame)

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

    def end(self, result: Result) -> None:
        """Stop the game with a result."""
        self.outcome = result
        self.stack.clear()

    def reading(self, name: str) -> str:
        """Return the value in force of a named reading."""
        return self.origin.setup.readings[name]

    # The contract ------------------------------------------------------------------------------

    @property
    def setup(self) -> Setup:
        """What was agreed before the game began."""
        return self.origin.setup

    def decision(self) -> Decision | None:
        """Return who is asked what; None when the game is over."""
        return self._asked

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
        answering a question that is no longer open. A refusal changes nothing.
        """
        if at is not None and at != len(self.answers):
            raise StaleDecision(
                f"answer {at} was asked for, the game stands at {len(self.answers)}"
            )
        if isinstance(answer, str):
            if CHAIN in answer:
                return self._answer_chain(parse_chain(answer), seat)
            answer = parse(answer)
        asked = self._asked
        if asked is None:
            raise StaleDecision("the game is over")
        if seat is not None and seat != asked.seat:
            raise NotYourDecision(f"{asked.seat} is asked, not {seat}")
        chosen = asked.offered(answer)
        if chosen is None:
            raise IllegalAction(self._refusal(answer))
        self._take(asked.seat, chosen)
        return self._told

    def why_not(self, seat: str, notation: str) -> Refusal | None:
        """Say what stops an action, or a chain of them; None when nothing does.

        A chain is followed only as far as nothing is drawn, so that no answer tells the future.
        """
        wanted = parse_chain(notation)
        asked = self._asked
        if asked is None:
            return Refusal("game-is-over", self.outcome.rule if self.outcome else RuleId(""))
        if seat != asked.seat:
            return Refusal("not-your-decision", asked.rule, {"seat": asked.seat})
        trial = self
        for step in wanted:
            if trial._asked is None or trial._asked.seat != seat:
                return Refusal("not-your-decision", asked.rule, {"seat": asked.seat})
            if trial._asked.offered(step) is None:
                return trial._refusal(step)
            trial = trial._tried(step)
            if trial.chance.uses != self.chance.uses:
                return None
        return None

    def preview(self, wanted: Action | str) -> Preview | None:
        """Say what an offered action, or the last of a chain, will do."""
        steps = [wanted] if isinstance(wanted, Action) else parse_chain(wanted)
        trial = self
        for i, step in enumerate(steps):
            if trial._asked is None or trial._asked.offered(step) is None:
                raise IllegalAction(trial._refusal(step))
            if i + 1 < len(steps):
                trial = trial._tried(step)
                if trial.chance.uses != self.chance.uses:
                    return None
        return self.kind.preview(trial, steps[-1])

    def view(self, seat: str) -> dict[str, object]:
        """Return what one seat may know, JSON-ready; spectators are a seat."""
        if seat != SPECTATOR and seat not in self.kind.sides:
            raise NotYourDecision(f"there is no seat {seat!r}")
        asked = self._asked
        return {
            "game": self.kind.id,
            "scenario": self.setup.scenario,
            "readings": dict(self.setup.readings),
            "seat": seat,
            "at": len(self.answers),
            "asked": asked.data(with_options=asked.seat == seat) if asked is not None else None,
            "undo": asked is not None and asked.seat == seat and self.may_undo(),
            "result": self.outcome.data() if self.outcome is not None else None,
            "table": self.kind.view(self, seat),
        }

    def redeal(self, seat: str, chance: Chance) -> Game[T]:
        """Return a full game consistent with what the seat knows, for search."""
        return self.kind.redeal(self, seat, chance)

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
        twin._told = self._told
        return twin

    def may_undo(self) -> bool:
        """Tell whether the last answer can be taken back without unseeing anything."""
        return len(self.answers) > self.floor

    def undo(self, seat: str | None = None) -> None:
        """Go back to the last own choice, never across a draw, a reveal or another's turn."""
        if not self.may_undo():
            raise StaleDecision("nothing can be taken back: a card was drawn or the turn passed")
        if seat is not None and self._asked is not None and seat != self._asked.seat:
            raise NotYourDecision(f"{self._asked.seat} is asked, not {seat}")
        back = begin(self.kind, self.origin)
        for _, notation in self.answers[:-1]:
            back.answer(notation)
        self.table, self.stack, self.chance = back.table, back.stack, back.chance
        self.answers, self.floor = back.answers, back.floor
        self._asked, self._told = back._asked, []

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
        return {
            "format": SAVE_FORMAT,
            "game": self.kind.id,
            "version": self.kind.version,
            "origin": self.origin.data(),
            "answers": [list(pair) for pair in self.answers],
            "floor": self.floor,
            **self.state(),
            "digest": self.digest(),
        }

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

    def advance(self) -> None:
        """Run until a side must decide or the game is over."""
        while self.stack:
            frame = self.stack[-1]
            asked = frame.decision(self)
            if asked is not None:
                self._asked = asked
                return
            frame.run(self)
        self._asked = None

    def _refusal(self, wanted: Action) -> Refusal:
        if not self.stack:
            return Refusal("game-is-over", self.outcome.rule if self.outcome else RuleId(""))
        refusal = self.stack[-1].obstacle(self, wanted)
        assert refusal is not None, f"{wanted} is refused without a reason"
        return refusal

    def _tried(self, step: Action) -> Game[T]:
        trial = self.copy()
        assert trial._asked is not None
        trial._take(trial._asked.seat, step)
        return trial

    def _answer_chain(self, steps: list[Action], seat: str | None) -> list[Event]:
        trial = self.copy()
        told: list[Event] = []
        for step in steps:
            told += trial.answer(step, seat)
        self.table, self.stack, self.chance = trial.table, trial.stack, trial.chance
        self.answers, self.floor, self.outcome = trial.answers, trial.floor, trial.outcome
        self._asked, self._told = trial._asked, told
        return told


def begin(kind: GameKind[T], origin: Origin) -> Game[T]:
    """Begin a game at its origin."""
    if origin.position is None:
        table, stack = kind.begin(origin.setup)
    else:
        table = kind.read_table(origin.setup, mapping(origin.position.get("table"), "the table"))
        frames = listing(origin.position.get("stack"), "the stack")
        stack = [read_frame(kind, frame) for frame in frames]
    game = Game(kind, origin, table, stack, read_chance(origin.chance), [])
    game.advance()
    game.floor = 0
    return game
