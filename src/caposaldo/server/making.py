"""Addresses that make tables: a new one, a branch, a record to look at."""

from __future__ import annotations

from typing import Any

from litestar import post
from litestar.params import JSONBody

from caposaldo.server.documents import MAKE, errors
from caposaldo.server.inputs import TableId, TheHall, TheKey
from caposaldo.server.limits import RECORD_BODY
from caposaldo.server.opening import branch, from_record, made, new_table
from caposaldo.server.problems import AnyRequest, Problem, bad_request
from caposaldo.server.protocol import NewBranch, NewTable, RecordMade, TableMade
from caposaldo.server.secrecy import keeps_secrets


@post("/api/tables", tags=["tables"], responses=errors(400, 413, 429))
async def make_table(request: AnyRequest, data: JSONBody[NewTable], hall: TheHall) -> TableMade:
    """Put up a table; people get keys for their seats, or invitations to them."""
    charter, access = new_table(data)
    hall.turnstile.enter(client_of(request))
    await hall.add(charter, access=access.at(charter.place))
    return made(charter, access)


@post("/api/tables/{id:str}/branch", tags=["tables"], responses=MAKE)
async def make_branch(
    request: AnyRequest, id: TableId, data: JSONBody[NewBranch], hall: TheHall, bearer: TheKey
) -> TableMade:
    """Put up a table that goes on from a past moment of this one."""
    room, ledger = await hall.table(id)
    charter = ledger.charter
    if ledger.phase != "over":
        await hall.seats.player(charter.place, bearer)
        if charter.sealed or charter.mode == "link" or keeps_secrets(ledger):
            raise Problem(409, "stale", "one can branch from this table when its game is over")
    if ledger.game is None:
        raise Problem(409, "stale", "the game has not begun; there is nothing to branch from")
    if data.at > ledger.at:
        raise bad_request(f"this table has {ledger.at} answers, not {data.at}")
    branched, access = branch(data, ledger, await room.past(data.at))
    hall.turnstile.enter(client_of(request))
    await hall.add(branched, access=access.at(branched.place))
    return made(branched, access)


@post(
    "/api/records",
    tags=["records"],
    request_max_body_size=RECORD_BODY,
    responses=errors(400, 413, 429),
)
async def open_record(
    request: AnyRequest, data: JSONBody[dict[str, Any]], hall: TheHall
) -> RecordMade:
    """Check a record and put up a table to look at, made of it."""
    hall.turnstile.enter(client_of(request))
    charter, rows, proof = await hall.work(lambda: from_record(data))
    await hall.add(charter, rows)
    return RecordMade(charter.id, proof)


def client_of(request: AnyRequest) -> str:
    """Return where a request comes from, for those who count."""
    return request.client.host if request.client is not None else ""
