"""The defensive fire phase: DEF fires, whoever has fired before only next door (SK 3.4, M19)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.aslsk.attackkinds import FINAL
from caposaldo.aslsk.attackrecord import Attack, Resolved
from caposaldo.aslsk.destroying import Destroy
from caposaldo.aslsk.firekinds import KINDS, FireKind
from caposaldo.aslsk.fireorders import FireOrders, Target
from caposaldo.aslsk.firing import full_reach, unfit
from caposaldo.aslsk.flamethrower import Flame
from caposaldo.aslsk.marking import mark
from caposaldo.aslsk.orders import Done
from caposaldo.aslsk.phases import FORFEITED
from caposaldo.aslsk.starter import Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import FINAL as FINAL_MARKER
from caposaldo.aslsk.units import FIRST as FIRST_MARKER
from caposaldo.aslsk.units import Unit, UnitId, Weapon
from caposaldo.kernel.frames import Deed
from caposaldo.kernel.rules import Refusal, RuleId, rule

PHASE: Final[RuleId] = rule("SK 3.4")
SPENT: Final[RuleId] = rule("SK X8")
NEXT_DOOR: Final[RuleId] = rule("SK M19")
ADJACENT: Final[int] = 1


class FinalFire(FireOrders):
    """DEF fires with whom he likes, one attack after the other (SK 3.4)."""

    KIND: ClassVar[str] = "aslsk.final_fire"
    PROMPT: ClassVar[str] = "final-fire"
    FIRE: ClassVar[str] = FINAL

    def seat(self, game: Starter) -> str:
        return game.table.enemy


class FinalFiring(FireKind):
    """Who may fire in the defensive fire phase (SK 3.4, M19)."""

    def reach(self, table: StarterTable, unit: Unit, weapon: Weapon | None) -> int:
        if _stops(table, unit, weapon) is not None:
            return -1
        return ADJACENT if _marker(unit, weapon) == FIRST_MARKER else full_reach(unit, weapon)

    def bar(
        self,
        table: StarterTable,
        unit: Unit,
        weapon: Weapon | None,
        hex: int,
        targets: tuple[UnitId, ...],
    ) -> Refusal | None:
        stopped = _stops(table, unit, weapon)
        if stopped is not None or _marker(unit, weapon) != FIRST_MARKER:
            return stopped
        if table.battle.ground.distance(unit.place, hex) > ADJACENT:
            return Refusal("only-adjacent", NEXT_DOOR, {"unit": _id(unit, weapon)})
        return None

    def after(self, game: Starter, attack: Attack, resolved: Resolved) -> None:
        # Who fires his own again has it back, and with it the limit of his weapons (SK F10).
        table = game.table
        for id in attack.firers:
            table.put(table.units[id].unmarked(FORFEITED))
        mark(game, attack, resolved, FINAL_MARKER, PHASE)


def _stops(table: StarterTable, unit: Unit, weapon: Weapon | None) -> Refusal | None:
    if _marker(unit, weapon) == FINAL_MARKER:
        return Refusal("has-fired", SPENT, {"unit": _id(unit, weapon)})
    return unfit(table, FINAL, unit, weapon, PHASE)


def _marker(unit: Unit, weapon: Weapon | None) -> str:
    return unit.fire if weapon is None else weapon.fire


def _id(unit: Unit, weapon: Weapon | None) -> str:
    return unit.id if weapon is None else weapon.id


KINDS[FINAL] = FinalFiring()
FRAMES: Final[list[type[Step]]] = [FinalFire]
DEEDS: Final[dict[str, tuple[Deed[StarterTable], ...]]] = {
    FinalFire.KIND: (Target(), Flame(), Destroy(), Done())
}
