"""Relative range between groups (5.5, 5.6, 5.61)."""

from __future__ import annotations

from typing import Final

from caposaldo.upfront.groups import Group

CLOSEST: Final = 5


def true_range(one: Group, other: Group) -> int:
    """Return the relative range with its sign: below 0 it still bars a retreat (5.51, 5.61)."""
    far = one.range + other.range
    near = far if far <= CLOSEST else 2 * CLOSEST - far
    return near if -1 <= one.column - other.column <= 1 else near - 1


def relative_range(one: Group, other: Group) -> int:
    """Return the relative range, 0 far to 5 near (5.6)."""
    return max(0, true_range(one, other))


def opposite(one: Group, other: Group) -> bool:
    """Tell whether two groups bear the same letter, or one stands behind it (3.2)."""
    return one.column == other.column


def adjacent(one: Group, other: Group) -> bool:
    """Tell whether two groups bear neighbouring letters."""
    return abs(one.column - other.column) == 1


def behind(one: Group, other: Group) -> bool:
    """Tell whether a group has gone past another of a neighbouring letter (17.3, 17.6)."""
    return adjacent(one, other) and one.range + other.range > CLOSEST
