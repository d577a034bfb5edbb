"""What an attack does to whom it hits, where that can be told exactly: to a lone squad (SK 5.8)."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.attackrecord import Attack, targets_of
from caposaldo.aslsk.chances import (
    BROKEN,
    DR,
    ELIMINATED,
    PINNED,
    REDUCED,
    REDUCED_BROKEN,
    REDUCED_PINNED,
    REPLACED,
    fate_odds,
)
from caposaldo.aslsk.table import StarterTable

REMOVED_BY: Final[frozenset[str]] = frozenset([ELIMINATED, REDUCED, REDUCED_PINNED, REDUCED_BROKEN])
BROKEN_BY: Final[frozenset[str]] = frozenset([BROKEN, REPLACED])


def fates(
    table: StarterTable, attack: Attack, column: int, drm: int, shift: int
) -> list[dict[str, object]]:
    """Return in how many of 1296 rolls a target has losses, breaks or is pinned.

    Of several units in a hex chance names those that fall, and leaders steady the others: then
    there is nothing to be told of one of them alone.
    """
    units = targets_of(table, attack)
    if len(units) != 1 or not units[0].squad or units[0].broken:
        return []
    removed, broken, pinned = 0, 0, 0
    fire = table.battle.box.tables.fire
    for each in fate_odds(fire, column, drm, shift, units[0].morale):
        if each.key in REMOVED_BY:
            removed += each.chances
        elif each.key in BROKEN_BY:
            broken += each.chances
        elif each.key == PINNED:
            pinned += each.chances
    sums: dict[str, object] = {"removed": removed, "broken": broken, "pinned": pinned}
    return [{"unit": units[0].id, **sums, "of": DR * DR}]
