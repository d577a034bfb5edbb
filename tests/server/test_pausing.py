"""Computers play for somebody: when nobody looks for a while they pause, and lose nothing by it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path

import pytest

from caposaldo.kernel.chance import Chance
from caposaldo.players import Choice
from caposaldo.players.levels import RandomPlayer
from caposaldo.server import bots
from caposaldo.server.audience import Listener
from caposaldo.server.hall import Hall
from caposaldo.server.limits import PUBLIC
from caposaldo.server.opening import new_table
from caposaldo.server.protocol import NewTable, SeatWish
from caposaldo.server.rooms import Room
from tests.server.hand import Hand
from tests.server.wires import ENOUGH

WISH = NewTable(
    "mortain", "postcard", "solo", dict.fromkeys(("us", "german"), SeatWish("random")), seed="7"
)


class Slow:
    """A player whose every thought takes so long by the clock of the hall."""

    blind = True

    def __init__(self, hand: Hand, seconds: float) -> None:
        self.hand = hand
        self.seconds = seconds
        self.player = RandomPlayer()

    def choose(self, view: Mapping[str, object], options: list[str], chance: Chance) -> Choice:
        self.hand.move(self.seconds)
        return self.player.choose(view, options, chance)


async def everything_else_is_done() -> None:
    """Wait until nothing goes on that was begun by itself."""
    others = asyncio.all_tasks() - {asyncio.current_task()}
    if others:
        await asyncio.wait(others, timeout=60)


async def put_up(hall: Hall) -> Room:
    charter, access = new_table(WISH)
    return await hall.add(charter, access=access.at(charter.id))


async def answers(room: Room) -> list[str | None]:
    return [entry.action for entry in (await room.ledger()).entries]


def played(
    database: str, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> tuple[list[int], list[str | None]]:
    """Look at a table whenever its computers have come to rest; return where, and the game."""

    async def whole() -> tuple[list[int], list[str | None]]:
        hand = Hand()
        monkeypatch.setattr(bots, "make", lambda *_: Slow(hand, seconds))
        hall = Hall(database, PUBLIC, hand)
        await hall.open()
        room = await put_up(hall)
        stops = []
        for _ in range(ENOUGH):
            await everything_else_is_done()
            ledger = await room.ledger()
            stops.append(ledger.at)
            if ledger.phase == "over":
                break
            await hall.table(room.id)
        found = await answers(room)
        await hall.close()
        return stops, found

    return asyncio.run(whole())


def test_computers_pause_when_nobody_has_looked_for_a_while_and_go_on_when_somebody_does(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stops, game = played(database, monkeypatch, 10)
    last = len(game) - 1
    # Six thoughts of ten seconds each are a minute.
    assert stops == [*range(6, last, 6), last]
    elsewhere = f"sqlite:///{tmp_path / 'other.sqlite3'}"
    never, same = played(elsewhere, monkeypatch, 0)
    assert never == [last]
    assert game == same


def test_a_table_at_rest_may_leave_the_memory(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        hand = Hand()
        monkeypatch.setattr(bots, "make", lambda *_: Slow(hand, 10))
        hall = Hall(database, PUBLIC, hand)
        await hall.open()
        room = await put_up(hall)
        seen = [(room.idle, room.watched)]
        await everything_else_is_done()
        seen.append((room.idle, room.watched))
        assert seen == [(False, True), (True, False)]
        await hall.close()

    asyncio.run(scene())


def test_while_a_line_is_open_computers_play_on(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        hand = Hand()
        monkeypatch.setattr(bots, "make", lambda *_: Slow(hand, 100))
        hall = Hall(database, PUBLIC, hand)
        await hall.open()
        charter, access = new_table(WISH)
        room = hall.room(charter.id)
        listener = Listener("spectator")
        room.admit(listener)
        await hall.add(charter, access=access.at(charter.id))
        await everything_else_is_done()
        assert (await room.ledger()).phase == "over"
        room.part(listener)
        seen = [room.watched]
        hand.move(60)
        seen.append(room.watched)
        assert seen == [True, False]
        await hall.close()

    asyncio.run(scene())
