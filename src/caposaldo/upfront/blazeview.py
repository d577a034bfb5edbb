"""Fire shown before it is risked: putting it out, lighting it, what it does (F4.1 to F4.6)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Outcome, Preview
from caposaldo.upfront.afvverdicts import AFV_VERDICTS, crew_verdict
from caposaldo.upfront.blaze import DOUSING, FLAMETHROWER, endangers, lights, puts_out, tinder
from caposaldo.upfront.blazeattack import EFFECTS, STRENGTH
from caposaldo.upfront.burningcard import BURNING, SURE, SetAlight, takes
from caposaldo.upfront.cards import Card
from caposaldo.upfront.drawview import foreseen, one_draw, shown, yes
from caposaldo.upfront.effects import VERDICTS
from caposaldo.upfront.firepower import Aim
from caposaldo.upfront.flames import flames_fired
from caposaldo.upfront.groups import Group, find
from caposaldo.upfront.men import Man
from caposaldo.upfront.nerve import here
from caposaldo.upfront.odds import Draws, Say, chances, fate, two_draws
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import UpFront

CATCHES: Final = "catches-fire"
STAYS: Final = "nothing"
EITHER: Final = (CATCHES, STAYS)
HIT: Final = "hit"


def douse(game: UpFront, wanted: Action) -> Preview:
    """Show an attempt to put a fire out (F4.2)."""
    return shown(wanted, DOUSING, one_draw(game, yes(puts_out)))


def ignite(game: UpFront, wanted: Action) -> Preview:
    """Show a Burning card, under Smoke or after an attack (F4.6)."""
    asked, table = game.stack[-1], game.table
    if not isinstance(asked, SetAlight) or asked.weapon in SURE:
        return shown(wanted, BURNING, [Outcome(CATCHES, 1, 1)])
    group, weapon = table.groups[asked.group], asked.weapon
    draws = foreseen(game, wanted.args[0])

    def say(card: Card) -> str:
        return CATCHES if takes(table, weapon, group, card) else STAYS

    return shown(wanted, BURNING, chances(draws.nth(0), say, EITHER))


def scorched(game: UpFront, wanted: Action, man_id: str) -> Preview:
    """Show what a fire does to a man whom a Hero may rally first (10.42, F4.3)."""
    group, man = find(game.table.groups, man_id), here(game, man_id)
    assert group is not None
    assert man is not None
    draws = foreseen(game)
    odds = chances(draws.nth(0), _scorch(game.table, group, man), _verdicts(man))
    return Preview(wanted.notation, EFFECTS, [], [STRENGTH], odds, "draw", {})


def _scorch(table: UpFrontTable, group: Group, man: Man) -> Say:
    if man.armoured:
        return lambda card: crew_verdict(man, STRENGTH.value + card.rn, card)
    return lambda card: fate(table, group, man, STRENGTH.value + card.rn, card)


def _verdicts(man: Man) -> tuple[str, ...]:
    return AFV_VERDICTS if man.armoured else VERDICTS


# Beside an attack ----------------------------------------------------------------------------


def after_flames(aim: Aim, draws: Draws, men: int) -> dict[str, object]:
    """Return what a flamethrower's attack may do to the ground, for the detail of a preview.

    It is drawn for after so many men, and holds as long as one of them is left.
    """
    column = tinder(aim.table, aim.target)
    if not column or not flames_fired(aim):
        return {}
    say = _lit(aim.table, FLAMETHROWER, column)
    return _also(chances(draws.nth(men), say, EITHER))


def after_hit(aim: Aim, draws: Draws, weapon: str, first: Say, men: int) -> dict[str, object]:
    """Return what a shot or a mission may do to the ground; `first` says `hit` if it comes."""
    column = tinder(aim.table, aim.target)
    if not column or not weapon or not endangers(aim.table, weapon, column):
        return {}
    say = _lit(aim.table, weapon, column)
    odds = two_draws(draws.pool, first, {HIT: say}, EITHER, draws.fresh(men + 1))
    return _also(odds)


def _lit(table: UpFrontTable, weapon: str, column: str) -> Say:
    return lambda card: CATCHES if lights(table, weapon, column, card) else STAYS


def _also(odds: list[Outcome]) -> dict[str, object]:
    return {"also": [outcome.data() for outcome in odds if outcome.key == CATCHES]}
