"""What it costs to enter a hex, and which steps stay on the road (SK M4, M5, B6)."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.board import is_building
from caposaldo.aslsk.maps import ROAD_OFF, Map
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.tables import MF
from caposaldo.aslsk.tracks import OFF_ROAD
from caposaldo.aslsk.units import Unit

ROAD_COST: Final[int] = MF
"""The road rate (SK B6)."""
EXIT_COST: Final[int] = MF
"""Leaving the map, as for open ground (SK V4)."""
SHADY: Final[tuple[str, ...]] = ("woods", "orchard")
"""Terrain whose cover costs the road bonus if it is claimed (SK M5)."""


def entry_cost(table: StarterTable, hex: int, by_road: bool = False) -> int:
    """Return the MF, in halves, of entering a hex; `by_road` at the road rate."""
    cost = ROAD_COST if by_road else table.battle.terrain(hex).cost
    return cost + table.battle.box.tables.smoke.cost if hex in table.smoke else cost


def crosses_road(ground: Map, origin: int, target: int) -> bool:
    """Tell whether a step crosses a road hexside; off the map roads go on (SK M5)."""
    if origin < 0:
        return runs_off(ground, target)
    return ground.has_road(origin, ground.neighbours[origin].index(target))


def runs_off(ground: Map, hex: int) -> bool:
    """Tell whether a road runs from a hex off the map."""
    if ground.roads[hex] & ROAD_OFF:
        return True
    return any(
        other < 0 and ground.has_road(hex, side)
        for side, other in enumerate(ground.neighbours[hex])
    )


def has_road_rate(table: StarterTable, origin: int, target: int) -> bool:
    """Tell whether one may keep to the road there and give up the cover beside it (SK B6)."""
    terrain = table.battle.terrain(target)
    if terrain.open_ground or is_building(table.battle.ground.terrain[target]):
        return False
    return crosses_road(table.battle.ground, origin, target)


def keeps_to_road(table: StarterTable, origin: int, target: int, by_road: bool) -> bool:
    """Tell whether a step leaves the road bonus alive (SK M5)."""
    if not crosses_road(table.battle.ground, origin, target):
        return False
    if target in table.smoke and table.battle.options.smoke_ends_road_bonus:
        return False
    return by_road or table.battle.terrain(target).id not in SHADY


def has_bonus(table: StarterTable, unit: Unit, target: int, by_road: bool) -> bool:
    """Tell whether a unit that takes this step has stayed on the road all the way (SK M5)."""
    return OFF_ROAD not in unit.marks and keeps_to_road(table, unit.place, target, by_road)
