"""The data files of the package, parsed and read."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from caposaldo.upfront.cards import Card, CardId, read_deck
from caposaldo.upfront.nations import Nation, read_match_ups, read_nations
from caposaldo.upfront.personalities import (
    ManCard,
    ManId,
    enlist_vehicles,
    read_personalities,
)
from caposaldo.upfront.scenarios import Scenario, read_scenarios
from caposaldo.upfront.weapons import Secondary, Weapon, read_weapons

DATA: Final = Path(__file__).parents[2] / "src/caposaldo/upfront/data"


def parsed(name: str) -> dict[str, Any]:
    """A file of its own each time, so that a test may spoil it."""
    return tomllib.loads((DATA / f"{name}.toml").read_text("utf-8"))


@cache
def nations() -> dict[str, Nation]:
    return read_nations(parsed("nations"))


@cache
def weapons() -> dict[str, Weapon]:
    return read_weapons(parsed("weapons"))[0]


@cache
def secondary() -> dict[str, Secondary]:
    return read_weapons(parsed("weapons"))[1]


@cache
def men() -> dict[ManId, ManCard]:
    return read_personalities(parsed("personalities"), weapons())


@cache
def force_cards() -> dict[ManId, ManCard]:
    """The men together with the vehicles and guns."""
    return enlist_vehicles(men(), parsed("vehicles"))


@cache
def deck() -> dict[CardId, Card]:
    return read_deck(parsed("action_deck"), nations())


@cache
def scenarios() -> dict[str, Scenario]:
    return read_scenarios(parsed("scenarios"), force_cards())


@cache
def match_ups() -> frozenset[frozenset[str]]:
    return read_match_ups(parsed("match_ups"), nations())


def card(number: int) -> Card:
    return deck()[CardId(str(number))]


def man(id: str) -> ManCard:
    return force_cards()[ManId(id)]
