"""The application: addresses, limits, errors and headers put together."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
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
from caposaldo.server.clocks import Clock
from caposaldo.server.guard import add_headers, loopback_only
from caposaldo.server.hall import Hall
from caposaldo.server.inputs import key_of
from caposaldo.server.limits import BODY
from caposaldo.server.live import live
from caposaldo.server.pages import STATIC, pages
from caposaldo.server.problems import (
    Problem,
    answer_defect,
    answer_game_error,
    answer_http_error,
    answer_problem,
    answer_recursion,
)

HANDLERS: Final = (
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
    tables_per_minute: int = 30,
    most_rooms: int = 256,
    static: Path = STATIC,
    clock: Clock | None = None,
    boards: FolderShelf | None = None,
) -> Litestar:
    """Return the server's application over a database.

    `loopback` refuses requests from pages of other sites, for a server on one's own machine.
    `boards` is the shelf on which such a server keeps boards of one's own.
    """
    hall = Hall(database_url, tables_per_minute, most_rooms, clock)
    desk = sketching.Desk(boards)
    return Litestar(
        route_handlers=[*HANDLERS, *pages(static)],
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "desk": Provide(lambda: desk, sync_to_thread=False),
            "bearer": Provide(key_of),
        },
        lifespan=[_opening(hall)],
        exception_handlers={
            Problem: answer_problem,
            GameError: answer_game_error,
            HTTPException: answer_http_error,
            RecursionError: answer_recursion,
            Exception: answer_defect,
        },
        before_send=[add_headers],
        middleware=[loopback_only] if loopback else [],
        request_max_body_size=BODY,
        compression_config=CompressionConfig(backend="gzip", minimum_size=800),
        logging_config=None,
        openapi_config=_description(),
    )


def _opening(hall: Hall) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def open_hall(_: Litestar) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
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
