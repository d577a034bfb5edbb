"""Exact chances of close combat and of ambush, from numbers alone (SK 3.8a, 3.8b, A2, A5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk.chances import ways
from caposaldo.aslsk.dice import FACES
from caposaldo.aslsk.tables import Odds
from caposaldo.kernel.contract import Outcome

ELIMINATED: Final[str] = "cc-eliminated"
REDUCED: Final[str] = "cc-reduced"
UNHARMED: Final[str] = "cc-unharmed"
RESULTS: Final[tuple[str, ...]] = (ELIMINATED, REDUCED, UNHARMED)
FP: Final[int] = 2
"""One firepower factor: strengths are in halves, since a pinned unit has half of its own."""
LEAST: Final[int] = 2
"""The lowest DR, which may create a leader (SK A6)."""
MARGIN: Final[int] = 3
"""So much lower must a side's dr be for an ambush (SK A2)."""
AMBUSH: Final[str] = "ambush"
AMBUSHED: Final[str] = "ambushed"
NO_AMBUSH: Final[str] = "no-ambush"


class Created:
    """A leader whom an Original 2 makes on so many of the six faces, and the attack's DRM then."""

    __slots__ = ("drm", "faces")

    def __init__(self, faces: int, drm: int) -> None:
        self.faces: Final = faces
        self.drm: Final = drm


def result_of(final: int, kill: int) -> str:
    """Return what a Final DR does at a kill number (SK A5)."""
    if final < kill:
        return ELIMINATED
    return REDUCED if final == kill else UNHARMED


def fight_odds(
    odds: Odds, attack: int, defence: int, drm: int, created: Sequence[Created] = ()
) -> list[Outcome]:
    """Return the chances of an attack; strengths in halves, each leader with 1 FP (SK A5, A6)."""
    scale = FACES if created else 1
    counts = dict.fromkeys(RESULTS, 0)
    kill = odds.kill_number(attack, defence)
    for original in range(LEAST, 2 * FACES + 1):
        left = scale
        if original == LEAST:
            joined = odds.kill_number(attack + FP, defence)
            for leader in created:
                counts[result_of(original + leader.drm, joined)] += leader.faces
                left -= leader.faces
        counts[result_of(original + drm, kill)] += left * ways(original)
    return _listed(counts, scale * FACES * FACES)


def ambush_odds(own: int, other: int) -> list[Outcome]:
    """Return the chances of an ambush, with what each side adds to its dr (SK A2)."""
    counts = dict.fromkeys((AMBUSH, AMBUSHED, NO_AMBUSH), 0)
    for first in range(1, FACES + 1):
        for second in range(1, FACES + 1):
            counts[surprise(first + own, second + other)] += 1
    return _listed(counts, FACES * FACES)


def surprise(own: int, other: int) -> str:
    """Say who ambushes whom, by the final dr of both sides (SK A2)."""
    if own <= other - MARGIN:
        return AMBUSH
    return AMBUSHED if other <= own - MARGIN else NO_AMBUSH


def _listed(counts: dict[str, int], of: int) -> list[Outcome]:
    return [Outcome(key, chances, of) for key, chances in counts.items() if chances]
