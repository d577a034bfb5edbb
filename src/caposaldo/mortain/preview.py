"""What an action will do before one commits to it."""

from __future__ import annotations

from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Outcome, Preview
from caposaldo.kernel.rules import total
from caposaldo.mortain.attack import FACE, Attack, sums_of
from caposaldo.mortain.combat import MARKER, SUPPRESSION, fire_factors, fire_modifiers, struck
from caposaldo.mortain.deck import FACES
from caposaldo.mortain.fire import Volley, strongest
from caposaldo.mortain.hexes import HexId
from caposaldo.mortain.markers import CallMarker
from caposaldo.mortain.movement import MoveUnit
from caposaldo.mortain.odds import attack_odds, full_deck_odds, histogram
from caposaldo.mortain.orders import Orders
from caposaldo.mortain.scenario import SIDES, UnitId
from caposaldo.mortain.table import Unit
from caposaldo.mortain.verbs import FIRE, MOVE, Mortain


def preview(game: Mortain, wanted: Action) -> Preview | None:
    """Return sums and odds of a shot, a strike or a redraw, and the threat against a move."""
    frame = game.stack[-1]
    if isinstance(frame, Orders) and wanted.verb == "fire":
        return _best_attack(game, wanted, frame)
    if isinstance(frame, Volley):
        firers = (*frame.firers, *wanted.args) if wanted.verb == "with" else frame.firers
        return _attack(game, wanted, "fire", frame.target, firers, [frame.target])
    if isinstance(frame, CallMarker):
        if wanted.verb == "suppress":
            return _suppression(game, wanted)
        victims = [unit.type.id for unit in struck(game.table, wanted.args[0], wanted.args[1])]
        return _attack(game, wanted, frame.marker, wanted.args[0], (), [*victims])
    if isinstance(frame, Attack) and wanted.verb == "again":
        victims = [unit.type.id for unit in frame.victims(game)]
        return _attack(game, wanted, frame.means, frame.target, frame.firers, [*victims])
    if isinstance(frame, MoveUnit) and wanted.args:
        return _threat(game, wanted, game.table.units[UnitId(frame.unit)])
    return None


def _attack(
    game: Mortain,
    wanted: Action,
    means: str,
    target: str,
    firers: tuple[str, ...],
    victims: list[str],
    turns_card: bool = True,
) -> Preview:
    factors, modifiers = sums_of(game, means, target, firers)
    strength, change = total(factors), total(modifiers)
    limit = strength - change if victims else 0
    deck, asked = game.table.deck, game.decision()
    assert asked is not None
    return Preview(
        wanted.notation,
        FIRE if means == "fire" else MARKER,
        factors,
        modifiers,
        attack_odds(game, limit, (asked.seat,)),
        reveals="a-card" if turns_card else "",
        detail={
            "strength": strength,
            "change": change,
            "limit": limit,
            "victims": victims,
            "cards": histogram(deck, limit),
            "faces": len([card for card in deck if card in FACES]),
            "faces_rule": FACE,
            "full_deck": full_deck_odds(limit).data(),
        },
    )


def _best_attack(game: Mortain, wanted: Action, orders: Orders) -> Preview:
    """Show the attack that all the card can bring to bear would make; choosing it turns nothing."""
    target = game.table.units[UnitId(wanted.args[0])]
    best: Preview | None = None
    for group in strongest(game, orders, target):
        firers = tuple([unit.type.id for unit in group])
        found = _attack(game, wanted, "fire", target.type.id, firers, [target.type.id], False)
        if best is None or found.detail["limit"] > best.detail["limit"]:  # type: ignore[operator]  # whole numbers both
            best = found
    assert best is not None
    return best


def _suppression(game: Mortain, wanted: Action) -> Preview:
    area = game.table.scenario.area[HexId(wanted.args[0])]
    return Preview(
        wanted.notation,
        SUPPRESSION,
        [],
        [],
        [],
        detail={
            "area": sorted(area),
            "victims": [u.type.id for u in game.table.on_map("german") if u.place in area],
        },
    )


def _threat(game: Mortain, wanted: Action, unit: Unit) -> Preview:
    """Show what all enemies in reach could do together to the unit where it would stand."""
    table = game.table
    there = Unit(unit.type, wanted.args[0], unit.flipped)
    enemies = [
        enemy.type.id
        for enemy in table.units.values()
        if enemy.type.side != unit.type.side
        and enemy.place in table.scenario.terrain
        and there.place in table.scenario.fire_from[HexId(enemy.place)]
    ]
    if not enemies:
        return Preview(wanted.notation, MOVE, [], [], [], detail={"threat": False})
    factors = fire_factors(table, there, enemies)
    modifiers = fire_modifiers(game, there, enemies)
    limit = total(factors) - total(modifiers)
    odds: list[Outcome] = attack_odds(game, limit, SIDES)
    detail = {"threat": True, "strength": total(factors), "limit": limit}
    return Preview(wanted.notation, MOVE, factors, modifiers, odds, detail=detail)
