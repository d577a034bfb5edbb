"""The application: addresses, limits, errors and headers put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Final

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from caposaldo import __version__
from caposaldo.boards import FolderShelf
from caposaldo.kernel.errors import GameError
from caposaldo.server import (
    asking,
    campaigning,
    designing,
    inviting,
    making,
    playing,
    proving,
    shelf,
    sketching,
    surveying,
)
from caposaldo.server.bodies import refuse_costly
from caposaldo.server.clocks import Clock
from caposaldo.server.guard import (
    add_headers,
    on_account,
    own_pages_only,
    readable_only,
    within_budget,
)
from caposaldo.server.hall import Hall
from caposaldo.server.inputs import key_of
from caposaldo.server.limits import BODY, OWN, PUBLIC, Limits
from caposaldo.server.live import live
from caposaldo.server.packing import packed
from caposaldo.server.pages import STATIC, pages
from caposaldo.server.problems import (
    Problem,
    answer_defect,
    answer_game_error,
    answer_http_error,
    answer_problem,
    answer_recursion,
)
from caposaldo.server.whereabouts import Whereabouts, show_server

HANDLERS: Final = (
    show_server,
    *(shelf.health, shelf.list_games, shelf.show_scenario, shelf.show_rules),
    *(making.make_table, making.make_branch, making.open_record),
    *(playing.show_table, playing.join, playing.answer, playing.undo, playing.concede),
    playing.standing,
    *inviting.HANDLERS,
    *(designing.show_shelf, designing.sketch, designing.check, designing.read, designing.draw),
    designing.open_bids,
    *campaigning.HANDLERS,
    *sketching.HANDLERS,
    *(asking.preview, asking.why_not, asking.hint, asking.record, asking.replay),
    proving.verify,
    *(surveying.show_map, surveying.show_sight),
    live,
)


def create_app(
    database_url: str,
    *,
    loopback: bool = False,
    limits: Limits | None = None,
    whereabouts: Whereabouts | None = None,
    static: Path = STATIC,
    clock: Clock | None = None,
    boards: FolderShelf | None = None,
    when_ready: Callable[[], None] | None = None,
) -> Litestar:
    """Return the server's application over a database.

    `loopback` refuses requests from all pages but its own, for a server on one's own machine;
    unless others are given the limits of such a server hold, else those of a public one.
    `boards` is the shelf on which such a server keeps boards of one's own. `when_ready` is called
    once all games are in memory.
    """
    hall = Hall(database_url, limits or (OWN if loopback else PUBLIC), clock)
    where = whereabouts or Whereabouts(loopback)
    account = on_account(hall.budget)
    desk = sketching.Desk(boards)
    games = shelf.Shelf()
    return Litestar(
        route_handlers=[*HANDLERS, *pages(static)],
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "desk": Provide(lambda: desk, sync_to_thread=False),
            "shelf": Provide(lambda: games, sync_to_thread=False),
            "bearer": Provide(key_of),
            "whereabouts": Provide(lambda: where, sync_to_thread=False),
        },
        lifespan=[_opening(hall, games, when_ready)],
        exception_handlers={
            Problem: answer_problem,
            GameError: answer_game_error,
            HTTPException: answer_http_error,
            RecursionError: answer_recursion,
            Exception: answer_defect,
        },
        before_request=refuse_costly,
        before_send=[add_headers],
        guards=[within_budget(hall.budget)],
        middleware=[account, readable_only, own_pages_only(loopback, where.public_url), packed],
        request_max_body_size=BODY,
        logging_config=None,
        openapi_config=_description(),
    )


def _opening(
    hall: Hall, games: shelf.Shelf, when_ready: Callable[[], None] | None
) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    async def make_ready() -> None:
        await games.print_all()
        if when_ready is not None:
            when_ready()

    @asynccontextmanager
    async def open_hall(_: Litestar) -> AsyncIterator[None]:
        await hall.open()
        printing = asyncio.create_task(make_ready())
        try:
            yield
        finally:
            printing.cancel()
            await hall.close()

    return open_hall


def _description() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Caposaldo",
        version=__version__,
        path="/api/schema",
        render_plugins=[JsonRenderPlugin()],
        components=Components(
            security_schemes={"seat": SecurityScheme(type="http", scheme="bearer")}
        ),
        security=[{}, {"seat": []}],
    )
