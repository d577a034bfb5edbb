"""A design drawn by lot, as far as its players leave it to chance (43.2, 43.3)."""

from __future__ import annotations

from typing import Final

from caposaldo.upfront.dyo.design import BALANCE, BID, REPLAY, Design
from caposaldo.upfront.dyo.drawing import (
    Pile,
    draw_limit,
    draw_position,
    draw_time,
    draw_troops,
    draw_victory,
)
from caposaldo.upfront.dyo.purchase import Batch, Purchase
from caposaldo.upfront.dyo.tables import Tables

SIDES: Final = "sides"
YEAR: Final = "year"
VICTORY: Final = "victory"
DECKS: Final = "decks"
TROOPS: Final = "troops"
EVERYTHING: Final = (SIDES, YEAR, VICTORY, DECKS, TROOPS)
MADE_UP: Final = (SIDES, VICTORY, DECKS)
PRINTED: Final = {BID: (), REPLAY: MADE_UP, BALANCE: (*MADE_UP, TROOPS)}
"""What a printed scenario says itself, of its forces too if they stay."""


class Lots:
    """What is to be drawn; of a printed scenario only year and, if bought anew, troops can be."""

    __slots__ = ("wanted",)

    def __init__(self, wanted: tuple[str, ...] = EVERYTHING) -> None:
        self.wanted: Final = wanted

    def has(self, what: str, way: str) -> bool:
        """Tell whether something is drawn in a design of that way."""
        return what in self.wanted and what not in PRINTED[way]


def draw_design(pile: Pile, tables: Tables, design: Design, lots: Lots) -> Design:
    """Draw what is wanted, in the order of the rules, and keep the rest of the design."""
    way = design.way
    nations = tuple([bought.nation for bought in design.forces])
    if lots.has(SIDES, way):
        nations = draw_position(pile, tables)
    year = draw_time(pile, tables, nations) if lots.has(YEAR, way) else design.year
    victory = draw_victory(pile, tables) if lots.has(VICTORY, way) else design.victory
    decks = draw_limit(pile, tables) if lots.has(DECKS, way) else design.decks
    forces: list[Purchase] = []
    for bought, nation in zip(design.forces, nations, strict=True):
        troops = bought.troops
        if lots.has(TROOPS, way):
            enemy = next(other for other in (*nations, "") if other != nation)
            marines = bought.marines and nation == bought.nation
            troops = draw_troops(pile, tables, nation, year, enemy, marines=marines) or troops
        forces.append(_with(bought, nation, troops))
    return Design(
        way,
        year,
        tuple(forces),
        title=design.title,
        story=design.story,
        scenario=design.scenario,
        victory=victory,
        decks=decks,
        night=design.night,
        battlefield=design.battlefield,
        fire=design.fire,
        heavy=design.heavy,
        minefields=design.minefields,
        limits=design.limits,
        readings=design.readings,
    )


def _with(bought: Purchase, nation: str, troops: str) -> Purchase:
    """Return a force of another nation or type; cards of another nation are left behind."""
    if nation == bought.nation:
        start, later = bought.start, bought.later
    else:
        start, later = Batch(0, (), {}), ()
    return Purchase(
        nation,
        bought.role,
        troops,
        start,
        later,
        bought.snipers,
        bought.random_decks,
        bought.marines and nation == bought.nation,
    )
