"""Terrain on fire: getting out of it, fighting it, and setting it against the enemy (F4)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.contract import Candidate
from caposaldo.kernel.rules import Fact
from caposaldo.upfront.advice.judging import Judge
from caposaldo.upfront.advice.squads import Squad
from caposaldo.upfront.blaze import FLAMETHROWER
from caposaldo.upfront.blazeattack import STRENGTH

NEVER: Final = -10.0
LASTS: Final = 1.5  # turns a fire is feared for
HAZE: Final = 0.3  # what its smoke spares those who are in it
HIGHEST: Final = 6
QUESTION: Final = "upfront.set_alight"


def burns(judge: Judge, squad: Squad) -> float:
    """Return the loss to expect of a turn's end in a fire (F4.3)."""
    between, pin = judge.chances.between, judge.weights.pin
    found = 0.0
    for man in squad.men:
        if man.armoured:
            continue
        nerve = man.panic if man.pinned else man.morale
        dead = between(man.kia - STRENGTH.value, HIGHEST)
        hurt = between(min(man.kia, nerve) - STRENGTH.value, HIGHEST)
        share = hurt if man.pinned else dead + pin * (hurt - dead)
        found += share * judge.guns.worth(squad, man)
    return found


def escape(judge: Judge, squad: Squad) -> float:
    """Return what it is worth to a group to get out of the fire it is in (F4.3)."""
    return LASTS * burns(judge, squad) if squad.ablaze and not squad.stand.moves else 0.0


class Firefighter:
    """Judges what is done about fires, and with them."""

    def __init__(self, judge: Judge) -> None:
        self.judge: Final = judge
        self.reading: Final = judge.reading

    def douse(self, option: str) -> Candidate:
        """A fire is put out by a 0; who can leave it does better."""
        letter = option.split(" ")[1]
        chance = self.judge.chances.between(0, 0)
        score = chance * escape(self.judge, self.reading.own[letter])
        return Candidate(option, score, "fire-out", {"group": letter})

    def ignite(self, option: str) -> Candidate:
        """Ground under Smoke is set on fire where the enemy stands in it."""
        _, card, word = option.split(" ")
        facts: dict[str, Fact] = {"card": card, "target": word.removeprefix(">")}
        if not word.startswith(">"):
            return Candidate(option, NEVER, "no-fire-there", facts)
        return self._lit(option, card, word.removeprefix(">"), 1.0)

    def set_alight(self, option: str) -> Candidate:
        """A Burning card after an attack is sure only behind a flamethrower (F4.6)."""
        words = option.split(" ")
        if words[0] != "ignite":
            return Candidate(option, 0.0, "nothing-better")
        frame = self.reading.frame(QUESTION)
        sure = frame is not None and frame["weapon"] == FLAMETHROWER
        chance = 1.0 if sure else 1.0 - self.judge.chances.black
        return self._lit(option, words[1], str(self.reading.facts["target"]), chance)

    def _lit(self, option: str, card: str, letter: str, chance: float) -> Candidate:
        facts: dict[str, Fact] = {"card": card, "target": letter}
        squad = self.reading.others[letter]
        harm = 0.0 if squad.stand.moves else LASTS * burns(self.judge, squad)
        score = chance * (harm - HAZE) - self.judge.price(card)
        return Candidate(option, score, "set-alight" if score > 0.0 else "no-fire-there", facts)
