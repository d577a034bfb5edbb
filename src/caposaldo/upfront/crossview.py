"""Water to be crossed, shown before a group or a man tries it (8.53, 17.7, 17.8)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Outcome, Preview
from caposaldo.upfront.afvview import BOGGED, going, rough
from caposaldo.upfront.cards import Card
from caposaldo.upfront.drawtree import Drawn, Test, fall_by, if_all_pass
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
from caposaldo.upfront.groups import Group
from caposaldo.upfront.minefields import LEAVING
from caposaldo.upfront.minesview import shown_blow, under_step
from caposaldo.upfront.movement import fords_next
from caposaldo.upfront.odds import chances
from caposaldo.upfront.portageview import alone, with_burdens, with_left
from caposaldo.upfront.roughgoing import GOING
from caposaldo.upfront.shifting import SHIFTING
from caposaldo.upfront.transfers import FROM_WATER, Sending, sets_out_wet
from caposaldo.upfront.verbs import UpFront

BOTH: Final = 2


def ford(game: UpFront, wanted: Action) -> Preview | None:
    """Show an attempt to ford, and what must stay behind for it; a Ford card needs no draw."""
    return with_burdens(game, wanted, _ford(game, wanted))


def _ford(game: UpFront, wanted: Action) -> Preview | None:
    group = acting(game, wanted.args[0])
    sure = finds_ford(game, group, wanted.args[1])
    say = rough(game, group)
    if say is None:
        return shown(wanted, FORDING, one_draw(game, yes(lambda card: sure or not card.red)))
    if sure:
        return going(game, wanted)
    # An AFV that has crossed in the jungle checks for bog with the same Movement card (47.6).
    odds = if_all_pass(foreseen(game), [_black], say, (*BOGGED, FAILURE), FAILURE)
    return Preview(wanted.notation, FORDING, [], [], odds, "draws", {})


def send(game: UpFront, wanted: Action) -> Preview | None:
    """Show a man who sets out: from a Stream he fords by himself (8.53, 17.8, 45.6)."""
    asked = game.stack[-1]
    if not isinstance(asked, Sending):
        return None
    group, man = acting(game, asked.group), acting_man(game, asked.group, wanted.args[0])
    found, card = None, wanted.args[1]
    if sets_out_wet(game, group, man, game.table.card(card)):
        cards = foreseen(game, card).nth(0)
        odds = chances(cards, yes(lambda drawn: not drawn.red), EITHER)
        found = shown(wanted, FROM_WATER, odds)
    shown_so = with_left(game, wanted, found, [(group, man)])
    others = [(group, other) for other in group.ranks if other is not man]
    return alone(game, wanted, shown_so, others)


def exchange(game: UpFront, wanted: Action) -> Preview | None:
    """Show an exchange of letters that hangs on a ford, or a step among mines (17.7, 24.4)."""
    return with_burdens(game, wanted, _exchange(game, wanted), BOTH)


def _exchange(game: UpFront, wanted: Action) -> Preview | None:
    pairs = [word.partition(APART) for word in wanted.args]
    steps = [(acting(game, letter), card) for letter, _, card in pairs]
    wet = [fords_next(game, group) and not finds_ford(game, group, card) for group, card in steps]
    mined = [blow for group, card in steps if (blow := under_step(game, group, card)) is not None]
    rolling = _bogging(game, [group for group, _ in steps], wet)
    if not any(wet):
        if mined:
            return shown_blow(wanted, LEAVING, mined[0])
        return _rolled(wanted, rolling) if rolling else None

    def judge(drawn: Drawn) -> str | None:
        if any(card.red for card in drawn):
            return FAILURE
        return SUCCESS if len(drawn) == sum(wet) else None

    odds = fall_by(foreseen(game), judge, EITHER, lambda card: card.red)
    men = [entry for blow in mined for entry in blow.entries()] + _entries(rolling)
    return Preview(wanted.notation, SHIFTING, [], [], odds, "draws", {"men": men} if men else {})


def _bogging(game: UpFront, groups: list[Group], wet: list[bool]) -> dict[str, list[Outcome]]:
    """Return the chances of each AFV to bog in the jungle, after all fords (47.6).

    The second group is checked before the first; one that has not crossed is not checked at all.
    """
    found: dict[str, list[Outcome]] = {}
    for at, group in enumerate(groups):
        say = rough(game, group)
        if say is None:
            continue
        tests: list[Test] = [_black if by == at else _any for by in range(len(groups)) if wet[by]]
        tests += [_any for other in groups[at + 1 :] if rough(game, other) is not None]
        keys = (*BOGGED, FAILURE) if wet[at] else BOGGED
        found[group.men[0].card.id] = if_all_pass(foreseen(game), tests, say, keys, FAILURE)
    return found


def _rolled(wanted: Action, rolling: dict[str, list[Outcome]]) -> Preview:
    first = next(iter(rolling.values()))
    return Preview(wanted.notation, GOING, [], [], first, "draws", {"men": _entries(rolling)})


def _entries(rolling: dict[str, list[Outcome]]) -> list[dict[str, object]]:
    return [{"id": id, "odds": [one.data() for one in odds]} for id, odds in rolling.items()]


def _black(card: Card) -> bool:
    return not card.red


def _any(_card: Card) -> bool:
    return True
