"""What the battery plays: every game, scenario and preset of readings, and the small Duel."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from caposaldo import library
from caposaldo.kernel.chance import Chance, stream
from caposaldo.kernel.game import Origin, begin
from caposaldo.library import AnyGame, AnyKind
from tests.kernel.duel import KIND

MOST_ANSWERS = 5_000


@dataclass(frozen=True)
class Contest:
    """One game with its scenario and its readings."""

    game: str
    scenario: str
    preset: str

    def __str__(self) -> str:
        return f"{self.game}-{self.scenario}-{self.preset}"

    @property
    def kind(self) -> AnyKind:
        """The game itself."""
        return kinds()[self.game]

    def start(self, seed: int) -> AnyGame:
        """Begin one game of this contest."""
        readings = library.preset(self.kind, self.preset)
        setup = self.kind.setup(self.scenario, readings)
        return begin(self.kind, Origin(setup, stream(seed, "game").data(), None))


def kinds() -> dict[str, AnyKind]:
    """Return every game on the shelf and the one that only the tests know."""
    return {**library.games(), KIND.id: KIND}


def contests() -> list[Contest]:
    """List everything the battery runs over; a new game is in as soon as the library has it."""
    return [
        Contest(id, scenario, preset)
        for id, kind in kinds().items()
        for scenario in kind.scenarios
        for preset in (("document", "published") if kind.readings else ("document",))
    ]


def choose(game: AnyGame, bot: Chance) -> str:
    """Pick one of the options offered."""
    asked = game.decision()
    assert asked is not None
    return asked.options[bot.below(len(asked.options), "bot")].notation


@cache
def played(contest: Contest, seed: int) -> tuple[str, ...]:
    """Return the answers of one random game, which must come to an end."""
    game, bot = contest.start(seed), stream(seed, "bot")
    while game.decision() is not None:
        assert len(game.answers) < MOST_ANSWERS, "the game does not end"
        game.answer(choose(game, bot))
    return tuple(notation for _, notation in game.answers)


def moments(contest: Contest, seed: int, count: int) -> Iterator[AnyGame]:
    """Play that random game again and stop at some of its questions, for checks to look."""
    answers = played(contest, seed)
    bot = stream(seed, "moments")
    wanted = {bot.below(len(answers), "moment") for _ in range(count)}
    game = contest.start(seed)
    for at, notation in enumerate(answers):
        if at in wanted:
            yield game
        game.answer(notation)
