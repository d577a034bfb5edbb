"""Mines shown before they go off under a group, or under a step of it (24.3 to 24.4)."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Outcome, Preview
from caposaldo.kernel.rules import Modifier, RuleId, total
from caposaldo.upfront.afvview import going
from caposaldo.upfront.bogging import BOG
from caposaldo.upfront.cards import Card
from caposaldo.upfront.drawtree import Test, if_all_pass, outcomes
from caposaldo.upfront.drawview import EITHER, acting, foreseen, shown, yes
from caposaldo.upfront.effects import UNHARMED, VERDICTS
from caposaldo.upfront.fire import targets
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import SIDEWAYS, WIRE, Group, find
from caposaldo.upfront.holdings import enemy_group
from caposaldo.upfront.men import Man
from caposaldo.upfront.minefields import (
    AFV,
    ATTACK,
    LEAVING,
    MineAttack,
    attacked_with,
    enter,
    goes_off,
    lines_on_armour,
    mine_lines,
    mine_stops,
    place,
)
from caposaldo.upfront.movement import leave_for
from caposaldo.upfront.odds import Draws, Say, chances, fate
from caposaldo.upfront.snipers import MINE, Redirect
from caposaldo.upfront.sniperview import snipe_at
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.traps import lays_traps
from caposaldo.upfront.verbs import UpFront

MINED: Final = ("immobilised", UNHARMED)


# One man of a group --------------------------------------------------------------------------


class Blow:
    """A mine about to go off under one man of a group, or perhaps to go off (24.31, 24.4).

    `table` is that of the moment of the attack; `men` are those a position is drawn for, and
    `tests` what cards drawn before that must pass.
    """

    __slots__ = ("draws", "gid", "men", "mine", "table", "tests")

    def __init__(
        self,
        table: UpFrontTable,
        draws: Draws,
        mine: Card,
        gid: str,
        men: list[Man],
        tests: list[Test],
    ) -> None:
        self.table: Final = table
        self.draws: Final = draws
        self.mine: Final = mine
        self.gid: Final = gid
        self.men: Final = men
        self.tests: Final = tests

    @property
    def keys(self) -> tuple[str, ...]:
        """Return what may become of the men; who is unharmed comes last."""
        return MINED if self.men[0].armoured else VERDICTS

    def lines(self) -> list[Modifier]:
        """List the strength of the mine (24.31 to 24.33)."""
        if self.men[0].armoured:
            return lines_on_armour(self.table)
        return list(mine_lines(self.table, self.mine, self.table.groups[self.gid]))

    def fates(self, at: int) -> list[Outcome]:
        """Return the chances of one of the men; one alone needs no position drawn (14.6)."""
        tests = [*self.tests]
        column = len(self.men) - 1
        if column:
            tests.append(lambda card: card.positions[column] == at + 1)
        return if_all_pass(self.draws, tests, self._say(self.men[at]), self.keys, UNHARMED)

    def _say(self, man: Man) -> Say:
        table, strength = self.table, total(self.lines())
        if man.armoured:
            return lambda card: MINED[0 if mine_stops(table, man, card) else 1]
        group = find(table.groups, man.card.id)
        assert group is not None, f"{man.card.id} is in no group"
        return lambda card: fate(table, group, man, strength + card.rn, card)

    def entries(self) -> list[dict[str, object]]:
        """Return every man's entry of a preview."""
        return [entry(man, self.fates(at)) for at, man in enumerate(self.men)]

    def odds(self) -> list[Outcome]:
        """Return the chances of the whole: at most one man is struck."""
        each = [self.fates(at) for at in range(len(self.men))]
        sums = [
            sum([Fraction(odds[at].chances, odds[at].of) for odds in each], Fraction(0))
            for at in range(len(self.keys) - 1)
        ]
        sums.append(1 - sum(sums, Fraction(0)))
        return outcomes(dict(zip(self.keys, sums, strict=True)))


def entry(man: Man, odds: list[Outcome]) -> dict[str, object]:
    """Return a man's entry of a preview."""
    return {"id": man.card.id, "odds": [outcome.data() for outcome in odds]}


def shown_blow(wanted: Action, cited: RuleId, blow: Blow) -> Preview:
    """Put the preview of a mine together."""
    detail: dict[str, object] = {"men": blow.entries()}
    return Preview(wanted.notation, cited, [], blow.lines(), blow.odds(), "draws", detail)


# A Minefield on a group ----------------------------------------------------------------------


