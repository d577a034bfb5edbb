"""Time to answer, where players agreed on a clock: arithmetic only, others read the clock."""

from __future__ import annotations

from dataclasses import dataclass

from caposaldo.kernel.actions import parse_chain
from caposaldo.kernel.contract import Timing
from caposaldo.kernel.rules import Refusal
from caposaldo.library import AnyGame


@dataclass(frozen=True)
class Spent:
    """How much has been used of the stretch of time that was measured last."""

    stretch: str = ""
    seconds: float = 0.0

    def on(self, timing: Timing) -> float:
        """Return what has been used of this stretch."""
        return self.seconds if self.stretch == timing.stretch else 0.0

    def more(self, timing: Timing, seconds: float) -> Spent:
        """Return this after so many seconds more, in which the time ran or rested."""
        return Spent(timing.stretch, self.on(timing) + (seconds if timing.running else 0.0))

    def left(self, timing: Timing) -> float:
        """Return the seconds left of this stretch, never less than none."""
        return max(0.0, timing.seconds - self.on(timing))


def only_the_clock(game: AnyGame, notation: str) -> Refusal | None:
    """Refuse a player's answer, or a chain with one, that only the clock may give."""
    calls = {deed.VERB for deeds in game.kind.deeds.values() for deed in deeds if deed.CALLED}
    timing, asked, steps = game.kind.timing(game), game.decision(), parse_chain(notation)
    if asked is None or not any(step.verb in calls for step in steps):
        return None
    if timing is None and len(steps) == 1:
        return None  # No clock is running: the game itself says so.
    return Refusal("clock-only", timing.rule if timing is not None else asked.rule)
