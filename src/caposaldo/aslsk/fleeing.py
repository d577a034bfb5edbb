"""The flight of one unit, hex by hex (SK 3.6b, R6, R7, R9)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.aslsk.asking import Ask
from caposaldo.aslsk.checks import settle
from caposaldo.aslsk.leaderloss import Loss, record
from caposaldo.aslsk.routpaths import ALLOWANCE, WOUNDED, Leg, RoutPaths, State
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit, UnitId
from caposaldo.aslsk.verbs import eliminate
from caposaldo.kernel.rules import Facts, RuleId, rule

PATH: Final[RuleId] = rule("SK R6")
STEPS: Final[RuleId] = rule("SK R7")

START: Final[str] = "start"
"""It has not set out."""
RUN: Final[str] = "run"
"""It heads for cover that it may not pass over."""
FREE: Final[str] = "free"
"""It has no such cover and may go to any hex."""
COVER: Final[str] = "cover"
"""It is in cover and may go on into more of it."""


class Flight(Ask):
    """A unit routs: the hexes it has been in, the MF it has left, who has seen it, its goals.

    `seen` are the hexes of enemies, `goals` those of the cover it heads for, `along` the leader
    who goes with it.
    """

    KIND: ClassVar[str] = "aslsk.flight"
    PROMPT: ClassVar[str] = "flight"
    FIELDS: ClassVar[tuple[str, ...]] = (
        "unit", "along", "path", "left", "seen", "goals", "mode",
    )  # fmt: skip
    SORTS: ClassVar[tuple[type, ...]] = (str, str, tuple, int, tuple, tuple, str)

    def __init__(
        self,
        unit: str,
        along: str = "",
        path: tuple[str, ...] = (),
        left: int = 0,
        seen: tuple[str, ...] = (),
        goals: tuple[str, ...] = (),
        mode: str = START,
    ) -> None:
        self.unit: Final = unit
        self.along = along
        self.path = path
        self.left = left
        self.seen = seen
        self.goals = goals
        self.mode = mode
        self._paths: RoutPaths | None = None
        self._steps: list[State] | None = None

    def seat(self, game: Starter) -> str:
        return self.who(game.table).side

    def rule(self, game: Starter) -> RuleId:
        return PATH

    def facts(self, game: Starter) -> Facts:
        return {"unit": self.unit, "hex": game.table.battle.name(self.who(game.table).place)}

    def who(self, table: StarterTable) -> Unit:
        """Return the unit that routs."""
        return table.units[UnitId(self.unit)]

    def leader(self, table: StarterTable) -> Unit | None:
        """Return the leader who goes along."""
        return table.units[UnitId(self.along)] if self.along else None

    def paths(self, table: StarterTable) -> RoutPaths:
        """Return the legal ways from where the unit began, until the table changes."""
        if self._paths is None:
            unit, leader = self.who(table), self.leader(table)
            trodden = [table.battle.ground.index[name] for name in self.path] or [unit.place]
            party = [] if leader is None else [leader]
            self._paths = RoutPaths(table, unit, party, trodden[0], trodden)
            self._paths.look_from(self.state(table))
        return self._paths

    def forget(self) -> None:
        """Look anew at the ways, since the table has changed."""
        self._paths = None
        self._steps = None

    def state(self, table: StarterTable) -> State:
        """Return how far the unit has come."""
        paths = self.paths(table)
        if self.mode == START:
            return paths.begin()
        return self.who(table).place, self.left, paths.ground.mask(self.seen)

    def leg(self, table: StarterTable) -> Leg:
        """Return where the unit heads."""
        paths = self.paths(table)
        if self.mode == START:
            return paths.leg(paths.begin())
        index = table.battle.ground.index
        return Leg(frozenset([index[name] for name in self.goals]), self.mode == FREE)

    def steps(self, table: StarterTable) -> list[State]:
        """Return the steps that lead to a legal end, worked out once until the table changes."""
        if self._steps is None:
            paths, state = self.paths(table), self.state(table)
            if self.mode == COVER:
                self._steps = paths.from_cover(state)
            else:
                self._steps = paths.run(state, self.leg(table))
        return self._steps

    def may_stop(self, table: StarterTable) -> bool:
        """Tell whether the unit may end its rout where it is."""
        if self.mode == START:
            return False
        paths = self.paths(table)
        spot = paths.ground.spot(self.who(table).place)
        return self.mode in (COVER, FREE) and paths.may_end(spot)

    def waiting(self, game: Starter) -> bool:
        return self.mode == START or bool(self.steps(game.table))

    def run(self, game: Starter) -> None:
        self.rest(game)

    def rest(self, game: Starter) -> None:
        """End the rout here, which nobody survives next to an unbroken enemy (SK R7)."""
        table = game.table
        unit = self.who(table)
        game.finish(self)
        if unit.on_map and not self.paths(table).ground.spot(unit.place).safe:
            lose(game, unit, STEPS)

    def set_out(self, table: StarterTable) -> None:
        """Fix where the unit begins and where it heads, before its first step."""
        paths = self.paths(table)
        state = paths.begin()
        self.path = (table.battle.name(state[0]),)
        self.head_for(table, paths.leg(state))
        self.left, self.seen = state[1], paths.ground.names(state[2])

    def head_for(self, table: StarterTable, leg: Leg) -> None:
        """Begin a leg of the rout."""
        self.goals = tuple([table.battle.name(hex) for hex in sorted(leg.goals)])
        self.mode = FREE if leg.free else RUN

    def come_to(self, table: StarterTable, state: State) -> None:
        """Take note of a step: cover ends a leg, or begins a new one next to an enemy (SK R6)."""
        paths = self.paths(table)
        self.path = (*self.path, table.battle.name(state[0]))
        self.left, self.seen = state[1], paths.ground.names(state[2])
        spot = paths.ground.spot(state[0])
        if spot.cover and (spot.safe or self.mode == COVER):
            self.mode = COVER
        elif spot.cover:
            self.head_for(table, paths.leg(state))

    def slow_down(self, table: StarterTable) -> None:
        """Count a wound got on the way: the leader has fewer MF and heads for what is near."""
        self.forget()
        self.left = max(0, self.left - (ALLOWANCE - WOUNDED))
        if self.mode != COVER:
            self.head_for(table, self.paths(table).leg(self.state(table)))


def lose(game: Starter, unit: Unit, why: RuleId) -> None:
    """Eliminate a unit in rout; the loss of a leader shakes those he leaves (SK F16)."""
    losses: list[Loss] = []
    record(losses, unit, True)
    eliminate(game, unit, why)
    settle(game, losses)
