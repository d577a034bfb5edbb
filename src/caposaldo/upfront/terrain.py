"""Kinds of terrain as records of what they do (7, 8); a rule asks the record, never the name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.rules import RuleId, rule
from caposaldo.upfront.terraintraits import FOR_VEHICLES, OF_BATTLEFIELDS, Quirks, flags, numbers

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
    "stronghold",
    "sunken",
    "wire",
)


class Terrain(Quirks):
    """What a kind of terrain does to the men in it; each flag is named after its rule.

    `attack` and `defence` are the modifiers to fire from it and at it where the card does not
    print its own; `mortar` replaces the defence against mortars and artillery.
    `moves_to_leave` counts the Movement cards needed before new terrain can be taken.
    """

    __slots__ = FIELDS

    def __init__(self, id: str, data: Mapping[str, Any]) -> None:
        super().__init__(data)
        flag, number = flags(data), numbers(data)
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
        # The Pillbox of a scenario, or what takes its place (T1.6, T2.4).
        self.stronghold: Final = self.fortified or PILLBOX in self.counts_as

    def is_a(self, kind: str) -> bool:
        """Tell whether it is of this kind for what a scenario or a troop rule says of kinds."""
        return self.id == kind or kind in self.counts_as


OPEN_GROUND: Final = "open"
PILLBOX: Final = "pillbox"


def read_terrain(data: Mapping[str, Any]) -> dict[str, Terrain]:
    """Read the kinds of terrain from parsed TOML."""
    for id, entry in data["terrain"].items():
        if unknown := unknown_fields(entry):
            raise UnreadableFile(f"terrain {id!r} has unknown entries: {', '.join(unknown)}")
    found = {id: Terrain(id, entry) for id, entry in data["terrain"].items()}
    if OPEN_GROUND not in found:
        raise UnreadableFile("the terrain file must describe open ground")
    return found


def unknown_fields(entry: Mapping[str, Any]) -> list[str]:
    """List the fields of a terrain that mean nothing."""
    known = {*FIELDS, *FOR_VEHICLES, *OF_BATTLEFIELDS} - {"id", "ambient", "stronghold"}
    return sorted(set(entry) - known)
