"""Counting the ways a game can go: how many sequences of answers there are to each depth."""

import tomllib
from pathlib import Path
from typing import Final, NamedTuple

from caposaldo import library
from caposaldo.kernel.chance import stream
from caposaldo.library import AnyGame

FILE: Final = Path(__file__).parent / "positions.toml"
NODE_CAP: Final = 30_000


class Position(NamedTuple):
    """A position of a game, the seed of its chance, and what was counted from it."""

    name: str
    game_id: str
    given: str
    seed: int
    counts: list[int]

    def game(self) -> AnyGame:
        """Set the position down."""
        return library.from_position(self.game_id, self.given, stream(self.seed, "perft"))


def positions() -> list[Position]:
    """Read the fixed positions."""
    data = tomllib.loads(FILE.read_text("utf-8"))
    return [
        Position(entry["name"], entry["game"], entry["given"], entry["seed"], entry["counts"])
        for entry in data["position"]
    ]


def perft(game: AnyGame, depth: int) -> list[int]:
    """Count the sequences of answers to each depth."""
    asked = game.decision()
    if asked is None:
        return [0] * depth
    counts = [len(asked.options)]
    if depth == 1:
        return counts
    deeper = [0] * (depth - 1)
    for option in asked.options:
        twin = game.copy()
        twin.answer(option)
        deeper = [a + b for a, b in zip(deeper, perft(twin, depth - 1), strict=True)]
    return counts + deeper
