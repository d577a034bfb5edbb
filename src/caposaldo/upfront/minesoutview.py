"""Ways out of a Minefield shown before they are tried: terrain, a path (24.4, 24.5)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Preview
from caposaldo.kernel.rules import total
from caposaldo.upfront import afvview
from caposaldo.upfront.cards import Card
from caposaldo.upfront.drawview import acting, foreseen, one_draw
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import find
from caposaldo.upfront.minefields import (
    LEAVING,
    MineLeaving,
    attacked_with,
    lines_on_armour,
    mine_lines,
    mine_stops,
    walks_out,
)
from caposaldo.upfront.minesview import MINED, Blow, entry
from caposaldo.upfront.odds import Draws, Struck, chances
from caposaldo.upfront.overrunfates import fates_known
from caposaldo.upfront.placing import PlaceTerrain
from caposaldo.upfront.sweeping import BLOWS_UP, CLEARING
from caposaldo.upfront.verbs import UpFront

OFF: Final = "blows-up"
SWEPT: Final = ("cleared", "unchanged", OFF)


# The way out ---------------------------------------------------------------------------------


def terrain(game: UpFront, wanted: Action) -> Preview | None:
    """Show terrain an own group is put into: bog, or mines on the way out (24.4, 28.52)."""
    group = acting(game, wanted.args[0])
    bog = afvview.terrain(game, wanted)
    if not walks_out(game.table, group):
        return bog
    if not group.armoured:
        return _men_leave(game, wanted)
    afv = group.men[0]
    # It bogs, or not, before the mine goes off; the cards beneath are discarded before either.
    draws = foreseen(game, *[laid.card for laid in group.laid if laid.moves])
    cards = draws.nth(0 if bog is None else 1)
    odds = chances(cards, lambda card: MINED[0 if mine_stops(game.table, afv, card) else 1], MINED)
    lines = lines_on_armour(game.table)
    detail: dict[str, object] = {"men": [entry(afv, odds)]}
    whole = odds if bog is None else bog.odds
    return Preview(wanted.notation, LEAVING, [], lines, whole, "draws", detail)


def _men_leave(game: UpFront, wanted: Action) -> Preview:
    """Show how every man of a group is attacked with a number of his own (24.4)."""
    trial = game.copy()
    PlaceTerrain().perform(trial, trial.stack[-1], wanted.args)
    leaving = trial.stack[-1]
    assert isinstance(leaving, MineLeaving)
    table, draws = trial.table, Draws(trial, trial.table.turn.side)
    entries: list[dict[str, object]] = []
    struck: list[Struck] = []
    for id in leaving.left:
        group = find(table.groups, id)
        man = group.man(id) if group is not None else None
        assert group is not None
        assert man is not None
        stands = attacked_with(table, leaving.group, group, man)
        lines = list(mine_lines(table, table.card(leaving.card), stands))
        struck.append((man, total(lines)))
        entries.append(entry(man, fates_known(table, draws, group, struck[-1], struck[:-1])))
    return Preview(wanted.notation, LEAVING, [], lines, [], "draws", {"men": entries})


# Clearing a path -----------------------------------------------------------------------------


def sweep(game: UpFront, wanted: Action) -> Preview:
    """Show an attempt to clear a path, and what may become of the man (24.5)."""
    group = acting(game, wanted.args[0])
    man, mine = group.man(wanted.args[1]), spot_of(game.table, group).card
    assert man is not None
    assert mine is not None
    number = mine.mine

    def say(card: Card) -> str:
        if _turns_against_him(card):
            return OFF
        if card.red or card.rn <= number:
            return "unchanged"
        return "cleared"

    blow = Blow(game.table, foreseen(game), mine, group.id, [man], [_turns_against_him])
    odds, detail = one_draw(game, say, SWEPT), {"men": blow.entries()}
    return Preview(wanted.notation, CLEARING, [], blow.lines(), odds, "draws", {**detail})


def _turns_against_him(card: Card) -> bool:
    return card.red and card.rn >= BLOWS_UP
