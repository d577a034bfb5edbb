"""What is secret at this table, and the laws that hold at every step.

All counters and markers are open (SK V1, N1), but for what a rule of the scenario lets a side note
in secret (SK V9). The dice to come are nobody's knowledge; and where
attacks are declared first, so is the line of sight until then (SK X15).
"""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.laws import fault
from caposaldo.aslsk.setup import SetUp
from caposaldo.aslsk.special.fortifying import Fortifying
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.table import SET_UP, StarterTable

NOTHING: Final[str] = "none"
NOTES: Final[str] = "notes"


def hidden(table: StarterTable) -> str:
    """Name what a view may hide: no counter, but notes where a side makes some (SK V1, V9)."""
    works = table.battle.specials.fortified
    return NOTES if works is not None and works.number else NOTHING


def tells_sight(table: StarterTable) -> bool:
    """Tell whether options, previews and refusals may say if a line is clear (SK X15)."""
    return not table.battle.options.blind_attacks


def check(game: Starter) -> str | None:
    """Say what breaks the laws of the game; None when nothing does."""
    broken = fault(game.table)
    if broken is not None:
        return broken
    asked = [frame.side for frame in game.stack if isinstance(frame, (SetUp, Fortifying))]
    if not set(asked) <= set(game.table.battle.sides):
        return "a side sets up that is not in the game"
    if bool(asked) != (game.table.phase == SET_UP) and game.outcome is None:
        return "set-up goes on at the wrong time"
    return None
