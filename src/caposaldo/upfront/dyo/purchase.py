"""What one side buys, and on what terms (43.0, 43.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from caposaldo.upfront.battle import Box
from caposaldo.upfront.personalities import ManCard, man_id

FREE: Final = -1
"""Points without a limit."""
DISCOUNT: Final = "random-reinforcement-discount"
BOTH: Final = "random-and-normal-reinforcements"
CARRIED_FREE: Final = "carried-anti-tank-free"
READINGS: Final = (DISCOUNT, BOTH, CARRIED_FREE)
"""What can be read in two ways about buying (48.1, 53.1)."""
AGREED: Final = "yes"
ANSWERS: Final = ("no", AGREED)


class Batch:
    """Cards and secondary weapons that come after so many decks; 0 are there from the start."""

    __slots__ = ("cards", "decks", "secondary")

    def __init__(self, decks: int, cards: tuple[int, ...], secondary: Mapping[str, int]) -> None:
        self.decks: Final = decks
        self.cards: Final = cards
        self.secondary: Final = dict(secondary)


class Purchase:
    """A force as its buyer wants it; `snipers` counts those it will have (43.6).

    `random_decks` are the decks in which it may try for random reinforcements (48.1), `marines`
    tells that its men are Marines (46.1).
    """

    __slots__ = ("later", "marines", "nation", "random_decks", "role", "snipers", "start", "troops")

    def __init__(
        self,
        nation: str,
        role: str,
        troops: str,
        start: Batch,
        later: tuple[Batch, ...] = (),
        snipers: int = 0,
        random_decks: tuple[int, ...] = (),
        marines: bool = False,
    ) -> None:
        self.nation: Final = nation
        self.role: Final = role
        self.troops: Final = troops
        self.start: Final = start
        self.later: Final = later
        self.snipers: Final = snipers
        self.random_decks: Final = random_decks
        self.marines: Final = marines

    @property
    def batches(self) -> tuple[Batch, ...]:
        """All that is bought, those who start first."""
        return (self.start, *self.later)


class Terms:
    """What was agreed before buying.

    `points` is the limit or FREE; `leaders` asks for one SL and one ASL (43.2); `heavy` lets guns
    and AFVs in; `sniper` says that the side has sniper ability anyway (43.6); `pillbox` that its
    group B goes into one; `decks` is the time limit. A printed force that is added to (43.1) has
    the cards `added` and the weapons `loads`, and the cards and weapons of `coming` arrive later.
    `readings` is what was agreed on the rules of buying (48.1).
    """

    __slots__ = (
        "added",
        "coming",
        "decks",
        "heavy",
        "leaders",
        "loads",
        "pillbox",
        "points",
        "readings",
        "sniper",
        "year",
    )

    def __init__(
        self,
        year: str,
        points: int = FREE,
        decks: int = 9,
        *,
        leaders: bool = False,
        heavy: bool = True,
        sniper: bool = False,
        pillbox: bool = False,
        added: tuple[int, ...] = (),
        loads: Mapping[str, int] | None = None,
        coming: Batch | None = None,
        readings: Mapping[str, str] | None = None,
    ) -> None:
        self.year: Final = year
        self.points: Final = points
        self.decks: Final = decks
        self.leaders: Final = leaders
        self.heavy: Final = heavy
        self.sniper: Final = sniper
        self.pillbox: Final = pillbox
        self.added: Final = added
        self.loads: Final = dict(loads or {})
        self.coming: Final = coming or Batch(0, (), {})
        self.readings: Final = dict(readings or {})

    def reads(self, name: str) -> bool:
        """Tell whether a reading of the rules of buying was agreed on."""
        return self.readings.get(name) == AGREED


def known_cards(box: Box, nation: str, cards: tuple[int, ...]) -> list[ManCard]:
    """Return the cards of a nation that exist among these numbers."""
    ids = [man_id(nation, number) for number in cards]
    return [box.men[id] for id in ids if id in box.men]


def soldiers(cards: list[ManCard]) -> list[ManCard]:
    """Return those who are men, neither guns nor AFVs."""
    return [card for card in cards if card.vehicle is None]


def span(card: ManCard) -> tuple[str, str]:
    """Return the first and last half year of a card; nothing where it has no limit (43.2)."""
    if card.vehicle is not None:
        return card.vehicle.first, ""
    return (card.weapon.first, card.weapon.last) if card.weapon is not None else ("", "")


def is_there(card: ManCard, year: str) -> bool:
    """Tell whether a card can be had in a half year, or whenever if that was left open (43.2)."""
    first, last = span(card)
    return not year or (year >= first and (not last or year <= last))
