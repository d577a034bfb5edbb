"""Playing a record again, and what is proved by it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar

from caposaldo.kernel.chance import SealedChance, commitment
from caposaldo.kernel.codec import BROKEN
from caposaldo.kernel.contract import GameKind, Result, Table
from caposaldo.kernel.errors import GameError, UnreadableAction, UnreadableFile
from caposaldo.kernel.faults import (
    NO_RULE,
    Spot,
    altered,
    answer_refused,
    chain_breaks,
    contradicts,
    malformed,
    promise_broken,
    result_differs,
    unfinished,
)
from caposaldo.kernel.game import Game, begin
from caposaldo.kernel.records import Record, Step, concession, first_link, next_link
from caposaldo.kernel.rules import Refusal

T = TypeVar("T", bound=Table)


@dataclass(frozen=True)
class Proof:
    """What was recomputed of a game: the promise kept, every draw, every link of the chain."""

    promise: str | None
    secret: str | None
    answers: int
    draws: int
    digest: str
    rules: int


def replay(kind: GameKind[T], record: Record, to: int | None = None) -> Game[T]:
    """Play a record again, up to an answer if wanted."""
    for at, game in enumerate(replay_steps(kind, record)):
        if at == to:
            return game
    return game


def replay_steps(kind: GameKind[T], record: Record) -> Iterator[Game[T]]:
    """Play a record again, giving the same game before the first and after every answer."""
    if record.chance.get("kind") == "sealed" and "secret" not in record.chance:
        raise unfinished()
    at = 0
    try:
        game = _begin(kind, record)
        yield game
        for at, step in enumerate(record.steps, start=1):
            try:
                game.answer(step.action, step.seat)
            except GameError as error:
                spot = _spot(kind, record, at)
                refusal = _why(game, step)
                raise answer_refused(spot, step.seat, step.action, str(error), refusal) from error
            yield game
    except BROKEN as error:
        raise contradicts(_spot(kind, record, at), str(error)) from error


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
            raise chain_breaks(_spot(kind, record, at))
    assert game is not None
    if (game.outcome.data() if game.outcome is not None else None) != record.result:
        raise result_differs()
    if not record.intact:
        raise altered()
    return game


def proof_of(game: Game[T]) -> Proof:
    """Return what is proved by a game that was verified."""
    source = game.chance
    secret = source.secret if isinstance(source, SealedChance) else None
    promise = commitment(source.game, source.secret) if isinstance(source, SealedChance) else None
    answers = len(game.answers)
    return Proof(promise, secret, answers, game.draws, game.digest(), game.origin.rules)


def ending(game: Game[T], record: Record) -> Result | None:
    """Return how a recorded game ended, by its rules or because a side gave up."""
    if game.outcome is not None or not record.conceded:
        return game.outcome
    return concession(game.kind.seats(game.setup), record.conceded)


def _begin(kind: GameKind[T], record: Record) -> Game[T]:
    try:
        return begin(kind, record.origin)
    except UnreadableFile as error:
        raise malformed(str(error)) from error


def _why(game: Game[T], step: Step) -> Refusal:
    """Say what stops an answer that was refused."""
    try:
        refusal = game.why_not(step.seat, step.action)
    except UnreadableAction:
        return Refusal("not-notation", NO_RULE)
    assert refusal is not None, "what was refused is not refused any more"
    return refusal


def _spot(kind: GameKind[T], record: Record, at: int) -> Spot:
    return Spot(kind.id, record.rules, kind.version, at, len(record.steps))


def _check_promise(game: Game[T], promise: object) -> None:
    source = game.chance
    if isinstance(source, SealedChance) and commitment(source.game, source.secret) != promise:
        raise promise_broken()
