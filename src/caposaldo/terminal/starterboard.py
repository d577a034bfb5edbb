"""The table of the Starter Kit: its map, its stacks, what waits beside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from caposaldo.boards.ground import Battle
from caposaldo.boards.ruler import sight
from caposaldo.boards.special import falling_snow
from caposaldo.kernel.errors import IllegalAction
from caposaldo.library import AnyGame
from caposaldo.terminal.cellgrid import CellGrid, best_size
from caposaldo.terminal.hexmap import Marks
from caposaldo.terminal.sightline import sight_lines
from caposaldo.terminal.startermap import StarterMap
from caposaldo.terminal.starterspecials import snow_lines, special_words
from caposaldo.terminal.starterwords import (
    ground_line,
    headline,
    marker_words,
    off_map_lines,
    unit_line,
    victory_lines,
    weapon_line,
)
from caposaldo.text import Words

View = Mapping[str, Any]

CHAIN: Final = ";"
ENDS: Final = ("done", "halt", "hold", "stop", "cancel", "exit")
RUINOUS: Final = ("destroy", "drop")
"""Verbs that give a weapon up: never the first choice, which Enter takes."""


class StarterBoard:
    """A map of hexes named by letters, with stacks of counters."""

    def __init__(self, battle: Battle) -> None:
        self.battle: Final = battle

    def draw(self, view: View, marks: Marks, room: tuple[int, int], words: Words) -> Text:
        """Draw the map as large as the room allows; a large one is scrolled."""
        size = best_size(self.battle.ground, room)
        return StarterMap(self.battle, size).draw(view["table"], marks)

    def places(self, notation: str, view: View) -> list[str]:
        """Return the hexes an action names, and those of the counters it names."""
        found = []
        for word in notation.replace(CHAIN, " ").split()[1:]:
            name = self._place(word, view["table"])
            if name:
                found.append(name)
        return list(dict.fromkeys(found))

    def marks(self, options: list[str], chosen: str, cursor: str, view: View) -> Marks:
        """Point out hexes and counters of the options, the one in hand, and those at work."""
        table = view["table"]
        offered: dict[str, int] = {}
        units: dict[str, str] = {}
        for number, option in enumerate(options, start=1):
            words = option.split()[1:]
            # What is offered to a counter is pointed out where it leads, not where it stands.
            ends = [word for word in words if word in self.battle.ground.index]
            for word in ends or words:
                if place := self._place(word, table):
                    offered.setdefault(place, number)
            units.update({word: "may" for word in words if _is_counter(word, table)})
        units.update(_at_work(table))
        units.update({word: "chosen" for word in chosen.split()[1:] if _is_counter(word, table)})
        return Marks(offered, units, cursor)

    def status(self, view: View, words: Words) -> list[str]:
        """Tell the turn, who wins how, and what is off the map."""
        table = view["table"]
        return [
            headline(table, words, short=False),
            *snow_lines(self.battle, table, words),
            *victory_lines(self.battle, table, words),
            *off_map_lines(self.battle, table, words),
        ]

    def headline(self, view: View, words: Words, *, short: bool) -> str:
        """Tell turn and phase, and that it snows."""
        table = view["table"]
        snow = [words.say("aslsk-web-snow-here")] if falling_snow(self.battle, table) else []
        return ", ".join([headline(table, words, short=short), *snow])

    def inspect(self, view: View, place: str, words: Words) -> str:
        """Tell the ground of a hex, its markers and everybody there."""
        ground, table = self.battle.ground, view["table"]
        if place not in ground.index:
            return ""
        head = [ground_line(self.battle, ground.index[place], words)]
        head += [*special_words(self.battle, table, place, words)]
        head += marker_words(table, place, words)
        units = [id for id, unit in table["units"].items() if unit["place"] == place]
        lying = [
            id
            for id, weapon in table["weapons"].items()
            if weapon["place"] == place and not weapon["holder"]
        ]
        lines = [unit_line(self.battle, table, id, words) for id in units]
        lines += [weapon_line(self.battle, table, id, words) for id in lying]
        return "\n".join(["; ".join(head), *lines])

    def about(self, view: View, notation: str, words: Words) -> list[str]:
        """Tell what the counters named in an action are, and where."""
        table, found = view["table"], []
        for word in dict.fromkeys(notation.replace(CHAIN, " ").split()[1:]):
            if word in table["units"]:
                line = unit_line(self.battle, table, word, words)
            elif word in table["weapons"]:
                line = weapon_line(self.battle, table, word, words)
            else:
                continue
            where = self._place(word, table)
            found.append(f"{where}: {line}" if where else line)
        return found

    def ends(self, notation: str) -> bool:
        """Tell whether a choice ends a phase, a move or an attack, or gives a weapon up."""
        return notation in ENDS or notation.partition(" ")[0] in RUINOUS

    def pointed(self, view: View, chosen: str) -> str:
        """Return the hex a choice leads to, or where those stand who act."""
        table = view["table"]
        words = [*_at_work(table), *chosen.split()[1:]]
        found = [place for word in words if (place := self._place(word, table))]
        return found[-1] if found else ""

    def measure(self, game: AnyGame, ends: tuple[str, str], words: Words) -> list[str]:
        """Lay the ruler from hex to hex; nothing where attacks are declared without looking."""
        try:
            return sight_lines(sight(game.table, *ends, over=game.result() is not None), words)
        except IllegalAction:
            return []

    def step(self, place: str, right: int, down: int) -> str:
        """Return the next hex in a direction; the cursor begins in the middle of the map."""
        ground = self.battle.ground
        if place not in ground.index:
            return ground.names[ground.size // 2]
        grid = CellGrid(ground, best_size(ground, (0, 0)))
        return ground.names[grid.step(ground.index[place], right, down)]

    def area(self, place: str, room: tuple[int, int]) -> tuple[int, int, int, int]:
        """Return the box of a hex, and a hex around it."""
        ground = self.battle.ground
        grid = CellGrid(ground, best_size(ground, room))
        x, y = grid.corner(ground.index[place])
        wide, high = grid.size.pitch, grid.size.height
        return max(0, x - wide), max(0, y - high), 3 * wide, 3 * high

    def _place(self, word: str, table: View) -> str:
        """Return the hex a word speaks of: itself, or where the counter of that name is."""
        for kind in ("units", "weapons"):
            if word in table[kind]:
                word = table[kind][word]["place"]
                break
        ground = self.battle.ground
        return ground.names[ground.index[word]] if word in ground.index else ""


def _is_counter(word: str, table: View) -> bool:
    return word in table["units"] or word in table["weapons"]


def _at_work(table: View) -> dict[str, str]:
    """Return the counters that act now, and those acted upon."""
    found: dict[str, str] = {}
    found.update(dict.fromkeys(table.get("moving", {}).get("units", ()), "chosen"))
    group = table.get("fire_group") or {}
    found.update(dict.fromkeys([*group.get("members", ()), *group.get("leaders", ())], "chosen"))
    if group:
        enemies = {i: u for i, u in table["units"].items() if u["side"] != group["side"]}
        there = [id for id, unit in enemies.items() if unit["place"] == group["hex"]]
        found.update(dict.fromkeys(group["targets"] or there, "target"))
    if flight := table.get("flight"):
        found.update(dict.fromkeys([flight["unit"], flight["along"]], "chosen"))
    close = table.get("close_combat") or {}
    found.update(dict.fromkeys(close.get("attackers", ()), "chosen"))
    found.update(dict.fromkeys(close.get("targets", ()), "target"))
    return found
