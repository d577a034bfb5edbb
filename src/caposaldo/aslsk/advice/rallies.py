"""Rallying as the adviser thinks of it: who tries, and who keeps his DM (SK 3.1e to 3.1g)."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.advice.harms import ALL_WAYS, WAYS, worth
from caposaldo.aslsk.advice.judging import Judge, Ranking
from caposaldo.aslsk.advice.movingweights import FEWEST
from caposaldo.aslsk.advice.threats import STANDING
from caposaldo.aslsk.goodorder import good_leaders
from caposaldo.aslsk.rallyroll import RALLIES, drm, read
from caposaldo.aslsk.units import Unit, UnitId
from caposaldo.kernel.contract import Candidate
from caposaldo.kernel.rules import Fact

LEADER_FIRST: Final[float] = 5.0
"""A leader who rallies can help others to."""
KEEP: Final[float] = 0.35
"""The share of its worth that a broken unit must fear to lose before it stays ready to rout."""


def ways_to_rally(judge: Judge, unit: Unit, leader: Unit | None) -> int:
    """Count the rolls of 36 that rally a unit."""
    terms = drm(judge.table, unit, leader)
    rolls = [roll for roll in range(2, 13) if read(judge.table, unit, roll, terms) == RALLIES]
    return sum([WAYS[roll] for roll in rolls])


def rank_self_rally(judge: Judge, options: list[str]) -> list[Candidate]:
    """Rank self-rallies: leaders first, then the squad that has nobody to rally it."""
    found: list[Candidate] = []
    for option in options:
        words = option.split()
        if words[0] != "self-rally":
            found.append(Candidate(option, 0.0, "nobody-to-rally"))
            continue
        unit = judge.table.units[UnitId(words[1])]
        score = _score(judge, unit, None)
        if unit.leader and score > 0:
            score += LEADER_FIRST
        elif good_leaders(judge.table, unit.place, unit.side):
            score /= 4
        found.append(_candidate(judge, option, unit, None, score))
    return found


def rank_unit_rally(judge: Judge, options: list[str]) -> list[Candidate]:
    """Rank rallies under leaders: all that have a chance, the best first."""
    found: list[Candidate] = []
    for option in options:
        words = option.split()
        if words[0] != "rally":
            found.append(Candidate(option, 0.0, "nobody-to-rally"))
            continue
        unit, leader = judge.table.units[UnitId(words[1])], judge.table.units[UnitId(words[2])]
        found.append(_candidate(judge, option, unit, leader, _score(judge, unit, leader)))
    return found


def _score(judge: Judge, unit: Unit, leader: Unit | None) -> float:
    ways = ways_to_rally(judge, unit, leader)
    if ways <= FEWEST:
        return -1.0
    return worth(unit) * ways / ALL_WAYS


def _candidate(
    judge: Judge, option: str, unit: Unit, leader: Unit | None, score: float
) -> Candidate:
    ways = ways_to_rally(judge, unit, leader)
    facts: dict[str, Fact] = {"unit": str(unit.id), "chance": round(100 * ways / ALL_WAYS)}
    return Candidate(option, score, "may-rally" if score > 0 else "hopeless-rally", facts)


def rank_keeping(judge: Judge, options: list[str]) -> list[Candidate]:
    """Rank who keeps his DM, to be free to rout from a place under fire."""
    found: list[Candidate] = []
    for option in options:
        words = option.split()
        if words[0] != "keep-dm":
            found.append(Candidate(option, 0.0, "rather-rallies"))
            continue
        unit = judge.table.units[UnitId(words[1])]
        harm = judge.threats_next.at(unit.place, [unit], STANDING)
        score = harm - KEEP * worth(unit)
        reason = "stays-ready-to-rout" if score > 0 else "rather-rallies"
        found.append(Candidate(option, score, reason, {"unit": words[1]}))
    return found


RANKINGS: Final[dict[str, Ranking]] = {
    "self-rally": rank_self_rally,
    "unit-rally": rank_unit_rally,
    "keep-dm": rank_keeping,
}
