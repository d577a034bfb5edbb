"""What a turned card allows: how many activations are left, and who has used them (2.1)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.kernel.frames import Question
from caposaldo.kernel.rules import Facts, RuleId, rule, term
from caposaldo.mortain.deck import FACES, OWNER, activations
from caposaldo.mortain.scenario import EXITED, LOST, UnitId
from caposaldo.mortain.table import MortainTable, Unit
from caposaldo.mortain.verbs import Mortain, mark_activated

CARD: Final = rule("SM 2.1")
WEIGHT: Final = rule("SM R2")
ONCE: Final = rule("SM R3")


def rides_free(game: Mortain, unit: Unit) -> bool:
    """Tell whether a unit is Tiger 102, free with any other unit, wherever it stands (1.4, Q6)."""
    return unit.type.tiger and game.reading("tiger-free") == "any"


class Orders(Question[MortainTable]):
    """The owner of a card spends its activations, or passes (2.1).

    `origin` is the hex that a face card is tied to once a unit of it has been activated;
    `made` are the moves made on this card, which Tiger 102 may follow free of charge where it is
    free only with a unit beside it.
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
        facts: Facts = {
            "card": term(f"card-{self.card}"),
            "left": self.left,
            "used": len(self.acted),
        }
        if self.left <= 0:
            along = "tiger" if self.takes_along(game) else "no"
            return {**facts, "free": "other" if self.can_pay(game) else along}
        return facts

    def payable(self, game: Mortain) -> int:
        """Count the activations left for others than Tiger 102 (1.4, Q6).

        Where it is free with any unit and has acted alone so far, the next one takes it along, and
        what it cost comes back.
        """
        alone = len(self.acted) == 1 and rides_free(game, game.table.units[UnitId(self.acted[0])])
        return self.left + (1 if alone else 0)

    def can_pay(self, game: Mortain) -> bool:
        """Tell whether an activation is left for others than Tiger 102 (2.1)."""
        return self.left > 0 or self.payable(game) > 0

    def takes_along(self, game: Mortain) -> bool:
        """Tell whether Tiger 102 can still go along free with a unit of this card (1.4, Q6)."""
        return self.acted != () and any(
            rides_free(game, unit)
            and unit.type.side == OWNER[self.card]
            and unit.place not in (EXITED, LOST)
            and unit.type.id not in self.acted
            for unit in game.table.units.values()
        )

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
        """Charge a unit's move to the card; Tiger 102 goes along free of charge (1.4)."""
        mark_activated(game, unit.type.side)
        before, paid = self.acted, self.payable(game)
        self.acted = (*before, unit.type.id)
        if unit.type.tiger and self.has_made(unit.place, place):
            return
        if rides_free(game, unit):
            self.left -= 0 if before else 1
            return
        self.left = paid
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
