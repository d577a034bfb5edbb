"""Attempts to infiltrate shown before they are made (20.21 to 20.4)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Preview
from caposaldo.kernel.rules import Modifier, rule
from caposaldo.upfront.assaultview import foreseen_assaults
from caposaldo.upfront.attempts import Attempt, Stealth, stealth
from caposaldo.upfront.burdens import unburden
from caposaldo.upfront.cards import Card
from caposaldo.upfront.columns import column, shifts, start
from caposaldo.upfront.drawview import foreseen, pool
from caposaldo.upfront.groups import SMOKE, Group, group_id, side_of
from caposaldo.upfront.men import Man
from caposaldo.upfront.movement import must_ford
from caposaldo.upfront.naming import Naming
from caposaldo.upfront.odds import Say, chances, two_draws, weighed
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.values import morale
from caposaldo.upfront.verbs import UpFront

CROSSING: Final = rule("UF 20.3")
GETS_IN: Final = ("infiltrates", "fails", "pinned")


def attempt(game: UpFront, wanted: Action) -> Preview | None:
    """Show `try g3 >B`, by nerve or with a Movement card (20.21 to 20.3)."""
    frame = game.stack[-1]
    if not isinstance(frame, Naming):
        return None
    man, target = wanted.args[0], wanted.args[1].removeprefix(">")
    enemy = group_id(game.table.battle.enemy(side_of(frame.group)), target)
    card = wanted.args[2] if len(wanted.args) > 2 else ""
    listed = _columns(game.table, frame.group, enemy)
    second = _crosses(game, frame.group, card, column(listed))
    detail = _detail(game, frame.group, man, enemy, column(listed))
    if card:
        odds = chances(weighed(pool(game)), second, GETS_IN)
        return Preview(wanted.notation, CROSSING, [], listed, odds, "draw", detail)
    stands = _morale_in_there(game, frame.group, man)
    clear = _columns(game.table, frame.group, enemy, smoke=False)
    branches = {
        "goes": second,
        "goes in clear air": _crosses(game, frame.group, card, column(clear)),
    }

    def first(drawn: Card) -> str:
        if drawn.rn >= stands:
            return "pinned"
        # A Breeze drawn for his nerve blows the Smoke away before he goes (13.243).
        return "goes in clear air" if drawn.breeze else "goes"

    detail["morale"] = stands
    draws = foreseen(game)
    odds = two_draws(draws.pool, first, branches, GETS_IN, draws.fresh(1))
    return Preview(wanted.notation, CROSSING, [], listed, odds, "draws", detail)


def stealth_or_not(game: UpFront, wanted: Action) -> Preview | None:
    """Show the draw that follows a Concealed card, or none (9.4)."""
    frame, under = game.stack[-1], game.stack[-2]
    if not isinstance(frame, Stealth) or not isinstance(under, Attempt):
        return None
    listed = _columns(game.table, under.group, under.target)
    if wanted.verb == "conceal":
        listed.append(stealth(game.table.card(wanted.args[0])))
    say = _crosses(game, under.group, under.card, column(listed))
    odds = chances(weighed(pool(game)), say, GETS_IN)
    detail = _detail(game, under.group, under.man, under.target, column(listed))
    return Preview(wanted.notation, CROSSING, [], listed, odds, "draw", detail)


def _detail(game: UpFront, own: str, man_id: str, enemy: str, at: int) -> dict[str, object]:
    """Show the column, and what follows at once if the target is an AFV (28.8)."""
    found: dict[str, object] = {"column": at}
    target = game.table.groups[enemy]
    if target.armoured:
        _, man = _in_there(game, own, man_id)
        found["assault"] = foreseen_assaults(game, man, target)
    return found


def _columns(table: UpFrontTable, own: str, enemy: str, *, smoke: bool = True) -> list[Modifier]:
    group, target = table.groups[own], table.groups[enemy]
    if not smoke:
        group, target = _aired(group), _aired(target)
    return [start(target), *shifts(table, group, target)]


def _aired(group: Group) -> Group:
    return group.but(laid=tuple([laid for laid in group.laid if laid.role != SMOKE]))


def _crosses(game: UpFront, gid: str, card: str, at: int) -> Say:
    wades = must_ford(game, game.table.groups[gid]) and not (card and game.table.card(card).ford)

    def say(drawn: Card) -> str:
        gets_in = drawn.reds[at - 1] and not (wades and drawn.red)
        return "infiltrates" if gets_in else "fails"

    return say


def _morale_in_there(game: UpFront, gid: str, man_id: str) -> int:
    """Return his Morale once he has left crew and heavy weapons behind (20.23)."""
    trial, man = _in_there(game, gid, man_id)
    return morale(trial.table, trial.table.groups[gid], man)


def _in_there(game: UpFront, gid: str, man_id: str) -> tuple[UpFront, Man]:
    """Return a man, and the game, once he has left crew and heavy weapons behind (20.23)."""
    trial = game.copy()
    unburden(trial, gid, man_id)
    man = trial.table.groups[gid].man(man_id)
    assert man is not None
    return trial, man
