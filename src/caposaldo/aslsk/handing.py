"""Passing support weapons in the rally phase (SK 3.1d)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.aslsk.orders import Done
from caposaldo.aslsk.rallyorders import RallyOrders, count_action, has_acted
from caposaldo.aslsk.starter import Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.transfer import Transfer
from caposaldo.aslsk.units import Unit
from caposaldo.kernel.frames import Deed
from caposaldo.kernel.rules import Refusal, RuleId, rule

TRANSFER: Final[RuleId] = rule("SK 3.1d")


def _is_busy(game: Starter, unit: Unit) -> Refusal | None:
    """Say that a unit has had its one action of the phase (SK 3.1)."""
    return has_acted(game.table.units[unit.id])


def _count(game: Starter, giver: Unit, taker: Unit) -> None:
    """Count the passing as the one action of both units (SK 3.1)."""
    count_action(game, giver)
    count_action(game, taker)


class Handing(RallyOrders):
    """A side passes weapons within its hexes (SK 3.1d)."""

    KIND: ClassVar[str] = "aslsk.handing"
    PROMPT: ClassVar[str] = "transfer"
    RULE: ClassVar[RuleId] = TRANSFER


FRAMES: Final[list[type[Step]]] = [Handing]
DEEDS: Final[dict[str, tuple[Deed[StarterTable], ...]]] = {
    Handing.KIND: (Transfer(TRANSFER, _is_busy, _count), Done())
}
