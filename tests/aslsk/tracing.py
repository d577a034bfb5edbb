"""The table of a map beside the plain way: every line traced for itself."""

from __future__ import annotations

from caposaldo.aslsk.maps import Map
from caposaldo.aslsk.sight import Season, look
from caposaldo.aslsk.sighttable import Sights, SightTable

SEASONS = (
    Season(),
    Season(grain=False),
    Season(orchard=False, grain=False),
    Season(every=True),
    Season(grain=False, every=True),
)


def differences(
    made: Map, table: SightTable, seasons: tuple[Season, ...] = SEASONS, every: int = 1
) -> list[str]:
    """Name the pairs, or some of them, of which the table says other than the exact tracing."""
    found = []
    pairs = [(a, b) for a in range(made.size) for b in range(a, made.size)][::every]
    for season in seasons:
        sights = Sights(made, table, season)
        for a, b in pairs:
            seen = look(made, a, b, season)
            same = seen.is_clear == sights.is_clear(a, b) == sights.is_clear(b, a)
            if seen.is_clear:
                sums = {seen.total, sights.hindrance(a, b), sights.hindrance(b, a)}
                same = same and len(sums) == 1
            if not same:
                found.append(f"{made.names[a]} {made.names[b]}")
    return found
