"""Shots with ordnance and calls for artillery, and what those under them do about it (25, 40)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.contract import Candidate
from caposaldo.kernel.rules import Fact
from caposaldo.upfront.advice.firing import falling
from caposaldo.upfront.advice.judging import Judge
from caposaldo.upfront.advice.moving import NEVER
from caposaldo.upfront.advice.ordnance import Shot
from caposaldo.upfront.advice.pieces import named
from caposaldo.upfront.advice.rallying import Rallier
from caposaldo.upfront.advice.reading import value_as
from caposaldo.upfront.advice.shooting import WORTH_A_CARD
from caposaldo.upfront.advice.sleepers import alarm, roused
from caposaldo.upfront.advice.squads import Squad
from caposaldo.upfront.hulls import SECOND_GUN

HERO_AT: Final = 4  # the word for a Hero in `pierce A>B g20 31 30`
LEAST_CHANCE: Final = 0.04  # the share of an AFV's worth that a shot at its armour must promise


class Gunner:
    """Judges shots, missions and the answers to them."""

    def __init__(self, judge: Judge) -> None:
        self.judge: Final = judge
        self.reading: Final = judge.reading

    def shell(self, option: str) -> Candidate:
        """Judge a shot: the chance to hit times the harm, on men or armour (25.3, 25.4, 28.3)."""
        words = option.split(" ")
        one, _, other = words[1].partition(">")
        squad, target = self.reading.own[one], self.reading.others[other]
        facts: dict[str, Fact] = {"group": one, "target": other}
        piece = named(self.reading.box, squad, words[2])
        boxed, heroic = words[0] == "pierce", len(words) > HERO_AT
        if piece is None:
            return Candidate(option, NEVER, "too-weak-to-fire", facts)
        shot = Shot(self.judge.guns, squad, piece, target, boxed=boxed, heroic=heroic)
        harm = shot.harm()
        gain = harm * self.judge.goals.urgency(target) + alarm(self.judge.guns, squad, target)
        face = self.reading.hand.get(words[3], {})
        gain -= self.judge.weights.fire_card * face.get("strength", 1)
        gain -= self.judge.keep(words[HERO_AT]) if heroic else 0.0
        facts["chance"] = round(100 * shot.chance())
        if boxed and harm < LEAST_CHANCE * self.judge.guns.worth(target, target.men[0]):
            return Candidate(option, min(gain, 0.0) - WORTH_A_CARD, "armour-too-thick", facts)
        if gain < WORTH_A_CARD:
            return Candidate(option, gain - WORTH_A_CARD, "save-the-card", facts)
        return Candidate(option, gain, "good-shot", facts)

    def draw_to_hit(self, option: str) -> Candidate:
        """Judge whether a shot with ordnance is still worth the draw (25.3)."""
        hits = str(self.reading.facts.get("hits", ""))
        if option == "resolve":
            return Candidate(option, 1.0 if hits.startswith("0") else 0.1, "worth-the-draw")
        return Candidate(option, 0.0, "nothing-better")

    def hide_from_shell(self, option: str) -> Candidate:
        """Judge a Concealed card against ordnance, which lowers the chance to hit (25.34)."""
        words = option.split(" ")
        squad = self.reading.own.get(str(self.reading.facts.get("group", "")))
        if words[0] == "hero":
            return Rallier(self.judge).hero(option)
        if words[0] != "conceal" or squad is None:
            return Candidate(option, 0.0, "nothing-better")
        spared = self._spared(squad, value_as(self.reading.hand[words[1]], "concealed"))
        score = spared - self.judge.weights.hide * self.judge.keep(words[1])
        return Candidate(option, score, "hide-from-shell", {"card": words[1]})

    def _spared(self, squad: Squad, concealed: int) -> float:
        """Return the harm that a Concealed card takes from the shot under way (25.34)."""
        frame = self.reading.frame("upfront.shell") or {}
        firer = self.reading.squads.get(str(frame.get("group", "")))
        word = str(frame.get("man", "")) + (":2" if frame.get("arm") == SECOND_GUN else "")
        piece = named(self.reading.box, firer, word) if firer is not None else None
        if firer is None or piece is None:
            return 0.0
        guns, before, boxed = self.judge.guns, int(frame["concealed"]), bool(frame["boxed"])
        one = Shot(guns, firer, piece, squad, boxed=boxed, concealed=before)
        other = Shot(guns, firer, piece, squad, boxed=boxed, concealed=before + concealed)
        return one.harm() - other.harm()

    # Artillery ---------------------------------------------------------------------------------

    def call(self, option: str) -> Candidate:
        """Judge a call for artillery on a group, in sight or not (40.2)."""
        _, pair, card = option.split(" ")
        one, _, other = pair.partition(">")
        squad, target = self.reading.own[one], self.reading.others[other]
        secondary = self.reading.box.secondary
        carried = [secondary.get(man.face["secondary"]) for man in squad.fit]
        guns = max([one.strength for one in carried if one is not None and one.radio], default=0)
        chance = self.judge.chances.black
        gain = chance * self._barrage(squad, target, guns) * self.judge.goals.urgency(target)
        gain -= self.judge.price(card) + chance * roused(self.judge.guns, target)
        facts: dict[str, Fact] = {"group": one, "target": other, "chance": round(100 * chance)}
        return Candidate(option, gain, "call-artillery" if gain > 0 else "save-radio", facts)

    def _barrage(self, caller: Squad, target: Squad, guns: int) -> float:
        """Return the harm of an accepted mission: guns, ground and movement count (40.21)."""
        there = target.stand
        guns += there.terrain.he if there.steps < 2 else 0
        if target.armoured:
            return self.judge.guns.harm(target, guns)
        open_to_it = there.steps > 1 or (there.terrain.one_sided and target.encircled)
        defence = 0 if open_to_it else falling(caller, target, there)
        strength = guns + defence + there.steps - there.dug - self.reading.jungle
        return self.judge.guns.harms.harm(target, strength, shell=True)

    def hide_from_mission(self, option: str) -> Candidate:
        """Judge a Concealed card that asks more of the draw for a mission (40.2)."""
        words = option.split(" ")
        squad = self.reading.own.get(str(self.reading.facts.get("group", "")))
        if words[0] == "hero":
            return Rallier(self.judge).hero(option)
        frame = self.reading.frame("upfront.fire-mission")
        caller = self.reading.squads.get(str(frame["group"])) if frame is not None else None
        if words[0] != "conceal" or squad is None or frame is None or caller is None:
            return Candidate(option, 0.0, "nothing-better")
        before = int(frame["concealed"])
        after = before + value_as(self.reading.hand[words[1]], "concealed")
        less = self._accepted(-before) - self._accepted(-after)
        harm = self._barrage(caller, squad, int(self.reading.facts.get("strength", 0)))
        score = less * harm - self.judge.weights.hide * self.judge.keep(words[1])
        return Candidate(option, score, "hide-from-mission", {"card": words[1]})

    def _accepted(self, least: int) -> float:
        black = self.judge.chances.black_of
        return sum([black(number) for number in range(max(0, least), 7)])
