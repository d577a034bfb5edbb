"""Opening the box: the data files of the game read into one set of records."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from caposaldo.upfront.battle import Box
from caposaldo.upfront.battlefields import Books, Fires, read_battlefields
from caposaldo.upfront.blanks import read_blanks
from caposaldo.upfront.cards import read_deck
from caposaldo.upfront.datacheck import (
    check_battlefields,
    check_deck,
    check_men,
    check_weapons,
)
from caposaldo.upfront.nations import read_match_ups, read_nations
from caposaldo.upfront.personalities import enlist_vehicles, read_personalities
from caposaldo.upfront.scenarios import read_scenarios
from caposaldo.upfront.terrain import read_terrain
from caposaldo.upfront.weapons import read_weapons

Reader = Callable[[str], Mapping[str, Any]]


def open_box(read: Reader) -> tuple[Box, dict[str, Mapping[str, Any]]]:
    """Read every data file through `read` and return the box and the scenarios as written."""
    nations = read_nations(read("nations.toml"))
    weapons, secondary = read_weapons(read("weapons.toml"))
    people = read("personalities.toml")
    soldiers = read_personalities(people, weapons)
    men = enlist_vehicles(soldiers, read("vehicles.toml"))
    written = read("scenarios.toml")
    deck, terrain = read("action_deck.toml"), read("terrain.toml")
    books = Books(read("battlefields.toml"), deck, terrain, nations)
    box = Box(
        read_deck(deck, nations),
        men,
        weapons,
        secondary,
        nations,
        read_terrain(terrain),
        read_scenarios(written, men),
        read_battlefields(books),
        read_battlefields(books, table_values=True),
        Fires(books.fields.part("fire")),
        read_blanks(people, weapons, nations),
        read_match_ups(read("match_ups.toml"), nations),
    )
    advice = read("advice.toml")
    return box, {
        id: {"id": id, **entry, "advice": advice} for id, entry in written["scenario"].items()
    }


def doubts(box: Box, read: Reader) -> list[str]:
    """List what an owner should look at again in data that can be read (datacheck)."""
    deck = read("action_deck.toml")
    books = Books(read("battlefields.toml"), deck, read("terrain.toml"), box.nations)
    return [
        *check_deck(deck, box.nations, bases=("known",)),
        *check_battlefields(books),
        *check_weapons(box.weapons),
        *check_men(box.men, box.nations),
    ]
