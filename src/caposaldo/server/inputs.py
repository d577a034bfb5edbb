"""What the addresses take: the hall, a table's id, a key, an action."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from caposaldo.server.hall import Hall

TheHall: TypeAlias = NamedDependency[Hall]
TableId: TypeAlias = FromPath[str]
TheKey: TypeAlias = NamedDependency[str]
"""What stands in the header of a request: the key of a seat, or the token of an invitation.

It is not called `key`: a fault in a field of that name would be taken for one of our own.
"""
SeatQuery: TypeAlias = Annotated[str, QueryParameter(name="view", max_length=40)]
ActionQuery: TypeAlias = Annotated[
    str, QueryParameter(name="action", min_length=1, max_length=2000)
]
AtQuery: TypeAlias = Annotated[int, QueryParameter(name="at", ge=0, le=1_000_000)]
AfterQuery: TypeAlias = Annotated[int, QueryParameter(name="after", ge=-1, le=1_000_000)]

_SCHEME: Final = "bearer "
_LONGEST_KEY: Final = 200


async def key_of(request: Request[Any, Any, Any], hall: TheHall) -> str:
    """Return the key that a request carries in its header; a key in an address would be logged."""
    del hall  # Named so that the two are found in turn: together they cost a group of tasks.
    given = request.headers.get("authorization", "")
    if not given.lower().startswith(_SCHEME):
        return ""
    return given[len(_SCHEME) :].strip()[:_LONGEST_KEY]
