"""What it takes to leave terrain and to enter it: Marsh, Minefields, guns, partisans (34.3)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Refusal, RuleId, rule, term
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import SIDEWAYS, Group
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.terrain import Terrain

GUN: Final = rule("UF 34.3")
CLIMBING: Final = rule("UF 34.31")
NO_MARSH: Final = rule("UF 34.32")
AFV_MARSH: Final = rule("UF 28.5")
SLIPS: Final = rule("UF 37.3")
WITH_GUN: Final = 2
"""The Movement cards that take a gun out of any terrain but Open Ground (34.3)."""


def gunned(group: Group) -> bool:
    """Tell whether a group has an infantry gun to bring along (34.3)."""
    return any(man.gun for man in group.ranks)


def slips_out(table: UpFrontTable, group: Group, terrain: Terrain) -> bool:
    """Tell whether some troops leave this terrain after one sideways card (37.3)."""
    return terrain.id in table.battle.sheets[group.side].troops.slips_out_of


# Leaving -------------------------------------------------------------------------------------


def cards_to_leave(table: UpFrontTable, group: Group, *, own: bool = True) -> int:
    """Return the Movement cards needed before a group can take terrain (8.42, 34.3, 37.3).

    A gun's second card is needed for terrain of its owner's, not of the enemy's.
    """
    beneath = spot_of(table, group).beneath
    need = 1 if slips_out(table, group, beneath) else beneath.moves_to_leave
    if own and not beneath.ambient and gunned(group):
        return max(need, WITH_GUN)
    return need


def next_is_sideways(table: UpFrontTable, group: Group) -> bool:
    """Tell whether a group's next Movement card can go sideways only (8.42, 24.4, 34.3, 37.3)."""
    spot = spot_of(table, group)
    need = cards_to_leave(table, group)
    if spot.moves >= need:
        return False
    beneath = spot.beneath
    return beneath.leaves_sideways or spot.moves + 1 < need or slips_out(table, group, beneath)


def holds_flank(table: UpFrontTable, group: Group) -> bool:
    """Tell whether the terrain itself takes the next card, which then claims no flank (8.42)."""
    spot = spot_of(table, group)
    need = 1 if slips_out(table, group, spot.beneath) else spot.beneath.moves_to_leave
    return spot.moves < need and (spot.beneath.leaves_sideways or spot.moves + 1 < need)


def leaving_rule(table: UpFrontTable, group: Group) -> RuleId:
    """Name the rule that holds a group in its terrain."""
    beneath = spot_of(table, group).beneath
    if slips_out(table, group, beneath) and not gunned(group):
        return SLIPS
    if gunned(group) and beneath.moves_to_leave < WITH_GUN:
        return GUN
    return beneath.leaving_rule


# Entering ------------------------------------------------------------------------------------


def cannot_stand(table: UpFrontTable, group: Group, card: str) -> Refusal | None:
    """Say why a group can never be in the terrain of a card: wheels in a Marsh (28.5, 34.32)."""
    terrain = table.battle.box.terrain[table.card(card).terrain]
    if terrain.wheels or not (group.armoured or gunned(group)):
        return None
    facts = {"group": group.letter, "terrain": term(f"terrain-{terrain.id}")}
    if group.armoured:
        return Refusal("no-ground-for-afv", AFV_MARSH, facts)
    return Refusal("no-ground-for-gun", NO_MARSH, facts)


def cannot_enter(table: UpFrontTable, group: Group, card: str) -> Refusal | None:
    """Say why a moving group cannot go into the terrain of a card (34.31, 34.32)."""
    refusal = cannot_stand(table, group, card)
    if refusal is not None:
        return refusal
    return None if _turned_first(group) else cannot_climb(table, group, card)


def cannot_climb(table: UpFrontTable, group: Group, card: str) -> Refusal | None:
    """Say that a gun does not go up a Hill with a single Movement card (34.31)."""
    terrain = table.battle.box.terrain[table.card(card).terrain]
    if not terrain.elevated or not gunned(group):
        return None
    facts = {"group": group.letter, "terrain": term(f"terrain-{terrain.id}")}
    return Refusal("gun-climbs-slowly", CLIMBING, facts)


def _turned_first(group: Group) -> bool:
    """Tell whether a sideways card lies on a group with another Movement card above (34.31)."""
    roles = [laid.role for laid in group.standing if laid.moves]
    return SIDEWAYS in roles[:-1]
