"""Requests and live lines of a test's own addresses, on one loop and without a real server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, cast

import httpx
from litestar import Litestar

Data = dict[str, Any]
ONE: Final = "192.0.2.1"
OTHER: Final = "198.51.100.7"
ENOUGH: Final = 2000
"""So often a test lets everything else go on before it gives up."""


@asynccontextmanager
async def asking(app: Litestar, address: str = ONE) -> AsyncIterator[httpx.AsyncClient]:
    """Ask a server that is open, from an address."""
    transport = httpx.ASGITransport(cast(Any, app), client=(address, 4000))
    async with httpx.AsyncClient(transport=transport, base_url="http://table.test") as client:
        yield client


class Closed(Exception):
    """The server has closed the line."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


class Wire:
    """A live line, message by message."""

    def __init__(self, app: Litestar, table: str, address: str = ONE) -> None:
        self._sent: asyncio.Queue[Data] = asyncio.Queue()
        self._told: asyncio.Queue[Data] = asyncio.Queue()
        path = f"/api/tables/{table}/live"
        scope: Data = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": [(b"host", b"table.test")],
            "client": (address, 4000),
            "server": ("table.test", 80),
            "subprotocols": [],
        }
        self._sent.put_nowait({"type": "websocket.connect"})
        call = cast(Any, app)(scope, self._sent.get, self._told.put)
        self._task = asyncio.create_task(call)

    def say(self, **wish: object) -> None:
        self._sent.put_nowait({"type": "websocket.receive", "text": json.dumps(wish)})

    async def accepted(self) -> None:
        told = await asyncio.wait_for(self._told.get(), 20)
        assert told["type"] == "websocket.accept"

    async def hear(self) -> Data:
        """Return the next message; a line that was closed says so."""
        while True:
            told = await asyncio.wait_for(self._told.get(), 20)
            if told["type"] == "websocket.close":
                raise Closed(told["code"], told.get("reason", ""))
            if told["type"] == "websocket.send":
                return cast(Data, json.loads(told["text"]))

    async def hear_of(self, kind: str) -> Data:
        """Return the next message of a kind."""
        while (told := await self.hear())["type"] != kind:
            pass
        return told

    async def end(self) -> Closed:
        """Listen until the line is closed."""
        try:
            for _ in range(ENOUGH):
                await self.hear()
        except Closed as closed:
            await self._task
            return closed
        raise AssertionError("the line stays open")

    async def hang_up(self) -> None:
        self._sent.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self._task

    def is_quiet(self) -> bool:
        """Whether nothing was told that a test has not heard."""
        return self._told.empty()


async def enter(app: Litestar, table: str, key: str = "", address: str = ONE) -> Wire:
    """Open a line and wait until it is told the table."""
    wire = Wire(app, table, address)
    wire.say(do="enter", key=key)
    told = await wire.hear()
    assert told["type"] == "state", told
    return wire


async def settle() -> None:
    """Let everything go on that needs no thread and no clock."""
    for _ in range(50):
        await asyncio.sleep(0)


async def until(condition: Callable[[], bool]) -> None:
    """Let everything go on until something has come to pass, threads included."""
    for _ in range(ENOUGH):
        if condition():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it does not come to pass")
