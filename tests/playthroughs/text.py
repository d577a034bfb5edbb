"""A game told as text: at every answer the stack, the question, the answer and what happened."""

from pathlib import Path
from typing import Final

from caposaldo import library
from caposaldo.kernel.actions import Decision
from caposaldo.kernel.chance import stream
from caposaldo.kernel.codec import fingerprint
from caposaldo.kernel.contract import SPECTATOR
from caposaldo.kernel.events import Event
from caposaldo.library import AnyGame
from tests.playthroughs.wander import choose

HOME: Final = Path(__file__).parent
FIRST, LAST = 120, 20
GAMES: Final = {
    "postcard": ("postcard", 33, "document"),
    "sector": ("sector", 28, "document"),
    "postcard-published": ("postcard", 9, "published"),
}


def playthrough(name: str) -> str:
    """Play one game and tell it: the first answers and the last ones in full."""
    scenario, seed, preset = GAMES[name]
    kind = library.game("mortain")
    game = library.start("mortain", scenario, library.preset(kind, preset), seed)
    luck = stream(seed, "playthrough")
    lines = [f"mortain {scenario}, readings {preset}, seed {seed}", *_told(game.told())]
    steps: list[list[str]] = []
    while (asked := game.decision()) is not None:
        question = _question(game, asked)
        chosen = choose(asked, luck)
        told = game.answer(chosen, asked.seat)
        steps.append(["", *question, f"> {chosen.notation}", *_told(told)])
    for step in [*steps[:FIRST], *steps[max(FIRST, len(steps) - LAST) :]]:
        lines += step
    result = game.result()
    assert result is not None
    lines += ["", *game.kind.describe(game)]
    lines.append(f"won by {result.winner}: {result.reason} [{result.rule}]")
    lines.append(f"digest {game.digest()[:16]}")
    return "\n".join(lines) + "\n"


def _question(game: AnyGame, asked: Decision) -> list[str]:
    stack = " / ".join(str(frame.KIND).partition(".")[2] for frame in game.stack)
    seats = (*game.kind.sides, SPECTATOR)
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
