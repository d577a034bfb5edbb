"""The command play."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path

from caposaldo import library
from caposaldo.cli.options import language
from caposaldo.cli.polite import Wrong
from caposaldo.cli.printing import read_json
from caposaldo.terminal.sitting import sit_down


def play_here(
    game_id: str,
    scenario: str,
    side: str,
    against: str,
    seed: int | None,
    lang: str,
    record: Path | None,
    to: int | None,
) -> None:
    """Play a game on the whole screen."""
    chosen = seed if seed is not None else secrets.randbits(48)
    if record is None:
        game = library.start(game_id, scenario, seed=chosen)
    else:
        game = library.replay(read_json(record), to)
        if game.kind.id != game_id:
            raise Wrong(f"{record} is a game of {game.kind.id}; play that instead of {game_id}")
    sitting = sit_down(game, side=side, against=against, seed=chosen)
    spoken = language(lang)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Wrong("play needs a terminal; run it in one, or play in the browser with caposaldo")
    from caposaldo.terminal.app import TableApp

    TableApp(sitting, spoken, Path.cwd()).run()
