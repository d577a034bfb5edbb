"""The map of the Starter Kit in coloured characters, from its ground and a view."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from rich.style import Style
from rich.text import Text

from caposaldo.boards.ground import SIDES, TERRAINS, Battle, Cell
from caposaldo.boards.special import SECRET, SHOWN, falling_snow, fortified
from caposaldo.terminal.canvas import Canvas
from caposaldo.terminal.cellgrid import CellGrid
from caposaldo.terminal.grid import Size, Span
from caposaldo.terminal.hexmap import (
    CURSOR,
    CURSOR_EDGE,
    DIGITS,
    EDGE,
    FALLING,
    INK,
    OFFERED,
    QUIET,
    RISING,
    SHADES,
    STATES,
    Marks,
)
from caposaldo.terminal.stacks import MORE, Chip, by_hex, gap, packed

TERRAIN: Final = {
    "open": ("#e4e2c4", ""),
    "grain": ("#e8d488", "≡"),
    "orchard": ("#c9d69a", "♧"),
    "woods": ("#a3b886", "♣"),
    "wooden": ("#dcb489", "⌂"),
    "stone": ("#c2bcb4", "■"),
}
ROAD: Final = Style(color="#8a7a52", bgcolor="#cdbf94")
SMOKE: Final = Style(color="#3a3f44", bgcolor="#d5d8da", bold=True)
HARM: Final = Style(color="#a3301a", bold=True)
BARE: Final = Style(color="#33301f", italic=True)
REST: Final = Style(color="#33301f", bold=True)
FORT: Final = Style(color="#2a1c10", bold=True)
SNOW: Final = 0.55
"""How far the colours of the ground go towards white while it snows."""
COUNTERS: Final = {
    "german": Style(color="#faf7ee", bgcolor="#4c565c"),
    "russian": Style(color="#4a1d15", bgcolor="#ebcfc2"),
    "american": Style(color="#1e2a12", bgcolor="#b5cc5c"),
}
OTHERS: Final = Style(color="#1e211c", bgcolor="#d8d2c0")
BROKEN: Final = Style(italic=True, underline=True)
HOLDERS: Final = {"german": "#2c3439", "russian": "#7c3f34", "american": "#4c6a14"}
FLAG: Final = "⚑"
FORTS: Final = {SHOWN: "♜", SECRET: "♖"}
SIGNS: Final = (("smoke", "≈"), ("melee", "⊗"))
CHARGE: Final = "◆"

Sign = tuple[str, Style]


class StarterMap:
    """The drawing of one map at one size."""

    def __init__(self, battle: Battle, size: Size) -> None:
        self.battle: Final = battle
        self.ground: Final = battle.ground
        self.grid: Final = CellGrid(self.ground, size)

    def draw(self, table: Mapping[str, Any], marks: Marks) -> Text:
        """Draw the table as it lies."""
        canvas = Canvas(self.grid.width, self.grid.height)
        chips, forts = by_hex(table), fortified(self.battle, table)
        white = SNOW if falling_snow(self.battle, table) else 0.0
        for hex in range(self.ground.size):
            self._ground(canvas, hex, marks, white)
        for hex in range(self.ground.size):
            self._road(canvas, hex)
        for hex, name in enumerate(self.ground.names):
            self._head(canvas, hex, marks)
            self._stack(canvas, hex, chips.get(name, []), marks)
            signs = [(FORTS[forts[name]], FORT)] if name in forts else []
            self._foot(canvas, hex, [*signs, *_markers(table, name)], marks)
        return canvas.text()

    def _ground(self, canvas: Canvas, hex: int, marks: Marks, white: float) -> None:
        cell, spans = self.ground.cells[hex], self.grid.spans(hex)
        colour = _shaded(TERRAIN[TERRAINS[self.ground.terrain[hex]]][0], cell, white)
        edge = CURSOR_EDGE if self.ground.names[hex] == marks.cursor else EDGE
        for line, span in enumerate(spans):
            canvas.fill(span.x, span.y, span.width, _ground_style(colour, line == len(spans) - 1))
            sign = RISING if line < len(spans) // 2 else FALLING
            canvas.write(span.x, span.y, "▏" if len(spans) == 2 else sign, edge)

    def _road(self, canvas: Canvas, hex: int) -> None:
        for side in range(SIDES):
            if self.ground.has_road(hex, side):
                for x, y in self.grid.arm(hex, side):
                    canvas.write(x, y, "·", ROAD)

    def _head(self, canvas: Canvas, hex: int, marks: Marks) -> None:
        span, name = self.grid.spans(hex)[0], self.ground.names[hex]
        style = QUIET
        if name in marks.offered:
            style = OFFERED
        if name == marks.cursor:
            style = CURSOR
        canvas.write(span.x + 1, span.y, name, style)
        sign = TERRAIN[TERRAINS[self.ground.terrain[hex]]][1]
        if len(name) + 1 < span.width:
            canvas.write(span.x + 1 + len(name), span.y, sign, QUIET)

    def _stack(self, canvas: Canvas, hex: int, chips: list[Chip], marks: Marks) -> None:
        spans = self.grid.spans(hex)
        body = spans[1:-1] or spans[1:]
        for span, line in zip(body, packed(chips, [each.width - 1 for each in body]), strict=False):
            x = span.x + 1
            for at, chip in enumerate(line):
                if at:
                    canvas.write(x, span.y, " " * gap(chip), INK)
                    x += gap(chip)
                canvas.write(x, span.y, chip.text, _chip_style(chip, marks))
                x += len(chip.text)

    def _foot(self, canvas: Canvas, hex: int, signs: list[Sign], marks: Marks) -> None:
        """Write the number of the choice and the markers on the last line, or beside the name."""
        spans, name = self.grid.spans(hex), self.ground.names[hex]
        low = len(spans) > 2
        span = spans[-1] if low else spans[0]
        x = span.x + (1 if low else 2 + len(name))
        number = marks.offered.get(name, 0)
        if low and 0 < number <= DIGITS:
            x = _put(canvas, span, x, f"[{number}]", OFFERED)
        for word, style in signs:
            x = _put(canvas, span, x, word, style)


def _put(canvas: Canvas, span: Span, x: int, word: str, style: Style) -> int:
    """Write a word if it has room, and return where the next one goes."""
    if x + len(word) > span.x + span.width:
        return x
    canvas.write(x, span.y, word, style)
    return x + len(word)


def _markers(table: Mapping[str, Any], name: str) -> list[Sign]:
    found = [(sign, SMOKE) for key, sign in SIGNS if name in table[key]]
    if name in table["residual"]:
        found.append((f"R{table['residual'][name]}", HARM))
    if any(charge["hex"] == name for charge in table["charges"]):
        found.append((CHARGE, HARM))
    if name in table["control"]:
        colour = HOLDERS.get(table["control"][name], "#4f4b37")
        found.append((FLAG, Style(color=colour, bold=True)))
    return found


def _chip_style(chip: Chip, marks: Marks) -> Style:
    style = COUNTERS.get(chip.side, OTHERS) if chip.side else BARE
    if chip.text.startswith(MORE):
        style = REST
    elif "↓" in chip.text or "⇓" in chip.text:
        style += BROKEN
    states = {marks.units[id] for id in chip.ids if id in marks.units}
    for state in STATES:
        if state in states:
            style += STATES[state]
    return style


@cache
def _ground_style(colour: str, bottom: bool) -> Style:
    return INK + Style(bgcolor=colour, underline=bottom)


@cache
def _shaded(colour: str, cell: Cell, white: float) -> str:
    """Shade neighbours differently, so that each hex is told from the next, and whiten all."""
    column, down = cell
    shade = SHADES[(column + (down - column - 1) // 2 * 2) % 3]
    parts = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
    parts = [part + round((255 - part) * white) for part in parts]
    return "#" + "".join(f"{round(part * shade):02x}" for part in parts)
