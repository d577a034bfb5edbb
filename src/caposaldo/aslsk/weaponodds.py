"""How likely the weapons of an attack keep their rate and break down (SK F9, X8)."""

from __future__ import annotations

from collections.abc import Sequence
from math import lcm

from caposaldo.aslsk.answers import fire_again
from caposaldo.aslsk.attackrecord import Attack, kind_of_weapon
from caposaldo.aslsk.breakdown import number_now
from caposaldo.aslsk.cowering import shift_on_doubles
from caposaldo.aslsk.dice import ALL_ROLLS, FACES
from caposaldo.aslsk.rate import can_keep, rate_of_fire
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import UnitId, WeaponId


def weapon_odds(table: StarterTable, attack: Attack) -> dict[str, dict[str, int]]:
    """Return for each weapon how often of so many times it keeps its rate and breaks down.

    That is of the 36 rolls; with several weapons also of the dr that name one of those whose number
    is reached (SK F19). Firers who cower or fire again keep no rate.
    """
    numbers = [_number(table, attack, id) for id in attack.weapons]
    falls = _falls(len(numbers), table.battle.options.ties_all_hit)
    shift = shift_on_doubles(table, attack)
    found: dict[str, dict[str, int]] = {}
    for id, own in zip(attack.weapons, numbers, strict=True):
        rate, keeps, breaks = _rate(table, attack, id), 0, 0
        for rolled in ALL_ROLLS:
            broken = _named(numbers, own, rolled.original, falls)
            breaks += broken
            if rolled.coloured <= rate and not (shift and rolled.double):
                keeps += falls[0] - broken
        times = len(ALL_ROLLS) * falls[0]
        found[id] = {"rate": rate, "number": own, "keeps": keeps, "breaks": breaks, "of": times}
    return found


def _falls(weapons: int, with_ties: bool) -> list[int]:
    """Return how many falls of the dr are counted, and in how many one of 1, 2, ... is named.

    Where those who tie roll again (`selection_ties = reroll`) each of them is as likely.
    """
    if weapons < 2:
        return [1, 1]
    if not with_ties:
        all = lcm(*range(1, weapons + 1))
        return [all, *[all // reached for reached in range(1, weapons + 1)]]
    # It has the highest dr of those, or ties with it; the dice of the others do not matter.
    found = [FACES**weapons]
    for reached in range(1, weapons + 1):
        highest = sum([face ** (reached - 1) for face in range(1, FACES + 1)])
        found.append(int(highest * FACES ** (weapons - reached)))
    return found


def _named(numbers: Sequence[int], own: int, original: int, falls: Sequence[int]) -> int:
    """Return with how many falls of the dr a weapon is the one that an Original DR breaks."""
    if original < own:
        return 0
    return falls[len([number for number in numbers if original >= number])]


def _number(table: StarterTable, attack: Attack, id: WeaponId) -> int:
    weapon = table.weapons[id]
    user = table.units[UnitId(weapon.holder)]
    return number_now(table, weapon, user, kind_of_weapon(table, attack, weapon))


def _rate(table: StarterTable, attack: Attack, id: WeaponId) -> int:
    """Return the highest coloured die with which a weapon keeps its rate, 0 if none does."""
    weapon = table.weapons[id]
    user = table.units[UnitId(weapon.holder)]
    fit = can_keep(table, weapon, user, kind_of_weapon(table, attack, weapon))
    if not fit or user.id in fire_again(table, attack):
        return 0
    return rate_of_fire(weapon, user)
