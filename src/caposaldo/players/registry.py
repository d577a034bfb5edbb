"""The levels by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from caposaldo.kernel.contract import Adviser, GameKind
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.players.levels import RandomPlayer, Recruit, Regular
from caposaldo.players.player import Player

_ADVISED: Final[dict[str, Callable[[Adviser], Player]]] = {"recruit": Recruit, "regular": Regular}
LEVELS: Final = ("random", *_ADVISED)


def levels_of(kind: GameKind[Any]) -> tuple[str, ...]:
    """Return the levels a game can be played at: without an adviser only the first."""
    advised = all(kind.adviser(scenario) is not None for scenario in kind.scenarios)
    return LEVELS if advised else LEVELS[:1]


def make(
    level: str, kind: GameKind[Any], scenario: str, options: Mapping[str, str] | None = None
) -> Player:
    """Return a player of a level for one scenario of a game, as it was agreed."""
    if level not in LEVELS:
        raise UnreadableFile(f"there is no level {level!r}; choose one of: {', '.join(LEVELS)}")
    if level == "random":
        return RandomPlayer()
    adviser = kind.adviser(scenario, options)
    if adviser is None:
        raise UnreadableFile(f"{kind.id} has no adviser yet; choose random")
    return _ADVISED[level](adviser)
