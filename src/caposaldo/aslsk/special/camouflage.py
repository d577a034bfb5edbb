"""Winter camouflage: a side whose assault movers are not seen well in the snow (SK V9)."""

from __future__ import annotations

from caposaldo.aslsk.phases import ASSAULT
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit


def spares(table: StarterTable, unit: Unit) -> bool:
    """Tell whether FFMO does not count against a mover: it is in white and moves by assault.

    One that breaks has lost that protection, if what becomes of a mover changes it (SK M17).
    """
    hidden = table.battle.specials.camouflaged
    if unit.side not in hidden or ASSAULT not in unit.marks:
        return False
    return not (unit.broken and table.battle.options.exposure_by_state)
