"""Passing support weapons within a hex, in the rally and in the advance phase (SK 3.1d, 3.7)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar, Final, TypeAlias

from caposaldo.aslsk.goodorder import good_order
from caposaldo.aslsk.phases import PASSED_ON, RECOVERED
from caposaldo.aslsk.starter import Act, Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit, UnitId, Weapon, WeaponId
from caposaldo.aslsk.weaponverbs import hand_over, note_weapon
from caposaldo.kernel.frames import Question, Words
from caposaldo.kernel.rules import Refusal, RuleId, rule

HANDLING: Final[RuleId] = rule("SK M9")


Busy: TypeAlias = Callable[[Starter, Unit], Refusal | None]
"""Says why a unit may not give or take in a phase."""
After: TypeAlias = Callable[[Starter, Unit, Unit], None]
"""Notes what a phase must remember of giver and taker."""


def nothing_more(game: Starter, giver: Unit, taker: Unit) -> None:
    """Remember nothing of giver and taker."""


class Transfer(Act):
    """Hand a weapon to another unit of the hex; each phase says what more it asks of both.

    A weapon changes hands once in a phase: to pass it on would only be a detour, and to give it
    back nothing at all. Where it may go on (`handed_twice = yes`) it never comes back.
    """

    VERB: ClassVar[str] = "transfer"
    WORDS: ClassVar[int] = 2

    def __init__(self, why: RuleId, busy: Busy, after: After = nothing_more) -> None:
        self.why: Final = why
        self.busy: Final = busy
        self.after: Final = after

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Question)
        table, side = game.table, frame.seat(game)
        found: list[Words] = []
        for holder, weapons in table.arms.items():
            giver = table.units[UnitId(holder)]
            if giver.side != side or giver.place < 0 or not good_order(table, giver):
                continue
            found += [
                (weapon, taker.id)
                for weapon in weapons
                for taker in table.of_side(giver.place, side)
                if taker.id != holder
            ]
        return found

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Question)
        table = game.table
        weapon = table.weapons.get(WeaponId(words[0]))
        taker = table.units.get(UnitId(words[1]))
        if weapon is None:
            return Refusal("no-such-weapon", self.why, {"weapon": words[0]})
        if taker is None:
            return Refusal("no-such-unit", self.why, {"unit": words[1]})
        if taker.side != frame.seat(game):
            return Refusal("not-your-unit", self.why, {"unit": taker.id})
        giver = table.units.get(UnitId(weapon.holder))
        if giver is None or giver.side != taker.side or giver is taker:
            facts = {"weapon": weapon.id, "unit": taker.id}
            return Refusal("nobody-hands-it-over", self.why, {**facts})
        return self._unfit(table, giver, taker, weapon) or (
            self.busy(game, giver) or self.busy(game, taker)
        )

    def _unfit(
        self, table: StarterTable, giver: Unit, taker: Unit, weapon: Weapon
    ) -> Refusal | None:
        for unit in (giver, taker):
            if not unit.on_map:
                return Refusal("not-on-map", self.why, {"unit": unit.id})
            if not good_order(table, unit):
                return Refusal("not-in-good-order", self.why, {"unit": unit.id})
        if giver.place != taker.place:
            return Refusal("not-in-one-hex", self.why, {"unit": giver.id, "other": taker.id})
        if RECOVERED in weapon.marks and not table.battle.options.recovered_pass_on:
            return Refusal("just-recovered", HANDLING, {"weapon": weapon.id})
        if PASSED_ON in weapon.marks:
            return Refusal("just-handed-over", self.why, {"weapon": weapon.id})
        if f"{PASSED_ON}:{taker.id}" in weapon.marks:
            facts = {"weapon": weapon.id, "unit": taker.id}
            return Refusal("handed-on-before", self.why, {**facts})
        return None

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        table = game.table
        weapon, taker = table.weapons[WeaponId(words[0])], table.units[UnitId(words[1])]
        giver = table.units[UnitId(weapon.holder)]
        hand_over(game, weapon, taker, self.why)
        again = table.battle.options.handed_on_again
        passed = f"{PASSED_ON}:{giver.id}" if again else PASSED_ON
        note_weapon(game, table.weapons[weapon.id], passed)
        self.after(game, giver, taker)
