"""Sewers shown before one goes down: the search, the nerves below, the trap above (T3.7)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Outcome, Preview
from caposaldo.upfront.drawview import acting, foreseen, one_draw, shown, yes
from caposaldo.upfront.effects import PIN, UNHARMED
from caposaldo.upfront.fire import targets
from caposaldo.upfront.gambleview import mine
from caposaldo.upfront.groups import Group, find
from caposaldo.upfront.men import Man
from caposaldo.upfront.minesview import Blow, shown_blow
from caposaldo.upfront.nerve import here
from caposaldo.upfront.odds import Say, chances
from caposaldo.upfront.sewerchecks import holds_out, nerves
from caposaldo.upfront.sewers import finds
from caposaldo.upfront.surfacing import Trapped
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.underground import SEWERS
from caposaldo.upfront.verbs import ROUT, UpFront

# What a check can do to a man: the first to one who is up, the second to one who is pinned.
TRIED: Final = (PIN, ROUT, UNHARMED)
EVERY_TURN: Final = "at-the-start-of-every-turn-below"


def search(game: UpFront, wanted: Action) -> Preview:
    """Show the search for an entrance."""
    return shown(wanted, SEWERS, one_draw(game, yes(finds)))


def descend(game: UpFront, wanted: Action) -> Preview:
    """Show what every turn below will ask of the men; the range number does not matter to it."""
    group = acting(game, wanted.args[0])
    cards = foreseen(game, wanted.args[1]).nth(0)
    detail: dict[str, object] = {
        "men": [
            {
                "id": man.card.id,
                "modifiers": [line.data() for line in nerves(game.table, group, man)],
                "odds": [
                    outcome.data()
                    for outcome in chances(cards, _tried(game.table, group, man), TRIED)
                ],
            }
            for man in group.men
        ],
        "note": [EVERY_TURN],
    }
    return Preview(wanted.notation, SEWERS, [], [], [], "", detail)


def _tried(table: UpFrontTable, group: Group, man: Man) -> Say:
    fails = ROUT if man.pinned else PIN
    return lambda card: UNHARMED if holds_out(table, group, man, card) else fails


def nerves_tried(game: UpFront, wanted: Action, man_id: str) -> Preview:
    """Show the check of a man below whom a Hero may rally first (10.42)."""
    group, man = find(game.table.groups, man_id), here(game, man_id)
    assert group is not None
    assert man is not None
    odds: list[Outcome] = one_draw(game, _tried(game.table, group, man), TRIED)
    return shown(wanted, SEWERS, odds, nerves(game.table, group, man))


def trap(game: UpFront, wanted: Action) -> Preview | None:
    """Show a Minefield as a booby trap for a group that comes up, or as it is usually played."""
    asked, table = game.stack[-1], game.table
    if not isinstance(asked, Trapped):
        return mine(game, wanted)
    men = targets(table, asked.group)
    blow = Blow(table, foreseen(game), table.card(wanted.args[0]), asked.group, men, [])
    return shown_blow(wanted, SEWERS, blow)
