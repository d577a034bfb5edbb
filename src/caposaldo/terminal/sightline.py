"""A line of sight in words: clear or not, by which rule, and what hinders it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from caposaldo.text import Words

GAME: Final = "aslsk"


def sight_lines(found: Mapping[str, Any], words: Words) -> list[str]:
    """Say what the ruler has found, one line for the whole and one for each hindrance."""
    result = "clear" if found["seen"] else "much" if found["too_much"] else "blocked"
    facts = {
        "from": found["from"],
        "to": found["to"],
        "range": found["range"],
        "result": result,
        "hex": found["blocker"],
        "total": found["total"],
    }
    # A clear line with nothing in its way follows from no rule in particular.
    rules = [found["rule"]] if result != "clear" else []
    head = words.say("aslsk-terminal-sight", facts)
    lines = [f"{head} {words.rules(rules)}".rstrip()]
    for each in found["hindrances"]:
        facts = {**each, "what": f"@terrain-{each['what']}"}
        said = words.say("aslsk-terminal-hindrance", facts, GAME)
        lines.append(f"{said} {words.rules([each['rule']])}")
    if found.get("snow"):
        lines.append(words.say("aslsk-terminal-snow", {"value": found["snow"]}))
    return lines
