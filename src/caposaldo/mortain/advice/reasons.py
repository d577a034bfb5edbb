"""Why a move is recommended, in a key that hints can show."""

from __future__ import annotations

from caposaldo.kernel.rules import Fact, term
from caposaldo.mortain.advice.field import OFF, OUT
from caposaldo.mortain.advice.plans import DECIDES, Planner, Step


def why_move(planner: Planner, step: Step) -> tuple[str, dict[str, Fact]]:
    """Name the chief reason for a move and its facts."""
    field, position = planner.field, planner.position
    facts: dict[str, Fact] = {"unit": term(f"unit-{field.ids[step.unit]}")}
    if step.to == OUT:
        return ("winning-exit" if step.worth >= DECIDES else "exit"), facts
    facts["hex"] = field.hexes[step.to]
    if step.worth < planner.now:
        return "loses-ground", facts
    start = position.place[step.unit]
    if start == OFF:
        return "come-in", facts
    if field.cover[step.to] > field.cover[start]:
        return "take-cover", facts
    if field.german[step.unit]:
        roads = planner.judge.roads(position)
        return ("towards-exit" if roads[step.to] < roads[start] else "better-ground"), facts
    return ("bar-the-way" if _bars(planner, step) else "better-ground"), facts


def _bars(planner: Planner, step: Step) -> bool:
    """Tell whether a move makes the way of the Germans on the map longer."""
    field, position = planner.field, planner.position
    start = position.place[step.unit]
    before = planner.judge.roads(position)
    position.place[step.unit] = step.to
    after = planner.judge.roads(position)
    position.place[step.unit] = start
    there = [position.place[i] for i in field.ge if position.place[i] >= 0]
    return sum([after[place] for place in there]) > sum([before[place] for place in there])
