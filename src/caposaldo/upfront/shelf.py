"""Opening the box: the data files of the game read into one set of records."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from caposaldo.upfront.battle import Box
from caposaldo.upfront.cards import read_deck
from caposaldo.upfront.datacheck import check_deck, check_men, check_weapons
from caposaldo.upfront.nations import read_nations
from caposaldo.upfront.personalities import enlist_vehicles, read_personalities
from caposaldo.upfront.scenarios import read_scenarios
from caposaldo.upfront.terrain import read_terrain
from caposaldo.upfront.weapons import read_weapons

Reader = Callable[[str], Mapping[str, Any]]


def open_box(read: Reader) -> tuple[Box, dict[str, Mapping[str, Any]]]:
    """Read every data file through `read` and return the box and the scenarios as written."""
    nations = read_nations(read("nations.toml"))
    weapons, secondary = read_weapons(read("weapons.toml"))
    soldiers = read_personalities(read("personalities.toml"), weapons)
    men = enlist_vehicles(soldiers, read("vehicles.toml"))
    written = read("scenarios.toml")
    box = Box(
        read_deck(read("action_deck.toml"), nations),
        men,
        weapons,
        secondary,
        nations,
        read_terrain(read("terrain.toml")),
        read_scenarios(written, men),
    )
    advice = read("advice.toml")
    return box, {
        id: {"id": id, **entry, "advice": advice} for id, entry in written["scenario"].items()
    }


def doubts(box: Box, deck: Mapping[str, Any]) -> list[str]:
    """List what an owner should look at again in data that can be read (datacheck)."""
    return [
        *check_deck(deck, box.nations, bases=("known",)),
        *check_weapons(box.weapons),
        *check_men(box.men, box.nations),
    ]
