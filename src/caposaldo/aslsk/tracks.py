"""What a move has done so far, written on those who make it (SK M3).

All figures are halves of MF, as everywhere. The marks go when the move is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk.phases import ASSAULT, MOVED, MOVING, ROAD_RATE, SHOT, SPENT, SWEPT
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.units import Unit, UnitId

PAID: Final[str] = "paid"
"""With halves of MF after a colon: what its move has cost so far. Without it none has begun."""
LED: Final[str] = "led"
"""With their ids after a colon: the leaders with whom it began to move (SK M2)."""
BURDEN: Final[str] = "burden"
"""With halves of MF after a colon: the most that its load has cost it on this move (SK M8)."""
WAY: Final[str] = "way"
"""How it went from hex to hex: on the road all the way, or not (SK M5). None has made no step."""
ON_ROAD: Final[str] = "way:road"
OFF_ROAD: Final[str] = "way:off"
LAYING: Final[str] = "laying"
"""It is placing a charge, which counts as movement in its hex (SK 4.3)."""
SMOKED: Final[str] = "smoked"
"""It has tried to place smoke in this phase (SK M10)."""
UNDER_WAY: Final[tuple[str, ...]] = (
    MOVING,
    ASSAULT,
    ROAD_RATE,
    SPENT,
    SHOT,
    SWEPT,
    PAID,
    LED,
    BURDEN,
    WAY,
    LAYING,
)
"""The marks that are over with the move."""


def name_of(mark: str) -> str:
    """Return a mark without what follows its colon."""
    return mark.partition(":")[0]


def figure(unit: Unit, name: str) -> int:
    """Return the number that stands after a mark, 0 if the unit has none."""
    for mark in unit.marks:
        key, _, value = mark.partition(":")
        if key == name:
            return int(value)
    return 0


def has(unit: Unit, name: str) -> bool:
    """Tell whether a unit has a mark, whatever follows its colon."""
    return any(name_of(mark) == name for mark in unit.marks)


def noted(unit: Unit, mark: str) -> Unit:
    """Return the unit with a mark in the place of the one of the same name."""
    kept = [other for other in unit.marks if name_of(other) != name_of(mark)]
    return unit.but(marks=(*kept, mark))


def has_begun(unit: Unit) -> bool:
    """Tell whether a unit's move is under way."""
    return has(unit, PAID)


def has_stepped(unit: Unit) -> bool:
    """Tell whether a unit has gone into another hex on this move."""
    return has(unit, WAY)


def has_moved(unit: Unit) -> bool:
    """Tell whether a unit has moved into its hex, or does there what counts as movement (4.3)."""
    return has_stepped(unit) or LAYING in unit.marks


def leaders_at_start(unit: Unit) -> list[UnitId]:
    """Return the leaders with whom a unit began to move."""
    for mark in unit.marks:
        key, _, value = mark.partition(":")
        if key == LED:
            return [UnitId(id) for id in value.split(",")]
    return []


def begin(game: Starter, group: Sequence[Unit]) -> None:
    """Write down that units begin to move together, with the leaders among them (SK M2)."""
    leaders = ",".join([unit.id for unit in group if unit.leader])
    for unit in group:
        if has_begun(unit):
            continue
        begun = noted(unit, f"{PAID}:0")
        if leaders and not unit.leader:
            begun = noted(begun, f"{LED}:{leaders}")
        game.table.put(begun)


def forget(game: Starter, unit: Unit) -> None:
    """End a unit's move: the marks of it go, and it moves no more in this turn (SK M3)."""
    over = [mark for mark in unit.marks if name_of(mark) in UNDER_WAY]
    game.table.put(unit.unmarked(*over).marked(MOVED))
