"""What bog checks and Heroes will do to an AFV, shown before they come (28.421, 28.5)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Outcome, Preview
from caposaldo.kernel.rules import RuleId, rule
from caposaldo.upfront.afvheroes import CrewHero
from caposaldo.upfront.arrival import Arrival
from caposaldo.upfront.bogging import ON_WIRE, WHEN, bogs
from caposaldo.upfront.cards import Card
from caposaldo.upfront.drawview import acting, one_draw, shown
from caposaldo.upfront.firstterrain import ENEMY_MARK, FirstTerrain
from caposaldo.upfront.groups import TERRAIN, Group, find, group_id
from caposaldo.upfront.holdings import enemy_group
from caposaldo.upfront.imposing import AcceptTerrain
from caposaldo.upfront.odds import Say
from caposaldo.upfront.recovering import HERO, POINTS, RECOVERED, said, shaken
from caposaldo.upfront.reserves import arrivals
from caposaldo.upfront.roughgoing import GOING
from caposaldo.upfront.terrain import Terrain
from caposaldo.upfront.verbs import UpFront

BOGGED: Final = ("bogged", "not-bogged")
OPENS: Final = "opens-up"


def _check(
    game: UpFront,
    wanted: Action,
    group: Group | None,
    *,
    wire: bool,
    cited: RuleId,
    ground: Terrain | None = None,
) -> Preview | None:
    if group is None or not group.armoured:
        return None

    def say(card: Card) -> str:
        return BOGGED[0 if bogs(group, card, wire=wire, ground=ground) else 1]

    return shown(wanted, cited, one_draw(game, say, BOGGED))


def _into(game: UpFront, wanted: Action, group: Group | None, card: str) -> Preview | None:
    ground = game.table.battle.box.terrain[game.table.card(card).terrain]
    if not ground.bogs:
        return None
    return _check(game, wanted, group, wire=False, cited=WHEN, ground=ground)


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
    return _into(game, wanted, laid_on(game, asked, word), card)


def laid_on(game: UpFront, asked: FirstTerrain, word: str) -> Group | None:
    """Return the group on which terrain is laid before play, written `A` or `>A`."""
    enemy = word.startswith(ENEMY_MARK)
    side = game.table.battle.enemy(asked.side) if enemy else asked.side
    return game.table.groups.get(group_id(side, word.removeprefix(ENEMY_MARK)))


def under(game: UpFront, wanted: Action) -> Preview | None:
    """Show whether an AFV that comes as reinforcement bogs in the terrain it appears in (28.52)."""
    return _into(game, wanted, coming(game), wanted.args[1])


def coming(game: UpFront) -> Group:
    """Return the reinforcements about to appear as the group they will be (35.2)."""
    asked = game.stack[-1]
    assert isinstance(asked, Arrival)
    side, letter = game.table.turn.side, asked.letter(game)
    return Group(side, letter, 0, arrivals(game.table, side, letter))


def wire(game: UpFront, wanted: Action) -> Preview | None:
    """Show whether Wire bogs an AFV (13.35)."""
    group = enemy_group(game, wanted.args[1])
    return _check(game, wanted, group, wire=True, cited=ON_WIRE)


def going(game: UpFront, wanted: Action) -> Preview | None:
    """Show whether an AFV bogs with a Movement card in the jungle (47.6)."""
    say = rough(game, acting(game, wanted.args[0]))
    return shown(wanted, GOING, one_draw(game, say, BOGGED)) if say is not None else None


def rough(game: UpFront, group: Group) -> Say | None:
    """Return what a card says of a group's Movement card in the jungle; None if nothing (47.6)."""
    if not game.table.battle.jungle or not group.armoured:
        return None
    return lambda card: BOGGED[0 if bogs(group, card, wire=False) else 1]


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
