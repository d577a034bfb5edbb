"""Men sent from group to group, and the groups that arise so (17.8, 17.9)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.contract import Candidate
from caposaldo.kernel.rules import Fact, term
from caposaldo.upfront.advice.desert import RELIEF, given_up
from caposaldo.upfront.advice.gathering import gathers
from caposaldo.upfront.advice.judging import Judge
from caposaldo.upfront.advice.moving import NEVER
from caposaldo.upfront.advice.squads import Soldier, Squad

LONE: Final = 0.35  # what company is worth to the last man of a group
ON_THE_WAY: Final = 1.0  # turns in which a man on his way is an easier target (17.8)


class Regrouper:
    """Judges who changes his group."""

    def __init__(self, judge: Judge) -> None:
        self.judge: Final = judge
        self.reading: Final = judge.reading

    def transfer(self, option: str) -> Candidate:
        """Judge sending men to the next group by the first who would go (17.8)."""
        one, _, other = option.split(" ")[1].partition(">")
        squad, to = self.reading.own[one], self.reading.own[other]
        facts: dict[str, Fact] = {"group": one, "to": other}
        gains = [self.gain(squad, man, to) for man in squad.fit if not man.inside]
        best = max(gains, default=NEVER)
        return Candidate(option, best, "join-them" if best > 0 else "stay-together", facts)

    def gain(self, squad: Squad, man: Soldier, to: Squad) -> float:
        """Return what it is worth that a man changes his group, a Movement card paid."""
        here, there, guns = squad.stand, to.stand, self.judge.guns
        if given_up(to) and not any(other.face["heading"] == to.letter for other in squad.men):
            # One man who is up lets all of them fight again (50.41).
            lost = sum([guns.worth(to, other) for other in to.men])
            return RELIEF * lost - guns.threat(squad, here) / len(squad.men)
        joined = gathers(self.judge.goals, squad, man, to)
        if there.moves or there.wires or (man.face["role"] and joined <= 0.0):
            # A leader who leaves takes the nerve of his men along, and his own into the open.
            return NEVER
        exposed = guns.threat(squad, here) / len(squad.men)
        spared = exposed - guns.threat(to, there) / max(1, len(to.men))
        found = self.judge.weights.horizon * spared - ON_THE_WAY * exposed
        found += LONE if len(squad.men) == 1 else 0.0
        found += joined + self.judge.goals.joined(to) - self.judge.goals.joined(squad, fewer=True)
        cards = self.reading.usable("movement")
        return found - min([self.judge.price(card["id"]) for card in cards], default=1.0)

    def send(self, options: list[str]) -> list[Candidate]:
        """Judge who sets out: one man at a time, the one the move serves most (17.8)."""
        squad = self.reading.own.get(str(self.reading.facts.get("group", "")))
        to = self.reading.own.get(str(self.reading.facts.get("to", "")))
        found = []
        for option in options:
            words = option.split(" ")
            owner = self.reading.owner_of(words[1]) if words[0] == "send" else None
            if owner is None or squad is None:
                found.append(Candidate(option, 0.0, "enough-sent"))
                continue
            score = self.gain(squad, owner[1], to) if to is not None else -1.0
            score -= 0.1 * self.judge.keep(words[2])
            letter = str(self.reading.facts.get("to", ""))
            facts: dict[str, Fact] = {"man": term(f"man-{words[1]}"), "to": letter}
            found.append(Candidate(option, score, "send-him", facts))
        return found
