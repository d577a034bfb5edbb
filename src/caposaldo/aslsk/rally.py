"""The rally phase: its steps in the order of the book, ATT first in each (SK 3.1, R1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from caposaldo.aslsk import handing, rallyend, recovery, reinforcing, repair, selfrally, unitrally
from caposaldo.aslsk.asking import Steps
from caposaldo.aslsk.special import snow
from caposaldo.aslsk.starter import Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Preview
from caposaldo.kernel.frames import Deed


class RallyPhase(Steps):
    """Both sides see to their weapons and rally their units (SK 3.1)."""

    KIND: ClassVar[str] = "aslsk.rally_phase"
    STEPS: ClassVar[tuple[str, ...]] = (
        "weather",  # SK V9
        "reinforcements",  # SK 3.1a
        "recovery",  # SK 3.1b
        "repair",  # SK 3.1c
        "transfer",  # SK 3.1d
        "self_rally",  # SK 3.1e
        "unit_rally",  # SK 3.1f
        "keeping",  # SK 3.1g
        "markers",  # SK 3.1g
    )

    def weather(self, game: Starter) -> None:
        """Make the DR for snow where the scenario has it (SK V9)."""
        snow.cast(game)

    def reinforcements(self, game: Starter) -> None:
        """Say who is due to enter; ATT may hold some back where the scenario says so (SK 3.1a)."""
        reinforcing.lay_out(game)
        game.push(reinforcing.Reserve(game.table.side))

    def recovery(self, game: Starter) -> None:
        """Recover abandoned weapons (SK 3.1b)."""
        _ask_both(game, recovery.Recovery)

    def repair(self, game: Starter) -> None:
        """Repair weapons that malfunction (SK 3.1c)."""
        _ask_both(game, repair.Repair)

    def transfer(self, game: Starter) -> None:
        """Pass weapons within a hex (SK 3.1d)."""
        _ask_both(game, handing.Handing)

    def self_rally(self, game: Starter) -> None:
        """Try self-rallies (SK 3.1e)."""
        _ask_both(game, selfrally.SelfRally)

    def unit_rally(self, game: Starter) -> None:
        """Rally units under their leaders (SK 3.1f)."""
        _ask_both(game, unitrally.UnitRally)

    def keeping(self, game: Starter) -> None:
        """Choose whose DM stays (SK 3.1g)."""
        _ask_both(game, rallyend.Keeping)

    def markers(self, game: Starter) -> None:
        """Take DM off (SK 3.1g)."""
        rallyend.remove_markers(game)


def _ask_both(game: Starter, question: Callable[[str], Step]) -> None:
    """Ask ATT, then DEF (SK R1)."""
    game.push(question(game.table.enemy))
    game.push(question(game.table.side))


FRAMES: Final[list[type[Step]]] = [
    RallyPhase,
    *reinforcing.FRAMES,
    *recovery.FRAMES,
    *repair.FRAMES,
    *handing.FRAMES,
    *selfrally.FRAMES,
    *unitrally.FRAMES,
    *rallyend.FRAMES,
]
DEEDS: Final[dict[str, tuple[Deed[StarterTable], ...]]] = {
    **reinforcing.DEEDS,
    **recovery.DEEDS,
    **repair.DEEDS,
    **handing.DEEDS,
    **selfrally.DEEDS,
    **unitrally.DEEDS,
    **rallyend.DEEDS,
}
PREVIEWS: Final[dict[str, Callable[[Starter, Step, Action], Preview | None]]] = {
    recovery.Recovery.KIND: recovery.preview,
    repair.Repair.KIND: repair.preview,
    selfrally.SelfRally.KIND: selfrally.preview,
    unitrally.UnitRally.KIND: unitrally.preview,
}
