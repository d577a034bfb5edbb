"""Kinds of terrain as records of what they do (7, 8); a rule asks the record, never the name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.rules import RuleId, rule

FOR_VEHICLES: Final = (
    "bogs",
    "close_to_afv",
    "overrun",
    "overrun_risk",
    "vehicles_sideways",
    "wheels",
)
FIELDS: Final = (
    "ambient",
    "attack",
    "attack_rule",
    "cc_barred",
    "cover",
    "crew_bracketed",
    "defence",
    "digging",
    "drowns_weapons",
    "elevated",
    "fords",
    "fortified",
    "heavy_fire",
    "id",
    "infiltration",
    "infiltration_rule",
    "leaves_sideways",
    "leaving_rule",
    "mined",
    "mortar",
    "mortar_fire",
    "moves_to_leave",
    "rejectable",
    "repairs",
    "rule",
    "smoke",
    "sunken",
    "walls",
    "wire",
)


class Drive:
    """What a kind of terrain does to vehicles and guns."""

    __slots__ = FOR_VEHICLES

    def __init__(self, data: Mapping[str, Any]) -> None:
        flag, number = _flags(data), _numbers(data)
        # An AFV that enters may bog; it leaves by a sideways card only (28.51, 28.53).
        self.bogs: Final = flag("bogs", False)
        self.vehicles_sideways: Final = flag("vehicles_sideways", False)
        # AFVs and guns on wheels may enter it (28.5, 34.32).
        self.wheels: Final = flag("wheels", True)
        # What it adds to a man's close combat against an AFV in it (28.81).
        self.close_to_afv: Final = number("close_to_afv", 0)
        # A group in it can be overrun (29.1); the AFV then runs the risks of 29.41 and 29.42.
        self.overrun: Final = flag("overrun", True)
        self.overrun_risk: Final = flag("overrun_risk", False)


class Terrain(Drive):
    """What a kind of terrain does to the men in it; each flag is named after its rule.

    `attack` and `defence` are the modifiers to fire from it and at it where the card does not
    print its own; `mortar` replaces the defence against mortars and artillery.
    `moves_to_leave` counts the Movement cards needed before new terrain can be taken.
    """

    __slots__ = FIELDS

    def __init__(self, id: str, data: Mapping[str, Any]) -> None:
        super().__init__(data)
        flag, number = _flags(data), _numbers(data)
        self.id: Final = id
        self.rule: Final[RuleId] = rule(data["rule"])
        self.attack: Final = number("attack", 0)
        self.attack_rule: Final[RuleId] = rule(data.get("attack_rule", data["rule"]))
        self.defence: Final = number("defence", 0)
        self.mortar: Final = number("mortar", self.defence)
        # Gully: no fire in or out but from and to a Hill, at RR 5, by mortar (8.2).
        self.sunken: Final = flag("sunken", False)
        # Hill: sees into a Gully, fires down with a bonus (8.3, 8.31, 8.32).
        self.elevated: Final = flag("elevated", False)
        # Wall: weaker against all but the group opposite, void when encircled (8.9).
        self.walls: Final = flag("walls", False)
        # Pillbox (23), Minefield (24), and what bars close combat in them.
        self.fortified: Final = flag("fortified", False)
        self.mined: Final = flag("mined", False)
        self.cc_barred: Final = flag("cc_barred", False)
        # Medium machine guns and mortars may fire from it (8.41, 8.52, 8.61, 26.2).
        self.heavy_fire: Final = flag("heavy_fire", True)
        self.mortar_fire: Final = flag("mortar_fire", True)
        # Crewed weapons fire only fully crewed and stationary, bracketed (8.41, 8.52).
        self.crew_bracketed: Final = flag("crew_bracketed", False)
        self.repairs: Final = flag("repairs", True)
        self.drowns_weapons: Final = flag("drowns_weapons", False)
        self.moves_to_leave: Final = number("moves_to_leave", 1)
        self.leaving_rule: Final[RuleId] = rule(data.get("leaving_rule", data["rule"]))
        # The cards that leave it are played sideways only (24.4).
        self.leaves_sideways: Final = flag("leaves_sideways", False)
        self.fords: Final = flag("fords", False)
        self.rejectable: Final = flag("rejectable", True)
        self.wire: Final = flag("wire", True)
        self.smoke: Final = flag("smoke", True)
        # Columns an infiltrator from here shifts, right positive (20.33 to 20.37).
        self.infiltration: Final = number("infiltration", 0)
        self.infiltration_rule: Final[RuleId] = rule(data.get("infiltration_rule", data["rule"]))
        self.digging: Final = flag("digging", False)
        # Counts as terrain that reduces fire for victory (16.42).
        self.cover: Final = flag("cover", True)
        self.ambient: Final = id == OPEN_GROUND


def _flags(data: Mapping[str, Any]) -> Callable[[str, bool], bool]:
    return lambda name, otherwise: bool(data.get(name, otherwise))


def _numbers(data: Mapping[str, Any]) -> Callable[[str, int], int]:
    return lambda name, otherwise: int(data.get(name, otherwise))


OPEN_GROUND: Final = "open"


def read_terrain(data: Mapping[str, Any]) -> dict[str, Terrain]:
    """Read the kinds of terrain from parsed TOML."""
    known = {*FIELDS, *FOR_VEHICLES} - {"id", "ambient"}
    for id, entry in data["terrain"].items():
        if unknown := set(entry) - known:
            raise UnreadableFile(f"terrain {id!r} has unknown entries: {', '.join(unknown)}")
    found = {id: Terrain(id, entry) for id, entry in data["terrain"].items()}
    if OPEN_GROUND not in found:
        raise UnreadableFile("the terrain file must describe open ground")
    return found
