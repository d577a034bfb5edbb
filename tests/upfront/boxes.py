"""The game from its data files, and positions set down from lines."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from caposaldo.kernel.chance import Chance, RiggedChance, stream
from caposaldo.kernel.game import Game, Origin, begin
from caposaldo.upfront.battle import Battle, Box
from caposaldo.upfront.kind import UpFrontKind
from caposaldo.upfront.shelf import open_box
from caposaldo.upfront.table import UpFrontTable
from tests.upfront.data_files import DATA, parsed

UpFront = Game[UpFrontTable]

FIELD = (
    "nations german russian",
    "german A 2 g1 g3.pinned g4.assists=g5 g5",
    "german B 1 g2 g6.inside=A g7.to=A",
    "russian A 2 r1 r2.wounded r3",
    "russian B 0 r4 r5",
    "ground german A 58 12>forward",
    "ground russian A 60",
    "ground russian B 33>open",
    "hand german 31 77 40",
    "hand russian 41 42 43 44",
    "discards 1 2 3 4",
    "unseen german 3",
    "unseen russian 2",
)


def read(name: str) -> Mapping[str, Any]:
    return parsed(name.removesuffix(".toml"))


@cache
def kind() -> UpFrontKind:
    box, scenarios = open_box(read)
    book = {"book": "UF", "title": "Up Front", "rule": []}
    readings = parsed("../readings") if (DATA / "../readings.toml").exists() else {}
    return UpFrontKind(book, {"reading": [], **readings}, box, scenarios)


def box() -> Box:
    return kind().box


def battle(scenario: str = "A", one: str = "german", other: str = "russian") -> Battle:
    return kind().battle(kind().setup(scenario, {"side-1": one, "side-2": other}))


def laid(*lines: str) -> UpFrontTable:
    """Set a position down and give its table, without beginning a game."""
    return kind().position(list(lines))[1]


def given(*lines: str, rig: str | None = None, chance: Chance | None = None) -> UpFront:
    """Set a position down and go on from there."""
    setup, table, stack = kind().position(list(lines))
    if rig is not None:
        chance = RiggedChance(kind().rig(table, tuple(rig.split())))
    source = chance if chance is not None else stream(0, "game")
    place = {"table": table.data(), "stack": [frame.data() for frame in stack]}
    return begin(kind(), Origin(setup, source.data(), place))


def started(scenario: str, one: str, other: str, seed: int) -> UpFront:
    """Begin a whole game."""
    setup = kind().setup(scenario, {"side-1": one, "side-2": other})
    return begin(kind(), Origin(setup, stream(seed, "game").data(), None))


def moments(game: UpFront, seed: int, every: int, most: int = 400) -> Iterator[UpFront]:
    """Answer at random and stop at every so many answers, before the end or so many of them."""
    choice = stream(seed, "answers")
    while (asked := game.decision()) is not None and len(game.answers) < most:
        game.answer(asked.options[choice.below(len(asked.options), "answer")])
        if len(game.answers) % every == 0 and game.decision() is not None:
            yield game
