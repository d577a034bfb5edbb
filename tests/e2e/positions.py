"""A table in the browser that begins with a position, as one that goes on from a record does."""

from __future__ import annotations

import time
from typing import Any

from caposaldo import library
from caposaldo.kernel.records import make_record
from caposaldo.players import seats_of
from tests.e2e.seat import Seat

SIT = """table => {
  const tables = JSON.parse(localStorage["caposaldo.tables"] ?? "[]");
  localStorage["caposaldo.tables"] = JSON.stringify([table, ...tables]);
}"""


def record_of(position: str, game: str = "upfront") -> dict[str, Any]:
    """Write the record of a game in which nothing has been answered yet."""
    begun = library.from_position(game, position)
    return make_record(begun, dict.fromkeys(seats_of(begun.kind, begun.setup), ""))


def set_down(seat: Seat, position: str, game: str = "upfront", sign: str = ".upfront") -> None:
    """Open a position for two players at one screen, without a curtain."""
    post = seat.page.request.post
    api = f"{seat.address}/api"
    record = record_of(position, game)
    looked_at = post(f"{api}/records", data=record).json()["id"]
    wish = {"at": 0, "mode": "hotseat", "seats": {s: {"player": "human"} for s in record["seats"]}}
    made = post(f"{api}/tables/{looked_at}/branch", data=wish).json()
    keys = {one["seat"]: one["key"] for one in made["seats"]}
    for key in keys.values():
        seated = {"Authorization": f"Bearer {key}"}
        address = f"{api}/tables/{made['id']}/join"
        assert post(address, data={"nonce": "ab" * 16}, headers=seated).ok
    table = {
        "id": made["id"],
        "game": game,
        "scenario": record["setup"]["scenario"],
        "mode": "hotseat",
        "keys": keys,
        "players": dict.fromkeys(keys, "human"),
        "when": int(time.time() * 1000),
        "over": False,
        "bare": True,
    }
    seat.go("/rules")
    seat.page.evaluate(SIT, table)
    seat.page.goto(f"{seat.address}/table/{made['id']}")
    seat.page.wait_for_selector(sign)
