"""The commands replay and verify."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from caposaldo import library
from caposaldo.cli.options import language
from caposaldo.cli.polite import Wrong
from caposaldo.cli.printing import console, print_json, read_json
from caposaldo.kernel.contract import SPECTATOR
from caposaldo.kernel.records import replay_steps
from caposaldo.library import AnyGame
from caposaldo.terminal.boards import board_of
from caposaldo.terminal.hexmap import Marks
from caposaldo.terminal.prose import Prose
from caposaldo.text import Words


def show_replay(path: Path, to: int | None, seat: str, as_json: bool, lang: str) -> None:
    """Print the log of a record, and the board after the last answer shown."""
    lang = language(lang)
    record = library.open_record(read_json(path))
    kind = library.game(record.game)
    seats = (*kind.seats(record.origin.setup), SPECTATOR)
    if seat not in seats:
        known = ", ".join(seats)
        raise Wrong(f"there is no seat {seat!r}; choose one of: {known}")
    if to is not None and to > len(record.steps):
        raise Wrong(f"this record has {len(record.steps)} answers; choose --to up to that")
    log: list[dict[str, object]] = []
    for at, game in enumerate(replay_steps(kind, record)):
        if not at:
            prose = Prose(kind.id, lang, kind.dialect(game))
        step = record.steps[at - 1] if at else None
        told = game.told(seat)
        entry: dict[str, object] = {
            "at": at,
            "seat": step.seat if step else None,
            "action": step.action if step else None,
            "events": [event.data() for event in told],
        }
        log.append(entry)
        if not as_json:
            for event in told:
                print(f"{at:>4}  {prose.event(event)}")
        if at == to:
            break
    if as_json:
        print_json({"at": at, "log": log, "view": game.view(seat)})
    else:
        _board(game, seat, prose)


def _board(game: AnyGame, seat: str, prose: Prose) -> None:
    board, view = board_of(game), game.view(seat)
    screen = console()
    print()
    screen.print(board.draw(view, Marks(), (screen.width, screen.height), prose.words))
    for line in board.status(view, prose.words):
        print(line)


def show_proof(path: Path, as_json: bool, lang: str) -> None:
    """Say that a record is true; what is false in it is an error."""
    lang = language(lang)
    game = library.verify(read_json(path))
    result = game.result()
    proof: dict[str, Any] = {
        "game": game.kind.id,
        "scenario": game.setup.scenario,
        "answers": len(game.answers),
        "digest": game.digest(),
        "result": result.data() if result is not None else None,
    }
    if as_json:
        print_json(proof)
        return
    words = Words(lang)
    print(words.say("ui-verified", {}, game.kind.id))
    print(f"{words.say('terminal-answers', {'count': len(game.answers)})}  {game.digest()}")
    if result is not None:
        print(Prose(game.kind.id, lang).ending(result))
