"""What the results of the fire table do to those they hit (SK 5.8, F12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk.checks import check_all, pin_checks, settle
from caposaldo.aslsk.dice import select
from caposaldo.aslsk.effects import KIA, MC, PTC, Effect, K
from caposaldo.aslsk.leaderloss import Loss, record
from caposaldo.aslsk.losses import kill
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.units import Unit, UnitId
from caposaldo.aslsk.verbs import break_unit, make_dm, reduce
from caposaldo.kernel.rules import Modifier, RuleId, rule

RESULTS: Final[RuleId] = rule("SK 5.8")
KILLS: Final[RuleId] = rule("SK F12")


def apply(
    game: Starter, effect: Effect, targets: Sequence[UnitId], column: int, why: RuleId
) -> None:
    """Apply a result to all the units hit; the loss of leaders is counted when it is complete."""
    losses: list[Loss] = []
    inflict(game, effect, targets, column, why, losses)
    settle(game, losses)


def inflict(
    game: Starter,
    effect: Effect,
    targets: Sequence[UnitId],
    column: int,
    why: RuleId,
    losses: list[Loss],
) -> None:
    """Apply one result of an attack and only remember the leaders lost (SK 5.7)."""
    if effect.kind == PTC:
        pin_checks(game, targets, why)
    elif effect.kind == MC:
        check_all(game, targets, _number(effect), why, losses)
    elif effect.kind == K:
        _reduce_one(game, targets, losses)
        check_all(game, targets, _number(effect), why, losses)
    elif effect.kind == KIA:
        _kill_some(game, effect.number, targets, column, losses)


def _number(effect: Effect) -> list[Modifier]:
    return [Modifier(effect.number, RESULTS, "check-number")] if effect.number else []


def _reduce_one(game: Starter, targets: Sequence[UnitId], losses: list[Loss]) -> None:
    """Reduce a unit chosen at random, or all that tie (SK F12, F19)."""
    for unit in select(game, _present(game, targets), 1):
        if reduce(game, unit, KILLS) is None:
            record(losses, unit, True)


def _kill_some(
    game: Starter,
    number: int,
    targets: Sequence[UnitId],
    column: int,
    losses: list[Loss],
) -> None:
    """Eliminate units chosen at random; the others break, or are reduced if broken (SK F12)."""
    units = _present(game, targets)
    dead = [unit.id for unit in select(game, units, number)]
    for id in dead:
        unit = game.table.units[id]
        kill(game, unit, column, KILLS)
        record(losses, unit, True)
    for id in [unit.id for unit in units if unit.id not in dead]:
        unit = game.table.units[id]
        if not unit.broken:
            break_unit(game, unit, KILLS)
            record(losses, unit, False)
        elif reduce(game, make_dm(game, unit, KILLS), KILLS) is None:
            record(losses, unit, True)


def _present(game: Starter, targets: Sequence[UnitId]) -> list[Unit]:
    units = [game.table.units[id] for id in targets]
    return [unit for unit in units if unit.on_map]
