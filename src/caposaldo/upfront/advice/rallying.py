"""Rally and Hero cards, and who rises first."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.contract import Candidate
from caposaldo.kernel.rules import Fact, term
from caposaldo.upfront.advice.judging import Judge
from caposaldo.upfront.advice.reading import Soldier, Squad, value_as

ALL: Final = 99
NEEDED: Final = 1.3  # how much more a man is worth on his feet in a group under fire


class Rallier:
    """Judges whom to get on his feet, and with what."""

    def __init__(self, judge: Judge) -> None:
        self.judge: Final = judge
        self.reading: Final = judge.reading

    def need(self, squad: Squad, man: Soldier) -> float:
        """Return what it is worth that a pinned man rises."""
        guns = self.judge.guns
        worth = guns.worth(squad, man)
        # Pinned he may panic under the next attack, and the sooner the less he stands.
        danger = min(1.0, guns.threat(squad, squad.stand))
        shaky = self.judge.chances.at_least(man.panic - 3)
        return worth * (self.judge.weights.rally + danger * shaky * (1.0 - self.judge.weights.pin))

    def rally(self, option: str) -> Candidate:
        """Judge a Rally card for one group (10.2) or, with a Rally All, for two (10.23)."""
        verb, letters, card = option.split(" ")
        face = self.reading.hand[card]
        number = ALL if face["all"] else value_as(face, "rally")
        gain = 0.0
        for letter in letters.split(","):
            squad = self.reading.own[letter]
            needs = sorted([self.need(squad, man) for man in squad.pinned], reverse=True)
            gain += sum(needs[: number if verb == "rally" else ALL])
            if len(needs) <= number and self.judge.wants_to_move():
                gain += 0.25
            wasted = number - len(needs) if number < ALL else 0
            gain -= 0.04 * max(0, wasted)
        facts: dict[str, Fact] = {"group": letters}
        return Candidate(option, gain - self.judge.price(card), "rally", facts)

    def rise(self, option: str) -> Candidate:
        """Judge which man a Rally card gets up first (10.2)."""
        man = option.split(" ")[1]
        found = self.reading.owner_of(man)
        score = self.need(*found) if found is not None else 0.0
        return Candidate(option, score, "worth-most", {"man": term(f"man-{man}")})

    def hero(self, option: str, cheap: float = 1.0) -> Candidate:
        """Judge a Hero card that rallies one man (10.4)."""
        _, man, card = option.split(" ")
        found = self.reading.owner_of(man)
        gain = -1.0
        if found is not None and found[1].pinned:
            gain = NEEDED * self.need(*found)
        return Candidate(
            option, gain - cheap * self.judge.keep(card), "hero", {"man": term(f"man-{man}")}
        )
