"""Sewers: the search for a way down, going down, and what can be done there (T3.7)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Fact, Refusal, term
from caposaldo.upfront.acquiring import give_up, holders
from caposaldo.upfront.arms import remove_weapon
from caposaldo.upfront.cards import Card, CardId
from caposaldo.upfront.encirclement import lift
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groundmarks import with_marks
from caposaldo.upfront.groups import BELOW, ENTRANCE, SMOKE, Group, group_id
from caposaldo.upfront.holdings import group_to_act, own_group, ready_groups
from caposaldo.upfront.infiltrators import end_status, inside
from caposaldo.upfront.movement import STEPS, can_go, can_move, spend_action, stir, ways
from caposaldo.upfront.ranges import CLOSEST, relative_range
from caposaldo.upfront.shifting import holds
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.travelling import on_the_way
from caposaldo.upfront.underground import SEWERS, apart, cut_off
from caposaldo.upfront.verbs import Step, UpFront, act, draw, spend, to_discards

SWITCH: Final = "sewers"
ALLOWED: Final = frozenset(
    ("rally", "rally-all", "hero", "panic", "clear", "surface", "infiltrate", "close", "leave")
)
"""What a group in the sewers may do; it wins no ground and sees nobody (T3.7)."""
INFILTRATE: Final = "infiltrate"


# What others ask -----------------------------------------------------------------------------


def bars_deed(_game: UpFront, group: Group, verb: str) -> Refusal | None:
    """Say why a group in the sewers cannot do this (T3.7)."""
    return None if verb in ALLOWED else cut_off(group)


def bars_attack(
    _table: UpFrontTable, group: Group | None, target: Group, what: str
) -> Refusal | None:
    """Say why something cannot be done to a group in the sewers, or by one (T3.7)."""
    if what == INFILTRATE and group is not None:
        return apart(group, target)
    return cut_off(target)


# The search ----------------------------------------------------------------------------------


def over_sewers(table: UpFrontTable, group: Group) -> bool:
    """Tell whether a group is in a Building that has an entrance to the sewers (T3.7)."""
    spot = spot_of(table, group)
    card, depth = spot.card, spot.terrain.sewers
    return bool(depth) and card is not None and card.defence == depth


def cannot_search(table: UpFrontTable, group: Group) -> Refusal | None:
    """Say why a group cannot look for the sewers (T3.7)."""
    facts = {"group": group.letter}
    if not over_sewers(table, group):
        named = term(f"terrain-{spot_of(table, group).terrain.id}")
        return Refusal("no-sewers-here", SEWERS, {"terrain": named})
    if ENTRANCE in group.marks:
        return Refusal("entrance-known", SEWERS, facts)
    if group.moving:
        return Refusal("search-moving", SEWERS, facts)
    if group.wires:
        return Refusal("search-on-wire", SEWERS, facts)
    if all(man.pinned for man in group.ranks):
        return Refusal("search-pinned", SEWERS, facts)
    return None


def finds(card: Card) -> bool:
    """Tell whether a card drawn finds the entrance (T3.7)."""
    return card.red


class Search(Deed[UpFrontTable]):
    """Look for the entrance to the sewers as the group's only action (T3.7): `search A`."""

    VERB: ClassVar[str] = "search"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        if not game.table.battle.field.has(SWITCH):
            return ()
        return [(group.letter,) for group in ready_groups(game)]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        group = group_to_act(game, words[0])
        return group if isinstance(group, Refusal) else cannot_search(game.table, group)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        group = own_group(game, words[0])
        assert group is not None
        group = act(game, group)
        card = draw(game, "search for the sewers")
        found = finds(card)
        if found:
            game.table.put(with_marks(game.table.groups[group.id], ENTRANCE))
        facts: dict[str, Fact] = {"seat": group.side, "group": group.letter, "card": card.id}
        game.tell("searches", (SEWERS,), {**facts, "found": found})


# Going down ----------------------------------------------------------------------------------


