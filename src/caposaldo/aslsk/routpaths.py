"""Legal ways of a rout, worked out to their ends, so that no step leads astray (SK R6, R7).

A unit runs in legs. A leg heads for cover: the goals are the nearest it may not ignore, and those
it may but need not that are as near or nearer. Where it comes to cover next to an enemy it cannot
stop, and a new leg begins there; in other cover it stops or goes on from cover to cover.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from caposaldo.aslsk.routground import RoutGround, Spot
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.tables import MF
from caposaldo.aslsk.units import Unit

State: TypeAlias = tuple[int, int, int]
"""A hex, the halves of MF left there, and the posts by whom the unit was seen."""

ALLOWANCE: Final[int] = 6 * MF
WOUNDED: Final[int] = 3 * MF
"""What a routing unit has, and a wounded leader (SK 3.6b)."""


def allowance(party: Sequence[Unit]) -> int:
    """Return the halves of MF of a unit with whoever goes along."""
    return WOUNDED if any(each.wounded for each in party) else ALLOWANCE


class Leg:
    """Where a stretch of a rout may lead: cover, and any hex if it is `free` of cover to seek."""

    __slots__ = ("free", "goals", "known")

    def __init__(self, goals: frozenset[int], free: bool) -> None:
        self.goals: Final = goals
        self.free: Final = free
        # What is known of the states on the way: whether the leg can be brought to an end.
        self.known: Final[dict[State, bool]] = {}


class RoutPaths:
    """The legal ways of one unit that routs from its starting hex."""

    def __init__(
        self,
        table: StarterTable,
        unit: Unit,
        party: Sequence[Unit],
        start: int,
        trodden: Sequence[int] = (),
    ) -> None:
        self.ground: Final = RoutGround(table, unit, party)
        self.start: Final = start
        # Hexes it has been in are not entered again: nobody heads for anything in a circle.
        self.trodden: Final[frozenset[int]] = frozenset([start, *trodden])
        self.never_beside: Final[bool] = table.battle.options.rout_never_adjacent
        self.passes_over: Final[bool] = table.battle.options.rout_may_pass_over
        self.neighbours: Final = table.battle.ground.neighbours
        self.house: Final = table.battle.ground.house
        self._legs: Final[dict[State, Leg]] = {}
        self._after: Final[dict[State, list[State]]] = {}
        # Enemies known from the start: it need not seek cover as near to them (SK R6).
        self.feared: Final[int] = self.ground.seen_at_start(start) & self.ground.known
        # Whether it may end in a hex where it is interdicted, since it can come to no other.
        self.exposed: bool = False

    def look_from(self, state: State) -> None:
        """See whether an end is reached, or can be, where nobody interdicts (SK R6, E3)."""
        self.exposed = False
        is_there = state[0] != self.start and self.may_end(self.ground.spot(state[0]))
        self.exposed = not is_there and not self.finds_an_end(state)

    def begin(self) -> State:
        """Return the state of a unit that has not taken a step."""
        return self.start, allowance(self.ground.party), self.ground.seen_at_start(self.start)

    def forbidden(self, state: State, there: Spot) -> bool:
        """Tell whether a step leads nearer to an enemy or along his flank (SK R7)."""
        here = self.ground.spot(state[0])
        if self.ground.nearer(here, there) & state[2]:
            return True
        if self.never_beside:
            return bool(there.beside) and not here.inside
        return bool(there.beside & here.beside)

    def steps(self, state: State) -> list[State]:
        """Return where a unit can go by one step that no rule forbids."""
        known = self._after.get(state)
        if known is not None:
            return known
        found: list[State] = []
        for hex in self.neighbours[state[0]]:
            if hex < 0 or hex in self.trodden:
                continue
            there = self.ground.spot(hex)
            left = state[1] - there.cost
            if left >= 0 and not there.barred and not self.forbidden(state, there):
                found.append((hex, left, state[2] | there.seen))
        self._after[state] = found
        return found

    def may_ignore(self, hex: int) -> bool:
        """Tell whether a unit may pass over cover: its own building, or no farther off (SK R6).

        By the player aid (`rout_goal = nearest`) it may not pass over any that it can reach.
        """
        if not self.passes_over:
            return False
        house = self.house[hex]
        if house >= 0 and house == self.house[self.start]:
            return True
        here, there = self.ground.spot(self.start), self.ground.spot(hex)
        for at in range(len(here.away)):
            if self.feared & 1 << at and there.away[at] <= here.away[at]:
                return True
        return False

    def leg(self, state: State) -> Leg:
        """Return where a unit that sets out from a state must or may head (SK R6)."""
        known = self._legs.get(state)
        if known is None:
            left = self._cover_from(state)
            bound = [left[hex] for hex in left if not self.may_ignore(hex)]
            least = max(bound, default=0)
            known = Leg(frozenset([hex for hex in left if left[hex] >= least]), not bound)
            self._legs[state] = known
        return known

    def _cover_from(self, state: State) -> dict[int, int]:
        """Return the first cover on every way, with the most MF that can be left there.

        Ways are followed from the cheapest on; who comes to a hex later, seen by the same enemies
        or more, finds nothing there that the first would not.
        """
        found: dict[int, int] = {}
        met: dict[int, list[int]] = {state[0]: [state[2]]}
        to_do: list[list[State]] = [[] for _ in range(state[1] + 1)]
        to_do[state[1]].append(state)
        for left in range(state[1], 0, -1):
            for at in to_do[left]:
                for reached in self.steps(at):
                    if is_behind(met, reached):
                        continue
                    spot = self.ground.spot(reached[0])
                    if not spot.cover:
                        to_do[reached[1]].append(reached)
                    elif reached[1] > found.get(reached[0], -1) and (
                        spot.safe or self.finds_an_end(reached)
                    ):
                        found[reached[0]] = reached[1]
        return found

    def finds_an_end(self, state: State) -> bool:
        """Tell whether a unit that runs on from a state comes to where it may stop at all.

        Which cover it must seek does not matter: if there is any, it has an end there.
        """
        met: set[State] = set()
        to_do = [state]
        while to_do:
            for reached in self.steps(to_do.pop()):
                if self.may_end(self.ground.spot(reached[0])):
                    return True
                if reached not in met:
                    met.add(reached)
                    to_do.append(reached)
        return False

    def run(self, state: State, leg: Leg) -> list[State]:
        """Return the steps after which the leg can be brought to a legal end."""
        return [reached for reached in self.steps(state) if self._arrives(reached, leg)]

    def _arrives(self, state: State, leg: Leg) -> bool:
        """Tell whether a unit that comes to a state can end its leg there or farther on."""
        spot = self.ground.spot(state[0])
        if spot.cover:
            return state[0] in leg.goals and (spot.safe or self.finds_an_end(state))
        if leg.free and self.may_end(spot):
            return True
        known = leg.known.get(state)
        if known is None:
            known = any(self._arrives(reached, leg) for reached in self.steps(state))
            leg.known[state] = known
        return known

    def from_cover(self, state: State) -> list[State]:
        """Return the steps from cover into more cover that lead to where it may stop (SK R6)."""
        return [reached for reached in self.steps(state) if self._shelters(reached)]

    def _shelters(self, state: State) -> bool:
        spot = self.ground.spot(state[0])
        if not spot.cover:
            return False
        return spot.safe or any(self._shelters(reached) for reached in self.steps(state))

    def crawl(self) -> list[int]:
        """Return the hexes into which a unit may crawl from where it starts (SK R8)."""
        state = self.begin()
        if self.ground.spot(self.start).inside:
            return []
        leg = self.leg(state)
        return [
            reached[0]
            for reached in self.steps(state)
            if self.ground.spot(reached[0]).safe and (leg.free or self._arrives(reached, leg))
        ]

    def exist(self) -> bool:
        """Tell whether a unit can rout at all."""
        self.exposed = True
        return self.finds_an_end(self.begin())

    def may_end(self, spot: Spot) -> bool:
        """Tell whether a rout may end in a hex, if it need not seek other cover (SK R6, R7)."""
        return spot.safe and (self.exposed or not spot.exposed)


def is_behind(met: dict[int, list[int]], reached: State) -> bool:
    """Tell whether a hex was reached before at no more cost and seen by no others; note it."""
    before = met.setdefault(reached[0], [])
    for seen in before:
        if not seen & ~reached[2]:
            return True
    before.append(reached[2])
    return False
