"""The tables of the campaign game that are shown with the rules (42.43, 42.47)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from caposaldo.kernel.rulebook import RuleTable
from caposaldo.upfront.campaign.figures import USUAL, Figures
from caposaldo.upfront.feats import BARE_HANDS, CHARGE, CLOSE_COMBAT, HERO, POINTS, WEAPON
from caposaldo.upfront.ruletables import row

NAMED: Final = ("american", "russian", "german")
"""The nations whose ranks have names of their own; the American ones are the usual ones."""


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


def _ranks(figures: Figures) -> RuleTable:
    usual, russian = figures.ladders[USUAL], figures.ladder("russian")
    # A rank that only one nation has stands above the one it comes before.
    ladder = sorted({*usual, *russian}, key=lambda rank: _height(rank, usual, russian))
    rows = [row(rank, *[_name(rank, nation, figures) for nation in NAMED]) for rank in ladder]
    return RuleTable(row("@table-rank", *[f"@side-{nation}" for nation in NAMED]), tuple(rows))


def _height(rank: str, usual: tuple[str, ...], russian: tuple[str, ...]) -> tuple[int, int]:
    own = rank in usual
    above = rank if own else russian[russian.index(rank) + 1]
    return -usual.index(above), 0 if own else 1


def _name(rank: str, nation: str, figures: Figures) -> str:
    if rank not in figures.ladder(nation):
        return "-"
    return f"@campaign-rank-{rank}" if nation == NAMED[0] else f"@campaign-rank-{nation}-{rank}"


MADE: Final[Mapping[str, Callable[[Figures], RuleTable]]] = {"elan": _elan, "ranks": _ranks}
