"""A side as it goes into its next scenario (42.1)."""

from __future__ import annotations

from dataclasses import dataclass, field

from caposaldo.upfront.campaign.asking import Enquiry
from caposaldo.upfront.campaign.roster import Soldier
from caposaldo.upfront.forces import Force
from caposaldo.upfront.personalities import ManId


@dataclass
class Muster:
    """A side as it goes into its next scenario; `question` is what stops it from being whole.

    `places` gives for every card the scenario names the man who comes, or nothing; `roles` the
    leaders, `made` the replacements, `sent` the transferred leaders, `swap` two who exchange
    their weapons.
    """

    side: str
    force: Force
    places: dict[str, str] = field(default_factory=dict)
    roles: dict[str, str] = field(default_factory=dict)
    made: dict[str, Soldier] = field(default_factory=dict)
    sent: dict[str, Soldier] = field(default_factory=dict)
    swap: tuple[str, str] | None = None
    own_man: str = ""
    question: Enquiry | None = None

    def men(self, named: tuple[ManId, ...]) -> list[str]:
        """Return who comes for these cards of the scenario."""
        return [man for man in [self.places.get(id, id) for id in named] if man]
