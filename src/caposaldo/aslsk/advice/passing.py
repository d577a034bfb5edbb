"""Who should have which weapon: recovery, repair and transfer (SK 3.1b to 3.1d)."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.advice.judging import Judge, Ranking
from caposaldo.aslsk.counters import MG
from caposaldo.aslsk.units import Unit, UnitId, Weapon, WeaponId
from caposaldo.kernel.contract import Candidate

ENOUGH: Final[float] = 0.25
"""What a transfer must gain."""
SQUAD: Final[float] = 1.0
HALF_SQUAD: Final[float] = 0.55
LEADER: Final[float] = 0.2
SECOND_GUN: Final[float] = 0.3
"""The share of a second weapon's worth to who has one already."""


def use_of(judge: Judge, unit: Unit, weapon: Weapon) -> float:
    """Return what use a unit has of a weapon, beside those it has."""
    if unit.broken or weapon.malfunctioned:
        return 0.0
    others = [
        each
        for each in judge.table.held(unit.id)
        if each.id != weapon.id and not each.malfunctioned
    ]
    if unit.leader:
        return LEADER if not others else 0.0
    if not unit.squad:
        return HALF_SQUAD if not others else 0.1
    value = SQUAD + unit.morale / 20
    if weapon.type.kind != MG:
        return value + (0.3 if unit.mmc.elite else 0.0) - 0.3 * len(others)
    return value if not others else value * SECOND_GUN


def transfer_worth(judge: Judge, weapon: str, taker: str) -> float:
    """Return what it gains to hand a weapon over."""
    table = judge.table
    gun = table.weapons[WeaponId(weapon)]
    giver = table.units[UnitId(gun.holder)]
    gain = use_of(judge, table.units[UnitId(taker)], gun) - use_of(judge, giver, gun)
    return gain - ENOUGH


def rank_transfer(judge: Judge, options: list[str]) -> list[Candidate]:
    """Rank who hands what to whom."""
    found: list[Candidate] = []
    for option in options:
        words = option.split()
        if words[0] != "transfer":
            found.append(Candidate(option, 0.0, "all-well-armed"))
            continue
        gain = transfer_worth(judge, words[1], words[2])
        reason = "hands-over" if gain > 0 else "well-placed"
        found.append(Candidate(option, gain, reason, {"unit": words[2]}))
    return found


def rank_recovery(judge: Judge, options: list[str]) -> list[Candidate]:
    """Rank who picks up what lies about: nothing is lost by trying."""
    table = judge.table
    found: list[Candidate] = []
    for option in options:
        words = option.split()
        if words[0] != "recover":
            found.append(Candidate(option, 0.0, "nothing-better"))
            continue
        weapon, unit = table.weapons[WeaponId(words[1])], table.units[UnitId(words[2])]
        worth = 0.05 + use_of(judge, unit, weapon)
        found.append(Candidate(option, worth, "picks-up", {"unit": words[2]}))
    return found


def rank_repair(judge: Judge, options: list[str]) -> list[Candidate]:
    """Rank who repairs: a leader rather than a squad, which may have something else to do."""
    found: list[Candidate] = []
    for option in options:
        words = option.split()
        if words[0] != "repair":
            found.append(Candidate(option, 0.0, "nothing-better"))
            continue
        unit = judge.table.units[UnitId(words[2])]
        worth = 1.0 if unit.leader else 0.5
        found.append(Candidate(option, worth, "mends", {"unit": words[2]}))
    return found


RANKINGS: Final[dict[str, Ranking]] = {
    "recovery": rank_recovery,
    "repair": rank_repair,
    "transfer": rank_transfer,
}
