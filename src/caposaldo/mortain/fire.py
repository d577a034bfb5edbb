"""Units of one card fire together at one target (3.1, 3.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Question, Words
from caposaldo.kernel.rules import Facts, Refusal, RuleId, rule, term
from caposaldo.mortain.activation import not_available, spent
from caposaldo.mortain.attack import Attack
from caposaldo.mortain.combat import is_suppressed
from caposaldo.mortain.deck import OWNER
from caposaldo.mortain.hexes import HexId
from caposaldo.mortain.orders import CARD, WEIGHT, Orders, orders_in_use, rides_free
from caposaldo.mortain.scenario import EAST, EXITED, LOST, WEST, UnitId
from caposaldo.mortain.sight import out_of_reach
from caposaldo.mortain.table import MortainTable, Unit
from caposaldo.mortain.verbs import FIRE, Mortain, Step, mark_activated, name

ONE_ATTACK: Final = rule("SM R5")
TARGET: Final = rule("SM R17")
SIGHT: Final = rule("SM 3.1")
OFF_MAP: Final[dict[str, RuleId]] = {
    EAST: rule("SM R11"),
    WEST: rule("SM R12"),
    EXITED: rule("SM R13"),
    LOST: rule("SM R19"),
}


def cost(game: Mortain, firers: list[Unit]) -> int:
    """Count the activations of a group of firers; Tiger 102 is free with another (1.4, Q6).

    Where it is free with any unit it counts for none even alone: a card that can still activate it
    (see `spent`) has one left, or has activated another.
    """
    others = [unit.place for unit in firers if not unit.type.tiger]
    alone = [unit for unit in firers if unit.type.tiger and unit.place not in others]
    return len(others) + len([unit for unit in alone if not rides_free(game, unit)])


def bound_by_face(game: Mortain, firers: list[Unit]) -> list[str]:
    """Return the hexes of the firers that a face card holds to one hex (2.1, Q7)."""
    return list(dict.fromkeys([unit.place for unit in firers if not rides_free(game, unit)]))


def nobody_left(game: Mortain, orders: Orders) -> bool:
    """Tell whether the card is used up, and Tiger 102 cannot go along free either (2.1, 1.4)."""
    if orders.can_pay(game):
        return False
    tigers = [unit for unit in game.table.units.values() if unit.type.tiger]
    return all(not rides_free(game, u) or spent(game, orders, u) is not None for u in tigers)


def cannot_fire(game: Mortain, orders: Orders, id: str, target: Unit) -> Refusal | None:
    """Say why a unit cannot fire at a target on this card, whoever fires with it."""
    refusal = not_available(game, orders, id)
    if refusal is not None:
        return refusal
    unit, scenario = game.table.units[UnitId(id)], game.table.scenario
    if unit.place not in scenario.terrain:
        return Refusal("off-map-no-fire", OFF_MAP[unit.place])
    refusal = spent(game, orders, unit)
    if refusal is not None:
        return refusal
    if target.place in scenario.fire_from[HexId(unit.place)]:
        return None
    return out_of_reach(scenario.terrain, HexId(unit.place), HexId(target.place))


def in_reach(game: Mortain, orders: Orders, target: Unit) -> list[Unit]:
    """Return the units that this card can still activate and that see the target (3.1)."""
    table = game.table
    fire_from = table.scenario.fire_from
    place, side = target.place, target.type.side
    return [
        unit
        for unit in table.units.values()
        if unit.type.side != side
        and unit.place in fire_from
        and place in fire_from[HexId(unit.place)]
        and spent(game, orders, unit) is None
    ]


def strongest(game: Mortain, orders: Orders, target: Unit) -> list[list[Unit]]:
    """Return the groups worth a thought: the most factors, the most from beside, or unhindered."""
    seen = in_reach(game, orders, target)
    near = game.table.scenario.neighbours[HexId(target.place)]
    beside = [unit for unit in seen if unit.place in near]
    pools = [seen, beside]
    if game.table.suppressed:
        pools += [[u for u in pool if not is_suppressed(game.table, u)] for pool in pools]
    places = (bound_by_face(game, seen) if orders.on_face else []) or [""]
    groups: list[list[Unit]] = []
    for place in places:
        for units in pools:
            group = [u for u in units if place in ("", u.place) or rides_free(game, u)]
            groups.append(_heaviest(game, group, target.type.armour, orders.payable(game)))
    return [group for group in groups if group]


def _heaviest(game: Mortain, units: list[Unit], armour: bool, left: int) -> list[Unit]:
    """Take units by their factor while the card can pay; Tiger 102 comes last, perhaps free."""
    chosen: list[Unit] = []
    each = game.reading("suppression") == "each"
    ranked = sorted(
        units,
        key=lambda u: (int(each and is_suppressed(game.table, u)) - u.factor(armour), u.type.id),
    )
    for unit in ranked + ranked:
        if unit not in chosen and cost(game, [*chosen, unit]) <= left:
            chosen.append(unit)
    return chosen


class Fire(Deed[MortainTable]):
    """Choose the target of the card's one attack (3.2)."""

    VERB: ClassVar[str] = "fire"
    WORDS: ClassVar[int] = 1

    def objects(self, game: Mortain, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Orders)
        table, side = game.table, OWNER[frame.card]
        if nobody_left(game, frame):
            return ()
        fire_from = table.scenario.fire_from
        reached: set[str] = set()
        targets: list[Unit] = []
        for unit in table.units.values():
            place = HexId(unit.place)
            if place not in fire_from:
                continue
            if unit.type.side != side:
                targets.append(unit)
            elif spent(game, frame, unit) is None:
                reached |= fire_from[place]
        return [(unit.type.id,) for unit in targets if unit.place in reached]

    def obstacle(self, game: Mortain, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Orders)
        target = game.table.units.get(UnitId(words[0]))
        if target is None:
            return Refusal("no-such-unit", TARGET, {"unit": words[0]})
        if target.type.side == OWNER[frame.card]:
            return Refusal("own-unit", TARGET)
        if target.place not in game.table.scenario.terrain:
            return Refusal("target-off-map", OFF_MAP.get(target.place, TARGET))
        if nobody_left(game, frame):
            return Refusal("no-activations-left", CARD)
        if in_reach(game, frame, target):
            return None
        return Refusal("nobody-can-fire", SIGHT)

    def perform(self, game: Mortain, frame: Step, words: Words) -> None:
        game.push(Volley(words[0], ()))


