"""Final protective fire: all that a unit has, and a check with the attack's own dice (SK X9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk.attackkinds import PROTECTIVE
from caposaldo.aslsk.checks import settle
from caposaldo.aslsk.counters import MG
from caposaldo.aslsk.dice import Roll
from caposaldo.aslsk.leaderloss import Loss
from caposaldo.aslsk.markedfire import unit_kind, weapon_kind
from caposaldo.aslsk.onecheck import take_check
from caposaldo.aslsk.rate import lost_by_pin
from caposaldo.aslsk.shots import may_fire_again
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit, UnitId, Weapon, WeaponId
from caposaldo.kernel.rules import Modifier, Refusal, RuleId, rule

PROTECTION: Final[RuleId] = rule("SK 3.3.3c")
LAST_DEFENCE: Final[RuleId] = rule("SK M16")
ALL_IT_HAS: Final[RuleId] = rule("SK X9")


def users(
    table: StarterTable, firers: Sequence[UnitId], weapons: Sequence[WeaponId]
) -> list[UnitId]:
    """Return the units that use final protective fire, with their own firepower or a weapon."""
    found = [id for id in firers if unit_kind(table.units[id]) == PROTECTIVE]
    for id in weapons:
        weapon = table.weapons[id]
        user = table.units[UnitId(weapon.holder)]
        if weapon_kind(weapon, user) == PROTECTIVE and user.id not in found:
            found.append(user.id)
    return found


def usable_guns(table: StarterTable, unit: Unit, movers: Sequence[Unit]) -> list[Weapon]:
    """Return the machine guns with which a unit can still fire at these movers."""
    return [
        weapon
        for weapon in table.held(unit.id)
        if weapon.type.kind == MG
        and not weapon.malfunctioned
        and lost_by_pin(table, weapon, unit) is None
        and may_fire_again(movers, weapon.id)
    ]


def held_back(
    table: StarterTable,
    firers: Sequence[UnitId],
    weapons: Sequence[WeaponId],
    movers: Sequence[Unit],
) -> Refusal | None:
    """Refuse an attack in which somebody uses FPF with less than he has (SK 3.3.3c, X9).

    A squad fires its own firepower with one machine gun, since two would cost it; a half-squad,
    whom one costs it, fires either.
    """
    for id in users(table, firers, weapons):
        unit = table.units[id]
        if not unit.squad:
            continue
        if id not in firers:
            return Refusal("all-own-firepower", ALL_IT_HAS, {"unit": id})
        guns = usable_guns(table, unit, movers)
        if guns and not any(gun.id in weapons for gun in guns):
            return Refusal("usable-guns-too", PROTECTION, {"unit": id, "weapon": guns[0].id})
    return None


def who_checks(
    table: StarterTable,
    firers: Sequence[UnitId],
    weapons: Sequence[WeaponId],
    leaders: Sequence[UnitId],
) -> tuple[list[Unit], list[Unit]]:
    """Return the leaders and the firers who must check after an attack with FPF (SK X9).

    By the player aid (`fpf_check = plain`) the leaders take no check.
    """
    units = [table.units[id] for id in users(table, firers, weapons)]
    if not table.battle.options.fpf_check_directed:
        return [], units
    hexes = [unit.place for unit in units]
    return [table.units[id] for id in leaders if table.units[id].place in hexes], units


def check_firers(
    game: Starter, leaders: Sequence[Unit], units: Sequence[Unit], rolled: Roll
) -> None:
    """Let those who used FPF check with the attack's own dice, and who directed them (SK X9).

    They are given as they were before; by then the markers of the attack are on them.
    """
    table = game.table
    losses: list[Loss] = []
    for leader in leaders:
        take_check(game, table.units[leader.id], [], ALL_IT_HAS, losses, rolled)
    for each in units:
        unit = table.units[each.id]
        take_check(game, unit, direction_of(leaders, unit), ALL_IT_HAS, losses, rolled)
    settle(game, losses)


def direction_of(leaders: Sequence[Unit], unit: Unit) -> list[Modifier]:
    """Return the leadership that a firer's check has: of who directed in its hex (SK X9)."""
    for leader in leaders:
        if leader.place == unit.place and leader.id != unit.id and leader.leadership:
            facts = {"unit": str(leader.id)}
            return [Modifier(leader.leadership, ALL_IT_HAS, "leadership", facts)]
    return []
