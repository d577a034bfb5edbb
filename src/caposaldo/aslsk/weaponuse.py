"""Who uses which weapons, and what it costs: own firepower or leadership (SK 4.0, F10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk.attackkinds import FINAL, FIRST, PROTECTIVE, SUBSEQUENT
from caposaldo.aslsk.counters import FT
from caposaldo.aslsk.phases import DIRECTED, FORFEITED, GUNNER, KEPT_RATE, PREP_FIRE, USED, USED_UP
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import FIRST as FIRST_FIRE
from caposaldo.aslsk.units import PREP as PREP_MARKER
from caposaldo.aslsk.units import Unit, UnitId, WeaponId
from caposaldo.aslsk.verbs import note
from caposaldo.kernel.rules import Refusal, RuleId, rule

USE: Final[RuleId] = rule("SK F10")
SUPPORT: Final[RuleId] = rule("SK 4.0")
FLAME: Final[RuleId] = rule("SK 4.2")
SQUAD_USES: Final[int] = 2
OTHERS_USE: Final[int] = 1
AGAIN_AT_MOVERS: Final[tuple[str, ...]] = (SUBSEQUENT, PROTECTIVE)
"""Fire at movers in which what was used before in the same phase does not count (SK F10)."""


def starts_anew(unit: Unit, kind: str) -> bool:
    """Tell whether what a unit used before does not count, as it fires again (SK F10, E3).

    So it is in SFF and FPF, and in the defensive fire phase for who has fired before.
    """
    return kind in AGAIN_AT_MOVERS or (kind == FINAL and unit.fire == FIRST_FIRE)


def used_so_far(unit: Unit, kind: str) -> list[WeaponId]:
    """Return the weapons that a unit has used in this phase, as far as they count."""
    if not unit.marks or kind in AGAIN_AT_MOVERS:
        return []
    begin = f"{USED}:"
    return [WeaponId(mark[len(begin) :]) for mark in unit.marks if mark.startswith(begin)]


def uses(unit: Unit, kind: str, weapons: Sequence[WeaponId]) -> int:
    """Count the weapons that a unit has used when it has used these too."""
    before = used_so_far(unit, kind)
    return len(before) + len([id for id in weapons if id not in before])


def costs_firepower(unit: Unit, number: int) -> bool:
    """Tell whether so many weapons cost a squad or half-squad its own firepower (SK F10)."""
    if unit.leader:
        return False
    return number >= (SQUAD_USES if unit.squad else OTHERS_USE)


def has_own_firepower(table: StarterTable, unit: Unit, kind: str) -> bool:
    """Tell whether a unit has not lost its own firepower to weapons, or has it back (SK F10).

    By the player aid (`forfeited_final = only_sff_fpf`) it has it back in SFF and FPF alone.
    """
    if unit.leader:
        return False
    if FORFEITED not in unit.marks or kind in AGAIN_AT_MOVERS:
        return True
    options = table.battle.options
    back = options.forfeited_back_in_final or (options.halves_regain and not unit.squad)
    return back and starts_anew(unit, kind)


def overuse(
    table: StarterTable, unit: Unit, kind: str, firing: bool, weapons: Sequence[WeaponId]
) -> Refusal | None:
    """Refuse more weapons than a unit can use in an attack, besides its own firepower.

    `firing` says that it fires its own in the same attack; what it did in this phase counts too.
    """
    # Who is marked and fires its own at movers fires again, whatever its weapon does (SK 3.3.3b).
    again = firing and bool(unit.fire) and kind == FIRST
    kind = SUBSEQUENT if again else kind
    count = uses(unit, kind, weapons)
    if weapons and _has_directed(table, unit, kind):
        return Refusal("leader-has-directed", USE, {"unit": unit.id})
    if count > (SQUAD_USES if unit.squad else OTHERS_USE):
        return Refusal("too-many-weapons", USE, {"unit": unit.id, "count": count})
    flames = [id for id in (*used_so_far(unit, kind), *weapons) if _is_flame(table, id)]
    if len(set(flames)) > 1:
        return Refusal("one-flamethrower", FLAME, {"unit": unit.id})
    fired = firing or (bool(unit.fire) and not starts_anew(unit, kind))
    if weapons and costs_firepower(unit, count) and fired:
        # Its marker may stand for the weapons that cost it its firepower in this phase.
        lost = costs_firepower(unit, len(used_so_far(unit, kind))) and not firing
        return None if lost else Refusal("fires-itself", USE, {"unit": unit.id})
    if firing and not has_own_firepower(table, unit, kind):
        return Refusal("firepower-forfeited", USE, {"unit": unit.id})
    return None


def note_use(
    game: Starter, kind: str, weapons: Sequence[WeaponId], helpers: Sequence[UnitId] = ()
) -> list[Unit]:
    """Remember that weapons were used; return those whom it cost their own part (SK F10).

    They are to get the marker of the attack, having nothing left to fire or to direct with.
    Call it before anybody is marked. `helpers` are leaders who only helped (SK 4.1).
    """
    table = game.table
    users = [UnitId(table.weapons[id].holder) for id in weapons if table.weapons[id].holder]
    spent: list[Unit] = []
    for id in dict.fromkeys([*users, *helpers]):
        unit = table.units[id]
        own = [each for each in weapons if table.weapons[each].holder == id]
        count = uses(unit, kind, own)
        for each in own:
            unit = note(game, unit, f"{USED}:{each}")
        if unit.leader:
            spent.append(note(game, unit, GUNNER))
        elif costs_firepower(unit, count):
            spent.append(note(game, unit, FORFEITED))
    return spent


def has_prep_fired(table: StarterTable, unit: Unit) -> bool:
    """Tell whether a unit of ATT, or a weapon it has, fired in the prep fire phase (SK 3.2).

    A weapon that kept its rate has no marker, but it has fired.
    """
    if unit.fire == PREP_MARKER or USED_UP in unit.marks:
        return True
    arms = table.held(unit.id)
    return any(weapon.fire == PREP_MARKER or KEPT_RATE in weapon.marks for weapon in arms)


def note_last_use(game: Starter, holder: str) -> None:
    """Remember that a unit of ATT used a weapon up, where no marker shows it (SK 3.2)."""
    table = game.table
    unit = table.units.get(UnitId(holder))
    if unit is not None and table.phase == PREP_FIRE and not unit.fire:
        note(game, unit, USED_UP)


def _is_flame(table: StarterTable, weapon: WeaponId) -> bool:
    return table.weapons[weapon].type.kind == FT


def _has_directed(table: StarterTable, unit: Unit, kind: str) -> bool:
    """Tell whether a leader has had his part in this phase, but not by using a weapon."""
    if not unit.leader or GUNNER in unit.marks:
        return False
    # In prep fire who only directs may have no marker (SK F7).
    if table.phase == PREP_FIRE and any(mark.startswith(f"{DIRECTED}:") for mark in unit.marks):
        return True
    return bool(unit.fire) and not starts_anew(unit, kind)