class AddFirer(Deed[MortainTable]):
    """Add a unit to the attack (3.2)."""

    VERB: ClassVar[str] = "with"
    WORDS: ClassVar[int] = 1

    def objects(self, game: Mortain, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Volley)
        target = game.table.units[UnitId(frame.target)]
        return [(unit.type.id,) for unit in in_reach(game, orders_in_use(game), target)]

    def obstacle(self, game: Mortain, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Volley)
        orders, units = orders_in_use(game), game.table.units
        refusal = cannot_fire(game, orders, words[0], units[UnitId(frame.target)])
        if refusal is not None:
            return refusal
        if words[0] in frame.firers:
            return Refusal("fires-already", FIRE)
        group = [units[UnitId(id)] for id in (*frame.firers, words[0])]
        if cost(game, group) > orders.payable(game):
            return Refusal("no-activations-left", CARD)
        if orders.on_face and len(places := bound_by_face(game, group)) > 1:
            return Refusal("face-card-one-hex", WEIGHT, {"hex": places[0]})
        return None

    def perform(self, game: Mortain, frame: Step, words: Words) -> None:
        assert isinstance(frame, Volley)
        frame.firers = (*frame.firers, words[0])


class Shoot(Deed[MortainTable]):
    """Turn the card for the attack; nothing more happens on this activation card (3.2)."""

    VERB: ClassVar[str] = "shoot"

    def obstacle(self, game: Mortain, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Volley)
        return None if frame.firers else Refusal("no-firers", FIRE)

    def perform(self, game: Mortain, frame: Step, words: Words) -> None:
        assert isinstance(frame, Volley)
        orders = orders_in_use(game)
        target = game.table.units[UnitId(frame.target)]
        side = OWNER[orders.card]
        mark_activated(game, side)
        game.finish(frame)
        game.finish(orders)
        game.tell(
            "fires",
            (FIRE, ONE_ATTACK),
            {
                "side": term(f"side-{side}"),
                "units": [name(game.table.units[UnitId(id)]) for id in frame.firers],
                "count": len(frame.firers),
                "target": name(target),
                "hex": target.place,
            },
        )
        game.push(
            Attack("fire", "at" if target.type.armour else "ai", frame.target, frame.firers, "")
        )


class Volley(Question[MortainTable]):
    """A fire attack being put together (3.2)."""

    KIND: ClassVar[str] = "mortain.volley"
    PROMPT: ClassVar[str] = "choose-firers"
    FIELDS: ClassVar[tuple[str, ...]] = ("target", "firers")
    SORTS: ClassVar[tuple[type, ...]] = (str, tuple)

    def __init__(self, target: str, firers: tuple[str, ...]) -> None:
        self.target: Final = target
        self.firers = firers

    def seat(self, game: Mortain) -> str:
        return OWNER[orders_in_use(game).card]

    def rule(self, game: Mortain) -> RuleId:
        return FIRE

    def facts(self, game: Mortain) -> Facts:
        target = game.table.units[UnitId(self.target)]
        return {"target": name(target), "hex": target.place, "count": len(self.firers)}


DEEDS: Final[tuple[Deed[MortainTable], ...]] = (AddFirer(), Shoot())
