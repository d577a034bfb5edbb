"""Random reinforcements: whether the attempt is worth a turn, and whom to take (48)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.contract import Candidate
from caposaldo.kernel.rules import Fact, term
from caposaldo.upfront.advice.discarding import Discarder
from caposaldo.upfront.advice.judging import Judge
from caposaldo.upfront.advice.moving import NEVER
from caposaldo.upfront.nations import NUMBERS, Row
from caposaldo.upfront.personalities import ManId

SNIPER: Final = 0.6
"""What a sniper is worth over a game."""
CHOSEN: Final = 20
"""The points of a card of one's choice, more or less."""
COMING: Final = 0.6
"""How much less a card is worth that has to be brought in first."""
CALLS: Final = "calls-"
MUSTER: Final = "muster"


class Musterer:
    """Judges attempts at random reinforcements and the cards they bring."""

    def __init__(self, judge: Judge) -> None:
        self.judge: Final = judge
        self.reading: Final = judge.reading

    def muster(self, others: list[Candidate]) -> Candidate:
        """Judge giving the whole turn for the attempts, against all that it could bring else."""
        best: dict[str, float] = {}
        for candidate in others:
            group = candidate.notation.split(" ")[1][:1]
            best[group] = max(best.get(group, 0.0), candidate.score)
        gain = self._calls() * self._expected()
        if gain > sum(best.values()) + self.judge.weights.idle * Discarder(self.judge).gain():
            return Candidate(MUSTER, max([0.0, *best.values()]) + gain, "muster")
        return Candidate(MUSTER, NEVER, "too-busy")

    def recruit(self, option: str) -> Candidate:
        """Judge taking a card, perhaps with a weapon (48.31, 48.32)."""
        words = option.split(" ")
        if words[0] != "recruit":
            return Candidate(option, 0.0, "nothing-better")
        score = self._worth(words[1])
        if words[2:]:
            weapon = self.reading.box.secondary[words[2]]
            use = self._armour() if weapon.anti_tank else 1.0
            score += use * self.judge.weights.worth_points * weapon.points
        facts: dict[str, Fact] = {"man": term(f"man-{words[1]}")}
        return Candidate(option, score, "recruit", facts)

    def _calls(self) -> int:
        notes = [note.partition(":") for note in self.reading.table["notes"]]
        word = f"{CALLS}{self.reading.seat}"
        return sum([int(value) for name, _, value in notes if name == word and value.isdecimal()])

    def _expected(self) -> float:
        """Return what one attempt brings on the average; late in the game it helps less."""
        unseen = self.reading.table["unseen"]
        rows = self.reading.box.nations[self.reading.me["nation"]].reinforcements
        if not unseen["count"] or not rows:
            return 0.0
        found = sum([unseen["black"][rn] * self._row(rows[rn]) for rn in NUMBERS])
        return float(COMING * (1.0 - self.reading.late()) * found / unseen["count"])

    def _row(self, row: Row) -> float:
        men = sum([self._worth(id) for id in row.men])
        chosen = self.judge.weights.base_worth + self.judge.weights.worth_points * CHOSEN
        return men + row.choices * chosen + row.snipers * SNIPER

    def _worth(self, id: str) -> float:
        card = self.reading.box.men.get(ManId(id))
        if card is None:
            return 0.0
        if card.vehicle is not None:
            return self.judge.weights.vehicle * card.vehicle.vp
        return self.judge.weights.base_worth + self.judge.weights.worth_points * card.points

    def _armour(self) -> float:
        return 1.0 if any(squad.armoured for squad in self.reading.others.values()) else 0.1
