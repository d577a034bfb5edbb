"""A scenario in numbers: what never changes while the adviser thinks."""

from __future__ import annotations

from typing import Final

from caposaldo.mortain.hexes import column
from caposaldo.mortain.scenario import GERMAN, Scenario, UnitId

OFF: Final = -1  # waits beside the map
GONE: Final = -2  # lost, or not yet set up
OUT: Final = -3  # left by the west edge
TOLL: Final = 3  # moves that a hex held by the enemy costs on the way west
BESIDE: Final = 2  # reach of a hex next door; 1 is in range, 0 is not


class Field:
    """Hexes and counters by number."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario: Final = scenario
        self.hexes: Final = [str(place) for place in scenario.terrain]
        self.at: Final = {place: i for i, place in enumerate(self.hexes)}
        terrain = scenario.terrain
        self.size: Final = len(self.hexes)
        self.near: Final = [
            [self.at[near] for near in scenario.neighbours[place]] for place in terrain
        ]
        self.cover: Final = [terrain[place].cover for place in terrain]
        self.columns: Final = [column(place) for place in terrain]
        self.west: Final = [self.at[place] for place in scenario.west]
        self.east: Final = [self.at[place] for place in scenario.east]
        self.reach: Final = self._reach()
        types = [scenario.units[UnitId(id)] for id in scenario.units]
        self.ids: Final = [str(type.id) for type in types]
        self.unit: Final = {id: i for i, id in enumerate(self.ids)}
        self.german: Final = [type.side == GERMAN for type in types]
        self.armour: Final = [type.armour for type in types]
        self.tiger: Final = [type.tiger for type in types]
        self.tigers: Final = [i for i in range(len(types)) if types[i].tiger]
        self.from_turn: Final = [type.from_turn for type in types]
        self.front: Final = [type.front for type in types]
        self.flipped: Final = [type.flipped for type in types]
        self.ge: Final = [i for i in range(len(types)) if self.german[i]]
        self.us: Final = [i for i in range(len(types)) if not self.german[i]]

    def _reach(self) -> list[int]:
        found = [0] * (self.size * self.size)
        for place, targets in self.scenario.fire_from.items():
            near = self.scenario.neighbours[place]
            for target in targets:
                found[self.at[place] * self.size + self.at[target]] = (
                    BESIDE if target in near else 1
                )
        return found

    def roads(self, blocked: set[int]) -> list[int]:
        """Count the moves from every hex to the west edge.

        A hex that the enemy holds is no wall for ever: it counts as some more moves, spent on
        shooting the way free.
        """
        far = 10 * self.size
        found = [far] * self.size
        rings: list[list[int]] = [[], []]
        for place in self.west:
            found[place] = TOLL if place in blocked else 0
            while len(rings) <= found[place]:
                rings.append([])
            rings[found[place]].append(place)
        now = 0
        while now < len(rings):
            for place in rings[now]:
                if found[place] < now:
                    continue
                for near in self.near[place]:
                    cost = now + (1 + TOLL if near in blocked else 1)
                    if cost < found[near]:
                        found[near] = cost
                        while len(rings) <= cost:
                            rings.append([])
                        rings[cost].append(near)
            now += 1
        return found
