"""The commands replay and verify."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

from caposaldo import library
from caposaldo.cli.options import language
from caposaldo.cli.polite import Wrong
from caposaldo.cli.printing import console, print_json, read_json
from caposaldo.kernel.contract import SPECTATOR, Result
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.records import Record, Seating, Step
from caposaldo.kernel.replaying import ending, proof_of, replay_steps, verify
from caposaldo.library import AnyGame
from caposaldo.terminal.boards import board_of
from caposaldo.terminal.hexmap import Marks
from caposaldo.terminal.prose import Prose
from caposaldo.text import Words


@dataclass(frozen=True)
class Moment:
    """A moment of a recorded game: the answer that led to it, and what is told of it besides."""

    at: int
    game: AnyGame
    step: Step | None
    seating: list[Seating]
    result: Result | None


@contextmanager
def in_words(lang: str) -> Iterator[None]:
    """Say what is wrong with a record in the language asked for, with the rule."""
    try:
        yield
    except UnreadableFile as error:
        if error.refusal is None:
            raise
        words = Words(lang)
        said = words.refusal("", error.refusal.data())
        rules = words.rules([error.refusal.rule] if error.refusal.rule else [])
        raise Wrong(f"{said} {rules}".rstrip()) from error


def show_replay(path: Path, to: int | None, seat: str, as_json: bool, lang: str) -> None:
    """Print the log of a record, and the board after the last answer shown."""
    lang = language(lang)
    with in_words(lang):
        record = library.open_record(read_json(path))
        kind = library.game(record.game)
        seats = (*kind.seats(record.origin.setup), SPECTATOR)
        if seat not in seats:
            raise Wrong(f"there is no seat {seat!r}; choose one of: {', '.join(seats)}")
        if to is not None and to > len(record.steps):
            raise Wrong(f"this record has {len(record.steps)} answers; choose --to up to that")
        show = _show_as_json if as_json else _show_in_prose
        show(record, len(record.steps) if to is None else to, seat, lang)


def _moments(record: Record, last: int) -> Iterator[Moment]:
    """Give each moment of a record up to an answer, with what is told of it beside the rules."""
    for at, game in enumerate(replay_steps(library.game(record.game), record)):
        step = record.steps[at - 1] if at else None
        news = [news for news in record.seating if news.at == at]
        end = ending(game, record) if at == len(record.steps) else None
        yield Moment(at, game, step, news, end)
        if at == last:
            return


def _show_as_json(record: Record, last: int, seat: str, _lang: str) -> None:
    log: list[dict[str, object]] = []
    for now in _moments(record, last):
        entry: dict[str, object] = {
            "at": now.at,
            "seat": now.step.seat if now.step else None,
            "action": now.step.action if now.step else None,
            "events": [event.data() for event in now.game.told(seat)],
        }
        if now.seating:
            entry["seating"] = [asdict(news) for news in now.seating]
        log.append(entry)
    result = now.result.data() if now.result is not None else None
    print_json({"at": now.at, "log": log, "result": result, "view": now.game.view(seat)})


def _show_in_prose(record: Record, last: int, seat: str, lang: str) -> None:
    for now in _moments(record, last):
        if not now.at:
            prose = Prose(record.game, lang, now.game.kind.dialect(now.game))
        said = [prose.event(event) for event in now.game.told(seat)]
        said += [prose.seating(news) for news in now.seating]
        said += [prose.ending(now.result)] if now.result is not None else []
        for line in said:
            print(f"{now.at:>4}  {line}")
    _board(now.game, seat, prose)


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
    with in_words(lang):
        record = library.open_record(read_json(path))
        game = verify(library.game(record.game), record)
    proof, result = asdict(proof_of(game)), ending(game, record)
    if as_json:
        about = {"game": record.game, "scenario": game.setup.scenario}
        print_json({**about, **proof, "result": result.data() if result is not None else None})
        return
    prose = Prose(record.game, lang)
    print(prose.words.proof(record.game, proof))
    if proof["promise"] is not None:
        print(prose.say("ui-promise-kept"))
    if result is not None:
        print(prose.ending(result))
