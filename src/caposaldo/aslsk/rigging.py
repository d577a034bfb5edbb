"""Rolls of a case turned into dice: `3,4` is a DR, coloured die first, `5` a dr."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.errors import UnreadableFile

FACES: Final[tuple[str, ...]] = ("1", "2", "3", "4", "5", "6")


def rig(rolls: tuple[str, ...]) -> tuple[str, ...]:
    """Name the dice that the rolls of a case stand for."""
    found: list[str] = []
    for roll in rolls:
        dice = roll.split(",")
        if len(dice) > 2 or any(die not in FACES for die in dice):
            raise UnreadableFile(f"cannot read the roll {roll!r}; write 3,4 for a DR, 5 for a dr")
        found += dice
    return tuple(found)
