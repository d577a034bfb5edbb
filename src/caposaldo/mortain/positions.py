"""The text form of positions: one fact a line, stable from now on (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from caposaldo.kernel.contract import GameKind, Setup
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.frames import Frame
from caposaldo.mortain.deck import DECK, OWNER
from caposaldo.mortain.hexes import HexId
from caposaldo.mortain.orders import Orders, orders_for
from caposaldo.mortain.scenario import EAST, EXITED, LOST, UNPLACED, WEST, Scenario, UnitId
from caposaldo.mortain.setup import SetUp
from caposaldo.mortain.table import MortainTable, Unit
from caposaldo.mortain.turn import Battle, Turn
from caposaldo.mortain.verbs import Mortain

OFF_MAP: Final = (EAST, WEST, UNPLACED, EXITED, LOST)


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
        self.activated: tuple[str, ...] = ()
        self.came_up: tuple[str, ...] = ()
        self.marker = ""
        self.suppressed = ""

    def take(self, words: list[str]) -> None:
        """Read one line."""
        match words:
            case ["scenario", name]:
                self.scenario = name
            case ["reading", name, value]:
                self.readings[name] = value
            case ["turn", number] if number.isdecimal():
                self.turn = int(number)
            case ["card", card] if card in OWNER:
                self.card = card
            case ["deck", "without", *cards] if set(cards) <= set(DECK):
                self.without = cards
            case ["deck", *cards] if set(cards) <= set(DECK):
                self.deck = cards
            case ["activated", *sides]:
                self.activated = tuple(sides)
            case ["came-up", *sides]:
                self.came_up = tuple(sides)
            case ["marker", ("air" | "oba") as marker]:
                self.marker = marker
            case ["marker", "air", place]:
                self.marker, self.suppressed = "air", place
            case [unit, place]:
                self.units[unit] = (place, False)
            case [unit, place, "flipped"]:
                self.units[unit] = (place, True)
            case _:
                raise UnreadableFile(f"cannot read the line {' '.join(words)!r} of this position")


def read_position(
    kind: GameKind[MortainTable], battles: Mapping[str, Scenario], lines: list[str]
) -> tuple[Setup, MortainTable, list[Frame[MortainTable]]]:
    """Read a position; with a `card` its owner is asked, with units unplaced the US player is."""
    draft = _Draft()
    for line in lines:
        if words := line.split("#")[0].split():
            draft.take(words)
    setup = kind.setup(draft.scenario, draft.readings)
    table = _lay(draft, battles[draft.scenario])
    if any(unit.place == UNPLACED for unit in table.units.values()):
        table.turn, table.deck = 0, []
        return setup, table, [Battle("play_turns"), SetUp()]
    stack: list[Frame[MortainTable]] = [Battle("play_turns"), Turn("turn_card")]
    if draft.card:
        stack.append(orders_for(draft.card))
    return setup, table, stack


def _lay(draft: _Draft, scenario: Scenario) -> MortainTable:
    for id, (place, _) in draft.units.items():
        if UnitId(id) not in scenario.units:
            raise UnreadableFile(f"{scenario.id} has no unit {id!r}")
        if place not in OFF_MAP and HexId(place) not in scenario.terrain:
            raise UnreadableFile(f"{scenario.id} has no hex {place!r}")
    if draft.suppressed and HexId(draft.suppressed) not in scenario.terrain:
        raise UnreadableFile(f"{scenario.id} has no hex {draft.suppressed!r}")
    units = {
        id: Unit(type, *draft.units.get(id, (LOST, True))) for id, type in scenario.units.items()
    }
    gone = {draft.card, *draft.without}
    deck = draft.deck if draft.deck is not None else [card for card in DECK if card not in gone]
    came_up = draft.came_up or ((OWNER[draft.card],) if draft.card else ())
    return MortainTable(
        scenario,
        units,
        list(deck),
        draft.turn,
        draft.activated,
        came_up,
        draft.marker,
        draft.suppressed,
    )


def describe(game: Mortain) -> list[str]:
    """Write the position; lost units are left out."""
    table = game.table
    defaults = {name: reading.document for name, reading in game.kind.readings.items()}
    lines = [f"scenario {table.scenario.id}"]
    for name, value in sorted(game.setup.readings.items()):
        if value != defaults[name]:
            lines.append(f"reading {name} {value}")
    lines.append(f"turn {table.turn}")
    for frame in game.stack:
        if isinstance(frame, Orders):
            lines.append(f"card {frame.card}")
    for id, unit in table.units.items():
        if unit.place != LOST:
            lines.append(f"{id} {unit.place}{' flipped' if unit.flipped else ''}")
    if table.deck:
        lines.append("deck " + " ".join(card for card in DECK if card in table.deck))
    if table.activated:
        lines.append("activated " + " ".join(sorted(table.activated)))
    if table.came_up:
        lines.append("came-up " + " ".join(sorted(table.came_up)))
    if table.marker:
        lines.append(f"marker {table.marker} {table.suppressed}".rstrip())
    return lines
