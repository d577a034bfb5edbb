"""What the owner of a card may do with it: activate, fire, use a marker, pass (2.1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Refusal, rule, term
from caposaldo.mortain.deck import OWNER, activations
from caposaldo.mortain.movement import RESERVE, MoveUnit, is_stuck
from caposaldo.mortain.orders import CARD, ONCE, WEIGHT, Orders, rides_free
from caposaldo.mortain.scenario import EXITED, LOST, WEST, UnitId
from caposaldo.mortain.table import MortainTable, Unit
from caposaldo.mortain.verbs import MOVE, Mortain, Step

PASS: Final = rule("SM R4")
LOSSES: Final = rule("SM R19")
GONE_WEST: Final = rule("SM R13")


def spent(game: Mortain, orders: Orders, unit: Unit) -> Refusal | None:
    """Say why this card can activate a unit no more (2.1)."""
    if unit.type.id in orders.acted:
        return Refusal("already-activated", ONCE)
    free = unit.type.tiger and rides_free(game, unit)
    if orders.left <= 0 and not orders.can_pay(game) and not (free and orders.acted):
        return Refusal("no-activations-left", CARD)
    if orders.tied_elsewhere(unit) and not free:
        return Refusal("face-card-one-hex", WEIGHT, {"hex": orders.origin})
    return None


def not_available(game: Mortain, orders: Orders, id: str) -> Refusal | None:
    """Say why a unit cannot take part at all: unknown, not one's own, gone, or too early."""
    unit = game.table.units.get(UnitId(id))
    if unit is None:
        return Refusal("no-such-unit", CARD, {"unit": id})
    if unit.type.side != OWNER[orders.card]:
        return Refusal("not-your-unit", CARD)
    if unit.place in (EXITED, LOST):
        return Refusal("not-in-play", GONE_WEST if unit.place == EXITED else LOSSES)
    if unit.place == WEST and game.table.turn < unit.type.from_turn:
        return Refusal("reserve-too-early", RESERVE, {"turn": unit.type.from_turn})
    return None


def may_follow(game: Mortain, orders: Orders, unit: Unit) -> bool:
    """Tell whether a unit is Tiger 102, free with the same move of a unit beside it (1.4, Q6)."""
    return unit.type.tiger and unit.type.id not in orders.acted and not rides_free(game, unit)


class Activate(Deed[MortainTable]):
    """Activate a unit to move, enter or leave (2.2)."""

    VERB: ClassVar[str] = "activate"
    WORDS: ClassVar[int] = 1

    def objects(self, game: Mortain, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Orders)
        side = OWNER[frame.card]
        return [(unit.type.id,) for unit in game.table.units.values() if unit.type.side == side]

    def obstacle(self, game: Mortain, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Orders)
        refusal = not_available(game, frame, words[0])
        if refusal is not None:
            return refusal
        unit = game.table.units[UnitId(words[0])]
        refusal = spent(game, frame, unit)
        if refusal is not None and not may_follow(game, frame, unit):
            return refusal
        if is_stuck(game, frame, unit):
            return refusal or Refusal("nowhere-to-go", MOVE)
        return None

    def perform(self, game: Mortain, frame: Step, words: Words) -> None:
        game.push(MoveUnit(words[0]))


class Pass(Deed[MortainTable]):
    """Leave the rest of the card unused (2.1)."""

    VERB: ClassVar[str] = "pass"

    def perform(self, game: Mortain, frame: Step, words: Words) -> None:
        assert isinstance(frame, Orders)
        if frame.left == activations(frame.card):
            side = term(f"side-{OWNER[frame.card]}")
            game.tell("passed", (CARD, PASS), {"side": side, "left": frame.left})
        game.finish(frame)
