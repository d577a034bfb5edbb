"""What a Concealed card is worth to whoever hides, or ambushes, with it (9.1, 37.2, 37.5)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Modifier, RuleId, rule
from caposaldo.upfront.cards import Card
from caposaldo.upfront.table import UpFrontTable

STEALTHY: Final = rule("UF 37.2")
AMBUSH: Final = rule("UF 37.5")
CONCEALED: Final = "concealed"


def hidden_by(table: UpFrontTable, side: str, card: Card) -> int:
    """Return what a Concealed card takes off an attack; some troops hide better (37.2)."""
    return card.value_as(CONCEALED) - table.battle.sheets[side].troops.conceals


def hiding(table: UpFrontTable, side: str, card: Card, cited: RuleId) -> Modifier:
    """Return what a Concealed card of a side changes, by the rule it is played under."""
    better = table.battle.sheets[side].troops.conceals
    value = hidden_by(table, side, card)
    return Modifier(value, STEALTHY if better else cited, "concealed", {"card": card.id})


def surprise(card: Card) -> Modifier:
    """Return what a Concealed card adds to its owner's fire, its sign ignored (37.5)."""
    return Modifier(-card.value_as(CONCEALED), AMBUSH, "ambush", {"card": card.id})
