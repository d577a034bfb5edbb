"""Elan won in a game, from what was told in it (42.43)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from caposaldo.kernel.events import Event
from caposaldo.kernel.rules import Fact
from caposaldo.upfront.campaign.figures import Figures

NOTED: Final = "elan"
STAKE: Final = "elan-at-stake"
CHARGE: Final = "charge"
OVER: Final = "attack-over"
LOST: Final = "lost"
PINNED: Final = "pinned"
FIRE: Final = "fire-within"
CHARGE_MEN: Final = "charge-men"
MAN: Final = "@man-"
FEAT: Final = "@feat-"
Won = tuple[str, str, int]


def man_of(fact: Fact | None) -> str:
    """Return the id of a man from the fact that names him."""
    return str(fact).removeprefix(MAN)


class Watch:
    """What is at stake in an attack under way, and how many of the enemy it has hurt."""

    def __init__(self) -> None:
        self.side = ""
        self.firers: tuple[str, ...] = ()
        self.count = 0
        self.bomber = ""
        self.removed = 0
        self.pinned = 0

    def see(self, event: Event) -> None:
        """Count a man of the enemy who is pinned or removed."""
        if self.side and event.facts.get("seat") != self.side:
            self.removed += int(event.kind == LOST)
            self.pinned += int(event.kind == PINNED)

    def outcome(self, figures: Figures) -> list[Won]:
        """Say who has earned what when the attack is over."""
        found: list[Won] = []
        if self.removed or self.pinned:
            found += [(id, FIRE, self.count) for id in self.firers]
        if self.bomber and self.removed >= figures.charge_at_least:
            found.append((self.bomber, CHARGE_MEN, figures.for_charge))
        return found


def elan_won(figures: Figures, events: Iterable[Event]) -> list[Won]:
    """List man, reason and points of all the elan of a game, in the order it was won."""
    found: list[Won] = []
    tanks: dict[tuple[str, str], int] = {}
    watch = Watch()
    for event in events:
        if event.kind == NOTED:
            _note(found, tanks, event)
        elif event.kind == STAKE:
            watch = Watch()
            watch.side = str(event.facts["seat"])
            men = event.facts["men"]
            assert isinstance(men, list)
            watch.firers = tuple([man_of(str(man)) for man in men])
            watch.count = int(str(event.facts["count"]))
        elif event.kind == CHARGE:
            watch = Watch()
            watch.side, watch.bomber = str(event.facts["seat"]), man_of(event.facts["man"])
        elif event.kind == OVER:
            found += watch.outcome(figures)
            watch = Watch()
        else:
            watch.see(event)
    return found


def _note(found: list[Won], tanks: dict[tuple[str, str], int], event: Event) -> None:
    """Add what one man has earned; for the same AFV he is paid once, at the better rate."""
    man = man_of(event.facts["man"])
    points = int(str(event.facts["count"]))
    reason = str(event.facts["feat"]).removeprefix(FEAT)
    victim = event.facts.get("victim")
    if victim is None:
        found.append((man, reason, points))
        return
    key = (man, str(victim))
    paid = tanks.get(key, 0)
    if points > paid:
        tanks[key] = points
        found.append((man, reason, points - paid))
