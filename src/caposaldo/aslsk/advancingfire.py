"""The advancing fire phase: ATT fires after moving, at half firepower (SK 3.5)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.aslsk.asking import Steps
from caposaldo.aslsk.attackkinds import ADVANCING
from caposaldo.aslsk.attackrecord import Attack, Resolved, users_of
from caposaldo.aslsk.chargefire import Blast, go_off
from caposaldo.aslsk.firekinds import KINDS, FireKind
from caposaldo.aslsk.fireorders import FireOrders, Target
from caposaldo.aslsk.firing import full_reach, unfit
from caposaldo.aslsk.flamethrower import Flame
from caposaldo.aslsk.marking import mark
from caposaldo.aslsk.orders import Done
from caposaldo.aslsk.phases import ADVANCING_FIRED, KEPT_RATE, MOVED
from caposaldo.aslsk.starter import Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.together import is_follow_up
from caposaldo.aslsk.units import PREP as PREP_FIRE
from caposaldo.aslsk.units import Unit, UnitId, Weapon
from caposaldo.aslsk.verbs import note
from caposaldo.kernel.actions import Decision
from caposaldo.kernel.frames import Deed
from caposaldo.kernel.rules import Refusal, RuleId, rule

PHASE: Final[RuleId] = rule("SK 3.5")
PREPARED: Final[RuleId] = rule("SK 3.2")


class AdvancingPhase(Steps):
    """The phase: fire and charges as ATT likes, then the charges that are left (SK 3.5, 4.3)."""

    KIND: ClassVar[str] = "aslsk.advancing_phase"
    STEPS: ClassVar[tuple[str, ...]] = (
        "fire",  # SK 3.5
        "charges",  # SK 4.3, repeated
    )

    def fire(self, game: Starter) -> None:
        """Ask ATT for attacks (SK 3.5)."""
        game.push(AdvancingFire())

    def charges(self, game: Starter) -> None:
        """Let a charge go off that is left (SK 4.3)."""
        if game.table.charges:
            self.again("charges")
            go_off(game, game.table.charges[0])


class AdvancingFire(FireOrders):
    """ATT fires with those who have not, one attack after the other (SK 3.5)."""

    KIND: ClassVar[str] = "aslsk.advancing_fire"
    PROMPT: ClassVar[str] = "advancing-fire"
    FIRE: ClassVar[str] = ADVANCING

    def seat(self, game: Starter) -> str:
        return game.table.side

    def decision(self, game: Starter) -> Decision | None:
        asked = super().decision(game)
        if asked is None or len(game.table.charges) > 1:
            return asked
        # A single charge goes off by itself: there is no order to choose.
        fires = [option for option in asked.options if option.verb not in (Blast.VERB, Done.VERB)]
        return asked if fires else None


class AdvancingFiring(FireKind):
    """Who may fire after moving: whoever has not fired before, but no heavy gun that moved."""

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
        # Their marker goes at the end of this phase; the mark tells it from that of prep fire.
        for unit in users_of(game.table, attack):
            note(game, unit, ADVANCING_FIRED)
        mark(game, attack, resolved, PREP_FIRE, PHASE)


def _stops(table: StarterTable, unit: Unit, weapon: Weapon | None) -> Refusal | None:
    """Say why somebody does not fire now: prep fire, a shot of this phase, a gun that moved."""
    if weapon is None:
        if unit.fire:
            return Refusal("has-fired", PHASE, {"unit": unit.id})
        return unfit(table, ADVANCING, unit, weapon, PHASE)
    if weapon.fire:
        return Refusal("has-fired", PHASE, {"unit": weapon.id})
    if KEPT_RATE in weapon.marks and not is_follow_up(unit, weapon):
        return Refusal("has-fired", PREPARED, {"unit": weapon.id})
    if unit.fire and ADVANCING_FIRED not in unit.marks:
        return Refusal("has-prep-fired", PHASE, {"unit": unit.id, "weapon": weapon.id})
    if MOVED in weapon.marks and not weapon.type.advancing_fire:
        return Refusal("gun-has-moved", PHASE, {"weapon": weapon.id})
    return unfit(table, ADVANCING, unit, weapon, PHASE)


KINDS[ADVANCING] = AdvancingFiring()
FRAMES: Final[list[type[Step]]] = [AdvancingPhase, AdvancingFire]
DEEDS: Final[dict[str, tuple[Deed[StarterTable], ...]]] = {
    AdvancingFire.KIND: (Target(), Flame(), Blast(), Done())
}
