"""Placing a demolition charge on the next hex, if one gets through the fire (SK 4.3, M20)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.aslsk.allowance import can_pay
from caposaldo.aslsk.breakdown import number
from caposaldo.aslsk.costs import entry_cost
from caposaldo.aslsk.counters import DC
from caposaldo.aslsk.entering import ENTRY
from caposaldo.aslsk.firing import MALFUNCTION
from caposaldo.aslsk.goodorder import good_order
from caposaldo.aslsk.groundverbs import place_charge
from caposaldo.aslsk.moving import Stack, answer, members, spend
from caposaldo.aslsk.starter import Act, Starter, Step
from caposaldo.aslsk.stepping import too_dear
from caposaldo.aslsk.table import Charge
from caposaldo.aslsk.tracks import LAYING, ON_ROAD
from caposaldo.aslsk.units import LOST, UnitId, WeaponId
from caposaldo.aslsk.verbs import note
from caposaldo.kernel.frames import Words
from caposaldo.kernel.rules import Fact, Refusal, RuleId, rule

CHARGES: Final[RuleId] = rule("SK 4.3")
PLACING: Final[RuleId] = rule("SK M20")


class LayCharge(Act):
    """Let a unit of the stack place its charge; it pays as if it entered that hex (SK M20)."""

    VERB: ClassVar[str] = "charge"
    WORDS: ClassVar[int] = 2

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Stack)
        table = game.table
        found: list[Words] = []
        for unit in members(table, frame):
            if unit.on_map and unit.id in table.arms:
                around = [hex for hex in table.battle.ground.neighbours[unit.place] if hex >= 0]
                for weapon in table.held(unit.id):
                    if weapon.type.kind == DC:
                        found += [(weapon.id, table.battle.name(hex)) for hex in around]
        return found

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Stack)
        table = game.table
        weapon = table.weapons.get(WeaponId(words[0]))
        if weapon is None:
            return Refusal("no-such-weapon", CHARGES, {"weapon": words[0]})
        if weapon.holder not in frame.units:
            return Refusal("not-held-here", CHARGES, {"weapon": words[0]})
        if weapon.type.kind != DC:
            return Refusal("no-charge", CHARGES, {"weapon": words[0]})
        if weapon.malfunctioned:
            return Refusal("malfunctioned", MALFUNCTION, {"weapon": words[0]})
        hex = table.battle.ground.index.get(words[1])
        if hex is None:
            return Refusal("no-such-hex", CHARGES, {"hex": words[1]})
        unit = table.units[UnitId(weapon.holder)]
        if not unit.on_map:
            return Refusal("only-enters", ENTRY, {"unit": unit.id})
        if hex not in table.battle.ground.neighbours[unit.place]:
            return Refusal("not-adjacent", CHARGES, {"hex": words[1]})
        group, cost = members(table, frame), entry_cost(table, hex)
        if not can_pay(table, group, unit, cost, ON_ROAD in unit.marks):
            return too_dear(table, group, unit, cost)
        return None

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        assert isinstance(frame, Stack)
        table = game.table
        id = UnitId(table.weapons[WeaponId(words[0])].holder)
        cost = entry_cost(table, table.battle.ground.index[words[1]])
        spend(game, frame, table.units[id], cost)
        if table.battle.options.fpf_at_moved:
            note(game, table.units[id], LAYING)
        facts: dict[str, Fact] = {"unit": id, "weapon": words[0], "hex": words[1]}
        game.tell("charge-begun", (PLACING,), facts)
        game.push(Placing(words[0], id, words[1]))
        answer(game, id, cost)


class Placing(Step):
    """A charge being placed: what DEF answers comes first (SK M20)."""

    KIND: ClassVar[str] = "aslsk.placing"
    FIELDS: ClassVar[tuple[str, ...]] = ("weapon", "unit", "hex")
    SORTS: ClassVar[tuple[type, ...]] = (str, str, str)

    def __init__(self, weapon: str, unit: str, hex: str) -> None:
        self.weapon: Final = weapon
        self.unit: Final = unit
        self.hex: Final = hex

    def run(self, game: Starter) -> None:
        """Place the charge if its bearer has come through unbroken and unpinned (SK M20)."""
        game.finish(self)
        table = game.table
        table.put(table.units[UnitId(self.unit)].unmarked(LAYING))
        unit, weapon = table.units[UnitId(self.unit)], table.weapons[WeaponId(self.weapon)]
        through = unit.on_map and good_order(table, unit) and not unit.pinned
        if not through or weapon.holder != unit.id:
            game.tell("charge-fails", (PLACING,), {"unit": unit.id, "hex": self.hex})
            return
        hex = table.battle.ground.index[self.hex]
        charge = Charge(weapon.id, unit.id, hex, number(table, weapon, unit), unit.cx)
        # It is in nobody's hands any more, and nobody can take it away.
        table.hold(weapon.but(holder="", place=LOST))
        place_charge(game, charge, PLACING)


FRAMES: Final[list[type[Step]]] = [Placing]
