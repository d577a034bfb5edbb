"""Long random play: the whole battery at random moments of many games.

A failure writes setup, seed and answers to build/, enough to see it again.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

from caposaldo.kernel.chance import stream
from caposaldo.library import AnyGame
from tests.contract.battery import CHECKS
from tests.contract.contests import MOST_ANSWERS, Contest, choose, contests

GAMES = int(os.environ.get("CAPOSALDO_FUZZ", "8"))
CRASHES = Path("build")
ONE_IN = 100


def play_and_look(contest: Contest, seed: int, folder: Path) -> AnyGame:
    """Play one game to its end; now and then run one of the checks."""
    game, bot = contest.start(seed), stream(seed, "fuzz")
    try:
        while game.decision() is not None:
            assert len(game.answers) < MOST_ANSWERS, "the game does not end"
            assert game.kind.check(game) is None
            if bot.below(ONE_IN, "look") == 0:
                CHECKS[bot.below(len(CHECKS), "check")](game, bot)
            game.answer(choose(game, bot))
        assert game.result() is not None
    except BaseException:
        write_crash(contest, seed, game, folder)
        raise
    return game


def write_crash(contest: Contest, seed: int, game: AnyGame, folder: Path) -> None:
    """Keep what is needed to come to the same question again."""
    folder.mkdir(exist_ok=True)
    crash = {
        "setup": game.setup.data(),
        "seed": seed,
        "chance": game.origin.chance,
        "answers": [list(pair) for pair in game.answers],
    }
    file = folder / f"crash-{contest}-{seed}.json"
    file.write_text(json.dumps(crash, indent=1), "utf-8")


def test_random_games_keep_the_contract() -> None:
    every = contests()
    first = 1_000
    for number in range(GAMES):
        play_and_look(every[number % len(every)], first + number, CRASHES)


def test_a_crash_leaves_a_file_that_leads_back_to_it(tmp_path: Path) -> None:
    contest = contests()[-1]
    game = contest.start(3)
    game.answer(choose(game, stream(3, "bot")))
    write_crash(contest, 3, game, tmp_path)
    (file,) = tmp_path.iterdir()
    crash = json.loads(file.read_text("utf-8"))
    again = contest.start(crash["seed"])
    for seat, notation in crash["answers"]:
        again.answer(notation, seat)
    assert again.save() == game.save()
    assert again.setup.data() == crash["setup"]
