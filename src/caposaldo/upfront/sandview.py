"""Guns that check their nerve in soft sand, shown before they do (52.15)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Outcome, Preview
from caposaldo.upfront import crossview, portageview
from caposaldo.upfront.drawview import foreseen
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group
from caposaldo.upfront.holdings import own_group
from caposaldo.upfront.odds import Draws, Say, chances
from caposaldo.upfront.softsand import SAND
from caposaldo.upfront.terrain import Terrain
from caposaldo.upfront.values import morale
from caposaldo.upfront.verbs import UpFront

CHECKED: Final = ("passes", "pinned")


def entered(game: UpFront, wanted: Action, group: Group | None, ground: Terrain) -> Preview | None:
    """Show the check of the guns of a group that comes into this ground; None without any."""
    if group is None or not ground.gun_check:
        return None
    # The Movement cards beneath are discarded before the draw.
    spent = [laid.card for laid in group.standing if laid.moves]
    return _shown(wanted, _checks(game, [group], foreseen(game, *spent)))


def movement(game: UpFront, wanted: Action) -> Preview | None:
    """Show what a Movement card brings, with the check of guns in soft sand (52.15)."""
    return _with_guns(game, wanted, portageview.movement(game, wanted))


def clear(game: UpFront, wanted: Action) -> Preview | None:
    """Show the same of a Movement card that only clears Wire."""
    return _with_guns(game, wanted, portageview.clear(game, wanted))


def exchange(game: UpFront, wanted: Action) -> Preview | None:
    """Show the same of two groups that exchange letters, one after the other (17.7)."""
    return _with_guns(game, wanted, crossview.exchange(game, wanted), crossview.BOTH)


def _with_guns(
    game: UpFront, wanted: Action, shown: Preview | None, groups: int = 1
) -> Preview | None:
    named = [own_group(game, word[:1]) for word in wanted.args[:groups]]
    there = [group for group in named if group is not None]
    sandy = [group for group in there if spot_of(game.table, group).terrain.gun_check]
    if not sandy:
        return shown
    found = _shown(wanted, _checks(game, sandy, foreseen(game)))
    if found is None or shown is None:
        return found or shown
    return replace(found, factors=shown.factors)


def _checks(game: UpFront, groups: list[Group], draws: Draws) -> dict[str, list[Outcome]]:
    """Return the chances of every gun, drawn for one after the other."""
    found: dict[str, list[Outcome]] = {}
    for group in groups:
        for man in group.ranks:
            if man.gun and not man.pinned:
                stands = morale(game.table, group, man)
                found[man.card.id] = chances(draws.nth(len(found)), _check(stands), CHECKED)
    return found


def _check(stands: int) -> Say:
    return lambda card: CHECKED[0 if card.rn < stands else 1]


def _shown(wanted: Action, guns: dict[str, list[Outcome]]) -> Preview | None:
    if not guns:
        return None
    men = [{"id": id, "odds": [one.data() for one in odds]} for id, odds in guns.items()]
    first = next(iter(guns.values()))
    return Preview(wanted.notation, SAND, [], [], first, "draw", {"men": men})
