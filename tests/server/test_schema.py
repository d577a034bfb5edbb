"""The description of the API is true: whatever it allows is answered as it says."""

from __future__ import annotations

import asyncio
import tempfile
from functools import partial
from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, settings
from msgspec.structs import replace
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from caposaldo.server.app import create_app
from caposaldo.server.hall import Hall
from caposaldo.server.ledger import Ledger
from caposaldo.server.limits import OWN
from caposaldo.server.opening import new_table
from caposaldo.server.protocol import NewTable, SeatWish
from tests.server.seated import bearer

FOLDER = tempfile.TemporaryDirectory(prefix="caposaldo-schema-")
DATABASE = f"sqlite:///{Path(FOLDER.name) / 'tables.sqlite3'}"
LIMITS = replace(OWN, tables=1_000_000, refusals=1_000_000)
APP = create_app(DATABASE, limits=LIMITS)


async def prepare() -> tuple[str, str]:
    """Make a table that is being played; return its id and the key of a seat."""
    hall = Hall(DATABASE, LIMITS)
    await hall.open()
    people = {"us": SeatWish("human"), "german": SeatWish("human")}
    charter, access = new_table(NewTable("mortain", "postcard", "hotseat", people, seed="1"))
    room = await hall.add(charter, access=access.at(charter.id))
    for seat in people:
        await room.change(partial(Ledger.join, seat=seat, name="", nonce=""))
    await hall.close()
    return charter.id, access.keys["us"]


TIMEOUT = 60
"""A busy machine takes its time to start the process in which others' data are worked on."""
ID, KEY = asyncio.run(prepare())
schema = schemathesis.openapi.from_asgi("/api/schema/openapi.json", APP)
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


def sit_down(case: schemathesis.Case[Any]) -> None:
    """Send a request to the table that is being played, with a key that fits if it asks for one."""
    case.path_parameters["id"] = ID
    if case.path.endswith(("/concede", "/rekey")):
        return
    case.headers.update(bearer(KEY))


@schema.parametrize()
@settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_request_is_answered_as_described(case: schemathesis.Case[Any]) -> None:
    if "id" in case.path_parameters:
        sit_down(case)
    case.call_and_validate(checks=CHECKS, timeout=TIMEOUT)


def test_every_address_of_the_wire_is_described() -> None:
    described = set(schema.raw_schema["paths"])
    table = "/api/tables/{id}"
    assert described == {
        "/api/health",
        "/api/server",
        "/api/games",
        "/api/games/{game}/scenarios/{scenario}",
        "/api/games/{game}/rules",
        "/api/tables",
        table,
        *(
            f"{table}/{what}"
            for what in (
                *("join", "answers", "undo", "preview", "why-not", "hint", "concede"),
                "standing",
                *("record", "replay", "verify", "branch"),
                *("map", "sight", "invites", "invites/{seat}", "rekey"),
            )
        ),
        "/api/records",
        "/api/invites",
        "/api/invites/accept",
        "/api/designs",
        *(f"/api/designs/{what}" for what in ("sketch", "check", "read", "draw", "bids")),
        "/api/boards",
        *(f"/api/boards/{what}" for what in ("new", "check", "read", "sight", "keep", "{id}")),
        "/api/campaigns",
        *(
            f"/api/campaigns/{{id}}{what}"
            for what in ("", "/choose", "/next", "/invites", "/invites/{seat}", "/rekey")
        ),
    }
