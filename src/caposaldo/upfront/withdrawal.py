"""Withdrawal from a scenario of a campaign, which concedes it (42.6, 42.72)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.contract import Result
from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Fact, Refusal, rule
from caposaldo.upfront.driving import hull_of
from caposaldo.upfront.feats import UNPINNED, earn
from caposaldo.upfront.groups import BACK, Group
from caposaldo.upfront.holdings import own_group, ready_groups
from caposaldo.upfront.movement import MOVEMENT, can_move, held, play_movement
from caposaldo.upfront.ranges import CLOSEST, relative_range
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import WITHDRAWN, Step, UpFront, disband

WITHDRAWAL: Final = rule("UF 42.6")
LEAVES: Final = rule("UF 42.72")
WITHDRAWING: Final = "withdrawing"
"""The mark of a group that has announced its withdrawal and is still in play."""


def conceded(table: UpFrontTable) -> Result | None:
    """Return the win of the side whose enemy has begun to withdraw (42.6)."""
    for group in table.groups.values():
        if WITHDRAWING in group.marks:
            facts = {"seat": group.side}
            return Result(table.battle.enemy(group.side), "withdrawal", WITHDRAWAL, dict(facts))
    return None


def cannot_withdraw(game: UpFront, group: Group, card: str) -> Refusal | None:
    """Say why a group that can move cannot withdraw (42.6)."""
    table, facts = game.table, {"group": group.letter}
    if group.id in table.encircled:
        return Refusal("encircled-stays", WITHDRAWAL, dict(facts))
    if WITHDRAWING in group.marks:
        return Refusal("withdraws-already", WITHDRAWAL, dict(facts))
    if group.range > 0:
        return Refusal("too-far-forward", WITHDRAWAL, dict(facts))
    if not table.card(card).red:
        return Refusal("withdrawal-needs-red", WITHDRAWAL, {"card": card})
    return held(game, group)


class Withdraw(Deed[UpFrontTable]):
    """Announce a withdrawal with a red Movement card, and concede (42.6): `withdraw A 14`."""

    VERB: ClassVar[str] = "withdraw"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        if not game.table.battle.campaign:
            return ()
        cards = game.table.holding(game.table.turn.side, MOVEMENT)
        return [(group.letter, card) for group in ready_groups(game) for card in cards]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        letter, card = words
        if not game.table.battle.campaign:
            return Refusal("no-campaign", WITHDRAWAL)
        refusal = can_move(game, letter, card)
        if refusal is not None:
            return refusal
        group = own_group(game, letter)
        assert group is not None
        return cannot_withdraw(game, group, card)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        letter, card = words
        group = own_group(game, letter)
        assert group is not None
        game.tell("withdraws", (WITHDRAWAL,), {"seat": group.side, "group": letter, "card": card})
        play_movement(game, group, card, BACK)
        if group.id in game.table.groups:
            moved = game.table.groups[group.id]
            game.table.put(moved.but(marks=(*moved.marks, WITHDRAWING)))


# Leaving the field ---------------------------------------------------------------------------


def turn_begins(game: UpFront, side: str) -> None:
    """Let withdrawing groups go that no enemy is close to (42.72)."""
    for group in _withdrawing(game, side):
        if not close_to_enemy(game.table, group):
            leave(game, group)


def turn_ends(game: UpFront, side: str) -> None:
    """Let a withdrawing group go that was put into terrain, pinned men and all (42.6)."""
    for group in _withdrawing(game, side):
        if not group.moving:
            leave(game, group)


def _withdrawing(game: UpFront, side: str) -> list[Group]:
    """Return who is on the way out; a ring keeps a group, and an AFV that is stuck stays (42.6)."""
    table = game.table
    if not table.battle.campaign:
        return []
    found = [group for group in table.side(side) if WITHDRAWING in group.marks]
    kept = [group for group in found if group.id in table.encircled or _stuck(group)]
    for group in kept:
        _fail(game, group)
    return [group for group in found if group not in kept]


def _stuck(group: Group) -> bool:
    return group.armoured and hull_of(group).stuck


def close_to_enemy(table: UpFrontTable, group: Group) -> bool:
    """Tell whether an enemy group is at relative range 5 of a group (42.72)."""
    enemies = table.side(table.battle.enemy(group.side))
    return any(relative_range(group, enemy) == CLOSEST for enemy in enemies)


def leave(game: UpFront, group: Group) -> None:
    """Take a group off the field for good; its unpinned men have earned their elan (42.6)."""
    table = game.table
    facts: dict[str, Fact] = {"seat": group.side, "group": group.letter, "count": len(group.men)}
    game.tell("withdrawn", (WITHDRAWAL, LEAVES), facts)
    for man in group.men:
        if man.wounded or not man.pinned:
            earn(game, man, UNPINNED)
    for man in group.men:
        table.lost[man.card.id] = WITHDRAWN
        table.put(table.groups[group.id].without(man.card.id))
    disband(game, table.groups[group.id])


def _fail(game: UpFront, group: Group) -> None:
    marks = tuple([mark for mark in group.marks if mark != WITHDRAWING])
    game.table.put(group.but(marks=marks))
    facts = {"seat": group.side, "group": group.letter}
    game.tell("withdrawal-fails", (WITHDRAWAL,), dict(facts))


ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Withdraw(),)
