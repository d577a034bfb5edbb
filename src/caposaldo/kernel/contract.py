"""What every game offers; browser, terminal, players, lab and server know nothing else."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Generic, Protocol, TypeVar

from mypy_extensions import mypyc_attr

from caposaldo.kernel.actions import Action
from caposaldo.kernel.chance import Chance
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.rulebook import Reading, Rulebook, RuleTable
from caposaldo.kernel.rules import Facts, Modifier, Refusal, RuleId

if TYPE_CHECKING:
    from caposaldo.kernel.frames import Deed, Frame
    from caposaldo.kernel.game import Game

SPECTATOR: Final = "spectator"


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """All that lies on the table, except the chance and the procedures under way."""

    def copy(self) -> Table:
        """Return a table that shares only records that never change."""
        raise AssertionError("a table must copy itself")

    def data(self) -> dict[str, object]:
        """Return the table as JSON-ready data."""
        raise AssertionError("a table must write itself")


T = TypeVar("T", bound=Table)


@dataclass(frozen=True)
class Setup:
    """What was agreed before the first card: game, scenario and readings in force."""

    game: str
    scenario: str
    readings: dict[str, str]

    def data(self) -> dict[str, object]:
        """Return the setup as JSON-ready data."""
        return {"game": self.game, "scenario": self.scenario, "readings": dict(self.readings)}


@dataclass(frozen=True)
class Result:
    """How a game ended: winner (None for a draw), the reason, its rule and its facts."""

    winner: str | None
    reason: str
    rule: RuleId
    facts: Facts = field(default_factory=dict)

    def data(self) -> dict[str, object]:
        """Return the result as JSON-ready data."""
        return {
            "winner": self.winner,
            "reason": self.reason,
            "rule": self.rule,
            "facts": dict(self.facts),
        }


@dataclass(frozen=True)
class Outcome:
    """One possible end of an action with its exact chance, a fraction."""

    key: str
    chances: int
    of: int

    def data(self) -> dict[str, object]:
        """Return the outcome as JSON-ready data."""
        share = self.chances / self.of if self.of else 0.0
        return {"key": self.key, "chances": self.chances, "of": self.of, "share": share}


@dataclass(frozen=True)
class Preview:
    """What an action will do before one commits: sums, modifiers, odds and what it reveals."""

    notation: str
    rule: RuleId
    factors: list[Modifier]
    modifiers: list[Modifier]
    odds: list[Outcome]
    reveals: str = ""
    detail: Mapping[str, object] = field(default_factory=dict)

    def data(self) -> dict[str, object]:
        """Return the preview as JSON-ready data; the odds are exact, and say so."""
        return {
            "notation": self.notation,
            "rule": self.rule,
            "factors": [factor.data() for factor in self.factors],
            "modifiers": [modifier.data() for modifier in self.modifiers],
            "odds": [outcome.data() for outcome in self.odds],
            "method": "exact",
            "reveals": self.reveals,
            "detail": dict(self.detail),
        }


@dataclass(frozen=True)
class Candidate:
    """An option as a computer player judges it, with the reason a hint can show."""

    notation: str
    score: float
    reason: str
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True)
class Timing:
    """Whose time a clock measures, in which stretch, how many seconds that has, by which rule.

    It rests while others answer (`running`). `call` is the answer to be given when it is over;
    none while something must be finished first.
    """

    seat: str
    stretch: str
    seconds: int
    rule: RuleId
    running: bool
    call: str


class Adviser(Protocol):
    """A game's own judge of options; it sees a view and the options, never a table."""

    def rank(self, view: Mapping[str, object], options: list[str]) -> list[Candidate]:
        """Return the options judged, the best first."""


def _one_of(known: Collection[str], wanted: str, what: str) -> None:
    if wanted not in known:
        raise UnreadableFile(f"{wanted!r} is no {what}; choose one of: {', '.join(known)}")


