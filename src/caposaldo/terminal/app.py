"""The full-screen table: every game is played through its contract, by keys alone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, Final

from textual import work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.timer import Timer
from textual.widgets import Input, OptionList

from caposaldo.kernel.errors import GameError
from caposaldo.terminal.countdown import TICK, WARNING, Countdown, as_time
from caposaldo.terminal.files import free_name, write_record
from caposaldo.terminal.prose import Prose
from caposaldo.terminal.screens import AskName, Curtain, Page
from caposaldo.terminal.sitting import Sitting
from caposaldo.terminal.tableview import LEAVE, SAVE, WIDE, TableView
from caposaldo.terminal.widgets import BoardView

BREAKPOINTS: Final[list[tuple[int, str]]] = [(0, "-narrow"), (WIDE, "-wide")]
OTHER: Final = {"en": "it", "it": "en"}


class TableApp(App[None]):
    """The keys of one sitting; everything they do goes through the sitting."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "other_part", show=False),
        Binding("u", "undo", show=False),
        Binding("o", "odds", show=False),
        Binding("H", "hint", show=False),
        Binding("a", "always", show=False),
        Binding("A", "ask_again", show=False),
        Binding("slash,w", "command", show=False),
        Binding("L,f2", "language", show=False),
        Binding("s", "save", show=False),
        Binding("b", "story", show=False),
        Binding("q", "leave", show=False),
        Binding("question_mark", "help", show=False),
        Binding("escape", "cancel", show=False),
        *[Binding(str(n), f"number({n or 10})", show=False) for n in range(10)],
    ]

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
        self.folder: Final = folder
        self.pace: Final = pace
        dialect = sitting.game.kind.dialect(sitting.game)
        self.table: Final = TableView(sitting, Prose(sitting.game.kind.id, lang, dialect))
        self.seated = sitting.viewer
        self.saved_at = len(sitting.game.answers)
        self.countdown: Final = Countdown(now)
        self._ticking: Timer | None = None
        self._warned = ""

    def compose(self) -> ComposeResult:
        yield self.table
        yield Input(id="command")

    def on_mount(self) -> None:
        """Show the table and let the computer begin if it is asked first."""
        self.table.choice_list.focus()
        self.go_on()
        setup = self.sitting.game.setup
        scenario = self.sitting.game.kind.scenarios.get(setup.scenario, {})
        if scenario.get("lesson") and not self.sitting.game.answers:
            self.action_story()

    def say(self, id: str, **facts: object) -> None:
        """Show a message in the reader's language."""
        self.table.say(self.table.prose.say(id, **facts))

    # Going on ----------------------------------------------------------------------------------

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
            self.action_save()
        elif choice == LEAVE and self.sitting.over:
            self.action_leave()
        elif choice != self.table.pending and self.sitting.is_final(choice):
            self.table.ask_again(choice)
        else:
            self.sitting.take(choice)
            self.go_on()

    # Keys --------------------------------------------------------------------------------------

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the choice, and forget a pending one when another is highlighted."""
        if self.table.pending and event.option.id != self.table.pending:
            self.table.let_go()
        else:
            self.table.show_choice()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take the choice."""
        self.choose(event.option.id or "")

    def action_number(self, number: int) -> None:
        """Take the n-th choice."""
        choices = self.table.choices()
        if number <= len(choices):
            self.table.choice_list.point_at(choices[number - 1][0])
            self.choose(choices[number - 1][0])

    def on_board_view_stepped(self, event: BoardView.Stepped) -> None:
        """Move the cursor."""
        self.table.step(event.right, event.down)

    def on_board_view_pressed(self) -> None:
        """Take what is offered under the cursor, or hand over to the list."""
        here, place = self.table.options_here(), self.table.cursor
        if len(here) == 1 or self.table.pending in here:
            self.choose(self.table.pending or here[0])
        elif here:
            self.table.choice_list.focus()
            self.say("terminal-several-here", count=len(here), place=place)
        else:
            self.say("terminal-nothing-here", place=place)

    def on_board_view_resized(self) -> None:
        """Draw the board in its new room."""
        self.table.show_board()

    def action_other_part(self) -> None:
        """Go from the choices to the board, and back."""
        board = self.table.board
        if board.has_focus:
            self.table.choice_list.focus()
            self.call_after_refresh(self.table.show_choice)
        else:
            board.focus()
            self.table.step(0, 0)

    def action_ruler(self) -> None:
        """Lay the ruler of lines of sight where the cursor is, or take it away."""
        self.table.lay_ruler()

    def action_cancel(self) -> None:
        """Leave the command line, then the pending choice, then undo."""
        command = self.query_one("#command", Input)
        if command.has_class("-open"):
            command.remove_class("-open")
            self.table.choice_list.focus()
        elif self.table.pending:
            self.table.let_go()
        else:
            self.action_undo()

    def action_undo(self) -> None:
        """Take the last answer back."""
        if self.sitting.may_undo():
            self.sitting.undo()
            self.table.show_table()
        else:
            self.say("ui-error-nothing-to-undo")

    def action_odds(self) -> None:
        """Show the odds with every card left, or in short."""
        self.table.in_full = not self.table.in_full
        self.table.show_choice()

    def action_hint(self) -> None:
        """Say what the game's adviser would do, and why."""
        best = self.sitting.hint(1)
        if best:
            self.table.choice_list.point_at(best[0].notation)
            self.say("terminal-hint", hint=self.table.prose.hint(best[0]))
        else:
            self.say("terminal-no-hint")

    def action_always(self) -> None:
        """Answer this question in the highlighted way from now on, without being asked."""
        choice = self.table.choice_list.current
        if choice not in self.sitting.options():
            return
        if choice != self.table.pending and self.sitting.is_final(choice):
            self.table.ask_again(choice)
        else:
            self.sitting.stand(choice)
            self.go_on()
            self.say("terminal-always", answer=self.table.prose.label(choice))

    def action_ask_again(self) -> None:
        """Be asked again what was answered without asking."""
        had = self.sitting.ask_again()
        self.say("terminal-asked-again" if had else "terminal-nothing-standing")

    def action_command(self) -> None:
        """Open the line in which an action can be written."""
        command = self.query_one("#command", Input)
        command.value = ""
        command.placeholder = self.table.prose.say("terminal-command")
        command.add_class("-open")
        command.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Choose the written action, or say why not."""
        event.input.remove_class("-open")
        self.table.choice_list.focus()
        written = event.value.strip()
        if not written:
            return
        try:
            refusal = self.sitting.why_not(written)
            if refusal is not None:
                self.table.say(self.table.prose.refusal(refusal))
            else:
                self.choose(written)
        except GameError:
            self.say("ui-error-unreadable")

    def action_language(self) -> None:
        """Go on in the other language."""
        prose = self.table.prose
        self.table.prose = Prose(prose.game, OTHER[prose.words.lang], prose.words.dialect)
        self.table.show_table()

    def action_help(self) -> None:
        """Show the keys."""
        self.push_screen(Page(self.table.prose.say("terminal-help")))

    def action_story(self) -> None:
        """Show what the scenario is about, where it has a story."""
        prose, scenario = self.table.prose, self.sitting.game.setup.scenario
        id = f"{prose.game}-scenario-{scenario}-story"
        if prose.words.has(id):
            title = prose.words.term(f"scenario-{scenario}", prose.game)
            self.push_screen(Page(f"{title}\n\n{prose.say(id)}"))

    def action_save(self) -> None:
        """Ask for a name and write the record."""
        self._ask_name(leave=False)

    def action_leave(self) -> None:
        """Quit, after offering to save what is not saved."""
        if len(self.sitting.game.answers) == self.saved_at:
            self.exit()
        else:
            self._ask_name(leave=True)

    def _ask_name(self, *, leave: bool) -> None:
        setup = self.sitting.game.setup
        name = free_name(self.folder, setup.game, setup.scenario)

        def take(name: str | None) -> None:
            written = name is None or self._write(name)
            if leave and written:
                self.exit()

        self.push_screen(AskName(self.table.prose.say("terminal-save-ask"), name), take)

    def _write(self, name: str) -> bool:
        try:
            write_record(self.folder / name, self.sitting.record())
        except FileExistsError:
            self.say("terminal-exists", name=name)
        except OSError:
            self.say("terminal-not-written", name=name)
        else:
            self.saved_at = len(self.sitting.game.answers)
            self.say("terminal-saved", name=name)
            return True
        return False
