"""A rule as the table at hand plays it, and the other way of each reading it depends on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from caposaldo.kernel.rulebook import Reading, Rule, Words


@dataclass(frozen=True)
class Way:
    """How a reading is played at the table."""

    reading: Reading
    value: str

    @property
    def here(self) -> Words:
        """The label of the value in force."""
        return self.reading.labels[self.value]

    @property
    def others(self) -> tuple[Words, ...]:
        """The labels of the other values."""
        return tuple(self.reading.labels[v] for v in self.reading.values if v != self.value)


@dataclass(frozen=True)
class Told:
    """A rule with its statements by number: those that hold here, and those of the other way."""

    rule: Rule
    ways: tuple[Way, ...]
    statements: dict[int, Words]
    otherwise: dict[int, Words]


def told(rule: Rule, readings: Mapping[str, Reading], values: Mapping[str, str]) -> Told:
    """Tell a rule by the values in force; what is not named there is the document's."""
    ways = {id: Way(reading, values.get(id, reading.document)) for id, reading in readings.items()}
    here: dict[int, Words] = {}
    otherwise: dict[int, Words] = {}
    for number, words in enumerate(rule.statements, start=1):
        when = rule.when.get(number)
        holds = when is None or ways[when.reading].value in when.values
        (here if holds else otherwise)[number] = words
    return Told(rule, tuple(_of(rule, ways.values())), here, otherwise)


def _of(rule: Rule, ways: Iterable[Way]) -> list[Way]:
    """Leave only the ways of readings that this rule is told by."""
    named = {when.reading for when in rule.when.values()}
    return [way for way in ways if rule.id in way.reading.rules or way.reading.id in named]
