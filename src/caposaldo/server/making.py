"""Addresses that make tables: a new one, a branch, a record to look at."""

from __future__ import annotations

from typing import Any

from litestar import post
from litestar.params import JSONBody

from caposaldo.kernel.contract import SPECTATOR
from caposaldo.server.bodies import LISTS_HERE
from caposaldo.server.documents import MAKE, errors
from caposaldo.server.hall import Hall
from caposaldo.server.inputs import TableId, TheHall, TheKey
from caposaldo.server.ledger import Ledger
from caposaldo.server.limits import RECORD_BODY, RECORD_LISTS
from caposaldo.server.opening import branch, from_record, go_on, made, new_table
from caposaldo.server.problems import Problem
from caposaldo.server.protocol import NewBranch, NewTable, RecordMade, TableMade
from caposaldo.server.seats import same_seats
from caposaldo.server.secrecy import keeps_secrets


@post("/api/tables", tags=["tables"], responses=errors(400, 413, 429))
async def make_table(data: JSONBody[NewTable], hall: TheHall) -> TableMade:
    """Put up a table; people get keys for their seats, or invitations to them."""
    charter, access = new_table(data)
    hall.check_people(charter.people)
    hall.count_table()
    await hall.add(charter, access=access.at(charter.place))
    return made(charter, access)


@post("/api/tables/{id:str}/branch", tags=["tables"], responses=MAKE)
async def make_branch(
    id: TableId, data: JSONBody[NewBranch], hall: TheHall, bearer: TheKey
) -> TableMade:
    """Put up a table that goes on from a past moment of this one."""
    room, ledger = await hall.table(id)
    origin = ledger.charter
    seat = await _seat_branching(hall, ledger, bearer)
    ledger.check_shown(data.at)
    game = await room.past(data.at)
    if ledger.keeps_its_people:
        branched, access = go_on(data, origin, game, seat, bearer)
        given = same_seats(branched.place, origin.place)
    else:
        branched, access = branch(data, origin, game)
        given = access.at(branched.place)
    hall.check_people(branched.people)
    hall.count_table()
    await hall.add(branched, access=given)
    return made(branched, access)


@post(
    "/api/records",
    tags=["records"],
    request_max_body_size=RECORD_BODY,
    opt={LISTS_HERE: RECORD_LISTS},
    responses=errors(400, 413, 429, 503),
)
async def open_record(data: JSONBody[dict[str, Any]], hall: TheHall) -> RecordMade:
    """Check a record and put up a table to look at, made of it."""
    hall.count_table()
    charter, rows, proof = await hall.records.do(from_record, data)
    await hall.add(charter, rows)
    return RecordMade(charter.id, proof)


async def _seat_branching(hall: Hall, ledger: Ledger, key: str) -> str:
    """Return the seat of whoever branches; from a game that has ended anybody may."""
    charter = ledger.charter
    if ledger.ended:
        return SPECTATOR
    seat = await hall.seats.player(charter.place, key)
    hidden = charter.sealed or charter.mode == "link" or keeps_secrets(ledger)
    if hidden and ledger.phase != "stopped":
        raise Problem(409, "stale", "one can branch from this table when its game is over")
    return seat
