"""The kinds of attack by fire, as attacks and their questions name them (SK 5.1)."""

from __future__ import annotations

from typing import Final

PREP: Final[str] = "prep"
FIRST: Final[str] = "first"
SUBSEQUENT: Final[str] = "subsequent"
PROTECTIVE: Final[str] = "protective"
FINAL: Final[str] = "final"
ADVANCING: Final[str] = "advancing"
FLAME: Final[str] = "flame"
CHARGE: Final[str] = "charge"
RESIDUAL: Final[str] = "residual"
