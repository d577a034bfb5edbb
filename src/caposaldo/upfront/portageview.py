"""A Movement card shown with the weapons it would leave behind (45.6, 50.7)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Preview
from caposaldo.kernel.rules import Modifier
from caposaldo.upfront import minesview
from caposaldo.upfront.holdings import own_group
from caposaldo.upfront.portage import cited, too_heavy
from caposaldo.upfront.verbs import UpFront, man_name

LEAVES: Final = "leaves-weapon"


def movement(game: UpFront, wanted: Action) -> Preview | None:
    """Show what a step may set off, and what nobody can carry along."""
    return _with_burdens(game, wanted, minesview.movement(game, wanted))


def clear(game: UpFront, wanted: Action) -> Preview | None:
    """Show the same of a Movement card that only clears Wire."""
    return _with_burdens(game, wanted, minesview.clear(game, wanted))


def _with_burdens(game: UpFront, wanted: Action, shown: Preview | None) -> Preview | None:
    group = own_group(game, wanted.args[0][:1])
    if group is None:
        return shown
    table = game.table
    left = [
        Modifier(0, cited(table, man), LEAVES, {"man": man_name(man)})
        for man in group.ranks
        if too_heavy(table, group, man)
    ]
    if not left:
        return shown
    if shown is None:
        return Preview(wanted.notation, left[0].rule, left, [], [])
    return replace(shown, factors=[*left, *shown.factors])
