"""What the special rules of a scenario have put on the table, as far as a view tells it (SK V9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from caposaldo.aslsk.battle import Battle
from caposaldo.aslsk.special.book import Snow
from caposaldo.aslsk.special.fortified import NOTED, SEARCHED
from caposaldo.aslsk.special.snow import STATE

SHOWN: Final = "shown"
"""Of a fortified building: everybody knows it."""
SECRET: Final = "secret"
"""And: only the side that noted it does."""


def falling_snow(battle: Battle, table: Mapping[str, Any]) -> Snow | None:
    """Return the figures of the snow while it falls, None while it does not."""
    return battle.specials.snow if STATE in table["lasting"] else None


def fortified(battle: Battle, table: Mapping[str, Any]) -> dict[str, str]:
    """Return the hexes of fortified buildings that the viewer knows, and who else knows them."""
    works, ground = battle.specials.fortified, battle.ground
    if works is None:
        return {}
    known = dict.fromkeys(works.hexes, SHOWN)
    searched = table["lasting"].get(SEARCHED, "").split()
    for first in table["lasting"].get(NOTED, "").split():
        house = ground.house[ground.index[first]]
        for hex in ground.houses[house].hexes:
            # A hex of two buildings belongs to one of them, whose cover it has.
            if ground.house[hex] == house:
                known[ground.names[hex]] = SHOWN if first in searched else SECRET
    return known
