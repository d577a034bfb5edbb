"""Who leads a side after whom: its first leaders, then those who come later (15.1, 15.3, 35.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from caposaldo.upfront.groups import Group
from caposaldo.upfront.men import Man

RANKS: Final = ("SL", "COMMISSAR", "ASL")
"""The roles of leaders; a commissar stands for the one his force lacks, before an ASL (15.5)."""


def ranked(groups: Mapping[str, Group], side: str) -> tuple[Man, ...]:
    """Return the leaders of a side by role, and of two equals the one who stands first (15.1)."""
    here = [group for group in groups.values() if group.side == side]
    found = [man for group in here for man in group.men if man.leader]
    if len(found) > 1:
        found.sort(key=_rank)
    return tuple(found)


def in_line(groups: Mapping[str, Group], side: str, noted: tuple[str, ...]) -> tuple[Man, ...]:
    """Return the leaders of a side who are in play, in the order noted for them (15.3)."""
    here = ranked(groups, side)
    if len(here) < 2 or not noted:
        return here
    # Whoever is not noted comes after those who are.
    return tuple(sorted(here, key=lambda man: noted.index(man.id) if man.id in noted else 99))


def with_newcomer(line: tuple[Man, ...], man: Man, *, own: bool) -> tuple[Man, ...]:
    """Return the line with a leader who has come: a spare behind all others (15.1, 48.32).

    `own` tells that the force itself has him; its SL takes his place before those of lower rank,
    while its ASL, below whom there is nobody, is a spare too.
    """
    at = len(line)
    if own:
        at = min([place for place, other in enumerate(line) if _rank(other) > _rank(man)] or [at])
    return (*line[:at], man, *line[at:])


def named(line: tuple[Man, ...]) -> tuple[str, ...]:
    """Return the names of leaders."""
    return tuple([man.id for man in line])


def _rank(man: Man) -> int:
    return RANKS.index(man.card.role)
