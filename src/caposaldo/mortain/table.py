"""What lies on the table: counters, deck, turn, and what was used this turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from caposaldo.kernel.codec import listing, mapping, text, texts, whole
from caposaldo.kernel.contract import Table
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.mortain.deck import DECK
from caposaldo.mortain.hexes import HexId
from caposaldo.mortain.scenario import (
    EAST,
    EXITED,
    LOST,
    SIDES,
    UNPLACED,
    WEST,
    Scenario,
    UnitId,
    UnitType,
)

NOBODY: Final[tuple[UnitId, ...]] = ()


class Unit:
    """A counter in play: where it is and which side is up."""

    __slots__ = ("flipped", "place", "type")

    def __init__(self, type: UnitType, place: str, flipped: bool) -> None:
        self.type: Final = type
        self.place: Final = place
        self.flipped: Final = flipped

    @property
    def id(self) -> UnitId:
        """The counter's name."""
        return self.type.id

    def factor(self, armour: bool) -> int:
        """Return the factor it fires with: AT against armour, AI against the rest (3.2)."""
        printed = self.type.flipped if self.flipped else self.type.front
        return printed[0] if armour else printed[1]


class MortainTable(Table):
    """The table; `stacks` repeats the places of the units by hex, for speed."""

    def __init__(
        self,
        scenario: Scenario,
        units: dict[UnitId, Unit],
        deck: list[str],
        turn: int,
        activated: tuple[str, ...],
        came_up: tuple[str, ...],
        marker: str,
        suppressed: str,
        stacks: dict[str, tuple[UnitId, ...]] | None = None,
    ) -> None:
        self.scenario: Final = scenario
        self.units = units
        self.deck = deck
        self.turn = turn
        self.activated = activated
        self.came_up = came_up
        self.marker = marker
        self.suppressed = suppressed
        self.stacks = stacks if stacks is not None else _stacks(units)

    def copy(self) -> Table:
        return MortainTable(
            self.scenario,
            self.units.copy(),
            self.deck.copy(),
            self.turn,
            self.activated,
            self.came_up,
            self.marker,
            self.suppressed,
            self.stacks.copy(),
        )

    def data(self) -> dict[str, object]:
        return {
            "units": {id: [unit.place, unit.flipped] for id, unit in self.units.items()},
            "deck": self.deck.copy(),
            "turn": self.turn,
            "activated": list(self.activated),
            "came_up": list(self.came_up),
            "marker": self.marker,
            "suppressed": self.suppressed,
        }

    def put(self, unit: Unit, place: str, flipped: bool) -> None:
        """Set a counter down somewhere, one side up."""
        id = unit.type.id
        if place != unit.place:
            left = tuple([other for other in self.stacks[unit.place] if other != id])
            self.stacks[unit.place] = left
            self.stacks[place] = (*self.stacks.get(place, NOBODY), id)
        self.units[id] = Unit(unit.type, place, flipped)

    def on_map(self, side: str) -> list[Unit]:
        """Return the units of a side that stand on the map."""
        terrain = self.scenario.terrain
        return [
            unit for unit in self.units.values() if unit.type.side == side and unit.place in terrain
        ]

    def held_by(self, place: str) -> str:
        """Name the side that holds a hex; nothing when it is empty."""
        stack = self.stacks.get(place)
        return self.units[stack[0]].type.side if stack else ""

    def crowd(self, place: str) -> int:
        """Count the units of a hex that count for stacking (1.1, 1.4)."""
        stack = self.stacks.get(place, NOBODY)
        return len([id for id in stack if not self.units[id].type.tiger])


def _stacks(units: Mapping[UnitId, Unit]) -> dict[str, tuple[UnitId, ...]]:
    found: dict[str, tuple[UnitId, ...]] = {}
    for id, unit in units.items():
        found[unit.place] = (*found.get(unit.place, NOBODY), id)
    return found


def read_table(scenario: Scenario, data: Mapping[str, object]) -> MortainTable:
    """Read a table from its data, checking every name."""
    places = {*scenario.terrain, EAST, WEST, UNPLACED, EXITED, LOST}
    named = mapping(data.get("units"), "the units")
    if set(named) != set(scenario.units):
        raise UnreadableFile("the units are not those of the scenario")
    units: dict[UnitId, Unit] = {}
    for id, type in scenario.units.items():
        match listing(named[id], f"the state of {id}"):
            case [str(place), bool(flipped)] if place in places:
                units[id] = Unit(type, place, flipped)
            case state:
                raise UnreadableFile(f"{id} cannot be in the state {state!r}")
    deck = list(texts(data.get("deck"), "the deck"))
    if not set(deck) <= set(DECK) or len(set(deck)) != len(deck):
        raise UnreadableFile("the deck has cards twice, or cards that do not exist")
    suppressed = text(data.get("suppressed"), "the suppressed hex")
    if suppressed and HexId(suppressed) not in scenario.terrain:
        raise UnreadableFile(f"there is no hex {suppressed!r}")
    marker = text(data.get("marker"), "the marker used")
    if marker and marker not in scenario.strength:
        raise UnreadableFile(f"there is no marker {marker!r}")
    return MortainTable(
        scenario,
        units,
        deck,
        whole(data.get("turn"), "the turn"),
        _sides(data.get("activated"), "those who activated"),
        _sides(data.get("came_up"), "the colours that came up"),
        marker,
        suppressed,
    )


def _sides(value: object, what: str) -> tuple[str, ...]:
    sides = texts(value, what)
    if not set(sides) <= set(SIDES) or len(set(sides)) != len(sides):
        raise UnreadableFile(f"{what} must be sides, each once")
    return sides
