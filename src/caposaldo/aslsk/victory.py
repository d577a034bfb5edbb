"""Who has won: the conditions of the scenario, judged at the end or at once (SK V2)."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.conditions import (
    CONTROL,
    CONTROL_COUNT,
    EXIT_POINTS,
    NO_GOOD_ORDER,
    Condition,
)
from caposaldo.aslsk.control import holder, holder_of_hex
from caposaldo.aslsk.goodorder import good_order
from caposaldo.aslsk.places import hexes_in
from caposaldo.aslsk.points import exit_points, exited, half_squads_out
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.table import SET_UP, StarterTable
from caposaldo.aslsk.units import Unit
from caposaldo.kernel.contract import Result
from caposaldo.kernel.rules import Fact, RuleId, rule, term

LENGTH: Final[RuleId] = rule("SK V2")
SCENARIO: Final[RuleId] = rule("SK V9")


def met(table: StarterTable) -> bool:
    """Tell whether the conditions of the scenario are fulfilled now (SK V2)."""
    victory = table.battle.victory
    return victory is not None and _fulfilled(table, victory, table.battle.targets)


def count(table: StarterTable) -> int:
    """Return how much the side that must do something has of what it needs."""
    victory = table.battle.victory
    return 0 if victory is None else _count(table, victory, table.battle.targets)


def needed(table: StarterTable) -> int:
    """Return how much the side that must do something needs now, enemies that left included."""
    victory = table.battle.victory
    return 0 if victory is None else _needed(table, victory)


def leaders_out(table: StarterTable) -> int:
    """Return how many leaders of the side that must do something have left the map (SK V4)."""
    victory = table.battle.victory
    gone = [] if victory is None else exited(table, victory.winner)
    return len([unit for unit in gone if unit.leader])


def stop_if_won(game: Starter) -> bool:
    """End the game at once when the scenario wants that and its conditions are met (SK V2)."""
    table = game.table
    victory = table.battle.victory
    if victory is None or not victory.at_once or game.outcome is not None:
        return False
    # Everything that counts here is told when it happens.
    if not game.told():
        return False
    if table.phase == SET_UP or not met(table):
        return False
    _win(game, victory.winner, "conditions-met")
    return True


def judge(game: Starter) -> None:
    """Decide after the last close combat phase (SK V2)."""
    victory = game.table.battle.victory
    if victory is None:
        game.end(Result(None, "no-conditions", SCENARIO))
    elif not victory.at_once and met(game.table):
        _win(game, victory.winner, "conditions-met")
    else:
        _win(game, game.table.battle.other(victory.winner), "conditions-not-met")


def _win(game: Starter, side: str, reason: str) -> None:
    facts: dict[str, Fact] = {"side": term(f"side-{side}")}
    game.tell("won", (LENGTH, SCENARIO), {"reason": term(f"reason-{reason}"), **facts})
    game.end(Result(side, reason, LENGTH, facts))


def _fulfilled(table: StarterTable, victory: Condition, hexes: tuple[int, ...]) -> bool:
    if victory.spoiled_at and table.losses[victory.winner] >= victory.spoiled_at:
        return False
    other = victory.also
    if other is not None and _fulfilled(table, other, hexes_in(table.battle.ground, other.where)):
        return True
    found = _count(table, victory, hexes)
    if victory.kind == NO_GOOD_ORDER:
        return found == 0
    if found < _needed(table, victory):
        return False
    return not victory.leaders or leaders_out(table) >= victory.leaders


def _needed(table: StarterTable, victory: Condition) -> int:
    """Add to what the scenario names what enemies that have left the map ask for (SK V4)."""
    if not victory.more:
        return victory.wanted
    gone = half_squads_out(table, table.battle.other(victory.winner))
    return victory.wanted + victory.more * (gone // victory.more_per)


def _count(table: StarterTable, victory: Condition, hexes: tuple[int, ...]) -> int:
    """Count enemies, buildings, hexes, points or half-squads, as the condition wants."""
    winner = victory.winner
    if victory.kind == NO_GOOD_ORDER:
        enemy = table.battle.other(winner)
        found = [unit for hex in hexes for unit in table.of_side(hex, enemy)]
        return len([unit for unit in found if _in_the_way(table, victory, unit)])
    if victory.kind == CONTROL:
        # Each building or hex that the scenario names counts once.
        named = [table.battle.ground.find(name) for name in victory.where.hexes]
        return len([hex for hex in named if holder(table, hex) == winner])
    if victory.kind == CONTROL_COUNT:
        return len([hex for hex in hexes if holder_of_hex(table, hex) == winner])
    if victory.kind == EXIT_POINTS:
        return exit_points(table, winner)
    return half_squads_out(table, winner)


def _in_the_way(table: StarterTable, victory: Condition, unit: Unit) -> bool:
    return good_order(table, unit) and not (victory.mmc_only and unit.leader)
