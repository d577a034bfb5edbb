"""The portable record of a game: setup, promise of chance, answers, hash chain, result."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final, TypeVar

from caposaldo.kernel.chance import commitment
from caposaldo.kernel.codec import (
    fingerprint,
    intact,
    listing,
    mapping,
    text,
    whole,
    with_digest,
    words,
)
from caposaldo.kernel.contract import GameKind, Result, Table
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.faults import NO_RULE, malformed, newer_format, newer_rules, no_record
from caposaldo.kernel.game import Game, Origin, begin
from caposaldo.kernel.saves import read_origin

T = TypeVar("T", bound=Table)

RECORD_FORMAT: Final = 1
MARK: Final = "caposaldo record"
CONCEDED: Final = "conceded"
INVITED: Final = "invited"
SEATED: Final = "seated"


@dataclass(frozen=True)
class Step:
    """One recorded answer: the seat, the action and the link of the hash chain after it."""

    seat: str
    action: str
    link: str


@dataclass(frozen=True)
class Seating:
    """A new invitation to a seat that had been taken, or its use, after so many answers."""

    at: int
    seat: str
    what: str
    name: str


@dataclass(frozen=True)
class Record:
    """A record that has been read and is well formed; whether it is true is for `verify`.

    `conceded` is the seat that gave up, if one did.
    """

    game: str
    rules: int
    origin: Origin
    seats: dict[str, str]
    steps: list[Step]
    result: Mapping[str, object] | None
    chance: Mapping[str, object]
    intact: bool
    conceded: str
    seating: list[Seating]


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


def concession(seats: Collection[str], by: str) -> Result:
    """Return how a game ended that a seat gave up."""
    others = [seat for seat in seats if seat != by]
    return Result(others[0] if len(others) == 1 else None, CONCEDED, NO_RULE, {"by": by})


def record_game(data: object) -> str:
    """Return the id of the game a record is of, or say why it is not a record."""
    if not isinstance(data, dict) or data.get("is") != MARK:
        raise no_record()
    try:
        number = whole(data.get("format"), "the format of a record")
        if number < 1:
            raise UnreadableFile(f"there is no record format {number}")
        if number > RECORD_FORMAT:
            raise newer_format(number)
        return text(data.get("game"), "the game of a record")
    except UnreadableFile as error:
        raise _told(error) from error


def read_record(kind: GameKind[T], data: object) -> Record:
    """Read a record, or say in one sentence what is wrong with it."""
    record_game(data)
    try:
        return _read(kind, mapping(data, "a record"))
    except UnreadableFile as error:
        raise _told(error) from error


def _told(error: UnreadableFile) -> UnreadableFile:
    return error if error.refusal is not None else malformed(str(error))


def _read(kind: GameKind[T], record: Mapping[str, object]) -> Record:
    rules = whole(record.get("rules"), "the rules version of a record")
    if rules > kind.version:
        raise newer_rules(kind.id, rules, kind.version)
    if rules < 1:
        raise UnreadableFile(f"there is no rules version {rules}")
    origin = read_origin(kind, record, rules)
    steps = [_read_step(step) for step in listing(record.get("answers"), "the answers")]
    seats = kind.seats(origin.setup)
    result = record.get("result")
    return Record(
        kind.id,
        rules,
        origin,
        words(record.get("seats"), "a seat"),
        steps,
        None if result is None else mapping(result, "the result"),
        mapping(record.get("chance"), "the chance"),
        intact(record),
        _read_conceded(record, seats),
        _read_seating(record, seats, len(steps)),
    )


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


def _read_conceded(record: Mapping[str, object], seats: Collection[str]) -> str:
    seat = text(record.get("conceded", ""), "who conceded")
    if seat and seat not in seats:
        raise UnreadableFile(f"who conceded is none of: {', '.join(seats)}")
    return seat


def _read_seating(record: Mapping[str, object], seats: Collection[str], last: int) -> list[Seating]:
    found: list[Seating] = []
    for entry in listing(record.get("seating", []), "who was invited anew"):
        news = mapping(entry, "who was invited anew")
        at = whole(news.get("at"), "the answer of a new invitation")
        seat = text(news.get("seat"), "the seat of a new invitation")
        what = text(news.get("what"), "what became of a new invitation")
        name = text(news.get("name"), "the name of whoever was invited anew")
        if seat not in seats or what not in (INVITED, SEATED) or not 0 <= at <= last:
            raise UnreadableFile("who was invited anew does not fit this record")
        found.append(Seating(at, seat, what, name))
    return found
