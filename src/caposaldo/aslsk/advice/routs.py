"""Routs as the adviser thinks of them: the best cover, by the safest way (SK 3.6b, R6 to R10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from caposaldo.aslsk.advice.harms import worth
from caposaldo.aslsk.advice.judging import Judge, Ranking
from caposaldo.aslsk.advice.movingweights import (
    BACK,
    CHECKED,
    CROWD,
    FALLS_BACK,
    HIDDEN,
    SAFE,
    STEP_TO_LEADER,
    TO_LEADER,
)
from caposaldo.aslsk.advice.threats import STANDING
from caposaldo.aslsk.goodorder import good_order
from caposaldo.aslsk.units import Unit, UnitId
from caposaldo.kernel.contract import Candidate
from caposaldo.kernel.rules import Fact

Ways = Mapping[str, Any]
NOWHERE: Final[float] = -20.0
FAR: Final[int] = 99
GOES_ALONG: Final[float] = 50.0
"""A leader joins before the first step."""


def refuge(judge: Judge, unit: Unit, hex: int) -> float:
    """Return what a hex is worth to a broken unit at the end of its rout."""
    table = judge.table
    distance = table.battle.ground.distance
    others = [each for each in table.of_side(hex, unit.side) if each.id != unit.id]
    crowd = 1.0 + CROWD * len(others)
    value = -HIDDEN * crowd * judge.threats_next.at(hex, [unit], STANDING)
    if table.battle.terrain(hex).shelter:
        value += 0.3
    away = [distance(hex, each.place) for each in table.on_map(judge.enemy) if not each.broken]
    value += BACK * min(SAFE, min(away, default=SAFE))
    leaders = [
        each
        for each in table.on_map(unit.side)
        if each.leader and each.id != unit.id and good_order(table, each)
    ]
    near = min([distance(hex, each.place) for each in leaders], default=FAR)
    if unit.leader:
        return value
    return value + TO_LEADER if near == 0 else value - STEP_TO_LEADER * min(near, SAFE)


class Escape:
    """The legal ways of a unit: what the best end is worth, by each first step."""

    def __init__(self, judge: Judge, unit: Unit, ways: Ways, place: int) -> None:
        find = judge.battle.ground.index
        self.judge: Final = judge
        self.unit: Final = unit
        self.ends: Final = [find[name] for name in ways["ends"]]
        self.crawls: Final = [find[name] for name in ways["crawls"]]
        self.watched: Final = [find[name] for name in ways["interdicted"]]
        self.place: Final = place
        self._onto: Final[dict[int, list[int]]] = {}
        for one, two in ways["steps"]:
            self._onto.setdefault(find[one], []).append(find[two])

    def by(self, first: int) -> float:
        """Return what the best end is worth that a first step leads to, less what it risks."""
        costs: dict[int, float] = {first: self._check(first)}
        front = [first]
        while front:
            following: list[int] = []
            for hex in front:
                for other in self._onto.get(hex, []):
                    cost = costs[hex] + self._check(other)
                    if other != self.place and cost < costs.get(other, 1e9):
                        costs[other] = cost
                        following.append(other)
            front = following
        values = [
            refuge(self.judge, self.unit, hex) - cost
            for hex, cost in costs.items()
            if hex in self.ends
        ]
        return max(values, default=NOWHERE)

    def crawl(self, hex: int) -> float:
        """Return what it is worth to crawl into a hex."""
        return refuge(self.judge, self.unit, hex)

    def best(self) -> float:
        """Return what the best of all ways is worth."""
        ways = [self.by(hex) for hex in self._onto.get(self.place, [])]
        return max([*ways, *[self.crawl(hex) for hex in self.crawls]], default=NOWHERE)

    def _check(self, hex: int) -> float:
        return CHECKED * worth(self.unit) if hex in self.watched else 0.0


def rank_rout(judge: Judge, options: list[str]) -> list[Candidate]:
    """Rank who routs: those who must, those who gain by it."""
    shown = judge.reading.seen["rout"]
    found: list[Candidate] = []
    for option in options:
        words = option.split()
        if words[0] != "rout":
            found.append(Candidate(option, 0.0, "nobody-routs"))
            continue
        unit = judge.table.units[UnitId(words[1])]
        escape = Escape(judge, unit, shown["ways"][words[1]], unit.place)
        gain = escape.best() - refuge(judge, unit, unit.place) - FALLS_BACK
        if words[1] in shown["must"]:
            gain = max(gain, 0.0) + 1.0
        reason = "falls-back" if gain > 0 else "hides-here"
        found.append(Candidate(option, gain, reason, {"unit": words[1]}))
    return found


def rank_flight(judge: Judge, options: list[str]) -> list[Candidate]:
    """Rank the next step of a rout."""
    shown = judge.reading.seen["flight"]
    find = judge.battle.ground.index
    unit = judge.table.units[UnitId(shown["unit"])]
    escape = Escape(judge, unit, shown, unit.place)
    found: list[Candidate] = []
    for option in options:
        words = option.split()
        facts: dict[str, Fact] = {"unit": str(unit.id), "hex": words[-1]}
        if words[0] == "go":
            found.append(Candidate(option, escape.by(find[words[1]]), "to-cover", facts))
        elif words[0] == "crawl":
            found.append(Candidate(option, escape.crawl(find[words[1]]), "crawls", facts))
        elif words[0] == "stop":
            here = refuge(judge, unit, unit.place)
            found.append(Candidate(option, here, "hides-here", {"unit": str(unit.id)}))
        elif words[0] == "along":
            found.append(_along(judge, unit, option))
        else:
            found.append(Candidate(option, NOWHERE, "keeps-weapon"))
    return found


def _along(judge: Judge, unit: Unit, option: str) -> Candidate:
    """Let a leader go along who has nobody else to lead where he is."""
    leader = judge.table.units[UnitId(option.split()[1])]
    there = judge.table.of_side(unit.place, unit.side)
    others = [each for each in there if each.id not in (unit.id, leader.id) and not each.leader]
    if others:
        return Candidate(option, NOWHERE, "no-need")
    return Candidate(option, GOES_ALONG, "leader-goes-along", {"unit": str(leader.id)})


RANKINGS: Final[dict[str, Ranking]] = {"rout": rank_rout, "flight": rank_flight}
