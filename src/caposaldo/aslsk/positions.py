"""The text form of positions: one fact a line, stable from now on (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol, TypeAlias

from caposaldo.aslsk.barefield import FIELD
from caposaldo.aslsk.battle import Battle
from caposaldo.aslsk.draft import Draft
from caposaldo.aslsk.field import BETWEEN, LINES, POSITION
from caposaldo.aslsk.laws import fault
from caposaldo.aslsk.options import usual
from caposaldo.aslsk.starter import Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.turn import frames_in
from caposaldo.kernel.contract import Setup
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.rulebook import Reading

AGREED: Final[tuple[str, ...]] = ("scenario", "preset", "option")
Line: TypeAlias = tuple[int, list[str]]


class Host(Protocol):
    """The game as far as a position needs it: what can be agreed, and the battle it gives."""

    @property
    def sides(self) -> tuple[str, ...]:
        """The nations of the game."""

    @property
    def readings(self) -> dict[str, Reading]:
        """The named readings of the rules."""

    def setup(self, scenario: str, options: Mapping[str, str]) -> Setup:
        """Check what was agreed and fill in the rest."""

    def battle(self, setup: Setup) -> Battle:
        """Lay out what stays the same for a whole game."""


def read_position(host: Host, lines: list[str]) -> tuple[Setup, StarterTable, list[Step]]:
    """Read a position: what was agreed, then the counters and all that speaks of them."""
    facts = [(number, line.split("#")[0].split()) for number, line in enumerate(lines, 1)]
    facts = [(number, words) for number, words in facts if words]
    setup = _agreed(host, facts)
    draft = Draft(host.battle(setup))
    for number, words in facts:
        if words[0] in AGREED or words[0] in LINES:
            continue
        try:
            draft.take(words)
        except UnreadableFile as error:
            raise _wrong(number, words, str(error)) from None
    table = draft.table()
    if (broken := fault(table)) is not None:
        raise UnreadableFile(f"this position cannot be: {broken}")
    return setup, table, frames_in(table, draft.asked, draft.step)


def _agreed(host: Host, facts: list[Line]) -> Setup:
    scenario = ""
    options: dict[str, str] = {}
    field: list[list[str]] = []
    for number, words in facts:
        match words:
            case ["scenario", name]:
                scenario = name
            case ["preset", ("document" | "published") as preset]:
                options = {**usual(host.readings, preset, taught=False), **options}
            case ["option", name, value]:
                options[name] = value
            case ["scenario" | "preset" | "option", *_]:
                raise _wrong(number, words, "this cannot be agreed")
            case [word, *_] if word in LINES:
                field.append(words)
    if scenario and field:
        raise UnreadableFile(f"{' '.join(field[0])!r}: the scenario says this already")
    if scenario:
        return host.setup(scenario, options)
    if not any(words[0] == "sides" for words in field):
        field.append(["sides", *_sides(host, facts)])
    options[FIELD] = BETWEEN.join([" ".join(words) for words in field])
    return host.setup(POSITION, options)


def _sides(host: Host, facts: list[Line]) -> list[str]:
    """Name the two sides of a position that does not: those of its counters as they come."""
    found: list[str] = []
    for _, words in facts:
        word = words[1] if words[0] == "turn" and len(words) > 1 else words[0]
        if word in host.sides and word not in found:
            found.append(word)
    if len(found) > 2:
        raise UnreadableFile(f"this position has more than two sides: {', '.join(found)}")
    others = [side for side in host.sides if side not in found]
    return [*found, *others][:2]


def _wrong(number: int, words: list[str], complaint: str) -> UnreadableFile:
    return UnreadableFile(f"line {number} of this position, {' '.join(words)!r}: {complaint}")
