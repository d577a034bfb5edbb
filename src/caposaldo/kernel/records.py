"""The portable record of a game: setup, promise of chance, answers, hash chain, result."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, TypeVar

from caposaldo.kernel.chance import SealedChance, commitment
from caposaldo.kernel.codec import (
    BROKEN,
    fingerprint,
    intact,
    listing,
    mapping,
    text,
    whole,
    with_digest,
    words,
)
from caposaldo.kernel.contract import GameKind, Table
from caposaldo.kernel.errors import GameError, UnreadableFile
from caposaldo.kernel.game import Game, Origin, begin
from caposaldo.kernel.saves import corrected_since, read_origin

T = TypeVar("T", bound=Table)

RECORD_FORMAT: Final = 1
MARK: Final = "caposaldo record"


@dataclass(frozen=True)
class Step:
    """One recorded answer: the seat, the action and the link of the hash chain after it."""

    seat: str
    action: str
    link: str


@dataclass(frozen=True)
class Record:
    """A record that has been read and is well formed; whether it is true is for `verify`."""

    game: str
    rules: int
    origin: Origin
    seats: dict[str, str]
    steps: list[Step]
    result: Mapping[str, object] | None
    chance: Mapping[str, object]
    intact: bool


def first_link(game: Game[T]) -> str:
    """Return the link of the hash chain before the first answer."""
    public = _public_chance(game.origin.chance, over=False)
    return fingerprint([game.kind.id, game.origin.rules, game.setup.data(), public])


def next_link(link: str, seat: str, action: str, game: Game[T]) -> str:
    """Return the link after an answer, bound to the whole state that it led to."""
    return fingerprint([link, seat, action, game.digest()])


def make_record(game: Game[T], seats: Mapping[str, str]) -> dict[str, object]:
    """Write the record of a game; a sealed secret is shown only when the game is over."""
    again = begin(game.kind, game.origin)
    link = first_link(again)
    answers: list[dict[str, str]] = []
    for seat, action in game.answers:
        again.answer(action)
        link = next_link(link, seat, action, again)
        answers.append({"seat": seat, "action": action, "link": link})
    position = game.origin.position
    body = {
        "is": MARK,
        "format": RECORD_FORMAT,
        "game": game.kind.id,
        "rules": game.origin.rules,
        "setup": game.setup.data(),
        "position": dict(position) if position is not None else None,
        "seats": dict(seats),
        "chance": _public_chance(game.origin.chance, over=game.outcome is not None),
        "answers": answers,
        "result": game.outcome.data() if game.outcome is not None else None,
    }
    return with_digest(body)


def record_game(data: object) -> str:
    """Return the id of the game a record is of, or say why it is not a record."""
    record = mapping(data, "a record")
    if record.get("is") != MARK:
        raise UnreadableFile("this is not a Caposaldo record")
    number = whole(record.get("format"), "the format of a record")
    if number > RECORD_FORMAT:
        raise UnreadableFile(f"this record is of a newer version (format {number}); update")
    if number < 1:
        raise UnreadableFile(f"there is no record format {number}")
    return text(record.get("game"), "the game of a record")


def read_record(kind: GameKind[T], data: object) -> Record:
    """Read a record, or say in one sentence what is wrong with it."""
    record_game(data)
    record = mapping(data, "a record")
    rules = whole(record.get("rules"), "the rules version of a record")
    if rules > kind.version:
        raise UnreadableFile(
            f"this record needs newer rules of {kind.id} (version {rules}); update"
        )
    if rules < 1:
        raise UnreadableFile(f"there is no rules version {rules}")
    chance = mapping(record.get("chance"), "the chance")
    result = record.get("result")
    return Record(
        kind.id,
        rules,
        read_origin(kind, record, rules),
        words(record.get("seats"), "a seat"),
        [_read_step(step) for step in listing(record.get("answers"), "the answers")],
        None if result is None else mapping(result, "the result"),
        chance,
        intact(record),
    )


def replay(kind: GameKind[T], record: Record, to: int | None = None) -> Game[T]:
    """Play a record again, up to an answer if wanted."""
    for at, game in enumerate(replay_steps(kind, record)):
        if at == to:
            return game
    return game


def replay_steps(kind: GameKind[T], record: Record) -> Iterator[Game[T]]:
    """Play a record again, giving the same game before the first and after every answer."""
    if record.chance.get("kind") == "sealed" and "secret" not in record.chance:
        raise UnreadableFile("the secret of this game is not shown before the game is over")
    try:
        game = begin(kind, record.origin)
        yield game
        for at, step in enumerate(record.steps, start=1):
            try:
                game.answer(step.action, step.seat)
            except GameError as error:
                said = f"answer {at} of this record is refused: {error}"
                raise UnreadableFile(said + corrected_since(kind, record.rules)) from error
            yield game
    except BROKEN as error:
        said = f"this record contradicts itself ({error})"
        raise UnreadableFile(said + corrected_since(kind, record.rules)) from error


def verify(kind: GameKind[T], record: Record) -> Game[T]:
    """Recompute every draw, link and result; return the final game or say what is false."""
    link = ""
    game: Game[T] | None = None
    for at, game in enumerate(replay_steps(kind, record)):
        if at == 0:
            _check_promise(game, record.chance.get("commitment"))
            link = first_link(game)
            continue
        step = record.steps[at - 1]
        link = next_link(link, step.seat, step.action, game)
        if link != step.link:
            said = f"the hash chain breaks at answer {at}"
            raise UnreadableFile(said + corrected_since(kind, record.rules))
    assert game is not None
    if (game.outcome.data() if game.outcome is not None else None) != record.result:
        raise UnreadableFile("the result recorded is not the one the game came to")
    if not record.intact:
        raise UnreadableFile("this record was altered: its digest differs")
    return game


def _check_promise(game: Game[T], promise: object) -> None:
    source = game.chance
    if isinstance(source, SealedChance) and commitment(source.game, source.secret) != promise:
        raise UnreadableFile("the secret shown is not the one that was promised")


def _public_chance(chance: Mapping[str, object], *, over: bool) -> dict[str, object]:
    if chance.get("kind") != "sealed":
        return dict(chance)
    public = {key: value for key, value in chance.items() if over or key != "secret"}
    public["commitment"] = commitment(str(chance["game"]), str(chance["secret"]))
    return public


def _read_step(data: object) -> Step:
    step = mapping(data, "an answer")
    return Step(
        text(step.get("seat"), "the seat of an answer"),
        text(step.get("action"), "the action of an answer"),
        text(step.get("link"), "the link of an answer"),
    )
