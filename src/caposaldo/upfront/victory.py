"""How a scenario ends: broken squads, conditions, time and victory points (16.3 to 16.5)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.contract import Result
from caposaldo.kernel.rules import Fact, rule
from caposaldo.upfront.goals import losses, reached
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import CAPTURED, FREED, KIA, ROUT, UpFront

BROKEN: Final = rule("UF 16.5")
TIME: Final = rule("UF 16.3")
POINTS: Final = rule("UF 16.4")
WORTH: Final = {KIA: 2, ROUT: 1, CAPTURED: 5, FREED: 0}
WOUNDED: Final = 1
LATER_ROUND: Final = "upfront.next-round"
"""The frame at the bottom of the stack of every round but the first."""


def settle(game: UpFront) -> bool:
    """End the game, or its round, if it is decided, and tell whether it was.

    The caller then returns at once: its frame is no longer on the stack.
    """
    if game.result() is not None:
        return True
    result = verdict(game)
    if result is None:
        return False
    if result.winner is not None and round_only(game, result.winner):
        for told in game.table.battle.hooks.round_won:
            told(game, result.winner)
    else:
        game.end(result)
    return True


def verdict(game: UpFront) -> Result | None:
    """Say how the game, or its round, has ended; None while it goes on (16.3, 16.5)."""
    table = game.table
    sides = table.battle.sides
    broken = [side for side in sides if is_broken(table, side)]
    if len(broken) == len(sides):
        return Result(None, "both-broken", BROKEN)
    if broken:
        facts: dict[str, Fact] = {"seat": broken[0], "count": losses(table, broken[0])}
        return Result(table.battle.enemy(broken[0]), "squad-broken", BROKEN, facts)
    result = reached(game)
    if result is not None:
        return result
    return at_time_limit(table) if table.over else None


def round_only(game: UpFront, winner: str) -> bool:
    """Tell whether a win decides only a round, as the winner must win more than one."""
    role = game.table.battle.sheets[winner].role
    rounds = [goal.rounds for goal in game.table.battle.scenario.goals if goal.side == role]
    played = 1 + len([frame for frame in game.stack if frame.KIND == LATER_ROUND])
    return played < max(rounds, default=1)


def counted(table: UpFrontTable, side: str) -> int:
    """Count the cards of a side's force; those still to come are no part of it yet (16.5)."""
    forming = table.turn.number == 0
    return table.strength[side] - (0 if forming else len(table.waiting[side]))


def is_broken(table: UpFrontTable, side: str) -> bool:
    """Tell whether a side has lost too many of its cards (16.5)."""
    test, over, under = table.battle.sheets[side].nation.breaks
    lost = losses(table, side) * under
    limit = counted(table, side) * over
    return lost > limit if test == "more_than" else lost >= limit


def anybody_broken(game: UpFront) -> bool:
    """Tell whether a side has lost its squad, which ends the scenario at once (16.5)."""
    return any(is_broken(game.table, side) for side in game.table.battle.sides)


def victory_points(table: UpFrontTable, side: str) -> int:
    """Return a side's victory points now (16.4, 32.1, 33.8)."""
    enemy = table.battle.enemy(side)
    letter = table.battle.sheets[enemy].nation.letter
    taken = sum([WORTH[fate] for id, fate in table.lost.items() if id.startswith(letter)])
    hurt = [man for group in table.side(enemy) for man in group.men if man.wounded]
    ground = sum([territory(table, group) for group in table.side(side)])
    return taken + WOUNDED * len(hurt) + ground


def territory(table: UpFrontTable, group: Group) -> int:
    """Return the points of a group for its range number (16.4, 16.41)."""
    if group.moving:
        return 0
    only = table.battle.scenario.territory_in
    if only and spot_of(table, group).terrain.id not in only:
        return 0
    return group.range * len([man for man in group.ranks if not man.pinned])


def at_time_limit(table: UpFrontTable) -> Result:
    """Say who wins when the decks are out (16.3, 16.4)."""
    to = table.battle.scenario.at_time_limit
    for side, sheet in table.battle.sheets.items():
        if sheet.role == to:
            return Result(side, "time", TIME)
    one, other = table.battle.sides
    points = {side: victory_points(table, side) for side in (one, other)}
    facts = {f"points-{side}": number for side, number in points.items()}
    if points[one] == points[other]:
        return Result(None, "points", POINTS, dict(facts))
    winner = one if points[one] > points[other] else other
    return Result(winner, "points", POINTS, dict(facts))
