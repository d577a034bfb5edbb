"""Close combat: where to fight first, where leaders stand, who attacks whom (SK 3.8, A3, A4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from caposaldo.aslsk.advice.harms import ALL_WAYS, REDUCED, WAYS, worth
from caposaldo.aslsk.advice.judging import Judge, Ranking
from caposaldo.aslsk.advice.weights import CLEARED, LEADER_RISK, SURPRISED
from caposaldo.aslsk.ambush import may_be, terms
from caposaldo.aslsk.closeattack import CloseAttack, Reckoning, fp_attacking
from caposaldo.aslsk.units import Unit, UnitId, number_of
from caposaldo.kernel.contract import Candidate
from caposaldo.kernel.rules import total

Heads = tuple[str, ...]
Pairing = tuple[Heads, Heads]
"""Who attacks, and whom, by the heads of their parties."""
Plan = tuple[Pairing, ...]

MOST: Final[int] = 4
"""Beyond so many parties on a side the strongest attack is sought alone, not the best plan."""
NO_NEED: Final[str] = "no-need"


class Fight:
    """The close combat under way, as the view shows it."""

    def __init__(self, judge: Judge) -> None:
        shown: dict[str, Any] = judge.reading.seen["close_combat"]
        self.judge: Final = judge
        self.table: Final = judge.table
        self.ambusher: Final = str(shown["ambusher"])
        self.attackers: Final[Heads] = tuple(shown["attackers"])
        self.targets: Final[Heads] = tuple(shown["targets"])
        declared = [each for each in shown["attacks"] if each["side"] == judge.seat]
        busy = {id for each in declared for id in each["attackers"]}
        struck = {id for each in declared for id in each["targets"]}
        last = max([number_of(each["attackers"][0]) for each in declared], default=0)
        own = {each[0]: tuple(each) for each in shown["parties"][judge.seat]}
        theirs = {each[0]: tuple(each) for each in shown["parties"][judge.enemy]}
        self.parties: Final[dict[str, tuple[str, ...]]] = {**own, **theirs}
        units = self.table.units
        able = [id for id in own if id not in busy and not units[UnitId(id)].broken]
        self.own: Final = sorted(able, key=number_of)
        self.after: Final = last
        self.enemies: Final = sorted([id for id in theirs if id not in struck], key=number_of)
        self._values: Final[dict[Pairing, float]] = {}

    def value(self, pairing: Pairing) -> float:
        """Return the harm that an attack can be expected to do (SK A5)."""
        if pairing not in self._values:
            self._values[pairing] = self._harm(pairing)
        return self._values[pairing]

    def _harm(self, pairing: Pairing) -> float:
        attackers = [UnitId(id) for head in pairing[0] for id in self.parties[head]]
        targets = [UnitId(id) for head in pairing[1] for id in self.parties[head]]
        sums = Reckoning(self.table, CloseAttack(tuple(attackers), tuple(targets)), self.ambusher)
        drm = total(sums.modifiers)
        kills = sum([WAYS[roll] for roll in range(2, 13) if roll + drm < sums.kill]) / ALL_WAYS
        just = sums.kill - drm
        reduces = WAYS[just] / ALL_WAYS if 2 <= just <= 12 else 0.0
        lost = [worth(self.table.units[id]) for id in targets]
        return kills * sum(lost) + reduces * REDUCED * sum(lost) / len(lost)

    def plan(self) -> Plan:
        """Return the attacks that promise most, the one being declared first."""
        best: Plan = ()
        most = -1.0
        for plan in self._plans():
            value = sum([self.value(each) for each in plan])
            if len(plan) and sum([len(each[1]) for each in plan]) == len(self.enemies):
                value += CLEARED
            if value > most:
                best, most = plan, value
        return best

    def _plans(self) -> Iterator[Plan]:
        """Give every plan that goes on from what has been declared."""
        if self.attackers:
            yield from self._going_on()
            return
        fresh = [id for id in self.own if number_of(id) > self.after]
        yield from self._from(tuple(fresh), tuple(self.enemies))

    def _going_on(self) -> Iterator[Plan]:
        """Give the plans whose first attack has those in it who were named already."""
        first = number_of(self.attackers[-1])
        more = [id for id in self.own if number_of(id) > first and id not in self.attackers]
        groups = (
            [self.attackers]
            if self.targets
            else [(*self.attackers, *each) for each in subsets(self._joinable(more))]
        )
        if self.targets:
            least = number_of(self.targets[-1])
            others = [id for id in self.enemies if number_of(id) > least]
            aims = [(*self.targets, *each) for each in subsets(others)]
        else:
            aims = [each for each in subsets(self.enemies) if each]
        for attackers in groups:
            own = [id for id in self.own if number_of(id) > number_of(attackers[0])]
            for targets in aims:
                left = tuple([id for id in own if id not in attackers])
                open_ = tuple([id for id in self.enemies if id not in targets])
                for rest in self._from(left, open_):
                    yield ((attackers, targets), *rest)

    def _joinable(self, more: list[str]) -> list[str]:
        """Leave out leaders, who attack by themselves where they stand alone (SK A4)."""
        units = self.table.units
        if units[UnitId(self.attackers[0])].leader:
            return []
        return [id for id in more if not units[UnitId(id)].leader]

    def _from(self, own: Heads, enemies: Heads) -> Iterator[Plan]:
        """Give the plans of some heads against some; the first named begins the first attack."""
        yield ()
        if len(own) > MOST or len(enemies) > MOST:
            men = tuple([id for id in own if not self.table.units[UnitId(id)].leader])
            if men and enemies:
                yield ((men, enemies),)
            return
        units = self.table.units
        for at, head in enumerate(own):
            alone = units[UnitId(head)].leader
            rest = [id for id in own[at + 1 :] if not units[UnitId(id)].leader]
            for joined in subsets([] if alone else rest):
                attackers = (head, *joined)
                left = tuple([id for id in own[at + 1 :] if id not in attackers])
                for targets in subsets(enemies):
                    if targets:
                        open_ = tuple([id for id in enemies if id not in targets])
                        for others in self._from(left, open_):
                            yield ((attackers, targets), *others)


def subsets(ids: Sequence[str]) -> list[Heads]:
    """Return all choices of some ids, each in their order; the empty one first."""
    found: list[Heads] = [()]
    for id in ids:
        found += [(*each, id) for each in found]
    return found


def designate(judge: Judge, options: list[str]) -> list[Candidate]:
    """Declare the attacks that promise the best exchange (SK A3)."""
    fight = Fight(judge)
    plan = fight.plan()
    step = "done"
    if plan:
        attackers, targets = plan[0]
        wanted = [f"attack {id}" for id in attackers[len(fight.attackers) :]]
        wanted += [f"against {id}" for id in targets[len(fight.targets) :]]
        step = [*wanted, "declare"][0]
    if step not in options:
        step = next((each for each in ("declare", "done") if each in options), options[0])
    found: list[Candidate] = []
    for option in options:
        verb, _, word = option.partition(" ")
        if option != step:
            found.append(Candidate(option, 0.0, NO_NEED))
        elif verb in ("attack", "against"):
            found.append(Candidate(option, 1.0, f"close-{verb}", {"unit": word}))
        else:
            found.append(Candidate(option, 1.0, "close-enough"))
    return found


def stand(judge: Judge, options: list[str]) -> list[Candidate]:
    """Let a leader stand with the strongest squad; alone he would be easy prey (SK A4)."""
    units = judge.table.units
    found: list[Candidate] = []
    for option in options:
        words = option.split(" ")
        leader = units[UnitId(words[1])]
        facts = {"unit": words[1]}
        if words[0] == "beside":
            score = fp_attacking(units[UnitId(words[2])]) - LEADER_RISK * max(0, leader.leadership)
            found.append(Candidate(option, score, "stand-beside", {**facts, "other": words[2]}))
        else:
            found.append(Candidate(option, 0.0, "stand-alone", facts))
    return found


def choose_fight(judge: Judge, options: list[str]) -> list[Candidate]:
    """Fight first where the odds are best: a leader made there is no help elsewhere."""
    found: list[Candidate] = []
    for option in options:
        name = option.split(" ")[1]
        hex = judge.battle.ground.index[name]
        own, theirs = judge.table.of_side(hex, judge.seat), judge.table.enemies_in(hex, judge.seat)
        score = _power(own) / max(1, _power(theirs))
        if may_be(judge.table, hex):
            score += SURPRISED * (
                total(terms(judge.table, theirs)) - total(terms(judge.table, own))
            )
        found.append(Candidate(option, score, "fight-here", {"hex": name}))
    return found


def _power(units: Sequence[Unit]) -> int:
    return sum([fp_attacking(unit) for unit in units if not unit.broken])


RANKINGS: Final[dict[str, Ranking]] = {
    "designate": designate,
    "stand": stand,
    "choose-fight": choose_fight,
}
