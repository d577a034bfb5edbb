"""The eight phases of a player turn, and the marks that last for one of them or for all (SK 3.0).

A mark is a word on a unit or a weapon that its rule needs later: the file of that rule sets it,
and says here how long it lasts.
"""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import RuleId, rule

RALLY: Final[str] = "rally"
PREP_FIRE: Final[str] = "prep-fire"
MOVEMENT: Final[str] = "movement"
DEFENSIVE_FIRE: Final[str] = "defensive-fire"
ADVANCING_FIRE: Final[str] = "advancing-fire"
ROUT: Final[str] = "rout"
ADVANCE: Final[str] = "advance"
CLOSE_COMBAT: Final[str] = "close-combat"
PHASES: Final[tuple[str, ...]] = (
    RALLY,
    PREP_FIRE,
    MOVEMENT,
    DEFENSIVE_FIRE,
    ADVANCING_FIRE,
    ROUT,
    ADVANCE,
    CLOSE_COMBAT,
)
RULES: Final[dict[str, RuleId]] = {
    RALLY: rule("SK 3.1"),
    PREP_FIRE: rule("SK 3.2"),
    MOVEMENT: rule("SK 3.3"),
    DEFENSIVE_FIRE: rule("SK 3.4"),
    ADVANCING_FIRE: rule("SK 3.5"),
    ROUT: rule("SK 3.6a"),
    ADVANCE: rule("SK 3.7"),
    CLOSE_COMBAT: rule("SK 3.8a"),
}

WAS_CX: Final[str] = "was-cx"
"""It was CX when the movement phase began, so that it may not double-time (SK 3.3, M7)."""
WAS_PINNED: Final[str] = "was-pinned"
"""It was pinned in this player turn and is not pinned again (SK F15)."""

LAST_THE_TURN: Final[frozenset[str]] = frozenset([WAS_CX, WAS_PINNED])
"""The marks that go at the end of the player turn; all others go with the phase."""


def lasts(mark: str) -> bool:
    """Tell whether a mark stays on beyond its phase; what follows a colon does not matter."""
    return mark.partition(":")[0] in LAST_THE_TURN
