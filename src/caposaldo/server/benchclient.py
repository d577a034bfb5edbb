"""A visitor that costs next to nothing: it sends what it was told and reads what it must."""

from __future__ import annotations

import asyncio
import gzip
from time import perf_counter
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from caposaldo.kernel.chance import stream
from caposaldo.kernel.game import begin
from caposaldo.server.charter import HUMAN
from caposaldo.server.opening import new_table
from caposaldo.server.protocol import NewTable, SeatWish, TableMade

GAME: Final = "mortain"
SCENARIO: Final = "postcard"
SEATS: Final = ("us", "german")
PATIENCE: Final = 30.0
"""After so many seconds without a reply the server is taken for dead."""


class Letter(Struct, frozen=True):
    """What a visitor sends: an address of the server, a body if any, and the key of a seat."""

    path: str
    body: dict[str, Any] | None = None
    key: str = ""

    def written(self) -> bytes:
        """Return the letter as it is sent; nothing else here knows how keys travel."""
        body = b"" if self.body is None else msgspec.json.encode(self.body)
        head = (
            f"{'GET' if self.body is None else 'POST'} {self.path} HTTP/1.1",
            "Host: 127.0.0.1",
            "Accept-Encoding: gzip",
            "Content-Type: application/json",
            f"Content-Length: {len(body)}",
            f"Authorization: Bearer {self.key}",
        )
        return "\r\n".join((*head, "", "")).encode() + body


class Visitor:
    """One connection that is kept open; requests go over it one after the other."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader: Final = reader
        self._writer: Final = writer
        self.waits: Final[list[float]] = []

    @staticmethod
    async def to(address: str) -> Visitor:
        """Connect to a server."""
        url = urlsplit(address)
        return Visitor(*await asyncio.open_connection(url.hostname, url.port))

    async def send(self, letter: Letter) -> bytes:
        """Send a letter and return the body of the reply, which must be a good one."""
        self._writer.write(letter.written())
        async with asyncio.timeout(PATIENCE):
            return await self._reply()

    async def measure(self, letters: list[Letter], until: float) -> None:
        """Send letters one after the other, as fast as they are answered, up to a moment."""
        for letter in letters:
            before = perf_counter()
            if before > until:
                return
            await self.send(letter)
            self.waits.append(perf_counter() - before)

    async def close(self) -> None:
        """Hang up."""
        self._writer.close()
        await self._writer.wait_closed()

    async def _reply(self) -> bytes:
        head = (await self._reader.readuntil(b"\r\n\r\n")).lower()
        length = int(head.partition(b"content-length:")[2].partition(b"\r\n")[0])
        body = await self._reader.readexactly(length)
        if b"content-encoding: gzip" in head:
            body = gzip.decompress(body)
        status = head.split(None, 2)[1].decode()
        if status not in ("200", "201"):
            raise ConnectionError(f"the server that is measured said {status}: {body[:400]!r}")
        return body


async def take_seats(visitor: Visitor, seed: int, answers: int) -> list[Letter]:
    """Make a table for two people at one screen; return so many answers to its questions."""
    # Until this comes a new server is busy with itself.
    await visitor.send(Letter("/api/games"))
    wish = _wish(seed)
    made = msgspec.json.decode(
        await visitor.send(Letter("/api/tables", msgspec.to_builtins(wish))), type=TableMade
    )
    keys = {seat.seat: seat.key or "" for seat in made.seats}
    for key in keys.values():
        await visitor.send(Letter(f"/api/tables/{made.id}/join", {}, key))
    path = f"/api/tables/{made.id}/answers"
    return [
        Letter(path, {"at": at, "action": action}, keys[seat])
        for at, (seat, action) in enumerate(_played(wish, seed, answers))
    ]


def _wish(seed: int) -> NewTable:
    seats = {seat: SeatWish(HUMAN) for seat in SEATS}
    return NewTable(GAME, SCENARIO, "hotseat", seats, seed=str(seed))


def _played(wish: NewTable, seed: int, answers: int) -> list[tuple[str, str]]:
    """Play here what the server will play there: a table with a seed draws the same cards."""
    charter, *_ = new_table(wish)
    game = begin(charter.kind, charter.origin([]))
    chance = stream(seed, "visitor")
    found: list[tuple[str, str]] = []
    while len(found) < answers and (asked := game.decision()) is not None:
        action = asked.options[chance.below(len(asked.options), "choice")].notation
        found.append((asked.seat, action))
        game.answer(action, asked.seat)
    return found
