"""Units of one hex that fire at the same target fire together (SK F4).

What was fired at in the phase, or at one MF expenditure, is kept in a note of the table: the hexes
it was fired from and at, as in `N5.P5,O6.P5`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from caposaldo.aslsk.phases import FIRED_AT, USED
from caposaldo.aslsk.rate import has_rate
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit, Weapon
from caposaldo.kernel.rules import Refusal, RuleId, rule

TOGETHER: Final[RuleId] = rule("SK F4")


def remember(table: StarterTable, hexes: Iterable[int], target: int) -> None:
    """Remember that a hex was fired at from some hexes."""
    known = table.notes[FIRED_AT].split(",") if FIRED_AT in table.notes else []
    for hex in hexes:
        line = _line(table, hex, target)
        if line not in known:
            known.append(line)
    if known:
        table.notes[FIRED_AT] = ",".join(known)


def forget(table: StarterTable) -> None:
    """Forget it all: a new expenditure of MF may be fired on by everybody."""
    table.notes.pop(FIRED_AT, None)


def has_fired(table: StarterTable, hex: int, target: int) -> bool:
    """Tell whether somebody has fired from one hex at another."""
    known = table.notes.get(FIRED_AT)
    return known is not None and _line(table, hex, target) in known.split(",")


def is_follow_up(user: Unit, weapon: Weapon) -> bool:
    """Tell whether a weapon fires again in a phase, having kept its rate until now (SK F9)."""
    return has_rate(weapon) and f"{USED}:{weapon.id}" in user.marks


def too_late(table: StarterTable, hex: int, target: int) -> Refusal | None:
    """Refuse to join after others of the hex have fired at the target (SK F4)."""
    if not has_fired(table, hex, target):
        return None
    name = table.battle.name
    return Refusal("fired-together", TOGETHER, {"hex": name(hex), "target": name(target)})


def _line(table: StarterTable, hex: int, target: int) -> str:
    name = table.battle.name
    return f"{name(hex)}.{name(target)}"
