"""Rally and Hero cards, and who rises first."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.contract import Candidate
from caposaldo.kernel.rules import Fact, term
from caposaldo.upfront.advice.desert import LAST_MEN, wavers
from caposaldo.upfront.advice.judging import Judge
from caposaldo.upfront.advice.reading import value_as
from caposaldo.upfront.advice.squads import Soldier, Squad

ALL: Final = 99
NEEDED_POINTS: Final = 3  # rally points that undo a pin or a stun of an AFV or gun (28.42)
NEEDED: Final = 1.3  # how much more a man is worth on his feet in a group under fire


class Rallier:
    """Judges whom to get on his feet, and with what."""

    def __init__(self, judge: Judge) -> None:
        self.judge: Final = judge
        self.reading: Final = judge.reading

    def need(self, squad: Squad, man: Soldier) -> float:
        """Return what it is worth that a pinned man rises."""
        guns = self.judge.guns
        worth = guns.worth(squad, man) * (LAST_MEN if wavers(self.reading, squad) else 1.0)
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
            if squad.armoured:
                gain += self._crew(squad, number if verb == "rally" else ALL)
                continue
            raised, left = 0.0, number if verb == "rally" else ALL
            everybody = True
            for need, points in self._needs(squad):
                everybody = everybody and points <= left
                if points <= left:
                    raised, left = raised + need, left - points
            gain += raised
            if everybody and self.judge.wants_to_move():
                gain += 0.25
            gain -= 0.04 * left if number < ALL and verb == "rally" else 0.0
        facts: dict[str, Fact] = {"group": letters}
        return Candidate(option, gain - self.judge.price(card), "rally", facts)

    def _needs(self, squad: Squad) -> list[tuple[float, int]]:
        """Return what each pinned man is worth on his feet, with his price in points (34.6)."""
        found = []
        for man in squad.pinned:
            price = NEEDED_POINTS - man.hull.credit if man.gun else 1
            found.append((self.need(squad, man), price))
        found.sort(key=lambda one: -one[0] / one[1])
        return found

    def _crew(self, squad: Squad, points: int) -> float:
        """Return what rally points are worth to a shaken AFV: three undo a pin or stun (28.42)."""
        afv = squad.men[0]
        short = max(1, NEEDED_POINTS - afv.hull.credit)
        worth = self.judge.guns.worth(squad, afv) * self.judge.weights.stun
        if points >= short:
            return worth if afv.hull.stun <= NEEDED_POINTS or points == ALL else 0.6 * worth
        return 0.5 * worth * points / short

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
        if found is not None and found[1].vehicle is not None:
            gain = self._opened(*found)
        elif found is not None and found[1].pinned:
            gain = NEEDED * self.need(*found)
        return Candidate(
            option, gain - cheap * self.judge.keep(card), "hero", {"man": term(f"man-{man}")}
        )

    def _opened(self, squad: Squad, man: Soldier) -> float:
        """Return what a Hero does for a vehicle or gun: a rally point, or open hatches (28.421)."""
        if man.shaken:
            return self._crew(squad, 1)
        return self.judge.weights.shut * self.judge.guns.worth(squad, man)
