"""What the special rules of a scenario keep in mind for a whole game, and that it can be so."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.special import fortified, snow
from caposaldo.aslsk.table import StarterTable

KNOWN: Final[tuple[str, ...]] = (snow.STATE, fortified.NOTED, fortified.SEARCHED)


def fault(table: StarterTable) -> str | None:
    """Say what cannot last; None when everything can."""
    for key in table.lasting:
        if key not in KNOWN:
            return f"no rule of a scenario remembers {key!r}"
    if snow.is_falling(table):
        if table.battle.specials.snow is None:
            return "it snows where the scenario has no snow"
        if table.lasting[snow.STATE] != snow.FALLS:
            return "snow falls or it does not"
    return fortified.fault(table)
