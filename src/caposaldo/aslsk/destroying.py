"""Destroying a weapon instead of using it, in the prep or the defensive fire phase (SK 4.0)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.aslsk.attackkinds import FINAL, PREP
from caposaldo.aslsk.counters import MG
from caposaldo.aslsk.goodorder import good_order
from caposaldo.aslsk.phases import PREP_FIRE
from caposaldo.aslsk.starter import Act, Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import FIRST as FIRST_FIRE
from caposaldo.aslsk.units import UnitId, Weapon, WeaponId
from caposaldo.aslsk.verbs import mark_fired
from caposaldo.aslsk.weaponuse import note_last_use, note_use, overuse
from caposaldo.aslsk.weaponverbs import destroy
from caposaldo.kernel.frames import Question, Words
from caposaldo.kernel.rules import Refusal, RuleId, rule

SUPPORT: Final[RuleId] = rule("SK 4.0")


class Destroy(Act):
    """Destroy a weapon that one's own unit possesses; it counts as its use (SK 4.0)."""

    VERB: ClassVar[str] = "destroy"
    WORDS: ClassVar[int] = 1

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        table, side = game.table, _side(game, frame)
        return [
            (weapon.id,)
            for weapon in table.weapons.values()
            if weapon.holder and table.units[UnitId(weapon.holder)].side == side
        ]

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        table = game.table
        weapon = table.weapons.get(WeaponId(words[0]))
        if weapon is None:
            return Refusal("no-such-weapon", SUPPORT, {"weapon": words[0]})
        holder = table.units.get(UnitId(weapon.holder))
        if holder is None or holder.side != _side(game, frame):
            return Refusal("not-possessed", SUPPORT, {"weapon": weapon.id})
        if not holder.on_map or not good_order(table, holder):
            return Refusal("not-in-good-order", SUPPORT, {"unit": holder.id})
        if weapon.fire and not may_be_used_again(weapon):
            return Refusal("weapon-has-fired", SUPPORT, {"weapon": weapon.id})
        return overuse(table, holder, _kind(table), False, [weapon.id])

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        table = game.table
        weapon, kind = table.weapons[WeaponId(words[0])], _kind(table)
        spent = note_use(game, kind, [weapon.id])
        destroy(game, weapon, SUPPORT)
        mark_fired(game, spent, kind, SUPPORT)
        note_last_use(game, weapon.holder)


def may_be_used_again(weapon: Weapon) -> bool:
    """Tell whether a weapon that fired at movers has one more use in the phase (SK X8)."""
    return weapon.type.kind == MG and weapon.fire == FIRST_FIRE


def _side(game: Starter, frame: Step) -> str:
    assert isinstance(frame, Question)
    return frame.seat(game)


def _kind(table: StarterTable) -> str:
    """Return the kind of fire of the phase, which is also its marker."""
    return PREP if table.phase == PREP_FIRE else FINAL
