"""The prep fire phase: ATT fires, and who fires stays where he is (SK 3.2)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.aslsk.attackkinds import PREP
from caposaldo.aslsk.attackrecord import Attack, Resolved
from caposaldo.aslsk.destroying import Destroy
from caposaldo.aslsk.firekinds import KINDS, FireKind
from caposaldo.aslsk.fireorders import FireOrders, Target
from caposaldo.aslsk.firing import full_reach, unfit
from caposaldo.aslsk.flamethrower import Flame
from caposaldo.aslsk.marking import mark
from caposaldo.aslsk.orders import Done
from caposaldo.aslsk.starter import Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import PREP as PREP_MARKER
from caposaldo.aslsk.units import Unit, UnitId, Weapon
from caposaldo.kernel.frames import Deed
from caposaldo.kernel.rules import Refusal, RuleId, rule

PHASE: Final[RuleId] = rule("SK 3.2")


class PrepFire(FireOrders):
    """ATT fires with whom he likes, one attack after the other (SK 3.2)."""

    KIND: ClassVar[str] = "aslsk.prep_fire"
    PROMPT: ClassVar[str] = "prep-fire"
    FIRE: ClassVar[str] = PREP

    def seat(self, game: Starter) -> str:
        return game.table.side


class PrepFiring(FireKind):
    """Who may prep fire: whoever has not fired yet (SK 3.2)."""

    def reach(self, table: StarterTable, unit: Unit, weapon: Weapon | None) -> int:
        return full_reach(unit, weapon) if _stops(table, unit, weapon) is None else -1

    def bar(
        self,
        table: StarterTable,
        unit: Unit,
        weapon: Weapon | None,
        hex: int,
        targets: tuple[UnitId, ...],
    ) -> Refusal | None:
        return _stops(table, unit, weapon)

    def after(self, game: Starter, attack: Attack, resolved: Resolved) -> None:
        mark(game, attack, resolved, PREP_MARKER, PHASE)


def _stops(table: StarterTable, unit: Unit, weapon: Weapon | None) -> Refusal | None:
    if unit.fire if weapon is None else weapon.fire:
        id = unit.id if weapon is None else weapon.id
        return Refusal("has-fired", PHASE, {"unit": id})
    return unfit(table, PREP, unit, weapon, PHASE)


KINDS[PREP] = PrepFiring()
FRAMES: Final[list[type[Step]]] = [PrepFire]
DEEDS: Final[dict[str, tuple[Deed[StarterTable], ...]]] = {
    PrepFire.KIND: (Target(), Flame(), Destroy(), Done())
}
