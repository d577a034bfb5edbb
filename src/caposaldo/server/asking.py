"""Addresses that ask about a table and leave it as it is: odds, refusals, hints, the past."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response, get
from msgspec import Raw, to_builtins

from caposaldo import library
from caposaldo.kernel.codec import with_digest
from caposaldo.kernel.contract import SPECTATOR
from caposaldo.kernel.errors import NotYourDecision
from caposaldo.players.timing import only_the_clock
from caposaldo.server.bots import advise
from caposaldo.server.documents import READ, errors
from caposaldo.server.inputs import (
    ActionQuery,
    AtQuery,
    SeatQuery,
    TableId,
    TheHall,
    TheKey,
)
from caposaldo.server.ledger import Ledger
from caposaldo.server.portrait import closed, seat_name
from caposaldo.server.problems import Problem, bad_request, refusal_data
from caposaldo.server.protocol import Hint, Moment, WhyNot
from caposaldo.server.secrecy import log_entry, may_take_record


@get("/api/tables/{id:str}/preview", tags=["tables"], responses=READ | errors(422))
async def preview(
    id: TableId, hall: TheHall, action: ActionQuery, bearer: TheKey
) -> Response[dict[str, Any] | None]:
    """Say what an offered action will do, with its exact odds."""
    _, ledger, seat = await hall.player(id, bearer)
    _check_asked(ledger, seat)
    # Odds may take long, and nobody may change the game of the table meanwhile.
    game = ledger.running().copy()
    found = await hall.work(lambda: game.preview(action))
    # The framework would send nothing at all for None; the wire says null.
    content: Any = found.data() if found is not None else Raw(b"null")
    return Response(content, media_type=MediaType.JSON)


@get("/api/tables/{id:str}/why-not", tags=["tables"], responses=READ)
async def why_not(id: TableId, hall: TheHall, action: ActionQuery, bearer: TheKey) -> WhyNot:
    """Say what stops an action, for anything one can think of."""
    _, ledger, seat = await hall.player(id, bearer)
    game = ledger.running().copy()
    refusal = only_the_clock(game, action)
    if refusal is None:
        refusal = await hall.work(lambda: game.why_not(seat, action))
    return WhyNot(refusal_data(refusal) if refusal is not None else None)


@get("/api/tables/{id:str}/hint", tags=["tables"], responses=READ)
async def hint(id: TableId, hall: TheHall, bearer: TheKey) -> Hint:
    """Return the best options with their reasons; the table counts it."""
    room, ledger, seat = await hall.player(id, bearer)
    _check_asked(ledger, seat)
    candidates = await hall.work(lambda: advise(ledger, seat))
    await room.change(lambda now: now.hint(seat))
    return Hint(candidates)


@get("/api/tables/{id:str}/record", tags=["records"], responses=READ)
async def record(id: TableId, hall: TheHall, bearer: TheKey) -> Response[dict[str, Any]]:
    """Return the portable record; what is secret, chance or hands, only when the game is over."""
    _, ledger, seat = await hall.anybody(id, bearer)
    if not ledger.ended and seat == SPECTATOR:
        raise Problem(403, "not-yours", "only its players may take the record of a game under way")
    game = ledger.begun()
    if not may_take_record(ledger, seat):
        raise _no_record(ledger)
    content = await hall.work(lambda: _record(ledger, game))
    name = f'attachment; filename="caposaldo-{id}.json"'
    return Response(content, headers={"Content-Disposition": name})


@get("/api/tables/{id:str}/replay", tags=["records"], responses=READ)
async def replay(
    id: TableId,
    hall: TheHall,
    at: AtQuery,
    bearer: TheKey,
    view: SeatQuery = "",
) -> Moment:
    """Return a past moment; while the game goes on only from one's own seat."""
    room, ledger, own = await hall.anybody(id, bearer)
    seat = view or own
    if seat not in (SPECTATOR, *ledger.charter.chairs):
        raise bad_request(f"there is no seat {seat[:40]!r} at this table")
    if not ledger.ended and seat != own:
        raise Problem(403, "not-yours", "while the game goes on you see it from your seat only")
    ledger.check_shown(at)
    game = await room.past(at)
    last = at == ledger.shown and ledger.phase != "playing"
    seen = closed(game, ledger, seat) if last else game.view(seat)
    return Moment(at, ledger.shown, seen, log_entry(ledger, ledger.entries[at], seat))


def _check_asked(ledger: Ledger, seat: str) -> None:
    ledger.running()
    if ledger.asked() != seat:
        raise NotYourDecision(f"{ledger.asked()} is asked, not {seat}")


def _no_record(ledger: Ledger) -> Problem:
    if ledger.phase == "stopped":
        said = "a table by link that stopped keeps its secrets; it gives no record"
        return Problem(409, "stopped", said)
    return Problem(409, "stale", "this game has secrets; its record is given when it is over")


def _record(ledger: Ledger, game: library.AnyGame) -> dict[str, Any]:
    charter = ledger.charter
    names = {
        seat: seat_name(ledger, seat) or chair.player for seat, chair in charter.chairs.items()
    }
    written: dict[str, Any] = library.make_record(game, names)
    del written["digest"]
    written["hints"] = dict(ledger.hints)
    if ledger.seating:
        written["seating"] = [to_builtins(news) for news in ledger.seating]
    if ledger.phase != "playing":
        # A game that a side gave up is over too, though its rules do not know it.
        written["chance"] = {**written["chance"], **game.origin.chance}
        if ledger.conceded:
            written["conceded"] = ledger.conceded
    return with_digest(written)