@mypyc_attr(allow_interpreted_subclasses=True)
class GameKind(Generic[T]):
    """A game as the rest of the program knows it."""

    def __init__(
        self,
        id: str,
        version: int,
        sides: tuple[str, ...],
        scenarios: dict[str, Mapping[str, object]],
        book: Rulebook,
        readings: dict[str, Reading],
        frames: list[type[Frame[T]]],
        deeds: dict[str, tuple[Deed[T], ...]],
    ) -> None:
        self.id = id
        self.version = version
        self.sides = sides
        self.scenarios = scenarios
        self.book = book
        self.readings = readings
        self.frames = {str(frame.KIND): frame for frame in frames}
        self.deeds = deeds
        self.steps: dict[str, tuple[str, ...]] = {}
        # Choices that came later than the first records, which do not name them.
        self.later: tuple[str, ...] = ()

    def setup(self, scenario: str, options: Mapping[str, str]) -> Setup:
        """Check what was asked for and fill in the readings and choices that were not named."""
        _one_of(self.scenarios, scenario, f"scenario of {self.id}")
        return self.agree(scenario, self.choices(scenario), options)

    def agree(
        self, scenario: str, choices: Mapping[str, tuple[str, ...]], options: Mapping[str, str]
    ) -> Setup:
        """Fill in the readings and those choices that were not named."""
        known = {name: reading.values for name, reading in self.readings.items()} | dict(choices)
        chosen = {name: reading.document for name, reading in self.readings.items()}
        chosen |= {name: values[0] for name, values in choices.items()}
        for name, value in options.items():
            _one_of(known, name, f"reading or choice of {self.id}")
            _one_of(known[name], value, f"value of {name}")
            chosen[name] = value
        return Setup(self.id, scenario, chosen)

    def in_force(self, setup: Setup) -> dict[str, str]:
        """Return all readings and choices of a game; those it does not name came later."""
        named = setup.readings
        return {id: each.unnamed for id, each in self.readings.items() if id not in named} | named

    def rule_table(self, name: str) -> RuleTable:
        """Return a table that a rule names."""
        raise KeyError(name)

    def choices(self, scenario: str) -> dict[str, tuple[str, ...]]:
        """Return what else is agreed before a scenario, with its values, the usual one first."""
        return {}

    def briefing(self, scenario: str, agreed: dict[str, str] | None) -> list[tuple[str, Facts]]:
        """Return messages, with their facts, that belong to the story of a scenario.

        Before anything is agreed they tell what the choices would mean.
        """
        return []

    def pairs(self, scenario: str) -> tuple[tuple[str, str], ...]:
        """Return the pairs of sides to offer for a scenario first; none if all are alike."""
        return ()

    def seats(self, setup: Setup) -> tuple[str, ...]:
        """Name the sides that sit at this table."""
        return self.sides

    def rig(self, table: T, draws: tuple[str, ...]) -> tuple[str, ...]:
        """Turn draws that a case describes in the game's own words into names of draws."""
        return draws

    def dialect(self, game: Game[T]) -> str:
        """Name the words in which a game speaks of its things, if not the usual ones."""
        return ""

    def overheard(self, notation: str) -> str:
        """Write an answer as the other seats may read it while the game goes on."""
        return notation

    def secretive(self, setup: Setup) -> bool:
        """Tell whether at such a table a seat may ever know what another does not."""
        return True

    def begin(self, setup: Setup) -> tuple[T, list[Frame[T]]]:
        """Lay the table and the first frame of a new game."""
        raise AssertionError("a game must begin")

    def read_table(self, setup: Setup, data: Mapping[str, object]) -> T:
        """Read a table from its data."""
        raise AssertionError("a game must read its table")

    def check(self, game: Game[T]) -> str | None:
        """Say what breaks the game's own laws of conservation; None when nothing does."""
        raise AssertionError("a game must check itself")

    def view(self, game: Game[T], seat: str) -> dict[str, object]:
        """Build, by adding, what one seat may know of the table."""
        raise AssertionError("a game must show itself")

    def redeal(self, game: Game[T], seat: str, chance: Chance) -> Game[T]:
        """Return a full game that the seat could not tell from this one."""
        raise AssertionError("a game must redeal")

    def preview(self, game: Game[T], wanted: Action) -> Preview | None:
        """Say what an offered action will do; None when there is nothing to say."""
        return None

    def timing(self, game: Game[T]) -> Timing | None:
        """Say whose time a clock measures now; None when no clock was agreed on or it rests."""
        return None

    def untimely(self, game: Game[T], wanted: Action) -> Refusal | None:
        """Say why an action that nobody asks for now has another time; None if it has none."""
        return None

    def position(self, lines: list[str]) -> tuple[Setup, T, list[Frame[T]]]:
        """Read a position from its text form."""
        raise UnreadableFile(f"{self.id} has no text form for positions")

    def describe(self, game: Game[T]) -> list[str]:
        """Write the position in its text form, one fact a line."""
        raise UnreadableFile(f"{self.id} has no text form for positions")

    def adviser(self, scenario: str, options: Mapping[str, str] | None = None) -> Adviser | None:
        """Return the game's own judge of options, if it has one; none named are the usual."""
        return None
