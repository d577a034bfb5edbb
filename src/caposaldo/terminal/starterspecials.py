"""What the special rules of a scenario of the Starter Kit do to the ground, in words (SK V9)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from caposaldo.boards.ground import Battle
from caposaldo.boards.special import falling_snow, fortified
from caposaldo.text import Words, signed

View = Mapping[str, Any]


def snow_lines(battle: Battle, table: View, words: Words) -> Iterable[str]:
    """Say that it snows and what that does to fire; nothing while it does not."""
    snow = falling_snow(battle, table)
    if snow is not None:
        facts = {"range": snow.from_range, "hindrance": signed(snow.hindrance)}
        yield words.say("aslsk-terminal-snowing", facts)


def special_words(battle: Battle, table: View, name: str, words: Words) -> Iterable[str]:
    """Say that the building of a hex is fortified, as far as the viewer knows it."""
    works = battle.specials.fortified
    known = fortified(battle, table).get(name)
    if works is not None and known is not None:
        facts = {"known": known, "tem": signed(works.tem)}
        yield words.say("aslsk-terminal-fortified", facts)
