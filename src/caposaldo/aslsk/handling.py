"""Picking weapons up and leaving them on the move (SK 3.3recover, M9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.aslsk.allowance import can_pay
from caposaldo.aslsk.dice import FACES, die
from caposaldo.aslsk.entering import ENTRY
from caposaldo.aslsk.moving import Stack, answer, members, spend
from caposaldo.aslsk.phases import RECOVERED
from caposaldo.aslsk.portage import overloaded
from caposaldo.aslsk.smoke import modifiers
from caposaldo.aslsk.starter import Act, Starter, Step
from caposaldo.aslsk.stepping import too_dear
from caposaldo.aslsk.tables import MF
from caposaldo.aslsk.tracks import ON_ROAD
from caposaldo.aslsk.units import Unit, UnitId, WeaponId
from caposaldo.aslsk.weaponverbs import drop, facts_of_weapon, note_weapon, recover
from caposaldo.kernel.frames import Words
from caposaldo.kernel.rules import Fact, Refusal, RuleId, rule, total

RECOVERY: Final[RuleId] = rule("SK 3.3recover")
HANDLING: Final[RuleId] = rule("SK M9")
COST: Final[int] = MF
FAILS_FROM: Final[int] = 6


def chances(unit: Unit) -> int:
    """Return how many of the six faces pick a weapon up."""
    return max(0, min(FACES, FAILS_FROM - 1 - total(modifiers(unit))))


class Recover(Act):
    """Let a unit of the stack try to pick up a weapon that lies in its hex (SK M9)."""

    VERB: ClassVar[str] = "recover"
    WORDS: ClassVar[int] = 2

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Stack)
        group = members(game.table, frame)
        if not group[0].on_map:
            return []
        return [
            (weapon.id, unit.id) for weapon in game.table.lying(group[0].place) for unit in group
        ]

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Stack)
        table = game.table
        weapon = table.weapons.get(WeaponId(words[0]))
        if weapon is None:
            return Refusal("no-such-weapon", HANDLING, {"weapon": words[0]})
        if words[1] not in frame.units:
            return Refusal("not-in-stack", HANDLING, {"unit": words[1]})
        unit = table.units[UnitId(words[1])]
        if not unit.on_map:
            return Refusal("only-enters", ENTRY, {"unit": unit.id})
        if weapon.holder or weapon.place != unit.place:
            return Refusal("not-lying-here", HANDLING, {"weapon": weapon.id})
        group = members(table, frame)
        if not can_pay(table, group, unit, COST, ON_ROAD in unit.marks):
            return too_dear(table, group, unit, COST)
        return overloaded(table, unit, weapon.type.pp)

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        assert isinstance(frame, Stack)
        table = game.table
        id = UnitId(words[1])
        spend(game, frame, table.units[id], COST)
        unit, weapon = table.units[id], table.weapons[WeaponId(words[0])]
        rolled, changes = die(game, "recovery"), modifiers(unit)
        works = rolled + total(changes) < FAILS_FROM
        facts: dict[str, Fact] = {"unit": id, "roll": rolled, "works": works}
        told = {**facts_of_weapon(table, weapon), **facts}
        game.tell("recovery-tried", (RECOVERY, HANDLING), told, tuple(changes))
        if works:
            recover(game, note_weapon(game, weapon, RECOVERED), unit, RECOVERY)
        answer(game, id, COST)


class Drop(Act):
    """Leave a weapon where its holder stands, at no cost (SK M9)."""

    VERB: ClassVar[str] = "drop"
    WORDS: ClassVar[int] = 1

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Stack)
        return [(weapon.id,) for id in frame.units for weapon in game.table.held(UnitId(id))]

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Stack)
        table = game.table
        weapon = table.weapons.get(WeaponId(words[0]))
        if weapon is None:
            return Refusal("no-such-weapon", HANDLING, {"weapon": words[0]})
        if weapon.holder not in frame.units:
            return Refusal("not-held-here", HANDLING, {"weapon": words[0]})
        if not table.units[UnitId(weapon.holder)].on_map:
            return Refusal("only-enters", ENTRY, {"unit": weapon.holder})
        return None

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        drop(game, game.table.weapons[WeaponId(words[0])], HANDLING)
