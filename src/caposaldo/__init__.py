"""Caposaldo: a table for small-unit games of the Second World War that knows the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from caposaldo.library import (
        from_position,
        games,
        load,
        make_record,
        replay,
        start,
        stream,
        verify,
    )

__version__ = "0.5.3"
__all__ = [
    "__version__",
    "from_position",
    "games",
    "load",
    "make_record",
    "replay",
    "start",
    "stream",
    "verify",
]


def __getattr__(name: str) -> object:
    """Bring in the games only when somebody wants one, so that `--help` stays quick."""
    if name in __all__:
        from caposaldo import library

        return getattr(library, name)
    raise AttributeError(f"module 'caposaldo' has no attribute {name!r}")
