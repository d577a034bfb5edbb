"""The text form of positions: one fact a line, stable from now on (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from caposaldo.kernel.contract import GameKind, Setup
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.frames import Frame
from caposaldo.mortain.attack import Attack
from caposaldo.mortain.deck import DECK, FACES, OWNER, activations
from caposaldo.mortain.fire import Volley
from caposaldo.mortain.hexes import HexId
from caposaldo.mortain.markers import CallMarker
from caposaldo.mortain.movement import STACKING_LIMIT, MoveUnit
from caposaldo.mortain.orders import Orders
from caposaldo.mortain.scenario import (
    EAST,
    EXITED,
    GERMAN,
    LOST,
    SIDES,
    UNPLACED,
    US,
    WEST,
    Scenario,
    UnitId,
)
from caposaldo.mortain.setup import SetUp
from caposaldo.mortain.table import MortainTable, Unit
from caposaldo.mortain.turn import Battle, Turn

ONLY_FOR: Final = {EAST: "east", WEST: "west", UNPLACED: "map"}


class _Draft:
    """A position while its lines are read; units not named are lost."""

    def __init__(self) -> None:
        self.scenario = "postcard"
        self.readings: dict[str, str] = {}
        self.turn = 1
        self.units: dict[str, tuple[str, bool]] = {}
        self.deck: list[str] | None = None
        self.without: list[str] = []
        self.card = ""
        self.left: int | None = None
        self.tied = ""
        self.acted: tuple[str, ...] = ()
        self.made: tuple[str, ...] = ()
        self.activated: tuple[str, ...] = ()
        self.came_up: tuple[str, ...] = ()
        self.marker = ""
        self.suppressed = ""
        self.open: list[str] = []

    def take(self, words: list[str]) -> None:
        """Read one line."""
        match words:
            case ["scenario", name]:
                self.scenario = name
            case ["reading", name, value]:
                self.readings[name] = value
            case ["turn", number] if number.isdecimal() and len(number) < 4:
                self.turn = int(number)
            case ["deck"] | ["deck", "empty"]:
                self.deck = []
            case ["deck", "without", *cards] if _are_cards(cards):
                self.without = cards
            case ["deck", *cards] if _are_cards(cards):
                self.deck = cards
            case ["activated", *sides] if _are_sides(sides):
                self.activated = tuple(sides)
            case ["came-up", *sides] if _are_sides(sides):
                self.came_up = tuple(sides)
            case ["marker", ("air" | "oba") as marker]:
                self.marker = marker
            case ["marker", "air", place]:
                self.marker, self.suppressed = "air", place
            case _:
                self.take_orders(words)

    def take_orders(self, words: list[str]) -> None:
        """Read a line about the card in use, or about one unit."""
        match words:
            case ["card", card] if card in OWNER:
                self.card = card
            case ["left", number] if number.isdecimal() and len(number) < 4:
                self.left = int(number)
            case ["tied", place]:
                self.tied = place
            case ["acted", *units]:
                self.acted = tuple(units)
            case ["made", *moves]:
                self.made = tuple(moves)
            case ["moving", _] | ["volley", _] | ["volley", _, "with", *_] | ["calling", _]:
                self.open = words
            case ["face", card, "fire", _, "with", _, *_] if card in FACES:
                self.open = words
            case ["face", card, "air" | "oba", _, "at" | "ai"] if card in FACES:
                self.open = words
            case [unit, place] if unit not in self.units:
                self.units[unit] = (place, place == LOST)
            case [unit, place, "flipped"] if unit not in self.units:
                self.units[unit] = (place, True)
            case _:
                raise UnreadableFile(f"cannot read the line {' '.join(words)!r} of this position")


def _are_cards(cards: list[str]) -> bool:
    return set(cards) <= set(DECK) and len(set(cards)) == len(cards)


def _are_sides(sides: list[str]) -> bool:
    return set(sides) <= set(SIDES) and len(set(sides)) == len(sides)


def read_position(
    kind: GameKind[MortainTable], battles: Mapping[str, Scenario], lines: list[str]
) -> tuple[Setup, MortainTable, list[Frame[MortainTable]]]:
    """Read a position; with a `card` its owner is asked, in turn 0 the US player sets up."""
    draft = _Draft()
    for line in lines:
        if words := line.split("#")[0].split():
            draft.take(words)
    setup = kind.setup(draft.scenario, draft.readings)
    table = _lay(draft, battles[draft.scenario])
    stack: list[Frame[MortainTable]] = [Battle("play_turns")]
    if table.turn == 0:
        table.deck = []
        return setup, table, [*stack, SetUp()]
    stack.append(Turn("turn_card"))
    if draft.card:
        stack.append(_orders(draft, table))
    if draft.open:
        stack.append(_question(draft, table))
    return setup, table, stack


def _lay(draft: _Draft, scenario: Scenario) -> MortainTable:
    for id, (place, _) in draft.units.items():
        if UnitId(id) not in scenario.units:
            raise UnreadableFile(f"{scenario.id} has no unit {id!r}")
        type = scenario.units[UnitId(id)]
        odd = type.side == US if place == EXITED else ONLY_FOR.get(place, type.start) != type.start
        off_map = place in (LOST, EXITED) or place in ONLY_FOR
        if odd or (not off_map and place not in scenario.terrain):
            raise UnreadableFile(f"{id} cannot be at {place!r}")
    if draft.suppressed and HexId(draft.suppressed) not in scenario.terrain:
        raise UnreadableFile(f"{scenario.id} has no hex {draft.suppressed!r}")
    units = {
        id: Unit(type, *draft.units.get(id, (LOST, True))) for id, type in scenario.units.items()
    }
    in_use = {draft.card, draft.open[1] if draft.open[:1] == ["face"] else ""}
    deck = draft.deck
    if deck is None:
        deck = [card for card in DECK if card not in in_use and card not in draft.without]
    elif in_use & set(deck):
        raise UnreadableFile("a card in use cannot be in the deck too")
    waiting = any(unit.place == UNPLACED for unit in units.values())
    if draft.turn > scenario.turns:
        raise UnreadableFile(f"{scenario.id} has no turn {draft.turn}")
    came_up = draft.came_up or ((OWNER[draft.card],) if draft.card else ())
    table = MortainTable(
        scenario,
        units,
        list(deck),
        0 if waiting else draft.turn,
        draft.activated,
        came_up,
        draft.marker,
        draft.suppressed,
    )
    _check_stacks(table)
    return table


def _check_stacks(table: MortainTable) -> None:
    for place, stack in table.stacks.items():
        if place in table.scenario.terrain and (
            table.crowd(place) > STACKING_LIMIT
            or len({table.units[id].type.side for id in stack}) > 1
        ):
            raise UnreadableFile(f"the units in {place} cannot stand together")


def _orders(draft: _Draft, table: MortainTable) -> Orders:
    gives = activations(draft.card)
    left = gives if draft.left is None else draft.left
    places = {*table.scenario.terrain, EAST, WEST, EXITED}
    steps = [place for move in draft.made for place in move.split(">")]
    if left > gives or not places >= {*steps, draft.tied or EAST}:
        raise UnreadableFile(f"the orders on {draft.card} cannot be as they are given")
    for id in draft.acted:
        _unit(table, id, OWNER[draft.card])
    return Orders(draft.card, left, draft.tied, draft.acted, draft.made)


def _question(draft: _Draft, table: MortainTable) -> Frame[MortainTable]:
    """Read the question that is open on top of the card's orders."""
    owner = OWNER[draft.card] if draft.card else ""
    match draft.open:
        case ["moving", id] if owner:
            if _unit(table, id, owner).place not in (EXITED, LOST):
                return MoveUnit(id)
        case ["volley", target, *rest] if owner:
            _on_map(table, target, US if owner == GERMAN else GERMAN)
            return Volley(target, tuple(_on_map(table, id, owner) for id in rest[1:]))
        case ["calling", ("air" | "oba") as marker] if owner == US:
            return CallMarker(marker)
        case ["face", card, "fire", target, "with", *firers]:
            side = _unit(table, firers[0]).type.side
            _on_map(table, target, US if side == GERMAN else GERMAN)
            factor = "at" if _unit(table, target).type.armour else "ai"
            group = tuple(_on_map(table, id, side) for id in firers)
            return Attack("fire", factor, target, group, card)
        case ["face", card, marker, place, factor] if place in table.scenario.terrain:
            return Attack(marker, factor, place, (), card)
    raise UnreadableFile(f"{' '.join(draft.open)!r} cannot be open in this position")


def _unit(table: MortainTable, id: str, side: str = "") -> Unit:
    unit = table.units.get(UnitId(id))
    if unit is None or side not in ("", unit.type.side):
        raise UnreadableFile(f"there is no unit {id!r} that could do this")
    return unit


def _on_map(table: MortainTable, id: str, side: str) -> str:
    if _unit(table, id, side).place not in table.scenario.terrain:
        raise UnreadableFile(f"{id} is not on the map")
    return id
