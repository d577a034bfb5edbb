"""What only games of a campaign ask: to withdraw, and to pursue (42.6, 42.7)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.contract import Candidate
from caposaldo.kernel.rules import Fact, term
from caposaldo.upfront.advice.goals import POINTS
from caposaldo.upfront.advice.judging import Judge
from caposaldo.upfront.advice.moving import NEVER
from caposaldo.upfront.advice.squads import Face, Squad
from caposaldo.upfront.groups import BACK
from caposaldo.upfront.pursuit import Chase
from caposaldo.upfront.withdrawal import WITHDRAWING

COVER: Final = ("terrain", "open")


class Campaigner:
    """Judges when a scenario is to be given up, and when a won one is to be played on."""

    def __init__(self, judge: Judge) -> None:
        self.judge: Final = judge
        self.reading: Final = judge.reading

    def withdraw(self, option: str) -> Candidate:
        """Judge a withdrawal: it saves men, and gives up what could still be won (42.6)."""
        _, letter, card = option.split(" ")
        facts: dict[str, Fact] = {"group": letter}
        won_by = self._won_by()
        if won_by == self.reading.seat:
            return Candidate(option, NEVER, "fight-on", facts)
        w = self.judge.weights
        saved = w.flee * self._danger(self.reading.own[letter])
        if won_by:
            return Candidate(option, w.escape + saved, "get-away", facts)
        saved = w.flee * sum([self._danger(squad) for squad in self.reading.own.values()])
        score = saved - w.concede * self._hope() - self.judge.price(card)
        return Candidate(option, score, "give-up" if score > 0.0 else "fight-on", facts)

    def pursue(self, option: str) -> Candidate:
        """Judge a pursuit by the harm it does and takes, if the leader dares at all (42.72)."""
        words = option.split(" ")
        if words[0] != "pursue":
            return Candidate(option, 0.0, "let-them-go")
        found = self.reading.owner_of(words[1])
        dares = self.judge.chances.between(0, found[1].morale - 1) if found is not None else 0.0
        own = list(self.reading.own.values())
        power = sum([self.judge.guns.power(squad, squad.stand) for squad in own])
        risk = sum([self._danger(squad) for squad in own])
        score = dares * (self.judge.weights.pursue * power - risk)
        facts: dict[str, Fact] = {"man": term(f"man-{words[1]}")}
        return Candidate(option, score, "pursue" if score > 0.0 else "let-them-go", facts)

    def on_the_way_out(self, found: list[Candidate]) -> list[Candidate]:
        """Judge anew what withdrawing groups do: they go on, or into terrain and away (42.6)."""
        own = self.reading.own.values()
        letters = [squad.letter for squad in own if WITHDRAWING in squad.face["marks"]]
        return [self._out(candidate, letters) for candidate in found] if letters else found

    def _out(self, candidate: Candidate, letters: list[str]) -> Candidate:
        verb, letter, *words = candidate.notation.split(" ")
        if letter not in letters:
            return candidate
        facts: dict[str, Fact] = {"group": letter}
        if verb in COVER:
            score = candidate.score + self.judge.weights.escape
            return Candidate(candidate.notation, score, "get-away", facts)
        if verb == "move" and words[-1] != BACK:
            return Candidate(candidate.notation, NEVER, "get-away", facts)
        return candidate

    def _danger(self, squad: Squad) -> float:
        return self.judge.guns.threat(squad, squad.stand)

    def _won_by(self) -> str:
        """Name the side that has won already and pursues (42.74)."""
        chase = self.reading.frame(Chase.KIND)
        return str(chase["winner"]) if chase is not None else ""

    def _hope(self) -> float:
        """Return how likely a side is to hold out longer than the other, or till time is up."""
        mine, yours = self._left(self.reading.me), self._left(self.reading.foe)
        hope = mine / (mine + yours)
        to = self.reading.scenario.at_time_limit
        ahead = self.reading.me["points"] > self.reading.foe["points"]
        in_time = ahead if to == POINTS else to == self.reading.me["role"]
        return max(hope, self.judge.goals.late) if in_time else hope

    def _left(self, side: Face) -> int:
        """Return how many more losses a side can bear, the one that breaks it counted."""
        return max(1, int(side["breaks_at"]) - int(side["losses"]))
