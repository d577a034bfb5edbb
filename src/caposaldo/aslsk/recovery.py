"""Picking up abandoned support weapons in the rally phase (SK 3.1b)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.aslsk.dice import FACES, die
from caposaldo.aslsk.orders import Done
from caposaldo.aslsk.phases import RECOVERED, TRIED
from caposaldo.aslsk.rallyorders import (
    ORDER,
    RallyOrders,
    cannot_act,
    count_action,
    ready_units,
)
from caposaldo.aslsk.starter import Act, Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit, UnitId, Weapon, WeaponId
from caposaldo.aslsk.verbs import note
from caposaldo.aslsk.weaponverbs import facts_of_weapon, note_weapon, recover
from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Outcome, Preview
from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Fact, Modifier, Refusal, RuleId, rule, total

RECOVERY: Final[RuleId] = rule("SK 3.1b")
EXHAUSTION: Final[RuleId] = rule("SK M7")
CAPTURE: Final[RuleId] = rule("SK F20")
FAILS: Final[int] = 6
"""The final dr from which a weapon is not found or not got going."""


def drm(unit: Unit) -> list[Modifier]:
    """Return what is added to the dr of a unit that picks a weapon up (SK 3.1b)."""
    return [Modifier(1, EXHAUSTION, "recovery-cx")] if unit.cx else []


def try_to_recover(game: Starter, weapon: Weapon, unit: Unit, why: RuleId) -> bool:
    """Dice for picking a weapon up, and let the unit have it if the final dr is under 6."""
    terms = drm(unit)
    rolled = die(game, "recovery")
    works = rolled + total(terms) < FAILS
    facts: dict[str, Fact] = {
        **facts_of_weapon(game.table, weapon),
        "unit": unit.id,
        "roll": rolled,
        "works": works,
    }
    game.tell("recovery", (why,), facts, tuple(terms))
    if works:
        recover(game, weapon, unit, why)
        note_weapon(game, game.table.weapons[weapon.id], RECOVERED)
    return works


def odds(unit: Unit) -> list[Outcome]:
    """Return the exact chances of picking a weapon up."""
    works = min(FACES, max(0, FAILS - 1 - total(drm(unit))))
    return [
        Outcome("recovery-works", works, FACES),
        Outcome("recovery-fails", FACES - works, FACES),
    ]


class Recover(Act):
    """Try to recover a weapon that nobody holds in the unit's hex (SK 3.1b)."""

    VERB: ClassVar[str] = "recover"
    WORDS: ClassVar[int] = 2

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Recovery)
        table = game.table
        lying = [weapon for weapon in table.weapons.values() if weapon.place in table.stacks]
        return [
            (weapon.id, unit.id)
            for unit in (ready_units(table, frame.side) if lying else [])
            for weapon in lying
            if weapon.place == unit.place
        ]

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Recovery)
        table = game.table
        weapon = table.weapons.get(WeaponId(words[0]))
        if weapon is None:
            return Refusal("no-such-weapon", RECOVERY, {"weapon": words[0]})
        if weapon.holder:
            foreign = table.units[UnitId(weapon.holder)].side != frame.side
            facts = {"weapon": weapon.id, "unit": weapon.holder}
            return Refusal("weapon-held", CAPTURE if foreign else RECOVERY, facts)
        refusal = cannot_act(table, frame.side, words[1], RECOVERY)
        if refusal is not None:
            return refusal
        unit = table.units[UnitId(words[1])]
        if weapon.place != unit.place:
            return Refusal("weapon-elsewhere", RECOVERY, {"weapon": weapon.id, "unit": unit.id})
        if f"{TRIED}:{weapon.id}" in unit.marks:
            return Refusal("tried-already", ORDER, {"unit": unit.id})
        return None

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        table = game.table
        weapon, unit = table.weapons[WeaponId(words[0])], table.units[UnitId(words[1])]
        try_to_recover(game, weapon, unit, RECOVERY)
        count_action(game, unit)
        # A leader is not bound to one action, but tries each weapon once.
        if unit.leader:
            note(game, table.units[unit.id], f"{TRIED}:{weapon.id}")


class Recovery(RallyOrders):
    """A side recovers abandoned weapons (SK 3.1b)."""

    KIND: ClassVar[str] = "aslsk.recovery"
    PROMPT: ClassVar[str] = "recovery"
    RULE: ClassVar[RuleId] = RECOVERY


def preview(game: Starter, _frame: Step, wanted: Action) -> Preview | None:
    """Give the chances of a recovery."""
    if wanted.verb != Recover.VERB:
        return None
    unit = game.table.units[UnitId(wanted.args[1])]
    return Preview(wanted.notation, RECOVERY, [], drm(unit), odds(unit))


FRAMES: Final[list[type[Step]]] = [Recovery]
DEEDS: Final[dict[str, tuple[Deed[StarterTable], ...]]] = {Recovery.KIND: (Recover(), Done())}
