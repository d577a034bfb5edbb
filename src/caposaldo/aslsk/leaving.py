"""Leaving the map: where the scenario counts it, or for good (SK V4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from caposaldo.aslsk.costs import EXIT_COST, runs_off
from caposaldo.aslsk.moving import Stack, go_on, members
from caposaldo.aslsk.starter import Act, Starter, Step
from caposaldo.aslsk.stepping import abandons, cannot_go
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.tracks import OFF_ROAD
from caposaldo.aslsk.units import Unit
from caposaldo.aslsk.verbs import eliminate, exit_map
from caposaldo.kernel.frames import Words
from caposaldo.kernel.rules import Refusal, RuleId, rule

EXIT: Final[RuleId] = rule("SK V4")


def may_exit(table: StarterTable, side: str, hex: int) -> bool:
    """Tell whether the victory conditions count units of a side that leave from a hex (SK V4)."""
    victory = table.battle.victory
    if victory is None or hex not in table.battle.exits:
        return False
    return side == victory.winner or bool(victory.more)


def at_edge(table: StarterTable, hex: int) -> bool:
    """Tell whether one can step off the map from a hex."""
    return any(hex in along for along in table.battle.ground.edges.values())


class Exit(Act):
    """Leave the map where it counts, as over open ground (SK V4)."""

    VERB: ClassVar[str] = "exit"

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Stack)
        table = game.table
        group = members(table, frame)
        hex = group[0].place
        if not may_exit(table, table.side, hex):
            name = table.battle.name(hex) if hex >= 0 else ""
            return Refusal("no-exit-here", EXIT, {"hex": name})
        return cannot_leave(table, group)

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        assert isinstance(frame, Stack)
        for unit in members(game.table, frame):
            exit_map(game, unit)
        frame.units = ()
        go_on(game, frame)


class Abandon(Act):
    """Leave the map where it counts for nothing: legal, but nobody is asked to (SK V4)."""

    VERB: ClassVar[str] = "abandon"
    CALLED: ClassVar[bool] = True

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Stack)
        table = game.table
        group = members(table, frame)
        hex = group[0].place
        if hex < 0 or not at_edge(table, hex) or may_exit(table, table.side, hex):
            name = table.battle.name(hex) if hex >= 0 else ""
            return Refusal("no-edge-here", EXIT, {"hex": name})
        return cannot_leave(table, group)

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        assert isinstance(frame, Stack)
        for unit in members(game.table, frame):
            eliminate(game, unit, EXIT)
        frame.units = ()
        go_on(game, frame)


def cannot_leave(table: StarterTable, group: Sequence[Unit]) -> Refusal | None:
    """Say what keeps a stack at the edge from leaving the map."""
    by_road = runs_off(table.battle.ground, group[0].place)
    for unit in group:
        stays = by_road and OFF_ROAD not in unit.marks
        stopped = cannot_go(table, group, unit, EXIT_COST, stays)
        if stopped is not None:
            return stopped
    return abandons(table, group)
