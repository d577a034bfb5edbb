"""Broken morale that a scenario raises for a side, its leaders' included (SK V9)."""

from __future__ import annotations

from caposaldo.aslsk.counters import Counters
from caposaldo.aslsk.special.book import Specials


def steadied(counters: Counters, specials: Specials) -> Counters:
    """Return the counters as they are in the scenario; the same ones where nothing is raised."""
    for each in specials.steadier:
        counters = counters.steadier(each.whose, each.add)
    return counters
