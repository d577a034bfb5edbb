"""The markers of those who have fired, and what else is remembered of them (SK 3.2, F7, F8)."""

from __future__ import annotations

from caposaldo.aslsk.attackkinds import CHARGE, FLAME, RESIDUAL
from caposaldo.aslsk.attackrecord import (
    Attack,
    Resolved,
    kind_of_unit,
    kind_of_weapon,
    origins,
    users_of,
)
from caposaldo.aslsk.cowering import COWERING
from caposaldo.aslsk.direction import DIRECTION, directed_before, direction_mark
from caposaldo.aslsk.phases import DIRECTED, PREP_FIRE
from caposaldo.aslsk.rate import keep
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.together import is_follow_up, remember
from caposaldo.aslsk.units import PREP, Unit, UnitId
from caposaldo.aslsk.verbs import mark_fired, note
from caposaldo.aslsk.weaponuse import note_use
from caposaldo.aslsk.weaponverbs import mark_weapons
from caposaldo.kernel.rules import RuleId


def mark(game: Starter, attack: Attack, resolved: Resolved, marker: str, why: RuleId) -> None:
    """Mark everybody and everything that fired or directed, but what kept its rate.

    Whom the use of weapons cost his own part is marked too (SK F10); and the whole group is
    remembered as having fired at its target (SK F4).
    """
    table = game.table
    bound = bound_hexes(table, attack, resolved)
    spent = [unit.id for unit in _use(game, attack)]
    shaken = resolved.cowered and table.battle.options.cowering_spends
    reason = COWERING if shaken else why
    own = [id for id in attack.firers if not table.units[id].leader]
    if shaken:
        # The men have cowered, although only a weapon of theirs may have fired (SK F8).
        own += [unit.id for unit in users_of(table, attack) if not unit.leader]
    mark_fired(game, _units(game, list(dict.fromkeys([*own, *spent]))), marker, reason)
    _mark_weapons(game, attack, resolved, marker, reason)
    mark_leaders(game, attack, attack.leaders, marker)
    if attack.kind not in (FLAME, CHARGE, RESIDUAL):
        remember(table, bound, attack.hex)


def _use(game: Starter, attack: Attack) -> list[Unit]:
    """Note the use of weapons, user by user, since each fires in his own way."""
    table = game.table
    spent: list[Unit] = []
    for user in users_of(table, attack):
        own = [id for id in attack.weapons if table.weapons[id].holder == user.id]
        if own:
            kind = kind_of_weapon(table, attack, table.weapons[own[0]])
            spent += note_use(game, kind, own)
        elif user.leader:
            spent += note_use(game, kind_of_unit(attack, user), (), [user.id])
    return spent


def _mark_weapons(
    game: Starter, attack: Attack, resolved: Resolved, marker: str, why: RuleId
) -> None:
    fired = [id for id in attack.weapons if id not in resolved.kept]
    held = [game.table.weapons[id] for id in fired if game.table.weapons[id].holder]
    mark_weapons(game, held, marker, why)
    keep(game, resolved.kept)


def at_its_rate(table: StarterTable, attack: Attack) -> bool:
    """Tell whether a weapon that kept its rate in this phase fires on by itself (SK F4)."""
    if attack.firers or not attack.weapons:
        return False
    for id in attack.weapons:
        weapon = table.weapons[id]
        user = table.units.get(UnitId(weapon.holder))
        if user is None or not is_follow_up(user, weapon):
            return False
    return True


def bound_hexes(table: StarterTable, attack: Attack, resolved: Resolved) -> list[int]:
    """Return the hexes whose others may no longer fire at the target by themselves (SK F4).

    A weapon that fires on at its rate binds nobody, and by the player aid (`kept_rate_fire = free`)
    neither do those of a hex that fire alone and keep their rate. To be asked before the markers.
    """
    if at_its_rate(table, attack):
        return []
    hexes = origins(table, attack)
    if not table.battle.options.rate_joins:
        return hexes
    spent = [id for id in attack.weapons if id not in resolved.kept]
    others = attack.by(attack.firers, tuple(spent))
    return origins(table, others)


def mark_leaders(game: Starter, attack: Attack, leaders: tuple[UnitId, ...], marker: str) -> None:
    """Mark those who directed, and remember whom (SK F7)."""
    if not leaders:
        return
    for id in leaders:
        leader = game.table.units[id]
        # A gun that fires on at its rate is still one of the group he directed.
        if set(members(attack)) <= set(directed_before(leader)):
            continue
        old = [mark for mark in leader.marks if mark.startswith(f"{DIRECTED}:")]
        game.table.put(leader.unmarked(*old))
        note(game, game.table.units[id], direction_mark(members(attack)))
    if marker != PREP or game.table.phase != PREP_FIRE or game.table.battle.options.directors_stay:
        mark_fired(game, _units(game, leaders), marker, DIRECTION)


def members(attack: Attack) -> list[str]:
    """Return the ids of all that fire in an attack."""
    return [*attack.firers, *attack.weapons]


def _units(game: Starter, ids: list[UnitId] | tuple[UnitId, ...]) -> list[Unit]:
    return [game.table.units[id] for id in ids]
