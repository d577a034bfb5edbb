"""Shares and their intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10, sqrt
from typing import Final

Z: Final = 1.959964  # 95 %


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share of independent games (Wilson)."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = 1 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / spread
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / spread
    return max(middle - half, 0.0), min(middle + half, 1.0)


def mean_interval(values: Sequence[float]) -> tuple[float, float]:
    """Return the 95 % interval of a mean, such as that of the scores of pairs of games."""
    n = len(values)
    if n < 2:
        return 0.0, 1.0
    mean = sum(values) / n
    variance = sum((value - mean) ** 2 for value in values) / (n - 1)
    half = Z * sqrt(variance / n)
    return max(mean - half, 0.0), min(mean + half, 1.0)


def elo(score: float) -> float | None:
    """Return the Elo difference that a score stands for; None when one side won everything."""
    return 400 * log10(score / (1 - score)) if 0 < score < 1 else None
