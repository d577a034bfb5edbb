"""Procedures under way: frames, scripts of steps, and questions answered by deeds."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from caposaldo.kernel.actions import Action, Decision, action, by_notation
from caposaldo.kernel.contract import Table
from caposaldo.kernel.rules import NO_FACTS, Facts, Refusal, RuleId

if TYPE_CHECKING:
    from caposaldo.kernel.game import Game

T = TypeVar("T", bound=Table)
Words = tuple[str, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[T]):
    """A procedure that is under way, in ids and numbers only.

    `FIELDS` name its constructor's arguments in order; `SORTS` are their types: str, int or
    tuple (of str). Those in `LATER` came after files were written without them: they are left out
    where they are empty, so that these files are still what would be written today.
    """

    KIND: ClassVar[str] = ""
    FIELDS: ClassVar[tuple[str, ...]] = ()
    SORTS: ClassVar[tuple[type, ...]] = ()
    LATER: ClassVar[tuple[str, ...]] = ()

    def decision(self, game: Game[T]) -> Decision | None:
        """Return the question this frame is waiting on, or None if it can run."""
        return None

    def take(self, game: Game[T], answer: Action) -> None:
        """Apply a legal answer to this frame's question."""
        raise AssertionError(f"{self.KIND} asks nothing")

    def run(self, game: Game[T]) -> None:
        """Do the next piece of work that needs no answer."""
        raise AssertionError(f"{self.KIND} has nothing to run")

    def obstacle(self, game: Game[T], wanted: Action) -> Refusal | None:
        """Say what stops this answer now; None when it is offered."""
        asked = self.decision(game)
        assert asked is not None
        if asked.offered(wanted) is not None:
            return None
        return Refusal("not-asked-now", asked.rule, {"action": wanted.notation})

    def data(self) -> dict[str, object]:
        """Return the frame as JSON-ready data."""
        found: dict[str, object] = {"frame": self.KIND}
        for name in self.FIELDS:
            value = getattr(self, name)
            if value or name not in self.LATER:
                found[name] = list(value) if isinstance(value, tuple) else value
        return found

    def copy(self) -> Frame[T]:
        """Return a frame that can go its own way."""
        build = cast("Callable[..., Frame[T]]", type(self))
        return build(*[getattr(self, name) for name in self.FIELDS])


@mypyc_attr(allow_interpreted_subclasses=True)
class Script(Frame[T]):
    """A procedure written as named steps in the rulebook's order."""

    STEPS: ClassVar[tuple[str, ...]] = ()
    FIELDS: ClassVar[tuple[str, ...]] = ("step",)
    SORTS: ClassVar[tuple[type, ...]] = (str,)

    def __init__(self, step: str = "") -> None:
        self.step = step

    def run(self, game: Game[T]) -> None:
        steps = game.kind.steps.get(self.KIND, self.STEPS)
        now = self.step or steps[0]
        if now == "end":
            game.finish(self)
            return
        at = steps.index(now) + 1
        self.step = steps[at] if at < len(steps) else "end"
        cast("Callable[[Game[T]], None]", getattr(self, now))(game)

    def again(self, step: str) -> None:
        """Run this step once more when the frames above are done."""
        self.step = step


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Generic[T]):
    """Something a side may do: what can be thought of, what stops it, and the doing.

    One that is `CALLED` is legal but no option: a clock calls it, nobody chooses it. The objects of
    a `SURE` one are those that nothing stops, for where asking each again would take too long.
    """

    VERB: ClassVar[str] = ""
    WORDS: ClassVar[int] = 0
    CALLED: ClassVar[bool] = False
    SURE: ClassVar[bool] = False

    def objects(self, game: Game[T], frame: Frame[T]) -> Iterable[Words]:
        """Give the words that may follow the verb."""
        return ((),)

    def obstacle(self, game: Game[T], frame: Frame[T], words: Words) -> Refusal | None:
        """Say what stops this deed, whatever the words: the one source for every refusal."""
        return None

    def answers(self, game: Game[T], frame: Frame[T]) -> list[Action]:
        """List the answers that do it, those that nothing stops."""
        found = self.objects(game, frame)
        if not self.SURE:
            found = [words for words in found if self.obstacle(game, frame, words) is None]
        return [action(self.VERB, words) for words in found]

    def perform(self, game: Game[T], frame: Frame[T], words: Words) -> None:
        """Do it."""
        raise AssertionError(f"{self.VERB} cannot be done")


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Frame[T]):
    """A frame that asks one side to choose among the deeds that the game lists for its kind."""

    PROMPT: ClassVar[str] = ""

    def seat(self, game: Game[T]) -> str:
        """Name the side that is asked."""
        raise AssertionError(f"{self.KIND} asks nobody")

    def rule(self, game: Game[T]) -> RuleId:
        """Cite the rule the question comes from."""
        raise AssertionError(f"{self.KIND} cites nothing")

    def facts(self, game: Game[T]) -> Facts:
        """Give the facts the prompt speaks of."""
        return NO_FACTS

    def waiting(self, game: Game[T]) -> bool:
        """Tell whether the question is open now."""
        return True

    def decision(self, game: Game[T]) -> Decision | None:
        if not self.waiting(game):
            return None
        options, calls = list[Action](), list[Action]()
        for deed in game.kind.deeds[self.KIND]:
            (calls if deed.CALLED else options).extend(deed.answers(game, self))
        options.sort(key=by_notation)
        seat, rule = self.seat(game), self.rule(game)
        return Decision(seat, self.PROMPT, rule, options, self.facts(game), calls)

    def take(self, game: Game[T], answer: Action) -> None:
        for deed in game.kind.deeds[self.KIND]:
            if deed.VERB == answer.verb and deed.WORDS == len(answer.args):
                deed.perform(game, self, answer.args)
                return
        raise AssertionError(f"{answer} was never offered")

    def obstacle(self, game: Game[T], wanted: Action) -> Refusal | None:
        for deed in game.kind.deeds[self.KIND]:
            if deed.VERB == wanted.verb and deed.WORDS == len(wanted.args):
                refusal = deed.obstacle(game, self, wanted.args)
                if refusal is not None or wanted.args in tuple(deed.objects(game, self)):
                    return refusal
        return self.unknown(game, wanted)

    def unknown(self, game: Game[T], wanted: Action) -> Refusal:
        """Refuse what nobody asked for; the game may know a rule that says when it would be."""
        now = Refusal("not-asked-now", self.rule(game), {"action": wanted.notation})
        return game.kind.untimely(game, wanted) or now
