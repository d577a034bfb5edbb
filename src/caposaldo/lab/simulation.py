"""Many games at once, the same ones however many processes share them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Final

from caposaldo import library
from caposaldo.boards.shelf import open_shelf
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.lab.match import Fixture, play_match
from caposaldo.lab.study import Row, Study
from caposaldo.players import LEVELS, seats_of

BATCH: Final = 8  # games handed to a worker at once; even, so that a pair stays together
Progress = Callable[[int, int], None]


def simulate(
    game: str,
    scenario: str = "",
    players: tuple[str, str] = ("regular", "regular"),
    games: int = 100,
    seed: int = 0,
    workers: int = 1,
    readings: Mapping[str, str] | None = None,
    on_progress: Progress | None = None,
) -> Study:
    """Play many games and return what they show.

    Different players play every seed twice with the sides swapped (an odd number of games is
    rounded up); equal players play each seed once. Players are named in the order of the seats, and
    `readings` holds the choices of the scenario too. `workers` 0 means one process for each core.
    """
    kind = library.game(game)
    options = library.against_computer(kind, readings or {})
    setup = kind.setup(scenario or next(iter(kind.scenarios)), options)
    sides = seats_of(kind, setup)
    for level in players:
        if level not in LEVELS:
            raise UnreadableFile(f"there is no level {level!r}; choose one of: {', '.join(LEVELS)}")
    if games < 1:
        raise UnreadableFile("a study needs at least one game")
    fixture = Fixture(game, setup.scenario, players, setup.readings)
    total = games + games % 2 if fixture.paired else games
    rows: list[Row] = []
    for batch in _played(fixture, seed, total, workers or os.cpu_count() or 1):
        rows += batch
        if on_progress is not None:
            on_progress(len(rows), total)
    rows.sort(key=lambda row: row.number)
    return Study(game, setup.scenario, sides, players, dict(setup.readings), seed, tuple(rows))


def _played(fixture: Fixture, seed: int, total: int, workers: int) -> Iterator[list[Row]]:
    batches = [range(at, min(at + BATCH, total)) for at in range(0, total, BATCH)]
    if workers == 1 or len(batches) == 1:
        for batch in batches:
            yield play_batch(fixture, batch, seed)
        return
    # A process that is not forked from this one must find the user's boards too.
    with ProcessPoolExecutor(min(workers, len(batches)), initializer=open_shelf) as pool:
        waiting = [pool.submit(play_batch, fixture, batch, seed) for batch in batches]
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def play_batch(fixture: Fixture, numbers: range, seed: int) -> list[Row]:
    """Play some games of a study in this process."""
    return [play_match(fixture, number, seed) for number in numbers]
