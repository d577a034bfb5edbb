"""Repairing malfunctioned machine guns in the rally phase (SK 3.1c, F17)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.aslsk.counters import WeaponType
from caposaldo.aslsk.dice import FACES, die
from caposaldo.aslsk.orders import Done
from caposaldo.aslsk.phases import MENDED, TRIED
from caposaldo.aslsk.rallyorders import RallyOrders, cannot_act, count_action, ready_units
from caposaldo.aslsk.starter import Act, Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit, UnitId, Weapon, WeaponId
from caposaldo.aslsk.verbs import note
from caposaldo.aslsk.weaponverbs import destroy, facts_of_weapon, note_weapon, repair
from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Outcome, Preview
from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Fact, Refusal, RuleId, rule

REPAIR: Final[RuleId] = rule("SK 3.1c")
ATTEMPT: Final[RuleId] = rule("SK F17")
NEVER: Final[RuleId] = rule("SK F18")
WORKS: Final[str] = "repair-works"
DESTROYS: Final[str] = "repair-destroys"
NOTHING: Final[str] = "repair-fails"


def read(type: WeaponType, rolled: int) -> str:
    """Read the dr of a repair (SK F17)."""
    if rolled <= type.repair:
        return WORKS
    return DESTROYS if rolled >= type.removal else NOTHING


class Mend(Act):
    """Try to repair a weapon of one's own nation in the unit's hex (SK 3.1c)."""

    VERB: ClassVar[str] = "repair"
    WORDS: ClassVar[int] = 2

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Repair)
        table = game.table
        faulty = [weapon for weapon in table.weapons.values() if weapon.malfunctioned]
        return [
            (weapon.id, unit.id)
            for unit in (ready_units(table, frame.side) if faulty else [])
            for weapon in faulty
            if table.where(weapon) == unit.place
        ]

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Repair)
        table = game.table
        weapon = table.weapons.get(WeaponId(words[0]))
        if weapon is None:
            return Refusal("no-such-weapon", REPAIR, {"weapon": words[0]})
        facts: dict[str, Fact] = {"weapon": weapon.id, "unit": words[1]}
        if not weapon.malfunctioned:
            return Refusal("not-malfunctioned", REPAIR, facts)
        refusal = cannot_act(table, frame.side, words[1], REPAIR)
        if refusal is not None:
            return refusal
        unit = table.units[UnitId(words[1])]
        if table.where(weapon) != unit.place:
            return Refusal("weapon-elsewhere", REPAIR, facts)
        if weapon.holder and table.units[UnitId(weapon.holder)].side != unit.side:
            return Refusal("weapon-held", REPAIR, {**facts, "unit": weapon.holder})
        if weapon.nation != unit.side:
            return Refusal("not-own-weapon", ATTEMPT, facts)
        if weapon.type.repair == 0:
            return Refusal("beyond-repair", NEVER, facts)
        return _tried(table, weapon, unit)

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        table = game.table
        weapon, unit = table.weapons[WeaponId(words[0])], table.units[UnitId(words[1])]
        rolled = die(game, "repair")
        result = read(weapon.type, rolled)
        facts: dict[str, Fact] = {
            **facts_of_weapon(table, weapon),
            "unit": unit.id,
            "roll": rolled,
            "number": weapon.type.repair,
        }
        game.tell("repair", (REPAIR, ATTEMPT), facts)
        _note_try(game, weapon, unit)
        if result == WORKS:
            repair(game, table.weapons[weapon.id], REPAIR)
        elif result == DESTROYS:
            destroy(game, table.weapons[weapon.id], REPAIR)
        count_action(game, unit)


def _tried(table: StarterTable, weapon: Weapon, unit: Unit) -> Refusal | None:
    """Refuse a second attempt: of anybody at the weapon, or of the same unit (SK F17)."""
    facts: dict[str, Fact] = {"weapon": weapon.id, "unit": unit.id}
    if table.battle.options.each_unit_repairs:
        tried = f"{MENDED}:{weapon.id}" in unit.marks
        return Refusal("repair-tried-by", ATTEMPT, facts) if tried else None
    return Refusal("repair-tried", ATTEMPT, facts) if TRIED in weapon.marks else None


def _note_try(game: Starter, weapon: Weapon, unit: Unit) -> None:
    """Remember an attempt; a squad has done its one action by it (SK 3.1)."""
    if not game.table.battle.options.each_unit_repairs:
        note_weapon(game, weapon, TRIED)
    elif unit.leader:
        note(game, unit, f"{MENDED}:{weapon.id}")


class Repair(RallyOrders):
    """A side repairs its weapons (SK 3.1c)."""

    KIND: ClassVar[str] = "aslsk.repair"
    PROMPT: ClassVar[str] = "repair"
    RULE: ClassVar[RuleId] = REPAIR


def preview(game: Starter, _frame: Step, wanted: Action) -> Preview | None:
    """Give the chances of a repair."""
    if wanted.verb != Mend.VERB:
        return None
    type = game.table.weapons[WeaponId(wanted.args[0])].type
    results = [read(type, rolled) for rolled in range(1, FACES + 1)]
    odds = [Outcome(key, results.count(key), FACES) for key in (WORKS, NOTHING, DESTROYS)]
    return Preview(wanted.notation, REPAIR, [], [], odds)


FRAMES: Final[list[type[Step]]] = [Repair]
DEEDS: Final[dict[str, tuple[Deed[StarterTable], ...]]] = {Repair.KIND: (Mend(), Done())}
