"""Marines before 1943 carry bolt-action and not semi-automatic rifles (46.4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from caposaldo.upfront.battle import Box
from caposaldo.upfront.forces import EARLY_MARINES, Force
from caposaldo.upfront.personalities import ManCard
from caposaldo.upfront.weapons import Weapon

SEMI_AUTOMATIC: Final = "SAR"
BOLT_ACTION: Final = "R"


def rearmed(box: Box, forces: Iterable[Force]) -> Box:
    """Return the box with bolt-action rifles for Marines before 1943 (46.4).

    So are those who may still join them, as random reinforcements do.
    """
    early = [force for force in forces if force.marines == EARLY_MARINES]
    theirs = {box.men[id].nation for force in early for id in (*force.men, *force.later)}
    changed = {
        card.id: _with(card, box.weapons[f"{card.nation}-{BOLT_ACTION}"])
        for card in box.men.values()
        if card.nation in theirs and has_semi_automatic(card)
    }
    return box.but(men={**box.men, **changed}) if changed else box


def has_semi_automatic(card: ManCard) -> bool:
    """Tell whether a man carries a semi-automatic rifle."""
    return card.weapon is not None and card.weapon.short == SEMI_AUTOMATIC


def _with(card: ManCard, weapon: Weapon) -> ManCard:
    values = (card.morale, card.panic, card.rout, card.kia, card.kia_pinned)
    return card.revised(card.name, card.rank, card.role, weapon, values)
