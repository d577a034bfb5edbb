"""One attack of a close combat: strengths, modifiers, odds, dice and losses (SK 3.8b, A4 to A6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk.ccodds import (
    ELIMINATED,
    FP,
    LEAST,
    REDUCED,
    Created,
    fight_odds,
    result_of,
)
from caposaldo.aslsk.dice import roll, select
from caposaldo.aslsk.promotion import chances, has_room_for, poor_odds, promote_by
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit, UnitId
from caposaldo.aslsk.verbs import eliminate, reduce
from caposaldo.kernel.contract import Outcome
from caposaldo.kernel.rules import Fact, Modifier, RuleId, rule, term, total

FIGHT: Final[RuleId] = rule("SK 3.8b")
AMBUSHES: Final[RuleId] = rule("SK A2")
BROKEN: Final[RuleId] = rule("SK A3")
LEADERS: Final[RuleId] = rule("SK A4")
RESULTS: Final[RuleId] = rule("SK A5")
CREATED: Final[RuleId] = rule("SK A6")
EXHAUSTED: Final[RuleId] = rule("SK M7")
ONTO: Final[str] = ">"
AND: Final[str] = ","


class CloseAttack:
    """Who attacks whom, written as `g3,g1>r1,r2`; all are in one hex."""

    __slots__ = ("attackers", "targets")

    def __init__(self, attackers: tuple[UnitId, ...], targets: tuple[UnitId, ...]) -> None:
        self.attackers: Final = attackers
        self.targets: Final = targets

    def word(self) -> str:
        """Write the attack as one word."""
        return AND.join(self.attackers) + ONTO + AND.join(self.targets)


def read_attack(word: str) -> CloseAttack:
    """Read an attack from its word."""
    first, _, second = word.partition(ONTO)
    return CloseAttack(_ids(first), _ids(second))


def _ids(words: str) -> tuple[UnitId, ...]:
    return tuple([UnitId(word) for word in words.split(AND)])


class Reckoning:
    """The sums of an attack; strengths are in halves of a firepower factor."""

    __slots__ = ("attack", "column", "defence", "kill", "modifiers", "name")

    def __init__(self, table: StarterTable, attack: CloseAttack, ambusher: str) -> None:
        units = [table.units[id] for id in attack.attackers]
        others = [table.units[id] for id in attack.targets]
        odds = table.battle.box.tables.odds
        self.attack: Final = sum([fp_attacking(unit) for unit in units])
        self.defence: Final = sum([fp_defending(unit) for unit in others])
        self.column: Final = odds.column_for(self.attack, self.defence)
        self.name: Final = odds.names[self.column]
        self.kill: Final = odds.kill[self.column]
        self.modifiers: Final = _modifiers(table, units, others, ambusher)


def fp_attacking(unit: Unit) -> int:
    """Return the strength of a unit that attacks: as printed, half if it is pinned (SK F15, A5)."""
    return fp_defending(unit) // 2 if unit.pinned else fp_defending(unit)


def fp_defending(unit: Unit) -> int:
    """Return the strength of a unit that is attacked, broken or not (SK A3, A4)."""
    return FP if unit.leader else unit.mmc.fp * FP


def written(halves: int) -> str:
    """Write a strength in firepower factors, with its half."""
    return f"{halves // FP}.5" if halves % FP else str(halves // FP)


def leads(table: StarterTable, unit: Unit) -> bool:
    """Tell whether somebody is a leader whose modifier counts hand to hand (SK A4).

    The player aid speaks of the best leader present (`pinned_leader_close = counts`).
    """
    return unit.leader and (not unit.pinned or table.battle.options.pinned_leader_counts)


def leadership(table: StarterTable, units: Sequence[Unit]) -> int | None:
    """Return the modifier of the best leader who fights with a squad or half-squad (SK A4)."""
    if all(unit.leader for unit in units):
        return None
    found = [unit.leadership for unit in units if leads(table, unit)]
    return min(found) if found else None


def _modifiers(
    table: StarterTable, units: Sequence[Unit], others: Sequence[Unit], ambusher: str
) -> list[Modifier]:
    found = [Modifier(leadership(table, units) or 0, LEADERS, "cc-leader")]
    if any(unit.cx for unit in units):
        found.append(Modifier(1, EXHAUSTED, "cc-cx"))
    if any(unit.cx for unit in others):
        found.append(Modifier(-1, EXHAUSTED, "cc-cx-target"))
    if any(unit.broken for unit in others):
        found.append(Modifier(-2, BROKEN, "cc-broken-target"))
    if ambusher:
        strikes = units[0].side == ambusher
        label = "cc-ambusher" if strikes else "cc-ambushed"
        found.append(Modifier(-1 if strikes else 1, AMBUSHES, label))
    return [modifier for modifier in found if modifier.value]


def foretell(table: StarterTable, attack: CloseAttack, sums: Reckoning) -> list[Outcome]:
    """Return the exact chances of an attack, with a leader whom it may create (SK A5, A6)."""
    odds = table.battle.box.tables.odds
    drm = total(sums.modifiers)
    created = _may_be_created(table, attack, sums)
    return fight_odds(odds, sums.attack, sums.defence, drm, created)


def _may_be_created(table: StarterTable, attack: CloseAttack, sums: Reckoning) -> list[Created]:
    lucky = whom_promotes(table, attack.attackers)
    if lucky is None:
        return []
    counters = table.battle.box.counters
    found: list[Created] = []
    now = leadership(table, [table.units[id] for id in attack.attackers])
    for name, faces in chances(table, lucky, poor_odds(table, sums.column)).items():
        if not name or not has_room_for(table, lucky, name):
            continue
        his = counters.leader(name).leadership
        best = his if now is None else min(now, his)
        found.append(Created(faces, total(sums.modifiers) - (now or 0) + best))
    return found


def whom_promotes(table: StarterTable, attackers: Sequence[UnitId]) -> Unit | None:
    """Return the unit that an Original 2 may promote a leader from: the steadiest (SK A6)."""
    found = [table.units[id] for id in attackers if not table.units[id].leader]
    return max(found, key=_steadiness) if found else None


def _steadiness(unit: Unit) -> tuple[int, int]:
    return unit.morale, -unit.rank


class Blow:
    """An attack whose dice have been rolled: what it does, and the leader it made."""

    __slots__ = ("leader", "lucky", "result", "targets")

    def __init__(
        self, targets: tuple[UnitId, ...], result: str, lucky: Unit | None, leader: Unit | None
    ) -> None:
        self.targets: Final = targets
        self.result: Final = result
        self.lucky: Final = lucky
        self.leader: Final = leader


def strike(game: Starter, attack: CloseAttack, ambusher: str) -> Blow:
    """Roll an attack before anybody falls; a leader it makes joins at once (SK A3, A6)."""
    table = game.table
    sums = Reckoning(table, attack, ambusher)
    rolled = roll(game)
    lucky = whom_promotes(table, attack.attackers) if rolled.original == LEAST else None
    leader = None
    if lucky is not None:
        leader = promote_by(game, lucky, poor_odds(table, sums.column), CREATED)
    if leader is not None:
        attack = CloseAttack((*attack.attackers, leader.id), attack.targets)
        sums = Reckoning(table, attack, ambusher)
    final = rolled.final(sums.modifiers)
    result = result_of(final, sums.kill)
    facts: dict[str, Fact] = {
        "side": term(f"side-{table.units[attack.attackers[0]].side}"),
        "hex": table.battle.name(table.units[attack.attackers[0]].place),
        "units": [*attack.attackers],
        "targets": [*attack.targets],
        "attack": written(sums.attack),
        "defence": written(sums.defence),
        "odds": sums.name,
        "kill": sums.kill,
        "roll": rolled.original,
        "final": final,
        "result": term(f"outcome-{result}"),
    }
    game.tell("close-combat", (FIGHT, RESULTS), facts, tuple(sums.modifiers))
    return Blow(attack.targets, result, lucky, leader)


def suffer(game: Starter, blow: Blow) -> None:
    """Let the losses of an attack fall: on all, or on one chosen at random (SK A5, F19)."""
    targets = [game.table.units[id] for id in blow.targets]
    if blow.result == ELIMINATED:
        for unit in targets:
            eliminate(game, unit, RESULTS)
    elif blow.result == REDUCED:
        for unit in select(game, targets, 1):
            reduce(game, unit, RESULTS)
