"""The index of rule numbers: titles, summaries and testable statements, and the readings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from caposaldo.kernel.rules import RuleId

Words = dict[str, str]


@dataclass(frozen=True)
class When:
    """The values of a reading under which a statement holds."""

    reading: str
    values: tuple[str, ...]


@dataclass(frozen=True)
class Rule:
    """One numbered rule in our own words, in each language."""

    id: RuleId
    title: Words
    summary: Words
    statements: tuple[Words, ...]
    when: dict[int, When] = field(default_factory=dict)  # by number of the statement, from 1
    table: str = ""  # the game's name for the table that is shown with the rule


Cell = str | Words
"""Plain text, text with names of messages marked "@" in it, or both languages."""


@dataclass(frozen=True)
class RuleTable:
    """A table that is shown with a rule, made from the data that the game reads."""

    head: tuple[Cell, ...]
    rows: tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True)
class Rulebook:
    """All rules of one book, in its order."""

    book: str
    rules: dict[RuleId, Rule]

    def find(self, number: str) -> Rule | None:
        """Return the rule of that number, written with or without the space after the book."""
        wanted = number.replace(" ", "").upper()
        for rule in self.rules.values():
            if rule.id.replace(" ", "").upper() == wanted:
                return rule
        return None


@dataclass(frozen=True)
class Reading:
    """A doubtful rule as a named option with its values and the two presets."""

    id: str
    rule: RuleId
    question: str
    values: tuple[str, ...]
    document: str
    published: str
    title: Words
    text: Words
    labels: dict[str, Words]
    alone: str = ""  # the value against the computer, whatever the preset; "" without one
    before: str = ""  # what was played before the reading had a name; "" for the document's
    also: tuple[RuleId, ...] = ()  # further rules that are told as this reading has them

    @property
    def rules(self) -> tuple[RuleId, ...]:
        """The rules that are told as this reading has them, its own first."""
        return (self.rule, *self.also)

    @property
    def unnamed(self) -> str:
        """The value in games that were agreed on before the reading had a name."""
        return self.before or self.document


def read_rulebook(data: Mapping[str, Any]) -> Rulebook:
    """Read a rulebook from the parsed TOML of its index."""
    rules = [_read_rule(entry) for entry in data["rule"]]
    return Rulebook(data["book"], {rule.id: rule for rule in rules})


def _read_rule(entry: Mapping[str, Any]) -> Rule:
    written = entry.get("statement", ())
    words = [{name: said for name, said in each.items() if name != "when"} for each in written]
    when = {at: read_when(each["when"]) for at, each in enumerate(written, 1) if "when" in each}
    table = entry.get("table", "")
    return Rule(entry["id"], entry["title"], entry["summary"], tuple(words), when, table)


def read_when(text: str) -> When:
    """Read when a statement holds: a reading and one value of it or several, `id=a|b`."""
    reading, _, values = text.partition("=")
    return When(reading, tuple(values.split("|")))


def read_readings(data: Mapping[str, Any]) -> dict[str, Reading]:
    """Read the named readings from parsed TOML."""
    return {entry["id"]: _read_reading(entry) for entry in data.get("reading", [])}


def _read_reading(entry: Mapping[str, Any]) -> Reading:
    lists = {name: tuple(entry.get(name, ())) for name in ("values", "also")}
    return Reading(**{**entry, **lists})
