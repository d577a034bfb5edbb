"""The index of rule numbers: titles, summaries and testable statements, and the readings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from caposaldo.kernel.rules import RuleId

Words = dict[str, str]


@dataclass(frozen=True)
class Rule:
    """One numbered rule in our own words, in each language."""

    id: RuleId
    title: Words
    summary: Words
    statements: tuple[Words, ...]


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


def read_rulebook(data: Mapping[str, Any]) -> Rulebook:
    """Read a rulebook from the parsed TOML of its index."""
    rules = [
        Rule(entry["id"], entry["title"], entry["summary"], tuple(entry.get("statement", ())))
        for entry in data["rule"]
    ]
    return Rulebook(data["book"], {rule.id: rule for rule in rules})


def read_readings(data: Mapping[str, Any]) -> dict[str, Reading]:
    """Read the named readings from parsed TOML."""
    return {
        entry["id"]: Reading(**{**entry, "values": tuple(entry["values"])})
        for entry in data.get("reading", [])
    }
