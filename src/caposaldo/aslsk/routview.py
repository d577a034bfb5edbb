"""What the table shows of a rout: who must, legal ways, where one is interdicted (SK R5 to R9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from caposaldo.aslsk.fleeing import COVER, START, Flight
from caposaldo.aslsk.interdiction import INTERDICTION, interdictors, modifiers
from caposaldo.aslsk.rout import RoutOrders
from caposaldo.aslsk.routodds import odds
from caposaldo.aslsk.routpaths import Leg, RoutPaths, State
from caposaldo.aslsk.starter import Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import UnitId
from caposaldo.aslsk.view import Shows
from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Preview
from caposaldo.kernel.rules import RuleId, rule

PATH: Final[RuleId] = rule("SK R6")
CRAWL: Final[RuleId] = rule("SK R8")


class Web:
    """All legal ways from a state: their steps, and where they may end.

    Nobody turns back at once; wider circles, which cannot be walked, may still be drawn.
    """

    def __init__(self, paths: RoutPaths) -> None:
        self.paths: Final = paths
        self.ends: Final[set[int]] = set()
        self._steps: Final[set[tuple[int, int]]] = set()
        self._met: Final[set[tuple[State, int, int]]] = set()
        self._legs: Final[list[Leg]] = []

    def run(self, state: State, leg: Leg, came_from: int = -1) -> None:
        """Follow a leg."""
        if leg not in self._legs:
            self._legs.append(leg)
        if self._is_known(state, self._legs.index(leg), came_from):
            return
        for reached in self.paths.run(state, leg):
            if reached[0] == came_from:
                continue
            self._steps.add((state[0], reached[0]))
            spot = self.paths.ground.spot(reached[0])
            if spot.cover and spot.safe:
                self.shelter(reached, state[0])
            elif spot.cover:
                self.run(reached, self.paths.leg(reached), state[0])
            else:
                if leg.free and self.paths.may_end(spot):
                    self.ends.add(reached[0])
                self.run(reached, leg, state[0])

    def shelter(self, state: State, came_from: int = -1) -> None:
        """Follow the ways from cover to cover."""
        if self._is_known(state, -1, came_from):
            return
        if self.paths.ground.spot(state[0]).safe:
            self.ends.add(state[0])
        for reached in self.paths.from_cover(state):
            if reached[0] != came_from:
                self._steps.add((state[0], reached[0]))
                self.shelter(reached, state[0])

    def steps(self) -> list[tuple[int, int]]:
        """Return the steps of the ways, without those that lead to no end."""
        found = sorted(self._steps)
        while True:
            going = self.ends | {a for a, _ in found}
            kept = [(a, b) for a, b in found if b in going]
            if len(kept) == len(found):
                return kept
            found = kept

    def _is_known(self, state: State, leg: int, came_from: int) -> bool:
        """Note that a state is followed on a leg; tell whether it was already."""
        key = (state, leg, came_from)
        if key in self._met:
            return True
        self._met.add(key)
        return False


def ways(table: StarterTable, frame: Flight) -> dict[str, object]:
    """Return the legal ways of a flight: steps, ends, crawls, and open hexes under enemy eyes."""
    paths, state, name = frame.paths(table), frame.state(table), table.battle.name
    web = Web(paths)
    if frame.mode == COVER:
        web.shelter(state)
    else:
        web.run(state, frame.leg(table))
    reached = sorted({hex for _, hex in web.steps()})
    open_hexes = [hex for hex in reached if paths.ground.spot(hex).exposed]
    unit, leaving = frame.who(table), _leaving(frame)
    return {
        "steps": [[name(a), name(b)] for a, b in web.steps()],
        "ends": [name(hex) for hex in sorted(web.ends)],
        "crawls": [name(hex) for hex in paths.crawl()] if frame.mode == START else [],
        "interdicted": {
            name(hex): [each.id for each in interdictors(table, hex, unit.side, leaving)]
            for hex in open_hexes
        },
    }


def _leaving(frame: Flight) -> list[UnitId]:
    """Return those who rout: an enemy alone with them is free once they have gone."""
    return [UnitId(frame.unit), *([UnitId(frame.along)] if frame.along else [])]


def _flight(game: Starter, frame: Step) -> dict[str, object]:
    assert isinstance(frame, Flight)
    table = game.table
    unit = frame.who(table)
    found: dict[str, object] = {
        "unit": unit.id,
        "along": frame.along,
        "path": list(frame.path) or [table.battle.name(unit.place)],
        "left": frame.state(table)[1],
        "goals": [table.battle.name(hex) for hex in sorted(frame.leg(table).goals)],
        "may_stop": frame.may_stop(table),
    }
    return {"flight": {**found, **ways(table, frame)}}


def _orders(game: Starter, frame: Step) -> dict[str, object]:
    """Show who can rout; while one of them does, what it does is shown instead."""
    assert isinstance(frame, RoutOrders)
    if game.stack[-1] is not frame:
        return {"rout": {"side": frame.side}}
    able = frame.able(game.table)
    return {
        "rout": {
            "side": frame.side,
            "must": [id for id in able if able[id]],
            "may": [id for id in able if not able[id]],
            "ways": {id: ways(game.table, Flight(id)) for id in able},
        }
    }


def preview_flight(game: Starter, frame: Step, wanted: Action) -> Preview | None:
    """Say what a step brings: interdiction with its odds, or a safe hex."""
    assert isinstance(frame, Flight)
    table = game.table
    if wanted.verb not in ("go", "crawl"):
        return None
    hex = table.battle.ground.index[wanted.args[0]]
    spot = frame.paths(table).ground.spot(hex)
    if wanted.verb == "crawl":
        return Preview(wanted.notation, CRAWL, [], [], [], detail={"interdictors": []})
    left = [state[1] for state in frame.steps(table) if state[0] == hex]
    detail: dict[str, object] = {"left": left[0] if left else 0, "interdictors": []}
    if not spot.exposed:
        return Preview(wanted.notation, PATH, [], [], [], detail=detail)
    unit, leader = frame.who(table), frame.leader(table)
    found = interdictors(table, hex, unit.side, _leaving(frame))
    detail["interdictors"] = [each.id for each in found]
    chances = odds(table.battle.box, unit, leader, spot.safe)
    return Preview(wanted.notation, INTERDICTION, [], modifiers(leader), chances, detail=detail)


def preview_orders(game: Starter, frame: Step, wanted: Action) -> Preview | None:
    """Say where a unit would rout to."""
    assert isinstance(frame, RoutOrders)
    if wanted.verb != "rout":
        return None
    detail = ways(game.table, Flight(UnitId(wanted.args[0])))
    return Preview(wanted.notation, PATH, [], [], [], detail=detail)


SHOWS: Final[dict[str, Shows]] = {Flight.KIND: _flight, RoutOrders.KIND: _orders}
PREVIEWS: Final[dict[str, Callable[[Starter, Step, Action], Preview | None]]] = {
    Flight.KIND: preview_flight,
    RoutOrders.KIND: preview_orders,
}
