"""Fire teams: men with the same strong weapon stay in different groups (46.4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from caposaldo.kernel.rules import rule
from caposaldo.upfront.men import Man
from caposaldo.upfront.personalities import ManCard, ManId
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.travelling import on_the_way
from caposaldo.upfront.weapons import Weapon

TEAMS: Final = rule("UF 46.4")
ANY_GUN: Final = "fire-team-any-mg"
BAR: Final = "bar"
LMG: Final = "lmg"
MMG: Final = "mmg"
LATE_SQUAD: Final = 3
"""The BAR men of the Marine squad of 1944 and 1945."""
SEVERAL: Final = 2

Team = frozenset[str]
"""Families of weapons of which no two go into one group."""


def teams(table: UpFrontTable, side: str) -> tuple[Team, ...]:
    """Return the weapons of which a side, with all it began with, spreads its men (46.4)."""
    battle = table.battle
    if not battle.supplements:
        return ()
    return teams_among(_everybody(table, side), any_gun=battle.reads(ANY_GUN))


def teams_among(cards: Iterable[ManCard], *, any_gun: bool = False) -> tuple[Team, ...]:
    """Return the weapons of which these men must be spread: three BARs, or two LMGs (46.4).

    By one reading any two of BAR, LMG and MMG keep apart.
    """
    men = [card for card in cards if card.vehicle is None]
    families = [card.weapon.family for card in men if card.weapon is not None]
    if any_gun:
        guns = [family for family in families if family in (BAR, LMG, MMG)]
        return (frozenset((BAR, LMG, MMG)),) if len(guns) >= SEVERAL else ()
    found = [BAR] if families.count(BAR) >= LATE_SQUAD else []
    found += [LMG] if families.count(LMG) >= SEVERAL else []
    return tuple([frozenset((family,)) for family in found])


def of_team(weapon: Weapon | None, team: Team) -> bool:
    """Tell whether a weapon is one of those that keep apart."""
    return weapon is not None and weapon.family in team


def clash(one: Weapon | None, others: Iterable[Weapon | None], known: tuple[Team, ...]) -> bool:
    """Tell whether a man with a weapon finds another of his fire team among others (46.4)."""
    kept = [team for team in known if of_team(one, team)]
    return bool(kept) and any(of_team(other, team) for other in others for team in kept)


def crowds(table: UpFrontTable, side: str, to: str, man: Man) -> bool:
    """Tell whether a man would come to another of his fire team, there or on the way (46.4)."""
    known = teams(table, side) if man.weapon is not None else ()
    if not known:
        return False
    group = table.groups.get(f"{side}-{to}")
    there = [other.weapon for other in group.ranks] if group is not None else []
    coming = [other.weapon for _, other in on_the_way(table, side, to) if other is not man]
    return clash(man.weapon, [*there, *coming], known)


def _everybody(table: UpFrontTable, side: str) -> list[ManCard]:
    """Return the cards of a side: in play, still to come and lost."""
    roster, letter = table.battle.box.men, table.battle.sheets[side].nation.letter
    here = [man.card for group in table.side(side) for man in group.men]
    away = [*table.waiting[side], *[id for id in table.lost if id[0] == letter]]
    return [*here, *[roster[ManId(id)] for id in away]]
