"""Which buildings to fortify: large ones that count, where the enemy comes first (SK V9)."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.advice.judging import Judge, Ranking
from caposaldo.aslsk.battle import Battle
from caposaldo.kernel.contract import Candidate

ROOM: Final[float] = 1.0
"""What each hex of a building is worth."""
COUNTS: Final[float] = 1.0
"""What each of them is worth besides, if the victory conditions speak of it."""
AWAY: Final[float] = 0.25
"""What each hex costs that the enemy has still to go."""


def rank_fortify(judge: Judge, options: list[str]) -> list[Candidate]:
    """Rank the buildings that may be noted."""
    battle = judge.battle
    coming = enemy_hexes(battle, judge.enemy)
    found: list[Candidate] = []
    for option in options:
        name = option.partition(" ")[2]
        house = battle.ground.houses[battle.ground.house[battle.ground.index[name]]]
        counting = [hex for hex in house.hexes if hex in battle.watched]
        away = min([battle.ground.distance(house.hexes[0], hex) for hex in coming], default=0)
        score = ROOM * len(house.hexes) + COUNTS * len(counting) - AWAY * away
        found.append(Candidate(option, score, "strong-point", {"hex": name}))
    return found


def enemy_hexes(battle: Battle, side: str) -> list[int]:
    """Return the hexes in which a side sets up or by which it enters."""
    found: set[int] = set()
    for group in battle.scenario.groups:
        if group.side == side:
            found.update(battle.entries(group) if group.turn else battle.areas[group.index])
    return sorted(found)


RANKINGS: Final[dict[str, Ranking]] = {"fortify": rank_fortify}
