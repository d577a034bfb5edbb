"""The tables of the campaign game that are shown with the rules (42.43, 42.47)."""

from __future__ import annotations

from collections.abc import Sequence

from caposaldo.kernel.rulebook import RuleTable
from caposaldo.upfront.campaign.figures import Figures
from caposaldo.upfront.feats import BARE_HANDS, CHARGE, CLOSE_COMBAT, HERO, POINTS, WEAPON
from caposaldo.upfront.ruletables import row


def _elan(figures: Figures) -> RuleTable:
    rows = [
        row("@table-elan-victory", figures.for_victory),
        row("@table-elan-at-the-end", figures.for_unpinned),
        row("@table-elan-hero", POINTS[HERO]),
        row("@table-elan-close-combat", POINTS[CLOSE_COMBAT]),
        row("@table-elan-weapon", POINTS[WEAPON]),
        row("@table-elan-charge", POINTS[CHARGE]),
        row(f"@table-elan-charge-men {figures.charge_at_least}", figures.for_charge),
        row("@table-elan-bare-hands", POINTS[BARE_HANDS]),
        row("@table-elan-infiltrator", "@table-elan-men"),
    ]
    return RuleTable(row("@table-deed", "@table-elan"), tuple(rows))


def _ranks(figures: Figures, nations: Sequence[str]) -> RuleTable:
    ladders = [figures.ladder(nation) for nation in nations]
    ranks = dict.fromkeys(rank for ladder in ladders for rank in ladder)
    every = sorted(ranks, key=lambda rank: _height(rank, ladders))
    rows = [
        row(rank, *[_name(rank, nation, nation == nations[0], figures) for nation in nations])
        for rank in every
    ]
    return RuleTable(row("@table-rank", *[f"@side-{nation}" for nation in nations]), tuple(rows))


def _height(rank: str, ladders: Sequence[tuple[str, ...]]) -> tuple[int, int]:
    """Order ranks from the highest; one that a ladder lacks stands below what follows it there."""
    usual = ladders[0]
    if rank in usual:
        return -usual.index(rank), 0
    own = next(ladder for ladder in ladders if rank in ladder)
    return -usual.index(own[own.index(rank) + 1]), 1


def _name(rank: str, nation: str, plain: bool, figures: Figures) -> str:
    if rank not in figures.ladder(nation):
        return "-"
    # The first nation's ranks have the plain names.
    return f"@campaign-rank-{rank}" if plain else f"@campaign-rank-{nation}-{rank}"


def rule_table(name: str, figures: Figures) -> RuleTable | None:
    """Return the table of a name, or None if it is none of these."""
    id, *nations = name.split()
    if id == "ranks":
        return _ranks(figures, nations)
    return _elan(figures) if id == "elan" else None
