"""The ways to win a scenario before its time is up, as its card states them (2.4, 16.42)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from caposaldo.kernel.contract import Result
from caposaldo.kernel.rules import rule
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.carried import is_carried
from caposaldo.upfront.conditions import BREAKING, BUILDINGS, LEADING, Goal
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group
from caposaldo.upfront.points import victory_points
from caposaldo.upfront.prisoners import still_close
from caposaldo.upfront.ranges import CLOSEST, relative_range
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.underground import is_below
from caposaldo.upfront.verbs import UpFront

SCENARIO: Final = rule("UF 2.4")
COVER: Final = rule("UF 16.42")
DESIGNED: Final = rule("UF 43.33")
EITHER: Final = "either"
BY_RANGE: Final = "range"
ALONE: Final = 1


def losses(table: UpFrontTable, side: str) -> int:
    """Count the cards a side has lost (16.5)."""
    letter = table.battle.sheets[side].nation.letter
    return len([id for id in table.lost if id.startswith(letter)])


def reached(game: UpFront, *, closing: bool = False) -> Result | None:
    """Return the win of a side that fulfils a condition of the scenario, the side in turn first.

    `closing` tells that the turn ends, when some conditions are judged and only then.
    """
    table = game.table
    side = table.turn.side
    for own in (side, table.battle.enemy(side)):
        for goal in table.battle.scenario.goals:
            if goal.when and not (closing and own == side):
                continue
            if goal.side in (EITHER, table.battle.sheets[own].role):
                result = GOALS[goal.kind](game, own, goal)
                if result is not None:
                    return result
    return None


# Men who hold ground -------------------------------------------------------------------------


def _hold(game: UpFront, side: str, goal: Goal) -> Result | None:
    table = game.table
    men = holding(table, side, goal)
    need = cards_needed(table, side, goal)
    if men < need:
        return None
    return Result(side, "ground-held", COVER, {"count": men, "need": need})


def _hold_and_lead(game: UpFront, side: str, goal: Goal) -> Result | None:
    """Ground is held and the side has more victory points than its enemy (2.4)."""
    held = _hold(game, side, goal)
    if held is None:
        return None
    table = game.table
    own, enemy = victory_points(table, side), victory_points(table, table.battle.enemy(side))
    if own <= enemy:
        return None
    return Result(side, "held-and-leads", SCENARIO, {**held.facts, "own": own, "enemy": enemy})


def counted(table: UpFrontTable, side: str) -> int:
    """Count the cards of a side's force; those still to come are no part of it yet (16.5)."""
    forming = table.turn.number == 0
    return table.strength[side] - (0 if forming else len(table.waiting[side]))


def holding(table: UpFrontTable, side: str, goal: Goal) -> int:
    """Count the cards of a side that meet a condition about ground, in one group if it says so."""
    found = [holders(table, group, goal) for group in table.side(side)]
    return max(found, default=0) if goal.one_group else sum(found)


