"""Counters in play: squads, half-squads and leaders, and the support weapons they hold (SK 4.0)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, NewType, cast

from caposaldo.aslsk.counters import LeaderType, UnitType, WeaponType

UnitId = NewType("UnitId", str)
WeaponId = NewType("WeaponId", str)

# Where a counter is that stands in no hex; hexes are numbers from 0 on.
UNPLACED: Final[int] = -1
LOST: Final[int] = -2
EXITED: Final[int] = -3
ABSENT: Final[int] = -4
"""Nowhere in this game, like reinforcements that a dr did not send (SK V9)."""
HELD: Final[int] = -5
"""Of a weapon: with its holder, wherever he is."""
OFF: Final[int] = -10
"""The first group of those who wait to enter the map; the others have lower numbers (SK 3.1a)."""

PREP: Final[str] = "prep"
FIRST: Final[str] = "first"
FINAL: Final[str] = "final"
MARKERS: Final[tuple[str, ...]] = (PREP, FIRST, FINAL)

LETTERS: Final[str] = "abcdefghijklmnopqrstuvwxyz"
STATES: Final[tuple[str, ...]] = ("broken", "dm", "pinned", "cx", "wounded")
"""What a unit may be, in the order of its fields."""


def waits(place: int) -> bool:
    """Tell whether a counter that is there waits to enter the map."""
    return place <= OFF


def off_map(group: int) -> int:
    """Return the place where a group of the scenario waits to enter."""
    return OFF - group


def group_at(place: int) -> int:
    """Return the group of the scenario that waits in a place off the map."""
    return OFF - place


def number_of(id: str) -> int:
    """Return the number of a counter's id: 7 of g7, 2 of gw2."""
    return int(id.lstrip(LETTERS))


class Unit:
    """A squad, half-squad or leader, never changed but replaced; `FIELDS` in the order given.

    `fire` is its Prep, First or Final Fire marker. `marks` are notes that hold for a phase or a
    turn, each explained where it is set.
    """

    __slots__ = (
        "broken",
        "cx",
        "dm",
        "fire",
        "id",
        "leader",
        "leadership",
        "marks",
        "morale",
        "pinned",
        "place",
        "rank",
        "side",
        "squad",
        "type",
        "wounded",
    )
    FIELDS: ClassVar[tuple[str, ...]] = (
        "id",
        "side",
        "type",
        "place",
        "broken",
        "dm",
        "pinned",
        "cx",
        "wounded",
        "fire",
        "marks",
    )

    def __init__(
        self,
        id: UnitId,
        side: str,
        type: UnitType | LeaderType,
        place: int,
        broken: bool = False,
        dm: bool = False,
        pinned: bool = False,
        cx: bool = False,
        wounded: bool = False,
        fire: str = "",
        marks: tuple[str, ...] = (),
    ) -> None:
        self.id: Final = id
        # A side is a nation.
        self.side: Final = side
        self.type: Final = type
        self.place: Final = place
        self.broken: Final = broken
        self.dm: Final = dm
        self.pinned: Final = pinned
        self.cx: Final = cx
        self.wounded: Final = wounded
        self.fire: Final = fire
        self.marks: Final = marks
        # What follows from these, worked out once since a unit never changes. A wound costs a
        # leader a point of morale and of leadership, broken or not (SK 5.5).
        self.rank: Final = number_of(id)
        self.leader: Final = isinstance(type, LeaderType)
        self.squad: Final = isinstance(type, UnitType) and type.squad
        self.morale: Final = _morale(type, broken, wounded)
        self.leadership: Final = _leadership(type, wounded)

    @property
    def mmc(self) -> UnitType:
        """Return the kind of squad or half-squad it is; a leader has none."""
        assert isinstance(self.type, UnitType)
        return self.type

    @property
    def smc(self) -> LeaderType:
        """Return the kind of leader it is; a squad or half-squad is none."""
        assert isinstance(self.type, LeaderType)
        return self.type

    @property
    def on_map(self) -> bool:
        """Whether it stands in a hex."""
        return self.place >= 0

    def but(self, **changes: object) -> Unit:
        """Return the same unit with some things changed."""
        values = [changes.get(name, getattr(self, name)) for name in self.FIELDS]
        return cast("Callable[..., Unit]", Unit)(*values)

    def marked(self, mark: str) -> Unit:
        """Return the unit with a mark more."""
        return self if mark in self.marks else self.but(marks=(*self.marks, mark))

    def unmarked(self, *marks: str) -> Unit:
        """Return the unit without some marks."""
        left = tuple([mark for mark in self.marks if mark not in marks])
        return self if len(left) == len(self.marks) else self.but(marks=left)


def _morale(type: UnitType | LeaderType, broken: bool, wounded: bool) -> int:
    if isinstance(type, UnitType):
        return type.broken if broken else type.morale
    whole = type.broken if broken else type.morale
    return whole - (type.morale - type.wounded_morale) if wounded else whole


def _leadership(type: UnitType | LeaderType, wounded: bool) -> int:
    if isinstance(type, UnitType):
        return 0
    return type.wounded_leadership if wounded else type.leadership


class Weapon:
    """A support weapon; `holder` is the unit that possesses it, or nobody (SK 4.0)."""

    __slots__ = ("fire", "holder", "id", "malfunctioned", "marks", "nation", "place", "type")
    FIELDS: ClassVar[tuple[str, ...]] = (
        "id",
        "nation",
        "type",
        "place",
        "holder",
        "malfunctioned",
        "fire",
        "marks",
    )

    def __init__(
        self,
        id: WeaponId,
        nation: str,
        type: WeaponType,
        place: int,
        holder: str = "",
        malfunctioned: bool = False,
        fire: str = "",
        marks: tuple[str, ...] = (),
    ) -> None:
        self.id: Final = id
        self.nation: Final = nation
        self.type: Final = type
        # Where it lies when nobody holds it, else HELD.
        self.place: Final = place
        self.holder: Final = holder
        self.malfunctioned: Final = malfunctioned
        self.fire: Final = fire
        self.marks: Final = marks

    def but(self, **changes: object) -> Weapon:
        """Return the same weapon with some things changed."""
        values = [changes.get(name, getattr(self, name)) for name in self.FIELDS]
        return cast("Callable[..., Weapon]", Weapon)(*values)

    def marked(self, mark: str) -> Weapon:
        """Return the weapon with a mark more."""
        return self if mark in self.marks else self.but(marks=(*self.marks, mark))

    def unmarked(self, *marks: str) -> Weapon:
        """Return the weapon without some marks."""
        left = tuple([mark for mark in self.marks if mark not in marks])
        return self if len(left) == len(self.marks) else self.but(marks=left)
