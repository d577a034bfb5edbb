"""What the other side hears of an answer that names a card face down (4.4, 8.1, 49.11)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from caposaldo.kernel.actions import CHAIN
from caposaldo.upfront.cards import CardId

PLAN: Final = "plan"
"""The verb that declares the action named after it (49.11)."""
FACE_DOWN: Final = ("discard", "open", "found-open")
"""The verbs whose card, their last word, the enemy does not see (4.4, 8.1)."""


def overheard(notation: str) -> str:
    """Return an answer as the other side hears it: without a card that is face down."""
    words = notation.split(" ")
    return " ".join(words[:-1]) if card_face_down(notation) else notation


def card_face_down(notation: str) -> str:
    """Return the card that an answer, or its declaration, keeps face down; empty if none."""
    words = notation.split(" ")
    at = 1 if words[0] == PLAN else 0
    return words[-1] if len(words) > at + 1 and words[at] in FACE_DOWN else ""


def steps_of(plan: str) -> list[str]:
    """Return the steps of a declared action."""
    return [step.strip() for step in plan.split(CHAIN)]


def plan_overheard(plan: str) -> str:
    """Return a declared action, a chain of steps, as the other side hears it."""
    return f"{CHAIN} ".join([overheard(step) for step in steps_of(plan)])


def secrets_of(plans: Iterable[str]) -> list[str]:
    """Return the cards that declared actions keep face down."""
    found = [card_face_down(step) for plan in plans for step in steps_of(plan)]
    return [card for card in found if card]


def swapped(plan: str, exchange: Mapping[CardId, CardId]) -> str:
    """Return a declared action with other cards face down."""
    found: list[str] = []
    for step in steps_of(plan):
        card = card_face_down(step)
        other = exchange.get(CardId(card), CardId(card))
        found.append(f"{overheard(step)} {other}" if card else step)
    return f"{CHAIN} ".join(found)
