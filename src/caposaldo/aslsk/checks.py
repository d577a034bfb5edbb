"""Morale checks and pin task checks: who checks first, who helps, who is shaken (SK 5.6, F13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk.dice import Roll
from caposaldo.aslsk.leaderloss import LEADER_LOSS, WHO_CHECKS, Loss, against, shaken
from caposaldo.aslsk.onecheck import (
    BROKEN,
    ELIMINATED,
    PASSED,
    PINNED,
    take_check,
    take_pin_check,
)
from caposaldo.aslsk.phases import GUNNER
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.units import Unit, UnitId
from caposaldo.kernel.rules import Modifier, RuleId, rule, term

ORDER: Final[RuleId] = rule("SK F13")
OUTCOMES: Final[tuple[str, ...]] = (PASSED, PINNED, BROKEN, ELIMINATED)
"""What `check` answers."""


def check(
    game: Starter,
    unit: Unit,
    modifiers: list[Modifier],
    why: RuleId,
    rolled: Roll | None = None,
) -> str:
    """Let one unit check its morale with these modifiers only; a leader's loss follows at once.

    `rolled` is a DR already made, which counts as the check's own (SK X9).
    """
    losses: list[Loss] = []
    outcome = take_check(game, unit, modifiers, why, losses, rolled)
    settle(game, losses)
    return outcome


def morale_checks(
    game: Starter, units: Sequence[UnitId], modifiers: list[Modifier], why: RuleId
) -> None:
    """Let units check their morale, each with its own DR, leaders first; then leader loss."""
    losses: list[Loss] = []
    check_all(game, units, modifiers, why, losses)
    settle(game, losses)


def check_all(
    game: Starter,
    units: Sequence[UnitId],
    modifiers: list[Modifier],
    why: RuleId,
    losses: list[Loss],
) -> None:
    """Let units check their morale and only remember the leaders lost."""
    _in_order(game, units, modifiers, why, losses)


def pin_checks(
    game: Starter,
    units: Sequence[UnitId],
    why: RuleId,
    modifiers: Sequence[Modifier] = (),
) -> None:
    """Let units take a pin task check, leaders first; not the broken or pinned (SK 5.8, F15)."""
    table = game.table
    bound = [id for id in units if not (table.units[id].broken or table.units[id].pinned)]
    _in_order(game, bound, list(modifiers), why, None)


def settle(game: Starter, losses: list[Loss]) -> None:
    """Let the loss of leaders shake their hexes, one loss after the other (SK 5.7, F16)."""
    while losses:
        loss = losses.pop(0)
        ids = [unit.id for unit in shaken(game.table, loss)]
        if not ids:
            continue
        facts = {
            "unit": str(loss.leader.id),
            "kind": term("loss-dead" if loss.dead else "loss-broken"),
        }
        game.tell("leader-lost", (LEADER_LOSS, WHO_CHECKS), {**facts, "units": [*ids]})
        if loss.dead:
            check_all(game, ids, against(loss), LEADER_LOSS, losses)
        else:
            pin_checks(game, ids, LEADER_LOSS, against(loss))


def helps(leader: Unit) -> bool:
    """Tell whether a leader has his leadership: unbroken, unpinned, not using a weapon (F13)."""
    return not (leader.broken or leader.pinned or GUNNER in leader.marks)


def helped(helper: Unit | None, unit: Unit) -> list[Modifier]:
    """Return the modifier that a leader gives to the check of another unit (SK F13)."""
    if helper is None or helper.leadership == 0:
        return []
    if unit.leader and unit.morale >= helper.morale:
        return []
    return [Modifier(helper.leadership, ORDER, "check-leader", {"unit": helper.id})]


def _in_order(
    game: Starter,
    units: Sequence[UnitId],
    modifiers: list[Modifier],
    why: RuleId,
    losses: list[Loss] | None,
) -> None:
    """Let units check by hex and side, since leaders help their own stack only.

    Without a list for the leaders lost it is a pin task check, which loses none.
    """
    table = game.table
    groups: dict[tuple[int, str], list[UnitId]] = {}
    for id in units:
        unit = table.units[id]
        if unit.on_map:
            groups.setdefault((unit.place, unit.side), []).append(id)
    for (hex, side), ids in groups.items():
        helper = _leaders_check(game, hex, side, ids, modifiers, why, losses)
        for unit in table.of_side(hex, side):
            if unit.id in ids and not unit.leader:
                _take(game, unit, [*modifiers, *helped(helper, unit)], why, losses)


def _take(
    game: Starter,
    unit: Unit,
    modifiers: list[Modifier],
    why: RuleId,
    losses: list[Loss] | None,
) -> str:
    if losses is None:
        return take_pin_check(game, unit, modifiers, why)
    return take_check(game, unit, modifiers, why, losses)


def _leaders_check(
    game: Starter,
    hex: int,
    side: str,
    ids: list[UnitId],
    modifiers: list[Modifier],
    why: RuleId,
    losses: list[Loss] | None,
) -> Unit | None:
    """Let the leaders of a hex check, the best first, and return the one who helps the others."""
    table = game.table
    leaders = [unit for unit in table.of_side(hex, side) if unit.leader]
    leaders.sort(key=merit)
    helper: Unit | None = None
    for leader in leaders:
        fit = helps(leader)
        if leader.id in ids:
            terms = [*modifiers, *helped(helper, leader)]
            fit = _take(game, leader, terms, why, losses) == PASSED and fit
        if fit and helper is None:
            helper = table.units[leader.id]
    return helper


def merit(leader: Unit) -> tuple[bool, int, int, int]:
    """Order the leaders of a hex as they check, the best first."""
    return leader.broken, leader.leadership, -leader.morale, leader.rank
