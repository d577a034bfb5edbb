"""The rules in play: frames, deeds, previews and views of every rule file, in the book's order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from caposaldo.aslsk import setup, turn, view
from caposaldo.aslsk.starter import Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Preview
from caposaldo.kernel.frames import Deed

Previews: TypeAlias = Callable[[Starter, Step, Action], Preview | None]

FRAMES: Final[list[type[Step]]] = [
    *turn.FRAMES,
    *setup.FRAMES,
]
DEEDS: Final[dict[str, tuple[Deed[StarterTable], ...]]] = {
    **setup.DEEDS,
}
PREVIEWS: Final[dict[str, Previews]] = {}
"""By kind of the frame on top: what an action offered there will do."""
SHOWS: Final[dict[str, view.Shows]] = {
    **view.SHOWS,
}
"""By kind of frame: what it adds to the view while it is under way."""
