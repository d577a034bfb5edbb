"""A game told as text: at every answer the stack, the question, the answer and what happened."""

from pathlib import Path
from typing import Final, NamedTuple

from caposaldo import library
from caposaldo.kernel.actions import Decision
from caposaldo.kernel.chance import stream
from caposaldo.kernel.codec import fingerprint
from caposaldo.kernel.contract import SPECTATOR
from caposaldo.kernel.events import Event
from caposaldo.library import AnyGame
from tests.playthroughs.wander import choose

HOME: Final = Path(__file__).parent


class Told(NamedTuple):
    """Which game is told, and how many of its first and last answers in full."""

    game: str
    scenario: str
    preset: str
    seed: int
    chosen: dict[str, str]
    first: int = 120
    last: int = 20


GAMES: Final = {
    "postcard": Told("mortain", "postcard", "document", 33, {}),
    "sector": Told("mortain", "sector", "document", 7, {}),
    "postcard-published": Told("mortain", "postcard", "published", 9, {}),
    "upfront-A": Told(
        "upfront", "A", "document", 47, {"side-1": "german", "side-2": "russian"}, 220, 40
    ),
    "upfront-C": Told(
        "upfront", "C", "document", 34, {"side-1": "american", "side-2": "german"}, 220, 40
    ),
    "upfront-F": Told(
        "upfront", "F", "document", 4, {"side-1": "german", "side-2": "russian"}, 260, 40
    ),
    "upfront-H": Told(
        "upfront", "H", "document", 17, {"side-1": "american", "side-2": "german"}, 320, 40
    ),
    "aslsk-lane": Told("aslsk", "lane", "document", 5, {}, 260, 40),
    "aslsk-block": Told("aslsk", "block", "published", 3, {}, 260, 60),
}


def playthrough(name: str) -> str:
    """Play one game and tell it: the first answers and the last ones in full."""
    told = GAMES[name]
    kind = library.game(told.game)
    readings = library.preset(kind, told.preset) | told.chosen
    game = library.start(told.game, told.scenario, readings, told.seed)
    luck = stream(told.seed, "playthrough")
    agreed = f"{told.game} {told.scenario}, readings {told.preset}, seed {told.seed}"
    lines = [agreed, *_told(game.told())]
    steps: list[list[str]] = []
    while (asked := game.decision()) is not None:
        question = _question(game, asked)
        chosen = choose(game, luck)
        events = game.answer(chosen, asked.seat)
        steps.append(["", *question, f"> {chosen.notation}", *_told(events)])
    for step in [*steps[: told.first], *steps[max(told.first, len(steps) - told.last) :]]:
        lines += step
    result = game.result()
    assert result is not None
    lines += ["", *game.kind.describe(game)]
    lines.append(f"won by {result.winner}: {result.reason} [{result.rule}]")
    lines.append(f"digest {game.digest()[:16]}")
    return "\n".join(lines) + "\n"


def _question(game: AnyGame, asked: Decision) -> list[str]:
    stack = " / ".join(str(frame.KIND).partition(".")[2] for frame in game.stack)
    seats = (*game.kind.seats(game.setup), SPECTATOR)
    views = " ".join(f"{seat} {fingerprint(game.view(seat))[:8]}" for seat in seats)
    facts = " ".join(f"{key}={value}" for key, value in asked.facts.items())
    return [
        f"{len(game.answers) + 1}. {stack}",
        f"  views: {views}",
        f"  {asked.seat} is asked {asked.prompt} [{asked.rule}] {facts}",
        *_options(asked),
    ]


def _options(asked: Decision) -> list[str]:
    """List the options, those of one verb on one line."""
    words: dict[str, list[str]] = {}
    for option in asked.options:
        words.setdefault(option.verb, []).append(" ".join(option.args))
    return [f"    {verb} {', '.join(words[verb])}".rstrip() for verb in words]


def _told(events: list[Event]) -> list[str]:
    lines = []
    for event in events:
        facts = " ".join(f"{key}={value}" for key, value in event.facts.items())
        lines.append(f"  * {event.kind} {facts} [{', '.join(event.rules)}]")
        lines += [f"      {m.value:+} {m.label} [{m.rule}]" for m in event.modifiers]
    return lines
