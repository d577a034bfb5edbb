"""The clock that both players may agree on: a minute to declare actions and discards (16.31).

No rule reads a clock: whoever keeps the time says when the minute is over.
"""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.kernel.contract import Timing
from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Refusal, rule
from caposaldo.upfront.hands import PASSING, Discarding, Resolving
from caposaldo.upfront.storming import due, storm
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.turn import PlayerTurn
from caposaldo.upfront.verbs import Step, UpFront

CLOCK_RULE: Final = rule("UF 16.31")
CLOCK: Final = "clock"
NONE: Final = "none"
MINUTE: Final = "minute"
SECONDS: Final = 60
TIME_UP: Final = "time-up"
LATER: Final = (*PlayerTurn.STEPS[PlayerTurn.STEPS.index("executions") :], "end")
"""The steps of a turn that follow its discards."""


def has_clock(game: UpFront) -> bool:
    """Tell whether two players agreed on the clock; old games name no such choice."""
    agreed = game.setup.readings.get(CLOCK, NONE) == MINUTE
    return agreed and not game.table.battle.solitaire


def timing(game: UpFront) -> Timing | None:
    """Say whose minute it is, from the enemy's refill to the end of the discards (16.31)."""
    asked = game.decision()
    if asked is None or not has_clock(game) or not _declaring(game):
        return None
    turn = game.table.turn
    call = TIME_UP if asked.calls else ""
    return Timing(turn.side, str(turn.number), SECONDS, CLOCK_RULE, asked.seat == turn.side, call)


def _declaring(game: UpFront) -> bool:
    """Tell whether the side in turn may still declare something, now or when this is resolved."""
    for frame in game.stack:
        # A turn under way points at its next step: while discards are asked for, at the one after.
        if isinstance(frame, Discarding):
            return True
        if isinstance(frame, PlayerTurn) and frame.step not in LATER:
            return True
    return False


class TimeUp(Deed[UpFrontTable]):
    """The minute is over: nothing more is declared, what was declared is resolved (16.31)."""

    VERB: ClassVar[str] = TIME_UP
    CALLED: ClassVar[bool] = True

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        return None if has_clock(game) else Refusal("no-clock", CLOCK_RULE)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        turn = game.table.turn
        # Time does not come back: nobody takes this answer back.
        game.reveal()
        # The question about actions is closed already, the frame that asks it is not.
        game.finish(game.stack[-1])
        game.tell("time-up", (CLOCK_RULE,), {"seat": turn.side})
        # A charge at close quarters needs no declaration (45.422).
        charges = due(game)
        if turn.idle and not charges:
            game.tell("passes", (PASSING,), {"seat": turn.side})
        under_way = game.stack[-1]
        assert isinstance(under_way, PlayerTurn)
        under_way.again("executions")
        if isinstance(frame, Discarding) and frame.declared:
            game.push(Resolving("", frame.declared))
        for group in reversed(charges):
            storm(game, group.id)


ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (TimeUp(),)
DISCARDS: Final[tuple[Deed[UpFrontTable], ...]] = ACTIONS
