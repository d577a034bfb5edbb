"""Water to be crossed, shown before a group or a man tries it (8.53, 17.7, 17.8)."""

from __future__ import annotations

from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Preview
from caposaldo.upfront.drawtree import Drawn, fall_by
from caposaldo.upfront.drawview import (
    EITHER,
    FAILURE,
    SUCCESS,
    acting,
    acting_man,
    foreseen,
    one_draw,
    shown,
    yes,
)
from caposaldo.upfront.exchanging import APART
from caposaldo.upfront.fording import FORDING, finds_ford
from caposaldo.upfront.minefields import LEAVING
from caposaldo.upfront.minesview import shown_blow, under_step
from caposaldo.upfront.movement import fords_next
from caposaldo.upfront.odds import chances
from caposaldo.upfront.shifting import SHIFTING
from caposaldo.upfront.transfers import FROM_WATER, Sending, sets_out_wet
from caposaldo.upfront.verbs import UpFront


def ford(game: UpFront, wanted: Action) -> Preview:
    """Show an attempt to ford; a Ford card needs no draw (8.53)."""
    sure = finds_ford(game, acting(game, wanted.args[0]), wanted.args[1])
    return shown(wanted, FORDING, one_draw(game, yes(lambda card: sure or not card.red)))


def send(game: UpFront, wanted: Action) -> Preview | None:
    """Show a man who sets out from a Stream: he fords it by himself (8.53, 17.8)."""
    asked = game.stack[-1]
    if not isinstance(asked, Sending):
        return None
    man, card = acting_man(game, asked.group, wanted.args[0]), wanted.args[1]
    if not sets_out_wet(game, acting(game, asked.group), man, game.table.card(card)):
        return None
    cards = foreseen(game, card).nth(0)
    return shown(wanted, FROM_WATER, chances(cards, yes(lambda drawn: not drawn.red), EITHER))


def exchange(game: UpFront, wanted: Action) -> Preview | None:
    """Show an exchange of letters that hangs on a ford, or a step among mines (17.7, 24.4)."""
    pairs = [word.partition(APART) for word in wanted.args]
    steps = [(acting(game, letter), card) for letter, _, card in pairs]
    wet = [fords_next(game, group) and not finds_ford(game, group, card) for group, card in steps]
    mined = [blow for group, card in steps if (blow := under_step(game, group, card)) is not None]
    if not any(wet):
        return shown_blow(wanted, LEAVING, mined[0]) if mined else None

    def judge(drawn: Drawn) -> str | None:
        if any(card.red for card in drawn):
            return FAILURE
        return SUCCESS if len(drawn) == sum(wet) else None

    odds = fall_by(foreseen(game), judge, EITHER, lambda card: card.red)
    men = {"men": [entry for blow in mined for entry in blow.entries()]} if mined else {}
    return Preview(wanted.notation, SHIFTING, [], [], odds, "draws", {**men})
