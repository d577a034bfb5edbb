"""Addresses of one table: sit down, look, answer now or always, take back, give up."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from caposaldo.server.documents import READ, WRITE
from caposaldo.server.inputs import AfterQuery, TableId, TheHall, TheKey
from caposaldo.server.ledger import Ledger
from caposaldo.server.opening import clean_name
from caposaldo.server.protocol import (
    AnswerBody,
    JoinBody,
    StandingBody,
    State,
    UndoBody,
)
from caposaldo.server.rows import Row


@get("/api/tables/{id:str}", tags=["tables"], responses=READ)
async def show_table(
    id: TableId,
    hall: TheHall,
    bearer: TheKey,
    after: AfterQuery = -1,
) -> State:
    """Return the table as the seat of the key sees it."""
    room, ledger, seat = await hall.anybody(id, bearer)
    return room.state(ledger, seat, after)


@post("/api/tables/{id:str}/join", tags=["tables"], status_code=200, responses=WRITE)
async def join(id: TableId, data: JSONBody[JoinBody], hall: TheHall, bearer: TheKey) -> State:
    """Sit down; the game begins when everybody has."""
    room, _, seat = await hall.player(id, bearer)

    def act(now: Ledger) -> list[Row]:
        return now.join(seat, clean_name(data.name), data.nonce)

    return room.state(await room.change(act), seat)


@post("/api/tables/{id:str}/answers", tags=["tables"], status_code=200, responses=WRITE)
async def answer(id: TableId, data: JSONBody[AnswerBody], hall: TheHall, bearer: TheKey) -> State:
    """Answer the open question, or a chain of them."""
    room, _, seat = await hall.player(id, bearer)

    def act(now: Ledger) -> list[Row]:
        return now.answer(seat, data.at, data.action)

    return room.state(await room.change(act), seat, data.at)


@post("/api/tables/{id:str}/undo", tags=["tables"], status_code=200, responses=WRITE)
async def undo(id: TableId, data: JSONBody[UndoBody], hall: TheHall, bearer: TheKey) -> State:
    """Take back the last answer, never across a draw or another's turn."""
    room, _, seat = await hall.player(id, bearer)

    def act(now: Ledger) -> list[Row]:
        return now.undo(seat, data.at)

    return room.state(await room.change(act), seat, data.at)


@post("/api/tables/{id:str}/standing", tags=["tables"], status_code=200, responses=WRITE)
async def standing(
    id: TableId, data: JSONBody[StandingBody], hall: TheHall, bearer: TheKey
) -> State:
    """Answer a prompt in one way whenever it is offered, or stop doing so."""
    room, _, seat = await hall.player(id, bearer)

    def act(now: Ledger) -> list[Row]:
        return now.stand(seat, data.prompt, data.action)

    return room.state(await room.change(act), seat)


@post("/api/tables/{id:str}/concede", tags=["tables"], status_code=200, responses=WRITE)
async def concede(id: TableId, hall: TheHall, bearer: TheKey) -> State:
    """Give up."""
    room, _, seat = await hall.player(id, bearer)

    def act(now: Ledger) -> list[Row]:
        return now.concede(seat)

    return room.state(await room.change(act), seat)
