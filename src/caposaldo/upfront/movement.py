"""Movement cards: forward, backward, sideways, and what stops them (5, 8.42, 13.34)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Refusal, rule, term
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.charging import strays
from caposaldo.upfront.driving import cannot_drive, hull_of, only_sideways
from caposaldo.upfront.ground import GONE_AFTER, spot_of
from caposaldo.upfront.groups import (
    BACK,
    DIRECTIONS,
    FORWARD,
    SIDEWAYS,
    SMOKE,
    Group,
    Laid,
    in_rear,
)
from caposaldo.upfront.holdings import (
    cannot_act,
    cannot_play,
    held_still,
    own_group,
    ready_groups,
)
from caposaldo.upfront.leaving import gunned, leaving_rule, next_is_sideways
from caposaldo.upfront.ranges import CLOSEST, opposite, true_range
from caposaldo.upfront.surrounded import moves_back_freely
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, act, lay, to_discards

PINNED: Final = rule("UF 5.1")
AFV_PINNED: Final = rule("UF 28.42")
WAYS: Final = rule("UF 5.4")
RETROGRADE: Final = rule("UF 5.51")
BLOCKED: Final = rule("UF 5.7")
FORD_ONLY: Final = rule("UF 8.53")
ON_WIRE: Final = rule("UF 13.34")
BLOWN_BY: Final = rule("UF 13.242")
MOVEMENT: Final = "movement"
STEPS: Final = {FORWARD: 1, BACK: -1, SIDEWAYS: 0}


# What stops a Movement card ------------------------------------------------------------------


def cannot_stir(game: UpFront, letter: str, card: str) -> Refusal | None:
    """Say why a group can play no Movement card at all, not even to ford or clear Wire (5.1)."""
    refusal = cannot_act(game, letter) or cannot_play(game, game.table.turn.side, card, MOVEMENT)
    if refusal is not None:
        return refusal
    group = own_group(game, letter)
    assert group is not None
    if group.pinned:
        cited = AFV_PINNED if group.armoured else PINNED
        return Refusal("pinned-cannot-move", cited, {"group": letter})
    return (cannot_drive(group) if group.armoured else None) or held_still(game, group)


def can_move(game: UpFront, letter: str, card: str) -> Refusal | None:
    """Say why no Movement card can be laid on a group, whichever way it points (5.1, 13.34)."""
    refusal = cannot_stir(game, letter, card)
    if refusal is not None:
        return refusal
    group = own_group(game, letter)
    assert group is not None
    if group.wires:
        return Refusal("wire-holds", ON_WIRE, {"group": letter})
    if fords_next(game, group):
        return Refusal("must-ford", FORD_ONLY, {"group": letter})
    return None


def can_go(game: UpFront, group: Group, card: str, direction: str) -> Refusal | None:
    """Say why a card cannot be laid in this direction (5.4, 5.51, 5.7, 8.42)."""
    if direction not in DIRECTIONS:
        return Refusal("no-such-direction", WAYS, {"direction": direction})
    if direction == SIDEWAYS:
        return None
    refusal = strays(game.table, group, direction) if group.charge else None
    refusal = refusal or held(game, group)
    if refusal is not None:
        return refusal
    if direction == FORWARD:
        return _blocked(game, group)
    return _no_retreat(game, group, card)


def held(game: UpFront, group: Group) -> Refusal | None:
    """Say what keeps a group at its range number, a transfer or terrain (8.42, 17.8, 28.51)."""
    for bar in game.table.battle.hooks.holds_range:
        refusal = bar(game, group)
        if refusal is not None:
            return refusal
    if held_sideways(game, group):
        terrain = term(f"terrain-{spot_of(game.table, group).beneath.id}")
        return Refusal("sideways-first", leaving_rule(game.table, group), {"terrain": terrain})
    return only_sideways(game.table, group)


def must_ford(game: UpFront, group: Group) -> bool:
    """Tell whether a group stands in water it has not forded (8.53)."""
    spot = spot_of(game.table, group)
    return spot.beneath.fords and not spot.moves


def yet_to_cross(game: UpFront, group: Group) -> bool:
    """Tell whether no card has led a group out of water, or of a dry bed, so far (8.53, 52.13)."""
    spot = spot_of(game.table, group)
    return must_ford(game, group) or (spot.terrain.infiltrates_with_card and not spot.moves)


def fords_next(game: UpFront, group: Group) -> bool:
    """Tell whether a group's next Movement card is a ford; with a gun the second is (8.53)."""
    spot = spot_of(game.table, group)
    return spot.beneath.fords and spot.moves == int(gunned(group))


def held_sideways(game: UpFront, group: Group) -> bool:
    """Tell whether the terrain lets the next card go sideways only, for no flank (8.42, 24.4)."""
    return next_is_sideways(game.table, group)


def _blocked(game: UpFront, group: Group) -> Refusal | None:
    """An enemy group of the same letter bars the way, unless it was overrun (5.7, 29.5)."""
    for enemy in game.table.side(game.table.battle.enemy(group.side)):
        if opposite(group, enemy) and not in_rear(group) and not in_rear(enemy):
            refusal = _bars_way(group, enemy)
            if refusal is not None:
                return refusal
    return too_far_off(game, group.but(range=group.range + 1)) if in_rear(group) else None


