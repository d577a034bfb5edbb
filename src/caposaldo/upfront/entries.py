"""One entry of a data file, read field by field; what is wrong is told in one sentence."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Final

from caposaldo.kernel.codec import refuse_unknown
from caposaldo.kernel.errors import UnreadableFile

MISSING: Final = object()


class Entry:
    """A table of a data file that knows where it stands, so that it can complain."""

    __slots__ = ("asked", "data", "place")

    def __init__(self, place: str, data: object) -> None:
        self.place: Final = place
        if not isinstance(data, Mapping):
            raise UnreadableFile(f"{place} is not a table; write its fields as name = value")
        self.data: Final[Mapping[str, Any]] = data
        # The fields somebody wanted to know of: what else stands there means nothing.
        self.asked: Final[set[str]] = set()

    def __contains__(self, field: str) -> bool:
        self.asked.add(field)
        return field in self.data

    def wrong(self, complaint: str) -> UnreadableFile:
        """What to raise when the file is refused because of this entry."""
        return UnreadableFile(f"{self.place}: {complaint}")

    def at(self, field: str, otherwise: object = MISSING) -> Any:  # noqa: ANN401 - any TOML value
        """The value of a field as it stands; without `otherwise` it has to be there."""
        self.asked.add(field)
        if field in self.data:
            return self.data[field]
        if otherwise is MISSING:
            raise self.wrong(f"{field} is missing; add it")
        return otherwise

    def done(self, *others: str) -> None:
        """Refuse fields that nobody asked for; `others` are read elsewhere, notes by people."""
        refuse_unknown(self.place, self.data, self.asked.union(others))

    def whole(self, field: str, low: int, high: int, otherwise: int | None = None) -> int:
        """A whole number from `low` to `high`."""
        value = self.at(field, MISSING if otherwise is None else otherwise)
        if type(value) is int and low <= value <= high:
            return value
        raise self.wrong(f"{field} is {value!r}; give a whole number from {low} to {high}")

    def wholes(self, field: str, low: int, high: int, length: int | None = None) -> tuple[int, ...]:
        """A list of whole numbers from `low` to `high`, of that length if one is given."""
        values = self.at(field)
        fits = isinstance(values, list) and length in (None, len(values))
        if fits and all(type(value) is int and low <= value <= high for value in values):
            return tuple(values)
        many = "whole numbers" if length is None else f"{length} whole numbers"
        raise self.wrong(f"{field} is {values!r}; give a list of {many} from {low} to {high}")

    def yes(self, field: str, otherwise: bool | None = None) -> bool:
        """A field that is true or false."""
        value = self.at(field, MISSING if otherwise is None else otherwise)
        if isinstance(value, bool):
            return value
        raise self.wrong(f"{field} is {value!r}; write true or false")

    def word(self, field: str, known: Collection[str] = (), otherwise: str | None = None) -> str:
        """A word, one of the known ones if there are such."""
        value = self.at(field, MISSING if otherwise is None else otherwise)
        if isinstance(value, str) and (not known or value in known):
            return value
        raise self.wrong(f"{field} is {value!r}; {_choice(known)}")

    def words(
        self, field: str, known: Collection[str] = (), otherwise: Sequence[str] | None = None
    ) -> tuple[str, ...]:
        """A list of words, each of them one of the known ones if there are such."""
        values = self.at(field, MISSING if otherwise is None else list(otherwise))
        if not isinstance(values, list):
            raise self.wrong(f"{field} is {values!r}; give a list of words")
        for value in values:
            if not isinstance(value, str) or (known and value not in known):
                raise self.wrong(f"{field} has {value!r}; {_choice(known)}")
        return tuple(values)

    def part(self, field: str) -> Entry:
        """A table inside this one."""
        return Entry(f"{self.place}, {field}", self.at(field))

    def parts(self, field: str) -> Iterator[tuple[str, Entry]]:
        """The tables inside a field, each with its name."""
        for name, data in self.part(field).data.items():
            yield name, Entry(f"{self.place}, {field} {name}", data)

    def list_of(self, field: str, name: str, label: str = "") -> Iterator[Entry]:
        """The tables of a list, each called by its `label` field or its place in the list."""
        values = self.at(field)
        if not isinstance(values, list):
            raise self.wrong(f"{field} is {values!r}; give a list of tables")
        for number, data in enumerate(values, 1):
            shown = data.get(label, number) if isinstance(data, Mapping) else number
            yield Entry(f"{self.place}, {name} {shown}", data)


def opened(file: str, data: Mapping[str, Any]) -> Entry:
    """The whole of a data file, whose format has to be the one we read."""
    whole = Entry(file, data)
    whole.whole("format", 1, 1)
    return whole


def _choice(known: Collection[str]) -> str:
    return f"choose from: {', '.join(known)}" if known else "give a word in quotes"
