"""Discards: what to throw away, and what to throw at the enemy."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.contract import Candidate
from caposaldo.kernel.rules import Fact, term
from caposaldo.upfront.advice.desert import mines, to_be_had
from caposaldo.upfront.advice.judging import Judge
from caposaldo.upfront.advice.moving import NEVER
from caposaldo.upfront.advice.rallying import Rallier
from caposaldo.upfront.advice.sleepers import roused
from caposaldo.upfront.advice.squads import Squad, Stand
from caposaldo.upfront.terrain import Terrain

TARGETED: Final = ("snipe", "wire", "mine", "impose")
AGAIN: Final = 0.9
USUAL: Final = 3  # the strength of an ordinary attack


class Discarder:
    """Judges the discards of a turn."""

    def __init__(self, judge: Judge) -> None:
        self.judge: Final = judge
        self.reading: Final = judge.reading

    def all(self, options: list[str]) -> list[Candidate]:
        """Judge every discard offered, and making no more."""
        return [self._judged(option) for option in options]

    def _judged(self, option: str) -> Candidate:
        verb = option.split(" ")[0]
        if verb == "discard":
            return self.discard(option)
        if verb in TARGETED:
            return self.target(option)
        if verb == "hero":
            return Rallier(self.judge).hero(option)
        if verb == "redirect":
            return self._redirect(option)
        if verb == "panic":
            return Candidate(
                option, NEVER, "never-panic", {"man": term(f"man-{option.split(' ')[1]}")}
            )
        return Candidate(option, 0.0, "nothing-better")

    def _redirect(self, option: str) -> Candidate:
        """Judge another group for a card whose target is gone (14.5)."""
        squad = self.reading.others.get(option.split(" ")[1][1:])
        men = squad.men if squad is not None else []
        worth = [self.judge.guns.worth(squad, man) for man in men] if squad is not None else []
        score = sum(worth) / len(worth) if worth else -1.0
        return Candidate(option, score, "next-target")

    def discard(self, option: str) -> Candidate:
        """Judge throwing a card away."""
        card = option.split(" ")[1]
        score = self.judge.unseen_card() - self.judge.keep(card)
        reason = "useless-card" if score > 0 else "keep-card"
        return Candidate(option, score, reason, {"card": card})

    def target(self, option: str) -> Candidate:
        """Judge a card thrown at an enemy group."""
        verb, card, letter, *more = option.split(" ")
        facts: dict[str, Fact] = {"target": letter[1:], "card": card}
        squad = self.reading.others.get(letter[1:])
        if squad is None:
            return Candidate(option, -0.1, "keep-card", facts)
        worth = {"snipe": self._snipe, "wire": self._wire, "mine": self._mine}
        score = worth[verb](card, squad) if verb in worth else self._impose(card, squad)
        score += self._more_snipers(card, letter, more)
        if score > 0.0:
            # The place in the hand is free as after any discard.
            score += max(0.0, self.judge.unseen_card() - self.judge.keep(card))
        reasons = {"snipe": "snipe", "wire": "wire-them", "mine": "mine-them"}
        reason = reasons.get(verb, "bog-them-down" if score > 0 else "shelters-the-enemy")
        return Candidate(option, score, reason, facts)

    def _snipe(self, card: str, squad: Squad) -> float:
        face = self.reading.hand.get(card)
        if face is None or not squad.men:
            return 0.1
        chances, guns = self.judge.chances, self.judge.guns
        if (squad.armoured and squad.men[0].closed) or to_be_had(self.reading, squad):
            return -0.1
        low, high = face["kia"]
        kill = chances.between(low, high)
        low, high = face["pin"]
        pin = chances.between(low, high)
        found = 0.0
        for man in squad.men:
            share = kill + pin * (1.0 if man.pinned else self.judge.weights.pin)
            share *= self.judge.weights.crewman if man.vehicle is not None else 1.0
            found += share * guns.worth(squad, man)
        found = found / len(squad.men) * self.judge.goals.urgency(squad) + 0.1
        return found - roused(guns, squad, silent=True)

    def _more_snipers(self, card: str, first: str, more: list[str]) -> float:
        """Return what the further attacks of a card add, a little less on a group hit already."""
        found, done = 0.0, {first}
        for letter in more:
            squad = self.reading.others.get(letter[1:])
            if squad is not None:
                found += self._snipe(card, squad) * (AGAIN if letter in done else 1.0)
            done.add(letter)
        return found

    def _wire(self, card: str, squad: Squad) -> float:
        guns = self.judge.guns
        if squad.armoured:
            return self._bogged(squad, wire=True)
        base = self._usual(squad, squad.stand)
        more = guns.harm(squad, base + 1) - guns.harm(squad, base)
        held = self.judge.weights.wire * len(squad.men) * self.judge.goals.urgency(squad)
        return 0.1 + 0.5 * more + held + (0.1 if squad.stand.moves else 0.0)

    def _bogged(self, squad: Squad, *, wire: bool, ground: Terrain | None = None) -> float:
        """Return what it is worth that an AFV may bog (13.35, 28.53)."""
        lost = self.judge.mud(squad, wire=wire, ground=ground)
        return lost * self.judge.goals.urgency(squad) if lost else -0.1

    def _mine(self, card: str, squad: Squad) -> float:
        face = self.reading.hand.get(card)
        kind = self.reading.box.terrain[face["terrain"]] if face is not None else None
        worth = 0.4 + 0.1 * len(squad.men)
        if kind is None or not kind.may_be_false:
            return worth
        # He may refuse it, and then it has cost him his step (7.32, 52.11).
        return max(self.judge.weights.rejected, mines(self.judge.chances, kind) * worth)

    def _usual(self, squad: Squad, there: Stand) -> int:
        """Return the strength of an ordinary attack on a place."""
        defence = int(there.card["defence"]) if there.card is not None and there.steps < 2 else 0
        return USUAL + defence + there.steps + there.wires

    def _impose(self, card: str, squad: Squad) -> float:
        """Judge terrain laid on an enemy group: what it costs him against the cover it gives."""
        w, guns = self.judge.weights, self.judge.guns
        face = self.reading.hand[card]
        kind = self.reading.box.terrain[face["terrain"]]
        here, there = squad.stand, squad.stand.settled(kind, face)
        if self.judge.goals.worth(squad, there) > self.judge.goals.worth(squad, here) + 1.0:
            return NEVER
        before = guns.harm(squad, self._usual(squad, here))
        change = guns.harm(squad, self._usual(squad, there)) - before
        urgency = self.judge.goals.urgency(squad)
        if squad.armoured and kind.bogs:
            score = self._bogged(squad, wire=False, ground=kind) - 0.15
            return score if not kind.rejectable else min(w.rejected * urgency, score)
        score = change - (0.15 if not kind.fords else 0.0)
        score += w.stream * urgency if kind.fords else 0.0
        slow = kind.moves_to_leave > 1 or kind.leaves_sideways
        score += w.mire * urgency if slow else 0.0
        score += 0.1 if kind.attack < 0 else 0.0
        return score if not kind.rejectable else min(w.rejected * urgency, score)

    def gain(self) -> float:
        """Return what the discards are worth that an action would forbid (4.3)."""
        allowed = self.reading.me["discards"]
        more = allowed[0] - allowed[1]
        if more <= 0:
            return 0.0
        worth = []
        for card in self.reading.hand:
            best = self.judge.unseen_card() - self.judge.keep(card)
            uses = self.reading.hand[card]["uses"]
            if "sniper" in uses or "wire" in uses:
                best = max(best, 0.35)
            worth.append(best)
        worth.sort(reverse=True)
        return sum([value for value in worth[: allowed[0]] if value > 0.0])
