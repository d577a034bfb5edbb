"""What the screen shows: the board, the question, its choices, the preview and the log."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from caposaldo.terminal.boards import board_of
from caposaldo.terminal.prose import Prose
from caposaldo.terminal.sitting import Sitting
from caposaldo.terminal.widgets import BoardView, ChoiceList, LogView

SAVE: Final = "save"
LEAVE: Final = "leave"
MANY: Final = 12
WIDE: Final = 115
"""From so many columns on the panel stands beside the board."""


class TableView(Vertical):
    """One sitting as a seat sees it; `pending` is the choice that waits for its second Enter."""

    def __init__(self, sitting: Sitting, prose: Prose) -> None:
        super().__init__(id="table")
        self.sitting: Final = sitting
        self.prose = prose
        self.drawing: Final = board_of(sitting.game)
        self.pending = ""
        self.cursor = ""
        self.ruler = ""
        self.in_full = False
        self.clock = ""
        self._drawn: object = None

    def compose(self) -> ComposeResult:
        yield Static(id="top", markup=False)
        with Horizontal(id="body"):
            yield BoardView(id="board")
            with Vertical(id="panel"):
                with Vertical(id="ask"):
                    yield Static(id="prompt", markup=False)
                    yield Static(id="message", markup=False)
                    yield ChoiceList(id="choices")
                with Vertical(id="tell"):
                    yield Static(id="preview")
                    yield Static(id="status", markup=False)
                    yield LogView(id="log")
        yield Static(id="keys", markup=False)

    @property
    def standing(self) -> bool:
        """Whether the parts of the table are on the screen."""
        return bool(self.query("#top"))

    @property
    def choice_list(self) -> ChoiceList:
        """The list of choices."""
        return self.query_one(ChoiceList)

    @property
    def board(self) -> BoardView:
        """The window in which the board is drawn."""
        return self.query_one(BoardView)

    def show_table(self, message: str = "") -> None:
        """Draw everything anew from what the person at the screen may know."""
        self.pending = ""
        prose, sitting = self.prose, self.sitting
        self.show_top()
        self._part("prompt").update(prose.prompt(sitting))
        self._part("status").update("\n".join(self.drawing.status(sitting.view(), prose.words)))
        self._part("keys").update(f" {prose.say('terminal-keys')}")
        self.choice_list.offer(self.choices())
        self.query_one(LogView).follow(sitting, prose)
        self.say(message)
        self.show_choice()

    def show_top(self) -> None:
        """Show what is played, whose turn it is, and the clock if there is one."""
        prose, sitting, top = self.prose, self.sitting, self._part("top")
        scenario = prose.words.term(f"scenario-{sitting.game.setup.scenario}", prose.game)
        clock = f"  {self.clock}" if self.clock else ""
        short = self.app.size.width < WIDE
        far = self.drawing.headline(sitting.view(), prose.words, short=short)
        far = f"  {far}" if far else ""
        top.update(f" CAPOSALDO  {scenario}{far}  ▶ {prose.turn(sitting)}{clock}")
        top.set_class(not sitting.mine and not sitting.over, "-waiting")
        top.set_class(sitting.over, "-over")

    def show_choice(self) -> None:
        """Show the highlighted choice: its preview, and where it is on the board."""
        choice = self.pending or self.choice_list.current
        preview: Text | str = ""
        if self.pending or choice in self.sitting.options():
            preview = self.prose.preview(
                choice,
                self.sitting.preview(choice),
                final=self.sitting.is_final(choice),
                full=self.in_full,
                title=self._label(choice),
                about=self.drawing.about(self.sitting.view(), choice, self.prose.words),
            )
        self._part("preview").update(preview)
        # The odds of what cannot be undone take the room of what lies beside the board.
        whole = bool(self.pending) or self.in_full
        self._part("status").set_class(whole, "-aside")
        self._part("preview").set_class(whole, "-whole")
        self.show_board()

    def show_board(self) -> None:
        """Draw the board in the room it has."""
        view, choice = self.sitting.view(), self.pending or self.choice_list.current
        pointed = "" if self.board.has_focus else self.drawing.pointed(view, choice)
        marks = self.drawing.marks(self.options(), choice, pointed or self.cursor, view)
        # A highlight and its answer often ask for the same drawing, and drawing is the slow part.
        wanted = (view, marks, self._room, self.prose.words.lang)
        if wanted == self._drawn:
            return
        self._drawn = wanted
        self.board.show(self.drawing.draw(view, marks, self._room, self.prose.words))
        if pointed:
            self.call_after_refresh(self.board.bring, self.drawing.area(pointed, self._room))

    def say(self, message: str) -> None:
        """Show one message under the prompt."""
        part = self._part("message")
        part.update(message)
        part.display = bool(message)

    def ask_again(self, choice: str) -> None:
        """Keep a choice that cannot be undone until it is chosen once more."""
        self.pending = choice
        self.say(self.prose.say("terminal-confirm"))
        self.show_choice()

    def let_go(self) -> None:
        """Forget the pending choice."""
        self.pending = ""
        self.say("")
        self.show_choice()

    def step(self, right: int, down: int) -> None:
        """Move the cursor, tell what is under it, highlight what is offered there."""
        begun = "" if right or down else self._pointed
        self.cursor = self.drawing.step(begun or self.cursor, right, down)
        said = self.drawing.inspect(self.sitting.view(), self.cursor, self.prose.words)
        self.say("\n".join([*self._measured(), said]))
        if here := self.options_here():
            self.choice_list.point_at(here[0])
        self.show_choice()
        if self.cursor:
            self.board.bring(self.drawing.area(self.cursor, self._room))

    def lay_ruler(self) -> None:
        """Lay the ruler at the cursor, or take it away; some games, and some tables, have none."""
        laid, self.ruler = self.ruler, ""
        if laid:
            self.say(self.prose.say("terminal-ruler-gone"))
        elif self.cursor:
            self.ruler = self.cursor
            refusal = "" if self._measured() else "terminal-no-ruler"
            if refusal:
                self.ruler = ""
            self.say(self.prose.say(refusal or "terminal-ruler-laid", hex=self.ruler))

    def _measured(self) -> list[str]:
        if not self.ruler:
            return []
        return self.drawing.measure(self.sitting.game, (self.ruler, self.cursor), self.prose.words)

    def options(self) -> list[str]:
        """Return what is offered, verbs with very many objects last, and what ends something."""
        offered, ends = self.sitting.options(), self.drawing.ends
        counts = Counter(option.partition(" ")[0] for option in offered)
        return sorted(offered, key=lambda o: (counts[o.partition(" ")[0]] > MANY, ends(o)))

    def options_here(self) -> list[str]:
        """Return what is offered at the cursor."""
        view, places = self.sitting.view(), self.drawing.places
        return [o for o in self.options() if self.cursor and self.cursor in places(o, view)]

    def choices(self) -> list[tuple[str, str]]:
        """Return the lines of the list: what is offered, or what is left to do at the end."""
        if self.sitting.over:
            save, leave = self.prose.say("terminal-save"), self.prose.say("terminal-leave")
            return [(SAVE, save), (LEAVE, leave)]
        return [(option, self._label(option)) for option in self.options()]

    def _label(self, option: str) -> str:
        asked = self.sitting.game.decision()
        return self.prose.label(option, asked.prompt if asked is not None else "")

    @property
    def _pointed(self) -> str:
        choice = self.pending or self.choice_list.current
        view = self.sitting.view()
        return self.drawing.pointed(view, choice) or self.drawing.pointed(view, self._first)

    @property
    def _first(self) -> str:
        return next(iter(self.options()), "")

    @property
    def _room(self) -> tuple[int, int]:
        return self.board.size.width, self.board.size.height

    def _part(self, id: str) -> Static:
        return self.query_one(f"#{id}", Static)
