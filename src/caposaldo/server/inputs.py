"""What the addresses take: the hall, a table's id, a key, an action."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from caposaldo.server.hall import Hall

TheHall: TypeAlias = NamedDependency[Hall]
TableId: TypeAlias = FromPath[str]
KeyQuery: TypeAlias = Annotated[str, QueryParameter(name="key", max_length=200)]
SeatQuery: TypeAlias = Annotated[str, QueryParameter(name="view", max_length=40)]
ActionQuery: TypeAlias = Annotated[
    str, QueryParameter(name="action", min_length=1, max_length=2000)
]
AtQuery: TypeAlias = Annotated[int, QueryParameter(name="at", ge=0, le=1_000_000)]
AfterQuery: TypeAlias = Annotated[int, QueryParameter(name="after", ge=-1, le=1_000_000)]
