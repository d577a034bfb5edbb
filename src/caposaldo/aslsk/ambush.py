"""Ambush: who strikes first where somebody has just come in (SK 3.7, 3.8a, A2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk.ccodds import AMBUSH, NO_AMBUSH, ambush_odds, surprise
from caposaldo.aslsk.closeattack import leads
from caposaldo.aslsk.dice import die
from caposaldo.aslsk.experience import unproven
from caposaldo.aslsk.phases import ADVANCED
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit
from caposaldo.kernel.contract import Outcome
from caposaldo.kernel.rules import Fact, Modifier, RuleId, rule, term, total

AMBUSHES: Final[RuleId] = rule("SK A2")
CHECK: Final[RuleId] = rule("SK 3.8a")
WORSE: Final[int] = 1
"""What a unit that is CX, pinned or inexperienced adds to the dr of its side."""


def may_be(table: StarterTable, hex: int) -> bool:
    """Tell whether the sides dice for an ambush in a hex: somebody advanced in (SK A2)."""
    return hides(table, hex) and any(ADVANCED in unit.marks for unit in table.here(hex))


def hides(table: StarterTable, hex: int) -> bool:
    """Tell whether an advance into a hex of the enemy can lead to an ambush (SK 3.7, A2)."""
    return table.battle.terrain(hex).shelter and hex not in table.melee


def terms(table: StarterTable, units: Sequence[Unit]) -> list[Modifier]:
    """Return what the units of one side in a hex add to its dr (SK A2)."""
    leaders = [each for each in units if leads(table, each) and not each.broken]
    # The hex is no melee, so that every unbroken leader in it is in good order.
    led = any(each.leader and not each.broken for each in units)
    found: list[Modifier] = []
    if any(unit.cx for unit in units):
        found.append(Modifier(WORSE, AMBUSHES, "ambush-cx"))
    if any(unit.pinned for unit in units):
        found.append(Modifier(WORSE, AMBUSHES, "ambush-pinned"))
    if any(unproven(unit, led) for unit in units):
        found.append(Modifier(WORSE, AMBUSHES, "ambush-inexperienced"))
    if leaders and not all(unit.leader for unit in units):
        best = min([leader.leadership for leader in leaders])
        found.append(Modifier(best, AMBUSHES, "ambush-leader"))
    return [modifier for modifier in found if modifier.value]


def chances(table: StarterTable, hex: int, side: str, coming: Sequence[Unit] = ()) -> list[Outcome]:
    """Return a side's chances of an ambush in a hex, perhaps with units that are still to come."""
    own = [*table.of_side(hex, side), *coming]
    others = table.enemies_in(hex, side)
    return ambush_odds(total(terms(table, own)), total(terms(table, others)))


def dice_for(game: Starter, hex: int) -> str:
    """Let both sides dice in a hex and return the side that ambushes, if any (SK A2)."""
    table = game.table
    att, other = table.side, table.enemy
    finals: list[int] = []
    for side in (att, other):
        added = terms(table, table.of_side(hex, side))
        rolled = die(game, "ambush")
        finals.append(rolled + total(added))
        facts: dict[str, Fact] = {
            "side": term(f"side-{side}"),
            "hex": table.battle.name(hex),
            "roll": rolled,
            "final": finals[-1],
        }
        game.tell("ambush-dice", (AMBUSHES,), facts, tuple(added))
    found = surprise(finals[0], finals[1])
    where = table.battle.name(hex)
    if found == NO_AMBUSH:
        game.tell("no-ambush", (AMBUSHES,), {"hex": where})
        return ""
    winner = att if found == AMBUSH else other
    game.tell("ambush", (AMBUSHES, CHECK), {"hex": where, "side": term(f"side-{winner}")})
    return winner
