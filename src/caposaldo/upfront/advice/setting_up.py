"""The set-up: line-ups and the first terrain (3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from caposaldo.kernel.contract import Candidate
from caposaldo.kernel.rules import Fact, term
from caposaldo.upfront.advice.chances import HIGHEST
from caposaldo.upfront.advice.desert import is_there
from caposaldo.upfront.advice.judging import Judge
from caposaldo.upfront.advice.moving import NEVER
from caposaldo.upfront.advice.squads import Squad
from caposaldo.upfront.landing import WOODS
from caposaldo.upfront.scenarios import special_for
from caposaldo.upfront.terrain import Terrain

BEST_SIZE: Final = 5
WOUND: Final = 0.5  # a wounded man is worth half of a sound one


class Quartermaster:
    """Judges how groups are formed and where terrain is laid before the first turn."""

    def __init__(self, judge: Judge, setups: Mapping[str, Any]) -> None:
        self.judge: Final = judge
        self.reading: Final = judge.reading
        plans = setups.get(self.reading.scenario.id, {})
        self.wanted: Final[list[str]] = plans.get(self.reading.me["role"], [])

    def form_all(self, options: list[str]) -> list[Candidate]:
        """Judge every step of forming groups that is offered."""
        return [self.form(option) for option in options]

    def form(self, option: str) -> Candidate:
        """Judge a step of forming groups."""
        verb, _, rest = option.partition(" ")
        if verb == "setup":
            at = self.wanted.index(rest) if rest in self.wanted else len(self.wanted)
            return Candidate(option, 5.0 - 0.5 * at, "set-up", {"setup": term(f"setup-{rest}")})
        if verb == "crew":
            return Candidate(option, self._crew(*rest.split(" ")), "serve-weapon")
        if verb == "carry":
            return Candidate(option, 2.0 + self._carrier(rest.split(" ")[1]), "carry")
        if verb == "place":
            return Candidate(option, self._place(*rest.split(" ")), "spread-out")
        return Candidate(option, 0.5, "ready")

    def _crew(self, operator: str, helper: str) -> float:
        men = self.reading.box.men
        weapons = {str(id): card.weapon for id, card in men.items()}
        main, other = weapons.get(operator), weapons.get(helper)
        if main is None:
            return -1.0
        lost = sum(other.fp) if other is not None else 0
        return 1.0 + 0.02 * (sum(main.fp) - sum(main.bracketed) - lost)

    def _carrier(self, man: str) -> float:
        found = self.reading.owner_of(man)
        if found is None or found[1].face["role"]:
            return 0.0
        return 0.1 * found[1].morale

    def _place(self, man: str, letter: str) -> float:
        squad = self.reading.own.get(letter)
        size = len(squad.men) if squad is not None else 0
        leaders = [m for m in squad.men if m.face["role"]] if squad is not None else []
        card = next((card for id, card in self.reading.box.men.items() if id == man), None)
        crowded = 0.5 if card is not None and card.role and leaders else 0.0
        if letter == "D":
            return -2.0
        return -0.1 * abs(size - BEST_SIZE) * (size >= BEST_SIZE) - 0.05 * size - crowded

    def watch(self, option: str) -> Candidate:
        """Judge who is on watch: a man of the group that it is worth most to wake (2.4)."""
        man = option.split(" ")[1]
        found = self.reading.owner_of(man)
        worth = self.judge.guns.worth
        men = [worth(found[0], m) for m in found[0].men if m.id != man] if found is not None else []
        return Candidate(option, sum(men), "sentry", {"man": term(f"man-{man}")})

    def stack(self, option: str) -> Candidate:
        """Judge a further Hill on a group, which leads it a level up (M5.1)."""
        letter = str(self.reading.facts["group"])
        if option == "decline" or self.reading.facts["owner"] != self.reading.seat:
            # An enemy is not helped up.
            return Candidate(option, 0.0 if option == "decline" else NEVER, "nothing-better")
        squad = self.reading.own[letter]
        higher = self.judge.settled(squad, squad.stand.lifted(1))
        price = self.judge.price(option.split(" ")[1])
        gain = higher - self.judge.settled(squad, squad.stand) - price
        return Candidate(option, gain, "higher-up", {"group": letter})

    def given(self, option: str) -> Candidate:
        """Judge where a card given by the scenario lies: where it shelters most men (23.2)."""
        _, card, where = option.split(" ")
        squad = self.reading.own[where]
        kind = next(face.terrain for id, face in self.reading.box.deck.items() if id == card)
        facts: dict[str, Fact] = {"card": card, "group": where, "terrain": term(f"terrain-{kind}")}
        return Candidate(option, 0.1 * len(squad.men), "take-cover", facts)

    def dig(self, option: str) -> Candidate:
        """Judge whether to begin dug in: it shelters everybody and spares bad ground (36.2)."""
        score = 1.0 if option == "entrench" else 0.0
        return Candidate(option, score, "begin-dug-in" if score else "nothing-better")

    def lay(self, option: str) -> Candidate:
        """Judge a Terrain card laid before the first turn (3.6)."""
        if option == "done":
            return Candidate(option, 0.0, "nothing-better")
        _, card, where = option.split(" ")
        face = self.reading.hand[card]
        kind = self.reading.box.terrain[face["terrain"]]
        facts: dict[str, Fact] = {"card": card, "terrain": term(f"terrain-{kind.id}")}
        price = self.judge.weights.lay * self.judge.keep(card)
        slow = kind.moves_to_leave > 1 or kind.leaves_sideways
        hinders = kind.fords or slow or kind.attack < 0
        if where.startswith(">"):
            squad = self.reading.others[where[1:]]
            facts["target"] = where[1:]
            bog = self.judge.mud(squad, ground=kind) if kind.bogs else 0.0
            if bog:
                return Candidate(option, bog - price, "bog-them-down", facts)
            if not hinders:
                return Candidate(option, NEVER, "shelters-the-enemy", facts)
            return Candidate(option, 0.2 + 0.1 * len(squad.men) - price, "bog-them-down", facts)
        squad = self.reading.own[where]
        facts["group"] = where
        if hinders:
            return Candidate(option, NEVER, "bad-ground", facts)
        there = squad.stand.settled(kind, face)
        gain = self.judge.settled(squad, there) - self.judge.settled(squad, squad.stand)
        gain *= is_there(self.judge.chances, kind)
        gain -= self.judge.mud(squad, ground=kind) if kind.bogs else 0.0
        gain -= self._hurt(squad, kind)
        return Candidate(option, gain - price, "take-cover", facts)

    def _hurt(self, squad: Squad, kind: Terrain) -> float:
        """Return what it costs men who jump to come down in terrain that may wound them (2.4)."""
        special = special_for(self.reading.scenario, WOODS, self.reading.side(squad)["role"])
        if special is None or kind.id not in special.value["terrain"]:
            return 0.0
        chances = self.judge.chances
        return WOUND * sum([chances.between(man.morale, HIGHEST) for man in squad.men])
