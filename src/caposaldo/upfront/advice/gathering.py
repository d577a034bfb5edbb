"""Scattered men who must come together: what it is worth that one joins another group (R)."""

from __future__ import annotations

from caposaldo.upfront.advice.goals import Goals
from caposaldo.upfront.advice.squads import Soldier, Squad
from caposaldo.upfront.conditions import HOLDS, Goal


def gathers(goals: Goals, squad: Squad, man: Soldier, to: Squad) -> float:
    """Return what a man is worth to conditions about ground in the group he goes to.

    What the group he leaves loses is taken off; men on their way are counted where they go.
    """
    found = 0.0
    for goal in goals.of_side(squad):
        if goal.kind in HOLDS and goal.one_group:
            here, there = [m for m in squad.fit if not m.face["heading"]], _coming(goals, to)
            left = [m for m in here if m.id != man.id]
            found += _worth(goals, goal, to, [*there, man]) - _worth(goals, goal, to, there)
            found -= _worth(goals, goal, squad, here) - _worth(goals, goal, squad, left)
    return goals.draw(squad) * found


def _coming(goals: Goals, to: Squad) -> list[Soldier]:
    near = [*to.fit]
    for other in goals.reading.friends(to):
        near += [man for man in other.fit if man.face["heading"] == to.letter]
    return near


def _worth(goals: Goals, goal: Goal, squad: Squad, men: list[Soldier]) -> float:
    if goal.with_leader and not any(man.face["role"] in goal.with_leader for man in men):
        return 0.0
    part = max(0.0, goals.progress(goal, squad, squad.stand))
    worth = goals.weights.goal * part
    if part == 1.0 and goals.holds(goal, squad.stand):
        worth += goals.weights.win
    return worth * min(1.0, len(men) / goals.need(goal, squad)) ** 3
