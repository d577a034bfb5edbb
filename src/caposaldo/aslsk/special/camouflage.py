"""Winter camouflage: a side whose assault movers are not seen well in the snow (SK V9)."""

from __future__ import annotations

from caposaldo.aslsk.phases import ASSAULT
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit


def spares(table: StarterTable, unit: Unit) -> bool:
    """Tell whether FFMO does not count against a mover: it is in white and moves by assault.

    One that breaks has lost that protection (SK M17).
    """
    hidden = table.battle.specials.camouflaged
    return unit.side in hidden and ASSAULT in unit.marks and not unit.broken
