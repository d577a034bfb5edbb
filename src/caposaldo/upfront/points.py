"""Victory points: losses of the enemy and the ground one's own men hold (16.4, 32.1, 33.8)."""

from __future__ import annotations

from typing import Final

from caposaldo.upfront.fielding import scoring_grounds
from caposaldo.upfront.forces import ANY
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group
from caposaldo.upfront.heights import lowest
from caposaldo.upfront.men import Man
from caposaldo.upfront.personalities import ManCard, ManId
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.underground import is_below
from caposaldo.upfront.verbs import CAPTURED, FREED, KIA, ROUT, ROUTS, WITHDRAWN, WRECKS

WORTH: Final = {KIA: 2, ROUT: 1, CAPTURED: 5, FREED: 0, WITHDRAWN: 0}
WOUNDED: Final = 1
BELOW_COUNTS: Final = "sewers-score-ground"
COMMANDER: Final = 2
"""What a commander or crewman killed is worth, whether the vehicle lives or not."""


def victory_points(table: UpFrontTable, side: str) -> int:
    """Return a side's victory points now (16.4, 32.1, 33.8)."""
    enemy = table.battle.enemy(side)
    letter = table.battle.sheets[enemy].nation.letter
    men = table.battle.box.men
    taken = sum(
        [lost_worth(men[ManId(id)], fate) for id, fate in table.lost.items() if id[0] == letter]
    )
    hurt = sum([hurt_worth(man) for group in table.side(enemy) for man in group.men])
    return taken + hurt + ground(table, side)


def lost_worth(card: ManCard, fate: str) -> int:
    """Return the points for a card out of the game; what its crew lost before stays (16.4)."""
    if card.vehicle is None or fate == WITHDRAWN:
        return WORTH[fate]
    crew = (WRECKS if fate in WRECKS else ROUTS).index(fate)
    return card.vehicle.vp + COMMANDER * crew


def hurt_worth(man: Man) -> int:
    """Return the points for what a card in play has suffered (16.4, 33.8)."""
    if man.hull is not None:
        return COMMANDER * man.hull.losses
    return WOUNDED if man.wounded else 0


def ground(table: UpFrontTable, side: str) -> int:
    """Return the points of a side for its range numbers, where the scenario counts them (16.4).

    On the mountain they count as often as its lowest group is levels up (M5.1).
    """
    only = table.battle.scenario.territory_for
    if only != ANY and table.battle.sheets[side].role != only:
        return 0
    held = sum([territory(table, group) for group in table.side(side)])
    return held * lowest(table, side)


def territory(table: UpFrontTable, group: Group) -> int:
    """Return the points of a group for its range number (16.4, 16.41)."""
    if is_below(group) and not table.battle.reads(BELOW_COUNTS):
        return 0
    only = scoring_grounds(table.battle)
    terrain = spot_of(table, group).terrain
    if only and not any(terrain.is_a(kind) for kind in only):
        return 0
    moving = group.moving
    return group.range * len([man for man in group.ranks if holds_ground(man, moving)])


def holds_ground(man: Man, moving: bool) -> bool:
    """Tell whether a card scores for its range: unpinned, and mobile if it is an AFV (16.41).

    Standing still is asked of men alone: a gun or an AFV scores on the move as well (16.4).
    """
    if man.pinned:
        return False
    return not moving if man.hull is None else not man.hull.stuck
