"""The full-screen table: every game is played through its contract, by keys alone."""

from __future__ import annotations

from typing import ClassVar, Final

from textual.binding import Binding, BindingType
from textual.widgets import Input, OptionList

from caposaldo.kernel.errors import GameError
from caposaldo.kernel.rules import Refusal
from caposaldo.ruletext import rule_lines, ways_of
from caposaldo.story import story_of
from caposaldo.terminal.prose import Prose
from caposaldo.terminal.screens import Page
from caposaldo.terminal.sittingapp import SittingApp
from caposaldo.terminal.tableview import WIDE
from caposaldo.terminal.widgets import BoardView

BREAKPOINTS: Final[list[tuple[int, str]]] = [(0, "-narrow"), (WIDE, "-wide")]
OTHER: Final = {"en": "it", "it": "en"}


class TableApp(SittingApp):
    """The keys of one sitting."""

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

    def on_mount(self) -> None:
        """Show the table and let the computer begin if it is asked first."""
        self.table.choice_list.focus()
        self.go_on()
        setup = self.sitting.game.setup
        scenario = self.sitting.game.kind.scenarios.get(setup.scenario, {})
        if scenario.get("lesson") and not self.sitting.game.answers:
            self.action_story()

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
        if not written or self._shown_rule(written):
            return
        try:
            refusal = self.sitting.why_not(written)
            if refusal is not None:
                self.table.say(self._refused(refusal))
            else:
                self.choose(written)
        except GameError:
            self.say("ui-error-unreadable")

    def _shown_rule(self, number: str) -> bool:
        """Show the rule of that number as this table plays it; tell whether there is one."""
        kind = self.sitting.game.kind
        rule = kind.book.find(number)
        if rule is not None:
            lines = rule_lines(kind, rule, self.sitting.readings, self.table.prose.words)
            self.push_screen(Page("\n".join(lines)))
        return rule is not None

    def _refused(self, refusal: Refusal) -> str:
        """Say why not, and how the readings behind the rule are played here."""
        prose, sitting = self.table.prose, self.sitting
        ways = ways_of(sitting.game.kind, str(refusal.rule or ""), sitting.readings, prose.words)
        return "\n".join([prose.refusal(refusal), *ways])

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
        words, game = self.table.prose.words, self.sitting.game
        scenario = game.setup.scenario
        if said := story_of(game.kind, scenario, words, game.setup.readings):
            title = words.term(f"scenario-{scenario}", game.kind.id)
            self.push_screen(Page("\n\n".join([title, *said])))

    def action_save(self) -> None:
        """Ask for a name and write the record."""
        self.keeping.save()

    def action_leave(self) -> None:
        """Quit, after offering to save what is not saved."""
        self.keeping.leave()
