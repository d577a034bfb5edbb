"""What a table shows when one person plays both sides: cards face down, declared actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from caposaldo.text import Words

View = Mapping[str, Any]


def backs(table: View, side: str, words: Words, game: str) -> list[str]:
    """Say how many cards of a hand lie face down."""
    count = table.get("covered", {}).get(side, 0)
    return [words.say(f"{game}-ui-new-cards", {"count": count})] if count else []


def plans(table: View, words: Words, game: str) -> list[str]:
    """List the actions declared and still to be carried out, and the one being declared."""
    for frame in reversed(table["under_way"]):
        if "plans" in frame:
            found = [words.action(game, plan) for plan in frame["plans"]]
            if frame.get("begun"):
                begun = words.action(game, "; ".join(frame["begun"]))
                found.append(f"{begun} ({words.say(f'{game}-ui-plan-begun')})")
            title = words.say(f"{game}-ui-plans")
            if not found:
                return [f"{title}: {words.say(f'{game}-ui-no-plans')}"] if "begun" in frame else []
            return [f"{title}:", *[f"  {at}. {plan}" for at, plan in enumerate(found, 1)]]
    return []
