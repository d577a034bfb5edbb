"""What holds of every note of a table: some rule makes it, and it names what is in the game."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.phases import (
    ANSWERED,
    FIGHTING,
    FIRED_AT,
    FOUGHT,
    LONE_TRY,
    REINFORCED,
    SELF_RALLIED,
)
from caposaldo.aslsk.sorts import Sort, a_hex, a_number, a_unit, firers, hexes, pairs_of_hexes
from caposaldo.aslsk.special.snow import CAST
from caposaldo.aslsk.table import StarterTable

NOTES: Final[dict[str, Sort]] = {
    ANSWERED: firers,
    CAST: a_number,
    FIGHTING: a_hex,
    FIRED_AT: pairs_of_hexes,
    FOUGHT: hexes,
    LONE_TRY: a_unit,
    REINFORCED: a_number,
    SELF_RALLIED: a_unit,
}
"""What each note says; a new one gets a line."""


def note_fault(table: StarterTable) -> str | None:
    """Say which note no rule can have made; None when every one can be."""
    for key, words in table.notes.items():
        sort = NOTES.get(key)
        if sort is None or not sort(table, words):
            return f"there can be no note {key!r} of {words!r}"
    return None
