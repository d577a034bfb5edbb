"""The table of Duel, a small card game with secret hands that shows all the kernel can do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from caposaldo.kernel.codec import mapping, text, texts, whole
from caposaldo.kernel.contract import Table
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.game import Game
from caposaldo.kernel.rules import RuleId, rule

NORTH: Final = "north"
SOUTH: Final = "south"
SIDES: Final = (NORTH, SOUTH)
OTHER: Final = {NORTH: SOUTH, SOUTH: NORTH}
CARDS: Final = tuple(f"c{number}" for number in range(1, 13))

DEAL: Final[RuleId] = rule("DU 1")
ATTACK: Final[RuleId] = rule("DU 2")
REACT: Final[RuleId] = rule("DU 3")
CLASH: Final[RuleId] = rule("DU 3.1")
SWAP: Final[RuleId] = rule("DU 4")
PEEK: Final[RuleId] = rule("DU 5")
END: Final[RuleId] = rule("DU 6")


def value(card: str) -> int:
    """Return what a card counts."""
    return int(card[1:])


class DuelTable(Table):
    """Deck (top first), hands, open discards, cards under way, points; `known` beyond the hand."""

    __slots__ = ("attack", "deck", "defence", "gone", "hands", "known", "lead", "points", "round")

    def __init__(self) -> None:
        self.deck: list[str] = list(CARDS)
        self.hands: dict[str, tuple[str, ...]] = {NORTH: (), SOUTH: ()}
        self.known: dict[str, tuple[str, ...]] = {NORTH: (), SOUTH: ()}
        self.points: dict[str, int] = {NORTH: 0, SOUTH: 0}
        self.gone: tuple[str, ...] = ()
        self.attack: tuple[str, ...] = ()
        self.defence: tuple[str, ...] = ()
        self.lead = NORTH
        self.round = 0

    def copy(self) -> DuelTable:
        twin = DuelTable()
        twin.deck = self.deck.copy()
        twin.hands, twin.known = self.hands.copy(), self.known.copy()
        twin.points, twin.gone = self.points.copy(), self.gone
        twin.attack, twin.defence = self.attack, self.defence
        twin.lead, twin.round = self.lead, self.round
        return twin

    def data(self) -> dict[str, object]:
        return {
            "deck": list(self.deck),
            "hands": {side: list(cards) for side, cards in self.hands.items()},
            "known": {side: list(cards) for side, cards in self.known.items()},
            "points": dict(self.points),
            "gone": list(self.gone),
            "attack": list(self.attack),
            "defence": list(self.defence),
            "lead": self.lead,
            "round": self.round,
        }

    def open(self, side: str, cards: tuple[str, ...]) -> None:
        """Take cards out of a hand and lay them face up."""
        self.hands[side] = tuple(card for card in self.hands[side] if card not in cards)
        for seat in SIDES:
            self.known[seat] = tuple(card for card in self.known[seat] if card not in cards)


Duel = Game[DuelTable]


def read_table(data: Mapping[str, object]) -> DuelTable:
    """Read a table from its data."""
    table = DuelTable()
    table.deck = list(texts(data.get("deck"), "the deck"))
    table.hands = _per_side(data.get("hands"), "a hand")
    table.known = _per_side(data.get("known"), "what is known")
    points = mapping(data.get("points"), "the points")
    table.points = {side: whole(points.get(side), "points") for side in SIDES}
    table.gone = texts(data.get("gone"), "the discards")
    table.attack = texts(data.get("attack"), "the attack")
    table.defence = texts(data.get("defence"), "the defence")
    table.lead = text(data.get("lead"), "the lead")
    table.round = whole(data.get("round"), "the round")
    if table.lead not in SIDES:
        raise UnreadableFile(f"nobody is called {table.lead!r}")
    return table


def _per_side(data: object, what: str) -> dict[str, tuple[str, ...]]:
    given = mapping(data, what)
    return {side: texts(given.get(side), what) for side in SIDES}


def check(game: Duel) -> str | None:
    """Say if a card is missing or doubled, or if somebody knows what cannot be."""
    table = game.table
    cards = [*table.deck, *table.hands[NORTH], *table.hands[SOUTH], *table.gone]
    cards += [*table.attack, *table.defence]
    if sorted(cards) != sorted(CARDS):
        return "a card is missing or doubled"
    for side in SIDES:
        hidden = {*table.deck, *table.hands[OTHER[side]]}
        if not hidden.issuperset(table.known[side]):
            return f"{side} knows a card that is not hidden"
    return None
