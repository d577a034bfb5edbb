"""One unit's morale check or pin task check (SK 5.6, 5.8, F14, F15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk.dice import Roll, roll
from caposaldo.aslsk.leaderloss import Loss, record
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.units import Unit
from caposaldo.aslsk.verbs import (
    break_unit,
    eliminate,
    facts_of,
    make_dm,
    pin,
    reduce,
    replace_unit,
)
from caposaldo.kernel.rules import Fact, Modifier, RuleId, rule, term

CHECK: Final[RuleId] = rule("SK 5.6")
TWELVE: Final[RuleId] = rule("SK F14")
PIN: Final[RuleId] = rule("SK F15")
TASK: Final[RuleId] = rule("SK 5.8")

PASSED: Final[str] = "passed"
PINNED: Final[str] = "pinned"
BROKEN: Final[str] = "broken"
"""It failed: broken, replaced or reduced as the rules say, but still there."""
ELIMINATED: Final[str] = "eliminated"
WORST: Final[int] = 12


def fails(original: int, final: int, morale: int) -> bool:
    """Tell whether a morale check is failed; an Original 12 always is (SK F14)."""
    return original == WORST or final > morale


def take_check(
    game: Starter,
    unit: Unit,
    modifiers: Sequence[Modifier],
    why: RuleId,
    losses: list[Loss],
    rolled: Roll | None = None,
) -> str:
    """Let one unit check its morale; a leader who breaks or dies is added to the losses."""
    made = rolled if rolled is not None else roll(game)
    final = made.final(modifiers)
    failed = fails(made.original, final, unit.morale)
    pinned = not failed and final == unit.morale
    _tell(game, "morale-check", unit, made, modifiers, (CHECK, why), _judged(failed, pinned))
    if failed:
        return _fail(game, unit, made.original, final, losses)
    return _stop(game, unit) if pinned else PASSED


def take_pin_check(game: Starter, unit: Unit, modifiers: Sequence[Modifier], why: RuleId) -> str:
    """Let one unit take a pin task check: a Final DR over its morale pins it (SK 5.8)."""
    made = roll(game)
    pinned = made.final(modifiers) > unit.morale
    _tell(game, "pin-check", unit, made, modifiers, (TASK, why), _judged(False, pinned))
    if not pinned:
        return PASSED
    pin(game, unit, PIN)
    return PINNED


def _judged(failed: bool, pinned: bool) -> str:
    if failed:
        return "check-failed"
    return "check-pinned" if pinned else "check-passed"


def _fail(game: Starter, unit: Unit, original: int, final: int, losses: list[Loss]) -> str:
    """Break a unit, or make a broken one suffer; the ELR bears on what casualties leave (V6)."""
    table = game.table
    if unit.broken:
        return _fail_broken(game, unit, original, losses)
    left: Unit | None = break_unit(game, unit, CHECK)
    if original == WORST:
        assert left is not None
        left = reduce(game, left, TWELVE)
    record(losses, unit, left is None)
    if left is None:
        return ELIMINATED
    if final - unit.morale > table.battle.elr[unit.side]:
        replace_unit(game, left)
    return BROKEN


def _fail_broken(game: Starter, unit: Unit, original: int, losses: list[Loss]) -> str:
    if original == WORST:
        eliminate(game, unit, TWELVE)
        left = None
    else:
        left = reduce(game, make_dm(game, unit, CHECK), CHECK)
    if left is None:
        record(losses, unit, True)
        return ELIMINATED
    return BROKEN


def _stop(game: Starter, unit: Unit) -> str:
    """Pin a unit; a broken one has no marker, but whoever made it check may stop it (SK R9)."""
    if unit.broken:
        return PINNED
    return PINNED if pin(game, unit, PIN).pinned else PASSED


def _tell(
    game: Starter,
    kind: str,
    unit: Unit,
    made: Roll,
    modifiers: Sequence[Modifier],
    rules: tuple[RuleId, ...],
    outcome: str,
) -> None:
    facts: dict[str, Fact] = {
        **facts_of(game.table, unit),
        "coloured": made.coloured,
        "white": made.white,
        "final": made.final(modifiers),
        "morale": unit.morale,
        "outcome": term(outcome),
    }
    game.tell(kind, rules, facts, tuple(modifiers))
