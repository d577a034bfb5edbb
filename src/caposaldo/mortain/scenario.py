"""The fixed part of a scenario: map, terrain, counters, set-ups, markers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, NewType

from caposaldo.kernel.codec import refuse_unknown
from caposaldo.mortain.hexes import HexId, around, hex_id
from caposaldo.mortain.sight import Terrain, fields_of_fire

UnitId = NewType("UnitId", str)

US: Final = "us"
GERMAN: Final = "german"
SIDES: Final = (GERMAN, US)

EAST: Final = "east"  # the German pool off the east edge
WEST: Final = "west"  # the US reserve off the west edge
UNPLACED: Final = "unplaced"
EXITED: Final = "exited"
LOST: Final = "lost"

SCENARIO: Final = (
    "advice", "columns", "exits_to_win", "first_row", "hit_steps", "id", "map", "markers", "place",
    "river", "road", "rows", "setup", "story", "terrain", "title", "turns", "unit",
)  # fmt: skip
UNIT: Final = (
    "figure", "flipped", "from_turn", "front", "id", "kind", "label", "side", "start", "tiger",
    "tint",
)  # fmt: skip
TERRAIN: Final = ("blocks", "cover", "high", "letter", "range")
SETUP: Final = ("hexes", "id", "recommended")
MARKERS: Final = ("air", "oba")
ADVICE: Final = ("hazard", "hold", "setup", "use")
"""What the entries of a scenario's file may say; some of it is read where it is drawn."""


class UnitType:
    """A counter as it is printed on both sides."""

    __slots__ = ("armour", "flipped", "from_turn", "front", "id", "kind", "side", "start", "tiger")

    def __init__(self, data: Mapping[str, Any]) -> None:
        refuse_unknown(f"unit {data['id']}", data, UNIT)
        self.id: Final = UnitId(data["id"])
        self.side: Final[str] = data["side"]
        self.kind: Final[str] = data["kind"]
        self.armour: Final[bool] = data["kind"] == "armour"
        self.front: Final[tuple[int, int]] = (data["front"][0], data["front"][1])
        self.flipped: Final[tuple[int, int]] = (data["flipped"][0], data["flipped"][1])
        self.start: Final[str] = data["start"]
        self.from_turn: Final[int] = data.get("from_turn", 1)
        self.tiger: Final[bool] = data.get("tiger", False)


@dataclass(frozen=True)
class Scenario:
    """One battle as its file describes it, with what can be worked out once."""

    id: str
    turns: int
    exits_to_win: int
    terrain: dict[HexId, Terrain]
    neighbours: dict[HexId, tuple[HexId, ...]]
    area: dict[HexId, frozenset[HexId]]
    fire_from: dict[HexId, frozenset[HexId]]
    east: tuple[HexId, ...]
    west: tuple[HexId, ...]
    units: dict[UnitId, UnitType]
    setups: dict[str, dict[UnitId, HexId]]
    recommended: str
    strength: dict[str, int]


def read_scenario(data: Mapping[str, Any]) -> Scenario:
    """Read a scenario from its parsed TOML."""
    refuse_unknown(f"scenario {data['id']}", data, SCENARIO)
    refuse_unknown(f"scenario {data['id']}, markers", data["markers"], MARKERS)
    refuse_unknown(f"scenario {data['id']}, advice", data.get("advice", {}), ADVICE)
    for entry in data["setup"]:
        refuse_unknown(f"scenario {data['id']}, setup {entry['id']}", entry, SETUP)
    terrain = _terrain(data)
    neighbours = {
        place: tuple(near for near in around(place) if near in terrain) for place in terrain
    }
    columns, rows = data["columns"], data["rows"]
    setups = {
        entry["id"]: {UnitId(unit): HexId(place) for unit, place in entry["hexes"].items()}
        for entry in data["setup"]
    }
    return Scenario(
        id=data["id"],
        turns=data["turns"],
        exits_to_win=data["exits_to_win"],
        terrain=terrain,
        neighbours=neighbours,
        area={place: frozenset((place, *near)) for place, near in neighbours.items()},
        fire_from=fields_of_fire(terrain),
        east=tuple(hex_id(columns, row + 1) for row in range(rows)),
        west=tuple(hex_id(1, row + 1) for row in range(rows)),
        units={UnitId(entry["id"]): UnitType(entry) for entry in data["unit"]},
        setups=setups,
        recommended=next(entry["id"] for entry in data["setup"] if entry.get("recommended")),
        strength={"air": data["markers"]["air"], "oba": data["markers"]["oba"]},
    )


def _terrain(data: Mapping[str, Any]) -> dict[HexId, Terrain]:
    for key, entry in data["terrain"].items():
        refuse_unknown(f"scenario {data['id']}, terrain {key}", entry, TERRAIN)
    by_letter = {
        entry["letter"]: Terrain(key, entry["cover"], entry["blocks"], entry["range"])
        for key, entry in data["terrain"].items()
    }
    return {
        hex_id(c + 1, r + 1): by_letter[data["map"][r][c]]
        for c in range(data["columns"])
        for r in range(data["rows"])
    }
