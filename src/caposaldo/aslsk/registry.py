"""The rules in play: frames, deeds, previews and views of every rule file, in the book's order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from caposaldo.aslsk import (
    advancing,
    advancingfire,
    closecombat,
    closeview,
    declining,
    finalfire,
    firepreview,
    fireview,
    firstfire,
    leading,
    movement,
    movepreview,
    moving,
    prepfire,
    rally,
    rallyview,
    rout,
    routview,
    running,
    setup,
    turn,
    view,
    weaponview,
)
from caposaldo.aslsk.special import fortifying
from caposaldo.aslsk.starter import Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Preview
from caposaldo.kernel.frames import Deed

Previews: TypeAlias = Callable[[Starter, Step, Action], Preview | None]

FRAMES: Final[list[type[Step]]] = [
    *turn.FRAMES,
    *fortifying.FRAMES,
    *setup.FRAMES,
    *rally.FRAMES,
    *prepfire.FRAMES,
    *leading.FRAMES,
    *firstfire.FRAMES,
    *finalfire.FRAMES,
    *advancingfire.FRAMES,
    *declining.FRAMES,
    *movement.FRAMES,
    *rout.FRAMES,
    *running.FRAMES,
    *advancing.FRAMES,
    *closecombat.FRAMES,
]
DEEDS: Final[dict[str, tuple[Deed[StarterTable], ...]]] = {
    **fortifying.DEEDS,
    **setup.DEEDS,
    **rally.DEEDS,
    **prepfire.DEEDS,
    **leading.DEEDS,
    **firstfire.DEEDS,
    **finalfire.DEEDS,
    **advancingfire.DEEDS,
    **declining.DEEDS,
    **movement.DEEDS,
    **rout.DEEDS,
    **running.DEEDS,
    **advancing.DEEDS,
    **closecombat.DEEDS,
}
PREVIEWS: Final[dict[str, Previews]] = {
    **firepreview.PREVIEWS,
    moving.Stack.KIND: movepreview.preview,
    **weaponview.PREVIEWS,
    **rally.PREVIEWS,
    **routview.PREVIEWS,
    **closeview.PREVIEWS,
}
"""By kind of the frame on top: what an action offered there will do."""
SHOWS: Final[dict[str, view.Shows]] = {
    **view.SHOWS,
    **rallyview.SHOWS,
    **fireview.SHOWS,
    **weaponview.SHOWS,
    **firstfire.SHOWS,
    **movepreview.SHOWS,
    **routview.SHOWS,
    **closeview.SHOWS,
}
"""By kind of frame: what it adds to the view while it is under way."""
