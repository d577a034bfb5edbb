"""Declaring the attacks of a close combat: who attacks whom (SK 3.8b, A3).

The units of an attack are named in the order of their numbers, and attacks in that of their first
units, so that every plan can be said in one way only.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.aslsk.asking import Ask
from caposaldo.aslsk.orders import Done
from caposaldo.aslsk.plans import able, declared, fresh, obliged, open_targets, whole_attack
from caposaldo.aslsk.standing import fight_under_way
from caposaldo.aslsk.starter import Act, Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import UnitId, number_of
from caposaldo.kernel.actions import Decision
from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Facts, Refusal, RuleId, rule

DECLARING: Final[RuleId] = rule("SK A3")
FIGHT: Final[RuleId] = rule("SK 3.8b")
LEADERS: Final[RuleId] = rule("SK A4")
MELEE: Final[RuleId] = rule("SK A7")


class Designate(Ask):
    """A side declares its attacks one after the other; heads of parties stand for all in them.

    `attackers` and `targets` are the heads of the attack that is being declared.
    """

    KIND: ClassVar[str] = "aslsk.designate"
    PROMPT: ClassVar[str] = "designate"
    FIELDS: ClassVar[tuple[str, ...]] = ("side", "attackers", "targets")
    SORTS: ClassVar[tuple[type, ...]] = (str, tuple, tuple)

    def __init__(
        self, side: str, attackers: tuple[str, ...] = (), targets: tuple[str, ...] = ()
    ) -> None:
        self.side: Final = side
        self.attackers = attackers
        self.targets = targets

    def decision(self, game: Starter) -> Decision | None:
        # Where nobody is left to attack or to be attacked there is nothing to declare.
        if not self.attackers and not fresh(game, self.side):
            return None
        return super().decision(game)

    def run(self, game: Starter) -> None:
        game.finish(self)

    def seat(self, game: Starter) -> str:
        return self.side

    def rule(self, game: Starter) -> RuleId:
        return DECLARING

    def facts(self, game: Starter) -> Facts:
        return {
            "hex": game.table.battle.name(fight_under_way(game).hex),
            "units": [*self.attackers],
            "targets": [*self.targets],
            "stage": "targets" if self.targets else "units" if self.attackers else "none",
        }


class AttackWith(Act):
    """Name a unit that attacks, with the leaders beside it (SK 3.8b)."""

    VERB: ClassVar[str] = "attack"
    WORDS: ClassVar[int] = 1

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Designate)
        if frame.targets:
            return []
        return [(id,) for id in able(game, frame.side)]

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Designate)
        id = UnitId(words[0])
        unit = game.table.units.get(id)
        if unit is None:
            return Refusal("no-such-unit", FIGHT, {"unit": id})
        if unit.side != frame.side:
            return Refusal("not-your-unit", FIGHT, {"unit": id})
        if unit.place != fight_under_way(game).hex:
            return Refusal("not-in-this-fight", FIGHT, {"unit": id})
        if unit.broken:
            return Refusal("broken-only-defends", FIGHT, {"unit": id})
        if frame.targets:
            return Refusal("targets-named-already", DECLARING)
        if id not in able(game, frame.side):
            return _has_part(game, frame, id)
        return _out_of_order(game, frame, id) or _no_group(game, frame, id)

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        assert isinstance(frame, Designate)
        frame.attackers = (*frame.attackers, words[0])


def _has_part(game: Starter, frame: Designate, id: UnitId) -> Refusal:
    """Say that a unit attacks already, or goes with the one beside which it stands."""
    if any(id in attack.attackers for attack in declared(game, frame.side)):
        return Refusal("attacks-already", DECLARING, {"unit": id})
    return Refusal("goes-with-companions", LEADERS, {"unit": id})


def _out_of_order(game: Starter, frame: Designate, id: UnitId) -> Refusal | None:
    if frame.attackers:
        last = frame.attackers[-1]
        if number_of(id) > number_of(last):
            return None
        key = "named-twice" if id in frame.attackers else "plan-in-order"
        return Refusal(key, DECLARING, {"unit": id, "other": last})
    if id not in fresh(game, frame.side):
        last = declared(game, frame.side)[-1].attackers[0]
        return Refusal("plan-in-order", DECLARING, {"unit": id, "other": last})
    waiting = [each for each in obliged(game, frame.side) if number_of(each) < number_of(id)]
    return Refusal("must-fight", MELEE, {"unit": waiting[0]}) if waiting else None


def _no_group(game: Starter, frame: Designate, id: UnitId) -> Refusal | None:
    """Say that a leader who stands alone attacks by himself (SK A4)."""
    units = game.table.units
    for each in (id, *frame.attackers):
        if frame.attackers and units[UnitId(each)].leader:
            return Refusal("alone-attacks-alone", LEADERS, {"unit": each})
    return None


class Against(Act):
    """Name a unit that is attacked, with the leaders beside it (SK 3.8b, A3)."""

    VERB: ClassVar[str] = "against"
    WORDS: ClassVar[int] = 1

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Designate)
        if not frame.attackers:
            return []
        return [(id,) for id in open_targets(game, frame.side)]

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Designate)
        id = UnitId(words[0])
        unit = game.table.units.get(id)
        if unit is None:
            return Refusal("no-such-unit", FIGHT, {"unit": id})
        if unit.side == frame.side:
            return Refusal("own-unit", FIGHT, {"unit": id})
        if unit.place != fight_under_way(game).hex:
            return Refusal("not-in-this-fight", FIGHT, {"unit": id})
        if not frame.attackers:
            return Refusal("nobody-attacks", DECLARING)
        if any(id in attack.targets for attack in declared(game, frame.side)):
            return Refusal("attacked-already", DECLARING, {"unit": id})
        if id not in open_targets(game, frame.side):
            return Refusal("goes-with-companions", LEADERS, {"unit": id})
        if frame.targets and number_of(id) <= number_of(frame.targets[-1]):
            key = "named-twice" if id in frame.targets else "plan-in-order"
            return Refusal(key, DECLARING, {"unit": id, "other": frame.targets[-1]})
        return None

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        assert isinstance(frame, Designate)
        frame.targets = (*frame.targets, words[0])


class Declare(Act):
    """Declare the attack whose units and targets have been named (SK A3)."""

    VERB: ClassVar[str] = "declare"

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Designate)
        return None if frame.targets else Refusal("attack-incomplete", DECLARING)

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        assert isinstance(frame, Designate)
        attack = whole_attack(game, frame.side, frame.attackers, frame.targets)
        fight = fight_under_way(game)
        fight.attacks = (*fight.attacks, attack.word())
        frame.attackers, frame.targets = (), ()
        game.tell(
            "attack-declared",
            (DECLARING,),
            {"units": [*attack.attackers], "targets": [*attack.targets]},
        )


class NoMoreAttacks(Done):
    """Declare no more attacks in this hex (SK A3)."""

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Designate)
        if frame.attackers:
            return Refusal("attack-incomplete", DECLARING)
        waiting = obliged(game, frame.side)
        return Refusal("must-fight", MELEE, {"unit": waiting[0]}) if waiting else None


FRAMES: Final[list[type[Step]]] = [Designate]
DEEDS: Final[dict[str, tuple[Deed[StarterTable], ...]]] = {
    Designate.KIND: (AttackWith(), Against(), Declare(), NoMoreAttacks())
}
