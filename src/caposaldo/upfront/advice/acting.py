"""The actions of a turn: every option judged, and whether doing nothing is better still."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from caposaldo.kernel.contract import Candidate
from caposaldo.kernel.rules import Fact, term
from caposaldo.upfront.advice.campaigning import Campaigner
from caposaldo.upfront.advice.charging import Charger
from caposaldo.upfront.advice.closing import Closer
from caposaldo.upfront.advice.discarding import Discarder
from caposaldo.upfront.advice.driving import Driver
from caposaldo.upfront.advice.fires import Firefighter
from caposaldo.upfront.advice.gunning import Gunner
from caposaldo.upfront.advice.judging import Judge
from caposaldo.upfront.advice.moving import NEVER, Mover
from caposaldo.upfront.advice.mustering import MUSTER, Musterer
from caposaldo.upfront.advice.rallying import Rallier
from caposaldo.upfront.advice.regrouping import Regrouper
from caposaldo.upfront.advice.sewermen import Sewerman
from caposaldo.upfront.advice.shooting import Shooter
from caposaldo.upfront.forces import DEFENDER

IDLE: Final = -0.5
DONE: Final = "done"
WHOLE_TURN: Final = (DONE, MUSTER)
"""Actions of a side and not of a group."""


class Actor:
    """Judges the actions offered in a turn."""

    def __init__(self, judge: Judge) -> None:
        self.judge: Final = judge
        self.reading: Final = judge.reading
        mover, closer = Mover(judge), Closer(judge)
        shooter, rallier = Shooter(judge), Rallier(judge)
        gunner, driver = Gunner(judge), Driver(judge)
        self.charger: Final = Charger(judge)
        self.verbs: Final[dict[str, Callable[[str], Candidate]]] = {
            "move": mover.move,
            "flank": mover.flank,
            "encircle": mover.encircle,
            "ford": mover.ford,
            "clear": mover.clear,
            "terrain": mover.terrain,
            "open": mover.open,
            "dig": mover.dig,
            "smoke": mover.smoke,
            "fire": shooter.fire,
            "burn": shooter.fire,
            "shell": gunner.shell,
            "pierce": gunner.shell,
            "call": gunner.call,
            "overrun": driver.overrun,
            "button": driver.button,
            "unbog": driver.unbog,
            "reinforce": driver.reinforce,
            "rally": rallier.rally,
            "rally-all": rallier.rally,
            "hero": rallier.hero,
            "transfer": Regrouper(judge).transfer,
            "infiltrate": closer.infiltrate,
            "close": closer.close,
            "banzai": self.charger.banzai,
            "counter": self.charger.counter,
            "withdraw": Campaigner(judge).withdraw,
            **_on_their_ground(judge),
            **self._small(),
        }

    def _small(self) -> dict[str, Callable[[str], Candidate]]:
        """Return what is judged here, as nobody else does."""
        return {
            "found": self._found,
            "found-open": self._found,
            "panic": self._panic,
            "crew": self._crew,
            "repair": self._repair,
            "acquire": self._acquire,
            "receive": self._receive,
            "observe": self._observe,
            "sniper-check": self._sniper_check,
        }

    def act(self, options: list[str]) -> list[Candidate]:
        """Judge every action, and doing no more."""
        found = [self._judged(option) for option in options if option not in WHOLE_TURN]
        found = Campaigner(self.judge).on_the_way_out(found)
        whole: list[Candidate] = []
        if MUSTER in options:
            whole.append(Musterer(self.judge).muster(found))
        if DONE in options:
            whole.append(self._done(found))
        return found + whole

    def _judged(self, option: str) -> Candidate:
        verb = option.split(" ")[0]
        led = self.charger.led(option)
        if led is not None:
            return led
        judged = self.verbs.get(verb)
        if judged is not None:
            return judged(option)
        return Candidate(option, IDLE, "no-need", {"group": option.split(" ")[1][:1]})

    def _done(self, found: list[Candidate]) -> Candidate:
        """A first action may cost the discards that idle troops are allowed (4.3)."""
        best: dict[str, float] = {}
        for candidate in found:
            group = candidate.notation.split(" ")[1][:1]
            best[group] = max(best.get(group, 0.0), candidate.score)
        if not self.reading.turn["actions"] and not self._exposed(found):
            discards = self.judge.weights.idle * Discarder(self.judge).gain()
            if discards > sum(best.values()) > 0.0:
                top = max(best.values())
                return Candidate("done", top + 0.01, "fresh-cards-first")
        return Candidate("done", 0.0, "nothing-better")

    def _exposed(self, found: list[Candidate]) -> bool:
        """Tell whether a defender on the move has cover to take, which no discard should delay."""
        if self.reading.me["role"] != DEFENDER:
            return False
        return any(c.reason == "take-cover" and c.score > 0.0 for c in found)

    # Small actions -----------------------------------------------------------------------------

    def _panic(self, option: str) -> Candidate:
        return Candidate(option, NEVER, "never-panic", {"man": term(f"man-{option.split(' ')[1]}")})

    def _crew(self, option: str) -> Candidate:
        """An assistant pays if the weapon gains more than his own rifle gives."""
        _, letter, operator, helper = option.split(" ")
        gain = 0
        main = self.reading.owner_of(operator)
        other = self.reading.owner_of(helper)
        if main is not None and other is not None:
            weapons = self.reading.box.weapons
            weapon = weapons.get(main[1].face["weapon"])
            rifle = weapons.get(other[1].face["weapon"])
            if weapon is not None:
                gain = sum(weapon.fp) - sum(weapon.bracketed) - (sum(rifle.fp) if rifle else 0)
        facts: dict[str, Fact] = {"group": letter, "man": term(f"man-{helper}")}
        return Candidate(option, 0.05 * gain - 0.05, "serve-weapon", facts)

    def _repair(self, option: str) -> Candidate:
        letter, man = option.split(" ")[1:3]
        found = self.reading.owner_of(man)
        worth = 0.3 * min(2.0, self.judge.guns.worth(*found)) if found is not None else 0.0
        return Candidate(option, worth, "repair", {"group": letter, "man": term(f"man-{man}")})

    def _acquire(self, option: str) -> Candidate:
        _, letter, man, at = option.split(" ")
        squad, found = self.reading.own[letter], self.reading.owner_of(man)
        loose = squad.face["loose"]
        facts: dict[str, Fact] = {"group": letter, "man": term(f"man-{man}")}
        if found is None or not at.isdigit() or not 0 < int(at) <= len(loose):
            return Candidate(option, IDLE, "no-need", facts)
        new = self.reading.box.weapons.get(loose[int(at) - 1]["code"])
        old = self.reading.box.weapons.get(found[1].face["weapon"])
        if old is not None and old.ordnance and not found[1].face["jammed"]:
            # Nobody throws away what may stop a tank.
            return Candidate(option, IDLE, "no-need", facts)
        better = (sum(new.bracketed) if new else 0) - (sum(old.fp) if old else 0)
        return Candidate(option, 0.03 * better - 0.1, "take-weapon", facts)

    def _receive(self, option: str) -> Candidate:
        return Candidate(option, 0.5, "receive", {"group": option.split(" ")[1]})

    def _found(self, option: str) -> Candidate:
        """Men on their way form their group in cover as soon as they can (17.92)."""
        verb, letter, card = option.split(" ")
        face = self.reading.hand[card]
        good = verb == "found" and self.judge.is_cover(face)
        score = (0.8 if good else 0.1) - self.judge.price(card)
        return Candidate(option, score, "receive", {"group": letter})

    def _observe(self, option: str) -> Candidate:
        """In the dark a target must be seen before it can be fired at (38.2)."""
        one, _, other = option.split(" ")[1].partition(">")
        squad, target = self.reading.own[one], self.reading.others[other]
        guns = self.judge.guns
        fire = guns.expected(squad, squad.stand, target, target.stand, len(self.reading.hand))
        facts: dict[str, Fact] = {"group": one, "target": other}
        if not self.reading.usable("fire"):
            return Candidate(option, -0.05, "no-need", facts)
        return Candidate(option, 0.5 * fire - 0.02, "observe", facts)

    def _sniper_check(self, option: str) -> Candidate:
        letter = option.split(" ")[1]
        lowest = int(self.reading.own[letter].face["sniped"])
        chance = 0.5 * self.judge.chances.between(lowest + 1, 6)
        return Candidate(option, 0.4 * chance - 0.02, "hunt-sniper", {"group": letter})


def _on_their_ground(judge: Judge) -> dict[str, Callable[[str], Candidate]]:
    """Return what only burning ground and sewers bring (F4, T3.7)."""
    fighter, sewerman = Firefighter(judge), Sewerman(judge)
    return {
        "douse": fighter.douse,
        "ignite": fighter.ignite,
        "search": sewerman.search,
        "descend": sewerman.descend,
        "surface": sewerman.surface,
    }