def cannot_descend(game: UpFront, group: Group, card: str, direction: str) -> Refusal | None:
    """Say why a group cannot go down into the sewers this way (T3.7)."""
    table, facts = game.table, {"group": group.letter}
    if ENTRANCE not in group.marks:
        return Refusal("no-entrance", SEWERS, facts)
    if group.moving:
        return Refusal("descend-moving", SEWERS, facts)
    if any(man.hull is not None for man in group.men):
        return Refusal("too-big-for-sewers", SEWERS, facts)
    if any(man.heading for man in group.men) or on_the_way(table, group.side, group.letter):
        return Refusal("descend-whole", SEWERS, facts)
    # Below there is no terrain to complete it with, so not even sideways.
    refusal = holds(game, group)
    if refusal is not None:
        return refusal
    enemy = table.groups.get(group_id(table.battle.enemy(group.side), group.letter))
    if enemy is not None and relative_range(group, enemy) == CLOSEST:
        return Refusal("descend-too-close", SEWERS, facts)
    return can_go(game, group, card, direction)


def uncrewed(group: Group) -> list[str]:
    """Return the men whose weapon needs a crew and has none, so that it stays behind (T3.7)."""
    serving = {man.assists for man in group.ranks}
    return [
        man.card.id
        for man in group.ranks
        if man.weapon is not None and man.weapon.crewed and man.card.id not in serving
    ]


class Descend(Deed[UpFrontTable]):
    """Go down with the whole group (T3.7): `descend A 12 forward`."""

    VERB: ClassVar[str] = "descend"
    WORDS: ClassVar[int] = 3

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        return ways(game, [group for group in ready_groups(game) if ENTRANCE in group.marks])

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        letter, card, direction = words
        refusal = can_move(game, letter, card)
        if refusal is not None:
            return refusal
        group = own_group(game, letter)
        assert group is not None
        return cannot_descend(game, group, card, direction)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        letter, card, direction = words
        group = own_group(game, letter)
        assert group is not None
        go_down(game, stir(game, spend_action(game, group)), card, direction)


def go_down(game: UpFront, group: Group, card: str, direction: str) -> None:
    """Take a group into the sewers; the Building stays where it is (T3.7)."""
    table, gid = game.table, group.id
    spend(game, group.side, CardId(card))
    to = group.range + STEPS[direction]
    facts: dict[str, Fact] = {
        "seat": group.side,
        "group": group.letter,
        "card": card,
        "direction": term(f"direction-{direction}"),
        "from": group.range,
        "to": to,
    }
    table.put(with_marks(group.but(range=to), BELOW))
    game.tell("goes-down", (SEWERS,), facts)
    _leave_smoke(game, table.groups[gid])
    for id in uncrewed(table.groups[gid]):
        remove_weapon(game, gid, id, (SEWERS,))
    break_contact(game, gid)


def _leave_smoke(game: UpFront, group: Group) -> None:
    """The Smoke on the Building goes (T3.7)."""
    smoke = tuple([laid for laid in group.laid if laid.role == SMOKE])
    if not smoke:
        return
    game.table.put(group.but(laid=tuple([laid for laid in group.laid if laid.role != SMOKE])))
    to_discards(game, smoke, group.side)
    facts: dict[str, Fact] = {"seat": group.side, "group": group.letter, "count": len(smoke)}
    game.tell("smoke-over-sewers", (SEWERS,), facts)


def break_contact(game: UpFront, gid: str) -> None:
    """End what links a group with others: acquisitions, infiltrations, rings (T3.7)."""
    table = game.table
    for other, man in holders(table):
        if other.id == gid or man.acquired == gid:
            give_up(game, other.id, man.card.id, SEWERS)
    for man in table.groups[gid].men:
        end_status(game, man.card.id, (SEWERS,))
    for _, man in inside(table, gid):
        end_status(game, man.card.id, (SEWERS,))
    for id, ring in tuple(table.encircled.items()):
        if id == gid or gid in ring:
            lift(game, id)


ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Search(), Descend())
