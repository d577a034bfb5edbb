"""Fire attacks: whom, with which cards, and what the defender does about it."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.contract import Candidate
from caposaldo.kernel.rules import Fact
from caposaldo.upfront.advice.firing import FEEBLE
from caposaldo.upfront.advice.judging import Judge
from caposaldo.upfront.advice.moving import NEVER
from caposaldo.upfront.advice.ordnance import Shot
from caposaldo.upfront.advice.rallying import Rallier
from caposaldo.upfront.advice.reading import Face, Squad, value_as

WORTH_A_CARD: Final = 0.1  # the least that an attack must promise


class Shooter:
    """Judges fire attacks and the answers to them."""

    def __init__(self, judge: Judge) -> None:
        self.judge: Final = judge
        self.reading: Final = judge.reading

    def fire(self, option: str) -> Candidate:
        """Judge an attack by the best cards for it (6.1)."""
        one, _, other = option.split(" ")[1].partition(">")
        squad, target = self.reading.own[one], self.reading.others[other]
        facts: dict[str, Fact] = {"group": one, "target": other}
        power = self.judge.guns.firepower(squad, squad.stand, target, target.stand)
        cards = self.reading.usable("fire")
        _, chosen, strength = self.judge.guns.best_fire(squad, target, power, (), cards)
        if not chosen:
            return Candidate(option, NEVER, "too-weak-to-fire", facts)
        facts["strength"] = strength
        if strength <= FEEBLE:
            return Candidate(option, NEVER, "hopeless-fire", facts)
        gain = self._worth(target, strength) - self._price(chosen)
        facts["chance"] = self._chance(target, strength)
        if gain < WORTH_A_CARD:
            return Candidate(option, gain - WORTH_A_CARD, "save-the-card", facts)
        return Candidate(option, gain, "good-fire", facts)

    def _worth(self, target: Squad, strength: int) -> float:
        return self.judge.guns.harm(target, strength) * self.judge.goals.urgency(target)

    def _price(self, cards: tuple[Face, ...]) -> float:
        return self.judge.weights.fire_card * sum([int(card["strength"]) for card in cards])

    def _chance(self, target: Squad, strength: int) -> int:
        """Return the chance in percent that at least one man is touched."""
        limits = [
            min(man.kia, man.panic if man.pinned else man.morale) - strength for man in target.men
        ]
        return round(100 * self.judge.chances.some_touched(limits))

    def aim(self, options: list[str]) -> list[Candidate]:
        """Judge the next card of an attack being put together (6.3)."""
        frame = self.reading.frame("upfront.aim") or {}
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
        power = int(self.reading.facts["firepower"])
        guns = self.judge.guns
        _, best, strength = guns.best_fire(
            squad, target, power, chosen, self.reading.usable("fire")
        )
        wanted = {card["id"] for card in best} - {card["id"] for card in chosen}
        chance = self._chance(target, strength)
        facts: dict[str, Fact] = {"group": squad.letter, "target": target.letter, "chance": chance}
        return [self._step(option, wanted, bool(chosen), facts) for option in options]

    def _step(
        self, option: str, wanted: set[str], begun: bool, facts: dict[str, Fact]
    ) -> Candidate:
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
        worth = self._worth(target, strength) if target is not None else 0.0
        hopeless = strength <= FEEBLE or worth < 0.02
        chance = self._chance(target, strength) if target is not None else 0
        facts: dict[str, Fact] = {"strength": strength, "chance": chance}
        scores = {"resolve": -1.0 if hopeless else worth, "drop": 0.0}
        reasons = {"resolve": "see-it-through", "drop": "hopeless-fire"}
        return [Candidate(o, scores.get(o, -1.0), reasons.get(o, ""), facts) for o in options]

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
        card = self.reading.hand[words[1]]
        spared = self._spared(squad, value_as(card, "concealed"))
        score = spared - self.judge.weights.hide * self.judge.keep(words[1])
        return Candidate(option, score, "hide-from-shell", {"card": words[1]})

    def _spared(self, squad: Squad, concealed: int) -> float:
        """Return the harm that a Concealed card takes from the shot under way (25.34)."""
        frame = self.reading.frame("upfront.shell") or {}
        firer = self.reading.squads.get(str(frame.get("group", "")))
        found = self.reading.owner_of(str(frame.get("man", "")))
        if firer is None or found is None:
            return 0.0
        guns, before = self.judge.guns, int(frame["concealed"])
        one = Shot(guns, firer, found[1], squad, concealed=before)
        other = Shot(guns, firer, found[1], squad, concealed=before + concealed)
        return one.harm() - other.harm()

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
        card = self.reading.hand[words[1]]
        guns = self.judge.guns
        lowered = strength + value_as(card, "concealed")
        spared = guns.harm(squad, strength) - guns.harm(squad, lowered)
        facts: dict[str, Fact] = {"card": words[1], "group": squad.letter, "strength": lowered}
        score = spared - self.judge.weights.hide * self.judge.keep(words[1])
        return Candidate(option, score, "conceal" if score > 0 else "keep-card", facts)

    def shell(self, option: str) -> Candidate:
        """Judge a shot with ordnance: the chance to hit times the harm (25.3, 25.4)."""
        words = option.split(" ")
        one, _, other = words[1].partition(">")
        squad, target = self.reading.own[one], self.reading.others[other]
        facts: dict[str, Fact] = {"group": one, "target": other}
        found = self.reading.owner_of(words[2])
        if found is None:
            return Candidate(option, NEVER, "too-weak-to-fire", facts)
        shot = Shot(self.judge.guns, squad, found[1], target)
        face = self.reading.hand.get(words[3], {}) if len(words) > 3 else {}
        gain = shot.harm() * self.judge.goals.urgency(target)
        gain -= self.judge.weights.fire_card * face.get("strength", 1)
        if gain < WORTH_A_CARD:
            return Candidate(option, gain - WORTH_A_CARD, "save-the-card", facts)
        return Candidate(option, gain, "good-shot", {**facts, "chance": round(100 * shot.chance())})
