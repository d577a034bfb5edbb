"""Which nations may meet: those that did in history, or any two (3.1, 53.1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from caposaldo.kernel.errors import UnreadableFile

PAIRINGS: Final = "pairings"
HISTORICAL: Final = "historical"
ANYTHING: Final = "anything"
CHOICE: Final = (HISTORICAL, ANYTHING)

Pairs = frozenset[frozenset[str]]


def met(pairs: Pairs, one: str, other: str) -> bool:
    """Tell whether two nations met in history."""
    return frozenset((one, other)) in pairs


def usual_second(
    pairs: Pairs, first: str, others: Iterable[str], usual: str = ""
) -> tuple[str, ...]:
    """Put the nations for the second side in order: the usual enemy, then one from history."""
    listed = list(others)
    enemies = [side for side in listed if met(pairs, first, side)]
    best = usual if usual in enemies else next(iter(enemies), "")
    return tuple(sorted(listed, key=lambda side: (side == first, side != best)))


def offered(
    pairs: Pairs, ones: Iterable[str], others: Iterable[str]
) -> tuple[tuple[str, str], ...]:
    """Return the pairs of a scenario that met in history, first side first."""
    second = tuple(others)
    return tuple([(one, other) for one in ones for other in second if met(pairs, one, other)])


def settled(pairs: Pairs, one: str, other: str, asked: Mapping[str, str]) -> str:
    """Return what is agreed about pairs; a pair that never met is refused if history is wanted.

    Who names nothing has what fits his pair, so that records from before still open.
    """
    fits = met(pairs, one, other)
    wanted = asked.get(PAIRINGS, HISTORICAL if fits else ANYTHING)
    if wanted == HISTORICAL and not fits:
        raise UnreadableFile(
            f"the {one} and {other} sides never met in history; "
            f"choose another nation for one side, or {PAIRINGS}={ANYTHING}"
        )
    return wanted
