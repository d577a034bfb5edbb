"""Where and in how many groups a scenario lets a side begin, if not as usual (2.4, 3.2, 3.4)."""

from __future__ import annotations

from typing import Final, NamedTuple

from caposaldo.kernel.rules import rule
from caposaldo.upfront.battle import Battle
from caposaldo.upfront.formation import MOST_MEN
from caposaldo.upfront.scenarios import special_for

SCENARIO: Final = rule("UF 2.4")
START: Final = "start"
FORCES: Final = "two_forces"
FEWEST_GROUPS: Final = 2
STARTING_RANGE: Final = 0


class Line(NamedTuple):
    """How a side begins: the least number of groups, the most men of one, the range number."""

    fewest: int
    most_men: int
    range: int


USUAL: Final = Line(FEWEST_GROUPS, MOST_MEN, STARTING_RANGE)


def line_of(battle: Battle, side: str) -> Line:
    """Return how a side begins, by its scenario or by the rules (3.2, 3.4)."""
    role = battle.sheets[side].role
    two = special_for(battle.scenario, FORCES, role)
    if two is not None:
        # Each of the two forces has all the groups named.
        return USUAL._replace(fewest=len(two.value["ranges"]) * len(two.value["groups"]))
    start = special_for(battle.scenario, START, role)
    if start is None:
        return USUAL
    return Line(
        start.value.get("groups", (FEWEST_GROUPS,))[0],
        start.value.get("max_men", MOST_MEN),
        start.value.get("range", STARTING_RANGE),
    )
