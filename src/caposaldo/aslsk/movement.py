"""The movement phase: ATT moves his units, one stack after the other (SK 3.3)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.aslsk import charges, moving
from caposaldo.aslsk.asking import Ask, Steps
from caposaldo.aslsk.charges import LayCharge
from caposaldo.aslsk.desperation import near
from caposaldo.aslsk.handling import Drop, Recover
from caposaldo.aslsk.leaving import Abandon, Exit
from caposaldo.aslsk.movedeeds import Assault, DoubleTime, Halt, Leave, Move, With, movable
from caposaldo.aslsk.moving import Stack
from caposaldo.aslsk.orders import Done
from caposaldo.aslsk.smoke import ThrowSmoke
from caposaldo.aslsk.starter import Starter, Step
from caposaldo.aslsk.stepping import Go, Road
from caposaldo.aslsk.table import StarterTable
from caposaldo.kernel.frames import Deed
from caposaldo.kernel.rules import Facts, RuleId, rule

MOVEMENT: Final[RuleId] = rule("SK 3.3")


class MovementPhase(Steps):
    """The phase: those who stand next to broken enemies make them DM, then ATT moves (SK 3.3)."""

    KIND: ClassVar[str] = "aslsk.movement_phase"
    STEPS: ClassVar[tuple[str, ...]] = (
        "close_by",  # SK 3.3, R4
        "orders",  # SK M3
    )

    def close_by(self, game: Starter) -> None:
        """Make broken enemies DM who have an unbroken unit of ATT next to them (SK 3.3)."""
        for hex in sorted(game.table.stacks):
            near(game, hex, game.table.side)

    def orders(self, game: Starter) -> None:
        """Ask ATT for his moves (SK M3)."""
        game.push(MoveOrders())


class MoveOrders(Ask):
    """ATT names the next unit to move, or has done (SK M3)."""

    KIND: ClassVar[str] = "aslsk.move_orders"
    PROMPT: ClassVar[str] = "move"

    def seat(self, game: Starter) -> str:
        return game.table.side

    def rule(self, game: Starter) -> RuleId:
        return MOVEMENT

    def facts(self, game: Starter) -> Facts:
        return {"count": len(movable(game.table))}

    def waiting(self, game: Starter) -> bool:
        return bool(movable(game.table))

    def run(self, game: Starter) -> None:
        game.finish(self)


FRAMES: Final[list[type[Step]]] = [MovementPhase, MoveOrders, *moving.FRAMES, *charges.FRAMES]
DEEDS: Final[dict[str, tuple[Deed[StarterTable], ...]]] = {
    MoveOrders.KIND: (Move(), Done()),
    Stack.KIND: (
        With(),
        DoubleTime(),
        Assault(),
        Go(),
        Road(),
        ThrowSmoke(),
        Recover(),
        Drop(),
        LayCharge(),
        Exit(),
        Abandon(),
        Leave(),
        Halt(),
    ),
}
