"""A demolition charge about to go off, shown to the side that may still hide (21.3, 21.4)."""

from __future__ import annotations

from collections.abc import Hashable

from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Outcome, Preview
from caposaldo.kernel.rules import Modifier, total
from caposaldo.upfront.cards import Card
from caposaldo.upfront.demolition import ATTACK, Blast, BlastOnHull, dud, in_the_blast
from caposaldo.upfront.drawtree import Drawn, fall_by
from caposaldo.upfront.drawview import foreseen
from caposaldo.upfront.effects import UNHARMED, VERDICTS
from caposaldo.upfront.groups import Group, find
from caposaldo.upfront.odds import Draws, Say, Struck, chances, fate, two_draws
from caposaldo.upfront.overrunfates import UP, steadier
from caposaldo.upfront.reactions import React
from caposaldo.upfront.strength import concealment
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import UpFront


def under_way(game: UpFront, wanted: Action) -> Preview | None:
    """Show a charge that has been lit, with a Concealed card more or as it is (21.3)."""
    blast = game.stack[-2] if len(game.stack) > 1 else None
    asking = isinstance(game.stack[-1], React) and wanted.verb in ("conceal", "decline")
    if not asking or not isinstance(blast, Blast):
        return None
    table, hidden = game.table, []
    if wanted.verb == "conceal":
        side = table.groups[blast.target].side
        hidden.append(concealment(table, side, table.card(wanted.args[0])))
    trial = blast.copy()
    assert isinstance(trial, Blast)
    trial.strength += total(hidden)
    if isinstance(trial, BlastOnHull):
        trial.concealed = total(hidden)
    draws = foreseen(game, *wanted.args)
    listed = [Modifier(blast.strength, ATTACK, "charge"), *hidden]
    detail: dict[str, object] = {"strength": trial.strength, "men": _men(table, draws, trial)}
    return Preview(wanted.notation, ATTACK, [], listed, [], "draws", detail)


def _men(table: UpFrontTable, draws: Draws, blast: Blast) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    before: list[Struck] = []
    for man in in_the_blast(table, blast.target):
        group = find(table.groups, man.card.id)
        assert group is not None
        lines = blast.against(table, group, man)
        struck = (man, total(lines))
        odds = _fates(table, draws, group, struck, before, blast.jams)
        before.append(struck)
        found.append(
            {
                "id": man.card.id,
                "strength": struck[1],
                "modifiers": [change.data() for change in lines[1:]],
                "odds": [outcome.data() for outcome in odds],
            }
        )
    return found


def _fates(
    table: UpFrontTable,
    draws: Draws,
    group: Group,
    struck: Struck,
    before: list[Struck],
    jams: tuple[str, ...],
) -> list[Outcome]:
    """Return a man's chances; the first card of all may show that it is a dud (21.4)."""
    say, number = _say(table, group, struck), len(before)
    if not before:
        own = draws.nth(0)
        return chances(own, lambda card: UNHARMED if dud(card, jams) else say(card), VERDICTS)
    first = steadier(group, struck[0], before)
    if first is not None and number < draws.left:
        shaken = _say(table, group.with_man(first[0].but(pinned=True)), struck)
        falls = _say(table, group, first)
        return _steadied(draws, (falls, say, shaken), jams, alone=first[0] is before[0][0])

    def opens(card: Card) -> str:
        return UNHARMED if dud(card, jams) else "goes off"

    return two_draws(draws.pool, opens, {"goes off": say}, VERDICTS, draws.fresh(number))


def _steadied(
    draws: Draws, says: tuple[Say, Say, Say], jams: tuple[str, ...], *, alone: bool
) -> list[Outcome]:
    """Return the chances of a man whose Commissar is drawn for before him (15.52).

    `alone` tells that the Commissar's card is the first of all as well.
    """
    falls, steady, shaken = says
    needed = 2 if alone else 3

    def judge(drawn: Drawn) -> str | None:
        if drawn and dud(drawn[0], jams):
            return UNHARMED
        if len(drawn) < needed:
            return None
        return (steady if falls(drawn[-2]) in UP else shaken)(drawn[-1])

    def sorting(card: Card) -> Hashable:
        return (dud(card, jams), falls(card) in UP, steady(card), shaken(card))

    return fall_by(draws, judge, VERDICTS, sorting)


def _say(table: UpFrontTable, group: Group, struck: Struck) -> Say:
    man, strength = struck
    return lambda card: fate(table, group, man, strength + card.number, card)
