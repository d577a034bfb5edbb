"""Who fires at movers, and what follows: first, subsequent and protective fire (SK 3.3.3)."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.answerpreview import foreseen
from caposaldo.aslsk.answers import (
    answers_again,
    counted,
    fire_again,
    has_answered,
    mark_answer,
    note_answer,
)
from caposaldo.aslsk.attackkinds import FIRST, FLAME, PROTECTIVE, SUBSEQUENT
from caposaldo.aslsk.attackrecord import Attack, Resolved
from caposaldo.aslsk.counters import FT
from caposaldo.aslsk.declining import markers, settle
from caposaldo.aslsk.firekinds import KINDS, FireKind
from caposaldo.aslsk.firing import full_reach, unfit
from caposaldo.aslsk.joining import can_fire
from caposaldo.aslsk.markedfire import unit_kind, weapon_kind
from caposaldo.aslsk.marking import members
from caposaldo.aslsk.protective import LAST_DEFENCE, check_firers, held_back, who_checks
from caposaldo.aslsk.shots import COUNT, count_shots, may_fire_again
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.subsequent import NEAREST, is_nearest, passed_over
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.together import has_fired, is_follow_up
from caposaldo.aslsk.tracks import has_moved
from caposaldo.aslsk.units import Unit, UnitId, Weapon
from caposaldo.kernel.rules import Refusal, RuleId, rule

FIRST_FIRE: Final[RuleId] = rule("SK 3.3.3a")
ADJACENT: Final[int] = 1


class FirstFiring(FireKind):
    """Who may fire at movers: by its marker first, subsequent or protective fire (SK 3.3.3)."""

    def reach(self, table: StarterTable, unit: Unit, weapon: Weapon | None) -> int:
        kind = _kind(unit, weapon)
        if unfit(table, kind, unit, weapon, FIRST_FIRE) is not None:
            return -1
        if kind == PROTECTIVE:
            return ADJACENT
        if kind == SUBSEQUENT:
            return _normal_range(unit, weapon)
        return full_reach(unit, weapon)

    def bar(
        self,
        table: StarterTable,
        unit: Unit,
        weapon: Weapon | None,
        hex: int,
        targets: tuple[UnitId, ...],
    ) -> Refusal | None:
        kind = _kind(unit, weapon)
        id = unit.id if weapon is None else weapon.id
        stopped = unfit(table, kind, unit, weapon, FIRST_FIRE)
        if stopped is not None:
            return stopped
        away = table.battle.ground.distance(unit.place, hex)
        if kind == PROTECTIVE and away != ADJACENT:
            return Refusal("protective-adjacent", LAST_DEFENCE, {"unit": id})
        if kind == SUBSEQUENT and away > _normal_range(unit, weapon):
            return Refusal("beyond-normal-range", NEAREST, {"unit": id})
        movers = [table.units[each] for each in targets]
        if kind == PROTECTIVE and table.battle.options.fpf_at_moved:
            still = [mover.id for mover in movers if not has_moved(mover)]
            if still:
                return Refusal("protective-moved", LAST_DEFENCE, {"unit": id, "target": still[0]})
        if not may_fire_again(movers, id):
            return Refusal("fired-enough", COUNT, {"unit": id})
        return passed_over(table, unit.place, unit.side, hex) if kind == SUBSEQUENT else None

    def fires_again(
        self, table: StarterTable, attack: Attack, unit: Unit, weapon: Weapon | None
    ) -> bool:
        # Who fires again may bring along a gun that it left out the first time.
        joins = weapon is not None and unit.id in attack.firers and has_answered(table, unit.id)
        return joins or answers_again(table, unit, weapon)

    def whole(self, table: StarterTable, attack: Attack) -> Refusal | None:
        movers = [table.units[id] for id in attack.targets]
        return held_back(table, attack.firers, attack.weapons, movers)

    def void(self, table: StarterTable, attack: Attack) -> Attack | None:
        """Return the subsequent fire of those who, as it turns out, see a nearer enemy (SK M15)."""
        firers = [id for id in attack.firers if _overlooks(table, attack, id, None)]
        weapons = [
            id
            for id in attack.weapons
            if _overlooks(table, attack, UnitId(table.weapons[id].holder), table.weapons[id])
        ]
        if not firers and not weapons:
            return None
        lost = attack.by(tuple(firers), tuple(weapons))
        if len(members(lost)) == len(members(attack)):
            return attack
        return lost

    def detail(self, table: StarterTable, attack: Attack, told: bool) -> dict[str, object]:
        return foreseen(table, attack, told)

    def after(self, game: Starter, attack: Attack, resolved: Resolved) -> None:
        table = game.table
        again = fire_again(table, attack)
        leaders, desperate = who_checks(table, attack.firers, attack.weapons, attack.leaders)
        # Whoever fires again has no rate left to keep, so that his gun leaves residual.
        kept = [id for id in resolved.kept if UnitId(table.weapons[id].holder) not in again]
        found = resolved.keeping(tuple(kept))
        values = markers(table, attack, found)
        count_shots(game, counted(table, attack), attack.targets)
        note_answer(table, attack, found)
        mark_answer(game, attack, found, again)
        check_firers(game, leaders, desperate, resolved.roll)
        settle(game, attack.hex, found.kept, values)


def _overlooks(table: StarterTable, attack: Attack, user: UnitId, weapon: Weapon | None) -> bool:
    unit = table.units[user]
    if _kind(unit, weapon) != SUBSEQUENT:
        return False
    return not is_nearest(table, unit.place, unit.side, attack.hex)


def _kind(unit: Unit, weapon: Weapon | None) -> str:
    return unit_kind(unit) if weapon is None else weapon_kind(weapon, unit)


def _normal_range(unit: Unit, weapon: Weapon | None) -> int:
    return unit.mmc.range if weapon is None else weapon.type.range


def may_answer(
    table: StarterTable,
    unit: Unit,
    weapon: Weapon | None,
    hex: int,
    targets: tuple[UnitId, ...],
) -> bool:
    """Tell whether a unit's own fire, or its weapon's, could be aimed at the movers."""
    kind = FLAME if weapon is not None and weapon.type.kind == FT else FIRST
    if can_fire(table, kind, unit, weapon, hex, targets) is not None:
        return False
    if kind == FLAME or not has_fired(table, unit.place, hex):
        return True
    if weapon is not None and is_follow_up(unit, weapon):
        return True
    return answers_again(table, unit, weapon)


KINDS[FIRST] = FirstFiring()
