"""A workshop for all addresses: each has its turn, and pays for what it has done there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar, TypeVarTuple

from caposaldo.server.budget import Budget, Work
from caposaldo.server.clients import CLIENT
from caposaldo.server.limits import Limits
from caposaldo.server.turns import Turns
from caposaldo.server.workshop import SECONDS, Workshop

Ts = TypeVarTuple("Ts")
R = TypeVar("R")


class SharedWorkshop(Workshop):
    """A workshop whose work is admitted, taken in turns and charged to whoever sent it."""

    def __init__(self, limits: Limits, budget: Budget, seconds: float = SECONDS) -> None:
        super().__init__(seconds, spent=lambda took: budget.charge(CLIENT.get(), took))
        self._budget: Final = budget
        self._turns: Final = Turns(1, limits)

    async def do(self, function: Callable[[*Ts], R], *given: *Ts) -> R:
        self._budget.admit(Work.ASK)
        async with self._turns.turn(Work.ASK):
            return await super().do(function, *given)
