"""Cowering: doubles of men whom nobody directs (SK F8)."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.attackkinds import CHARGE, FLAME, RESIDUAL
from caposaldo.aslsk.attackrecord import Attack, users_of
from caposaldo.aslsk.direction import director
from caposaldo.aslsk.experience import inexperienced
from caposaldo.aslsk.table import StarterTable
from caposaldo.kernel.rules import RuleId, rule

COWERING: Final[RuleId] = rule("SK F8")
ONE: Final[int] = 1
TWO: Final[int] = 2


def shift_on_doubles(table: StarterTable, attack: Attack) -> int:
    """Return how many columns an Original double costs, 0 when the attack cannot cower."""
    if attack.kind in (CHARGE, RESIDUAL):
        return 0
    if attack.kind == FLAME and not table.battle.options.ft_cowers:
        return 0
    men = [unit for unit in users_of(table, attack) if not unit.leader]
    if not men or director(table, attack) is not None:
        return 0
    return TWO if any(inexperienced(table, unit) for unit in men) else ONE
