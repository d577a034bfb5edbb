"""What bog checks and Heroes will do to an AFV, shown before they come (28.421, 28.5)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Outcome, Preview
from caposaldo.kernel.rules import RuleId, rule
from caposaldo.upfront.afvheroes import CrewHero
from caposaldo.upfront.arrival import LETTER
from caposaldo.upfront.bogging import ON_WIRE, WHEN, bogs
from caposaldo.upfront.drawview import acting, one_draw, shown
from caposaldo.upfront.firstterrain import ENEMY_MARK, FirstTerrain
from caposaldo.upfront.groups import TERRAIN, Group, find, group_id
from caposaldo.upfront.holdings import enemy_group
from caposaldo.upfront.imposing import AcceptTerrain
from caposaldo.upfront.recovering import HERO, POINTS, RECOVERED, said, shaken
from caposaldo.upfront.reserves import arrivals
from caposaldo.upfront.verbs import UpFront

BOGGED: Final = ("bogged", "not-bogged")
OPENS: Final = "opens-up"


def _check(
    game: UpFront, wanted: Action, group: Group | None, *, wire: bool, cited: RuleId
) -> Preview | None:
    if group is None or not group.armoured:
        return None
    odds = one_draw(game, lambda card: BOGGED[0 if bogs(group, card, wire=wire) else 1], BOGGED)
    return shown(wanted, cited, odds)


def _into(game: UpFront, wanted: Action, group: Group | None, card: str) -> Preview | None:
    if not game.table.battle.box.terrain[game.table.card(card).terrain].bogs:
        return None
    return _check(game, wanted, group, wire=False, cited=WHEN)


def terrain(game: UpFront, wanted: Action) -> Preview | None:
    """Show whether an AFV bogs in the terrain its owner puts it into (28.52)."""
    return _into(game, wanted, acting(game, wanted.args[0]), wanted.args[1])


def accept(game: UpFront, wanted: Action) -> Preview | None:
    """Show whether an AFV bogs in terrain of the enemy's (28.52)."""
    asked = game.stack[-1]
    if not isinstance(asked, AcceptTerrain):
        return None
    group = acting(game, asked.group)
    card = [laid.card for laid in group.laid if laid.role == TERRAIN][-1]
    return _into(game, wanted, group, card)


def lay(game: UpFront, wanted: Action) -> Preview | None:
    """Show whether an AFV bogs in the terrain it begins in (28.52)."""
    asked = game.stack[-1]
    if not isinstance(asked, FirstTerrain):
        return None
    card, word = wanted.args
    enemy = word.startswith(ENEMY_MARK)
    side = game.table.battle.enemy(asked.side) if enemy else asked.side
    group = game.table.groups.get(group_id(side, word.removeprefix(ENEMY_MARK)))
    return _into(game, wanted, group, card)


def under(game: UpFront, wanted: Action) -> Preview | None:
    """Show whether an AFV that comes as reinforcement bogs in the terrain it appears in (28.52)."""
    side = game.table.turn.side
    coming = Group(side, LETTER, 0, arrivals(game.table, side))
    return _into(game, wanted, coming, wanted.args[1])


def wire(game: UpFront, wanted: Action) -> Preview | None:
    """Show whether Wire bogs an AFV (13.35)."""
    group = enemy_group(game, wanted.args[1])
    return _check(game, wanted, group, wire=True, cited=ON_WIRE)


def hero(game: UpFront, wanted: Action) -> Preview | None:
    """Show what a Hero does for an AFV or a gun; nothing is drawn (28.421, 34.6)."""
    if wanted.verb != "hero" or len(wanted.args) != len(("man", "card")):
        return None
    group = find(game.table.groups, wanted.args[0])
    man = group.man(wanted.args[0]) if group is not None else None
    if man is None or man.hull is None:
        return None
    if isinstance(game.stack[-1], CrewHero):
        key, cited = RECOVERED, HERO
    else:
        key = said(man, POINTS) if shaken(man) else OPENS
        cited = HERO if man.armoured else rule("UF 34.6")
    return shown(wanted, cited, [Outcome(key, 1, 1)])
