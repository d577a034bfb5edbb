"""Keeping a game: its record is written under a name that the person gives, also when he leaves."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from caposaldo.terminal.files import free_name, write_record
from caposaldo.terminal.screens import AskName
from caposaldo.terminal.sitting import Sitting

if TYPE_CHECKING:
    from caposaldo.terminal.sittingapp import SittingApp


class Keeping:
    """What is written of one sitting, and how far."""

    def __init__(self, app: SittingApp, sitting: Sitting, folder: Path) -> None:
        self._app: Final = app
        self._sitting: Final = sitting
        self._folder: Final = folder
        self._saved_at = len(sitting.game.answers)

    def save(self) -> None:
        """Ask for a name and write the record."""
        self._ask_name(leave=False)

    def leave(self) -> None:
        """Quit, after offering to save what is not saved."""
        if len(self._sitting.game.answers) == self._saved_at:
            self._app.exit()
        else:
            self._ask_name(leave=True)

    def _ask_name(self, *, leave: bool) -> None:
        setup = self._sitting.game.setup
        name = free_name(self._folder, setup.game, setup.scenario)

        def take(name: str | None) -> None:
            written = name is None or self._write(name)
            if leave and written:
                self._app.exit()

        question = self._app.table.prose.say("terminal-save-ask")
        self._app.push_screen(AskName(question, name), take)

    def _write(self, name: str) -> bool:
        try:
            write_record(self._folder / name, self._sitting.record())
        except FileExistsError:
            self._app.say("terminal-exists", name=name)
        except OSError:
            self._app.say("terminal-not-written", name=name)
        else:
            self._saved_at = len(self._sitting.game.answers)
            self._app.say("terminal-saved", name=name)
            return True
        return False
