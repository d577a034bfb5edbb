"""Sand in the weapons: in the desert every breakdown range is wider (52.3)."""

from __future__ import annotations

from typing import Final

from caposaldo.upfront.battle import Battle

WIDER: Final = "jams_wider"
"""The switch of a battlefield that says by how many numbers."""


def worn(battle: Battle, numbers: frozenset[int]) -> frozenset[int]:
    """Return a breakdown range as it is on this battlefield; what never jams still does not."""
    more = battle.field.switches.get(WIDER, 0)
    if not more or not numbers:
        return numbers
    lowest = min(numbers)
    return numbers | frozenset(range(max(0, lowest - more), lowest))
