"""Scenarios of the players' own in a campaign, made for one attacker or for either (42.1, 43)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from caposaldo.kernel.codec import BROKEN
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.upfront.forces import ATTACKER

TURNED: Final = "turned"
"""Where a battle keeps the one in which the other side attacks."""
LIGHT: Final = "light"
NIGHT: Final = "night"
DAY: Final = "day"
Battle = Mapping[str, Any]


def attacks(battle: Battle) -> str:
    """Name the nation whose force was bought to attack; nothing when both advance."""
    return next((one["nation"] for one in battle["force"] if one["role"] == ATTACKER), "")


def battle_for(own: Battle, first: str) -> dict[str, Any]:
    """Return the battle that is fought when this side is to attack; one alone stays as it is."""
    turned = own.get(TURNED)
    chosen = turned if turned is not None and attacks(turned) == first else own
    return {name: value for name, value in chosen.items() if name != TURNED}


def joined(one: Battle, other: Battle) -> dict[str, Any]:
    """Return two battles as one of which the campaign settles who attacks (42.sample)."""
    if not attacks(one) or not attacks(other):
        raise UnreadableFile("where both sides advance one design is enough; leave the other out")
    if attacks(one) == attacks(other):
        raise UnreadableFile(
            f"the {attacks(one)} side attacks in both designs; in the second the other must attack"
        )
    return {**one, TURNED: dict(other)}


def check_ways(own: Battle, nations: tuple[str, str]) -> None:
    """Refuse a battle that is not fought by the nations of a campaign."""
    for battle in (own, own.get(TURNED, own)):
        try:
            found = {str(force["nation"]) for force in battle["force"] if force["role"]}
        except BROKEN as error:
            raise UnreadableFile(
                f"a scenario of your own cannot be read ({error}); begin with its design again"
            ) from error
        if found != set(nations):
            raise UnreadableFile(
                f"this scenario is fought by {' and '.join(sorted(found))}; "
                f"change its sides to {' and '.join(nations)}"
            )


def light(battle: Battle) -> str:
    """Tell whether a battle is fought by day or by night (38.1)."""
    return str(battle.get(LIGHT, DAY))
