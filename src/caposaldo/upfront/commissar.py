"""What a Commissar does to the pinned men of his group (15.53)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.kernel.frames import Frame, Script
from caposaldo.kernel.rules import rule
from caposaldo.upfront.groups import Group
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import KIA, UpFront, draw, lose, man_name

EXECUTION: Final = rule("UF 15.53")
ROLE: Final = "COMMISSAR"


def to_execute(game: UpFront) -> list[str]:
    """Return the groups of the side in turn in which a Commissar must draw (15.53)."""
    return [group.id for group in game.table.side(game.table.turn.side) if _watches(group)]


def _watches(group: Group) -> bool:
    men = group.ranks
    return any(man.pinned for man in men) and any(
        man.card.role == ROLE and not man.pinned for man in men
    )


class Execution(Script[UpFrontTable]):
    """A position is drawn; a pinned man who holds it is shot (15.53)."""

    KIND: ClassVar[str] = "upfront.execution"
    STEPS: ClassVar[tuple[str, ...]] = ("judge",)
    FIELDS: ClassVar[tuple[str, ...]] = ("group", "step")
    SORTS: ClassVar[tuple[type, ...]] = (str, str)

    def __init__(self, group: str, step: str = "") -> None:
        self.group: Final = group
        self.step = step

    def judge(self, game: UpFront) -> None:
        """Draw the position; the Commissar himself and a berserk man are safe (20.9)."""
        group = game.table.groups[self.group]
        card = draw(game, "execution", position=True)
        men = group.ranks
        position = card.positions[len(men) - 1]
        man = men[position - 1]
        shot = man.pinned and not man.berserk
        game.tell(
            "execution",
            (EXECUTION,),
            {
                "seat": group.side,
                "group": group.letter,
                "card": card.id,
                "position": position,
                "man": man_name(man),
                "shot": shot,
            },
        )
        if shot:
            lose(game, group, man, KIA, (EXECUTION,))


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Execution]
