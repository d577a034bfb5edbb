"""What a word of a mark or a note may stand for: nothing, a number, or something in the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import UnitId, WeaponId

Sort: TypeAlias = Callable[[StarterTable, str], bool]
DIGITS: Final[int] = 3
"""No figure of the game is longer, and longer ones are not worth reading."""


def nothing(_: StarterTable, word: str) -> bool:
    """Tell whether nothing follows."""
    return not word


def a_number(_: StarterTable, word: str) -> bool:
    """Tell whether a word is a number from 0 on."""
    return word.isascii() and word.isdecimal() and len(word) <= DIGITS


def a_drm(table: StarterTable, word: str) -> bool:
    """Tell whether a word is a modifier, which may be below 0."""
    return a_number(table, word.removeprefix("-"))


def a_unit(table: StarterTable, word: str) -> bool:
    """Tell whether a word is the id of a unit."""
    return UnitId(word) in table.units


def a_weapon(table: StarterTable, word: str) -> bool:
    """Tell whether a word is the id of a weapon."""
    return WeaponId(word) in table.weapons


def a_firer(table: StarterTable, word: str) -> bool:
    """Tell whether a word is the id of a unit or of a weapon."""
    return a_unit(table, word) or a_weapon(table, word)


def a_hex(table: StarterTable, word: str) -> bool:
    """Tell whether a word names a hex."""
    return word in table.battle.ground.index


def a_side(table: StarterTable, word: str) -> bool:
    """Tell whether a word names a side."""
    return word in table.battle.sides


def units(table: StarterTable, word: str) -> bool:
    """Tell whether a word has the ids of units, as in `g1,g4`."""
    return all(a_unit(table, id) for id in word.split(","))


def firers(table: StarterTable, word: str) -> bool:
    """Tell whether a word has the ids of units and weapons, as in `g1,gw1`."""
    return all(a_firer(table, id) for id in word.split(","))


def hexes(table: StarterTable, words: str) -> bool:
    """Tell whether words name hexes, as in `N5 O6`."""
    return all(a_hex(table, name) for name in words.split(" "))


def pairs_of_hexes(table: StarterTable, word: str) -> bool:
    """Tell whether a word names hexes two by two, as in `N5.P5,O6.P5`."""
    return all(_a_pair(table, *pair.partition(".")) for pair in word.split(","))


def _a_pair(table: StarterTable, one: str, _: str, other: str) -> bool:
    return a_hex(table, one) and a_hex(table, other)
