"""Levels of altitude: how high a group is, and what lies between two on the mountain (M5.1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from caposaldo.kernel.rules import Modifier, Refusal, rule, term
from caposaldo.upfront.groups import Group
from caposaldo.upfront.table import UpFrontTable

SET_UP: Final = rule("UF M5")
LEVELS: Final = rule("UF M5.1")
LEVEL: Final = "level:"
"""The mark, before a number from 1 up, of a group above the foot of the mountain (M5.1)."""
ALTITUDE: Final = "altitude"
"""The switch of a battlefield with levels, and the highest of them (M5.1)."""
WHEELS: Final = "wheels"
"""The note of the highest level that guns and AFVs reach (M5)."""
DOWNHILL: Final = "firing-downhill"
UPHILL: Final = "firing-uphill"
SLOPES: Final = (DOWNHILL, UPHILL)


def level_of(group: Group) -> int:
    """Return the level a group is on; none is marked at the foot (M5.1)."""
    return level_in(group.marks)


def level_in(marks: Iterable[str]) -> int:
    """Return the level that the marks of a group tell."""
    for mark in marks:
        if mark.startswith(LEVEL):
            return int(mark.removeprefix(LEVEL))
    return 0


def at_level(group: Group, level: int) -> Group:
    """Return a group on another level; its marker is changed (M5.1)."""
    others = [mark for mark in group.marks if not mark.startswith(LEVEL)]
    return group.but(marks=(*others, f"{LEVEL}{level}") if level else tuple(others))


def level_after(table: UpFrontTable, group: Group, card: str) -> int:
    """Return the level a group is on once it has taken the terrain of a card (M5.1)."""
    climbs = table.battle.box.terrain[table.card(card).terrain].climbs
    level = level_of(group)
    return min(level + climbs, table.battle.field.switches.get(ALTITUDE, 0)) if climbs else level


def parted(one: Group, other: Group) -> Refusal | None:
    """Say that two groups are on different levels, where neither reaches the other (M5.1)."""
    if level_of(one) == level_of(other):
        return None
    return Refusal("other-level", LEVELS, {"group": one.letter, "target": other.letter})


def too_high(table: UpFrontTable, group: Group, card: str) -> Refusal | None:
    """Say that guns and AFVs do not come up to where this terrain leads (M5)."""
    highest = table.noted(WHEELS) if table.notes else ""
    level = level_after(table, group, card)
    if not highest or level <= max(int(highest), level_of(group)):
        return None
    facts = {"group": group.letter, "terrain": term(f"terrain-{table.card(card).terrain}")}
    return Refusal("too-high-for-wheels", SET_UP, {**facts, "level": int(highest)})


def slope(group: Group, target: Group) -> list[Modifier]:
    """List what firing down or up the mountain changes, for every level of difference (M5.1)."""
    if not group.marks and not target.marks:
        return []
    above = level_of(group) - level_of(target)
    if not above:
        return []
    return [Modifier(above, LEVELS, DOWNHILL if above > 0 else UPHILL)]


def lowest(table: UpFrontTable, side: str) -> int:
    """Return what the ground of a side counts: once, or by its lowest group's level (M5.1)."""
    if not table.battle.field.has(ALTITUDE):
        return 1
    return min([level_of(group) for group in table.side(side)], default=0)
