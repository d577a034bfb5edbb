"""AFVs that move in the jungle: a check for bog with every Movement card (47.6)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.kernel.frames import Frame, Script
from caposaldo.kernel.rules import rule
from caposaldo.upfront.bogging import check
from caposaldo.upfront.groups import Group
from caposaldo.upfront.overrunning import Overrunning
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import UpFront

GOING: Final = rule("UF 47.6")


def stirred(game: UpFront, group: Group) -> None:
    """Let an AFV that gets a Movement card in the jungle check for bog (47.6).

    What the card sets off comes before it. An overrun checks by itself, once for the card.
    """
    if not game.table.battle.jungle or not group.armoured:
        return
    if not isinstance(game.stack[-1], Overrunning):
        game.push(RoughGoing(group.id))


class RoughGoing(Script[UpFrontTable]):
    """The check of an AFV on which a Movement card has just been laid (47.6)."""

    KIND: ClassVar[str] = "upfront.rough-going"
    STEPS: ClassVar[tuple[str, ...]] = ("roll",)
    FIELDS: ClassVar[tuple[str, ...]] = ("group", "step")
    SORTS: ClassVar[tuple[type, ...]] = (str, str)

    def __init__(self, group: str, step: str = "") -> None:
        self.group: Final = group
        self.step = step

    def roll(self, game: UpFront) -> None:
        """Check for bog, unless a mine has stopped it or the card has not stayed (8.53, 24.33)."""
        group = game.table.groups.get(self.group)
        if group is not None and group.armoured and group.moving:
            check(game, self.group, wire=False, cited=GOING)


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [RoughGoing]
