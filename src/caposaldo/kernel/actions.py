"""Actions with a notation that parses back, and the decisions that offer them."""

from __future__ import annotations

import re
from typing import Final

from caposaldo.kernel.errors import UnreadableAction
from caposaldo.kernel.rules import NO_FACTS, Facts, RuleId

LONGEST: Final = 400
CHAIN: Final = ";"
_WORDS: Final = re.compile(r"[a-z][a-z0-9-]*( [A-Za-z0-9>,.+:/-]+)*")


class Action:
    """One answer to a decision: a verb and its words."""

    __slots__ = ("args", "notation", "verb")

    def __init__(self, verb: str, args: tuple[str, ...] = ()) -> None:
        self.verb: Final = verb
        self.args: Final = args
        self.notation: Final = f"{verb} {' '.join(args)}" if args else verb

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.notation == other.notation

    def __hash__(self) -> int:
        return hash(self.notation)

    def __repr__(self) -> str:
        return f"Action({self.notation!r})"


_known: Final[dict[str, dict[tuple[str, ...], Action]]] = {}
_MOST_KNOWN: Final = 50_000


def action(verb: str, args: tuple[str, ...] = ()) -> Action:
    """Return the one shared action of this verb and these words."""
    known = _known.get(verb)
    if known is None or len(known) >= _MOST_KNOWN:
        known = _known[verb] = {}
    found = known.get(args)
    if found is None:
        found = known[args] = Action(verb, args)
    return found


def parse(notation: str) -> Action:
    """Read one action from its notation."""
    text = " ".join(notation.split()) if len(notation) <= LONGEST else ""
    if not _WORDS.fullmatch(text):
        raise UnreadableAction(f"not an action: {notation[:60]!r}; write a verb and its words")
    words = text.split(" ")
    return Action(words[0], tuple(words[1:]))


def parse_chain(notation: str) -> list[Action]:
    """Read several actions joined by semicolons, the answers to a chain of questions."""
    return [parse(part) for part in notation.split(CHAIN)]


NO_ACTIONS: Final[list[Action]] = []


class Decision:
    """A question to one seat: its prompt, its options in the order of their notation, its rule.

    `calls` are answers that a clock gives in the seat's place; nobody chooses among them.
    """

    __slots__ = ("calls", "facts", "options", "prompt", "rule", "seat")

    def __init__(
        self,
        seat: str,
        prompt: str,
        rule: RuleId,
        options: list[Action],
        facts: Facts = NO_FACTS,
        calls: list[Action] = NO_ACTIONS,
    ) -> None:
        self.seat: Final = seat
        self.prompt: Final = prompt
        self.rule: Final = rule
        self.options: Final = options
        self.facts: Final = facts
        self.calls: Final = calls

    def offered(self, wanted: Action) -> Action | None:
        """Return the option or call that equals `wanted`, or None."""
        for option in self.options:
            if option is wanted:
                return option
        for option in [*self.options, *self.calls]:
            if option.notation == wanted.notation:
                return option
        return None

    def data(self, *, with_options: bool = True) -> dict[str, object]:
        """Return the decision as JSON-ready data; the options are for the seat asked."""
        return {
            "seat": self.seat,
            "prompt": self.prompt,
            "rule": self.rule,
            "facts": dict(self.facts),
            "options": [option.notation for option in self.options] if with_options else [],
        }


def by_notation(option: Action) -> str:
    """Give the key by which options are sorted."""
    return option.notation
