"""A walk through a game that anybody can repeat: the verb is drawn first, then its words."""

from collections.abc import Callable
from typing import Final, NamedTuple

from caposaldo.kernel.actions import Action, Decision
from caposaldo.kernel.chance import Chance
from caposaldo.library import AnyGame


class Walk(NamedTuple):
    """How a game is walked through: verbs that are drawn seldom, and words that are preferred."""

    seldom: tuple[str, ...]
    preferred: Callable[[Decision, list[Action]], list[Action]]


def choose(game: AnyGame, luck: Chance) -> Action:
    """Draw an option; a seldom one is one choice in eight when there is anything else to do."""
    asked, walk = game.decision(), WALKS[game.kind.id]
    assert asked is not None
    verbs = sorted({option.verb for option in asked.options})
    lively = [verb for verb in verbs if verb not in walk.seldom]
    if lively and (len(lively) == len(verbs) or luck.below(8, "rest") > 0):
        verbs = lively
    verb = verbs[luck.below(len(verbs), "verb")]
    options = walk.preferred(asked, [option for option in asked.options if option.verb == verb])
    return options[luck.below(len(options), "words")]


def westward(asked: Decision, options: list[Action]) -> list[Action]:
    """Let Germans move west, as the names of the hexes sort them, so that games come to exits."""
    return options[:2] if options[0].verb == "move" and asked.seat == "german" else options


def forward(asked: Decision, options: list[Action]) -> list[Action]:
    """Let groups move forward if they can, so that games come to close combat."""
    ahead = [option for option in options if option.args and option.args[-1] == "forward"]
    return ahead or options


def as_they_come(asked: Decision, options: list[Action]) -> list[Action]:
    """Prefer nothing."""
    return options


WALKS: Final = {
    "mortain": Walk(("pass", "miss"), westward),
    "upfront": Walk(
        (
            "acquire",
            "crew",
            "decline",
            "dig",
            "done",
            "drop",
            "end",
            "give",
            "observe",
            "panic",
            "reorder",
            "stay",
            "uncrew",
        ),
        forward,
    ),
    "aslsk": Walk(
        ("cancel", "decline", "destroy", "done", "drop", "give", "halt", "hold", "leave", "place"),
        as_they_come,
    ),
}
