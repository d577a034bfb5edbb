"""Bad weather from one address: at another one people play on, and it is told to wait."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from typing import Any

import httpx
import pytest

from caposaldo.kernel.game import Game
from caposaldo.server.app import create_app
from caposaldo.server.limits import PUBLIC
from tests.server.hand import Hand
from tests.server.seated import bearer
from tests.server.wires import ONE, OTHER, Data, asking, enter, settle, until

Wish = dict[str, Any]
FLOOD = 100


class Sitting:
    """A table of both seats, made and played from one address."""

    def __init__(self, client: httpx.AsyncClient, made: Data) -> None:
        self.client = client
        self.id: str = made["id"]
        self.keys = {seat["seat"]: seat["key"] for seat in made["seats"]}

    async def ask(self, what: str, seat: str, **params: str) -> httpx.Response:
        url = f"/api/tables/{self.id}/{what}"
        return await self.client.get(url, params=params, headers=bearer(self.keys[seat]))

    async def post(self, what: str, seat: str, **body: object) -> httpx.Response:
        url = f"/api/tables/{self.id}/{what}"
        return await self.client.post(url, json=body, headers=bearer(self.keys[seat]))

    async def play(self, answers: int) -> list[int]:
        """Give the first answers there are; return how each was received."""
        found = await self.client.get(f"/api/tables/{self.id}", headers=bearer(self.keys["us"]))
        statuses = []
        for at in range(answers):
            seat = found.json()["view"]["asked"]["seat"]
            url = f"/api/tables/{self.id}"
            told = await self.client.get(url, headers=bearer(self.keys[seat]))
            option = told.json()["view"]["asked"]["options"][0]
            found = await self.post("answers", seat, at=at, action=option)
            statuses.append(found.status_code)
        return statuses


async def sit(client: httpx.AsyncClient, wish: Wish) -> Sitting:
    table = Sitting(client, (await client.post("/api/tables", json=wish)).json())
    for seat in table.keys:
        assert (await table.post("join", seat)).is_success
    return table


def test_while_one_address_floods_the_server_another_plays_on(
    database: str, wish: Wish, monkeypatch: pytest.MonkeyPatch
) -> None:
    enough = threading.Event()

    def slow(game: object, wanted: object) -> None:
        assert enough.wait(60)

    async def scene() -> None:
        app = create_app(database, clock=Hand())
        async with app.lifespan(), asking(app) as hog, asking(app, OTHER) as guest:
            noisy, quiet = await sit(hog, wish), await sit(guest, wish)
            lookers = [await enter(app, quiet.id, "", ONE) for _ in range(PUBLIC.watching)]
            ask = [noisy.ask("preview", "us", action="place 0101") for _ in range(FLOOD)]
            flood = [asyncio.create_task(one) for one in ask]
            held = 1 + PUBLIC.waiting
            await until(lambda: sum(one.done() for one in flood) == FLOOD - held)
            # The flood stands still, and so it stays while the other table is played.
            player = await enter(app, quiet.id, quiet.keys["us"], OTHER)
            assert await quiet.play(20) == [200] * 20
            assert (await quiet.ask("hint", "us")).status_code in (200, 409)
            player.say(do="ping")
            await player.hear_of("pong")
            assert sum(one.done() for one in flood) == FLOOD - held
            enough.set()
            told = await asyncio.gather(*flood)
            statuses = Counter(found.status_code for found in told)
            assert statuses == {200: held, 503: FLOOD - held}
            busy = [found for found in told if found.status_code == 503]
            assert {found.json()["error"]["code"] for found in busy} == {"busy"}
            assert all(int(found.headers["retry-after"]) > 0 for found in busy)
            for wire in (*lookers, player):
                await wire.hang_up()
            await settle()

    monkeypatch.setattr(Game, "preview", slow)
    asyncio.run(scene())
