"""A hex map in coloured characters, drawn from a scenario's data and a view."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from rich.style import Style
from rich.text import Text

from caposaldo.terminal.canvas import Canvas
from caposaldo.terminal.grid import Grid, Size, grid_of

TERRAIN: Final = {
    "clear": ("#e4e2c4", " "),
    "forest": ("#a3b886", "♣"),
    "village": ("#d9bf9c", "⌂"),
    "town": ("#c99f80", "■"),
    "hill": ("#cdb37a", "▲"),
}
RISING: Final = "\N{BOX DRAWINGS LIGHT DIAGONAL UPPER RIGHT TO LOWER LEFT}"
FALLING: Final = "\N{BOX DRAWINGS LIGHT DIAGONAL UPPER LEFT TO LOWER RIGHT}"
SHADES: Final = (1.0, 0.965, 0.93)
INK: Final = Style(color="#1e211c")
EDGE: Final = Style(color="#8f8a70")
QUIET: Final = Style(color="#4f4b37")
NAME: Final = Style(color="#33301f", italic=True)
HELD_DOWN: Final = Style(color="#a3301a", bold=True)
OFFERED: Final = Style(color="#ffffff", bgcolor="#0b5a7a", bold=True)
CURSOR: Final = Style(color="#1e211c", bgcolor="#ffd24a", bold=True)
CURSOR_EDGE: Final = Style(color="#a3301a", bold=True)


def _counter(ink: str, body: str, band: str) -> tuple[Style, Style]:
    return Style(color=ink, bgcolor=body), Style(color=ink, bgcolor=band, bold=True)


COUNTERS: Final = {
    "us": _counter("#1e211c", "#b5cc5c", "#8fa83c"),
    "army": _counter("#f6f3e6", "#3f5240", "#63795f"),
    "ss": _counter("#f6f3e6", "#1e2122", "#4b5052"),
}
STATES: Final = {
    "may": Style(bold=True, underline=True),
    "chosen": Style(color="#ffffff", bgcolor="#0b5a7a", bold=True),
    "target": Style(color="#ffffff", bgcolor="#a3301a", bold=True),
}
DIGITS: Final = 10
LOWERED: Final = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")


@dataclass(frozen=True)
class Marks:
    """What is pointed out on the map: hexes offered with their number, units, the cursor."""

    offered: Mapping[str, int] = field(default_factory=dict)
    units: Mapping[str, str] = field(default_factory=dict)
    cursor: str = ""


class HexMap:
    """The drawing of one scenario at one size; names of places come in the reader's language."""

    def __init__(self, scenario: Mapping[str, Any], names: Mapping[str, str], size: Size) -> None:
        self.grid: Final[Grid] = grid_of(scenario, size)
        self.names: Final = names
        self._letters: dict[str, str] = {
            entry["letter"]: key for key, entry in scenario["terrain"].items()
        }
        self._map: list[str] = scenario["map"]
        self._units: dict[str, Mapping[str, Any]] = {unit["id"]: unit for unit in scenario["unit"]}

    def draw(self, table: Mapping[str, Any], marks: Marks) -> Text:
        """Draw the table as one seat sees it."""
        canvas = Canvas(self.grid.width, self.grid.height)
        stacks: dict[str, list[str]] = {}
        for id, unit in table["units"].items():
            stacks.setdefault(unit["place"], []).append(id)
        held_down = set(table["suppressed"]["area"])
        for place in self.grid.hexes():
            self._ground(canvas, place, marks)
            self._head(canvas, place, marks, place in held_down)
            self._body(canvas, place, table, marks, stacks.get(place, []))
        return canvas.text()

    def terrain(self, place: str) -> str:
        """Name the terrain of a hex."""
        return self._letters[self._map[int(place[2:]) - 1][int(place[:2]) - 1]]

    def _ground(self, canvas: Canvas, place: str, marks: Marks) -> None:
        colour = _shaded(TERRAIN[self.terrain(place)][0], place)
        spans = self.grid.spans(place)
        chosen = place == marks.cursor
        for line, span in enumerate(spans):
            style = _ground_style(colour, line == len(spans) - 1)
            canvas.fill(span.x, span.y, span.width, style)
            sign = RISING if line < len(spans) // 2 else FALLING
            canvas.write(span.x, span.y, sign, CURSOR_EDGE if chosen else EDGE)

    def _head(self, canvas: Canvas, place: str, marks: Marks, held_down: bool) -> None:
        span = self.grid.spans(place)[0]
        style = QUIET
        if place in marks.offered:
            style = OFFERED
        if place == marks.cursor:
            style = CURSOR
        canvas.write(span.x + 1, span.y, place, style)
        canvas.write(span.x + 5, span.y, TERRAIN[self.terrain(place)][1], QUIET)
        if held_down:
            canvas.write(span.x + min(span.width - 1, 6), span.y, "✈", HELD_DOWN)

    def _body(
        self,
        canvas: Canvas,
        place: str,
        table: Mapping[str, Any],
        marks: Marks,
        stack: list[str],
    ) -> None:
        spans = self.grid.spans(place)
        tall = len(spans) > 4
        lines = spans[2:5] if tall else spans[1:4]
        for id, span in zip(stack, lines, strict=False):
            room = span.width - (2 if span.width > 9 else 1)
            self._counter(canvas, span.x + 1, span.y, room, id, table, marks)
        name = self.names.get(place, "")
        free = spans[1 : 2 if stack else 3] if tall else lines[len(stack) : 2]
        parts = wrapped(name, [span.width - 1 for span in free])
        for part, span in zip(parts, free, strict=True):
            canvas.write(span.x + 1, span.y, part, NAME)
        number = marks.offered.get(place)
        if number and number <= DIGITS and (tall or len(stack) < len(lines)):
            canvas.write(spans[-1].x + 1, spans[-1].y, f"[{number}]", OFFERED)

    def _counter(
        self,
        canvas: Canvas,
        x: int,
        y: int,
        width: int,
        id: str,
        table: Mapping[str, Any],
        marks: Marks,
    ) -> None:
        printed = self._units[id]
        flipped = bool(table["units"][id]["flipped"])
        at, ai = printed["flipped"] if flipped else printed["front"]
        state = STATES.get(marks.units.get(id, ""), Style.null())
        body, band = COUNTERS.get(printed["tint"], COUNTERS["us"])
        factors = f"{at}-{ai}" if width > 8 else f"{at}{ai}"
        if flipped:
            factors = factors.translate(LOWERED)
        label = short_label(printed, width - len(factors))
        canvas.write(x, y, label.ljust(width - len(factors)), body + state)
        canvas.write(x + width - len(factors), y, factors, band + state)


