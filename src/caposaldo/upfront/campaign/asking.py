"""The questions a campaign asks its players between two games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from caposaldo.kernel.rules import RuleId

LEADER: Final = "leader"
ASSISTANT: Final = "assistant"
STAND_IN: Final = "stand-in"
SWAP: Final = "swap"
ROUT: Final = "rout"
IMPROVE: Final = "improve"
OWN_MAN: Final = "own-man"

NOBODY: Final = "nobody"
TRANSFER: Final = "transfer"
REPLACEMENT: Final = "replacement"
MORALE: Final = "morale"
PANIC: Final = "panic"
KEEP: Final = "keep"
REST: Final = "rest"


@dataclass(frozen=True)
class Enquiry:
    """What one side must choose; options are ids of men or words, the first is a fair one."""

    id: str
    side: str
    kind: str
    man: str
    options: tuple[str, ...]
    rule: RuleId

    def data(self) -> dict[str, object]:
        """Return the question as JSON-ready data."""
        return {
            "id": self.id,
            "side": self.side,
            "kind": self.kind,
            "man": self.man,
            "options": list(self.options),
            "rule": self.rule,
        }
