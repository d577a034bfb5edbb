"""Banzai charges: when one pays, how it is led, and how it is met (45.4 to 45.47)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.contract import Candidate
from caposaldo.kernel.rules import Fact, term
from caposaldo.upfront.advice.closing import Closer
from caposaldo.upfront.advice.judging import Judge
from caposaldo.upfront.advice.moving import NEVER
from caposaldo.upfront.advice.squads import STEPS, Soldier, Squad, Stand, relative
from caposaldo.upfront.ccvalue import BY_COMRADE
from caposaldo.upfront.groups import SIDEWAYS
from caposaldo.upfront.ranges import CLOSEST

FIRST: Final = 0.05  # others fire before the charge is fought out
ONWARD: Final = 1.5  # a Movement card that brings a charge on
AFTER: Final = 0.5  # the share of a second round of close combat that is likely to be fought
DEADLY: Final = 1.9  # how much more fire does to men it cannot pin
WAITS: Final = 0.8  # turns lost for each Movement card still to be drawn
MARGIN: Final = 0.8  # what a charge must promise, as it cannot be taken back
ADVANCES: Final = ("move", "ford", "clear", "flank", "encircle", "shift")


class Charger:
    """Judges charges, for those who make them and those who meet them."""

    def __init__(self, judge: Judge) -> None:
        self.judge: Final = judge
        self.reading: Final = judge.reading
        self.closer: Final = Closer(judge)

    def banzai(self, option: str) -> Candidate:
        """Judge the declaration of a charge (45.4)."""
        _, pair, card = option.split(" ")
        squad, target = self.reading.own[pair[0]], self.reading.others[pair[2]]
        facts: dict[str, Fact] = {"group": squad.letter, "target": target.letter}
        w, guns, goals = self.judge.weights, self.judge.guns, self.judge.goals
        risen = w.rally * sum([guns.worth(squad, man) for man in squad.pinned])
        fire = w.power * guns.power(squad, squad.stand)
        turns = 1.0 + self._steps(squad, target)
        open_ground = self._in_the_open(squad)
        held = goals.worth(squad, squad.stand) - goals.worth(squad, open_ground)
        promised = self.promise(squad, target, spent=1)
        if self._stopped(squad, target):
            promised = min(promised, 0.0)
        gain = promised + risen - turns * fire - max(0.0, held)
        gain -= self.judge.price(card) + MARGIN
        return Candidate(option, gain, "banzai" if gain > 0 else "no-banzai", facts)

    def promise(self, squad: Squad, target: Squad, spent: int = 0) -> float:
        """Return what a charge is likely to bring, less what the way there costs.

        `spent` are Movement cards in hand that are gone before it starts.
        """
        guns = self.judge.guns
        worth = sum([guns.worth(squad, man) for man in squad.men])
        steps = self._steps(squad, target)
        lacking = max(0, steps - max(0, len(self.reading.usable("movement")) - spent))
        here, cost = self._in_the_open(squad), 0.0
        for step in range(steps + 1):
            waits = 1.0 + (WAITS if step < lacking else 0.0)
            cost += waits * guns.threat(squad, here) * (1.0 if squad.charge else DEADLY)
            here = here.moved(1, self.reading.open_ground)
        left = 1.0 - min(worth, cost) / max(worth, 0.01)
        return left * self.combat(squad, target) - min(worth, cost)

    def combat(self, squad: Squad, target: Squad) -> float:
        """Return what close combat with a whole group is worth, a second round half (45.422)."""
        if target.armoured:
            assaults = self.judge.guns.assaults
            return (1.0 + AFTER) * sum([assaults.best(squad, man, target) for man in squad.men])
        men = [man for man in squad.men if not man.gun]
        if not men or not target.men:
            return 0.0
        # Several may meet the same man, whom they then fight together (20.72, 20.622).
        others = len(target.men)
        met = others * (1.0 - (1.0 - 1.0 / others) ** len(men))
        helped = BY_COMRADE * (len(men) / met - 1.0)
        duel = self.closer.duel
        one = [duel(squad, man, target, risen=True, helped=helped) for man in men]
        # Nobody is met twice: what is left of them is all that a second round can bring.
        return min(met * (1.0 + AFTER), others) * sum(one) / len(men)

    def _steps(self, squad: Squad, target: Squad) -> int:
        """Return the Movement cards the charge needs to come to close quarters."""
        here = squad.stand
        steps = CLOSEST - relative(squad, here, target, target.stand)
        held = here.wires + int(here.beneath.moves_to_leave > 1) + int(here.terrain.fords)
        return steps + held if steps else 0

    def _stopped(self, squad: Squad, target: Squad) -> bool:
        """Tell whether the enemy opposite stops a charge short of its target (5.7)."""
        before = next((o for o in self.reading.against(squad) if o.letter == squad.letter), None)
        if before is None or before.id == target.id:
            return False
        here, there = squad.stand.range, before.stand.range
        if before.armoured and here + there > CLOSEST:
            return False
        return CLOSEST - target.stand.range > max(here, CLOSEST - there)

    def _in_the_open(self, squad: Squad) -> Stand:
        return squad.stand.moved(0, self.reading.open_ground)

    # A charge under way --------------------------------------------------------------------------

    def led(self, option: str) -> Candidate | None:
        """Judge an action of a group in a charge; None if the group is in none."""
        words = option.split(" ")
        squad = self.reading.own.get(words[1][:1]) if len(words) > 1 else None
        target = self.reading.squads.get(squad.charge) if squad is not None else None
        if squad is None or target is None:
            return None
        facts: dict[str, Fact] = {"group": squad.letter}
        if words[0] == "storm":
            return Candidate(option, FIRST, "storm", facts)
        if words[0] == "relent":
            return Candidate(option, -self.promise(squad, target), "relent", facts)
        if words[0] not in ADVANCES:
            return None
        return self._advance(option, words, squad, target)

    def _advance(self, option: str, words: list[str], squad: Squad, target: Squad) -> Candidate:
        facts: dict[str, Fact] = {"group": squad.letter}
        here = squad.stand
        near = relative(squad, here, target, target.stand)
        if words[0] in ("ford", "clear"):
            on = len(words) == 3 and near < CLOSEST
            return Candidate(option, ONWARD if on else NEVER, "charge-on", facts)
        if words[0] == "move" and words[3] != SIDEWAYS:
            after = here.moved(STEPS[words[3]], self.reading.open_ground)
            nearer = relative(squad, after, target, target.stand) > near
            return Candidate(option, ONWARD if nearer else NEVER, "charge-on", facts)
        held = here.beneath.moves_to_leave > 1 and near < CLOSEST
        plain = words[0] == "move"
        return Candidate(option, ONWARD if held and plain else NEVER, "charge-on", facts)

    def answer_terrain(self, options: list[str]) -> list[Candidate] | None:
        """Judge terrain the enemy lays on a charging group; None if it is on another (45.421)."""
        squad = self.reading.own.get(str(self.reading.facts.get("group", "")))
        target = self.reading.squads.get(squad.charge) if squad is not None else None
        if squad is None or target is None:
            return None
        laid = [card for card in squad.face["laid"] if card["role"] == "terrain"]
        kind = self.reading.box.terrain[laid[-1]["card"]["terrain"]]
        close = relative(squad, squad.stand, target, target.stand) == CLOSEST
        holds = kind.fords or kind.mined or kind.moves_to_leave > 1
        # At close quarters no ground holds the charge, but every step lost is a turn under fire.
        takes = 1.0 if close and not kind.mined else -1.0 if holds else 0.5
        facts: dict[str, Fact] = {"group": squad.letter, "terrain": term(f"terrain-{kind.id}")}
        scores = {"accept": takes, "reject": 0.0}
        reasons = {"accept": "better-than-open", "reject": "rather-move-on"}
        return [Candidate(o, scores.get(o, NEVER), reasons.get(o, ""), facts) for o in options]

    # Meeting one ---------------------------------------------------------------------------------

    def counter(self, option: str) -> Candidate:
        """Judge a counterattack by the men who would gain by it (45.47)."""
        pair = option.split(" ")[1]
        squad, target = self.reading.own[pair[0]], self.reading.others[pair[2]]
        gain = sum([max(0.0, self.closer.duel(squad, man, target)) for man in self._men(squad)])
        facts: dict[str, Fact] = {"group": squad.letter, "target": target.letter}
        return Candidate(option, gain - FIRST, "counter" if gain > FIRST else "stay-out", facts)

    def name(self, option: str) -> Candidate:
        """Judge naming a man who fights a charge hand to hand (45.47)."""
        words = option.split(" ")
        frame = self.reading.frame("upfront.countering") or {}
        found = self.reading.owner_of(words[1]) if len(words) > 1 else None
        target = self.reading.squads.get(str(frame.get("target", "")))
        if words[0] != "fight" or found is None or target is None:
            return Candidate(option, 0.0, "go-in")
        score = self.closer.duel(*found, target)
        facts: dict[str, Fact] = {"man": term(f"man-{words[1]}")}
        return Candidate(option, score, "enter" if score > 0 else "stay-out", facts)

    def _men(self, squad: Squad) -> list[Soldier]:
        return [man for man in squad.fit if man.vehicle is None]
