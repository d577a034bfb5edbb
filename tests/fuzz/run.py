"""Play many random games on every core: `python -m tests.fuzz.run`.

CAPOSALDO_FUZZ says how many (1000), CAPOSALDO_FUZZ_GAMES of which games (all, or as in
`upfront,mortain`), CAPOSALDO_FUZZ_SEED with which seed the first one is played.
"""

from __future__ import annotations

import os
import sys
import time
import traceback
from collections import Counter
from multiprocessing import get_context
from typing import Final, NamedTuple

from caposaldo import library
from tests.fuzz.roam import play_and_look

GAMES: Final = int(os.environ.get("CAPOSALDO_FUZZ", "1000"))
ONLY: Final = os.environ.get("CAPOSALDO_FUZZ_GAMES", "")
FIRST: Final = int(os.environ.get("CAPOSALDO_FUZZ_SEED", "1"))


class Played(NamedTuple):
    """What became of one game."""

    name: str
    seed: int
    answers: int
    outcome: str
    failure: str


def pairs() -> list[tuple[str, str]]:
    """List the games and scenarios that are played in turn."""
    wanted = ONLY.split(",") if ONLY else list(library.games())
    return [(id, scenario) for id in wanted for scenario in library.game(id).scenarios]


def play(seed: int) -> Played:
    """Play one game, in a process of its own."""
    every = pairs()
    id, scenario = every[seed % len(every)]
    name = f"{id}-{scenario}"
    try:
        game = play_and_look(library.game(id), scenario, seed)
    except BaseException:
        return Played(name, seed, 0, "failed", traceback.format_exc())
    result = game.result()
    return Played(name, seed, len(game.answers), result.reason if result else "", "")


def main() -> int:
    began, outcomes, answers, failed = time.monotonic(), Counter[str](), 0, 0
    with get_context("spawn").Pool() as pool:
        seeds = range(FIRST, FIRST + GAMES)
        for number, played in enumerate(pool.imap_unordered(play, seeds, 4), start=1):
            answers += played.answers
            outcomes[f"{played.name} {played.outcome}"] += 1
            if played.failure:
                failed += 1
                print(f"{played.name} seed {played.seed} failed:\n{played.failure}", flush=True)
            if number % 100 == 0 or number == GAMES:
                rate = number / (time.monotonic() - began)
                left = (GAMES - number) / rate / 60
                print(
                    f"{number} games, {answers} answers, {failed} failed, "
                    f"{rate:.2f} games a second, about {left:.0f} min left",
                    flush=True,
                )
    for name, count in sorted(outcomes.items()):
        print(f"  {count:6} {name}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