def short_label(printed: Mapping[str, Any], room: int) -> str:
    """Return the label of a counter, or the end of its name when the label is too long."""
    label = str(printed["label"])
    if len(label) > room:
        label = str(printed["id"]).partition("-")[2]
    return label[:room]


def wrapped(name: str, widths: list[int]) -> list[str]:
    """Break a name into lines, at a space or hyphen if the whole of it then fits."""
    lines, rest = [], name
    for width in widths:
        cut = len(rest)
        if cut > width:
            cut = max(rest.rfind("-", 0, width), rest.rfind(" ", 0, width + 1)) + 1 or width
        lines.append(rest[:cut].strip())
        rest = rest[cut:]
    if not rest:
        return lines
    lines, rest = [], name
    for width in widths:
        lines.append(rest[:width].strip())
        rest = rest[width:]
    if lines and rest:
        lines[-1] = lines[-1][:-1] + "…"
    return lines


@cache
def _ground_style(colour: str, bottom: bool) -> Style:
    return INK + Style(bgcolor=colour, underline=bottom)


@cache
def _shaded(colour: str, place: str) -> str:
    """Shade neighbours differently, so that each hex is told from the next."""
    column, row = int(place[:2]), int(place[2:])
    shade = SHADES[(column + 2 * (row - (column - 1) // 2)) % 3]
    parts = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(part * shade):02x}" for part in parts)
