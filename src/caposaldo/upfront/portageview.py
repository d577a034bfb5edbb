"""A Movement card shown with the weapons it would leave behind (45.6, 50.7)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Preview
from caposaldo.kernel.rules import Modifier
from caposaldo.upfront import minesview
from caposaldo.upfront.groups import Group
from caposaldo.upfront.holdings import own_group
from caposaldo.upfront.men import Man
from caposaldo.upfront.portage import ANY_CARD, cited, too_heavy
from caposaldo.upfront.verbs import UpFront, man_name

LEAVES: Final = "leaves-weapon"
WITH_CARD: Final = {"try": 3, "enter": 2}
"""How many words follow where a Movement card is spent for a man."""


def movement(game: UpFront, wanted: Action) -> Preview | None:
    """Show what a step may set off, and what nobody can carry along."""
    return with_burdens(game, wanted, minesview.movement(game, wanted))


def clear(game: UpFront, wanted: Action) -> Preview | None:
    """Show the same of a Movement card that only clears Wire."""
    return with_burdens(game, wanted, minesview.clear(game, wanted))


def alone(
    game: UpFront, wanted: Action, shown: Preview | None, men: list[tuple[Group, Man]]
) -> Preview | None:
    """Add what a Movement card for one man alone leaves in his group, by a reading (50.7)."""
    return with_left(game, wanted, shown, men) if game.table.battle.reads(ANY_CARD) else shown


def lone(game: UpFront, wanted: Action, shown: Preview | None) -> Preview | None:
    """Add it to the view of an infiltrator or of a man who goes in, for whom a card is spent."""
    frame = game.stack[-1]
    gid = getattr(frame, "group", "")
    if gid not in game.table.groups or len(wanted.args) != WITH_CARD[wanted.verb]:
        return shown
    group = game.table.groups[gid]
    return alone(game, wanted, shown, [(group, man) for man in group.ranks])


def with_burdens(
    game: UpFront, wanted: Action, shown: Preview | None, groups: int = 1
) -> Preview | None:
    """Add what nobody can carry along to the view of Movement cards on so many groups."""
    found = [own_group(game, word[:1]) for word in wanted.args[:groups]]
    heavy = [(group, man) for group in found if group is not None for man in group.ranks]
    return with_left(game, wanted, shown, heavy)


def with_left(
    game: UpFront, wanted: Action, shown: Preview | None, men: list[tuple[Group, Man]]
) -> Preview | None:
    """Add what some men would leave behind to the view of their movement."""
    table = game.table
    left = [
        Modifier(0, cited(table, man), LEAVES, {"man": man_name(man)})
        for group, man in men
        if too_heavy(table, group, man)
    ]
    if not left:
        return shown
    if shown is None:
        return Preview(wanted.notation, left[0].rule, left, [], [])
    return replace(shown, factors=[*left, *shown.factors])
