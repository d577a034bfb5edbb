"""An activated unit moves one hex, enters or leaves the map (2.2, 1.2, 1.3, 1.4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Question, Words
from caposaldo.kernel.rules import Facts, Refusal, RuleId, rule
from caposaldo.mortain.hexes import HexId
from caposaldo.mortain.orders import Orders, orders_in_use, rides_free
from caposaldo.mortain.scenario import EAST, EXITED, GERMAN, WEST, UnitId
from caposaldo.mortain.table import MortainTable, Unit
from caposaldo.mortain.verbs import EXIT, MOVE, Mortain, Step, advance, enter, leave, name
from caposaldo.mortain.victory import stop_if_decided

RESERVE: Final = rule("SM 1.2")
POOL: Final = rule("SM 1.3")
TIGER: Final = rule("SM 1.4")
FREE_TIGER: Final = rule("SM R14")
STACKING: Final = rule("SM R10")
STACKING_LIMIT: Final = 2


def no_room(table: MortainTable, unit: Unit, place: str) -> Refusal | None:
    """Say why a unit may not stand in a hex: enemies, or two friends there already (1.1)."""
    stack = table.stacks.get(place)
    if not stack:
        return None
    if table.units[stack[0]].type.side != unit.type.side:
        return Refusal("enemy-there", STACKING, {"hex": place})
    if not unit.type.tiger and table.crowd(place) >= STACKING_LIMIT:
        return Refusal("hex-full", STACKING, {"hex": place})
    return None


def destinations(table: MortainTable, unit: Unit) -> tuple[HexId, ...]:
    """Return the hexes next to a unit, or those by which it enters the map."""
    if unit.place == EAST:
        return table.scenario.east
    if unit.place == WEST:
        return table.scenario.west
    return table.scenario.neighbours[HexId(unit.place)]


def is_off_map(unit: Unit) -> bool:
    """Tell whether a unit waits beyond the edge."""
    return unit.place in (EAST, WEST)


def entry_rule(unit: Unit) -> RuleId:
    """Cite the rule by which a unit's side enters (1.2, 1.3)."""
    return POOL if unit.type.side == GERMAN else RESERVE


def may_exit(table: MortainTable, unit: Unit) -> Refusal | None:
    """Say why a unit may not leave the map; None when it may."""
    if unit.type.side != GERMAN:
        return Refusal("us-never-leave", EXIT)
    if unit.place not in table.scenario.west:
        return Refusal("not-at-the-west-edge", EXIT)
    return None


def is_stuck(game: Mortain, orders: Orders, unit: Unit) -> bool:
    """Tell whether an activated unit would have nowhere to go."""
    table, only_free = game.table, not _is_paid(game, orders, unit)
    for place in destinations(table, unit):
        if no_room(table, unit, place) is None and (
            not only_free or orders.has_made(unit.place, place)
        ):
            return False
    if may_exit(table, unit) is None:
        return only_free and not orders.has_made(unit.place, EXITED)
    return True


def _is_paid(game: Mortain, orders: Orders, unit: Unit) -> bool:
    """Tell whether a unit may go where it likes: the card pays, or it rides free with any (1.4)."""
    return (orders.can_pay(game) and not orders.tied_elsewhere(unit)) or rides_free(game, unit)


def _not_free(game: Mortain, unit: Unit, place: str) -> Refusal | None:
    """Refuse Tiger 102 a free move that no unit beside it has made on this card (1.4)."""
    orders = orders_in_use(game)
    if _is_paid(game, orders, unit) or orders.has_made(unit.place, place):
        return None
    return Refusal("tiger-not-free", FREE_TIGER)


class _Go(Deed[MortainTable]):
    """What moving and entering have in common; `FROM_OFF` tells them apart."""

    WORDS: ClassVar[int] = 1
    FROM_OFF: ClassVar[bool] = False

    def objects(self, game: Mortain, frame: Step) -> Iterable[Words]:
        unit = moving(game, frame)
        if is_off_map(unit) != self.FROM_OFF:
            return ()
        return [(place,) for place in destinations(game.table, unit)]

    def obstacle(self, game: Mortain, frame: Step, words: Words) -> Refusal | None:
        table, unit = game.table, moving(game, frame)
        place = HexId(words[0])
        if is_off_map(unit) != self.FROM_OFF:
            return Refusal("on-map-already" if self.FROM_OFF else "must-enter", entry_rule(unit))
        if place not in table.scenario.terrain:
            return Refusal("no-such-hex", MOVE, {"hex": place})
        if place not in destinations(table, unit):
            if self.FROM_OFF:
                return Refusal("not-at-the-edge", entry_rule(unit))
            return Refusal("not-adjacent", MOVE, {"hex": place})
        return no_room(table, unit, place) or _not_free(game, unit, place)

    def perform(self, game: Mortain, frame: Step, words: Words) -> None:
        unit, place = moving(game, frame), words[0]
        game.finish(frame)
        orders_in_use(game).spend(game, unit, place)
        if self.FROM_OFF:
            enter(game, unit, place, entry_rule(unit))
        else:
            advance(game, unit, place)


class Move(_Go):
    """Go to an adjacent hex (2.2)."""

    VERB: ClassVar[str] = "move"


class Enter(_Go):
    """Come on the map by one's own edge (1.2, 1.3)."""

    VERB: ClassVar[str] = "enter"
    FROM_OFF: ClassVar[bool] = True


class Exit(Deed[MortainTable]):
    """Leave the map by the west edge (6.1)."""

    VERB: ClassVar[str] = "exit"

    def obstacle(self, game: Mortain, frame: Step, words: Words) -> Refusal | None:
        unit = moving(game, frame)
        return may_exit(game.table, unit) or _not_free(game, unit, EXITED)

    def perform(self, game: Mortain, frame: Step, words: Words) -> None:
        unit = moving(game, frame)
        game.finish(frame)
        orders_in_use(game).spend(game, unit, EXITED)
        leave(game, unit, game.table.scenario.exits_to_win)
        stop_if_decided(game)


DEEDS: Final[tuple[Deed[MortainTable], ...]] = (Move(), Enter(), Exit())


class MoveUnit(Question[MortainTable]):
    """Where the activated unit goes (2.2)."""

    KIND: ClassVar[str] = "mortain.move_unit"
    PROMPT: ClassVar[str] = "move-unit"
    FIELDS: ClassVar[tuple[str, ...]] = ("unit",)
    SORTS: ClassVar[tuple[type, ...]] = (str,)

    def __init__(self, unit: str) -> None:
        self.unit: Final = unit

    def seat(self, game: Mortain) -> str:
        return game.table.units[UnitId(self.unit)].type.side

    def rule(self, game: Mortain) -> RuleId:
        return MOVE

    def facts(self, game: Mortain) -> Facts:
        return {"unit": name(game.table.units[UnitId(self.unit)])}


def moving(game: Mortain, frame: Step) -> Unit:
    """Return the unit a movement frame is about."""
    assert isinstance(frame, MoveUnit)
    return game.table.units[UnitId(frame.unit)]
