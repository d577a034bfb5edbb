"""A design to begin with, before anybody has chosen anything (43.1 to 43.3)."""

from __future__ import annotations

from typing import Final

from caposaldo.upfront.battle import Box
from caposaldo.upfront.dyo.design import BALANCE, BID, Design, played_role, roles_of
from caposaldo.upfront.dyo.purchase import Batch, Purchase
from caposaldo.upfront.forces import ANY
from caposaldo.upfront.scenarios import Scenario

USUAL: Final = "line"
FIRST_VICTORY: Final = 3


def first_design(box: Box, way: str, scenario: str, nations: tuple[str, str], year: str) -> Design:
    """Return a design of the usual squads, or of a printed scenario without extra men."""
    empty = Design(way, year, (), scenario=scenario)
    forces: list[Purchase] = []
    for role, nation in zip(roles_of(box, empty), nations, strict=True):
        squad = tuple([box.men[id].no for id in box.nations[nation].squad])
        cards = () if way == BALANCE else squad
        troops = _troops(box.scenarios.get(scenario), role) if way != BID else USUAL
        forces.append(Purchase(nation, role, troops, Batch(0, cards, {})))
    return Design(
        way,
        year,
        tuple(forces),
        scenario="" if way == BID else scenario,
        victory=FIRST_VICTORY if way == BID else 0,
    )


def _troops(scenario: Scenario | None, role: str) -> str:
    if scenario is None:
        return USUAL
    return scenario.troops.get(played_role(role), scenario.troops.get(ANY, USUAL))
