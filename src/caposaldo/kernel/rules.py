"""Rule numbers, refusals and modifiers: how a number or a no is explained."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NewType, TypeAlias

RuleId = NewType("RuleId", str)
Fact: TypeAlias = "str | int | bool | list[str]"
Facts: TypeAlias = "Mapping[str, Fact]"

NO_FACTS: Final[dict[str, Fact]] = {}


def rule(number: str) -> RuleId:
    """Cite a rule by book and section, as in `rule("SM 3.2")`; a test checks that it exists."""
    return RuleId(number)


def term(key: str) -> str:
    """Mark a fact as the name of a Fluent message, to be shown in the reader's language."""
    return "@" + key


class Refusal:
    """Why something may not be done: the key of a sentence, its facts and the rule."""

    __slots__ = ("facts", "key", "rule")

    def __init__(self, key: str, rule: RuleId, facts: Facts = NO_FACTS) -> None:
        self.key: Final = key
        self.rule: Final = rule
        self.facts: Final = facts

    def sentence(self) -> str:
        """Return the refusal in bare words, for those who read no Fluent."""
        return f"{self.key.replace('-', ' ')} ({self.rule})"

    def data(self) -> dict[str, object]:
        """Return the refusal as JSON-ready data."""
        return {"key": self.key, "rule": self.rule, "facts": dict(self.facts)}


class Modifier:
    """One number that changes an outcome, with the rule and the words that explain it."""

    __slots__ = ("facts", "label", "rule", "value")

    def __init__(self, value: int, rule: RuleId, label: str, facts: Facts = NO_FACTS) -> None:
        self.value: Final = value
        self.rule: Final = rule
        self.label: Final = label
        self.facts: Final = facts

    def data(self) -> dict[str, object]:
        """Return the modifier as JSON-ready data."""
        said = {"value": self.value, "rule": self.rule, "label": self.label}
        return {**said, "facts": dict(self.facts)}


def total(modifiers: Iterable[Modifier]) -> int:
    """Sum the values of a list of modifiers."""
    return sum([modifier.value for modifier in modifiers])
