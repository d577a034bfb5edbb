"""The figures of the campaign game, as campaign.toml gives them (42)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from caposaldo.upfront.entries import Entry

FILE: Final = "campaign.toml"
USUAL: Final = "usual"


class Figures:
    """Costs, limits and ladders of a campaign."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        whole = Entry(FILE, data)
        elan, points, kia = whole.part("elan"), whole.part("points"), whole.part("kia")
        self.chain: Final = whole.words("chain")
        self.misses: Final = whole.whole("misses", 1, 9)
        self.improvement: Final = whole.whole("improvement", 1, 99)
        self.highest: Final = whole.whole("highest", 1, 9)
        self.survivals: Final = whole.whole("survivals", 1, 99)
        self.marks: Final = whole.whole("marks", 1, 99)
        self.for_victory: Final = elan.whole("victory", 0, 9)
        self.for_unpinned: Final = elan.whole("unpinned", 0, 9)
        self.for_charge: Final = elan.whole("charge_men", 0, 9)
        self.charge_at_least: Final = elan.whole("charge_at_least", 1, 9)
        self.points: Final = {name: points.whole(name, -99, 99) for name in points.data}
        self.veteran: Final = kia.whole("veteran", 1, 12)
        self.replacement: Final = kia.whole("replacement", 1, 12)
        self.flamethrower: Final = kia.whole("flamethrower", -9, 0)
        self.slack: Final = whole.part("panic_below").data
        self.ladders: Final = {
            nation: whole.part("ranks").words(nation) for nation in whole.part("ranks").data
        }
        self.leads: Final = whole.part("leader").words("ranks")
        self.leads_with: Final = whole.part("leader").words("weapons")
        self.assists: Final = whole.part("assistant").words("ranks")
        self.personal: Final = {nation: part.data for nation, part in whole.parts("personal")}

    def ladder(self, nation: str) -> tuple[str, ...]:
        """Return the ranks of a nation from low to high (42.47)."""
        return tuple(self.ladders.get(nation, self.ladders[USUAL]))

    def lowest_panic(self, nation: str, morale: int) -> int:
        """Return how low Panic may be for a Morale (42.44)."""
        return max(0, morale - int(self.slack.get(nation, 0)))
