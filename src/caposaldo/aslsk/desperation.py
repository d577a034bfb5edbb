"""Desperation morale from fire and from an enemy who comes close (SK X2, R4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk.firetable import NO_COLUMN
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import UnitId
from caposaldo.aslsk.verbs import make_dm
from caposaldo.kernel.rules import RuleId, rule

BY_FIRE: Final[RuleId] = rule("SK X2")
NEAR: Final[RuleId] = rule("SK R4")


def by_fire(
    game: Starter,
    targets: Sequence[UnitId],
    column: int,
    drm: int,
    may_cower: bool,
    why: RuleId,
) -> None:
    """Put DM on the broken units of a target that the attack could have hurt (SK X2).

    `column` is the one before cowering, `drm` the sum of the attack's modifiers.
    """
    table = game.table
    if not could_hurt(table, column, drm, may_cower):
        return
    # Where any shot will do, it is the shot's own rule that says so (SK 3.2).
    reason = why if table.battle.options.any_shot_makes_dm else BY_FIRE
    for id in targets:
        unit = table.units[id]
        if unit.broken and unit.on_map:
            make_dm(game, unit, reason)


def could_hurt(table: StarterTable, column: int, drm: int, may_cower: bool) -> bool:
    """Tell whether an attack makes broken units DM, whatever the dice show (SK X2)."""
    if column == NO_COLUMN:
        return False
    if table.battle.options.any_shot_makes_dm:
        return True
    return drm <= table.battle.box.tables.fire.dm_threshold(column, may_cower)


def near(game: Starter, hex: int, side: str) -> None:
    """Put DM on the broken enemies in a hex and next to it, if a side has somebody unbroken there.

    It is for a unit that came there or rallied there (SK 3.3, R4).
    """
    table = game.table
    if all(unit.broken for unit in table.of_side(hex, side)):
        return
    for place in [hex, *table.battle.ground.neighbours[hex]]:
        if place in table.stacks:
            for unit in table.enemies_in(place, side):
                if unit.broken:
                    make_dm(game, unit, NEAR)
