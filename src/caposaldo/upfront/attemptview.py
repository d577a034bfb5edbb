"""Attempts to infiltrate shown before they are made (20.21 to 20.4)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Preview
from caposaldo.kernel.rules import Modifier, rule
from caposaldo.upfront.assaultview import foreseen_assaults
from caposaldo.upfront.attempts import Attempt, Stealth, stealth
from caposaldo.upfront.burdens import lighten, unburden
from caposaldo.upfront.cards import Card
from caposaldo.upfront.columns import column, column_lines
from caposaldo.upfront.drawview import foreseen, pool
from caposaldo.upfront.groups import SURRENDERED, group_id, side_of
from caposaldo.upfront.men import Man
from caposaldo.upfront.movement import must_ford
from caposaldo.upfront.naming import Naming
from caposaldo.upfront.odds import Say, chances, two_draws, weighed
from caposaldo.upfront.portageview import lone
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.values import morale
from caposaldo.upfront.verbs import UpFront, aired

CROSSING: Final = rule("UF 20.3")
GETS_IN: Final = ("infiltrates", "fails", "pinned")


class Trial:
    """One man's attempt as it is planned: against whom, with which card, what he does without."""

    __slots__ = ("card", "drops", "enemy", "group", "keeps", "man")

    def __init__(
        self, group: str, man: str, enemy: str, card: str, *, drops: bool, keeps: bool
    ) -> None:
        self.group: Final = group
        self.man: Final = man
        self.enemy: Final = enemy
        self.card: Final = card
        self.drops: Final = drops
        self.keeps: Final = keeps


def attempt(game: UpFront, wanted: Action) -> Preview | None:
    """Show `try g3 >B`, by nerve or with a Movement card (20.21 to 20.3)."""
    frame = game.stack[-1]
    if not isinstance(frame, Naming):
        return None
    target, card = wanted.args[1].removeprefix(">"), "".join(wanted.args[2:])
    shown = tried(game, wanted, _planned(game, frame, f"{wanted.args[0]}>{target}={card}"))
    return lone(game, wanted, shown)


def planned(game: UpFront, wanted: Action) -> Preview | None:
    """Show an attempt already named with one thing less, or the first when they begin (20.23)."""
    frame = game.stack[-1]
    if not isinstance(frame, Naming) or wanted.verb not in ("drop", "keep", "go"):
        return None
    named = [entry for entry in frame.tries if entry.startswith(f"{''.join(wanted.args)}>")]
    entry = named[0] if wanted.args else frame.tries[0]
    return tried(game, wanted, _planned(game, frame, entry, wanted.verb))


def _planned(game: UpFront, frame: Naming, entry: str, verb: str = "") -> Trial:
    man, _, rest = entry.partition(">")
    letter, _, card = rest.partition("=")
    enemy = group_id(game.table.battle.enemy(side_of(frame.group)), letter)
    drops, keeps = verb == "drop" or man in frame.dropping, verb == "keep" or man in frame.keeping
    return Trial(frame.group, man, enemy, card, drops=drops, keeps=keeps)


def tried(game: UpFront, wanted: Action, trial: Trial) -> Preview:
    """Show one man's attempt from his nerve to the draw that lets him in (20.21 to 20.3)."""
    listed = _columns(game.table, trial.group, trial.enemy)
    second = _crosses(game, trial.group, trial.card, column(listed))
    ready, man = _in_there(game, trial)
    detail = _detail(ready, man, trial, column(listed))
    draws = foreseen(game)
    given_up = SURRENDERED in game.table.groups[trial.enemy].marks
    if trial.card or given_up:
        odds = chances(draws.nth(0), second, GETS_IN)
        return Preview(wanted.notation, CROSSING, [], listed, odds, "draw", detail)
    # His Morale is that of a man who has left crew and heavy weapons behind (20.23).
    stands = morale(ready.table, ready.table.groups[trial.group], man)
    clear = _columns(game.table, trial.group, trial.enemy, smoke=False)
    branches = {
        "goes": second,
        "goes in clear air": _crosses(game, trial.group, trial.card, column(clear)),
    }

    def first(drawn: Card) -> str:
        if drawn.rn >= stands:
            return "pinned"
        # A Breeze drawn for his nerve blows the Smoke away before he goes (13.243).
        return "goes in clear air" if drawn.breeze else "goes"

    detail["morale"] = stands
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
    keeps = bool(under.keeping)
    trial = Trial(under.group, under.man, under.target, under.card, drops=False, keeps=keeps)
    ready, man = _in_there(game, trial)
    detail = _detail(ready, man, trial, column(listed))
    return Preview(wanted.notation, CROSSING, [], listed, odds, "draw", detail)


def _detail(ready: UpFront, man: Man, trial: Trial, at: int) -> dict[str, object]:
    """Show the column, and what follows at once if the target is an AFV (28.8)."""
    found: dict[str, object] = {"column": at}
    target = ready.table.groups[trial.enemy]
    if SURRENDERED in target.marks:
        found["captures"] = [man.card.id for man in target.ranks]
    if target.armoured:
        found["assault"] = foreseen_assaults(ready, man, target, held=trial.keeps)
    return found


def _columns(table: UpFrontTable, own: str, enemy: str, *, smoke: bool = True) -> list[Modifier]:
    group, target = table.groups[own], table.groups[enemy]
    if not smoke:
        group, target = aired(group), aired(target)
    return column_lines(table, group, target)


def _crosses(game: UpFront, gid: str, card: str, at: int) -> Say:
    wades = must_ford(game, game.table.groups[gid]) and not (card and game.table.card(card).ford)

    def say(drawn: Card) -> str:
        gets_in = drawn.reds[at - 1] and not (wades and drawn.red)
        return "infiltrates" if gets_in else "fails"

    return say


def _in_there(game: UpFront, planned: Trial) -> tuple[UpFront, Man]:
    """Return a man, and the game, once he has left behind what he must and will (20.23)."""
    trial = game.copy()
    if planned.drops:
        lighten(trial, planned.group, planned.man)
    unburden(trial, planned.group, planned.man)
    man = trial.table.groups[planned.group].man(planned.man)
    assert man is not None
    return trial, man
