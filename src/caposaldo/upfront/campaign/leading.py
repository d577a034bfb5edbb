"""Who may lead: ranks, KIA, weapons, and who outranks whom (42.2, 42.46, 42.47)."""

from __future__ import annotations

from typing import Final

from caposaldo.upfront.battle import Box
from caposaldo.upfront.campaign.figures import Figures
from caposaldo.upfront.campaign.roster import Soldier, arm_of, kind_of, role_of

SL: Final = "SL"
ASL: Final = "ASL"
COMMISSAR: Final = "COMMISSAR"
LEADERS: Final = (SL, ASL, COMMISSAR)
LMG: Final = "lmg"
ORDER: Final = ("PVT", "PFC", "CPL", "JRSGT", "SGT", "SSG")


def may_lead(box: Box, figures: Figures, soldier: Soldier) -> bool:
    """Tell whether a man of the roster can be the SL (42.2)."""
    if soldier.personal or not soldier.fit or soldier.kia != figures.veteran:
        return False
    if soldier.rank not in figures.leads:
        return False
    return kind_of(arm_of(box, soldier)) in figures.leads_with or must_swap(box, soldier)


def must_swap(box: Box, soldier: Soldier) -> bool:
    """Tell whether a man may lead only after giving his LMG to another, as an ASL may (42.2)."""
    return role_of(box, soldier) == ASL and kind_of(arm_of(box, soldier)) == LMG


def may_assist(figures: Figures, soldier: Soldier, leader: Soldier | None) -> bool:
    """Tell whether a man of the roster can be the ASL under this SL (42.2)."""
    if soldier.personal or not soldier.fit or soldier.kia != figures.veteran:
        return False
    return soldier.rank in figures.assists and not outranks(soldier, leader)


def outranks(soldier: Soldier, leader: Soldier | None) -> bool:
    """Tell whether a man stands above another; a Commissar above nobody (42.2, 42.46)."""
    if leader is None or COMMISSAR in (soldier.rank, leader.rank):
        return False
    return height(soldier.rank) > height(leader.rank)


def height(rank: str) -> int:
    """Return how high a rank is, over all nations (42.47)."""
    return ORDER.index(rank)


def raised(figures: Figures, nation: str, rank: str) -> str:
    """Return the next rank of a nation; the highest, and a Commissar, stay as they are (42.46)."""
    ladder = figures.ladder(nation)
    if rank == COMMISSAR:
        return rank
    above = [step for step in ladder if height(step) > height(rank)]
    return above[0] if above else rank
