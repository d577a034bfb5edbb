"""What an attack on movers would leave, and what it may cost those who fire (SK X3, X9)."""

from __future__ import annotations

from caposaldo.aslsk.answers import fire_again
from caposaldo.aslsk.attackrecord import Attack, kinds_of_weapons
from caposaldo.aslsk.breakdown import WORKS, outcome
from caposaldo.aslsk.counters import MG
from caposaldo.aslsk.cowering import shift_on_doubles
from caposaldo.aslsk.dice import ALL_ROLLS
from caposaldo.aslsk.onecheck import fails
from caposaldo.aslsk.protective import direction_of, who_checks
from caposaldo.aslsk.rate import kept
from caposaldo.aslsk.residual import marker_of
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import UnitId, WeaponId
from caposaldo.kernel.rules import total


def foreseen(table: StarterTable, attack: Attack, told: bool) -> dict[str, object]:
    """Return the residual firepower that is left, and the check of those who use FPF."""
    found: dict[str, object] = {"residual": residual_odds(table, attack, told)}
    checks = check_odds(table, attack)
    return {**found, "checks": checks} if checks else found


def residual_odds(table: StarterTable, attack: Attack, told: bool) -> dict[str, int]:
    """Return in how many of 36 rolls each marker is left, the largest first.

    A rate kept counts as kept, a rate declined leaves more. Of several guns that break down at
    the same roll chance names one; then the most that can be left is shown.
    """
    kinds = kinds_of_weapons(table, attack)
    shift = shift_on_doubles(table, attack)
    again = fire_again(table, attack)
    known: dict[tuple[int, tuple[WeaponId, ...]], int] = {}
    counts: dict[int, int] = {}
    for rolled in ALL_ROLLS:
        moved = shift if rolled.double else 0
        broken = _breaking(table, attack, kinds, rolled.original)
        held = kept(table, attack.weapons, kinds, rolled, broken, moved > 0)
        # Who fires again has no use for a rate, so that his gun leaves its part.
        silent = [id for id in held if table.weapons[id].holder not in again]
        key = (moved, (*silent, *broken[:1]))
        if key not in known:
            known[key] = marker_of(table, attack, moved, key[1], told)
        counts[known[key]] = counts.get(known[key], 0) + 1
    return {str(value): counts[value] for value in sorted(counts, reverse=True)}


def _breaking(
    table: StarterTable, attack: Attack, kinds: list[str], original: int
) -> list[WeaponId]:
    """Return the machine guns that an Original DR would break down, the weakest first.

    A flamethrower that is used up has done its work: it leaves residual all the same (SK X3).
    """
    found: list[WeaponId] = []
    for id, kind in zip(attack.weapons, kinds, strict=True):
        weapon = table.weapons[id]
        user = table.units[UnitId(weapon.holder)]
        if weapon.type.kind == MG and outcome(table, weapon, user, kind, original) != WORKS:
            found.append(id)
    return sorted(found, key=lambda id: (table.weapons[id].type.fp, id))


def check_odds(table: StarterTable, attack: Attack) -> dict[str, dict[str, int]]:
    """Return for each who uses FPF in how many of 36 rolls its own check pins or breaks it."""
    found: dict[str, dict[str, int]] = {}
    leaders, units = who_checks(table, attack.firers, attack.weapons, attack.leaders)
    for unit in [*leaders, *units]:
        drm = total(direction_of(leaders, unit))
        pinned, broken = 0, 0
        for rolled in ALL_ROLLS:
            if fails(rolled.original, rolled.original + drm, unit.morale):
                broken += 1
            elif rolled.original + drm == unit.morale:
                pinned += 1
        found[unit.id] = {"pinned": pinned, "broken": broken, "of": len(ALL_ROLLS)}
    return found
