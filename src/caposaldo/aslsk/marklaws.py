"""What holds of every mark on a unit or a weapon: some rule sets it, and its words mean something.

What may follow the colon of a mark is said once, in the tables below; a new mark gets a line.
"""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.phases import (
    ACTED,
    ADVANCED,
    ADVANCING_FIRED,
    ASSAULT,
    CAME_FROM,
    CARRIED,
    DIRECTED,
    DOOMED,
    DUE,
    FORFEITED,
    GUNNER,
    HELD_BACK,
    HELPED,
    IN_CLOSE_COMBAT,
    KEEPS_DM,
    KEPT_AGAIN,
    KEPT_RATE,
    MENDED,
    MOVED,
    MOVING,
    PASSED_ON,
    RECOVERED,
    ROAD_RATE,
    ROUTED,
    SEEN_BY,
    SHOT,
    SPENT,
    SWEPT,
    TRIED,
    USED,
    USED_UP,
    WAS_CX,
    WAS_PINNED,
)
from caposaldo.aslsk.sorts import (
    Sort,
    a_drm,
    a_firer,
    a_hex,
    a_number,
    a_unit,
    a_weapon,
    firers,
    nothing,
    units,
)
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.tracks import BURDEN, LAYING, LED, OFF_ROAD, ON_ROAD, PAID, SMOKED, WAY


def a_count(table: StarterTable, word: str) -> bool:
    """Tell whether a word has a firer and how often he fired, as in `g1.2` (SK M14)."""
    firer, _, times = word.partition(".")
    return a_firer(table, firer) and a_number(table, times)


def an_origin(table: StarterTable, word: str) -> bool:
    """Tell whether a word names a hex, or a group off the map as in `off.2` (SK A1)."""
    group = word.removeprefix("off.")
    if group == word:
        return a_hex(table, word)
    return a_number(table, group) and 1 <= int(group) <= len(table.battle.scenario.groups)


def a_way(_: StarterTable, word: str) -> bool:
    """Tell whether a word says how a unit went from hex to hex (SK M5)."""
    return f"{WAY}:{word}" in (ON_ROAD, OFF_ROAD)


def at_most_a_weapon(table: StarterTable, word: str) -> bool:
    """Tell whether nothing follows, or the id of a weapon (SK R1)."""
    return not word or a_weapon(table, word)


def at_most_a_unit(table: StarterTable, word: str) -> bool:
    """Tell whether nothing follows, or the id of a unit (SK 3.1d)."""
    return not word or a_unit(table, word)


OF_UNITS: Final[dict[str, Sort]] = {
    ACTED: nothing,
    ADVANCED: nothing,
    ADVANCING_FIRED: nothing,
    ASSAULT: nothing,
    BURDEN: a_number,
    CAME_FROM: an_origin,
    DIRECTED: firers,
    DUE: nothing,
    FORFEITED: nothing,
    GUNNER: nothing,
    HELD_BACK: nothing,
    HELPED: nothing,
    IN_CLOSE_COMBAT: nothing,
    KEEPS_DM: nothing,
    LAYING: nothing,
    LED: units,
    MENDED: a_weapon,
    MOVED: nothing,
    MOVING: nothing,
    PAID: a_number,
    ROAD_RATE: nothing,
    ROUTED: nothing,
    SEEN_BY: a_unit,
    SHOT: a_count,
    SMOKED: nothing,
    SPENT: a_number,
    SWEPT: a_drm,
    TRIED: at_most_a_weapon,
    USED: a_weapon,
    USED_UP: nothing,
    WAS_CX: nothing,
    WAS_PINNED: nothing,
    WAY: a_way,
}
OF_WEAPONS: Final[dict[str, Sort]] = {
    CARRIED: a_unit,
    DOOMED: nothing,
    KEPT_AGAIN: nothing,
    KEPT_RATE: nothing,
    MOVED: nothing,
    PASSED_ON: at_most_a_unit,
    RECOVERED: nothing,
    TRIED: nothing,
}


def mark_fault(table: StarterTable) -> str | None:
    """Say which mark no rule can have set; None when every one can be."""
    for unit in table.units.values():
        for mark in unit.marks:
            if not _can_be(table, OF_UNITS, mark):
                return f"{unit.id} cannot have the mark {mark!r}"
    for weapon in table.weapons.values():
        for mark in weapon.marks:
            if not _can_be(table, OF_WEAPONS, mark):
                return f"{weapon.id} cannot have the mark {mark!r}"
    return None


def _can_be(table: StarterTable, known: dict[str, Sort], mark: str) -> bool:
    name, _, word = mark.partition(":")
    sort = known.get(name)
    return sort is not None and sort(table, word)
