"""Addresses of games with boards: the map of a table, and the ruler laid on it."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

from litestar import get
from litestar.datastructures import CacheControlHeader
from litestar.params import QueryParameter

from caposaldo import library
from caposaldo.boards import survey
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.server.budget import Work
from caposaldo.server.documents import READ, errors
from caposaldo.server.hall import Hall
from caposaldo.server.inputs import TableId, TheHall
from caposaldo.server.problems import not_found

HexQuery: TypeAlias = Annotated[str, QueryParameter(name="from", min_length=1, max_length=12)]
OtherQuery: TypeAlias = Annotated[str, QueryParameter(name="to", max_length=12)]
LASTING: Final = CacheControlHeader(private=True, max_age=86_400)
"""The map of a table stays the same as long as the table is kept."""


@get("/api/tables/{id:str}/map", tags=["tables"], cache_control=LASTING, responses=READ)
async def show_map(id: TableId, hall: TheHall) -> dict[str, Any]:
    """Return the map of a table, drawn, with its hexes, its counters and what is fought for."""
    game, _ = await _game(id, hall)
    try:
        return await hall.work(lambda: survey.survey(game), Work.PLAY)
    except UnreadableFile as error:
        raise not_found(str(error)) from error


@get("/api/tables/{id:str}/sight", tags=["tables"], responses=READ | errors(422))
async def show_sight(
    id: TableId, hall: TheHall, one: HexQuery, other: OtherQuery = ""
) -> dict[str, Any]:
    """Trace a line of sight with its reasons; with one hex alone say what is seen from it.

    Where attacks are declared without looking, the ruler is refused until the game is over.
    """
    game, over = await _game(id, hall)
    return await hall.work(lambda: survey.sight(game, one, other, over))


async def _game(id: str, hall: Hall) -> tuple[library.AnyGame, bool]:
    """Return the game of a table, and whether it is over."""
    _, ledger = await hall.table(id)
    return ledger.begun(), ledger.ended