def cards_needed(table: UpFrontTable, side: str, goal: Goal) -> int:
    """Return how many cards a condition wants: a number, or a share of the force rounded up."""
    if not goal.share:
        return goal.cards
    over, under = goal.share
    return -(-counted(table, side) * over // under)


def holders(table: UpFrontTable, group: Group, goal: Goal) -> int:
    """Count the men of a group who meet a condition: unpinned and stationary (16.422, 45.48)."""
    if group.charge or group.moving or is_below(group) or not _there(table, group, goal):
        return 0
    if goal.cover and not in_cover(table, group):
        return 0
    if goal.not_infiltrated and infiltrated(table, group):
        return 0
    # A gun gets nothing from the entrenchment of the men beside it (36.4).
    only_dug = goal.cover and group.entrenched and not in_cover(table, group, dug=False)
    men = [m for m in group.ranks if not m.pinned and not (only_dug and m.hull is not None)]
    if goal.who:
        men = [man for man in men if is_carried(table, man.card.id)]
    if goal.with_leader and not any(man.card.role in goal.with_leader for man in men):
        return 0
    return len(men)


def _there(table: UpFrontTable, group: Group, goal: Goal) -> bool:
    """Tell whether a group is at exactly the range the scenario names (16.42)."""
    if goal.measure == BY_RANGE:
        return group.range in goal.at
    enemies = table.side(table.battle.enemy(group.side))
    if goal.to:
        return all(relative_range(group, enemy) in goal.at for enemy in enemies)
    if any(relative_range(group, enemy) in goal.at for enemy in enemies):
        return True
    return CLOSEST in goal.at and still_close(group) in group.marks


def in_cover(table: UpFrontTable, group: Group, *, dug: bool = True) -> bool:
    """Tell whether terrain and entrenchment, less the Wire, reduce fire at a group (16.42).

    Without `dug` the entrenchment does not count.
    """
    spot = spot_of(table, group)
    # Smoke never counts (16.421), nor who could fire into a Gully (16.423) or round a Wall.
    shelter = spot.card.defence if spot.card is not None and spot.terrain.cover else 0
    return shelter - int(dug and group.entrenched) + group.wires < 0


def infiltrated(table: UpFrontTable, group: Group) -> bool:
    """Tell whether an enemy has infiltrated a group."""
    id = group.id
    return any(man.inside == id for other in table.groups.values() for man in other.men)


# Other conditions ----------------------------------------------------------------------------


def _empty_pillbox(game: UpFront, side: str, _goal: Goal) -> Result | None:
    """No defender is left in the Pillbox: they are gone or have left it."""
    table = game.table
    defenders = table.side(table.battle.enemy(side))
    if any(spot_of(table, group).terrain.stronghold and group.ranks for group in defenders):
        return None
    # A position may be set down that never had one: it lies on no group and was not left.
    if game.origin.position is not None and not any(_fort(table, id) for id in _spent(table)):
        return None
    return Result(side, "pillbox-empty", SCENARIO)


def _spent(table: UpFrontTable) -> list[CardId]:
    laid = [card.card for group in table.groups.values() for card in group.laid]
    return [*table.discards, *laid]


def _fort(table: UpFrontTable, id: CardId) -> bool:
    terrain = table.battle.deck[id].terrain
    return bool(terrain) and table.battle.box.terrain[terrain].stronghold


def _one_group_left(game: UpFront, side: str, goal: Goal) -> Result | None:
    table = game.table
    enemy = table.battle.enemy(side)
    if len(table.side(enemy)) > ALONE:
        return None
    own, taken = losses(table, side), losses(table, enemy)
    if goal.fewer_own_losses and own >= taken:
        return None
    return Result(side, "one-group-left", SCENARIO, {"own": own, "enemy": taken})


def _eliminate(game: UpFront, side: str, goal: Goal) -> Result | None:
    """More than a share of the enemy's force is gone, before one's own squad breaks (43.33)."""
    table = game.table
    enemy = table.battle.enemy(side)
    lost, force, (over, under) = losses(table, enemy), counted(table, enemy), goal.share
    if lost * under <= force * over:
        return None
    return Result(side, "eliminated", DESIGNED, {"count": lost, "force": force})


def _break_squad(_game: UpFront, _side: str, _goal: Goal) -> Result | None:
    """The enemy's squad must break, which is a win in every scenario by itself (16.5)."""
    return None


def _as_many_buildings(game: UpFront, side: str, _goal: Goal) -> Result | None:
    """The side stands in as many of the houses as its enemy is in (2.4, 16.422)."""
    table = game.table
    own = housed(table, side, settled=True)
    enemy = housed(table, table.battle.enemy(side))
    # A position may be set down that never had any: then nobody has lost them.
    left = (*table.gone, *table.discards)
    if own < enemy or not (own or any(_house(table, id) for id in left)):
        return None
    return Result(side, "as-many-buildings", SCENARIO, {"own": own, "enemy": enemy})


def housed(table: UpFrontTable, side: str, *, settled: bool = False) -> int:
    """Count the groups of a side in terrain of which the scenario leaves no other.

    One that moves is still inside, but only a `settled` one meets a condition (5.2, 16.422).
    """
    groups = [group for group in table.side(side) if group.ranks and not is_below(group)]
    return len([g for g in groups if _house_under(table, g) and not (settled and g.moving)])


def _house_under(table: UpFrontTable, group: Group) -> bool:
    card = spot_of(table, group).card
    return card is not None and _house(table, card.id)


def _house(table: UpFrontTable, id: CardId) -> bool:
    """Tell whether a card is one of the houses; on other battlefields what counts as one (T0)."""
    terrain = table.battle.deck[id].terrain
    kinds = table.battle.scenario.removed_all
    return bool(terrain) and any(table.battle.box.terrain[terrain].is_a(kind) for kind in kinds)


Reach = Callable[[UpFront, str, Goal], "Result | None"]
GOALS: Final[dict[str, Reach]] = {
    "hold": _hold,
    LEADING: _hold_and_lead,
    "empty_pillbox": _empty_pillbox,
    "one_group_left": _one_group_left,
    "eliminate": _eliminate,
    BREAKING: _break_squad,
    BUILDINGS: _as_many_buildings,
}
