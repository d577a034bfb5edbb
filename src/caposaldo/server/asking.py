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
from caposaldo.server.secrecy import keeps_secrets, log_entry


@get("/api/tables/{id:str}/preview", tags=["tables"], responses=READ | errors(422))
async def preview(
    id: TableId, hall: TheHall, action: ActionQuery, bearer: TheKey
) -> Response[dict[str, Any] | None]:
    """Say what an offered action will do, with its exact odds."""
    _, ledger, seat = await hall.player(id, bearer)
    _check_asked(ledger, seat)
    found = ledger.running().preview(action)
    # The framework would send nothing at all for None; the wire says null.
    content: Any = found.data() if found is not None else Raw(b"null")
    return Response(content, media_type=MediaType.JSON)


@get("/api/tables/{id:str}/why-not", tags=["tables"], responses=READ)
async def why_not(id: TableId, hall: TheHall, action: ActionQuery, bearer: TheKey) -> WhyNot:
    """Say what stops an action, for anything one can think of."""
    _, ledger, seat = await hall.player(id, bearer)
    game = ledger.running()
    refusal = only_the_clock(game, action) or game.why_not(seat, action)
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
    if ledger.phase != "over" and seat == SPECTATOR:
        raise Problem(403, "not-yours", "only its players may take the record of a game under way")
    game = ledger.game
    if game is None:
        raise Problem(409, "stale", "the game has not begun; there is nothing to record")
    if keeps_secrets(ledger):
        raise Problem(409, "stale", "this game has secrets; its record is given when it is over")
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
    if ledger.phase != "over" and seat != own:
        raise Problem(403, "not-yours", "while the game goes on you see it from your seat only")
    if ledger.game is None:
        raise Problem(409, "stale", "the game has not begun; there is nothing to replay")
    if at > ledger.at:
        raise bad_request(f"this table has {ledger.at} answers, not {at}")
    game = await room.past(at)
    last = at == ledger.at and ledger.phase == "over"
    seen = closed(game, ledger, seat) if last else game.view(seat)
    return Moment(at, ledger.at, seen, log_entry(ledger, ledger.entries[at], seat))


def _check_asked(ledger: Ledger, seat: str) -> None:
    ledger.running()
    if ledger.asked() != seat:
        raise NotYourDecision(f"{ledger.asked()} is asked, not {seat}")


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
    if ledger.phase == "over":
        # A game that a side gave up is over too, though its rules do not know it.
        written["chance"] = {**written["chance"], **game.origin.chance}
        if ledger.conceded:
            written["conceded"] = ledger.conceded
    return with_digest(written)
