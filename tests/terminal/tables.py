"""Tables to sit down at in tests; their counters keep the same factors whatever the tuning."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from caposaldo import library
from caposaldo.kernel.chance import Chance, stream
from caposaldo.kernel.game import Origin, begin
from caposaldo.library import AnyGame
from caposaldo.mortain.kind import MortainKind
from caposaldo.terminal.app import TableApp
from caposaldo.terminal.sitting import Sitting, sit_down

POSTCARD = """
scenario postcard
turn 4
card 6S
us-117 0502 flipped
us-119 0603
us-120 0801
us-tdt 0703
us-tds 0405
us-cca 0302
us-ccb west
ge-stug 0802
ge-37 exited
ge-38 east
ge-df 0803
ge-102 0403
ge-pz2 0403
ge-pz1 0601 flipped
ge-d 0901
deck without AC 2D 9H KC 8C
activated german us
came-up german us
marker air 0802
"""
SECTOR = """
scenario sector
turn 2
card 5H
us-1-117 0904
us-2-117 0803 flipped
us-823a 1002
us-823b 1002
us-cca 0105
us-ccb west
ge-24 1006
ge-60 1005
ge-ss2rec 1108 flipped
ge-102 1209
ge-df 1209
ge-d 1209
ge-fick east
deck without 3C KD
activated german
came-up german us
"""
Steps = Callable[[TableApp, Pilot[None]], Awaitable[None]]


@cache
def fixed_kind(turns: int = 6) -> MortainKind:
    """Return the game with factors that no tuning changes, and a length of one's choice."""
    kind = library.game("mortain")
    scenarios: dict[str, dict[str, Any]] = {}
    for id, data in kind.scenarios.items():
        copied: dict[str, Any] = {**data, "turns": turns}
        copied["unit"] = [{**unit, "front": [5, 3], "flipped": [2, 1]} for unit in copied["unit"]]
        scenarios[id] = copied
    empty = MortainKind({"book": "SM", "rule": []}, {}, scenarios)
    empty.book, empty.readings = kind.book, kind.readings
    return empty


def lay(position: str, chance: Chance | None = None) -> AnyGame:
    """Set a position down."""
    kind = fixed_kind()
    setup, table, stack = kind.position(position.splitlines())
    place = {"table": table.data(), "stack": [frame.data() for frame in stack]}
    return begin(kind, Origin(setup, (chance or stream(7, "game")).data(), place))


def begin_short() -> AnyGame:
    """Begin a game of one turn."""
    kind = fixed_kind(1)
    return begin(kind, Origin(kind.setup("postcard", {}), stream(10, "game").data(), None))


def seat(game: AnyGame, side: str = "german", against: str = "random") -> Sitting:
    """Sit down at a game."""
    return sit_down(game, side=side, against=against, seed=7)


def drive(
    sitting: Sitting,
    folder: Path,
    steps: Steps,
    *,
    lang: str = "en",
    now: Callable[[], float] = time.monotonic,
) -> TableApp:
    """Run the full-screen table without a terminal and press its keys."""
    app = TableApp(sitting, lang, folder, pace=0, now=now)

    async def run() -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            await settle(app, pilot)
            await steps(app, pilot)

    asyncio.run(run())
    return app


async def settle(app: TableApp, pilot: Pilot[None]) -> None:
    """Wait until the computer has played and the screen is drawn."""
    await app.workers.wait_for_complete()
    await pilot.pause()


async def press(app: TableApp, pilot: Pilot[None], *keys: str) -> None:
    """Press keys one after the other."""
    for key in keys:
        await pilot.press(key)
        await settle(app, pilot)


def words(app: TableApp, id: str) -> str:
    """Return what a part of the screen says."""
    return str(app.table.query_one(f"#{id}").render())
