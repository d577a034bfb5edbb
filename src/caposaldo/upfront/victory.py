"""How a scenario ends: broken squads, conditions, time and victory points (16.3 to 16.5)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.contract import Result
from caposaldo.kernel.rules import Fact, rule
from caposaldo.upfront.forces import ATTACKER
from caposaldo.upfront.goals import counted, losses, reached
from caposaldo.upfront.points import victory_points
from caposaldo.upfront.pursuit import chase_of, offers
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import UpFront
from caposaldo.upfront.withdrawal import WITHDRAWAL, conceded

BROKEN: Final = rule("UF 16.5")
TIME: Final = rule("UF 16.3")
POINTS: Final = rule("UF 16.4")
LATER_ROUND: Final = "upfront.next-round"
"""The frame at the bottom of the stack of every round but the first."""


def settle(game: UpFront, *, closing: bool = False) -> bool:
    """End the game, or its round, if it is decided, and tell whether it was.

    The caller then returns at once: its frame is no longer on the stack. `closing` tells that the
    turn ends.
    """
    if game.result() is not None:
        return True
    result = verdict(game, closing=closing)
    if result is None:
        return False
    # Who withdraws gives up the scenario, not a round of it (42.6).
    whole = result.rule == WITHDRAWAL
    if result.winner is not None and not whole and round_only(game, result.winner):
        for told in game.table.battle.hooks.round_won:
            told(game, result.winner)
    elif not _played_on(game, result):
        game.end(result)
    return True


def _played_on(game: UpFront, result: Result) -> bool:
    """Tell whether the winner is asked to pursue first, as once in a campaign (42.7)."""
    campaign = game.table.battle.campaign
    return campaign and chase_of(game) is None and offers(game, result)


def verdict(game: UpFront, *, closing: bool = False) -> Result | None:
    """Say how the game, or its round, has ended; None while it goes on (16.3, 16.5)."""
    table = game.table
    if table.battle.campaign:
        chase = chase_of(game)
        if chase is not None:
            return chase.result() if chase.over(table) else None
        if (given_up := conceded(table)) is not None:
            return given_up
    sides = table.battle.sides
    broken = [side for side in sides if is_broken(table, side)]
    if len(broken) == len(sides):
        return Result(None, "both-broken", BROKEN)
    if broken:
        facts: dict[str, Fact] = {"seat": broken[0], "count": losses(table, broken[0])}
        return Result(table.battle.enemy(broken[0]), "squad-broken", BROKEN, facts)
    result = reached(game, closing=closing)
    if result is not None:
        return result
    return at_time_limit(table) if table.over else None


def round_only(game: UpFront, winner: str) -> bool:
    """Tell whether a win decides only a round, as the winner must win more than one."""
    role = game.table.battle.sheets[winner].role
    rounds = [goal.rounds for goal in game.table.battle.scenario.goals if goal.side == role]
    played = 1 + len([frame for frame in game.stack if frame.KIND == LATER_ROUND])
    return played < max(rounds, default=1)


def is_broken(table: UpFrontTable, side: str) -> bool:
    """Tell whether a side has lost too many of its cards (16.5)."""
    test, over, under = table.battle.sheets[side].breaks
    lost = losses(table, side) * under
    limit = counted(table, side) * over
    return lost > limit if test == "more_than" else lost >= limit


def anybody_broken(game: UpFront) -> bool:
    """Tell whether a side has lost its squad, which ends the scenario at once (16.5)."""
    return any(is_broken(game.table, side) for side in game.table.battle.sides)


def at_time_limit(table: UpFrontTable) -> Result:
    """Say who wins when the decks are out (16.3, 16.4)."""
    to = table.battle.scenario.at_time_limit
    for side, sheet in table.battle.sheets.items():
        if sheet.role == to:
            return Result(side, "time", TIME)
    points = {side: victory_points(table, side) for side in table.battle.sides}
    facts = {f"points-{side}": number for side, number in points.items()}
    return Result(_ahead(table, points), "points", POINTS, dict(facts))


def _ahead(table: UpFrontTable, points: dict[str, int]) -> str | None:
    """Return the side whose points win; an attacker may need some times the defender's."""
    one, other = table.battle.sides
    times = table.battle.scenario.attacker_times
    if times > 1:
        attacker = one if table.battle.sheets[one].role == ATTACKER else other
        defender = table.battle.enemy(attacker)
        own, theirs = points[attacker], points[defender]
        return attacker if own >= times * theirs and own > theirs else defender
    if points[one] == points[other]:
        return None
    return one if points[one] > points[other] else other
