"""A counter in words, the same in positions and in saved tables (docs/notation.md).

`german 4-6-7 N5 broken dm first +moved` is a unit, `german MMG g1 malfunctioned` a weapon.
"""

from __future__ import annotations

import re
from typing import Final

from caposaldo.aslsk.battle import Battle
from caposaldo.aslsk.counters import LeaderType, UnitType, WeaponType
from caposaldo.aslsk.units import (
    ABSENT,
    EXITED,
    HELD,
    LOST,
    MARKERS,
    STATES,
    UNPLACED,
    Unit,
    UnitId,
    Weapon,
    WeaponId,
    group_at,
    off_map,
    waits,
)
from caposaldo.kernel.errors import UnreadableFile

OUT: Final[dict[str, int]] = {
    "unplaced": UNPLACED,
    "lost": LOST,
    "exited": EXITED,
    "absent": ABSENT,
}
AWAY: Final[dict[int, str]] = {place: word for word, place in OUT.items()}
WAITS: Final[str] = "off:"
MARK: Final[str] = "+"
MALFUNCTIONED: Final[str] = "malfunctioned"
_MARK: Final = re.compile(r"\+[a-z][a-z-]*(:[A-Za-z0-9.,-]+)?")
_UNIT: Final = re.compile(r"[a-z][1-9][0-9]{0,2}")
_WEAPON: Final = re.compile(r"[a-z]w[1-9][0-9]{0,2}")


def is_unit(id: str) -> bool:
    """Tell whether a word has the form of a unit's id, such as g7."""
    return _UNIT.fullmatch(id) is not None


def is_weapon(id: str) -> bool:
    """Tell whether a word has the form of a weapon's id, such as gw2."""
    return _WEAPON.fullmatch(id) is not None


def write_place(battle: Battle, place: int) -> str:
    """Write a place: a hex, a group off the map (counted from 1), or out of the game."""
    if place >= 0:
        return battle.name(place)
    return f"{WAITS}{group_at(place) + 1}" if waits(place) else AWAY[place]


def read_place(battle: Battle, word: str) -> int:
    """Read a place."""
    if word in OUT:
        return OUT[word]
    number = word.removeprefix(WAITS)
    if number != word:
        groups = len(battle.scenario.groups)
        if not number.isdecimal() or not 1 <= int(number) <= groups:
            raise UnreadableFile(f"there is no group {number!r} off the map; there are {groups}")
        return off_map(int(number) - 1)
    return battle.ground.find(word)


def write_unit(battle: Battle, unit: Unit) -> str:
    """Write a unit without its id."""
    flags = (unit.broken, unit.dm, unit.pinned, unit.cx, unit.wounded)
    states = [word for word, is_so in zip(STATES, flags, strict=True) if is_so]
    marker = [unit.fire] if unit.fire else []
    place = write_place(battle, unit.place)
    marks = [MARK + mark for mark in unit.marks]
    return " ".join([unit.side, unit.type.name, place, *states, *marker, *marks])


def read_unit(battle: Battle, id: str, words: list[str]) -> Unit:
    """Read a unit: side, kind, place and what else it is."""
    if not is_unit(id) or len(words) < 3 or words[0] not in battle.sides:
        raise UnreadableFile("write a unit as side, id, kind and place: g1 4-6-7 N5 broken")
    side, name, place, *rest = words
    if id[0] != side[0]:
        raise UnreadableFile(f"{id} cannot be {side}; its id begins with another letter")
    counters = battle.box.counters
    type: UnitType | LeaderType = (
        counters.leader(name, side) if name in counters.leaders else counters.unit(side, name)
    )
    flags = [word in rest for word in STATES]
    fire, marks = _markers(id, [word for word in rest if word not in STATES])
    if flags[-1] and isinstance(type, UnitType):
        raise UnreadableFile(f"{id} cannot be wounded; only a leader can")
    if len(rest) != sum(flags) + bool(fire) + len(marks):
        raise UnreadableFile(f"{id} is something twice")
    at = read_place(battle, place)
    broken, dm, pinned, cx, wounded = flags
    return Unit(UnitId(id), side, type, at, broken, dm, pinned, cx, wounded, fire, marks)


def write_weapon(battle: Battle, weapon: Weapon) -> str:
    """Write a weapon without its id."""
    where = weapon.holder or write_place(battle, weapon.place)
    words = [weapon.nation, weapon.type.key.upper(), where]
    words += [MALFUNCTIONED] if weapon.malfunctioned else []
    words += [weapon.fire] if weapon.fire else []
    return " ".join([*words, *[MARK + mark for mark in weapon.marks]])


def read_weapon(battle: Battle, id: str, words: list[str]) -> Weapon:
    """Read a weapon: nation, kind, holder or place, and what else it is."""
    if not is_weapon(id) or len(words) < 3 or words[0] not in battle.sides:
        raise UnreadableFile("write a weapon as nation, id, kind and holder: gw1 MMG g1")
    nation, key, where, *rest = words
    if id[0] != nation[0]:
        raise UnreadableFile(f"{id} cannot be {nation}; its id begins with another letter")
    type = _weapon_type(battle, nation, key)
    broken = MALFUNCTIONED in rest
    fire, marks = _markers(id, [word for word in rest if word != MALFUNCTIONED])
    if len(rest) != broken + bool(fire) + len(marks):
        raise UnreadableFile(f"{id} is something twice")
    held = is_unit(where)
    place = HELD if held else read_place(battle, where)
    holder = where if held else ""
    return Weapon(WeaponId(id), nation, type, place, holder, broken, fire, marks)


def _weapon_type(battle: Battle, nation: str, key: str) -> WeaponType:
    for type in battle.box.counters.weapons.values():
        if type.key.upper() == key and type.nation in (nation, "all"):
            return type
    raise UnreadableFile(f"there is no {nation} weapon {key!r}; write LMG, MMG, HMG, FT or DC")


def _markers(id: str, words: list[str]) -> tuple[str, tuple[str, ...]]:
    """Read a fire marker and marks."""
    fire = ""
    marks: list[str] = []
    for word in words:
        if word in MARKERS:
            fire = word
        elif _MARK.fullmatch(word) and word[1:] not in marks:
            marks.append(word[1:])
        else:
            raise UnreadableFile(f"{id} cannot be {word!r}")
    return fire, tuple(marks)
