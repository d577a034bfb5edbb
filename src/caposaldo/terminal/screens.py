"""Screens that lie over the table: the curtain, the help, and the name of a file."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Static


class Curtain(Screen[None]):
    """Hides the table while two players change places."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss", show=False)]

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        yield Static(self.words, id="curtain", markup=False)


class Page(ModalScreen[None]):
    """A page of words over the table; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,question_mark", "dismiss", show=False)
    ]

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="page"):
            yield Static(self.words, markup=False)


class AskName(ModalScreen[str | None]):
    """Asks for the name of a file; Escape gives none."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "give_up", show=False)]

    def __init__(self, words: str, name: str) -> None:
        super().__init__()
        self.words = words
        self.suggested = name

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(self.words, markup=False)
            yield Input(self.suggested, id="name")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Give the name back; the table below must not take it for an action."""
        event.stop()
        self.dismiss(event.value.strip() or None)

    def action_give_up(self) -> None:
        """Give no name."""
        self.dismiss(None)
