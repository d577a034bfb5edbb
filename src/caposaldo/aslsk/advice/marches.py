"""Ways of a stack through the fire of those who see it: the best place to end in (SK M4, M13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk.advice.fields import paces
from caposaldo.aslsk.advice.harms import worth
from caposaldo.aslsk.advice.judging import Judge
from caposaldo.aslsk.advice.movingweights import (
    DETOUR,
    OUT,
    OUT_LATER,
    STEP,
    STOPPED,
    TIRED,
    TIRED_IN_SIGHT,
)
from caposaldo.aslsk.advice.stations import Stations
from caposaldo.aslsk.advice.threats import ASSAULT, MOVING, ROAD, STANDING
from caposaldo.aslsk.allowance import ROAD_BONUS, allowance
from caposaldo.aslsk.costs import EXIT_COST, entry_cost, keeps_to_road
from caposaldo.aslsk.entering import entry_hexes
from caposaldo.aslsk.firetable import WHOLE
from caposaldo.aslsk.leaving import may_exit
from caposaldo.aslsk.phases import ASSAULT as CAREFUL
from caposaldo.aslsk.phases import WAS_CX
from caposaldo.aslsk.stacking import has_room
from caposaldo.aslsk.tracks import OFF_ROAD, PAID, figure, has_begun, has_stepped
from caposaldo.aslsk.units import Unit

GO: Final[str] = "go"
BY_ROAD: Final[str] = "road"
EXIT: Final[str] = "exit"
HALT: Final[str] = "halt"
PLAIN: Final[str] = ""
RUN: Final[str] = "double-time"
CARE: Final[str] = "assault"

OFF_MAP: Final[int] = -1
NO_HOME: Final[float] = 1000.0
"""Who has still to enter must go some way, and loses nothing by being stopped on it."""
CONSIDERED: Final[int] = 8
"""Of so many of the best ends the field of fire is thought of."""

State = tuple[int, bool]
"""A hex, and whether the stack has kept to the road."""
Reached = dict[int, tuple[float, str, int]]
"""Of hexes within reach: the least risk to get there, and the first step and cost of that way."""


class March:
    """A way: how it is gone, its first step, where it ends, what it risks and what it is worth."""

    __slots__ = ("first", "hex", "mode", "risk", "value")

    def __init__(self, mode: str, first: str, hex: int, risk: float, value: float) -> None:
        self.mode: Final = mode
        self.first: Final = first
        self.hex: Final = hex
        self.risk: Final = risk
        self.value: Final = value


class Marches:
    """All ways that a stack has, and the best of them for each first step."""

    __slots__ = ("_free", "_worth", "group", "judge", "place", "side", "stations", "table")

    def __init__(self, judge: Judge, stations: Stations, group: Sequence[Unit]) -> None:
        self.judge: Final = judge
        self.table: Final = judge.table
        self.stations: Final = stations
        self.group: Final = list(group)
        self.place: Final = group[0].place if group[0].on_map else OFF_MAP
        self.side: Final = group[0].side
        self._free: Final[dict[int, bool]] = {}
        self._worth: Final = sum([worth(unit) for unit in group])

    def stay(self) -> float:
        """Return what it is worth to the stack to go nowhere."""
        if self.place < 0:
            return 0.0
        return self.stations.worth(self.group, self.place)

    def best(self) -> list[March]:
        """Return the best way for each mode and first step, the best first."""
        group = self.group
        if any(CAREFUL in unit.marks for unit in group):
            found = [] if any(has_stepped(unit) for unit in group) else self._careful()
            found.sort(key=_by_value)
            return found
        rest = self._allowance(group)
        fresh = not any(has_begun(unit) or unit.cx for unit in group)
        runs = fresh and not any(WAS_CX in unit.marks or unit.wounded for unit in group)
        most = self._allowance([unit.but(cx=True) for unit in group]) if runs else rest
        walked, run = self._reach(rest, max(rest, most))
        found = [*self._ways(PLAIN, walked), *self._exits(PLAIN, walked, rest)]
        if fresh and self.place >= 0:
            found += self._careful()
        if runs:
            farther = {hex: way for hex, way in run.items() if walked.get(hex) != way}
            found += [*self._ways(RUN, farther), *self._exits(RUN, farther, most)]
        found.sort(key=_by_value)
        return found

    def step_risk(self, hex: int, how: int) -> float:
        """Return what it can be expected to cost the stack to enter a hex."""
        found = STEP * self.stations.risk(self.group, hex, how)
        return found + self._residual(hex, how) if self.table.residual else found

    def _residual(self, hex: int, how: int) -> float:
        left = self.table.residual.get(hex, 0)
        if not left:
            return 0.0
        harms = self.judge.harms
        terrain = self.table.battle.terrain(hex)
        drm = terrain.tem if how != ROAD else 0
        if how in (MOVING, ROAD):
            drm -= 1
        if terrain.open_ground and hex not in self.table.smoke:
            drm -= 1
        return harms.of(harms.fire.column_for(left * WHOLE), drm, 0, self.group)

    def _careful(self) -> list[March]:
        """Return the ways by assault movement: one hex, with MF to spare."""
        found: list[March] = []
        home = self.stay()
        rest = self._allowance(self.group) - 1
        mode = PLAIN if any(CAREFUL in unit.marks for unit in self.group) else CARE
        for hex in self.table.battle.ground.neighbours[self.place]:
            if hex < 0 or not self._is_free(hex) or entry_cost(self.table, hex) > rest:
                continue
            risked = self.step_risk(hex, ASSAULT)
            end = self.stations.worth(self.group, hex)
            value = arriving(end, home, risked, self._worth) - risked
            found.append(March(mode, self._go(hex, False), hex, risked, value))
        return found

    def _allowance(self, group: Sequence[Unit]) -> int:
        table = self.table
        return min([allowance(table, group, unit) - figure(unit, PAID) for unit in group])

    def _ways(self, mode: str, reached: Reached) -> list[March]:
        """Return the best way in a mode, and the best that ends with each first step."""
        count = len(self.group)
        tired = TIRED * count if mode == RUN else 0.0
        ends: list[tuple[float, int]] = []
        home = self.stations.base(self.group, self.place) if self.place >= 0 else NO_HOME
        for hex, (risked, _, _) in reached.items():
            end = self.stations.base(self.group, hex)
            here = arriving(end, home, risked, self._worth) - tired - risked
            if mode == RUN and self.judge.threats.shots(hex, STANDING):
                here -= TIRED_IN_SIGHT * count
            ends.append((here, hex))
        ends.sort(key=_by_base)
        best: dict[str, March] = {}
        for number, (value, hex) in enumerate(ends):
            risked, first, _ = reached[hex]
            if number >= CONSIDERED and first in best:
                continue
            value += self.stations.fire(self.group, hex)
            if first not in best or value > best[first].value:
                best[first] = March(mode, first, hex, risked, value)
        return list(best.values())

    def _exits(self, mode: str, reached: Reached, rest: int) -> list[March]:
        """Return the ways off the map, where leaving it counts."""
        table = self.table
        if not table.battle.exits:
            return []
        prize = OUT * self.stations.goals.press * len(self.group)
        found: list[March] = []
        if self.place >= 0 and may_exit(table, self.side, self.place) and rest >= EXIT_COST:
            # Nobody runs who could leave at his ease.
            tired = TIRED if mode == RUN else 0.0
            found.append(March(mode, EXIT, OFF_MAP, 0.0, prize - tired))
        for hex, (risked, first, paid) in reached.items():
            if may_exit(table, self.side, hex):
                # If its MF end there, it leaves the map in the next turn, or by an advance.
                sure = prize if paid + EXIT_COST <= rest else prize * OUT_LATER
                found.append(March(mode, first, hex, risked, sure - risked))
        return found

    def _reach(self, rest: int, most: int) -> tuple[Reached, Reached]:
        """Return the hexes within reach: the least risk to get there, and the first step of it.

        First those for what the stack has, then those for what it would have running.
        """
        stays = not any(OFF_ROAD in unit.marks for unit in self.group)
        layers: dict[int, dict[State, tuple[float, str]]] = {0: {(self.place, stays): (0.0, "")}}
        least: dict[State, float] = {}
        walked: Reached = {}
        run: Reached = {}
        for paid in range(most + ROAD_BONUS + 1):
            for state, (risked, first) in layers.pop(paid, {}).items():
                if state in least and least[state] <= risked:
                    continue
                least[state] = risked
                hex, road = state
                if hex != self.place:
                    if paid <= rest + (ROAD_BONUS if road else 0):
                        _note(walked, hex, risked, first, paid)
                    _note(run, hex, risked, first, paid)
                for onto, cost, by_road in self._onward(state, paid, most):
                    then = risked + self.step_risk(onto[0], ROAD if by_road else MOVING)
                    then += DETOUR * cost
                    layer = layers.setdefault(paid + cost, {})
                    if onto not in layer or then < layer[onto][0]:
                        layer[onto] = (then, first or self._go(onto[0], by_road))
        return walked, run

    def _onward(self, state: State, paid: int, rest: int) -> list[tuple[State, int, bool]]:
        origin, road = state
        table = self.table
        if origin >= 0:
            steps = self.judge.fields.steps(table, origin)
        else:
            entries = entry_hexes(table, self.group[0])
            steps = [pace for hex in entries for pace in paces(table, origin, hex)]
        smoke = table.smoke
        found: list[tuple[State, int, bool]] = []
        for hex, by_road, cost, keeps in steps:
            if not self._is_free(hex):
                continue
            if hex in smoke and origin >= 0:
                cost = entry_cost(table, hex, by_road)
                keeps = keeps_to_road(table, origin, hex, by_road)
            stays = road and keeps
            if paid + cost <= rest + (ROAD_BONUS if stays else 0):
                found.append(((hex, stays), cost, by_road))
        return found

    def _is_free(self, hex: int) -> bool:
        if hex not in self.table.stacks:
            return True
        if hex not in self._free:
            self._free[hex] = not self.table.enemies_in(hex, self.side) and has_room(
                self.table, hex, self.side, self.group
            )
        return self._free[hex]

    def _go(self, hex: int, by_road: bool) -> str:
        return f"{BY_ROAD if by_road else GO} {self.table.battle.name(hex)}"


def arriving(end: float, home: float, risked: float, worth: float) -> float:
    """Return what the end of a way is worth to who may be stopped on it, and then gains nothing."""
    return end + min(1.0, risked / (STOPPED * worth)) * min(0.0, home - end)


def _note(reached: Reached, hex: int, risked: float, first: str, paid: int) -> None:
    """Take down a way to a hex if it is safer than the one known."""
    if hex not in reached or risked < reached[hex][0]:
        reached[hex] = (risked, first, paid)


def _by_value(march: March) -> float:
    return -march.value


def _by_base(end: tuple[float, int]) -> tuple[float, int]:
    return -end[0], end[1]
