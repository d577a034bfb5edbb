"""The command play."""

from __future__ import annotations

import secrets
import sys
from dataclasses import dataclass
from pathlib import Path

from caposaldo import designs, library
from caposaldo.cli.drafts import read_design
from caposaldo.cli.options import language, read_options
from caposaldo.cli.polite import Wrong
from caposaldo.cli.printing import read_json
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.terminal.sitting import HUMAN, SOLITAIRE, sit_down


@dataclass(frozen=True)
class Wanted:
    """A game in the terminal as it was asked for."""

    game: str
    scenario: str
    side: str
    against: str
    seed: int | None
    readings: list[str]
    design: Path | None = None
    preset: str = ""

    def options(self) -> dict[str, str]:
        """Return the readings and choices named; the side wanted counts as the choice of it."""
        kind = library.game(self.game)
        preset = library.preset(kind, self.preset) if self.preset else {}
        named = preset | read_options(self.readings)
        if self.against != HUMAN:
            named = library.against_computer(kind, named)
        if self.against == SOLITAIRE:
            named[SOLITAIRE] = "on"
        if self.design is not None:
            return {**designs.setup_options(read_design(self.design)), **named}
        scenario = self.scenario or next(iter(kind.scenarios))
        free = [name for name in kind.choices(scenario) if name not in named]
        for chosen in (named, *({**named, name: self.side} for name in free)):
            try:
                if self.side in kind.seats(kind.setup(scenario, chosen)):
                    return chosen
            except UnreadableFile:
                continue  # Not with this choice; what was named is judged when the game starts.
        return named


def play_here(wanted: Wanted, lang: str, record: Path | None, to: int | None) -> None:
    """Play a game on the whole screen."""
    seed = wanted.seed if wanted.seed is not None else secrets.randbits(48)
    if wanted.design is not None and (wanted.game != designs.GAME or record or wanted.scenario):
        raise Wrong(f"--file is a scenario of {designs.GAME} by itself; leave the others out")
    if record is None:
        scenario = wanted.scenario if wanted.design is None else designs.SCENARIO
        game = library.start(wanted.game, scenario, wanted.options(), seed)
    else:
        game = library.replay(read_json(record), to)
        if game.kind.id != wanted.game:
            raise Wrong(f"{record} is a game of {game.kind.id}; play that instead of {wanted.game}")
    sitting = sit_down(game, side=wanted.side, against=wanted.against, seed=seed)
    spoken = language(lang)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Wrong("play needs a terminal; run it in one, or play in the browser with caposaldo")
    from caposaldo.terminal.app import TableApp

    TableApp(sitting, spoken, Path.cwd()).run()
