"""Alone at the table: a twin of the game on which declared actions are tried out (49.11).

It knows no more than the side itself: what is certain has happened there, of what hangs on chance
or on the enemy only the price is paid.
"""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.actions import Action, parse
from caposaldo.kernel.chance import SwiftChance
from caposaldo.upfront.acting import Acting, Actions
from caposaldo.upfront.observing import Observe, watch
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import UpFront

ANY_CHANCE: Final = 49
"""What a twin draws tells nothing, so it may always be the same."""


def still_possible(game: UpFront, steps: list[Action]) -> list[Action]:
    """Return the steps of an action that can be taken now; none if it is lost as a whole.

    What has been declared for later may be settled sooner; then the rest is not asked for.
    """
    side = game.table.turn.side
    trial = game.copy()
    trial.stack[-1:] = [Acting("look"), Actions()]
    trial.advance()
    found: list[Action] = []
    for step in steps:
        asked = trial.decision()
        offered = asked.offered(step) if asked is not None and asked.seat == side else None
        if offered is None:
            return []
        found.append(offered)
        if len(found) == len(steps):
            break
        trial.answer(offered)
        if settled(trial):
            break
    return found


def settled(game: UpFront) -> bool:
    """Tell whether nothing more of an action is to be chosen before it is resolved."""
    return not game.may_undo() or not game.stack or isinstance(game.stack[-1], Actions)


def twin_of(game: UpFront) -> UpFront:
    """Return a game that knows no more than the side in turn, asked for an action."""
    twin = game.kind.redeal(game, game.table.turn.side, SwiftChance(ANY_CHANCE))
    twin.stack[-2:] = [Acting("look"), Actions()]
    twin.advance()
    return twin


def go_on(twin: UpFront, notation: str) -> UpFrontTable:
    """Take a declared step in a twin, be it offered there or not; return what it costs at once.

    Where the other side thinks of what it does not know, the hand it thinks of may lack something;
    the declaration stands all the same.
    """
    wanted = parse(notation)
    top, side, drawn = twin.stack[-1], twin.table.turn.side, twin.chance.uses
    if not any(deed.VERB == wanted.verb for deed in twin.kind.deeds.get(top.KIND, ())):
        return twin.table
    twin.answers.append((side, wanted.notation))
    top.take(twin, wanted)
    paid = _run_to_draw(twin)
    twin.advance()
    asked = twin.decision()
    if asked is None or asked.seat != side or twin.chance.uses != drawn:
        twin.floor = len(twin.answers)
    return paid


def _run_to_draw(twin: UpFront) -> UpFrontTable:
    """Run until somebody is asked or a card is drawn; return the table as it was before that."""
    drawn = twin.chance.uses
    paid = twin.table.copy()
    while twin.stack and twin.stack[-1].decision(twin) is None and twin.chance.uses == drawn:
        paid = twin.table.copy()
        twin.stack[-1].run(twin)
    if twin.chance.uses == drawn:
        paid = twin.table.copy()
    assert isinstance(paid, UpFrontTable)
    return paid


def foreseen(twin: UpFront, steps: list[str]) -> UpFront:
    """Return the twin after an action: as it will be if that is certain, else at its price."""
    before, paid = twin.copy(), twin.table
    for step in steps:
        paid = go_on(twin, step)
    if twin.may_undo() and twin.stack:
        return twin
    observation = parse(steps[-1])
    if observation.verb == Observe.VERB:
        # Who looks for somebody may declare what he will do if he finds him (38.2).
        watch(before, observation.args[0])
    else:
        _pay(before.table, paid)
    before.stack[-1:] = [Actions()]
    before.advance()
    return before


def _pay(table: UpFrontTable, paid: UpFrontTable) -> None:
    """Take the cards that an action costs, and let the groups have acted that act in it."""
    side = table.turn.side
    for id in table.hands[side]:
        if id not in paid.hands[side]:
            table.hands[side] = tuple([card for card in table.hands[side] if card != id])
            table.discards.append(id)
    for group in table.side(side):
        found = paid.groups.get(group.id)
        if found is None or found.acted:
            table.put(group.but(acted=True))
    # What a draw has brought is not known yet, least of all the end of the turn or of a round.
    now, then = table.turn, paid.turn
    if (then.side, then.number) == (now.side, now.number):
        table.turn = then.but(breeze=now.breeze, heroes=now.heroes, fuses=now.fuses)
