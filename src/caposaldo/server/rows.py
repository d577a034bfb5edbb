"""The rows of a table on disk, and what is made of them: entries, snapshots, events told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

from msgspec import Struct

from caposaldo.kernel.events import Event

RowKind = Literal[
    "join", "answer", "undo", "hint", "concede", "standing", "time", "invite", "reseat", "over"
]


class Told(Struct, frozen=True):
    """An event and the seats that may see it; None is everybody."""

    event: dict[str, Any]
    seen_by: tuple[str, ...] | None


class Row(Struct, frozen=True):
    """One line of the append-only table; `at` counts the answers before it."""

    seq: int
    kind: RowKind
    seat: str
    at: int
    action: str = ""
    link: str = ""
    told: tuple[Told, ...] = ()


class Entry(Struct, frozen=True):
    """One answer that stands, with its events; entry 0 is the beginning."""

    n: int
    seat: str | None
    action: str | None
    link: str
    told: tuple[Told, ...]


class Snapshot(Struct, frozen=True):
    """A saved game, to spare playing all answers again."""

    answers: int
    save: dict[str, Any]


def tell(events: Iterable[Event]) -> tuple[Told, ...]:
    """Write events down with the seats that may see them."""
    return tuple(Told(event.data(), event.seen_by) for event in events)
