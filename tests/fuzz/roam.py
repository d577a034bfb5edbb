"""Random games with anything agreed that can be agreed, looked at now and then.

A failure writes setup, chance and answers to a folder, enough to see it again.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from caposaldo.kernel.chance import Chance, stream
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.game import Origin, begin
from caposaldo.library import AnyGame, AnyKind
from tests.contract.battery import CHECKS, twins_look_alike
from tests.contract.contests import IDLE, MOST_ANSWERS, choose

CRASHES: Final = Path("build")
LAWS_ONE_IN: Final = 12
TWINS_ONE_IN: Final = 80
# A prime, so that every scenario has its turn.
WATCHED_ONE_IN: Final = 101
BATTERY_ONE_IN: Final = 500


def started(kind: AnyKind, scenario: str, seed: int) -> AnyGame:
    """Begin a game whose sides and readings are drawn too."""
    luck = stream(seed, "agreed")
    values = {id: reading.values for id, reading in kind.readings.items()}
    values |= kind.choices(scenario)
    while True:
        agreed = {id: some[luck.below(len(some), id)] for id, some in values.items()}
        try:
            setup = kind.setup(scenario, agreed)
        except UnreadableFile:
            # Some choices do not go together, as a side against itself.
            continue
        return begin(kind, Origin(setup, stream(seed, "game").data(), None))


def play_and_look(kind: AnyKind, scenario: str, seed: int, folder: Path = CRASHES) -> AnyGame:
    """Play one game to its end; now and then see that nothing is wrong.

    Few games, one in WATCHED_ONE_IN, are compared with its twins at every step.
    """
    game, bot = started(kind, scenario, seed), stream(seed, "fuzz")
    pick = choose if seed % 2 else by_verb
    watched = seed % WATCHED_ONE_IN == 0
    try:
        while game.decision() is not None:
            assert len(game.answers) < MOST_ANSWERS, "the game does not end"
            if watched:
                twins_look_alike(game, bot)
            look(game, bot)
            game.answer(pick(game, bot))
        assert game.kind.check(game) is None
        assert game.result() is not None
    except BaseException:
        write_crash(seed, game, folder)
        raise
    return game


def by_verb(game: AnyGame, bot: Chance) -> str:
    """Pick a verb first, so that what can be done in few ways is done as often."""
    asked = game.decision()
    assert asked is not None
    verbs = sorted({option.verb for option in asked.options})
    lively = [verb for verb in verbs if verb not in IDLE]
    if lively and bot.below(8, "idle") > 0:
        verbs = lively
    verb = verbs[bot.below(len(verbs), "verb")]
    options = [option for option in asked.options if option.verb == verb]
    return options[bot.below(len(options), "bot")].notation


def look(game: AnyGame, bot: Chance) -> None:
    """Run some of the checks at random moments, the dear ones seldom."""
    if bot.below(LAWS_ONE_IN, "laws") == 0:
        assert game.kind.check(game) is None
    if bot.below(TWINS_ONE_IN, "twins") == 0:
        twins_look_alike(game, bot)
    if bot.below(BATTERY_ONE_IN, "look") == 0:
        CHECKS[bot.below(len(CHECKS), "check")](game, bot)


def write_crash(seed: int, game: AnyGame, folder: Path) -> Path:
    """Keep what is needed to come to the same question again."""
    folder.mkdir(exist_ok=True)
    crash = {
        "setup": game.setup.data(),
        "chance": game.origin.chance,
        "answers": [list(pair) for pair in game.answers],
    }
    file = folder / f"crash-{game.kind.id}-{game.setup.scenario}-{seed}.json"
    file.write_text(json.dumps(crash, indent=1), "utf-8")
    return file


def read_crash(kind: AnyKind, file: Path) -> AnyGame:
    """Come to the question where a game went wrong."""
    crash = json.loads(file.read_text("utf-8"))
    setup = kind.setup(crash["setup"]["scenario"], crash["setup"]["readings"])
    game = begin(kind, Origin(setup, crash["chance"], None))
    for seat, notation in crash["answers"]:
        game.answer(notation, seat)
    return game
