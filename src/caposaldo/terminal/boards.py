"""What is drawn of a table: a hex map where the scenario has one, else the view as a list."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, Protocol

from rich.text import Text

from caposaldo.boards.ground import battle_of
from caposaldo.library import AnyGame, AnyKind
from caposaldo.terminal.grid import Grid, best_size, grid_of
from caposaldo.terminal.hexmap import HexMap, Marks
from caposaldo.terminal.lanes import LaneBoard
from caposaldo.terminal.quietboard import QuietBoard
from caposaldo.terminal.starterboard import StarterBoard
from caposaldo.text import Words

View = Mapping[str, Any]


class Board(Protocol):
    """The drawing of one game's table."""

    def draw(self, view: View, marks: Marks, room: tuple[int, int], words: Words) -> Text:
        """Draw the table in a room of so many columns and lines."""

    def places(self, notation: str, view: View) -> list[str]:
        """Return the places on the drawing that an action speaks of."""

    def marks(self, options: list[str], chosen: str, cursor: str, view: View) -> Marks:
        """Return what is to be pointed out."""

    def status(self, view: View, words: Words) -> list[str]:
        """Say in a few lines what lies beside the drawing."""

    def headline(self, view: View, words: Words, *, short: bool) -> str:
        """Say in a few words how far the game is; nothing where the status alone says it."""

    def ends(self, notation: str) -> bool:
        """Tell whether a choice ends something, so that it is listed after the others."""

    def pointed(self, view: View, chosen: str) -> str:
        """Return the place to bring into sight for a choice; none where all is seen anyhow."""

    def about(self, view: View, notation: str, words: Words) -> list[str]:
        """Say what the counters named in an action are, where their names do not."""

    def measure(self, game: AnyGame, ends: tuple[str, str], words: Words) -> list[str]:
        """Say whether one sees from place to place; nothing where there is no ruler."""

    def inspect(self, view: View, place: str, words: Words) -> str:
        """Say what is at one place."""

    def step(self, place: str, right: int, down: int) -> str:
        """Return the next place in a direction."""

    def area(self, place: str, room: tuple[int, int]) -> tuple[int, int, int, int]:
        """Return the cells a place covers: left, top, width, height."""


class PlainBoard(QuietBoard):
    """Any view at all, key by key."""

    def draw(self, view: View, marks: Marks, room: tuple[int, int], words: Words) -> Text:
        """Write the table as an indented list."""
        return Text("\n".join(_listed(view["table"], "")))

    def places(self, notation: str, view: View) -> list[str]:
        """Know no places."""
        return []

    def marks(self, options: list[str], chosen: str, cursor: str, view: View) -> Marks:
        """Point nothing out."""
        return Marks()

    def status(self, view: View, words: Words) -> list[str]:
        """Leave everything to the list."""
        return []

    def inspect(self, view: View, place: str, words: Words) -> str:
        """Know no places."""
        return ""

    def step(self, place: str, right: int, down: int) -> str:
        """Stay."""
        return place

    def area(self, place: str, room: tuple[int, int]) -> tuple[int, int, int, int]:
        """Cover the first cell."""
        return 0, 0, 1, 1


