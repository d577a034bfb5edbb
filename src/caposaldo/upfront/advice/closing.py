"""Infiltration and close combat (20)."""

from __future__ import annotations

import math
from typing import Final

from caposaldo.kernel.contract import Candidate
from caposaldo.kernel.rules import Fact, term
from caposaldo.upfront.advice.desert import CAPTURE, given_up
from caposaldo.upfront.advice.judging import Judge
from caposaldo.upfront.advice.reading import value_as
from caposaldo.upfront.advice.squads import Soldier, Squad, apart, relative
from caposaldo.upfront.ranges import CLOSEST
from caposaldo.upfront.underground import IN_THE_DARK

SPREAD: Final = 2.1  # how much the two draws of a close combat blur a difference
PINNED: Final = -4
WOUNDED: Final = -4
SURE_ENOUGH: Final = 4
COLUMNS: Final = 10
INFILTRATORS: Final = "infiltrators"
COLUMN: Final = 0.2  # what a column nearer is worth to an infiltrator


class Closer:
    """Judges who goes in among the enemy."""

    def __init__(self, judge: Judge) -> None:
        self.judge: Final = judge
        self.reading: Final = judge.reading

    def combat_value(self, man: Soldier) -> int:
        """Return a man's value in close combat (20.6, 34.7)."""
        weapon = self.reading.box.weapons.get(man.face["weapon"])
        armed = weapon is not None and not man.assists
        value = man.morale + (weapon.cc if weapon is not None and armed else 0)
        if man.pinned:
            return value + PINNED
        return value + WOUNDED if man.face["wounded"] and man.vehicle is None else value

    def duel(
        self, squad: Squad, man: Soldier, other: Squad, *, risen: bool = False, helped: float = 0.0
    ) -> float:
        """Return what a close combat with a man of a group, drawn by lot, is worth.

        `risen` is a man whom a Banzai charge rallies (45.41), `helped` what comrades add to him.
        """
        if not other.men or other.armoured or other.stand.terrain.cc_barred:
            return 0.0
        mine, own = self.combat_value(man) + helped, self.judge.guns.worth(squad, man)
        mine -= PINNED if risen and man.pinned else 0
        found = 0.0
        for enemy in other.men:
            wins = 1.0 / (1.0 + math.exp((self.combat_value(enemy) - mine) / SPREAD))
            found += wins * self.judge.guns.worth(other, enemy) - (1.0 - wins) * own
        return found / len(other.men) * self.judge.goals.urgency(other)

    def way_in(self, squad: Squad, other: Squad) -> float:
        """Return the chance of an attempt to infiltrate (20.3)."""
        here, there = squad.stand, other.stand
        if other.armoured:
            return self.judge.guns.assaults.way_in(squad, other, there)
        if given_up(other):
            return self.reading.red_share(1)
        column = len(other.men) + here.terrain.infiltration - len(other.pinned)
        column -= 3 if self.reading.night else 2 * (here.smokes + there.smokes)
        column += 2 * (here.moves > 0) + 2 * (there.moves > 0) + there.terrain.fortified
        column += there.terrain.infiltration_into - self.reading.jungle
        column += IN_THE_DARK.value if squad.below or other.below else 0
        column -= INFILTRATORS in self.reading.side(squad)["traits"]
        return self.reading.red_share(max(1, min(COLUMNS, column)))

    def attempt(self, squad: Squad, man: Soldier, other: Squad, card: str) -> float:
        """Return what an attempt of a man to infiltrate a group is worth."""
        guns, chances = self.judge.guns, self.judge.chances
        if given_up(other):
            prize = CAPTURE * sum([guns.worth(other, enemy) for enemy in other.men])
            return self.way_in(squad, other) * prize - (self.judge.price(card) if card else 0.0)
        charge = self.reading.box.secondary.get(man.face["secondary"])
        if other.armoured:
            prize = max(0.0, guns.assaults.best(squad, man, other))
        else:
            prize = max(0.0, self.duel(squad, man, other)) * self.judge.weights.close
        if charge is not None and charge.strength and not charge.radio and not other.armoured:
            defence = int(other.stand.card["defence"]) if other.stand.card is not None else 0
            strength = charge.strength + defence + other.stand.steps - self.reading.jungle
            blast = guns.harm(other, strength)
            prize = max(prize, blast * self.judge.goals.urgency(other))
        fails = 0.0 if card else 1.0 - chances.between(0, man.morale - 1)
        risk = fails * self.judge.weights.pin * guns.worth(squad, man)
        price = self.judge.price(card) if card else 0.0
        return (1.0 - fails) * self.way_in(squad, other) * prize - risk - price

    def infiltrate(self, option: str) -> Candidate:
        """Judge an infiltration by the men who would gain by it."""
        squad = self.reading.own[option.split(" ")[1]]
        near = [other for other in self.reading.others.values() if self._in_reach(squad, other)]
        found = 0.0
        for man in squad.fit:
            if man.inside:
                continue
            best = 0.0
            for other in near:
                best = max(best, self.attempt(squad, man, other, ""))
            found += best
        return Candidate(option, found - 0.2, "infiltrate", {"group": squad.letter})

    def _in_reach(self, squad: Squad, other: Squad) -> bool:
        """Tell whether men of one group can get at another: at RR 5, or both below (20.1, T3.7)."""
        if squad.below or other.below:
            return squad.below and other.below and apart(squad, other) <= 1
        return relative(squad, squad.stand, other, other.stand) == CLOSEST

    def name(self, option: str) -> Candidate:
        """Judge naming a man who shall infiltrate."""
        words = option.split(" ")
        if words[0] == "go":
            return Candidate(option, 0.0, "go-in")
        if words[0] != "try":
            return Candidate(option, -1.0, "keep-weapon")
        found, other = self.reading.owner_of(words[1]), self.reading.others.get(words[2][1:])
        facts: dict[str, Fact] = {"man": term(f"man-{words[1]}"), "target": words[2][1:]}
        if found is None or other is None:
            return Candidate(option, -1.0, "stay-out", facts)
        card = words[3] if len(words) > 3 else ""
        score = self.attempt(*found, other, card)
        return Candidate(option, score, "infiltrate-man" if score > 0 else "stay-out", facts)

    def close(self, option: str) -> Candidate:
        """Judge a close combat by the men already inside."""
        squad = self.reading.own[option.split(" ")[1]]
        found = sum([max(0.0, self._entering(squad, man)) for man in squad.fit])
        return Candidate(option, found - 0.05, "close-combat", {"group": squad.letter})

    def enter(self, option: str) -> Candidate:
        """Judge sending one infiltrator into close combat."""
        words = option.split(" ")
        if words[0] == "go":
            return Candidate(option, 0.0, "go-in")
        found = self.reading.owner_of(words[1]) if len(words) > 1 else None
        if found is None or words[0] != "enter":
            return Candidate(option, -1.0, "stay-out")
        score = self._entering(*found) - (self.judge.price(words[2]) if len(words) > 2 else 0.0)
        facts: dict[str, Fact] = {"man": term(f"man-{words[1]}")}
        return Candidate(option, score, "enter" if score > 0 else "stay-out", facts)

    def _entering(self, squad: Squad, man: Soldier) -> float:
        other = self.reading.squads.get(man.inside)
        return self.duel(squad, man, other) if other is not None else -1.0

    def stealth(self, option: str) -> Candidate:
        """Judge a Concealed card that helps an infiltrator in (9.4)."""
        words = option.split(" ")
        if words[0] != "conceal":
            return Candidate(option, 0.0, "nothing-better")
        value = -value_as(self.reading.hand[words[1]], "concealed")
        score = COLUMN * value - self.judge.keep(words[1])
        return Candidate(option, score, "conceal-infiltrator", {"card": words[1]})

    def fighter(self, option: str) -> Candidate:
        """Judge which of several men fights (20.72)."""
        found = self.reading.owner_of(option.split(" ")[1])
        score = self.combat_value(found[1]) if found is not None else 0
        return Candidate(option, float(score), "best-fighter")

    def prepare(self, option: str) -> Candidate:
        """Judge what a side does before a close combat is drawn (20.621, 32.11)."""
        words = option.split(" ")
        if words[0] == "decline":
            return Candidate(option, 0.0, "nothing-better")
        if words[0] == "conceal":
            return Candidate(option, 0.6 - self.judge.keep(words[1]), "conceal-fighter")
        frame = self.reading.frame("upfront.prepare") or {}
        own = self.reading.owner_of(str(frame.get("own", "")))
        enemy = self.reading.owner_of(str(frame.get("enemy", "")))
        if words[0] == "capture" and own is not None and enemy is not None:
            ahead = self.combat_value(own[1]) - self.combat_value(enemy[1])
            return Candidate(option, 0.1 * (ahead - SURE_ENOUGH), "take-prisoner")
        return Candidate(option, -0.5, "nothing-better")
