"""What a turned card allows: how many activations are left, and who has used them (2.1)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.kernel.frames import Question
from caposaldo.kernel.rules import Facts, RuleId, rule, term
from caposaldo.mortain.deck import FACES, OWNER, activations
from caposaldo.mortain.table import MortainTable, Unit
from caposaldo.mortain.verbs import Mortain, mark_activated

CARD: Final = rule("SM 2.1")
WEIGHT: Final = rule("SM R2")
ONCE: Final = rule("SM R3")


class Orders(Question[MortainTable]):
    """The owner of a card spends its activations, or passes (2.1).

    `origin` is the hex that a face card is tied to once a unit of it has been activated;
    `made` are the moves made on this card, which Tiger 102 may follow free of charge.
    """

    KIND: ClassVar[str] = "mortain.orders"
    PROMPT: ClassVar[str] = "give-orders"
    FIELDS: ClassVar[tuple[str, ...]] = ("card", "left", "origin", "acted", "made")
    SORTS: ClassVar[tuple[type, ...]] = (str, int, str, tuple, tuple)

    def __init__(
        self, card: str, left: int, origin: str, acted: tuple[str, ...], made: tuple[str, ...]
    ) -> None:
        self.card: Final = card
        self.left = left
        self.origin = origin
        self.acted = acted
        self.made = made

    def seat(self, game: Mortain) -> str:
        return OWNER[self.card]

    def rule(self, game: Mortain) -> RuleId:
        return CARD

    def facts(self, game: Mortain) -> Facts:
        return {"card": term(f"card-{self.card}"), "left": self.left, "used": len(self.acted)}

    @property
    def on_face(self) -> bool:
        """Whether the card is a jack, queen or king."""
        return self.card in FACES

    def has_made(self, start: str, place: str) -> bool:
        """Tell whether a unit has made this move on this card."""
        return f"{start}>{place}" in self.made

    def tied_elsewhere(self, unit: Unit) -> bool:
        """Tell whether a face card is already spent on another hex than the unit's (2.1)."""
        return self.origin != "" and unit.place != self.origin

    def spend(self, game: Mortain, unit: Unit, place: str) -> None:
        """Charge a unit's move to the card; Tiger 102 follows a move free of charge (1.4)."""
        mark_activated(game, unit.type.side)
        self.acted = (*self.acted, unit.type.id)
        if unit.type.tiger and self.has_made(unit.place, place):
            return
        self.made = (*self.made, f"{unit.place}>{place}")
        self.left -= 1
        if self.on_face:
            self.origin = unit.place
            if unit.place not in game.table.scenario.terrain:
                self.left = 0

    def spend_on_marker(self, game: Mortain) -> None:
        """Charge a marker to the card; on a face card it takes the whole card (4.1)."""
        mark_activated(game, OWNER[self.card])
        self.left = 0 if self.on_face else self.left - 1


def orders_for(card: str) -> Orders:
    """Return fresh orders for a card."""
    return Orders(card, activations(card), "", (), ())


def orders_in_use(game: Mortain) -> Orders:
    """Return the orders of the card in use, wherever they are on the stack."""
    for frame in reversed(game.stack):
        if isinstance(frame, Orders):
            return frame
    raise AssertionError("no card is being used")