def too_far_off(game: UpFront, there: Group) -> Refusal | None:
    """Say that a group would be farther than relative range 0 from every enemy group (5.51)."""
    enemies = game.table.side(game.table.battle.enemy(there.side))
    ranges = [true_range(there, enemy) for enemy in enemies]
    if ranges and max(ranges) < 0:
        return Refusal("too-far-back", RETROGRADE, {"group": there.letter})
    return None


def _enemy_behind(game: UpFront, group: Group) -> Refusal | None:
    """An enemy who has come from behind bars the way back, and who is behind him his own (5.7)."""
    for enemy in game.table.side(game.table.battle.enemy(group.side)):
        if not opposite(group, enemy) or not (in_rear(group) or in_rear(enemy)):
            continue
        if group.range + enemy.range <= CLOSEST:
            return Refusal("blocked", BLOCKED, {"group": group.letter})
    return None


def _bars_way(group: Group, enemy: Group) -> Refusal | None:
    if group.range + enemy.range < CLOSEST:
        return None
    if group.armoured and hull_of(group).driven == enemy.id:
        return None
    if enemy.armoured and group.range + enemy.range > CLOSEST:
        # It has driven through this group, which has nobody before it any more.
        return None
    return Refusal("blocked", BLOCKED, {"group": group.letter})


def _no_retreat(game: UpFront, group: Group, card: str) -> Refusal | None:
    table = game.table
    refusal = too_far_off(game, group.but(range=group.range - 1)) or _enemy_behind(game, group)
    if refusal is not None:
        return refusal
    if group.range <= 0 and not (
        table.card(card).red or moves_back_freely(table.battle, group.side)
    ):
        return Refusal("retreat-needs-red", RETROGRADE, {"card": card})
    if in_rear(group):
        # It moves on the enemy, whose back is turned to it.
        return None
    for bar in table.battle.hooks.bars_movement:
        refusal = bar(game, group)
        if refusal is not None:
            return refusal
    return None


# Playing one ---------------------------------------------------------------------------------


def spend_action(game: UpFront, group: Group) -> Group:
    """Use a group's action for a Movement card, which some troops need not count (4.2)."""
    troops = game.table.battle.sheets[group.side].troops
    return act(game, group, counts=MOVEMENT not in troops.free_actions)


def stir(game: UpFront, group: Group) -> Group:
    """Tell the other rules that a group plays a Movement card; it is still as it was before."""
    for told in game.table.battle.hooks.stirred:
        told(game, game.table.groups[group.id])
    return game.table.groups[group.id]


def play_movement(game: UpFront, group: Group, card: str, direction: str) -> Group:
    """Use the group's action to lay a Movement card that stays, and return the group (5.4)."""
    spend_action(game, group)
    return leave_for(game, stir(game, group), card, direction)


def leave_for(game: UpFront, group: Group, card: str, direction: str) -> Group:
    """Lay a Movement card whose action is already paid, and return the group (5.4, 5.5)."""
    table = game.table
    start = group.range
    group = lay(game, group.side, group, CardId(card), direction)
    group = group.but(range=start + STEPS[direction])
    table.put(group)
    game.tell(
        "moved",
        (WAYS,),
        {
            "seat": group.side,
            "group": group.letter,
            "card": card,
            "direction": term(f"direction-{direction}"),
            "from": start,
            "to": group.range,
        },
    )
    _leave_smoke(game, group)
    for told in table.battle.hooks.moved:
        told(game, table.groups[group.id])
    return table.groups[group.id]


def _leave_smoke(game: UpFront, group: Group) -> None:
    """Smoke with two Movement cards above it is left behind (13.242)."""
    moves = 0
    stays: list[Laid] = []
    left: list[Laid] = []
    for laid in reversed(group.laid):
        moves += 1 if laid.moves else 0
        gone = laid.role == SMOKE and moves >= GONE_AFTER
        (left if gone else stays).append(laid)
    if not left:
        return
    game.table.put(group.but(laid=tuple(reversed(stays))))
    to_discards(game, tuple(left), group.side)
    game.tell(
        "smoke-left",
        (BLOWN_BY,),
        {"seat": group.side, "group": group.letter, "count": len(left)},
    )


def ways(game: UpFront, groups: list[Group]) -> list[Words]:
    """List every Movement card of the hand on each of these groups, in every direction (5.4)."""
    cards = game.table.holding(game.table.turn.side, MOVEMENT) if groups else ()
    return [
        (group.letter, card, direction)
        for group in groups
        for card in cards
        for direction in DIRECTIONS
    ]


class Move(Deed[UpFrontTable]):
    """Lay a Movement card on a group (5.4): `move A 12 forward`."""

    VERB: ClassVar[str] = "move"
    WORDS: ClassVar[int] = 3

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        return ways(game, [g for g in ready_groups(game) if not g.pinned and not g.wires])

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        letter, card, direction = words
        refusal = can_move(game, letter, card)
        if refusal is not None:
            return refusal
        group = own_group(game, letter)
        assert group is not None
        return can_go(game, group, card, direction)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        letter, card, direction = words
        group = own_group(game, letter)
        assert group is not None
        play_movement(game, group, card, direction)


ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Move(),)
