"""Units killed by fire, and what becomes of their weapons (SK 5.8, X14)."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.dice import die
from caposaldo.aslsk.effects import KIA, K
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.units import Unit, Weapon
from caposaldo.aslsk.verbs import eliminate
from caposaldo.aslsk.weaponverbs import destroy, facts_of_weapon, malfunction
from caposaldo.kernel.rules import Fact, RuleId, rule

WEAPONS: Final[RuleId] = rule("SK X14")


def kill(game: Starter, unit: Unit, column: int, why: RuleId) -> None:
    """Eliminate a unit by KIA on a column; each of its weapons may be lost with it (SK X14)."""
    table = game.table
    held = table.held(unit.id)
    together = table.battle.options.one_dr_for_all_weapons
    rolled = 0
    for weapon in held:
        if rolled == 0 or not together:
            rolled = die(game, "weapon-loss")
        _hit(game, weapon, column, rolled)
    eliminate(game, unit, why)


def _hit(game: Starter, weapon: Weapon, column: int, rolled: int) -> None:
    """Read the dr of a weapon on the column: KIA destroys it, K breaks it down."""
    table = game.table
    effect = table.battle.box.tables.fire.result(column, rolled)
    facts: dict[str, Fact] = {
        **facts_of_weapon(table, weapon),
        "roll": rolled,
        "result": effect.text,
    }
    game.tell("weapon-loss", (WEAPONS,), facts)
    if effect.kind == KIA:
        destroy(game, weapon, WEAPONS)
    elif effect.kind == K and not weapon.malfunctioned:
        malfunction(game, weapon, WEAPONS)
