"""Live lines have bounds: for an address, a seat, those who look on, for words and for silence."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from litestar import Litestar
from msgspec.structs import replace

from caposaldo.server import rooms
from caposaldo.server.app import create_app
from caposaldo.server.ledger import Ledger
from caposaldo.server.limits import PUBLIC, Limits
from caposaldo.server.portrait import Company, portray
from caposaldo.server.protocol import ClockState, State
from tests.server.hand import Hand
from tests.server.wires import ONE, OTHER, Data, Wire, asking, enter, settle

Wish = dict[str, Any]
MANY: Limits = replace(PUBLIC, lines=200, watching=200)


class Table:
    """A table by link on a server of its own, with the keys of both seats."""

    def __init__(self, app: Litestar, hand: Hand, id: str, keys: dict[str, str]) -> None:
        self.app = app
        self.hand = hand
        self.id = id
        self.keys = keys

    async def enter(self, seat: str = "", address: str = ONE) -> Wire:
        return await enter(self.app, self.id, self.keys[seat] if seat else "", address)

    async def refused(self, seat: str = "", address: str = ONE) -> tuple[int, Data]:
        """Try to open a line; return the code it is closed with, and the error told before."""
        wire = Wire(self.app, self.id, address)
        wire.say(do="enter", key=self.keys[seat] if seat else "")
        told = await wire.hear()
        assert told["type"] == "error", told
        return (await wire.end()).code, told["error"]


Scene = Callable[[Table], Coroutine[Any, Any, None]]


@pytest.fixture
def play(database: str, wish: Wish) -> Callable[..., None]:
    """Play a scene at a table where both have sat down."""

    def whole(scene: Scene, limits: Limits = PUBLIC) -> None:
        async def played() -> None:
            hand = Hand()
            app = create_app(database, limits=limits, clock=hand)
            async with app.lifespan(), asking(app, OTHER) as client:
                made = (await client.post("/api/tables", json=wish)).json()
                keys = {seat["seat"]: seat["key"] for seat in made["seats"]}
                for key in keys.values():
                    head = {"Authorization": f"Bearer {key}"}
                    url = f"/api/tables/{made['id']}/join"
                    assert (await client.post(url, json={}, headers=head)).is_success
                await scene(Table(app, hand, made["id"], keys))

        asyncio.run(played())

    return whole


def test_sixty_four_who_look_on_do_not_lock_the_players_out(play: Callable[..., None]) -> None:
    async def scene(table: Table) -> None:
        lookers = [await table.enter() for _ in range(64)]
        code, error = await table.refused()
        assert (code, error["code"], error["retry"] > 0) == (4429, "rate", True)
        us, german = await table.enter("us"), await table.enter("german")
        us.say(do="answer", at=0, action="setup depth")
        for wire in (us, german, *lookers):
            while (told := await wire.hear_of("state"))["state"]["view"]["at"] != 1:
                pass
        assert told["state"]["spectators"] == 64
        await lookers.pop().hang_up()
        lookers.append(await table.enter())
        for wire in (us, german, *lookers):
            await wire.hang_up()

    play(scene, MANY)


def test_however_many_look_on_a_change_is_drawn_once_for_them(
    play: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []

    def counted(
        ledger: Ledger, seat: str, company: Company, after: int, clock: ClockState | None
    ) -> State:
        drawn.append(seat)
        return portray(ledger, seat, company, after, clock)

    async def scene(table: Table) -> None:
        wires = [await table.enter() for _ in range(30)]
        wires += [await table.enter("us"), await table.enter("german")]
        await settle()
        monkeypatch.setattr(rooms, "portray", counted)
        wires[-2].say(do="answer", at=0, action="setup depth")
        for wire in wires:
            while (await wire.hear_of("state"))["state"]["view"]["at"] != 1:
                pass
        assert sorted(drawn) == ["german", "spectator", "us"]
        for wire in wires:
            await wire.hang_up()

    play(scene, MANY)


def test_the_ninth_line_of_a_seat_ends_its_oldest_and_no_other(play: Callable[..., None]) -> None:
    async def scene(table: Table) -> None:
        german = await table.enter("german")
        us = [await table.enter("us") for _ in range(8)]
        ninth = await table.enter("us")
        closed = await us.pop(0).end()
        assert (closed.code, closed.reason) == (4429, "rate")
        for wire in (german, ninth, *us):
            wire.say(do="ping")
            await wire.hear_of("pong")
            await wire.hang_up()

    play(scene)


def test_who_is_sent_away_for_a_ninth_line_is_not_asked_to_come_back(
    play: Callable[..., None],
) -> None:
    async def scene(table: Table) -> None:
        wires = [await table.enter("us") for _ in range(9)]
        error = (await wires[0].hear_of("error"))["error"]
        assert (error["code"], error["retry"]) == ("rate", 0)
        for wire in wires[1:]:
            await wire.hang_up()

    play(scene)


def test_of_the_lines_of_an_address_some_are_left_to_players(play: Callable[..., None]) -> None:
    async def scene(table: Table) -> None:
        lookers = [await table.enter() for _ in range(2)]
        assert (await table.refused())[0] == 4429
        elsewhere = await table.enter(address=OTHER)
        players = [await table.enter("us"), await table.enter("german")]
        code, error = await table.refused("us")
        assert (code, error["code"], error["retry"] > 0) == (4429, "rate", True)
        # A line that was closed is free for the next.
        await lookers.pop().hang_up()
        lookers.append(await table.enter("german"))
        for wire in (*lookers, elsewhere, *players):
            await wire.hang_up()

    play(scene, replace(PUBLIC, lines=4, watching=2))


def test_who_sends_too_fast_is_told_when_to_go_on(play: Callable[..., None]) -> None:
    async def scene(table: Table) -> None:
        wire = await table.enter("us")
        for _ in range(41):
            wire.say(do="ping")
        told = [await wire.hear() for _ in range(41)]
        assert [one["type"] for one in told] == ["pong"] * 40 + ["error"]
        error = told[-1]["error"]
        assert (error["code"], error["retry"]) == ("rate", 1)
        table.hand.move(1)
        for _ in range(10):
            wire.say(do="ping")
            assert (await wire.hear())["type"] == "pong"
        await wire.hang_up()

    play(scene)


def test_who_does_not_stop_sending_too_fast_is_cut_off(play: Callable[..., None]) -> None:
    async def scene(table: Table) -> None:
        wire = await table.enter("us")
        for _ in range(60):
            wire.say(do="ping")
        assert (await wire.end()).code == 4429
        again = await table.enter("us")
        await again.hang_up()

    play(scene)


def test_a_line_without_a_word_is_closed_after_a_while(play: Callable[..., None]) -> None:
    async def scene(table: Table) -> None:
        silent, alive = await table.enter("us"), await table.enter("german")
        await settle()
        for _ in range(4):
            table.hand.move(25)
            alive.say(do="ping")
            await alive.hear_of("pong")
            await settle()
        assert (await silent.end()).code == 4408
        alive.say(do="ping")
        await alive.hear_of("pong")
        await alive.hang_up()

    play(scene)


def test_a_line_that_does_not_say_who_is_there_is_closed(play: Callable[..., None]) -> None:
    async def scene(table: Table) -> None:
        wire = Wire(table.app, table.id)
        await wire.accepted()
        await settle()
        table.hand.move(9.9)
        await settle()
        assert wire.is_quiet()
        table.hand.move(0.2)
        assert (await wire.end()).code == 4408

    play(scene)


def test_lines_that_say_nothing_count_too(play: Callable[..., None]) -> None:
    async def scene(table: Table) -> None:
        silent = [Wire(table.app, table.id) for _ in range(3)]
        await settle()
        assert (await table.refused("us"))[0] == 4429
        table.hand.move(10)
        assert [(await wire.end()).code for wire in silent] == [4408] * 3
        wire = await table.enter("us")
        await wire.hang_up()

    play(scene, replace(PUBLIC, lines=3, watching=3))
