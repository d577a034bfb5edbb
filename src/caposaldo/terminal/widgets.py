"""The parts of the screen that take keys: the board with its cursor, the numbered choices."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import ScrollableContainer
from textual.events import Resize
from textual.geometry import Region
from textual.message import Message
from textual.widgets import OptionList, RichLog, Static
from textual.widgets.option_list import Option

from caposaldo.terminal.prose import Prose
from caposaldo.terminal.sitting import Entry, Sitting


class BoardView(ScrollableContainer, can_focus=True, inherit_bindings=False):
    """The drawing, larger than its window if need be, with a cursor moved by keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "step(0, -1)", show=False),
        Binding("down,j", "step(0, 1)", show=False),
        Binding("left,h", "step(-1, 0)", show=False),
        Binding("right,l", "step(1, 0)", show=False),
        Binding("enter", "press", show=False),
        Binding("r", "app.ruler", show=False),
        # The screen would take the key before the application.
        Binding("tab,shift+tab", "app.other_part", show=False),
    ]

    class Stepped(Message):
        """The cursor is to move."""

        def __init__(self, right: int, down: int) -> None:
            super().__init__()
            self.right = right
            self.down = down

    class Pressed(Message):
        """The place under the cursor is chosen."""

    class Resized(Message):
        """There is more room for the drawing, or less."""

    def compose(self) -> ComposeResult:
        yield Static(id="drawing")

    def show(self, drawing: Text) -> None:
        """Put a drawing up."""
        self.query_one("#drawing", Static).update(drawing)

    def bring(self, area: tuple[int, int, int, int]) -> None:
        """Scroll so that part of the drawing can be seen."""
        self.scroll_to_region(Region(*area), animate=False)

    def action_step(self, right: int, down: int) -> None:
        """Ask for the cursor to move."""
        self.post_message(self.Stepped(right, down))

    def action_press(self) -> None:
        """Choose the place under the cursor."""
        self.post_message(self.Pressed())

    def on_resize(self, event: Resize) -> None:
        """Pass the news on, since the drawing has several sizes."""
        self.post_message(self.Resized())


class LogView(RichLog, can_focus=False):
    """The log, the newest line last; it writes only what is new."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id, wrap=True, min_width=10)
        self._read: list[Entry] = []
        self._by: tuple[str, str] = ("", "")

    def follow(self, sitting: Sitting, prose: Prose) -> None:
        """Write what was told since, or everything when the past or its reader has changed."""
        by = (sitting.viewer, prose.words.lang)
        if by != self._by or self._read != sitting.log[: len(self._read)]:
            self.clear()
            self._read = []
            self._by = by
        for entry in sitting.log[len(self._read) :]:
            for line in prose.entry(entry, sitting.viewer):
                self.write(line)
        self._read = sitting.log.copy()


class ChoiceList(OptionList):
    """The offered actions, numbered; digits are read by the application."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("k", "cursor_up", show=False),
        Binding("j", "cursor_down", show=False),
        Binding("h", "app.hint", show=False),
        Binding("tab,shift+tab", "app.other_part", show=False),
    ]

    def offer(self, choices: list[tuple[str, str]]) -> None:
        """Show choices given as (notation, label), the first one highlighted."""
        self.clear_options()
        self.add_options(
            [
                Option(Text.assemble((f"{number:>2} ", "bold"), label), id=notation)
                for number, (notation, label) in enumerate(choices, start=1)
            ]
        )
        self.highlighted = 0 if choices else None

    def point_at(self, notation: str) -> None:
        """Highlight one of the choices."""
        self.highlighted = self.get_option_index(notation)

    @property
    def current(self) -> str:
        """The notation highlighted; empty when there is none."""
        option = self.highlighted_option
        return option.id or "" if option is not None else ""
