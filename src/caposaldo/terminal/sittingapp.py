"""How a sitting goes on at the screen: whose turn it is, his time, what the computer answers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from textual import work
from textual.app import App, ComposeResult
from textual.timer import Timer
from textual.widgets import Input

from caposaldo.terminal.countdown import TICK, WARNING, Countdown, as_time
from caposaldo.terminal.keeping import Keeping
from caposaldo.terminal.prose import Prose
from caposaldo.terminal.screens import Curtain
from caposaldo.terminal.sitting import Sitting
from caposaldo.terminal.tableview import LEAVE, SAVE, TableView


class SittingApp(App[None]):
    """One sitting under way; everything that is answered goes through the sitting."""

    def __init__(
        self,
        sitting: Sitting,
        lang: str,
        folder: Path,
        pace: float = 0.25,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__()
        self.sitting: Final = sitting
        self.pace: Final = pace
        dialect = sitting.game.kind.dialect(sitting.game)
        self.table: Final = TableView(sitting, Prose(sitting.game.kind.id, lang, dialect))
        self.seated = sitting.viewer
        self.keeping: Final = Keeping(self, sitting, folder)
        self.countdown: Final = Countdown(now)
        self._ticking: Timer | None = None
        self._warned = ""

    def compose(self) -> ComposeResult:
        yield self.table
        yield Input(id="command")

    def say(self, id: str, **facts: object) -> None:
        """Show a message in the reader's language."""
        self.table.say(self.table.prose.say(id, **facts))

    def go_on(self) -> None:
        """Show what has come of an answer, change places if need be, let the computer play."""
        sitting = self.sitting
        if sitting.timing is not None and self._ticking is None:
            self._ticking = self.set_interval(TICK, self.tick)
        if sitting.shared and sitting.mine and sitting.asked != self.seated:
            self.seated = sitting.asked
            self._draw_curtain()
            return
        self.table.show_table()
        if not sitting.mine and not sitting.over:
            self.let_computer_play()

    def tick(self) -> None:
        """Show how much of his time the person asked has left, and call it when it is over."""
        # The clock still ticks while the screen is being taken down.
        if not self.table.standing:
            return
        # Whoever is behind the curtain has not sat down yet.
        timing = None if isinstance(self.screen, Curtain) else self.sitting.timing
        left = self.countdown.tick(timing)
        say, table = self.table.prose.say, self.table
        table.clock = "" if left is None else say("terminal-clock", time=as_time(left))
        if left == 0 and self.sitting.call_time():
            self.go_on()
            self.say("terminal-clock-over")
            return
        table.show_top()
        if timing is not None and left is not None and timing.running and left <= WARNING:
            self._warn(timing.stretch)

    def _warn(self, stretch: str) -> None:
        if stretch != self._warned:
            self._warned = stretch
            self.say("terminal-clock-warning", seconds=WARNING)

    def _draw_curtain(self) -> None:
        prose, name = self.table.prose, f"@side-{self.seated}"
        words = prose.say("ui-curtain-pass", name=name)
        ready = prose.say("ui-curtain-ready", name=name)
        self.push_screen(Curtain(f"{words}\n\nEnter: {ready}"), lambda _: self.table.show_table())

    @work(exclusive=True)
    async def let_computer_play(self) -> None:
        """Let computer players answer one at a time until a person is asked."""
        while answer := await asyncio.to_thread(self.sitting.think):
            self.sitting.answer_for_computer(answer)
            self.table.show_table()
            if not self.sitting.mine:
                await asyncio.sleep(self.pace)

    def choose(self, choice: str) -> None:
        """Take a choice, or show it and wait if it could not be undone."""
        if choice == SAVE and self.sitting.over:
            self.keeping.save()
        elif choice == LEAVE and self.sitting.over:
            self.keeping.leave()
        elif choice != self.table.pending and self.sitting.is_final(choice):
            self.table.ask_again(choice)
        else:
            self.sitting.take(choice)
            self.go_on()