def mine(game: UpFront, wanted: Action) -> Preview:
    """Show `mine 141 >B` (24.31, 24.33, 37.6)."""
    group = enemy_group(game, wanted.args[1])
    assert group is not None
    return mine_on(game, wanted, wanted.args[0], group)


def mine_on(game: UpFront, wanted: Action, card: str, target: Group) -> Preview:
    """Show a Minefield, or a booby trap, played on a group (24.31, 24.33, 37.6)."""
    trial = game.copy()
    table, side = trial.table, trial.table.turn.side
    if not lays_traps(game):
        # In there a man who goes berserk is lost, and what lay beneath is discarded (24.7, 5.41).
        table.hands[side] = tuple([id for id in table.hands[side] if id != card])
        table.gone = tuple([id for id in table.gone if id != card])
        place(trial, table.groups[target.id], card)
        enter(trial, table.groups[target.id], card)
    men = targets(table, target.id)
    blow = Blow(table, Draws(trial, side), table.card(card), target.id, men, [])
    return shown_blow(wanted, AFV if target.armoured else ATTACK, blow)


# A step among mines --------------------------------------------------------------------------


def movement(game: UpFront, wanted: Action) -> Preview | None:
    """Show a Movement card played sideways in a Minefield, or in the jungle (24.4, 47.6)."""
    group = acting(game, wanted.args[0])
    blow = under_step(game, group, wanted.args[1])
    return going(game, wanted) if blow is None else shown_blow(wanted, LEAVING, blow)


def clear(game: UpFront, wanted: Action) -> Preview | None:
    """Show a Movement card that clears Wire in a Minefield (24.4)."""
    group = acting(game, wanted.args[0])
    blow = under_step(game, group, "")
    return None if blow is None else shown_blow(wanted, LEAVING, blow)


def unbog(game: UpFront, wanted: Action) -> Preview:
    """Show an attempt to get free; in a Minefield a step is drawn for before it (24.4, 28.53)."""
    letter, card = wanted.args
    # The mine itself goes off after both of these draws.
    blow = under_step(game, acting(game, letter), "", card, between=1)
    cards = foreseen(game, card).nth(0 if blow is None else 1)
    odds = chances(cards, yes(lambda drawn: not drawn.red), EITHER)
    if blow is None:
        return shown(wanted, BOG, odds)
    detail: dict[str, object] = {"men": blow.entries()}
    return Preview(wanted.notation, BOG, [], blow.lines(), odds, "draws", detail)


def under_step(
    game: UpFront, group: Group, card: str, *spent: str, between: int = 0
) -> Blow | None:
    """Return the mine a Movement card may set off; none outside a Minefield (24.4).

    Without a card that is laid on the group it is Wire that is cleared, before the mine goes off.
    `between` counts draws for something else after that for the step.
    """
    mine = spot_of(game.table, group).card
    if mine is None or not spot_of(game.table, group).terrain.mined:
        return None
    men, trial = targets(game.table, group.id), game.copy()
    if card:
        leave_for(trial, group, card, SIDEWAYS)
    elif group.wires:
        last = max(at for at, laid in enumerate(group.laid) if laid.role == WIRE)
        trial.table.put(group.but(laid=group.laid[:last] + group.laid[last + 1 :]))
    tests: list[Test] = [lambda drawn: goes_off(mine, drawn), *[_whatever] * between]
    return Blow(trial.table, foreseen(game, *spent), mine, group.id, men, tests)


def _whatever(_drawn: Card) -> bool:
    return True


# What is asked while one is going off ---------------------------------------------------------


def sent_at(game: UpFront, wanted: Action) -> Preview | None:
    """Show a card sent at another group than the one wiped out (14.5)."""
    asked = game.stack[-1]
    target = enemy_group(game, wanted.args[0])
    if not isinstance(asked, Redirect) or target is None:
        return None
    if asked.deed == MINE:
        return mine_on(game, wanted, asked.card, target)
    return snipe_at(game, wanted, asked.card, target)


def about_to_go_off(game: UpFront, attack: MineAttack, man: Man) -> Blow:
    """Return the mine about to go off under a man, whom a Hero may save first (10.42, 24.31)."""
    asked = game.decision()
    assert asked is not None
    group = find(game.table.groups, man.card.id)
    assert group is not None
    gid = attacked_with(game.table, attack.group, group, man).id
    return Blow(game.table, Draws(game, asked.seat), game.table.card(attack.card), gid, [man], [])
