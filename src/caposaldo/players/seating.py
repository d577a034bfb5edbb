"""Who sits at a table, as its setup says."""

from __future__ import annotations

from typing import Any

from caposaldo.kernel.contract import GameKind, Setup
from caposaldo.kernel.errors import UnreadableFile


def seats_of(kind: GameKind[Any], setup: Setup) -> tuple[str, ...]:
    """Return the seats of a setup, which must be different ones."""
    seats = kind.seats(setup)
    if len(set(seats)) < len(seats):
        raise UnreadableFile(f"{seats[0]} cannot sit on both sides; choose two different ones")
    return seats
