"""Marines in a scenario of one's own: who can be, their rifles and what these cost (46.1, 46.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from caposaldo.kernel.rules import Modifier, Refusal, rule, term
from caposaldo.upfront.battle import Box
from caposaldo.upfront.dyo.purchase import Batch, Purchase, Terms, known_cards
from caposaldo.upfront.dyo.tables import Tables
from caposaldo.upfront.forces import EARLY_MARINES, LATE_MARINES, Force
from caposaldo.upfront.nations import Nation
from caposaldo.upfront.springfields import has_semi_automatic

WHO: Final = rule("UF 46.1")
RIFLES: Final = rule("UF 46.4")
NEW_RIFLES: Final = "1943"
"""The year in which Marines have semi-automatic rifles."""


def marines_of(box: Box, nation: str) -> Nation | None:
    """Return the Marines of a nation, if it has such."""
    for variant in box.nations.values():
        if variant.variant_of == nation:
            return variant
    return None


def time_of(year: str) -> str:
    """Name the time that Marines of a half year are of, as a list of men does (46.4)."""
    return EARLY_MARINES if year and year < NEW_RIFLES else LATE_MARINES


def marine_faults(box: Box, bought: Purchase) -> Iterator[Refusal]:
    """Say who cannot be Marines; they have no type of troops but their own (45.9, 46.1)."""
    if not bought.marines:
        return
    own = marines_of(box, bought.nation)
    if own is None:
        yield Refusal("design-no-marines", WHO, {"side": term(f"side-{bought.nation}")})
    elif bought.troops not in own.troops:
        troops = term(f"design-troops-{bought.troops}")
        yield Refusal("design-marines-type", WHO, {"troops": troops})


def rifle_lines(
    box: Box, tables: Tables, bought: Purchase, batch: Batch, terms: Terms
) -> list[Modifier]:
    """List what Marines before 1943 save, who carry bolt-action rifles (46.4)."""
    own = marines_of(box, bought.nation) if bought.marines else None
    if own is None or time_of(terms.year) != EARLY_MARINES:
        return []
    less = tables.markets[own.id].bolt_rifle
    cards = known_cards(box, bought.nation, batch.cards)
    return [
        Modifier(less, RIFLES, "bought-bolt-rifle", {"man": card.id})
        for card in cards
        if has_semi_automatic(card)
    ]


def marines_in(box: Box, bought: Purchase, listed: Force | None, enemy: str, year: str) -> str:
    """Name the time of the Marines in a force, nothing if it is none (46.1, 46.4).

    A printed force is what it is in its scenario: Marines against those whom they fight.
    """
    if listed is None:
        return time_of(year) if bought.marines else ""
    own = marines_of(box, bought.nation)
    if own is None or listed.troops not in own.troops:
        return ""
    return listed.marines or (LATE_MARINES if enemy in own.against else "")
