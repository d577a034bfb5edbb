"""The advance phase as the adviser thinks of it: a better hex, or the enemy's (SK 3.7, A1)."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.advancecosts import cost, leaders_ahead, takes_all
from caposaldo.aslsk.advancing import unfit
from caposaldo.aslsk.advice.brawls import blows, exchange
from caposaldo.aslsk.advice.judging import Judge, Ranking
from caposaldo.aslsk.advice.movingweights import OUT, STRANDED, TAKE, TIRED, WORTH_ADVANCING
from caposaldo.aslsk.advice.passing import transfer_worth
from caposaldo.aslsk.advice.stations import Stations
from caposaldo.aslsk.stacking import has_room
from caposaldo.aslsk.units import Unit, UnitId
from caposaldo.kernel.contract import Candidate
from caposaldo.kernel.rules import Fact

FIRST_OF_ALL: Final[float] = 100.0
"""Weapons change hands before anybody advances."""


class Advances:
    """What it gains each unit to advance, into empty hexes and upon the enemy."""

    def __init__(self, judge: Judge) -> None:
        self.judge: Final = judge
        self.table: Final = judge.table
        self.stations: Final = Stations(judge, fired=False)
        self._stay: Final[dict[UnitId, float]] = {}
        self._storms: Final[dict[int, dict[UnitId, float]]] = {}

    def gain(self, unit: Unit, hex: int) -> float:
        """Return what an advance gains."""
        if self.table.enemies_in(hex, unit.side):
            return self.storm(hex).get(unit.id, -1.0)
        if not unit.on_map:
            return STRANDED + self.stations.worth([unit], hex)
        value = self.stations.worth([unit], hex) - self.stay(unit)
        leaders = leaders_ahead(self.table, unit, hex)
        if takes_all(self.table, unit, cost(self.table, unit, hex), leaders):
            value -= TIRED
        return value - WORTH_ADVANCING

    def stay(self, unit: Unit) -> float:
        """Return what its present hex is worth to a unit."""
        if unit.id not in self._stay:
            self._stay[unit.id] = self.stations.worth([unit], unit.place)
        return self._stay[unit.id]

    def storm(self, hex: int) -> dict[UnitId, float]:
        """Return who should go into a hex of the enemy, and what it gains each of them."""
        if hex not in self._storms:
            self._storms[hex] = self._plan(hex)
        return self._storms[hex]

    def _plan(self, hex: int) -> dict[UnitId, float]:
        table, side = self.table, self.judge.seat
        inside = table.of_side(hex, side)
        base = exchange(self.judge, hex, inside)
        able = [
            unit
            for place in table.battle.ground.neighbours[hex]
            if place >= 0
            for unit in table.of_side(place, side)
            if unfit(table, unit) is None
        ]
        able.sort(key=_strongest)
        chosen: list[Unit] = []
        best: list[Unit] = []
        most, left = 0.0, 0.0
        for unit in able:
            if not has_room(table, hex, side, [*inside, *chosen, unit]):
                continue
            chosen.append(unit)
            left += self._left(unit)
            gain = exchange(self.judge, hex, [*inside, *chosen]) - base - left
            gain += self._prize(hex, [*inside, *chosen])
            if gain > most:
                best, most = list(chosen), gain
        return {unit.id: most / len(best) for unit in best}

    def _left(self, unit: Unit) -> float:
        """Return what a unit leaves behind: the aim it stands in, or fire it would get there."""
        here = self.stations.goals.pull(unit, unit.place)
        return max(0.0, here) - self.stations.danger([unit], unit.place) / 2

    def _prize(self, hex: int, units: list[Unit]) -> float:
        """Return what the hex itself is worth to those who could win it."""
        pulls = [self.stations.goals.pull(unit, hex) for unit in units if not unit.leader]
        theirs = self.table.enemies_in(hex, self.judge.seat)
        if not pulls:
            return -TAKE
        killed, _ = blows(self.judge, units, theirs)
        return killed * max(0.0, *pulls)


def rank_advance(judge: Judge, options: list[str]) -> list[Candidate]:
    """Rank transfers, advances and the end of the phase."""
    advances = Advances(judge)
    found: list[Candidate] = []
    for option in options:
        words = option.split()
        if words[0] == "advance":
            unit = judge.table.units[UnitId(words[1])]
            hex = judge.battle.ground.index[words[2]]
            gain = advances.gain(unit, hex)
            facts: dict[str, Fact] = {"unit": words[1], "hex": words[2]}
            found.append(Candidate(option, gain, _why(judge, hex, gain), facts))
        elif words[0] == "transfer":
            gain = transfer_worth(judge, words[1], words[2])
            score = FIRST_OF_ALL + gain if gain > 0 else gain
            reason = "hands-over" if gain > 0 else "well-placed"
            found.append(Candidate(option, score, reason, {"unit": words[2]}))
        elif words[0] == "exit":
            found.append(Candidate(option, OUT, "leaves-map", {"unit": words[1]}))
        else:
            found.append(Candidate(option, 0.0, "nobody-advances"))
    return found


def _why(judge: Judge, hex: int, gain: float) -> str:
    if gain <= 0:
        return "better-here"
    return "storms" if judge.table.enemies_in(hex, judge.seat) else "advances"


def _strongest(unit: Unit) -> tuple[int, int]:
    """Order those who storm: squads by firepower, then leaders."""
    return (1, unit.leadership) if unit.leader else (0, -unit.mmc.fp)


RANKINGS: Final[dict[str, Ranking]] = {"advance": rank_advance}
