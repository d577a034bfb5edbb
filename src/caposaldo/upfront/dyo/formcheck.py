"""Everything in the file of a design that cannot be read, field by field (43.0)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.upfront.entries import Entry

Reader = Callable[[Entry], object]


class Complaint:
    """One field that cannot be read: where it stands, as `lines_of` names it, and why."""

    __slots__ = ("place", "told")

    def __init__(self, place: str, told: str) -> None:
        self.place: Final = place
        self.told: Final = told


def unreadable(entry: Entry, readers: Mapping[str, Reader], place: str = "") -> Iterator[Complaint]:
    """Try every field of a table by itself, and name those that are none."""
    for name in entry.data:
        if name not in readers:
            known = ", ".join(readers)
            yield Complaint(
                place + name, str(entry.wrong(f"{name} is no field; choose from: {known}"))
            )
    for name, read in readers.items():
        try:
            read(entry)
        except UnreadableFile as error:
            yield Complaint(place + name, str(error))


def tables(entry: Entry, field: str, label: str = "") -> list[Entry]:
    """Return the tables of a list that can be opened; `readers` complain of the others."""
    try:
        return list(entry.list_of(field, field, label)) if field in entry else []
    except UnreadableFile:
        return []
