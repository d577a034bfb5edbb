"""What happened: told by the verbs that change the table, never used to rebuild it."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Fact, Modifier, RuleId


class Event:
    """One happening: its kind, facts, rules, the sum behind it, and the seats that may see it."""

    __slots__ = ("facts", "kind", "modifiers", "rules", "seen_by")

    def __init__(
        self,
        kind: str,
        rules: tuple[RuleId, ...],
        facts: dict[str, Fact],
        modifiers: tuple[Modifier, ...] = (),
        seen_by: tuple[str, ...] | None = None,
    ) -> None:
        self.kind: Final = kind
        self.rules: Final = rules
        self.facts: Final = facts
        self.modifiers: Final = modifiers
        self.seen_by: Final = seen_by

    def seen(self, seat: str) -> bool:
        """Tell whether this seat may know of the event."""
        return self.seen_by is None or seat in self.seen_by

    def data(self) -> dict[str, object]:
        """Return the event as JSON-ready data."""
        return {
            "kind": self.kind,
            "rules": list(self.rules),
            "facts": dict(self.facts),
            "modifiers": [modifier.data() for modifier in self.modifiers],
        }

    def __repr__(self) -> str:
        facts = " ".join(f"{key}={value}" for key, value in self.facts.items())
        return f"<{self.kind} {facts} [{', '.join(self.rules)}]>"