class HexBoard(QuietBoard):
    """A hex map with counters, and what waits off the map."""

    def __init__(self, game: str, scenario: Mapping[str, Any]) -> None:
        self.game: Final = game
        self.scenario: Final = scenario
        self.units: Final = {unit["id"]: unit for unit in scenario["unit"]}

    def draw(self, view: View, marks: Marks, room: tuple[int, int], words: Words) -> Text:
        """Draw the map as large as the room allows."""
        names = {
            place["hex"]: words.term(f"place-{place['key']}", self.game)
            for place in self.scenario["place"]
        }
        return HexMap(self.scenario, names, self._grid(room).size).draw(view["table"], marks)

    def places(self, notation: str, view: View) -> list[str]:
        """Return the hexes an action names, and those of the units it names."""
        grid, found = self._grid((0, 0)), []
        for word in notation.replace(";", " ").split():
            unit = view["table"]["units"].get(word)
            place = unit["place"] if unit else word
            if grid.has(place):
                found.append(place)
        return found

    def marks(self, options: list[str], chosen: str, cursor: str, view: View) -> Marks:
        """Point out hexes and units of the options, the option in hand, and those at work."""
        offered: dict[str, int] = {}
        units: dict[str, str] = {}
        for number, option in enumerate(options, start=1):
            for place in self.places(option, view):
                offered.setdefault(place, number)
            units.update({word: "may" for word in option.split() if word in self.units})
        table = view["table"]
        volley = table.get("volley") or table.get("attack") or {}
        at_work = [table.get("moving", ""), *volley.get("firers", [])]
        units.update({id: "chosen" for id in at_work if id in self.units})
        if volley.get("target") in self.units:
            units[volley["target"]] = "target"
        units.update({word: "chosen" for word in chosen.split() if word in self.units})
        return Marks(offered, units, cursor)

    def status(self, view: View, words: Words) -> list[str]:
        """Tell turn, cards, exits, the marker, and the units off the map."""
        table = view["table"]
        deck = table["deck"]
        lines = [
            words.say("ui-turn-of", {"turn": table["turn"], "of": table["turns"]})
            + " · "
            + words.say("terminal-status-deck", {"left": deck["left"]})
            + " · "
            + words.say(
                "terminal-status-exits", {"out": table["exits"], "of": table["exits_to_win"]}
            )
        ]
        if table["marker"]:
            marker = {"marker": f"@marker-{table['marker']}"}
            lines.append(words.say("terminal-status-marker", marker, self.game))
        for place in ("west", "east", "exited", "lost"):
            there = [id for id, unit in table["units"].items() if unit["place"] == place]
            if there:
                labels = ", ".join(str(self.units[id]["label"]) for id in there)
                lines.append(words.say(f"terminal-place-{place}", {"units": labels}))
        return lines

    def inspect(self, view: View, place: str, words: Words) -> str:
        """Tell terrain, name and units of a hex."""
        grid = self._grid((0, 0))
        if not grid.has(place):
            return ""
        letter = self.scenario["map"][int(place[2:]) - 1][int(place[:2]) - 1]
        terrain = next(
            key for key, entry in self.scenario["terrain"].items() if entry["letter"] == letter
        )
        parts = [words.term(f"terrain-{terrain}", self.game)]
        for entry in self.scenario["place"]:
            if entry["hex"] == place:
                parts.insert(0, words.term(f"place-{entry['key']}", self.game))
        there = [id for id, unit in view["table"]["units"].items() if unit["place"] == place]
        return f"{place} {', '.join(parts)}" + "".join(
            f"\n{self._unit(id, view, words)}" for id in there
        )

    def step(self, place: str, right: int, down: int) -> str:
        """Return the next hex in a direction."""
        grid = self._grid((0, 0))
        return grid.step(place, right, down) if place else next(iter(grid.hexes()))

    def area(self, place: str, room: tuple[int, int]) -> tuple[int, int, int, int]:
        """Return the box of a hex."""
        grid = self._grid(room)
        x, y = grid.corner(place)
        return x, y, grid.size.pitch + grid.size.height // 2, grid.size.height

    def _grid(self, room: tuple[int, int]) -> Grid:
        columns, rows = int(self.scenario["columns"]), int(self.scenario["rows"])
        return grid_of(self.scenario, best_size(columns, rows, *room))

    def _unit(self, id: str, view: View, words: Words) -> str:
        flipped = view["table"]["units"][id]["flipped"]
        at, ai = self.units[id]["flipped" if flipped else "front"]
        facts = {"unit": f"@unit-{id}", "id": id, "at": at, "ai": ai, "flipped": flipped}
        return words.say("terminal-unit", facts, self.game)


def board_of(game: AnyGame) -> Board:
    """Return the drawing that suits a game."""
    battle = battle_of(game.kind, game.setup)
    if battle is not None:
        return StarterBoard(battle)
    return board_for(game.kind, game.setup.scenario)


def board_for(kind: AnyKind, scenario: str) -> Board:
    """Return the drawing that suits a scenario's data."""
    data = kind.scenarios[scenario]
    if {"map", "terrain", "unit", "columns", "rows"} <= set(data):
        return HexBoard(kind.id, data)
    if {"force", "decks"} <= set(data):
        return LaneBoard(kind.id)
    return PlainBoard()


def _listed(value: object, indent: str) -> Iterable[str]:
    if isinstance(value, Mapping):
        for key, inner in value.items():
            if isinstance(inner, Mapping) and inner:
                yield f"{indent}{key}"
                yield from _listed(inner, indent + "  ")
            else:
                yield f"{indent}{key}: {_plain(inner)}"
    else:
        yield f"{indent}{_plain(value)}"


def _plain(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(_plain(item) for item in value)
    return str(value)
