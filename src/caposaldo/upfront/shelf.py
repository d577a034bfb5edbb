"""Opening the box: the data files of the game read into one set of records."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from caposaldo.upfront.battle import Box
from caposaldo.upfront.battlefields import FIRE, UNDER, Battlefield, Books, Fires, read_battlefields
from caposaldo.upfront.blanks import read_blanks
from caposaldo.upfront.cards import read_deck
from caposaldo.upfront.datacheck import (
    check_battlefields,
    check_deck,
    check_men,
    check_weapons,
)
from caposaldo.upfront.entries import Entry
from caposaldo.upfront.nations import read_match_ups, read_nations
from caposaldo.upfront.personalities import enlist_vehicles, read_personalities
from caposaldo.upfront.scenarios import read_scenarios
from caposaldo.upfront.terrain import read_terrain
from caposaldo.upfront.weapons import read_weapons

Reader = Callable[[str], Mapping[str, Any]]


class Fields:
    """The battlefields under whatever was agreed, read when such an agreement first comes up."""

    __slots__ = ("_books", "_kept", "_named")

    def __init__(self, books: Books) -> None:
        self._books: Final = books
        self._kept: Final[dict[tuple[tuple[str, str], ...], dict[str, Battlefield]]] = {}
        # The values of readings that change something; each is read once, so that a fault shows.
        self._named: Final = tuple(dict.fromkeys(_conditions(books.fields)))
        for condition in self._named:
            name, _, value = condition.partition("=")
            self.under({name: value})

    def under(self, agreed: Mapping[str, str]) -> dict[str, Battlefield]:
        """Return the battlefields as they are under these readings, the document's for others."""
        pairs = [condition.partition("=") for condition in self._named]
        held = tuple([(name, value) for name, _, value in pairs if agreed.get(name) == value])
        if held not in self._kept:
            self._kept[held] = read_battlefields(self._books, dict(held))
        return self._kept[held]

    def burning(self, field: Battlefield) -> Battlefield:
        """Return a battlefield with the Burning card in the place of a Minefield (F4.6)."""
        return field.burning(self._books, self._books.fields.part(FIRE))


def _conditions(entry: Entry) -> Iterator[str]:
    """Name what an entry and those in it make depend on readings."""
    for name, value in entry.data.items():
        if name == UNDER:
            yield from entry.part(UNDER).data
        elif isinstance(value, Mapping):
            yield from _conditions(entry.part(name))
        elif isinstance(value, list):
            for part in value:
                if isinstance(part, Mapping):
                    yield from _conditions(Entry(f"{entry.place}, {name}", part))


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
        Fields(books),
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
