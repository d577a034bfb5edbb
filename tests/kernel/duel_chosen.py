"""Duel between sides that are chosen, and one that could have been and is not there."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.contract import Setup
from tests.kernel.duel import DuelKind
from tests.kernel.duel_table import NORTH, SIDES, SOUTH

WEST: Final = "west"


class ChosenDuelKind(DuelKind):
    """The same game, its scenarios untitled; choices say who sits where, and West never does."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "chosen-duel"
        self.sides = (WEST, *SIDES)
        self.scenarios = {"short": {}, "long": {}}

    def choices(self, scenario: str) -> dict[str, tuple[str, ...]]:
        return {"side-1": (NORTH, SOUTH), "side-2": (SOUTH, NORTH)}

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return setup.readings["side-1"], setup.readings["side-2"]


CHOSEN: Final = ChosenDuelKind()
