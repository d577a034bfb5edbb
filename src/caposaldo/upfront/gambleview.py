"""Oases and mirages, and mines that may be none, shown before they are tried (52.11, 52.16)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Preview
from caposaldo.upfront import afvview, minesoutview, minesview, sandview
from caposaldo.upfront.afvview import BOGGED
from caposaldo.upfront.bogging import bogs
from caposaldo.upfront.cards import Card, CardId
from caposaldo.upfront.drawview import acting, foreseen, shown
from caposaldo.upfront.falsemines import FALSE, holds_mines
from caposaldo.upfront.fire import targets
from caposaldo.upfront.firstterrain import FirstTerrain
from caposaldo.upfront.forestalling import FormThere
from caposaldo.upfront.gambles import RULES, is_there, kind_of
from caposaldo.upfront.groups import IMPOSED, TERRAIN, Group, Laid, letter_of, side_of
from caposaldo.upfront.holdings import enemy_group
from caposaldo.upfront.imposing import AcceptTerrain
from caposaldo.upfront.minesview import Blow
from caposaldo.upfront.newgroups import newcomers
from caposaldo.upfront.odds import chances, two_draws
from caposaldo.upfront.traps import lays_traps
from caposaldo.upfront.verbs import UpFront

FOUND: Final = "found"
MIRAGE: Final = "mirage"
SEEN: Final = (FOUND, MIRAGE)
MINES: Final = "mines"
NO_MINES: Final = "no-mines"
FIELD: Final = (MINES, NO_MINES)


# Terrain that may not be there ---------------------------------------------------------------


def gamble(game: UpFront, wanted: Action, group: Group | None, card: str) -> Preview | None:
    """Show whether terrain is there, if AFVs bog in it, if guns stand it; None if all is sure."""
    terrain = kind_of(game.table, card)
    if not terrain.gamble:
        return sandview.entered(game, wanted, group, terrain)
    draws, cited = foreseen(game), RULES[terrain.gamble]
    if group is None or not group.armoured or not terrain.bogs:
        odds = chances(draws.nth(0), lambda drawn: FOUND if is_there(drawn) else MIRAGE, SEEN)
        return shown(wanted, cited, odds)

    def stuck(drawn: Card) -> str:
        return BOGGED[0 if bogs(group, drawn, wire=False, ground=terrain) else 1]

    odds = two_draws(
        draws.pool,
        lambda drawn: FOUND if is_there(drawn) else MIRAGE,
        {FOUND: stuck},
        (MIRAGE, *BOGGED),
        draws.fresh(1),
    )
    return Preview(wanted.notation, cited, [], [], odds, "draws", {})


def terrain(game: UpFront, wanted: Action) -> Preview | None:
    """Show terrain an own group is put into (24.4, 28.52, 52.16)."""
    letter, card = wanted.args
    found = gamble(game, wanted, acting(game, letter), card)
    return found or minesoutview.terrain(game, wanted)


def lay(game: UpFront, wanted: Action) -> Preview | None:
    """Show terrain laid before play (28.52, 52.16)."""
    asked = game.stack[-1]
    if not isinstance(asked, FirstTerrain):
        return None
    group = afvview.laid_on(game, asked, wanted.args[1])
    return gamble(game, wanted, group, wanted.args[0]) or afvview.lay(game, wanted)


def under(game: UpFront, wanted: Action) -> Preview | None:
    """Show terrain in which reinforcements appear (28.52, 52.16)."""
    found = gamble(game, wanted, afvview.coming(game), wanted.args[1])
    return found or afvview.under(game, wanted)


def form(game: UpFront, wanted: Action) -> Preview | None:
    """Show terrain in which a new group forms (52.15, 52.16)."""
    letter, card = wanted.args
    return gamble(game, wanted, newcomers(game, game.table.turn.side, letter), card)


# Terrain of the enemy's ----------------------------------------------------------------------


def accept(game: UpFront, wanted: Action) -> Preview | None:
    """Show what comes of terrain the enemy has played (28.52, 52.11, 52.16)."""
    asked = game.stack[-1]
    if isinstance(asked, FormThere):
        coming = newcomers(game, side_of(asked.group), letter_of(asked.group))
        return gamble(game, wanted, coming, asked.card)
    if not isinstance(asked, AcceptTerrain):
        return None
    group = acting(game, asked.group)
    card = [laid.card for laid in group.laid if laid.role == TERRAIN][-1]
    if kind_of(game.table, card).may_be_false:
        return _mines(game, wanted, group, card)
    return gamble(game, wanted, group, card) or afvview.accept(game, wanted)


def mine(game: UpFront, wanted: Action) -> Preview | None:
    """Show a Minefield played on the enemy, who may refuse it in the desert (24.31, 52.11)."""
    card, group = wanted.args[0], enemy_group(game, wanted.args[1])
    assert group is not None
    if lays_traps(game) or not kind_of(game.table, card).may_be_false:
        return minesview.mine(game, wanted)
    return _mines(game, wanted, group, card)


def _mines(game: UpFront, wanted: Action, group: Group, card: str) -> Preview:
    """Show whether a Minefield taken holds mines, and what they do to every man of the group."""
    draws = foreseen(game)
    trial = game.copy()
    table = trial.table
    marks = tuple([mark for mark in group.marks if mark != IMPOSED])
    table.put(group.but(laid=(Laid(CardId(card), TERRAIN),), marks=marks))
    men = targets(table, group.id)
    blow = Blow(table, draws, table.card(card), group.id, men, [holds_mines])
    odds = chances(draws.nth(0), lambda drawn: MINES if holds_mines(drawn) else NO_MINES, FIELD)
    detail: dict[str, object] = {"men": blow.entries()}
    return Preview(wanted.notation, FALSE, [], blow.lines(), odds, "draws", detail)
