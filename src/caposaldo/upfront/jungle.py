"""The jungle: every attack is weaker, and everybody slips through more easily (47)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Modifier, rule
from caposaldo.upfront.table import UpFrontTable

WEAKER: Final = Modifier(-1, rule("UF 47.3"), "jungle")
COLUMNS: Final = Modifier(-1, rule("UF 47.5"), "columns-jungle")
FIRE_ONLY: Final = "jungle-fire-attacks-only"


def weaker(table: UpFrontTable, *, fire: bool = True) -> list[Modifier]:
    """List what the jungle takes off an attack that is neither flames nor close combat (47.3).

    By one reading mines and overruns, which are no fire, lose nothing.
    """
    battle = table.battle
    if not battle.jungle or (not fire and battle.reads(FIRE_ONLY)):
        return []
    return [WEAKER]


def shifted(table: UpFrontTable) -> list[Modifier]:
    """List what the jungle shifts of an attempt to infiltrate, whoever makes it (47.5)."""
    return [COLUMNS] if table.battle.jungle else []
