"""Fire attacks: whom, with which cards, and what the defender does about it."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.contract import Candidate
from caposaldo.kernel.rules import Fact
from caposaldo.upfront.advice.desert import to_be_had
from caposaldo.upfront.advice.firing import FEEBLE
from caposaldo.upfront.advice.judging import Judge
from caposaldo.upfront.advice.moving import NEVER
from caposaldo.upfront.advice.rallying import Rallier
from caposaldo.upfront.advice.reading import value_as
from caposaldo.upfront.advice.sleepers import alarm
from caposaldo.upfront.advice.squads import Face, Squad, relative
from caposaldo.upfront.ranges import CLOSEST

WORTH_A_CARD: Final = 0.1  # the least that an attack must promise


class Shooter:
    """Judges fire attacks and the answers to them."""

    def __init__(self, judge: Judge) -> None:
        self.judge: Final = judge
        self.reading: Final = judge.reading

    def fire(self, option: str) -> Candidate:
        """Judge an attack by the best cards for it (6.1); `burn` is one on armour (28.3)."""
        verb, pair = option.split(" ")
        one, _, other = pair.partition(">")
        squad, target = self.reading.own[one], self.reading.others[other]
        facts: dict[str, Fact] = {"group": one, "target": other}
        if to_be_had(self.reading, target):
            return Candidate(option, NEVER, "spare-them", facts)
        guns, boxed = self.judge.guns, verb == "burn"
        closed = target.armoured and target.men[0].closed and not boxed
        if closed and not self._twice(squad, target):
            return Candidate(option, NEVER, "closed-armour", facts)
        count = guns.boxed_power if boxed else guns.firepower
        power = count(squad, squad.stand, target, target.stand)
        cards = self.reading.usable("fire")
        _, chosen, strength = guns.best_fire(squad, target, power, (), cards, boxed=boxed)
        if not chosen:
            return Candidate(option, NEVER, "too-weak-to-fire", facts)
        facts["strength"] = strength
        if strength <= FEEBLE:
            return Candidate(option, NEVER, "hopeless-fire", facts)
        gain = self._worth(squad, target, strength, boxed=boxed) - self._price(chosen)
        gain += 0.0 if boxed else self._second(squad, target, chosen)
        gain += alarm(guns, squad, target)
        # Of two groups that fire alike the AFV has less else to do.
        gain += 0.02 if squad.armoured else 0.0
        facts["chance"] = self._chance(target, strength, boxed=boxed)
        if gain < WORTH_A_CARD:
            return Candidate(option, gain - WORTH_A_CARD, "save-the-card", facts)
        return Candidate(option, gain, "good-fire", facts)

    def _twice(self, squad: Squad, target: Squad) -> bool:
        """Tell whether fire at an AFV allows a second attack, on its armour (28.7)."""
        here, there = squad.stand, target.stand
        vehicle = target.men[0].vehicle
        near = relative(squad, here, target, there) == CLOSEST
        return near and vehicle is not None and vehicle.open_topped

    def _second(self, squad: Squad, target: Squad, cards: tuple[Face, ...]) -> float:
        """Return what the second attack adds that the same cards allow (28.7)."""
        if not target.armoured or not self._twice(squad, target):
            return 0.0
        guns = self.judge.guns
        power = guns.boxed_power(squad, squad.stand, target, target.stand)
        if power < sum([int(card["need"]) for card in cards]):
            return 0.0
        strength = guns.strength(squad, target, cards, boxed=True)
        return self._worth(squad, target, strength, boxed=True)

    def _worth(self, squad: Squad, target: Squad, strength: int, *, boxed: bool = False) -> float:
        harm = self.judge.guns.result(squad, target, strength, boxed=boxed)
        return harm * self.judge.goals.urgency(target)

    def _price(self, cards: tuple[Face, ...]) -> float:
        return self.judge.weights.fire_card * sum([int(card["strength"]) for card in cards])

    def _chance(self, target: Squad, strength: int, *, boxed: bool = False) -> int:
        """Return the chance in percent that at least one card is touched."""
        limits = []
        for man in target.men:
            if boxed and man.vehicle is not None:
                plate = man.vehicle.flank if man.hull.stuck else man.vehicle.armour
                limits += [plate.immobilise - strength] if plate is not None else []
            elif not (man.armoured and man.closed):
                limits.append(min(man.kia, man.panic if man.pinned else man.morale) - strength)
        return round(100 * self.judge.chances.some_touched(limits))

    def aim(self, options: list[str]) -> list[Candidate]:
        """Judge the next card of an attack being put together (6.3)."""
        frame = self.reading.frame("upfront.aim", "upfront.burn") or {}
        boxed = frame["frame"] == "upfront.burn"
        squad = self.reading.squads[frame["group"]]
        target = self.reading.squads[frame["target"]]
        deck = self.reading.box.deck
        chosen: tuple[Face, ...] = tuple(
            [
                {"id": str(id), "need": card.need, "strength": card.strength}
                for id, card in deck.items()
                if id in frame["cards"]
            ]
        )
        power = int(self.reading.facts["firepower"]) - int(self.reading.me["needs_more"])
        guns = self.judge.guns
        _, best, strength = guns.best_fire(
            squad, target, power, chosen, self.reading.usable("fire"), boxed=boxed
        )
        wanted = {card["id"] for card in best} - {card["id"] for card in chosen}
        chance = self._chance(target, strength, boxed=boxed)
        facts: dict[str, Fact] = {"group": squad.letter, "target": target.letter, "chance": chance}
        lying = [card for card in deck if card in frame["cards"] and deck[card].kind != "fire"]
        found = [self._step(option, wanted, facts) for option in options if option[:6] != "ambush"]
        hidden = [option for option in options if option[:6] == "ambush"]
        return found + [self._ambush(option, target, strength, bool(lying)) for option in hidden]

    def _ambush(self, option: str, target: Squad, strength: int, laid: bool) -> Candidate:
        """Judge a Concealed card added to partisans' fire (37.5)."""
        card = option.split(" ")[1]
        more = -value_as(self.reading.hand[card], "concealed")
        guns, facts = self.judge.guns, {"target": target.letter, "card": card}
        gain = guns.harm(target, strength + more) - guns.harm(target, strength)
        gain = gain * self.judge.goals.urgency(target) - self.judge.price(card)
        # One is enough: the next attack wants its own.
        gain = min(gain, -0.1) if laid else gain
        return Candidate(option, gain, "ambush" if gain > 0 else "keep-card", {**facts})

    def _step(self, option: str, wanted: set[str], facts: dict[str, Fact]) -> Candidate:
        words = option.split(" ")
        if words[0] == "shoot":
            return Candidate(option, 0.0, "shoot", facts)
        if words[0] == "with":
            facts = {**facts, "card": words[1]}
            if words[1] in wanted:
                return Candidate(option, 1.0, "strongest-card", facts)
            face = self.reading.hand.get(words[1], {})
            return Candidate(option, -0.5 - 0.01 * face.get("strength", 0), "save-the-card", facts)
        if words[0] == "hold":
            return Candidate(option, -2.0, "fire-with-all", facts)
        return Candidate(option, -1.0, "keep-hero", facts)

    def decide(self, options: list[str]) -> list[Candidate]:
        """Judge whether an attack is still worth resolving (6.5)."""
        strength = int(self.reading.facts.get("strength", 0))
        target = self.reading.others.get(str(self.reading.facts.get("target", "")))
        frame = self.reading.frame("upfront.burn-attack", "upfront.fire", "upfront.fire-on-hull")
        boxed = frame is not None and frame["frame"] == "upfront.burn-attack"
        squad = self.reading.squads.get(str(frame["group"])) if frame is not None else None
        worth, chance = 0.0, 0
        if target is not None and squad is not None:
            worth = self._worth(squad, target, strength, boxed=boxed)
            chance = self._chance(target, strength, boxed=boxed)
            if target.armoured and not boxed and self._twice(squad, target):
                worth = max(worth, WORTH_A_CARD)
        hopeless = strength <= FEEBLE or worth < 0.02
        facts: dict[str, Fact] = {"strength": strength, "chance": chance}
        scores = {"resolve": -1.0 if hopeless else worth, "drop": 0.0}
        reasons = {"resolve": "see-it-through", "drop": "hopeless-fire"}
        return [Candidate(o, scores.get(o, -1.0), reasons.get(o, ""), facts) for o in options]

    def second(self, option: str) -> Candidate:
        """Judge the attack on the armour that costs no further card (28.7, 34.4)."""
        facts: dict[str, Fact] = {"target": str(self.reading.facts.get("target", ""))}
        return Candidate(option, 1.0 if option == "second" else 0.0, "strike-again", facts)

    def react(self, option: str) -> Candidate:
        """Judge a Concealed or Hero card against an attack (9.1, 10.42)."""
        words = option.split(" ")
        strength = int(self.reading.facts.get("strength", 0))
        squad = self.reading.own.get(str(self.reading.facts.get("group", "")))
        if words[0] == "decline" or squad is None:
            return Candidate(option, 0.0, "nothing-better")
        if words[0] == "hero":
            found = self.reading.owner_of(words[1])
            under_fire = found is not None and found[0].id == squad.id and strength > 0
            return Rallier(self.judge).hero(option, 0.8 if under_fire else 1.2)
        lowered = strength + value_as(self.reading.hand[words[1]], "concealed")
        spared = self._suffered(squad, strength) - self._suffered(squad, lowered)
        facts: dict[str, Fact] = {"card": words[1], "group": squad.letter, "strength": lowered}
        score = spared - self.judge.weights.hide * self.judge.keep(words[1])
        return Candidate(option, score, "conceal" if score > 0 else "keep-card", facts)

    def _suffered(self, squad: Squad, strength: int) -> float:
        """Return the loss to expect of the attack under way on an own group."""
        guns, frame = self.judge.guns, self.reading.frame("upfront.burn-attack")
        firer = self.reading.squads.get(str(frame["group"])) if frame is not None else None
        if firer is None or not squad.armoured:
            return guns.harm(squad, strength)
        return guns.result(firer, squad, strength, boxed=True)
