"""The text form of positions: one fact a line, stable from now on (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from caposaldo.kernel.contract import Setup
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.upfront.battle import Battle
from caposaldo.upfront.draft import Draft
from caposaldo.upfront.laws import fault
from caposaldo.upfront.planning import formable
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.turn import frames_for
from caposaldo.upfront.verbs import Step

SCENARIO: Final = "A"
AGREED: Final = ("scenario", "nations", "option")
SET_UP: Final = "set-up"
Line = tuple[int, list[str]]


class Host(Protocol):
    """The game as far as a position needs it: what can be agreed, and the battle it gives."""

    def setup(self, scenario: str, options: Mapping[str, str]) -> Setup:
        """Check what was agreed and fill in the rest."""

    def battle(self, setup: Setup) -> Battle:
        """Lay out what stays the same for a whole game."""


def read_position(kind: Host, lines: list[str]) -> tuple[Setup, UpFrontTable, list[Step]]:
    """Read a position: what was agreed, the groups, then everything that speaks of them."""
    facts = [(number, line.split("#")[0].split()) for number, line in enumerate(lines, 1)]
    facts = [(number, words) for number, words in facts if words]
    setup = _agreed(kind, [fact for fact in facts if fact[1][0] in AGREED])
    battle = kind.battle(setup)
    draft = Draft(battle)
    rest = [fact for fact in facts if fact[1][0] not in AGREED]
    # Groups and the side in turn come first, so that the order of the lines does not matter.
    for number, words in sorted(rest, key=lambda fact: _rank(battle, fact)):
        try:
            draft.take(words)
        except UnreadableFile as error:
            raise _wrong(number, words, str(error)) from None
    table = draft.table()
    if (broken := fault(table)) is not None:
        raise UnreadableFile(f"this position cannot be: {broken}")
    if draft.turn.phase == SET_UP:
        for side in battle.sides:
            if not formable(table, side):
                raise UnreadableFile(f"this position cannot be: {side} cannot form groups")
    return setup, table, frames_for(draft.turn.phase)


def _rank(battle: Battle, fact: Line) -> int:
    word = fact[1][0]
    return 0 if word in battle.sides or word == "turn" else 1


def _agreed(kind: Host, facts: list[Line]) -> Setup:
    scenario = SCENARIO
    options: dict[str, str] = {}
    for number, words in facts:
        match words:
            case ["scenario", name]:
                scenario = name
            case ["nations", one, other] if one != other:
                options |= {"side-1": one, "side-2": other}
            case ["option", name, *value] if value:
                options[name] = " ".join(value)
            case _:
                raise _wrong(number, words, "this cannot be agreed")
    return kind.setup(scenario, options)


def _wrong(number: int, words: list[str], complaint: str) -> UnreadableFile:
    return UnreadableFile(f"line {number} of this position, {' '.join(words)!r}: {complaint}")
