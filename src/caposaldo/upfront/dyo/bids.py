"""Secret bids: written, sealed, opened together (43.1, 43.36)."""

from __future__ import annotations

import hashlib
from typing import Final

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.upfront.dyo.drawing import Pile, draw_between
from caposaldo.upfront.forces import ATTACKER

HIGHEST: Final = 9999
_LABEL: Final = b"caposaldo bid 1"


class Bid:
    """What one player wrote: the side he wants, if one, and his points."""

    __slots__ = ("player", "points", "side")

    def __init__(self, player: str, points: int, side: str = "") -> None:
        if not 0 <= points <= HIGHEST:
            raise UnreadableFile(f"a bid is a whole number from 0 to {HIGHEST}, not {points}")
        self.player: Final = player
        self.points: Final = points
        self.side: Final = side


class Award:
    """Who plays which side, and what the other gets for it.

    `takes` is the place, 0 or 1, of the player who gets the side bid for; `extra` are the points
    that the other spends on more forces (43.1); `drawn` says that a tie was settled by a draw.
    """

    __slots__ = ("drawn", "extra", "side", "takes")

    def __init__(self, takes: int, side: str, extra: int, *, drawn: bool) -> None:
        self.takes: Final = takes
        self.side: Final = side
        self.extra: Final = extra
        self.drawn: Final = drawn

    def data(self) -> dict[str, object]:
        """Return the award as JSON-ready data."""
        return {
            "takes": self.takes,
            "side": self.side,
            "extra": self.extra,
            "drawn": self.drawn,
        }


def seal(bid: Bid, salt: str) -> str:
    """Return the promise one shows before the bids are opened; the salt stays secret till then."""
    written = f"{bid.player}\0{bid.side}\0{bid.points}\0{salt}"
    return hashlib.sha256(_LABEL + b"\0" + written.encode()).hexdigest()


def is_sealed_by(bid: Bid, salt: str, promise: str) -> bool:
    """Tell whether an opened bid is the one that was promised."""
    return seal(bid, salt) == promise


def balance(one: Bid, other: Bid, pile: Pile) -> Award:
    """Share out the sides of a scenario: the higher bid for a side has it (43.1).

    Players who want different sides have them and nobody pays. Equal bids are settled as in 43.36.
    """
    if one.side != other.side:
        return Award(0, one.side, 0, drawn=False)
    tied = one.points == other.points
    takes = draw_between(pile, (one.player, other.player)) if tied else _higher(one, other)
    return Award(takes, one.side, (one, other)[takes].points, drawn=tied)


def lowest_attacks(one: Bid, other: Bid, pile: Pile) -> Award:
    """Give the attack to the cheaper force; the other player defends (43.36)."""
    tied = one.points == other.points
    takes = draw_between(pile, (one.player, other.player)) if tied else 1 - _higher(one, other)
    return Award(takes, ATTACKER, 0, drawn=tied)


def _higher(one: Bid, other: Bid) -> int:
    return 0 if one.points > other.points else 1
