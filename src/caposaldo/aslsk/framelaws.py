"""What holds of every procedure under way: it names only what is in the game."""

from __future__ import annotations

import re
from typing import Final

from caposaldo.aslsk.firekinds import KINDS
from caposaldo.aslsk.fleeing import COVER, FREE, RUN, START
from caposaldo.aslsk.moving import Stack
from caposaldo.aslsk.sorts import Sort, a_firer, a_hex, a_side, a_unit, a_weapon
from caposaldo.aslsk.starter import Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.kernel.frames import Script

MODES: Final[tuple[str, ...]] = (START, RUN, FREE, COVER)


def a_kind(_: StarterTable, word: str) -> bool:
    """Tell whether a word names a kind of fire (SK 5.1)."""
    return word in KINDS


def a_mode(_: StarterTable, word: str) -> bool:
    """Tell whether a word says how far a rout has come (SK R7)."""
    return word in MODES


FIELDS: Final[dict[str, Sort]] = {
    "along": a_unit,
    "ambusher": a_side,
    "attackers": a_unit,
    "attacks": a_unit,
    "declined": a_weapon,
    "goals": a_hex,
    "hex": a_hex,
    "kind": a_kind,
    "later": a_unit,
    "leaders": a_unit,
    "members": a_firer,
    "mode": a_mode,
    "movers": a_unit,
    "pairs": a_unit,
    "path": a_hex,
    "seen": a_hex,
    "side": a_side,
    "targets": a_unit,
    "unit": a_unit,
    "units": a_unit,
    "weapon": a_weapon,
    "weapons": a_weapon,
}
"""What each word of a field stands for; one that is not here names nothing."""
MAY_BE_EMPTY: Final[tuple[str, ...]] = ("along", "ambusher")
# Units in close combat are written together, as in `g3,g1>r1` and `g1:g3`.
_BETWEEN: Final = re.compile(r"[,>:]")
_WRITTEN_TOGETHER: Final[tuple[str, ...]] = ("pairs", "attacks")


def frame_fault(game: Starter) -> str | None:
    """Say which procedure under way speaks of something that is not in the game."""
    for frame in game.stack:
        for field in frame.FIELDS:
            if not _holds(game, frame, field):
                return f"the {field} of {frame.KIND} cannot be"
    return None


def _holds(game: Starter, frame: Step, field: str) -> bool:
    value = getattr(frame, field)
    if isinstance(value, int):
        return field != "hex" or 0 <= value < game.table.battle.ground.size
    if field == "step":
        assert isinstance(frame, Script)
        steps = game.kind.steps.get(frame.KIND, frame.STEPS)
        return not value or value == "end" or value in steps
    if field == "units" and isinstance(frame, Stack) and not value:
        return False
    sort = FIELDS.get(field)
    return sort is None or all(sort(game.table, word) for word in _words(field, value))


def _words(field: str, value: str | tuple[str, ...]) -> list[str]:
    """Return the words of a field that must be names of something."""
    if isinstance(value, str):
        return [] if not value and field in MAY_BE_EMPTY else [value]
    if field in _WRITTEN_TOGETHER:
        return [word for each in value for word in _BETWEEN.split(each) if word]
    return list(value)


__all__ = ["frame_fault"]
