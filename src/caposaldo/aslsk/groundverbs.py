"""The verbs that change markers on the map and say so: smoke, residual, melee, charges."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.control import claim
from caposaldo.aslsk.goodorder import hold_each_other
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.table import Charge
from caposaldo.kernel.rules import RuleId, rule

MELEE: Final[RuleId] = rule("SK A7")


def lay_smoke(game: Starter, hex: int, why: RuleId) -> None:
    """Put a smoke marker in a hex; a second one adds nothing (SK X6)."""
    table = game.table
    table.smoke = table.smoke | {hex}
    game.tell("smoke-laid", (why,), {"hex": table.battle.name(hex)})


def clear_smoke(game: Starter, why: RuleId) -> None:
    """Take all smoke off the map (SK 3.3)."""
    table = game.table
    if table.smoke:
        names = [table.battle.name(hex) for hex in sorted(table.smoke)]
        table.smoke = frozenset()
        game.tell("smoke-clears", (why,), {"hexes": names})


def leave_residual(game: Starter, hex: int, value: int, why: RuleId) -> None:
    """Put a residual firepower marker in a hex; only the largest stays (SK M18)."""
    table = game.table
    if value > table.residual.get(hex, 0):
        table.residual[hex] = value
        game.tell("residual-left", (why,), {"hex": table.battle.name(hex), "fp": value})


def clear_residual(game: Starter, why: RuleId) -> None:
    """Take all residual firepower off the map (SK 3.3)."""
    table = game.table
    if table.residual:
        names = [table.battle.name(hex) for hex in sorted(table.residual)]
        table.residual = {}
        game.tell("residual-ends", (why,), {"hexes": names})


def lock(game: Starter, hex: int, why: RuleId) -> None:
    """Lock the units of a hex in melee (SK 3.8c)."""
    table = game.table
    if hex not in table.melee:
        table.melee = table.melee | {hex}
        game.tell("melee-begins", (why,), {"hex": table.battle.name(hex)})


def end_melee(game: Starter, hex: int) -> None:
    """End the melee of a hex when it no longer holds two sides, or nobody is unbroken (SK A7)."""
    table = game.table
    if hex not in table.melee:
        return
    if not hold_each_other(table, hex):
        table.melee = table.melee - {hex}
        game.tell("melee-ends", (MELEE,), {"hex": table.battle.name(hex)})
        claim(game, hex)


def place_charge(game: Starter, charge: Charge, why: RuleId) -> None:
    """Put a demolition charge on a hex, to go off in the advancing fire phase (SK 4.3)."""
    table = game.table
    table.charges = (*table.charges, charge)
    facts = {"weapon": str(charge.weapon), "unit": str(charge.placer)}
    game.tell("charge-placed", (why,), {**facts, "hex": table.battle.name(charge.hex)})


def spend_charge(game: Starter, charge: Charge) -> None:
    """Take a charge off the map once it has gone off; its weapon is destroyed by its rule."""
    table = game.table
    table.charges = tuple([each for each in table.charges if each is not charge])
