"""What the battery plays: every game, scenario and preset of readings, and the small Duel."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from caposaldo import library
from caposaldo.kernel.actions import Action
from caposaldo.kernel.chance import Chance, stream
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.game import Origin, begin
from caposaldo.library import AnyGame, AnyKind
from tests.kernel.duel import KIND
from tests.kernel.duel_chosen import CHOSEN

MOST_ANSWERS = 20_000
IDLE = (
    "acquire",
    "crew",
    "dig",
    "drop",
    "give",
    "guard",
    "observe",
    "panic",
    "reorder",
    "stay",
    "uncrew",
)
"""Answers that lead nowhere by themselves; a walk that gives them freely takes thousands."""


ALONE = "solitaire"
SOLITAIRE = -1
"""The variant in which one person plays both sides, with the usual choices otherwise."""
MANY = 3
"""Scenarios of a game beyond which they share the presets and the choices among them."""


@dataclass(frozen=True)
class Contest:
    """One game with its scenario and its readings."""

    game: str
    scenario: str
    preset: str
    variant: int = 0

    def __str__(self) -> str:
        name = f"{self.game}-{self.scenario}-{self.preset}"
        if self.variant == SOLITAIRE:
            return f"{name}-{ALONE}"
        return f"{name}-{self.variant}" if self.variant else name

    @property
    def kind(self) -> AnyKind:
        """The game itself."""
        return kinds()[self.game]

    def start(self, seed: int) -> AnyGame:
        """Begin one game of this contest."""
        readings = library.preset(self.kind, self.preset)
        setup = self.kind.setup(self.scenario, readings | self.chosen())
        return begin(self.kind, Origin(setup, stream(seed, "game").data(), None))

    @property
    def has_seats(self) -> bool:
        """Whether these choices seat different sides; the usual ones must."""
        try:
            seats = self.kind.seats(self.kind.setup(self.scenario, self.chosen()))
        except UnreadableFile:
            return self.variant == 0
        return len(set(seats)) == len(seats)

    def chosen(self) -> dict[str, str]:
        """Return the usual choices, or those that many places further on."""
        choices = self.kind.choices(self.scenario)
        alone = self.variant == SOLITAIRE
        place = 0 if alone else self.variant
        chosen = {name: values[place % len(values)] for name, values in choices.items()}
        # Who plays alone has no clock, which is why this goes its own way.
        return {**chosen, ALONE: choices[ALONE][int(alone)]} if ALONE in chosen else chosen


def kinds() -> dict[str, AnyKind]:
    """Return every game on the shelf and those that only the tests know."""
    return {**library.games(), KIND.id: KIND, CHOSEN.id: CHOSEN}


def contests() -> list[Contest]:
    """List everything the battery runs over; a new game is in as soon as the library has it."""
    found = [Contest("upfront", "A", preset, SOLITAIRE) for preset in ("document", "published")]
    for id, kind in kinds().items():
        for place, scenario in enumerate(kind.scenarios):
            found += _of_scenario(id, kind, scenario, place, many=len(kind.scenarios) > MANY)
    return found


def _of_scenario(id: str, kind: AnyKind, scenario: str, place: int, *, many: bool) -> list[Contest]:
    """List the contests of a scenario: of a game with many, the choices go round among them."""
    usual = Contest(id, scenario, "document")
    other = Contest(id, scenario, "document", place if many else 1)
    varied = [other] if kind.choices(scenario) and other.variant and other.has_seats else []
    published = [Contest(id, scenario, "published")] if kind.readings else []
    if not many:
        return [usual, *varied, *published]
    first = varied if place % 2 and varied else [usual]
    return [*first, *(published if place % 3 == 0 else [])]


def choose(game: AnyGame, bot: Chance) -> str:
    """Pick one of the options offered, now and then only an idle one."""
    asked = game.decision()
    assert asked is not None
    lively = [option for option in asked.options if _verb(option) not in IDLE]
    if len(lively) in (0, len(asked.options)) or bot.below(8, "idle") == 0:
        lively = list(asked.options)
    return lively[bot.below(len(lively), "bot")].notation


def _verb(option: Action) -> str:
    """Return what an option does, also if it is only declared."""
    return option.args[0] if option.verb == "plan" else option.verb


def played(contest: Contest, seed: int) -> AnyGame:
    """Return one random game, which must come to an end."""
    return walk(contest, seed)[-1].copy()


# Few are kept, since the tests take one contest after the other and a game is many copies.
@lru_cache(maxsize=4)
def walk(contest: Contest, seed: int) -> list[AnyGame]:
    """Play one random game and keep how it stood at most questions and at the end."""
    game, bot = contest.start(seed), stream(seed, "bot")
    stood = [game.copy()]
    while game.decision() is not None:
        assert len(game.answers) < MOST_ANSWERS, "the game does not end"
        game.answer(choose(game, bot))
        # Each copy holds all answers so far, so the late ones of a long game are too many.
        if len(game.answers) < 500 or len(game.answers) % 8 == 0 or game.decision() is None:
            stood.append(game.copy())
    return stood


def moments(contest: Contest, seed: int, count: int) -> Iterator[AnyGame]:
    """Go back to some questions of that random game, for checks to look."""
    *stood, _ = walk(contest, seed)
    bot = stream(seed, "moments")
    for at in sorted({bot.below(len(stood), "moment") for _ in range(count)}):
        yield stood[at].copy()
