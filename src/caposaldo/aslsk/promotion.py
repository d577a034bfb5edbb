"""Field promotion: a leader who comes forward from a squad or half-squad (SK 5.9, R3, X10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk.dice import die
from caposaldo.aslsk.stacking import has_room
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit, UnitId
from caposaldo.aslsk.verbs import facts_of, promote
from caposaldo.kernel.rules import Fact, Modifier, RuleId, rule, total

PROMOTION: Final[RuleId] = rule("SK 5.9")
MORALE: Final[RuleId] = rule("SK R3")
POOR_ODDS: Final[RuleId] = rule("SK X10")
NOBODY: Final[UnitId] = UnitId("z999")
"""The number of a leader who is not there yet."""
LUCKY: Final[int] = 2
"""The Original DR that may create a leader."""


def promote_by(game: Starter, unit: Unit, modifiers: list[Modifier], why: RuleId) -> Unit | None:
    """Dice for a leader whom a unit may create, and return him if he comes (SK 5.9).

    `unit` is as it was when it rolled the 2: that is the morale which counts. The leader is broken
    if the unit is so now.
    """
    table = game.table
    terms = [*drm(table, unit), *modifiers]
    rolled = die(game, "promotion")
    name = table.battle.box.tables.promotion.leader(rolled + total(terms))
    if name is not None and not has_room_for(table, unit, name):
        name = None
    facts: dict[str, Fact] = {
        **facts_of(table, unit),
        "roll": rolled,
        "final": rolled + total(terms),
        "leader": name or "",
        "made": name is not None,
    }
    game.tell("promotion", (PROMOTION, why), facts, tuple(terms))
    if name is None:
        return None
    return promote(game, unit, name, table.units[unit.id].broken, why)


def has_room_for(table: StarterTable, unit: Unit, name: str) -> bool:
    """Tell whether the hex of a unit can take a leader whom it creates (SK X5)."""
    leader = table.battle.box.counters.leader(name)
    return has_room(table, unit.place, unit.side, [unit, unit.but(id=NOBODY, type=leader)])


def drm(table: StarterTable, unit: Unit) -> list[Modifier]:
    """Return what a unit's nation and state add to the dr of a promotion (SK 5.9)."""
    table_of = table.battle.box.tables.promotion
    nation = table.battle.box.counters.nations[unit.side].promotion_drm
    found = [
        Modifier(nation, PROMOTION, "promotion-nation"),
        Modifier(
            table_of.morale_drm(unit.morale), MORALE, "promotion-morale", {"morale": unit.morale}
        ),
        Modifier(table_of.broken_drm if unit.broken else 0, PROMOTION, "promotion-broken"),
    ]
    return [modifier for modifier in found if modifier.value]


def poor_odds(table: StarterTable, column: int) -> list[Modifier]:
    """Return what the odds column of a close combat adds to the dr of a promotion (SK X10)."""
    tables = table.battle.box.tables
    if not table.battle.options.poor_odds_promote or not tables.odds.poor(column):
        return []
    return [Modifier(tables.promotion.poor_odds_drm, POOR_ODDS, "promotion-odds")]


def chances(table: StarterTable, unit: Unit, modifiers: Sequence[Modifier]) -> dict[str, int]:
    """Return in how many of six dice each leader comes, and in how many none (the empty name)."""
    plus = total(drm(table, unit)) + total(modifiers)
    found: dict[str, int] = {}
    for rolled in range(1, 7):
        name = table.battle.box.tables.promotion.leader(rolled + plus) or ""
        found[name] = found.get(name, 0) + 1
    return found
