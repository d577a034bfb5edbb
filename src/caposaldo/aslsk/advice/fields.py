"""How far it is from every hex to the places that matter, in halves of MF (SK M4).

The ground does not change, so that these last for a whole game.
"""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.advice.harms import Harms
from caposaldo.aslsk.advice.threats import Shot
from caposaldo.aslsk.battle import Battle
from caposaldo.aslsk.costs import entry_cost, has_road_rate, keeps_to_road
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.tables import MF
from caposaldo.aslsk.units import Unit, UnitId

NOWHERE: Final[int] = 999
"""Farther than any way."""

Pace = tuple[int, bool, int, bool]
"""A step: into which hex, whether by the road, its cost in halves, whether it stays on the road."""


def paces(table: StarterTable, origin: int, hex: int) -> list[Pace]:
    """Return the ways to step into a hex: plainly, and at the road rate if there is one."""
    found: list[Pace] = []
    for by_road in (False, True):
        if not by_road or has_road_rate(table, origin, hex):
            cost = entry_cost(table, hex, by_road)
            found.append((hex, by_road, cost, keeps_to_road(table, origin, hex, by_road)))
    return found


class Fields:
    """Distances to sets of hexes, and harm to kinds of units, each worked out when first asked."""

    __slots__ = ("_fields", "_gains", "_harms", "_known", "_steps", "battle")

    def __init__(self, battle: Battle) -> None:
        self.battle: Final = battle
        self._fields: Final[dict[tuple[int, ...], list[int]]] = {}
        self._harms: Final[dict[tuple[object, ...], float]] = {}
        self._steps: Final[dict[int, list[Pace]]] = {}
        self._known: tuple[object, ...] = ()
        self._gains: dict[UnitId, float] = {}

    def steps(self, table: StarterTable, origin: int) -> list[Pace]:
        """Return the steps from a hex, or from off the map into one, where there is no smoke."""
        if origin not in self._steps:
            around = self.battle.ground.neighbours[origin]
            self._steps[origin] = [
                pace for hex in around if hex >= 0 for pace in paces(table, origin, hex)
            ]
        return self._steps[origin]

    def recall(self, key: tuple[object, ...]) -> dict[UnitId, float] | None:
        """Return what units gain by moving, if that was thought of for a table like this last."""
        return self._gains if key == self._known else None

    def keep(self, key: tuple[object, ...], gains: dict[UnitId, float]) -> None:
        """Remember what units gain by moving, since fire asks for it many times."""
        self._known, self._gains = key, gains

    def harm(self, harms: Harms, shot: Shot, unit: Unit) -> float:
        """Return the harm that a shot does to a unit by itself."""
        key = (shot, unit.type.name, unit.side, unit.broken, unit.pinned, unit.wounded)
        if key not in self._harms:
            column, drm, cowers = shot
            self._harms[key] = harms.of(column, drm, cowers, [unit])
        return self._harms[key]

    def to(self, hexes: tuple[int, ...]) -> list[int]:
        """Return the MF, in halves, from every hex to the nearest of some hexes."""
        if hexes not in self._fields:
            self._fields[hexes] = self._measure(hexes)
        return self._fields[hexes]

    def _measure(self, hexes: tuple[int, ...]) -> list[int]:
        ground = self.battle.ground
        found = [NOWHERE] * ground.size
        for hex in hexes:
            found[hex] = 0
        layers: dict[int, list[int]] = {0: list(hexes)}
        paid = 0
        while layers:
            for hex in layers.pop(paid, []):
                if found[hex] < paid:
                    continue
                for side, other in enumerate(ground.neighbours[hex]):
                    if other < 0:
                        continue
                    reached = paid + self._cost(hex, side)
                    if reached < found[other]:
                        found[other] = reached
                        layers.setdefault(reached, []).append(other)
            paid += 1
        return found

    def _cost(self, hex: int, side: int) -> int:
        """Return the cost of entering a hex over one of its sides, by the road if there is one."""
        cost = self.battle.terrain(hex).cost
        return min(cost, MF) if self.battle.ground.has_road(hex, side) else cost
