"""Sewers: when it pays to look for them, to go down and to come up again (T3.7)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.contract import Candidate
from caposaldo.kernel.rules import Fact
from caposaldo.upfront.advice.judging import Judge
from caposaldo.upfront.advice.squads import STEPS, Squad
from caposaldo.upfront.groups import FORWARD

HIGHEST: Final = 6
FOUND: Final = 0.4  # what is left of a hope that needs a search and two cards more
WAY_BACK: Final = 1.2  # the second Movement card, which may not come
UP: Final = 0.8  # nobody does any good down there
TRAP: Final = 0.6


class Sewerman:
    """Judges what a group does about the sewers under its Building."""

    def __init__(self, judge: Judge) -> None:
        self.judge: Final = judge
        self.reading: Final = judge.reading

    def search(self, option: str) -> Candidate:
        """Look for a way down where a step ahead would be welcome."""
        letter = option.split(" ")[1]
        squad = self.reading.own[letter]
        chance = 1.0 - self.judge.chances.black
        score = chance * FOUND * self._ahead(squad) - 0.05
        return Candidate(option, score, "look-below", {"group": letter})

    def descend(self, option: str) -> Candidate:
        """Go down only to come up nearer to where the group must go."""
        _, letter, card, direction = option.split(" ")
        squad = self.reading.own[letter]
        facts: dict[str, Fact] = {"group": letter}
        if direction != FORWARD:
            return Candidate(option, -1.0, "pointless-move", {**facts, "card": card})
        ready = len(self.reading.usable("movement")) > 1
        score = self._ahead(squad) - self.judge.price(card) - (0.0 if ready else WAY_BACK)
        return Candidate(option, score, "go-below", facts)

    def surface(self, option: str) -> Candidate:
        """Come up as soon as possible."""
        _, letter, card = option.split(" ")
        score = UP - self.judge.price(card)
        return Candidate(option, score, "come-up", {"group": letter})

    def trap(self, option: str) -> Candidate:
        """A mine goes off for sure under those who come up."""
        words = option.split(" ")
        if words[0] != "mine":
            return Candidate(option, 0.0, "nothing-better")
        facts: dict[str, Fact] = {"card": words[1], "target": str(self.reading.facts["target"])}
        return Candidate(option, TRAP - self.judge.price(words[1]), "mine-them", facts)

    def _ahead(self, squad: Squad) -> float:
        """Return what the same Building is worth one range number farther, nerves paid."""
        here, w = squad.stand, self.judge.weights
        there = here.nearer(STEPS[FORWARD])
        gain = self.judge.settled(squad, there) - self.judge.settled(squad, here)
        return w.landing * gain - self._nerves(squad)

    def _nerves(self, squad: Squad) -> float:
        """Return what a turn below is likely to cost (T3.7)."""
        found = 0.0
        for man in squad.men:
            fails = sum([self.judge.chances.black_of(n) for n in range(man.morale, HIGHEST + 1)])
            found += fails * self.judge.weights.pin * self.judge.guns.worth(squad, man)
        return found
