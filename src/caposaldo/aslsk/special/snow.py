"""Snow: a DR in each rally phase starts and stops it, and it hinders lines of some length (SK V9).

Read so: the DR is made in the rally phases of both player turns, always by the side that the
scenario names, and what it does not change goes on as it was; at first it does not snow.
"""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.dice import roll
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.table import StarterTable
from caposaldo.kernel.rules import Fact, RuleId, rule, term

SCENARIO: Final[RuleId] = rule("SK V9")
STATE: Final[str] = "snow"
"""What the table keeps of it for the whole game: the word FALLS, or nothing."""
FALLS: Final[str] = "falls"
CAST: Final[str] = "weather"
"""A note: the DR of this rally phase is made."""


def is_falling(table: StarterTable) -> bool:
    """Tell whether it snows now."""
    return STATE in table.lasting


def cast(game: Starter) -> None:
    """Make the DR of a rally phase, once even where a position is taken up again (SK V9)."""
    table = game.table
    snow = table.battle.specials.snow
    if snow is None or CAST in table.notes:
        return
    table.notes[CAST] = str(table.turn)
    before, rolled = is_falling(table), roll(game)
    if rolled.original >= snow.starts_from:
        table.lasting[STATE] = FALLS
    elif rolled.original <= snow.stops_to:
        table.lasting.pop(STATE, None)
    now = is_falling(table)
    change = "goes-on" if now and before else "starts" if now else "stops" if before else "none"
    facts: dict[str, Fact] = {
        "side": term(f"side-{snow.side}"),
        "coloured": rolled.coloured,
        "white": rolled.white,
        "roll": rolled.original,
        "change": term(f"snow-{change}"),
    }
    game.tell("snow", (SCENARIO,), facts)


def veil(table: StarterTable, one: int, other: int) -> int:
    """Return the hindrance of falling snow on a line, which its range decides."""
    snow = table.battle.specials.snow
    if snow is None or STATE not in table.lasting:
        return 0
    far = table.battle.ground.distance(one, other) >= snow.from_range
    return snow.hindrance if far else 0
