"""Groups and their cards as everybody sees them, and where they stand or might stand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from caposaldo.upfront.battle import Box
from caposaldo.upfront.groups import (
    ABLAZE,
    BACK,
    BELOW,
    CHARGE,
    FORWARD,
    GROUNDS,
    IMPOSED,
    SIDEWAYS,
    SMOKE,
    SMOKE_MARKER,
    TERRAIN,
    WIRE,
    column_of,
)
from caposaldo.upfront.heights import level_in
from caposaldo.upfront.hulls import SOUND, Hull, read_hull
from caposaldo.upfront.ranges import CLOSEST
from caposaldo.upfront.terrain import OPEN_GROUND, Terrain
from caposaldo.upfront.vehicles import Vehicle

Face = Mapping[str, Any]
STEPS: Final = {FORWARD: 1, BACK: -1, SIDEWAYS: 0}
LEFT_BEHIND: Final = 2
HIGHEST: Final = 4  # no mountain has more levels (M5.1)


class Stand:
    """Where a group is or might be: its range number and all that counts for fire."""

    __slots__ = (
        "beneath",
        "card",
        "dug",
        "level",
        "moves",
        "range",
        "smokes",
        "steps",
        "terrain",
        "wires",
    )

    def __init__(
        self,
        range: int,
        terrain: Terrain,
        card: Face | None,
        beneath: Terrain,
        moves: int,
        steps: int,
        wires: int,
        smokes: int,
        dug: bool,
        level: int = 0,
    ) -> None:
        self.range: Final = range
        self.terrain: Final = terrain
        self.card: Final = card
        self.beneath: Final = beneath
        self.moves: Final = moves
        self.steps: Final = steps
        self.wires: Final = wires
        self.smokes: Final = smokes
        self.dug: Final = dug
        self.level: Final = level

    def moved(self, by: int, open_ground: Terrain) -> Stand:
        """Return where one more Movement card brings the group (5.2, 5.4)."""
        moves = self.moves + 1
        gone = moves >= LEFT_BEHIND
        return Stand(
            self.range + by,
            open_ground if gone else self.terrain,
            None if gone else self.card,
            self.beneath,
            moves,
            min(LEFT_BEHIND, self.steps + 1),
            self.wires,
            0 if gone else self.smokes,
            False,
            self.level,
        )

    def nearer(self, by: int) -> Stand:
        """Return the same ground at another range number, as sewers lead to (T3.7)."""
        return self.lifted(0, range=self.range + by)

    def settled(self, terrain: Terrain, card: Face | None) -> Stand:
        """Return where a Terrain card puts the group (5.41, M5.1)."""
        level = min(self.level + terrain.climbs, HIGHEST) if terrain.climbs else self.level
        return Stand(self.range, terrain, card, terrain, 0, 0, 0, 0, False, level)

    def changed(self, *, wires: int = 0, smokes: int = 0, dug: bool = False) -> Stand:
        """Return the same place with more or less Wire, Smoke or a trench."""
        return Stand(
            self.range,
            self.terrain,
            self.card,
            self.beneath,
            self.moves,
            self.steps,
            max(0, self.wires + wires),
            max(0, self.smokes + smokes),
            self.dug or dug,
            self.level,
        )

    def lifted(self, levels: int, *, range: int | None = None) -> Stand:
        """Return the same place so many levels higher, perhaps at another range number (M5.1)."""
        return Stand(
            self.range if range is None else range,
            self.terrain,
            self.card,
            self.beneath,
            self.moves,
            self.steps,
            self.wires,
            self.smokes,
            self.dug,
            self.level + levels,
        )


class Soldier:
    """A man, a gun or a vehicle as everybody sees it; `hull` is the state of the last two."""

    __slots__ = (
        "armoured",
        "assists",
        "face",
        "gun",
        "helped",
        "hull",
        "id",
        "inside",
        "kia",
        "morale",
        "panic",
        "pinned",
        "vehicle",
    )

    def __init__(
        self, face: Face, pinned: set[str], vehicle: Vehicle | None, hull: Hull | None = None
    ) -> None:
        self.face: Final = face
        self.id: Final[str] = face["id"]
        self.pinned: Final[bool] = face["pinned"]
        self.morale: Final[int] = face["morale"]
        self.panic: Final[int] = face["panic"]
        self.kia: Final[int] = face["kia"]
        self.assists: Final[str] = face["assists"]
        self.inside: Final[str] = face["inside"]
        helper = face["assisted_by"]
        self.helped: Final = bool(helper) and helper not in pinned
        self.vehicle: Final = vehicle
        self.armoured: Final = vehicle is not None and vehicle.armoured
        self.gun: Final = vehicle is not None and not vehicle.armoured
        seen = read_hull(face["vehicle"]["state"]) if vehicle is not None else SOUND
        self.hull: Final = seen if hull is None else hull

    @property
    def closed(self) -> bool:
        """Whether the crew of an AFV is out of reach of fire (28.42, 28.43)."""
        return self.hull.buttoned or self.pinned

    @property
    def silent(self) -> bool:
        """Whether a vehicle or gun can fire nothing at all (28.42, 28.45, 34.6)."""
        return self.pinned or self.hull.stun > 0

    @property
    def mobile(self) -> bool:
        """Whether it scores for the ground it is on: unpinned, and no stuck AFV (16.41)."""
        return not self.pinned and not self.hull.stuck

    @property
    def shaken(self) -> bool:
        """Whether Rally cards do it any good (10.2, 28.45)."""
        return self.pinned or self.hull.stun > 0


class Squad:
    """A group as everybody sees it; `key` tells it from the same group in another state."""

    __slots__ = (
        "armoured",
        "column",
        "encircled",
        "face",
        "id",
        "key",
        "letter",
        "men",
        "side",
        "stand",
    )

    def __init__(self, face: Face, box: Box, hull: Hull | None = None) -> None:
        self.face: Final = face
        self.id: Final[str] = face["id"]
        self.key: Final[str] = self.id if hull is None else f"{self.id}?"
        self.side: Final[str] = face["side"]
        self.letter: Final[str] = face["letter"]
        self.column: Final = column_of(self.letter, tuple(face["marks"]))
        self.encircled: Final = bool(face["encircled_by"])
        pinned = {man["id"] for man in face["men"] if man["pinned"]}
        cards = box.men
        self.men: Final = [
            Soldier(man, pinned, cards[man["id"]].vehicle if "vehicle" in man else None, hull)
            for man in face["men"]
        ]
        self.armoured: Final = len(self.men) == 1 and self.men[0].armoured
        self.stand: Final = _stand(face, box)

    @property
    def ablaze(self) -> bool:
        """Whether its ground burns (F4.1)."""
        return ABLAZE in self.face["marks"]

    @property
    def below(self) -> bool:
        """Whether it is in the sewers (T3.7)."""
        return BELOW in self.face["marks"]

    @property
    def charge(self) -> str:
        """The group it charges, if it does (45.4)."""
        for mark in self.face["marks"]:
            if mark.startswith(CHARGE):
                return str(mark.removeprefix(CHARGE))
        return ""

    @property
    def fit(self) -> list[Soldier]:
        """The men who are not pinned."""
        return [man for man in self.men if not man.pinned]

    @property
    def pinned(self) -> list[Soldier]:
        """The men who are pinned."""
        return [man for man in self.men if man.pinned]


def _standing(face: Face) -> list[Face]:
    """Return the cards laid without terrain that still waits to be accepted (7.3)."""
    laid: list[Face] = list(face["laid"])
    if IMPOSED in face["marks"]:
        for at in range(len(laid) - 1, -1, -1):
            if laid[at]["role"] == TERRAIN:
                del laid[at]
                break
    return laid


def _stand(face: Face, box: Box) -> Stand:
    laid = _standing(face)
    moves = wires = smokes = steps = 0
    ground: Face | None = None
    for card in reversed(laid):
        role = card["role"]
        if role in GROUNDS:
            ground = card["card"] if role == TERRAIN else None
            break
        if role == WIRE and steps < LEFT_BEHIND:
            wires += 1
        elif role == SMOKE and steps < LEFT_BEHIND:
            smokes += 1
        elif role in STEPS:
            moves += 1
            steps = min(LEFT_BEHIND, moves)
    name = ground["terrain"] if ground is not None else OPEN_GROUND
    beneath = box.terrain[name]
    gone = moves >= LEFT_BEHIND
    smokes += 1 if SMOKE_MARKER in face["marks"] and not gone else 0
    terrain = box.terrain[OPEN_GROUND] if gone else beneath
    card_now = None if gone else ground
    dug = face["entrenched"]
    level = level_in(face["marks"])
    return Stand(face["range"], terrain, card_now, beneath, moves, steps, wires, smokes, dug, level)


def apart(one: Squad, other: Squad) -> int:
    """Return how many letters two groups are apart (5.61)."""
    return abs(one.column - other.column)


def relative(one: Squad, here: Stand, other: Squad, there: Stand) -> int:
    """Return the relative range between two places (5.6, 5.61)."""
    far = here.range + there.range
    near = far if far <= CLOSEST else 2 * CLOSEST - far
    return max(0, near if apart(one, other) <= 1 else near - 1)
