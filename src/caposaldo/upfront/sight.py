"""Which groups can fire at each other: a Gully hides, a Pillbox has no eyes behind (8.2, 23.7)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Refusal, rule, term
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group
from caposaldo.upfront.ranges import CLOSEST, relative_range
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.terrain import Terrain

GULLY: Final = rule("UF 8.2")
PILLBOX_REAR: Final = rule("UF 23.7")


def cannot_suffer(
    table: UpFrontTable, group: Group | None, target: Group, what: str
) -> Refusal | None:
    """Say which rule keeps something from being done to a target."""
    for asked in table.battle.hooks.bars_attack:
        refusal = asked(table, group, target, what)
        if refusal is not None:
            return refusal
    return None


def out_of_sight(
    table: UpFrontTable, group: Group, target: Group, *, mortar: bool = False
) -> Refusal | None:
    """Say why a group cannot fire at another: a Gully (8.2), a Pillbox's rear (23.7)."""
    own, other = spot_of(table, group), spot_of(table, target)
    sunken = own.terrain.sunken or other.terrain.sunken
    near = relative_range(group, target) == CLOSEST
    # With a Gully on one side, a Hill can only be on the other: it sees in and is seen (8.2, 8.3).
    high = own.terrain.elevated or other.terrain.elevated
    if sunken and not mortar and not near and not high:
        return _hollow(target, own.terrain, other.terrain)
    fort = own.terrain.fortified or other.terrain.fortified
    if fort and group.range + target.range > CLOSEST:
        return Refusal("behind-pillbox", PILLBOX_REAR, {"group": target.letter})
    return cannot_suffer(table, group, target, "fire")


def hidden_from(table: UpFrontTable, group: Group, friend: Group) -> Refusal | None:
    """Say why a group does not see another of its own side: a Gully, but from a Hill (8.2, 8.3)."""
    one, other = spot_of(table, group).terrain, spot_of(table, friend).terrain
    sunken, high = one.sunken or other.sunken, one.elevated or other.elevated
    return _hollow(friend, one, other) if sunken and not high else None


def _hollow(hidden: Group, one: Terrain, other: Terrain) -> Refusal:
    deep = one if one.sunken else other
    return Refusal("gully", GULLY, {"group": hidden.letter, "terrain": term(f"terrain-{deep.id}")})
