"""Men pinned in transfer turn back, unless a Hero lets them go on (17.8, 17.84, 17.92)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.kernel.frames import Frame, Script
from caposaldo.kernel.rules import rule
from caposaldo.upfront.groups import Group, find, group_id
from caposaldo.upfront.heroes import HeroChance
from caposaldo.upfront.men import Man
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.travelling import call_back, go_back
from caposaldo.upfront.verbs import UpFront

PINNED: Final = rule("UF 17.84")
NEW_GROUP: Final = rule("UF 17.92")


class HeldUp(Script[UpFrontTable]):
    """A man pinned in transfer: a Hero played at once lets him go on (17.8, 17.84)."""

    KIND: ClassVar[str] = "upfront.held_up"
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "judge")
    FIELDS: ClassVar[tuple[str, ...]] = ("side", "man", "step")
    SORTS: ClassVar[tuple[type, ...]] = (str, str, str)

    def __init__(self, side: str, man: str, step: str = "") -> None:
        self.side: Final = side
        self.man: Final = man
        self.step = step

    def ask(self, game: UpFront) -> None:
        """Ask for a Hero, whatever the hand holds."""
        game.push(HeroChance(self.side, self.man))

    def judge(self, game: UpFront) -> None:
        """If he is still pinned he goes back, and with him all who were to form a new group."""
        group = find(game.table.groups, self.man)
        man = group.man(self.man) if group is not None else None
        # The whole of a new group may have turned back for another man already.
        if group is None or man is None or not man.pinned or not man.heading:
            return
        if group_id(group.side, man.heading) in game.table.groups:
            go_back(game, group.id, self.man, PINNED)
        else:
            call_back(game, group.side, man.heading, NEW_GROUP)


def man_pinned(game: UpFront, group: Group, man: Man, _cause: str) -> None:
    """See about a man pinned in transfer (17.84)."""
    if man.heading:
        game.push(HeldUp(group.side, man.card.id))


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [HeldUp]
