"""How many answers a second the server keeps, beside a handler that only inserts a row."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from importlib.util import find_spec
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from threading import Timer
from time import perf_counter
from typing import Any, Final

from litestar import Litestar, post
from litestar.params import JSONBody
from sqlalchemy import event, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import create_async_engine

from caposaldo.server.benchclient import Letter, Visitor, take_seats
from caposaldo.server.run import listen, serve_app

TABLES: Final = 10
ANSWERS: Final = 200
"""How many answers each table is given in a round."""
ROUNDS: Final = 3
SECONDS: Final = 15.0
"""After so long a round is over, however few answers it had."""
STARTING: Final = 60.0

_OURS: Final = "from caposaldo.server.run import serve; serve(port=0, database_url={url!r})"
_BARE: Final = "from caposaldo.server.benchmark import serve_bare; serve_bare({url!r})"
_PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000")

Letters = Callable[[Visitor, int], Awaitable[list[Letter]]]


def bench(
    tables: int = TABLES, answers: int = ANSWERS, rounds: int = ROUNDS, seconds: float = SECONDS
) -> dict[str, object]:
    """Load the server and the bare handler in turn, both fresh and on this machine.

    The bare handler needs a driver that the program itself does not; without it, it is None.
    """

    async def of_ours(visitor: Visitor, seed: int) -> list[Letter]:
        return await take_seats(visitor, seed, answers)

    async def of_bare(_: Visitor, __: int) -> list[Letter]:
        return [Letter("/", {"at": at, "action": "pass"}) for at in range(answers)]

    loads = {"caposaldo": _Load(_OURS, of_ours)}
    if find_spec("aiosqlite") is not None:
        loads["bare_handler"] = _Load(_BARE, of_bare)
    with TemporaryDirectory(prefix="caposaldo-bench-") as folder, ExitStack() as running:
        for name, load in loads.items():
            url = f"sqlite:///{Path(folder, name)}.sqlite3"
            load.address = running.enter_context(_process(load.code.format(url=url)))
        for round in range(rounds):
            for load in loads.values():
                asyncio.run(load.bear(tables, round, seconds))
    found = {name: load.data() for name, load in loads.items()}
    rates = [each["answers_per_second"] for each in found.values()]
    ratio = rates[0] / rates[1] if len(rates) > 1 else None
    return {"bare_handler": None, **found, "ratio": ratio}


def serve_bare(url: str) -> None:
    """Serve a handler that inserts one row a request, in a transaction of its own."""
    engine = create_async_engine(url.replace("sqlite:", "sqlite+aiosqlite:"))
    event.listen(engine.sync_engine, "connect", _set_up)
    row = text("insert into rows (at, action) values (:at, :action)")

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        async with engine.begin() as connection:
            await connection.execute(text("create table rows (at integer, action text)"))
        yield
        await engine.dispose()

    @post("/", status_code=200)
    async def keep(data: JSONBody[dict[str, Any]]) -> dict[str, bool]:
        async with engine.begin() as connection:
            await connection.execute(row, data)
        return {"ok": True}

    bare = Litestar([keep], lifespan=[lifespan], openapi_config=None, logging_config=None)
    serve_app(bare, listen())


class _Load:
    """What a server has to bear, and how long each answer took."""

    def __init__(self, code: str, letters: Letters) -> None:
        self.code: Final = code
        self.address = ""
        self._letters: Final = letters
        self._waits: Final[list[float]] = []
        self._seconds = 0.0

    async def bear(self, tables: int, round: int, seconds: float) -> None:
        """Let a visitor at each table send its letters as fast as they are answered."""
        visitors = [await Visitor.to(self.address) for _ in range(tables)]
        letters = [
            await self._letters(visitor, tables * round + n) for n, visitor in enumerate(visitors)
        ]
        start = perf_counter()
        sending = zip(visitors, letters, strict=True)
        await asyncio.gather(*(one.measure(each, start + seconds) for one, each in sending))
        self._seconds += perf_counter() - start
        for visitor in visitors:
            self._waits.extend(visitor.waits)
            await visitor.close()

    def data(self) -> dict[str, float]:
        """Return the rate, and within what time half and 99 of 100 answers came."""
        cuts = quantiles(self._waits, n=100)
        return {
            "answers_per_second": len(self._waits) / self._seconds,
            "p50_milliseconds": 1000 * cuts[49],
            "p99_milliseconds": 1000 * cuts[98],
        }


@contextmanager
def _process(code: str) -> Iterator[str]:
    """Run a server in a process of its own; give the address that it prints."""
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    late = Timer(STARTING, process.kill)
    late.start()
    try:
        line = process.stdout.readline()
        late.cancel()
        if " is at http" not in line:
            raise ConnectionError("the server that was to be measured did not start")
        yield line.split()[-1]
    finally:
        late.cancel()
        process.kill()
        process.wait()
        process.stdout.close()


def _set_up(connection: DBAPIConnection, _: object) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
