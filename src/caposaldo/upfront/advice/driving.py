"""What only vehicles do: overrun, close their hatches, get free; and fresh troops (28, 29, 35)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.contract import Candidate
from caposaldo.kernel.rules import Fact
from caposaldo.upfront.advice.judging import Judge
from caposaldo.upfront.advice.moving import NEVER
from caposaldo.upfront.advice.reading import value_as
from caposaldo.upfront.advice.squads import Squad
from caposaldo.upfront.forces import DEFENDER

LEFT_OUT: Final = 0.08  # what an AFV gives up by closing its hatches for the rest of the game
UNNEEDED: Final = 0.3  # how much of that counts while there is no Fire card


class Driver:
    """Judges what AFVs do besides firing and moving."""

    def __init__(self, judge: Judge) -> None:
        self.judge: Final = judge
        self.reading: Final = judge.reading

    # Overruns ----------------------------------------------------------------------------------

    def overrun(self, option: str) -> Candidate:
        """Judge an overrun by its exact strength and what it risks (29.2 to 29.43)."""
        words = option.split(" ")
        one, _, other = words[1].partition(">")
        squad, target = self.reading.own[one], self.reading.others[other]
        facts: dict[str, Fact] = {"group": one, "target": other}
        urgency = self.judge.goals.urgency(target)
        overruns = self.judge.guns.overruns
        gain = overruns.gain(squad, squad.stand, target, urgency) - self.judge.price(words[2])
        facts["chance"] = round(100 * overruns.risk(squad.men[0], target)[1])
        return Candidate(option, gain, "overrun" if gain > 0 else "overrun-too-risky", facts)

    def brace(self, option: str) -> Candidate:
        """Judge a Concealed or Hero card of those about to be overrun (9.1, 10.44)."""
        words = option.split(" ")
        frame = self.reading.frame("upfront.overrun") or {}
        squad = self.reading.own.get(str(self.reading.facts.get("group", "")))
        if words[0] == "decline" or squad is None:
            return Candidate(option, 0.0, "nothing-better")
        strength, guns = int(frame.get("strength", 0)), self.judge.guns
        if words[0] == "conceal":
            lowered = strength + value_as(self.reading.hand[words[1]], "concealed")
            spared = guns.harm(squad, strength) - guns.harm(squad, lowered)
            score = spared - self.judge.weights.hide * self.judge.keep(words[1])
            facts: dict[str, Fact] = {"card": words[1], "group": squad.letter, "strength": lowered}
            return Candidate(option, score, "conceal" if score > 0 else "keep-card", facts)
        found = self.reading.owner_of(words[1])
        if found is None:
            return Candidate(option, -1.0, "keep-hero")
        man, share = found[1], guns.harms.share
        worth = guns.worth(*found)
        score = worth * (share(man, strength) - share(man, strength - 1))
        score += worth * self.judge.weights.rally if man.pinned else 0.0
        return Candidate(option, score - self.judge.keep(words[2]), "hero-against-overrun")

    # Hatches and mud ---------------------------------------------------------------------------

    def button(self, option: str) -> Candidate:
        """Judge closing the hatches: safe from fire, but blinder for good (28.43)."""
        letter = option.split(" ")[1]
        squad = self.reading.own[letter]
        hull = squad.men[0].hull.but(buttoned=True)
        closed = Squad(squad.face, self.reading.box, hull)
        here, guns, w = squad.stand, self.judge.guns, self.judge.weights
        spared = guns.threat(squad, here) - guns.threat(closed, here)
        lost = guns.power(squad, here) - guns.power(closed, here)
        # A commander who has nothing to fire with need not look out.
        need = 1.0 if self.reading.usable("fire") else UNNEEDED
        gain = w.horizon * (w.threat * spared - need * w.power * lost) - LEFT_OUT
        reason = "button-up" if gain > 0 else "keep-watch"
        return Candidate(option, gain, reason, {"group": letter})

    def unbog(self, option: str) -> Candidate:
        """Judge a Movement card spent on getting free (28.53)."""
        _, letter, card = option.split(" ")
        squad = self.reading.own[letter]
        worth = self.judge.guns.worth(squad, squad.men[0])
        gain = self.judge.chances.black * self.judge.weights.bog * worth
        return Candidate(option, gain - self.judge.price(card), "get-free", {"group": letter})

    # Men at an AFV -----------------------------------------------------------------------------

    def assault(self, option: str) -> Candidate:
        """Judge how a man attacks the AFV he has got at (28.81)."""
        words = option.split(" ")
        frame = self.reading.frame("upfront.how_to_assault") or {}
        found = self.reading.owner_of(str(frame.get("man", "")))
        target = self.reading.squads.get(str(frame.get("target", "")))
        if words[0] == "decline" or found is None or target is None:
            return Candidate(option, 0.0, "stay-out")
        facts: dict[str, Fact] = {"target": target.letter}
        assaults = self.judge.guns.assaults
        if words[0] == "hero":
            better = assaults.best(*found, target) * 0.2
            return Candidate(option, better - self.judge.keep(words[2]), "hero-at-armour", facts)
        gain = assaults.gain(*found, target, words[1] if len(words) > 1 else "")
        return Candidate(option, gain, "assault" if gain > 0 else "stay-out", facts)

    def mine(self, option: str) -> Candidate:
        """Judge a mine put on an AFV overhead, which costs nothing to try (31.22)."""
        return Candidate(option, 1.0 if option == "clamp" else 0.0, "put-mine")

    def steady(self, option: str) -> Candidate:
        """Judge a Hero for a crew that an attack has just shaken (28.421)."""
        words = option.split(" ")
        found = self.reading.owner_of(words[1]) if words[0] == "hero" else None
        if found is None:
            return Candidate(option, 0.0, "nothing-better")
        opened = found[1].vehicle is not None and found[1].vehicle.open_topped
        share = self.judge.weights.pin if opened else self.judge.weights.shut
        gain = share * self.judge.guns.worth(*found) - self.judge.keep(words[2])
        return Candidate(option, gain, "crew-hero" if gain > 0 else "keep-hero")

    # Reinforcements ----------------------------------------------------------------------------

    def reinforce(self, option: str) -> Candidate:
        """Judge bringing in fresh troops, the sooner the better (35.2)."""
        card = option.split(" ")[1]
        waiting = len(self.reading.me["waiting"])
        # A card that flanks also brings them in farther forward (35.3).
        flank = 0.1 if self.reading.hand[card]["flank"] and self._forward() else 0.0
        return Candidate(option, 0.6 + 0.15 * waiting + flank - self.judge.price(card), "bring-in")

    def bring_in(self, option: str) -> Candidate:
        """Judge where and how fresh troops appear (35.3, 35.4)."""
        words, facts = option.split(" "), self.reading.facts
        if words[0] == "go":
            return Candidate(option, 0.0, "bring-in")
        if words[0] == "at":
            step = int(words[1]) - int(facts.get("range", 0))
            better = self._forward() and step > 0
            return Candidate(option, 0.1 * step if better else -1.0, "bring-in-forward")
        if words[0] == "claim":
            free = not facts.get("target")
            return Candidate(option, 0.05 if free else -1.0, "bring-in-flank")
        face = self.reading.hand[words[2]]
        good = self.judge.is_cover(face) and not self._forward()
        score = 0.25 - self.judge.price(words[1]) if good else NEVER
        return Candidate(option, score, "bring-in-cover")

    def _forward(self) -> bool:
        return bool(self.reading.me["role"] != DEFENDER)
